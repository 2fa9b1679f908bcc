/**
 * The smaller script, for pages that show what is chosen and let nobody search: it defines `<solution-card>` and
 * `<solution-list>`.
 * @packageDocumentation
 */
import { defineElements } from './define-elements.js';
import { SolutionList } from './element/solution-list.js';
import { SolutionCard } from './element/solution-card.js';

defineElements('solution-card', 'solution-list', {
  'solution-card': SolutionCard,
  'solution-list': SolutionList,
});

export { SolutionList };
