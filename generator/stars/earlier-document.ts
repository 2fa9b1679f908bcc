import { documentUrl } from '../../src/catalogue/document-url.js';
import type { Context } from '../context.js';
import { type EarlierDocument, parseDocument, toEarlier } from '../document/published.js';
import { systemCode } from '../errors.js';
import { AnswerTooLargeError, MAX_DOCUMENT_BYTES, readText, withDeadline } from '../network.js';

/** How long the document may take to arrive, in milliseconds. */
const PATIENCE = 60_000;

/** What asking for a published document came to. */
export type EarlierAnswer =
  | { readonly document: EarlierDocument }
  /** There is nothing yet: the site is new. A sentence without its end. */
  | { readonly absent: string }
  /** It cannot be told what is published there. A sentence without its end. */
  | { readonly failure: string };

/** Whether an argument is an address, and no path of this machine. */
export const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/**
 * Asks for a document that is published.
 * @param address of the document, or of the site
 */
export async function fetchEarlier(
  address: string,
  { fetch, stopped }: Pick<Context, 'fetch' | 'stopped'>,
): Promise<EarlierAnswer> {
  const url = URL.canParse(address) ? documentUrl(address) : undefined;
  if (url === undefined) return { failure: `${address} is no address` };
  const deadline = withDeadline(stopped, PATIENCE);
  try {
    const response = await fetch(new URL(url), { signal: deadline.signal });
    if (response.status === 200) {
      const read = parseDocument(await readText(response, MAX_DOCUMENT_BYTES), url);
      return typeof read === 'string' ? { failure: read.replace(/\.$/, '') } : { document: toEarlier(read) };
    }
    await response.body?.cancel();
    const said = `${url} answers with status ${response.status}`;
    return [404, 410].includes(response.status) ? { absent: said } : { failure: said };
  } catch (error) {
    if (error instanceof AnswerTooLargeError) return { failure: `${url} is larger than 25 MiB` };
    if (deadline.isOver()) return { failure: `${url} did not answer in time` };
    const code = systemCode(error instanceof Error ? (error.cause ?? error) : error);
    if (code === 'ENOTFOUND') return { absent: `there is no host of the name in ${url}` };
    return { failure: `${url} could not be reached${code === '' ? '' : ` (${code})`}` };
  } finally {
    deadline.clear();
  }
}
