// What the speed bench runs, in Node and in a page alike: builds and keystrokes of every engine over one catalogue.
import type { Solution } from '../../src/catalogue/schema.js';
import { createFacets, prepareSearch, type Criteria } from '../../src/search/index.js';
import type { Engine } from './search-engines.js';

export interface Timing {
  readonly engine: string;
  /** All in milliseconds. */
  readonly build: number;
  /** What is built after the first answers. */
  readonly rest: number;
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
  readonly keystrokes: number;
}

/** No engine gets more time than this for its keystrokes: the slow ones answer fewer of them. */
const PATIENCE = 1500;

/** Queries as they are typed: every beginning of each. */
export function keystrokes(queries: readonly string[]): string[] {
  return queries.flatMap((query) =>
    Array.from(query, (_, at) =>
      Array.from(query)
        .slice(0, at + 1)
        .join(''),
    ),
  );
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function time(engine: Engine, solutions: readonly Solution[], typed: readonly string[]): Timing {
  let start = performance.now();
  const ask = engine.build(solutions, 'de');
  const build = performance.now() - start;
  ask.finish?.();
  const rest = performance.now() - start - build;
  const times: number[] = [];
  const patience = performance.now() + PATIENCE;
  // in leaps through the list, so that who is stopped early has met all kinds
  const leap = 7;
  for (let turn = 0; turn < leap; turn++) {
    for (let at = turn; at < typed.length; at += leap) {
      if (performance.now() > patience) break;
      start = performance.now();
      ask(typed[at]!);
      times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  return {
    engine: engine.name,
    build,
    rest,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    worst: times.at(-1) ?? 0,
    keystrokes: times.length,
  };
}

/** The longest single step of building both indexes, in milliseconds. */
export function longestStep(solutions: readonly Solution[]): number {
  const steps = bothIndexes(solutions);
  let longest = 0;
  for (;;) {
    const start = performance.now();
    const { done } = steps.next();
    longest = Math.max(longest, performance.now() - start);
    if (done) return longest;
  }
}

function* bothIndexes(solutions: readonly Solution[]): Generator<undefined, void> {
  const search = yield* prepareSearch(solutions, 'de');
  while (!search.step()) yield;
}

const CRITERIA: readonly Criteria[] = [
  { facets: {}, limits: {} },
  { facets: { deployment: ['docker'], audience: ['business'] }, limits: {} },
  {
    facets: { license: ['MIT'], deployment: ['docker', 'linux'] },
    limits: { maxComplexity: 6, minMaturity: 3 },
  },
];

/** How long filtering and counting all values of all facets takes, over all solutions and half of them, in ms. */
export function timeFacets(solutions: readonly Solution[]): { p50: number; p95: number } {
  const facets = createFacets(solutions, { now: Date.parse('2026-06-01') });
  const half = Uint32Array.from(solutions.keys()).filter((at) => at % 2 === 0);
  const times: number[] = [];
  for (let round = 0; round < 30; round++)
    for (const criteria of CRITERIA)
      for (const indices of [undefined, half]) {
        const start = performance.now();
        // counted when they are asked for
        if (facets.apply(indices, criteria).counts.category.size === 0)
          throw new Error('nothing was counted');
        // the first rounds warm the compiler up
        if (round > 4) times.push(performance.now() - start);
      }
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
