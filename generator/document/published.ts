// What is published already, in a folder or on a live site: how it is read, and when a build is refused for losing too
// much of it.
import { createHash } from 'node:crypto';
import pMap, { pMapSkip } from 'p-map';
import { documentUrl, parseUrl } from '../../src/catalogue/addresses.js';
import { CatalogueError } from '../../src/catalogue/errors.js';
import { type DroppedSolution, parseCatalogue } from '../../src/catalogue/parse.js';
import type { Catalogue, Solution } from '../../src/catalogue/schema.js';
import type { Context } from '../context.js';
import { Folder, readNamed } from '../disk/folder.js';
import { RefusedError, systemCode } from '../errors.js';
import { AnswerTooLargeError, MAX_DOCUMENT_BYTES, readText, withDeadline } from '../network.js';
import { DOCUMENT_PATH, type OutputFile } from '../output-file.js';
import { counted } from '../terminal.js';

/** A document as it is on the disk. */
export interface ReadDocument {
  readonly catalogue: Catalogue;
  /** The entries that are no usable solutions. */
  readonly dropped: readonly DroppedSolution[];
}

/**
 * Reads a document as the element would.
 * @param path of the document, or of a built folder
 * @returns the document; else a sentence that says why there is none
 */
export function readDocument(path: string): ReadDocument | string {
  try {
    const folder = new Folder(path);
    const bytes = folder.exists ? folder.read(DOCUMENT_PATH) : readNamed(path);
    return parseDocument(bytes.toString(), path);
  } catch (error) {
    const code = systemCode(error);
    if (code === '') throw error;
    return code === 'ENOENT' || code === 'ENOTDIR'
      ? `${path} does not exist. Name a solutions.json, or a folder that build has made.`
      : `${path} cannot be read (${code}). Check its permissions.`;
  }
}

/**
 * Reads the text of a document as the element would.
 * @param where its path or its address, for the sentence
 * @returns the document; else a sentence that says why it is none
 */
function parseDocument(text: string, where: string): ReadDocument | string {
  const dropped: DroppedSolution[] = [];
  try {
    const catalogue = parseCatalogue(text, { onDropped: (solution) => dropped.push(solution) });
    return { catalogue, dropped };
  } catch (error) {
    if (error instanceof CatalogueError) return `${where} is no catalogue document: ${error.message}`;
    throw error;
  }
}

/** What of an earlier document a build compares with. */
export interface EarlierDocument {
  /** When it was made, in ISO 8601. */
  readonly generatedAt: string;
  readonly solutions: readonly Pick<Solution, 'name' | 'github' | 'stars'>[];
  /** All of it, for what has changed since. */
  readonly catalogue: Catalogue;
}

/**
 * Reads an earlier document.
 * @param path of the document, or of a built folder
 * @returns what is compared; else a sentence that says why there is none
 */
export function readEarlier(path: string): EarlierDocument | string {
  const read = readDocument(path);
  return typeof read === 'string' ? read : toEarlier(read);
}

/** What of a document a build compares with. */
const toEarlier = ({ catalogue }: ReadDocument): EarlierDocument => ({
  generatedAt: catalogue.generatedAt,
  solutions: catalogue.solutions,
  catalogue,
});

/** The largest share of the solutions that a build may remove without being told so. */
const MAX_SHRINK = 0.2;
/** The most names that are listed. */
const MAX_NAMES = 5;

/**
 * Keeps a catalogue from being emptied by accident: a folder that was not checked out, a bad merge.
 * @param names of the solutions to be published
 * @param published the document that is there
 * @throws {RefusedError}
 */
export function checkShrink(
  names: readonly string[],
  published: Pick<EarlierDocument, 'solutions'> | undefined,
  mayShrink: boolean,
): void {
  if (names.length === 0) throw new RefusedError('Refused to publish: there are no solutions.');
  const before = published?.solutions.length ?? 0;
  if (mayShrink || !published || names.length >= before * (1 - MAX_SHRINK)) return;
  const now = new Set(names);
  const gone = published.solutions.map(({ name }) => name).filter((name) => !now.has(name));
  const listed = gone.slice(0, MAX_NAMES).join(', ') + (gone.length > MAX_NAMES ? ', …' : '');
  const percent = Math.floor(100 * (1 - names.length / before));
  throw new RefusedError(
    `Refused to publish: ${counted(names.length, 'solution')} would replace the ${before} that are published, so ${percent} % ` +
      `would go: ${listed}. If that is meant, build with --allow-shrink.`,
  );
}

/** How many files of a live site are asked for at the same time. */
export const FILES_AT_ONCE = 4;

/** How long a file may take to arrive, in milliseconds. */
const PATIENCE = 60_000;

/** What asking for a published file came to. */
type PublishedAnswer =
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
async function fetchPublished(
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

/** A script that a build has published, and that pages of others name. */
export interface PublishedScript extends OutputFile {
  /** For the `integrity` attribute. */
  readonly integrity: string;
}

/** The list of all scripts that were ever published: their integrity by their paths below `assets/`. */
export const INTEGRITY_PATH = 'assets/integrity.json';

/**
 * Scripts that stay: those whose names carry a hash (version 0.1 also had them without a folder), and the current scripts
 * of a major version.
 */
const LASTING = /^(?:(?:v\/)?[a-z][\w.-]*-[\da-f]{10}|v\d+\/solution-(?:catalogue|card))\.js$/;

/** How much of one script is read, in bytes: ten times what the element weighs. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * The lasting scripts of a published folder.
 * @returns none when nothing was published there, or not by `build`
 */
export const readScripts = (out: string): Promise<PublishedScript[]> => scriptsOf(folderReader(out));

/**
 * The lasting scripts of a live site. Those that it lists and no longer has are lost already.
 * @param address of the site, or of its document
 * @throws {RefusedError} when the site cannot be asked, since pages that name a script would then find nothing
 */
export const fetchScripts = (
  address: string,
  context: Pick<Context, 'fetch' | 'stopped'>,
): Promise<PublishedScript[]> =>
  scriptsOf(siteReader(address, 'pages elsewhere may name scripts of that site', MAX_BYTES, context));

/**
 * The lasting scripts that a list names, with their integrity.
 * @param text of `integrity.json`; what is no such list names none
 */
export function lastingScripts(text = '{}'): [name: string, integrity: string][] {
  try {
    const list: unknown = JSON.parse(text);
    const entries: [string, unknown][] =
      typeof list === 'object' && list !== null ? Object.entries(list) : [];
    return entries.filter(
      (entry): entry is [string, string] => LASTING.test(entry[0]) && typeof entry[1] === 'string',
    );
  } catch {
    return [];
  }
}

/** Reads the list, and what it names. A file that is not what the list says is left out: browsers would refuse it. */
async function scriptsOf(read: ReadPublished): Promise<PublishedScript[]> {
  return await pMap(
    lastingScripts(await read(INTEGRITY_PATH)),
    async ([name, integrity]) => {
      const path = `assets/${name}`;
      const bytes = Buffer.from((await read(path)) ?? '');
      return integrityOf(bytes) === integrity ? { path, bytes, integrity } : pMapSkip;
    },
    { concurrency: FILES_AT_ONCE },
  );
}

/** What `integrity="…"` on a script tag must say for these bytes. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
