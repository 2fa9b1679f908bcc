import type { Entry } from '../sources/solution.js';

/** The star count of every entry, as far as it is known; null where it is unavailable. */
export type StarCounts = ReadonlyMap<Entry, number | null>;

/** The counts when nobody is asked: unavailable, all of them. */
export const withoutStars = (entries: readonly Entry[]): StarCounts =>
  new Map(entries.map((entry) => [entry, null]));
