/**
 * The smaller script, for pages that show what is chosen and let nobody search: it defines `<solution-card>` and
 * `<solution-list>`.
 * @packageDocumentation
 */
import { defineElements } from './define-elements.js';
import { SolutionList } from './element/solution-list.js';
import { suggest } from './catalogue/did-you-mean.js';
import { SolutionCard } from './element/solution-card.js';
import { SourceElement } from './element/source-element.js';

SourceElement.nearest = suggest;

// Beside the script of the catalogue, which has these elements too, it is no second copy.
defineElements('solution-card', customElements.get('solution-catalogue') ? '' : 'solution-list', {
  'solution-card': SolutionCard,
  'solution-list': SolutionList,
});

export { SolutionCard, SolutionList };
