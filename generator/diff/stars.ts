import type { Solution } from '../../src/catalogue/schema.js';

/** The star counts of solutions that are in both documents, summed up: nearly all of them change every day. */
export interface StarChanges {
  readonly risen: number;
  readonly fallen: number;
  readonly same: number;
  /** The sums over those with a count on both sides. */
  readonly before: number;
  readonly after: number;
  /** The names of those that have a count only now, or no longer. */
  readonly appeared: readonly string[];
  readonly lost: readonly string[];
  /** Those with the greatest difference, up or down, the greatest first. */
  readonly greatest: readonly { readonly name: string; readonly before: number; readonly after: number }[];
}

const GREATEST = 5;

export function compareStars(pairs: readonly (readonly [Solution, Solution])[]): StarChanges {
  const appeared: string[] = [];
  const lost: string[] = [];
  const counted: { name: string; before: number; after: number }[] = [];
  for (const [{ stars: before }, { name, stars: after }] of pairs)
    if (before !== null && after !== null) counted.push({ name, before, after });
    else if (after !== null) appeared.push(name);
    else if (before !== null) lost.push(name);
  const changed = counted.filter(({ before, after }) => before !== after);
  const size = (change: { before: number; after: number }) => Math.abs(change.after - change.before);
  return {
    risen: changed.filter(({ before, after }) => after > before).length,
    fallen: changed.filter(({ before, after }) => after < before).length,
    same: counted.length - changed.length,
    before: counted.reduce((sum, { before }) => sum + before, 0),
    after: counted.reduce((sum, { after }) => sum + after, 0),
    appeared,
    lost,
    greatest: changed.toSorted((a, b) => size(b) - size(a)).slice(0, GREATEST),
  };
}
