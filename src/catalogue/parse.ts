import { checkEnvelope as checkMembers, checkSolution } from './check.js';
import type { Fault } from './validators.js';
import { cleanText } from './clean-text.js';
import { isObject, prepareEntry } from './prepare-entry.js';
import { CatalogueError } from './errors.js';
import { readPieces, readWhole } from './incremental-json.js';
import type { Catalogue, Solution } from './schema.js';
import { SCHEMA_VERSION } from './values.js';

/** An entry of the document that is no usable solution. */
export interface DroppedSolution {
  /** Its position in the document's `solutions`, from 0. */
  index: number;
  /** What is wrong with it, in English. */
  reason: string;
}

export interface ParseOptions {
  /** Called for every entry that is left out because it is no usable solution. */
  onDropped?: ((dropped: DroppedSolution) => void) | undefined;
}

/**
 * Reads a document. Entries that are no usable solutions, and those that bear the name of an earlier one, are left
 * out and reported: they never cost the others. `count` is the number of those that remain. What a solution can do
 * without is made neutral: unusable star counts are null, an icon that is no emoji is a neutral one. Values of
 * `deployment` and `audience` that this version does not know stay, behind the known ones.
 *
 * @param text the document as it arrived, JSON
 * @returns the catalogue, every part of it checked
 * @throws {CatalogueError} of kind `parse` (not JSON), `version` (made for another version) or `schema` (JSON, but
 *   no catalogue)
 */
export function parseCatalogue(text: string, options?: ParseOptions): Catalogue {
  const steps = parsing(text, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** As {@link parseCatalogue}, in steps of about a millisecond, for those who do something else in between. */
export function* parsing(text: string, { onDropped }: ParseOptions = {}): Generator<undefined, Catalogue> {
  const checked = (yield* checkAll(readPieces(text))) ?? (yield* checkAll(readWhole(text)));
  if (!checked) throw new CatalogueError('schema', 'The document is empty.');
  if (onDropped) checked.dropped.forEach(onDropped);
  return checked.catalogue;
}

interface Checked {
  catalogue: Catalogue;
  dropped: DroppedSolution[];
}

/** Checks a document while it is read; undefined when it cannot be read in this way. */
function* checkAll(pieces: Generator<unknown[], unknown>): Generator<undefined, Checked | undefined> {
  const solutions: Solution[] = [];
  const dropped: DroppedSolution[] = [];
  const names = new Set<string>();
  const add = (entry: unknown, index: number): void => {
    const solution = checkEntry(entry);
    if (typeof solution === 'string') {
      dropped.push({ index, reason: solution });
      return;
    }
    const name = solution.name.toLowerCase();
    if (names.has(name)) dropped.push({ index, reason: 'name (that of an earlier solution)' });
    else solutions.push(solution);
    names.add(name);
  };
  let count = 0;
  for (;;) {
    const { done, value } = pieces.next();
    if (done) {
      if (value === undefined) return undefined;
      return { catalogue: { ...checkEnvelope(value), count: solutions.length, solutions }, dropped };
    }
    for (const entry of value) add(entry, count++);
    yield;
  }
}

/** The solution that an entry is, or what is wrong with it. */
function checkEntry(value: unknown): Solution | string {
  const prepared = prepareEntry(value);
  const solution = checkSolution(prepared?.entry);
  if ('issues' in solution) return explain(solution.issues);
  for (const [list, values] of Object.entries(prepared?.unknown ?? {}))
    // The types name the values that this version knows; later ones are shown as they are written.
    (solution.data[list as 'deployment' | 'audience'] as string[]).push(...values);
  return solution.data;
}

/** What stands around the solutions. */
function checkEnvelope(value: unknown): Omit<Catalogue, 'solutions'> {
  // The number of solutions is counted, whatever the document says.
  const json: unknown = isObject(value) ? { ...value, count: 0 } : value;
  if (isObject(json))
    for (const key of ['license', 'homepage'])
      if (typeof json[key] === 'string') json[key] = cleanText(json[key], LONGEST);
  const envelope = checkMembers(json);
  if ('data' in envelope) return envelope.data;
  const version = isObject(json) && Object.hasOwn(json, 'version') && json.version;
  if (typeof version === 'number' && version !== SCHEMA_VERSION)
    throw new CatalogueError('version', `The document has version ${version}, this reads ${SCHEMA_VERSION}.`);
  throw new CatalogueError('schema', `The document is no catalogue: ${explain(envelope.issues)}`);
}

/** The longest text around the solutions, in UTF-16 units. */
const LONGEST = 2000;

/** Zod words its issues in English only where a locale is configured, and that would be the host page's too. */
function explain(issues: readonly Fault[]): string {
  return issues
    .slice(0, 3)
    .map(({ path, code }) => `${path.map(String).join('.') || 'document'} (${code.replaceAll('_', ' ')})`)
    .join(', ');
}
