// The element, and the client that it shares with the tests: who asks it again learns what became of the document.
import { SolutionCatalogue } from '../../src/element/solution-catalogue.js';

export { loadCatalogue } from '../../src/catalogue/client/index.js';

customElements.define('solution-catalogue', SolutionCatalogue);
