import { parseUrl } from '../../src/catalogue/meaning.js';
import { documentUrl } from '../../src/catalogue/document-url.js';
import type { Context } from '../context.js';
import { type EarlierDocument, parseDocument, toEarlier } from '../document/published.js';
import { fetchPublished, type PublishedAnswer } from '../document/published-site.js';
import { MAX_DOCUMENT_BYTES } from '../network.js';

/** What asking for a published document came to. */
export type EarlierAnswer =
  | { readonly document: EarlierDocument }
  | Exclude<PublishedAnswer, { readonly text: string }>;

/**
 * Asks for a document that is published.
 * @param address of the document, or of the site
 */
export async function fetchEarlier(
  address: string,
  context: Pick<Context, 'fetch' | 'stopped'>,
): Promise<EarlierAnswer> {
  const url = parseUrl(address) ? documentUrl(address) : undefined;
  if (url === undefined) return { failure: `${address} is no address` };
  const answer = await fetchPublished(url, MAX_DOCUMENT_BYTES, context);
  if (!('text' in answer)) return answer;
  const read = parseDocument(answer.text, url);
  return typeof read === 'string' ? { failure: read.replace(/\.$/, '') } : { document: toEarlier(read) };
}
