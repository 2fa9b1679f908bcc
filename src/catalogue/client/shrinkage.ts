import type { Catalogue } from '../schema.js';

/**
 * How long a document that is much smaller than the last good one must be there before it is taken for meant, in
 * milliseconds.
 */
const CONFIRMED_AFTER_MS = 3_600_000;

/** A document that was not taken, since it had far less than the last good one. */
export interface SmallerDocument {
  /** The names of its solutions: they stay the same where only star counts change. */
  readonly names: string;
  /** When it was first seen, in milliseconds since 1970. */
  readonly since: number;
}

/** What is known of the last good document. */
interface Known {
  readonly catalogue: Catalogue;
  readonly dropped: number;
  readonly smaller?: SmallerDocument | undefined;
}

/** Why a document is not taken at first sight. */
interface Shrinkage {
  /** In English. */
  readonly reason: string;
  readonly smaller: SmallerDocument;
  /** How long it has been there, in milliseconds; undefined when it is seen for the first time. */
  readonly age: number | undefined;
}

/**
 * Whether a document that has just arrived has so little that it is more likely a fault than meant: nothing usable, or
 * more than half of the last good one's solutions gone or unusable.
 * @param dropped how many of its entries are no usable solutions
 * @param known the last good document, if there is one
 * @param now in milliseconds since 1970
 */
export function shrinkageOf(
  { count, solutions }: Catalogue,
  dropped: number,
  known: Known | undefined,
  now: number,
): Shrinkage | undefined {
  const had = known?.catalogue.count ?? 0;
  const lost = Math.max(had - count, dropped - (known?.dropped ?? 0));
  if (known ? lost <= had / 2 : count > 0) return undefined;
  const names = solutions.map(({ name }) => name).join('\n');
  const isSeen = known?.smaller?.names === names;
  const since = isSeen ? known.smaller.since : now;
  const before = known ? `; the last good document, which stays, has ${had}` : '';
  return {
    reason: `It has ${count} usable solutions and ${dropped} unusable entries${before}.`,
    smaller: { names, since },
    age: isSeen ? now - since : undefined,
  };
}

/**
 * Whether a document of so little is taken all the same: it was there an hour ago, or before somebody asked for it anew.
 * @param isAsked whether somebody asks the server even if no request is due
 */
export function isConfirmed({ age }: Shrinkage, isAsked: boolean): boolean {
  return age !== undefined && (isAsked || age >= CONFIRMED_AFTER_MS);
}
