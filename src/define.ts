// The entry `solution-catalogue/define`: defines `<solution-catalogue>` and `<solution-card>`.
import Fuse from 'fuse.js/basic';
import { defineElements } from './define-elements.js';
import { SolutionCatalogue } from './element/solution-catalogue.js';
import { SolutionCard } from './element/solution-card.js';
import { SolutionList } from './element/solution-list.js';
import { SourceElement } from './element/source-element.js';

// the search judges typing errors by Fuse; here it costs nothing more
SourceElement.nearest = (word, known) => new Fuse(known, { threshold: 0.5 }).search(word)[0]?.item;

defineElements('solution-catalogue', 'solution-catalogue', {
  'solution-catalogue': SolutionCatalogue,
  'solution-card': SolutionCard,
  'solution-list': SolutionList,
});

export { CatalogueError, type CatalogueErrorKind } from './catalogue/errors.js';
export * from './element/events.js';
export { SolutionCard, SolutionCatalogue, SolutionList };
