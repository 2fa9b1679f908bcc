// The part of the speed bench that is bundled, and runs in Node and in a page. See search-speed.ts.
import type { Solution } from '../../src/catalogue/schema.js';
import { enlarged } from './search-enlarged.js';
import { ENGINES, SCAN } from './search-engines.js';
import { longestStep, time, timeFacets, type Timing } from './search-speed-run.js';

export interface SpeedBench {
  /** Grows the catalogue that the engines are timed on. */
  enlarge(from: readonly Solution[], size: number): void;
  time(engine: string, typed: readonly string[]): Timing;
  longestStep(): number;
  facets(): { p50: number; p95: number };
}

declare global {
  // a global of its own is how a page and Node are asked alike
  var speedBench: SpeedBench;
}

let solutions: Solution[] = [];
globalThis.speedBench = {
  enlarge(from, size) {
    // as a document gives them: texts that were put together are not in one piece
    solutions = JSON.parse(JSON.stringify(enlarged(from, size))) as Solution[];
  },
  time(name, typed) {
    const engine = [...ENGINES, SCAN].find((each) => each.name === name);
    if (!engine) throw new Error(`There is no engine "${name}".`);
    // a first round warms the compiler up, as a page is by the second keystroke
    time(engine, solutions.slice(0, 500), typed);
    return time(engine, solutions, typed);
  },
  longestStep: () => longestStep(solutions),
  facets: () => timeFacets(solutions),
};
