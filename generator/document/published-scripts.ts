import { createHash } from 'node:crypto';
import pMap, { pMapSkip } from 'p-map';
import type { Context } from '../context.js';
import type { OutputFile } from '../output-file.js';
import { folderReader, type ReadPublished, siteReader } from './published.js';

/** A script that a build has published, and that pages of others name. */
export interface PublishedScript extends OutputFile {
  /** For the `integrity` attribute. */
  readonly integrity: string;
}

/** The list of all scripts that were ever published: their integrity by their paths below `assets/`. */
export const INTEGRITY_PATH = 'assets/integrity.json';

/**
 * Scripts that stay: those whose names carry a hash (version 0.1 also had them without a folder), and the current script
 * of a major version.
 */
const LASTING = /^(?:(?:v\/)?[a-z][\w.-]*-[\da-f]{10}|v\d+\/solution-catalogue)\.js$/;

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
    { concurrency: 4 },
  );
}

/** What `integrity="…"` on a script tag must say for these bytes. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
