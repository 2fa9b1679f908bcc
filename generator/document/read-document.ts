import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogueError } from '../../src/catalogue/errors.js';
import { parseCatalogue, type DroppedSolution } from '../../src/catalogue/parse.js';
import type { Catalogue } from '../../src/catalogue/schema.js';
import { systemCode } from '../errors.js';
import { DOCUMENT_PATH } from '../output-file.js';

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
  const dropped: DroppedSolution[] = [];
  try {
    const file = statSync(path).isDirectory() ? join(path, DOCUMENT_PATH) : path;
    const catalogue = parseCatalogue(readFileSync(file, 'utf8'), {
      onDropped: (solution) => dropped.push(solution),
    });
    return { catalogue, dropped };
  } catch (error) {
    if (error instanceof CatalogueError) return `${path} is no catalogue document: ${error.message}`;
    const code = systemCode(error);
    if (code === '') throw error;
    return code === 'ENOENT' || code === 'ENOTDIR'
      ? `${path} does not exist. Name a solutions.json, or a folder that build has made.`
      : `${path} cannot be read (${code}). Check its permissions.`;
  }
}
