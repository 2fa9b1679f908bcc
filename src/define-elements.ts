import { policyRefusal } from './trusted-types.js';

/**
 * Registers the elements of a script. A page may load a script twice, or in two versions, or both scripts: the first one
 * stays, since a name cannot be defined again.
 * @param policy the name of the script's Trusted Types policy
 * @param own the element that no other script has
 */
export function defineElements(
  policy: string,
  own: string,
  elements: Readonly<Record<string, CustomElementConstructor>>,
): void {
  const refusal = policyRefusal();
  const isXml = 'document' in globalThis && document.contentType.endsWith('xml');
  if (customElements.get(own))
    console.warn(`<${own}> is already defined on this page; this copy of the script is not used.`);
  else if (refusal)
    console.error(
      `The catalogue is not shown: the Content-Security-Policy of this page refuses the Trusted Types policy that the script needs. Add \`trusted-types ${policy}\` to it.`,
      refusal,
    );
  else if (isXml)
    console.error(
      `The catalogue is not shown: this page is sent as ${document.contentType}, and Lit renders nothing in XML. Send it as text/html.`,
    );
  // Without its policy Lit could render nothing where Trusted Types are required, and its templates are not XML: what the
  // page wrote into the elements stays instead.
  if (!refusal && !isXml)
    for (const [name, element] of Object.entries(elements))
      if (!customElements.get(name)) customElements.define(name, element);
}
