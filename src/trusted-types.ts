// The name of Lit's Trusted Types policy, and what happens when a page refuses it.

/** The part of the browser's `trustedTypes` that Lit uses: it makes one policy, under a name that the page must allow. */
interface PolicyFactory {
  createPolicy(name: string, rules: PolicyRules): object;
}

interface PolicyRules {
  createHTML(html: string): string;
}

let refusal: Error | undefined;

/**
 * Stands in the place of Lit's own call of `createPolicy` in the files of the CDN (generator/bundle/script.ts puts it
 * there). Lit asks for its policy while the script is loaded, so that a refusal would end the script with an error that
 * the page did not expect.
 * @returns the policy, or undefined when the page refuses it
 */
export function requestPolicy(factory: PolicyFactory, name: string, rules: PolicyRules): object | undefined {
  try {
    return factory.createPolicy(name, rules);
  } catch (error) {
    refusal = error as Error;
    return undefined;
  }
}

/** @returns why the page refused the policy; undefined when it did not, or was never asked */
export const policyRefusal = (): Error | undefined => refusal;
