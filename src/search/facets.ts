import type { ScoreName, Solution } from '../catalogue/schema.js';
import { plainTags, platforms, productSlug, replacedProducts } from './products.js';
import { Stepwise } from './steps.js';

/** One facet: a row of the table that interface, URL and tests loop over. */
interface Row {
  readonly name: string;
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

/** Whether a solution has entered the catalogue in the last 30 days; no where the time is not known. */
export const isNew = (solution: Solution, now: number | undefined): boolean =>
  addedWithin(solution, now).includes(String(ADDED_DAYS[0]));

/** The identifiers in an SPDX expression: who looks for MIT means `MIT OR Apache-2.0`, too. */
export function licensesIn(expression: string): readonly string[] {
  return / |\(/.test(expression)
    ? expression.split(/\s+(?:AND|OR)\s+|[()]/).filter((part) => part !== '')
    : [expression];
}

/** The facets, in the order in which readers meet them. */
const ROWS = [
  { name: 'category', attribute: 'category', values: ({ category }) => [category] },
  { name: 'alternative', attribute: 'alternative-to', values: replacedProducts },
  { name: 'platform', attribute: 'platform', values: platforms },
  { name: 'deployment', attribute: 'deployment', values: ({ deployment }) => deployment },
  { name: 'audience', attribute: 'audience', values: ({ audience }) => audience },
  { name: 'license', attribute: 'license', values: ({ license }) => licensesIn(license) },
  { name: 'origin', attribute: 'origin', values: ({ origin }) => [origin] },
  { name: 'tag', attribute: 'tag', values: plainTags },
  { name: 'added', attribute: 'added', values: addedWithin },
] as const satisfies readonly Row[];

export type FacetName = (typeof ROWS)[number]['name'];

export interface Facet extends Row {
  readonly name: FacetName;
}

export const FACETS: readonly Facet[] = ROWS;

/** One limit on a score: a row of the table that interface, URL and tests loop over. */
export interface Limit {
  readonly name: 'maxComplexity' | 'minMaturity' | 'maxResourceUsage' | 'maxMaintenance';
  /** The element's attribute and the URL's key. */
  readonly attribute: string;
  readonly score: ScoreName;
  /** Whether the limit is the lowest or the highest score let through. */
  readonly bound: 'min' | 'max';
}

export type LimitName = Limit['name'];

export const LIMITS: readonly Limit[] = [
  { name: 'maxComplexity', attribute: 'max-complexity', score: 'complexity', bound: 'max' },
  { name: 'minMaturity', attribute: 'min-maturity', score: 'maturity', bound: 'min' },
  { name: 'maxResourceUsage', attribute: 'max-resource-usage', score: 'resourceUsage', bound: 'max' },
  { name: 'maxMaintenance', attribute: 'max-maintenance', score: 'maintenance', bound: 'max' },
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

const SOLUTIONS_A_STEP = 1000;

function* column(
  facet: Facet,
  solutions: readonly Solution[],
  now: number | undefined,
): Generator<undefined, Column> {
  const byValue = new Map<string, number>();
  const offsets = new Uint32Array(solutions.length + 1);
  const ids: number[] = [];
  const add = (solution: Solution, index: number): void => {
    for (const value of facet.values(solution, now)) {
      let id = byValue.get(value);
      if (id === undefined) byValue.set(value, (id = byValue.size));
      // a value that stands twice counts once
      if (!ids.includes(id, offsets[index])) ids.push(id);
    }
    offsets[index + 1] = ids.length;
  };
  // not entries(): Prototype.js has put another one in its place
  let index = 0;
  for (const solution of solutions) {
    add(solution, index);
    if (index++ % SOLUTIONS_A_STEP === 0) yield;
  }
  return { facet, values: [...byValue.keys()], offsets, ids: Uint32Array.from(ids) };
}

/** What was chosen in one facet: a flag for each value, or undefined when nothing was. */
function chosen({ facet, values }: Column, { facets }: Criteria): Uint8Array | undefined {
  const wanted = facets[facet.name];
  if (!wanted?.length) return undefined;
  const set = new Set(facet.name === 'alternative' ? wanted.map(productSlug) : wanted);
  return Uint8Array.from(values, (value) => (set.has(value) ? 1 : 0));
}

// One column after the other, in loops of their own: that is what makes counting fast.

/** Gives every solution that has none of the chosen values a failure. */
function fail(
  { offsets, ids }: Column,
  choice: Uint8Array,
  indices: Uint32Array,
  failures: Uint32Array,
  failure: number,
): void {
  for (let at = 0; at < indices.length; at++) {
    const index = indices[at] ?? 0;
    const end = offsets[index + 1] ?? 0;
    let place = offsets[index] ?? 0;
    while (place < end && !choice[ids[place] ?? 0]) place++;
    if (place === end) failures[at] = (failures[at] ?? 0) | failure;
  }
}

/** Counts the values of the solutions that fail in nothing, or in this facet only. */
function tally(
  { values, offsets, ids }: Column,
  indices: Uint32Array,
  failures: Uint32Array,
  failure: number,
): ReadonlyMap<string, number> {
  const counts = new Uint32Array(values.length);
  for (let at = 0; at < indices.length; at++) {
    if (((failures[at] ?? 0) & ~failure) !== 0) continue;
    const index = indices[at] ?? 0;
    const end = offsets[index + 1] ?? 0;
    for (let place = offsets[index] ?? 0; place < end; place++) {
      const id = ids[place] ?? 0;
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }
  return new Map(values.map((value, id) => [value, counts[id] ?? 0]));
}

/** The positions of those that fail in nothing. */
function without(indices: Uint32Array, failures: Uint32Array): Uint32Array {
  const kept = new Uint32Array(indices.length);
  let size = 0;
  for (let at = 0; at < kept.length; at++) if (failures[at] === 0) kept[size++] = indices[at] ?? 0;
  return kept.slice(0, size);
}

/** The failure of who is beyond a limit or the end of the list: it is no facet's. */
const BEYOND = 1 << FACETS.length;

/**
 * Prepares the facets of a list of solutions, in steps of a few milliseconds.
 * @param now milliseconds since 1970; without it the facet `added` has no values
 */
export function* prepareFacets(
  solutions: readonly Solution[],
  now: number | undefined,
): Generator<undefined, Facets> {
  const columns: Column[] = [];
  for (const facet of FACETS) columns.push(yield* column(facet, solutions, now));
  const everything = Uint32Array.from(solutions.keys());
  const limits = LIMITS.map(({ name, score, bound }) => ({
    name,
    // compared from one side
    sign: bound === 'min' ? -1 : 1,
    scores: Float64Array.from(solutions, (solution) => solution[score]),
  }));

  return {
    apply(given, criteria) {
      const indices = given ? new Uint32Array(given) : everything;
      const failures = indices.map((index) => (index < solutions.length ? 0 : BEYOND));
      for (const { name, sign, scores } of limits) {
        const limit = criteria.limits[name];
        if (limit === undefined) continue;
        for (let at = 0; at < indices.length; at++)
          if (sign * (scores[indices[at] ?? 0] ?? 0) > sign * limit) failures[at] = BEYOND;
      }
      columns.forEach((each, at) => {
        const choice = chosen(each, criteria);
        if (choice) fail(each, choice, indices, failures, 1 << at);
      });
      let counts: FacetCounts | undefined;
      return {
        indices: without(indices, failures),
        get counts() {
          return (counts ??= Object.fromEntries(
            columns.map((each, at) => [each.facet.name, tally(each, indices, failures, 1 << at)]),
          ) as unknown as FacetCounts);
        },
      };
    },
  };
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
