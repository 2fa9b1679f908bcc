import { parseCatalogue } from '../../src/catalogue/parse.js';
import type { Catalogue } from '../../src/catalogue/schema.js';
import { RefusedError } from '../errors.js';
import { DOCUMENT_PATH, type OutputFile } from '../output-file.js';

/**
 * Writes the document.
 * @throws {RefusedError} when the element could not read the document as it was meant
 */
export function writeDocument(catalogue: Catalogue): OutputFile {
  const text = `${JSON.stringify(catalogue)}\n`;
  readBack(text, catalogue);
  return { path: DOCUMENT_PATH, bytes: Buffer.from(text) };
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
  const changed = catalogue.solutions.find(
    (solution, index) => JSON.stringify(read.solutions[index]) !== JSON.stringify(solution),
  );
  if (changed)
    throw new RefusedError(
      `The document is not published: the element would show another "${changed.name}".`,
    );
}
