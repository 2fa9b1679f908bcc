import { CatalogueError } from '../../src/catalogue/errors.js';
import { type DroppedSolution, parseCatalogue } from '../../src/catalogue/parse.js';
import type { Catalogue, Solution } from '../../src/catalogue/schema.js';
import { Folder, readNamed } from '../disk/folder.js';
import { RefusedError, systemCode } from '../errors.js';
import { DOCUMENT_PATH } from '../output-file.js';
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
export function parseDocument(text: string, where: string): ReadDocument | string {
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
export const toEarlier = ({ catalogue }: ReadDocument): EarlierDocument => ({
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
