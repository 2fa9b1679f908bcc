import type { Solution } from '../catalogue/schema.js';
import { LIMITS, type LimitName } from './limits.js';
import { plainTags, productSlug, replacedProducts } from './products.js';
import { Stepwise } from './stepwise.js';

export type FacetName =
  'category' | 'deployment' | 'audience' | 'license' | 'origin' | 'tag' | 'alternative' | 'added';

/** One facet: a row of the table that interface, URL and tests loop over. */
export interface Facet {
  readonly name: FacetName;
  /** The element's attribute and the URL's key. */
  readonly attribute: string;
  /**
   * The values of a solution, as the document has them. Those of `alternative` are slugs, those of `added` numbers
   * of days ("30": added in the last 30 days).
   * @param now milliseconds since 1970, for `added`
   */
  readonly values: (solution: Solution, now?: number) => readonly string[];
}

/** The values of the facet `added`, in days. */
export const ADDED_DAYS = [30, 90] as const;
const DAY = 86_400_000;

function addedWithin({ addedAt }: Solution, now: number | undefined): readonly string[] {
  if (now === undefined) return [];
  const age = (now - Date.parse(addedAt)) / DAY;
  // a date of tomorrow is today's in another time zone
  return ADDED_DAYS.filter((days) => age >= -1 && age < days + 1).map(String);
}

/** Whether a solution has entered the catalogue in the last 30 days. */
export const isNew = (solution: Solution, now: number): boolean =>
  addedWithin(solution, now).includes(String(ADDED_DAYS[0]));

/** The identifiers in an SPDX expression: who looks for MIT means `MIT OR Apache-2.0`, too. */
function licensesIn(expression: string): readonly string[] {
  return expression.split(/\s+(?:AND|OR)\s+|[()]/).filter((part) => part !== '');
}

export const FACETS: readonly Facet[] = [
  { name: 'category', attribute: 'category', values: ({ category }) => [category] },
  { name: 'deployment', attribute: 'deployment', values: ({ deployment }) => deployment },
  { name: 'audience', attribute: 'audience', values: ({ audience }) => audience },
  { name: 'license', attribute: 'license', values: ({ license }) => licensesIn(license) },
  { name: 'origin', attribute: 'origin', values: ({ origin }) => [origin] },
  { name: 'tag', attribute: 'tag', values: plainTags },
  { name: 'alternative', attribute: 'alternative-to', values: replacedProducts },
  { name: 'added', attribute: 'added', values: addedWithin },
];

/** What a reader has chosen: within a facet "or", across facets and limits "and". */
export interface Criteria {
  readonly facets: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** Scores from 1 to 10. */
  readonly limits: Readonly<Partial<Record<LimitName, number>>>;
}

export type FacetCounts = Readonly<Record<FacetName, ReadonlyMap<string, number>>>;

export interface Filtered {
  /** The positions that meet all criteria, in the order given. */
  readonly indices: Uint32Array;
  /**
   * For each facet and each value that any solution has: how many of the given positions have the value and meet
   * the criteria of all other facets. Zero stands there, too. Counted when they are first asked for.
   */
  readonly counts: FacetCounts;
}

export interface Facets {
  /**
   * Filters and counts.
   * @param indices positions in the solutions, in any order; all solutions when undefined
   */
  apply(indices: ArrayLike<number> | undefined, criteria: Criteria): Filtered;
}

/** The values of one facet for all solutions: `ids[offsets[i]…offsets[i + 1]]` are those of solution i. */
interface Column {
  readonly facet: Facet;
  readonly values: readonly string[];
  readonly offsets: Uint32Array;
  readonly ids: Uint32Array;
}

/** So many solutions are read in one step of about a millisecond. */
const A_STEP = 1000;

function* columnOf(
  facet: Facet,
  solutions: readonly Solution[],
  now: number | undefined,
): Generator<undefined, Column> {
  const byValue = new Map<string, number>();
  const offsets = new Uint32Array(solutions.length + 1);
  const ids: number[] = [];
  const add = (solution: Solution, index: number): void => {
    // a value that stands twice counts once
    for (const value of new Set(facet.values(solution, now))) {
      let id = byValue.get(value);
      if (id === undefined) byValue.set(value, (id = byValue.size));
      ids.push(id);
    }
    offsets[index + 1] = ids.length;
  };
  for (const [index, solution] of solutions.entries()) {
    add(solution, index);
    if (index % A_STEP === A_STEP - 1) yield;
  }
  return { facet, values: [...byValue.keys()], offsets, ids: Uint32Array.from(ids) };
}

/** How many of some positions have each value of a facet. */
function tally(
  { values, offsets, ids }: Column,
  ...indices: ArrayLike<number>[]
): ReadonlyMap<string, number> {
  const counts = new Uint32Array(values.length);
  for (const list of indices)
    for (let at = 0; at < list.length; at++) {
      const index = list[at] ?? 0;
      for (let i = offsets[index] ?? 0, end = offsets[index + 1] ?? 0; i < end; i++) {
        const id = ids[i] ?? 0;
        counts[id] = (counts[id] ?? 0) + 1;
      }
    }
  return new Map(values.map((value, id) => [value, counts[id] ?? 0]));
}

/** What was chosen in one facet: a flag for each value, or undefined when nothing was. */
function chosen({ facet, values }: Column, { facets }: Criteria): Uint8Array | undefined {
  const wanted = facets[facet.name];
  if (!wanted?.length) return undefined;
  const set = new Set(facet.name === 'alternative' ? wanted.map(productSlug) : wanted);
  return Uint8Array.from(values, (value) => (set.has(value) ? 1 : 0));
}

function meetsLimits(solution: Solution, limits: Criteria['limits']): boolean {
  return LIMITS.every(({ name, score, bound }) => {
    const limit = limits[name];
    if (limit === undefined) return true;
    return bound === 'min' ? solution[score] >= limit : solution[score] <= limit;
  });
}

/**
 * Prepares the facets of a list of solutions.
 * @param options.now milliseconds since 1970; without it the facet `added` has no values
 */
export function createFacets(
  solutions: readonly Solution[],
  { now }: { readonly now?: number | undefined } = {},
): Facets {
  return new Stepwise(prepareFacets(solutions, now)).value;
}

/** As {@link createFacets}, in steps. */
export function* prepareFacets(
  solutions: readonly Solution[],
  now: number | undefined,
): Generator<undefined, Facets> {
  const columns: Column[] = [];
  for (const facet of FACETS) columns.push(yield* columnOf(facet, solutions, now));

  return {
    apply(indices, criteria) {
      const choices = columns.map((each) => chosen(each, criteria));
      const narrowed = [...columns.keys()].filter((at) => choices[at]);
      const hasLimits = LIMITS.some(({ name }) => criteria.limits[name] !== undefined);
      const size = indices?.length ?? solutions.length;
      const kept = new Uint32Array(size);
      let length = 0;

      const passes = (at: number, index: number): boolean => {
        const choice = choices[at];
        const each = columns[at];
        if (!choice || !each) return true;
        for (let i = each.offsets[index] ?? 0, end = each.offsets[index + 1] ?? 0; i < end; i++) {
          if (choice[each.ids[i] ?? 0]) return true;
        }
        return false;
      };
      // Who fails one facet only still counts within that facet.
      const near = columns.map((): number[] => []);

      for (let i = 0; i < size; i++) {
        const index = indices?.[i] ?? i;
        const solution = solutions[index];
        if (!solution || (hasLimits && !meetsLimits(solution, criteria.limits))) continue;
        let failed = -1;
        let failures = 0;
        for (const at of narrowed) {
          if (passes(at, index)) continue;
          failed = at;
          if (++failures > 1) break;
        }
        if (failures === 0) kept[length++] = index;
        else if (failures === 1) near[failed]?.push(index);
      }

      const found = kept.slice(0, length);
      let counts: FacetCounts | undefined;
      return {
        indices: found,
        get counts() {
          return (counts ??= Object.fromEntries(
            columns.map((each, at) => [each.facet.name, tally(each, found, near[at] ?? [])]),
          ) as unknown as FacetCounts);
        },
      };
    },
  };
}
