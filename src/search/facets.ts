// The table of facets and score limits, with the values of a solution; filtering and counting by them.
import type { ScoreName, Solution } from '../catalogue/schema.js';
import { licensesIn } from '../catalogue/values.js';
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
/** A day, in milliseconds. */
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
  readonly limits: Readonly<Partial<Record<LimitName, number | undefined>>>;
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

/** One facet for all solutions: its values, and by solution the places of those that it has. */
interface Column {
  readonly name: FacetName;
  readonly values: readonly string[];
  readonly places: readonly (readonly number[])[];
}

function columnOf(facet: Facet, solutions: readonly Solution[], now: number | undefined): Column {
  const known = new Map<string, number>();
  const places = solutions.map((solution) =>
    // a value that stands twice counts once
    Array.from(new Set(facet.values(solution, now)), (value) => {
      const place = known.get(value) ?? known.size;
      known.set(value, place);
      return place;
    }),
  );
  return { name: facet.name, values: [...known.keys()], places };
}

/** The failure of solutions outside a limit or the list. It is no facet's, so no facet's counts forgive it. */
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
  for (const facet of FACETS) {
    columns.push(columnOf(facet, solutions, now));
    yield;
  }
  const everything = Uint32Array.from(solutions.keys());

  return {
    apply(given, { facets, limits }) {
      const indices = given ? Uint32Array.from(given) : everything;
      const isWithin = (solution: Solution): boolean =>
        LIMITS.every(({ name, score, bound }) => {
          const limit = limits[name] ?? solution[score];
          return bound === 'min' ? solution[score] >= limit : solution[score] <= limit;
        });
      /** For each position a bit for each facet whose choice it fails. */
      const failures = indices.map((index) => {
        const solution = solutions[index];
        return solution && isWithin(solution) ? 0 : BEYOND;
      });
      columns.forEach(({ name, values, places }, facet) => {
        const wanted = name === 'alternative' ? facets[name]?.map(productSlug) : facets[name];
        if (!wanted?.length) return;
        const isChosen = values.map((value) => wanted.includes(value));
        indices.forEach((index, at) => {
          if (!places[index]?.some((place) => isChosen[place]))
            failures[at] = (failures[at] ?? 0) | (1 << facet);
        });
      });
      /** Counts the values of the solutions that fail in nothing, or in this facet only. */
      const countOf = ({ values, places }: Column, facet: number): ReadonlyMap<string, number> => {
        const counts = values.map(() => 0);
        indices.forEach((index, at) => {
          if (((failures[at] ?? 0) & ~(1 << facet)) !== 0) return;
          for (const place of places[index] ?? []) counts[place] = (counts[place] ?? 0) + 1;
        });
        return new Map(values.map((value, place) => [value, counts[place] ?? 0]));
      };
      let counts: FacetCounts | undefined;
      return {
        indices: indices.filter((_, at) => failures[at] === 0),
        get counts() {
          return (counts ??= Object.fromEntries(
            columns.map((column, facet) => [column.name, countOf(column, facet)]),
          ) as unknown as FacetCounts);
        },
      };
    },
  };
}

/** The same at once. */
export function createFacets(
  solutions: readonly Solution[],
  { now }: { readonly now?: number | undefined } = {},
): Facets {
  return new Stepwise(prepareFacets(solutions, now)).value;
}
