import { parseCatalogue } from '../parse.js';
import { headOf } from '../incremental-json.js';
import type { Catalogue } from '../schema.js';
import { painted } from './scheduler.js';

/** Shorter documents are checked before anybody could see a head of them, in UTF-16 units. */
const SHORTEST = 32_768;

/** Where no head was found by then, there is none. */
const LAST_LOOK = 1_000_000;

/**
 * Looks for the head of a document in what has arrived of it: its first solutions, checked like all others.
 * @param onHead called with the head; the page gets the time to paint it before the work goes on
 * @returns a function that takes the text so far, and says whether it has seen enough
 */
export function headFinder(onHead: (head: Catalogue) => void): (text: string) => Promise<boolean> {
  let next = SHORTEST;
  return async (text) => {
    if (text.length < next) return false;
    // Looking makes one piece of the text, which copies it: so rarely, that this takes no more than linear time.
    next = text.length * 2;
    const head = headOf(text);
    try {
      if (head !== undefined) {
        onHead(parseCatalogue(head));
        await painted();
      }
    } catch {
      // What is wrong with a document is said when all of it is read.
    }
    return head !== undefined || next > LAST_LOOK;
  };
}
