import type { Solution } from '../../src/catalogue/schema.js';
import { readDocument } from './read-document.js';

/** An earlier document, as far as a build compares with it: all of it would be in memory beside the new one. */
export interface EarlierDocument {
  readonly solutions: readonly Pick<Solution, 'name' | 'github' | 'stars'>[];
}

/**
 * Reads an earlier document.
 * @param path of the document, or of a built folder
 * @returns what is compared; else a sentence that says why there is none
 */
export function readEarlier(path: string): EarlierDocument | string {
  const read = readDocument(path);
  if (typeof read === 'string') return read;
  return { solutions: read.catalogue.solutions.map(({ name, github, stars }) => ({ name, github, stars })) };
}
