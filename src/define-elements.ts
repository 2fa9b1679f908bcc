import { policyRefusal } from './trusted-types.js';

/**
 * Registers the elements of a script. A page may load a script twice, or in two versions, or both scripts: the first one
 * stays, since a name cannot be defined again.
 * @param policy the name of the script's Trusted Types policy
 * @param own the element by which a second copy of the script is known; empty where there can be none
 */
export function defineElements(
  policy: string,
  own: string,
  elements: Readonly<Record<string, CustomElementConstructor>>,
): void {
  const refusal = policyRefusal();
  const isXml = 'document' in globalThis && document.contentType.endsWith('xml');
  if (customElements.get(own))
    console.warn(`<${own}> is already defined: this copy of the script is not used.`);
  else if (refusal)
    console.error(
      `The catalogue is not shown: add \`trusted-types ${policy}\` to the Content-Security-Policy of this page.`,
      refusal,
    );
  else if (isXml) console.error(`The catalogue is not shown: this page is XML. Send it as text/html.`);
  // Without its policy Lit could render nothing where Trusted Types are required, and its templates are not XML: what the
  // page wrote into the elements stays instead.
  if (!refusal && !isXml)
    for (const [name, element] of Object.entries(elements))
      if (!customElements.get(name)) customElements.define(name, element);
}
