// Reads a document: JSON, envelope, every solution in steps; what is wrong is left out and reported; a preview of the
// first ones.
import { checkEnvelope as checkMembers, checkSolution } from './check.js';
import { CatalogueError } from './errors.js';
import { cleanText, isObject, LONGEST_AROUND, prepareEntry } from './prepare-entry.js';
import type { Catalogue, Solution } from './schema.js';
import type { Fault } from './validators.js';
import { SCHEMA_VERSION } from './values.js';

/** How many entries are checked in one step: about a millisecond's work. */
const ENTRIES_PER_STEP = 50;

/** How many solutions a preview has: as many as an element shows at first. */
const PREVIEW_SIZE = 24;

/** How many ends of the text are tried for a preview, since texts may contain braces. */
const PREVIEW_ATTEMPTS = 16;

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
  return finish(parseInSteps(text, options));
}

/**
 * As {@link parseCatalogue}, in steps, so that a page can paint in between. The first step reads all of the JSON, the
 * others check some entries each: checking takes several times as long as reading.
 */
export function* parseInSteps(text: string, options?: ParseOptions): Generator<undefined, Catalogue> {
  return yield* checkInSteps(readJson(text), options);
}

function finish<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function* checkInSteps(json: unknown, { onDropped }: ParseOptions = {}): Generator<undefined, Catalogue> {
  const { solutions: entries, ...envelope } = checkEnvelope(json);
  yield;
  const solutions: Solution[] = [];
  const names = new Set<string>();
  // Not by entries(): old versions of Prototype.js put one of their own into arrays, which gives no iterator.
  let index = 0;
  for (const entry of entries) {
    const solution = checkEntry(entry);
    const name = typeof solution === 'string' ? undefined : solution.name.toLowerCase();
    if (typeof solution === 'string') onDropped?.({ index, reason: solution });
    else if (name !== undefined && names.has(name))
      onDropped?.({ index, reason: 'name (that of an earlier solution)' });
    else solutions.push(solution);
    if (name !== undefined) names.add(name);
    index += 1;
    if (index % ENTRIES_PER_STEP === 0) yield;
  }
  return { ...envelope, count: solutions.length, solutions };
}

/**
 * Reads the first solutions of a document of which only the beginning has arrived, to be shown meanwhile.
 * @param text the beginning of the document; it may break off anywhere
 * @returns a catalogue of as many solutions as an element shows at first, checked like all others, whose `count` is how
 *   many the document says that it has; undefined when those solutions have not all arrived, or the document is not
 * laid out so that its beginning can be read: members after `solutions` count for nothing, those that are needed must
 * stand before it
 */
export function parsePreview(text: string): Catalogue | undefined {
  // The last brace most often ends an entry. It may stand in a text instead: then the ones before it are tried.
  let end = text.lastIndexOf('}');
  for (let attempt = 0; attempt < PREVIEW_ATTEMPTS && end > 0; attempt += 1) {
    try {
      const json = readJson(`${text.slice(0, end + 1)}]}`);
      const catalogue = finish(checkInSteps(json));
      const solutions = catalogue.solutions.slice(0, PREVIEW_SIZE);
      if (solutions.length < PREVIEW_SIZE) return undefined;
      const { count } = json as { count?: unknown };
      const said = Number.isSafeInteger(count) ? Number(count) : 0;
      return { ...catalogue, count: Math.max(said, solutions.length), solutions };
    } catch {
      // What is wrong with a document is said when all of it is read.
      end = text.lastIndexOf('}', end - 1);
    }
  }
  return undefined;
}

/**
 * Reads JSON, with or without the byte order mark that an editor left.
 * @throws {CatalogueError} of kind `parse`
 */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) as unknown;
  } catch (cause) {
    const what = /^\s*</.test(text) ? 'It looks like an HTML page.' : String(cause);
    throw new CatalogueError('parse', `The document is not JSON. ${what}`, { cause });
  }
}

/** The solution that an entry is, or what is wrong with it, in English. */
function checkEntry(value: unknown): Solution | string {
  const prepared = prepareEntry(value);
  const checked = checkSolution(prepared?.entry);
  if ('issues' in checked) return explain(checked.issues);
  for (const [list, values] of Object.entries(prepared?.unknown ?? {}))
    // The types name the values that this version knows; later ones are shown as they are written.
    (checked.data[list as 'deployment' | 'audience'] as string[]).push(...values);
  return checked.data;
}

/**
 * Checks what stands around the solutions, and that they are a list.
 * @throws {CatalogueError} of kind `version` or `schema`
 */
function checkEnvelope(value: unknown): Omit<Catalogue, 'solutions'> & { solutions: unknown[] } {
  // The solutions are counted when they are checked, whatever number the document names.
  const json: unknown = isObject(value) ? { ...value, count: 0 } : value;
  if (isObject(json))
    for (const key of ['license', 'homepage'])
      if (typeof json[key] === 'string') json[key] = cleanText(json[key], LONGEST_AROUND);
  const envelope = checkMembers(json);
  if ('data' in envelope) return envelope.data;
  const version = isObject(json) && Object.hasOwn(json, 'version') && json.version;
  if (typeof version === 'number' && version !== SCHEMA_VERSION)
    throw new CatalogueError('version', `The document has version ${version}, this reads ${SCHEMA_VERSION}.`);
  throw new CatalogueError('schema', `The document is no catalogue: ${explain(envelope.issues)}`);
}

/** How many faults of a value are told. */
const FAULTS_TOLD = 3;

/**
 * Words for the first few faults of a value. Zod has its own only where a locale is configured, and that setting would
 * be the one of the host page's zod, too.
 */
function explain(issues: readonly Fault[]): string {
  return issues
    .slice(0, FAULTS_TOLD)
    .map(({ path, code }) => `${path.map(String).join('.') || 'document'} (${code.replaceAll('_', ' ')})`)
    .join(', ');
}
