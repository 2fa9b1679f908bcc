// The published changes.json: how it is read, from a folder or a live site, and written.
import * as z from 'zod/mini';
import type { Context } from '../context.js';
import type { OutputFile } from '../output-file.js';
import { folderReader, siteReader } from './published.js';

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
export const readChanges = async (out: string): Promise<Change[]> =>
  parseChanges(await folderReader(out, MAX_BYTES)(CHANGES_PATH));

/**
 * The changes that a live site keeps.
 * @param address of the site, or of its document
 * @throws {RefusedError} when the site cannot be asked: what is not carried on now is lost
 */
export const fetchChanges = async (
  address: string,
  context: Pick<Context, 'fetch' | 'stopped'>,
): Promise<Change[]> => {
  const read = siteReader(address, 'what has changed so far stands there', MAX_BYTES, context);
  return parseChanges(await read(CHANGES_PATH));
};

/** What cannot be read as a change is left out. */
function parseChanges(text = '[]'): Change[] {
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
