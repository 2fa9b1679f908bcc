import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseCatalogue } from '../../src/catalogue/parse.js';
import type { Catalogue } from '../../src/catalogue/schema.js';
import { RefusedError } from '../errors.js';
import { DOCUMENT_PATH, type OutputFile } from '../output-file.js';

/** Whether sidecars are to be small, for publishing, or there at once, for somebody who waits. */
export type Compression = 'small' | 'fast';

/**
 * Writes the document and its compressed sidecars.
 * @throws {RefusedError} when the element could not read the document as it was meant
 */
export function writeDocument(catalogue: Catalogue, compression: Compression): OutputFile[] {
  const text = `${JSON.stringify(catalogue)}\n`;
  readBack(text, catalogue);
  const bytes = Buffer.from(text);
  return [
    { path: `${DOCUMENT_PATH}.gz`, bytes: gzip(bytes, compression) },
    { path: `${DOCUMENT_PATH}.br`, bytes: brotli(bytes, compression) },
    { path: DOCUMENT_PATH, bytes },
  ];
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

function gzip(bytes: Buffer, compression: Compression): Buffer {
  const packed = gzipSync(bytes, { level: compression === 'small' ? 9 : 1 });
  // The header's ninth byte names the operating system: "unknown", so that all of them write the same.
  packed[9] = 255;
  return packed;
}

const brotli = (bytes: Buffer, compression: Compression): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: compression === 'small' ? constants.BROTLI_MAX_QUALITY : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
