import type { Entry } from '../sources/entry.js';

/** The star count of every entry, as far as it is known; null where it is unavailable. */
export type StarCounts = ReadonlyMap<Entry, number | null>;
