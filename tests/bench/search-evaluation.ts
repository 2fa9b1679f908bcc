// Measures how well the search answers, beside other engines, on the same catalogue and queries:
//   npx tsx tests/bench/search-evaluation.ts [document.json] [--seed=1] [--count=440] [--misses] [--ours]
// The hand-made queries belong to the bundled catalogue; a document of your own gets the machine-made ones only.
import type { Locale } from '../../src/i18n/locales.js';
import { loadSolutions } from './search-catalogues.js';
import { ENGINES, type Ask } from './search-engines.js';
import { makeQueries, type Query } from './search-queries-made.js';
import { handMadeQueries, heldOut, unseenQueries } from './search-queries.js';

const TOP = 10;
/** The set whose misses are not shown. */
const UNREAD = 'hand-made, unseen';
const args = process.argv.slice(2);
const path = args.find((arg) => !arg.startsWith('--'));
const option = (name: string, otherwise: number): number =>
  Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);

const solutions = loadSolutions(path);
const sets: Record<string, Query[]> = {
  ...(path === undefined
    ? {
        'hand-made': handMadeQueries(solutions),
        ...heldOut(solutions),
        [UNREAD]: unseenQueries(solutions),
      }
    : {}),
  'machine-made': makeQueries(solutions, option('count', 440), option('seed', 1)),
};

/** How good a list of answers is: the place of the first right one, and how many right ones stand how far up. */
function judge(answers: ArrayLike<number>, right: ReadonlySet<number>): { reciprocal: number; gain: number } {
  let reciprocal = 0;
  let gain = 0;
  let ideal = 0;
  for (let at = 0; at < TOP; at++) {
    const discount = 1 / Math.log2(at + 2);
    if (at < right.size) ideal += discount;
    const answer = answers[at];
    if (answer === undefined || !right.has(answer)) continue;
    gain += discount;
    reciprocal ||= 1 / (at + 1);
  }
  return { reciprocal, gain: gain / ideal };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

for (const [name, queries] of Object.entries(sets)) {
  console.log(`\n${name}: ${queries.length} queries over ${solutions.length} solutions`);
  console.log(`${'engine'.padEnd(20)}  MRR@10  nDCG@10  misses`);
  for (const engine of ENGINES) {
    if (args.includes('--ours') && engine !== ENGINES[0]) continue;
    const asks = new Map<Locale, Ask>();
    const judged = queries.map((query) => {
      let ask = asks.get(query.locale);
      if (!ask) asks.set(query.locale, (ask = engine.build(solutions, query.locale)));
      const answers = ask(query.query);
      return { query, answers, ...judge(answers, query.right) };
    });
    const misses = judged.filter(({ reciprocal }) => reciprocal === 0).length;
    console.log(
      `${engine.name.padEnd(20)}  ${mean(judged.map((j) => j.reciprocal)).toFixed(4)}  ${mean(judged.map((j) => j.gain)).toFixed(4)}   ${misses}`,
    );
    if (engine !== ENGINES[0]) continue;
    for (const kind of new Set(queries.map((query) => query.kind))) {
      const of = judged.filter(({ query }) => query.kind === kind);
      console.log(
        `  ${kind.padEnd(26)} ${mean(of.map((j) => j.reciprocal)).toFixed(4)}  ${mean(of.map((j) => j.gain)).toFixed(4)}  (${of.length})`,
      );
    }
    if (!args.includes('--misses') || name === UNREAD) continue;
    for (const { query, answers, reciprocal } of judged) {
      if (reciprocal === 1) continue;
      const show = (all: ArrayLike<number>): string =>
        Array.from(all)
          .slice(0, 4)
          .map((at) => solutions[at]?.name)
          .join(', ');
      console.log(
        `  ${reciprocal.toFixed(2)} [${query.kind}, ${query.locale}] "${query.query}"\n       found ${show(answers)}\n       right ${show([...query.right])}`,
      );
    }
  }
}
