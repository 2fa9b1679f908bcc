import { webUrl } from '../../../src/catalogue/meaning.js';

/**
 * What is wrong with an address of a website.
 * @returns a sentence; undefined when it is an http(s) URL that visitors can be sent to
 */
export function checkUrl(address: string): string | undefined {
  if (/\s/.test(address)) return `"${address}" contains blanks. Write the whole address without them.`;
  if (!/^https?:\/\/[^/]/i.test(address) || webUrl(address) === undefined)
    return `"${address}" is no http or https address. Write it as https://example.org/.`;
  const { hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return 'contains a user name or password. Remove it.';
  if (!/\.[a-z][a-z0-9-]*\.?$/i.test(hostname))
    return `"${hostname}" is no public host name. Write it as https://example.org/.`;
  return undefined;
}
