import { parseCatalogue } from '../../src/catalogue/parse.js';
import type { Catalogue, Solution } from '../../src/catalogue/schema.js';
import { RefusedError } from '../errors.js';
import { DOCUMENT_PATH, type OutputFile } from '../output-file.js';

/** So many solutions are written and read back at a time: the texts of larger parts would pile up in memory. */
const PART = 200;

/** Parts of a document that were read back as they were meant, so that those who write it again and again read less. */
export type ReadParts = Set<string>;

/**
 * Writes the document.
 * @param known parts of the document that was written before; then has those of this one
 * @throws {RefusedError} when the element could not read the document as it was meant
 */
export function writeDocument(catalogue: Catalogue, known?: ReadParts): OutputFile {
  const { solutions } = catalogue;
  // The solutions stand last.
  const empty = `${JSON.stringify({ ...catalogue, solutions: [] })}\n`;
  const [opening, closing] = [empty.slice(0, -3), empty.slice(-3)];
  readBack(empty, { ...catalogue, solutions: [] });
  const parts = [Buffer.from(opening)];
  const earlier = new Set(known);
  known?.clear();
  for (let start = 0; start < solutions.length; start += PART) {
    const part = solutions.slice(start, start + PART);
    const text = JSON.stringify(part).slice(1, -1);
    if (!earlier.has(text)) readBack(opening + text + closing, { ...catalogue, solutions: part });
    known?.add(text);
    parts.push(Buffer.from(start === 0 ? text : `,${text}`));
  }
  parts.push(Buffer.from(closing));
  checkNames(solutions);
  return { path: DOCUMENT_PATH, bytes: Buffer.concat(parts) };
}

/** Of two solutions with one name the element drops the second, in whatever part it stands. */
function checkNames(solutions: readonly Solution[]): void {
  const names = new Set<string>();
  for (const { name } of solutions) {
    if (names.has(name.toLowerCase()))
      throw new RefusedError(`The document is not published: the element would show one "${name}" of two.`);
    names.add(name.toLowerCase());
  }
}

/** Reads the text with the element's own parser: what it drops or changes must not be published. */
export function readBack(text: string, catalogue: Catalogue): void {
  const dropped: string[] = [];
  const read = parseCatalogue(text, {
    onDropped: ({ index, reason }) => {
      dropped.push(`${catalogue.solutions[index]?.name ?? `number ${index}`}: ${reason}`);
    },
  });
  if (dropped.length > 0)
    throw new RefusedError(
      `The document is not published: the element could not read ${dropped.join('; ')}.`,
    );
  if (JSON.stringify(read.solutions) === JSON.stringify(catalogue.solutions)) return;
  const changed = catalogue.solutions.find(
    (solution, index) => JSON.stringify(read.solutions[index]) !== JSON.stringify(solution),
  );
  throw new RefusedError(
    `The document is not published: the element would show another "${changed?.name ?? ''}".`,
  );
}
