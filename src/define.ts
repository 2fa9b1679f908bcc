import { SolutionCard } from './element/solution-card.js';
import { SolutionCatalogue } from './element/solution-catalogue.js';
import { policyRefusal } from './trusted-types.js';

const ELEMENTS = { 'solution-catalogue': SolutionCatalogue, 'solution-card': SolutionCard };

// A page may load the script twice, or in two versions: the first one stays, since a name cannot be defined again.
const [taken] = Object.keys(ELEMENTS).filter((name) => customElements.get(name));
const refusal = policyRefusal();
const isXml = 'document' in globalThis && document.contentType.endsWith('xml');
if (taken) console.warn(`<${taken}> is already defined on this page; this copy of the script is not used.`);
else if (refusal)
  console.error(
    'The catalogue is not shown: the Content-Security-Policy of this page refuses the Trusted Types policy that the script needs. Add `trusted-types solution-catalogue` to it.',
    refusal,
  );
else if (isXml)
  console.error(
    `The catalogue is not shown: this page is sent as ${document.contentType}, and Lit renders nothing in XML. Send it as text/html.`,
  );

// Without its policy Lit could render nothing where Trusted Types are required, and its templates are not XML: what the
// page wrote into the elements stays instead.
if (!refusal && !isXml)
  for (const [name, element] of Object.entries(ELEMENTS))
    if (!customElements.get(name)) customElements.define(name, element);

export * from './index.js';
