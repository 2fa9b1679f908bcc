import { SolutionCatalogue } from './solution-catalogue.js';

const NAME = 'solution-catalogue';

// A page may load the script twice, or in two versions: the first one stays, since a name cannot be defined again.
if (customElements.get(NAME)) {
  console.warn(`<${NAME}> is already defined on this page; this copy of the script is not used.`);
} else {
  customElements.define(NAME, SolutionCatalogue);
}

export * from './index.js';
