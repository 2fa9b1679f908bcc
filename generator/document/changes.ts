import * as z from 'zod/mini';
import { documentUrl } from '../../src/catalogue/document-url.js';
import type { Context } from '../context.js';
import { Folder } from '../disk/folder.js';
import { RefusedError, systemCode } from '../errors.js';
import type { OutputFile } from '../output-file.js';
import { fetchPublished } from './published-site.js';

/** Where the site keeps what has changed, so that the next build can carry it on. */
export const CHANGES_PATH = 'changes.json';

/** How much of the file is read, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

/** What changed of a field. Values are there where they are short: texts and lists are only named. */
const field = z.strictObject({
  field: z.string(),
  before: z.optional(z.union([z.string(), z.number()])),
  after: z.optional(z.union([z.string(), z.number()])),
});

const changeSchema = z.strictObject({
  /** The day of the build, YYYY-MM-DD. */
  date: z.iso.date(),
  kind: z.enum(['changed', 'renamed', 'removed']),
  /** The name that the solution has, or had when it was removed. */
  name: z.string(),
  /** The name before it was renamed. */
  before: z.optional(z.string()),
  fields: z.optional(z.array(field)),
});

/** What happened to a solution on a day. Additions are not among them: the document itself has their days. */
export type Change = z.infer<typeof changeSchema>;

/** The changes that a published folder keeps; none where nothing was published. */
export function readChanges(out: string): Change[] {
  const folder = new Folder(out);
  try {
    return folder.exists ? parseChanges(folder.read(CHANGES_PATH, MAX_BYTES).toString()) : [];
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
    return [];
  }
}

/**
 * The changes that a live site keeps.
 * @param address of the site, or of its document
 * @throws {RefusedError} when the site cannot be asked: what is not carried on now is lost
 */
export async function fetchChanges(
  address: string,
  context: Pick<Context, 'fetch' | 'stopped'>,
): Promise<Change[]> {
  const url = new URL('../../', documentUrl(address)).href + CHANGES_PATH;
  const answer = await fetchPublished(url, MAX_BYTES, context);
  if ('failure' in answer)
    throw new RefusedError(
      `Refused to publish: ${answer.failure}, and what has changed so far stands there. Build again later, or without ` +
        '--keep-from where that does not matter.',
    );
  return 'text' in answer ? parseChanges(answer.text) : [];
}

/** What cannot be read as a change is left out. */
function parseChanges(text: string): Change[] {
  try {
    const list: unknown = JSON.parse(text);
    return (Array.isArray(list) ? list : []).flatMap((each) => {
      const { data } = z.safeParse(changeSchema, each);
      return data ? [data] : [];
    });
  } catch {
    return [];
  }
}

/** The file that keeps the changes. */
export const writeChangesFile = (changes: readonly Change[]): OutputFile => ({
  path: CHANGES_PATH,
  bytes: Buffer.from(`${JSON.stringify(changes, null, 1)}\n`),
});
