import type { LockedField } from '../sources/import-lock.js';
import { TO_DO } from '../scaffold/draft.js';

/** What there is of a solution: its values by field. */
type Values = Readonly<Record<string, unknown>>;

/** A field that was changed here as well as upstream since the last import. */
export interface Conflict {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** What upstream said last time; undefined when the field was never imported. */
  readonly base: unknown;
}

/** Whose value counts where both sides have changed one: nobody's, which lists it; the catalogue's; or upstream's. */
export type Preference = 'list' | 'mine' | 'theirs';

export interface Merged {
  /** What is to be written into the source. */
  readonly writes: ReadonlyMap<string, unknown>;
  /** What to remember of the fields. */
  readonly fields: Readonly<Record<string, LockedField>>;
  readonly conflicts: readonly Conflict[];
}

/** Fields that an import writes once, into a new source, and never again. */
const ONCE: readonly string[] = ['addedAt'];

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether nobody has written anything yet: no field, nothing behind its name, or a TODO. */
const isOpen = (value: unknown): boolean => value === undefined || value === null || value === TO_DO;

/**
 * Merges what upstream says into a solution that is there, field by field: what nobody touched follows upstream, what
 * was written here stays, and what both have changed is a conflict.
 * @param locked what was remembered of the fields at the last import
 * @param upstream what the source says now, and which it is
 */
export function mergeFields(
  mine: Values,
  locked: Readonly<Record<string, LockedField>>,
  upstream: { readonly values: Values; readonly from: string; readonly date: string },
  preference: Preference,
): Merged {
  const writes = new Map<string, unknown>();
  const fields: Record<string, LockedField> = { ...locked };
  const conflicts: Conflict[] = [];
  for (const [field, theirs] of Object.entries(upstream.values)) {
    if (isOpen(theirs) || ONCE.includes(field)) continue;
    const known = locked[field]?.from === upstream.from ? locked[field] : undefined;
    const remembered = { from: upstream.from, date: upstream.date, value: theirs };
    const own = mine[field];
    if (known && isSame(known.value, theirs)) {
      // Nothing new upstream. A field that was removed here stays removed; only a TODO asks for a value.
      if (own === TO_DO) writes.set(field, theirs);
    } else if (isSame(own, theirs)) fields[field] = remembered;
    else if (isOpen(own) || (known && isSame(known.value, own)) || preference === 'theirs') {
      writes.set(field, theirs);
      fields[field] = remembered;
    } else if (preference === 'mine') fields[field] = remembered;
    else conflicts.push({ field, mine: own, theirs, base: known?.value });
  }
  return { writes, fields, conflicts };
}
