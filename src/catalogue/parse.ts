import * as z from 'zod/mini';
import { CatalogueError } from './errors.js';
import { envelopeSchema, SCHEMA_VERSION, solutionSchema, type Catalogue, type Solution } from './schema.js';

/** An entry of the document that is no usable solution. */
export interface DroppedSolution {
  /** Its position in the document's `solutions`, from 0. */
  index: number;
  /** What is wrong with it, in English. */
  reason: string;
}

export interface ParseOptions {
  /** Called for every entry that is left out because it is no usable solution. */
  onDropped?: (dropped: DroppedSolution) => void;
}

/**
 * Reads a document. Entries that are no usable solutions are left out and reported, they never cost the others;
 * `count` is the number of those that remain.
 *
 * @param text the document as it arrived, JSON
 * @returns the catalogue, every part of it checked
 * @throws {CatalogueError} of kind `parse` (not JSON), `version` (made for another version) or `schema` (JSON, but
 *   no catalogue)
 */
export function parseCatalogue(text: string, { onDropped }: ParseOptions = {}): Catalogue {
  const json = parseJson(text);
  const envelope = z.safeParse(envelopeSchema(), json);
  if (!envelope.success) {
    const version = versionOf(json);
    if (version !== undefined && version !== SCHEMA_VERSION)
      throw new CatalogueError(
        'version',
        `The document has version ${version}, this reads ${SCHEMA_VERSION}.`,
      );
    throw new CatalogueError('schema', `The document is no catalogue: ${explain(envelope.error)}`);
  }
  const solutions: Solution[] = [];
  envelope.data.solutions.forEach((entry, index) => {
    const solution = z.safeParse(solutionSchema(), withoutControls(entry));
    if (solution.success) solutions.push(solution.data);
    else onDropped?.({ index, reason: explain(solution.error) });
  });
  return { ...envelope.data, count: solutions.length, solutions };
}

function parseJson(text: string): unknown {
  try {
    // A byte order mark is allowed in front of a document that was saved by an editor.
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) as unknown;
  } catch (cause) {
    const what = /^\s*</.test(text) ? 'It looks like an HTML page.' : String(cause);
    throw new CatalogueError('parse', `The document is not JSON. ${what}`, { cause });
  }
}

function versionOf(json: unknown): number | undefined {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'version')) return undefined;
  const { version } = json as { version: unknown };
  return typeof version === 'number' ? version : undefined;
}

/** Zod words its issues in English only where a locale is configured, and that would be the host page's too. */
function explain(error: z.core.$ZodError): string {
  return error.issues
    .slice(0, 3)
    .map(({ path, code }) => `${path.map(String).join('.') || 'document'} (${code.replaceAll('_', ' ')})`)
    .join(', ');
}

/**
 * Characters that could leave their card or reorder the text around them: C0 and C1 controls, bidirectional
 * overrides and isolates, lone surrogates.
 */
const CONTROLS = /\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu;

/** The entry with its texts, and the texts of its lists, rid of such characters. */
function withoutControls(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(CONTROLS, '');
  if (typeof value !== 'object' || value === null || depth === 2) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => withoutControls(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withoutControls(field, depth + 1)]),
  );
}
