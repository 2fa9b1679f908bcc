import { SolutionCard } from './element/solution-card.js';
import { SolutionCatalogue } from './element/solution-catalogue.js';

const ELEMENTS = { 'solution-catalogue': SolutionCatalogue, 'solution-card': SolutionCard };

// A page may load the script twice, or in two versions: the first one stays, since a name cannot be defined again.
const [taken] = Object.keys(ELEMENTS).filter((name) => customElements.get(name));
if (taken) console.warn(`<${taken}> is already defined on this page; this copy of the script is not used.`);

for (const [name, element] of Object.entries(ELEMENTS))
  if (!customElements.get(name)) customElements.define(name, element);

export * from './index.js';
