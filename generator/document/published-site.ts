import { documentUrl } from '../../src/catalogue/document-url.js';
import type { Context } from '../context.js';
import { Folder } from '../disk/folder.js';
import { RefusedError, systemCode } from '../errors.js';
import { AnswerTooLargeError, readText, withDeadline } from '../network.js';

/** How long a file may take to arrive, in milliseconds. */
const PATIENCE = 60_000;

/** What asking for a published file came to. */
export type PublishedAnswer =
  | { readonly text: string }
  /** There is nothing of the kind. A sentence without its end. */
  | { readonly absent: string }
  /** It cannot be told what is published there. A sentence without its end. */
  | { readonly failure: string };

/** Whether an argument is an address, and no path of this machine. */
export const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/**
 * Asks a live site for one of its files.
 * @param maxBytes how much of it is read, in decoded bytes
 */
export async function fetchPublished(
  url: string,
  maxBytes: number,
  { fetch, stopped }: Pick<Context, 'fetch' | 'stopped'>,
): Promise<PublishedAnswer> {
  const deadline = withDeadline(stopped, PATIENCE);
  try {
    const response = await fetch(new URL(url), { signal: deadline.signal });
    if (response.status === 200) return { text: await readText(response, maxBytes) };
    await response.body?.cancel();
    const said = `${url} answers with status ${response.status}`;
    return [404, 410].includes(response.status) ? { absent: said } : { failure: said };
  } catch (error) {
    if (error instanceof AnswerTooLargeError)
      return { failure: `${url} is larger than ${Math.round(maxBytes / 1024 / 1024)} MiB` };
    if (deadline.isOver()) return { failure: `${url} did not answer in time` };
    const code = systemCode(error instanceof Error ? (error.cause ?? error) : error);
    if (code === 'ENOTFOUND') return { absent: `there is no host of the name in ${url}` };
    return { failure: `${url} could not be reached${code === '' ? '' : ` (${code})`}` };
  } finally {
    deadline.clear();
  }
}

/** Reads one file of what is published; undefined where there is none. Its path is relative to the site. */
export type ReadPublished = (path: string) => Promise<string | undefined>;

/**
 * Reads the files of a published folder, which need not be there.
 * @param maxBytes how much of one file is read
 */
export function folderReader(out: string, maxBytes = Infinity): ReadPublished {
  const folder = new Folder(out);
  return (path) => {
    try {
      return Promise.resolve(folder.exists ? folder.read(path, maxBytes).toString() : undefined);
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') throw error;
      return Promise.resolve(undefined);
    }
  };
}

/**
 * Reads the files of a live site. What cannot be read is refused, since the next build would publish without it.
 * @param address of the site, or of its document
 * @param lost what would be lost, as the end of a sentence
 * @param maxBytes how much of one file is read, in decoded bytes
 * @throws {RefusedError} from the reader, when the site cannot be asked
 */
export function siteReader(
  address: string,
  lost: string,
  maxBytes: number,
  context: Pick<Context, 'fetch' | 'stopped'>,
): ReadPublished {
  const root = new URL('../../', documentUrl(address)).href;
  return async (path) => {
    const answer = await fetchPublished(root + path, maxBytes, context);
    if ('failure' in answer)
      throw new RefusedError(
        `Refused to publish: ${answer.failure}, and ${lost}. Build again later, or without --keep-from where that ` +
          'does not matter.',
      );
    return 'text' in answer ? answer.text : undefined;
  };
}
