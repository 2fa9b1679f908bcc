import { createHash } from 'node:crypto';
import { hyphenated } from '../../src/catalogue/addresses.js';

/** The longest slug, well within the limits of file systems and servers. */
const MAX = 60;

/**
 * A part of a path: a–z, 0–9 and single hyphens, never empty, whatever the name is. Umlauts lose their dots here, unlike in
 * the addresses of solutions: the folders of landing pages and the ids of feeds that were published so stay what they are.
 */
export function toSlug(name: string): string {
  const slug = hyphenated(name.normalize('NFKD').replaceAll('ß', 'ss').toLowerCase())
    .slice(0, MAX)
    .replace(/^-+|-+$/g, '');
  // A name without any of these letters gets a slug of its hash.
  return slug || `x${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
}

/** Slugs of some names, each its own: of two names with one slug, the second gets a number. */
export function toSlugs<T>(items: readonly T[], nameOf: (item: T) => string): Map<T, string> {
  const taken = new Set<string>();
  return new Map(
    items.map((item) => {
      const base = toSlug(nameOf(item));
      let slug = base;
      for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
      taken.add(slug);
      return [item, slug];
    }),
  );
}
