import { rmdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Removes folders as long as they are empty: the first one, those above it, and at the last `highest`. */
export function removeEmpty(folder: string, highest: string): void {
  try {
    for (let path = folder; path.startsWith(highest); path = dirname(path)) rmdirSync(path);
  } catch {
    // Something is in it.
  }
}
