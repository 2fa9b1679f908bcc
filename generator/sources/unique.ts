import type { Entry } from './entry.js';
import type { Issue } from './issue.js';

/** The fields that no two solutions may share, and how they are compared. */
const UNIQUE = {
  name: (value: string) => value.normalize('NFKC').toLowerCase(),
  github: (value: string) => value.toLowerCase(),
} as const;

/**
 * Finds names and repositories that several solutions share. The later one is reported, and says where the first is.
 * @param entries in the order of their files
 */
export function sharedFields(entries: readonly Entry[]): Issue[] {
  return (Object.keys(UNIQUE) as (keyof typeof UNIQUE)[]).flatMap((field) => {
    const firsts = new Map<string, Entry>();
    return entries.flatMap((entry) => {
      const value = entry.solution[field];
      const key = UNIQUE[field](value);
      const first = firsts.get(key);
      if (!first) {
        firsts.set(key, entry);
        return [];
      }
      const { line } = first.placeOf(field);
      const message = `"${value}" is already in ${first.file}:${line}. Remove one, or tell them apart.`;
      return [entry.issue(field, 'unique', message)];
    });
  });
}
