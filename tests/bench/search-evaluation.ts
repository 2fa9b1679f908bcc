// Measures how well the search answers, beside other engines, on the same catalogue and queries:
//   npx tsx tests/bench/search-evaluation.ts [document.json] [--set=development] [--seed=1] [--misses] [--ours] [--embed]
// With --embed categories and tags go by their names in the document alone, as in a hand-written embed without labels; else
// also by those that the catalogue's own pages carry.
// The hand-made queries belong to the bundled catalogue; a document of your own gets the machine-made ones only. The
// fresh, the unseen and the final set are run with --set only, and their misses are not printed: who reads them tunes to them.
import type { Locale } from '../../src/i18n/locales.js';
import { createSearch } from '../../src/search/index.js';
import { labelsOf, loadSolutions } from './search-catalogues.js';
import { seededRandom } from './search-enlarged.js';
import { ENGINES, type Ask } from './search-engines.js';
import { ABSENT } from './search-queries-absent.js';
import { DEVELOPMENT, DEVELOPMENT_ABSENT, DEVELOPMENT_OFF_TOPIC } from './search-queries-development.js';
import { EVERYDAY } from './search-queries-everyday.js';
import { FINAL, FINAL_ABSENT, FINAL_OFF_TOPIC } from './search-queries-final.js';
import { FRESH } from './search-queries-fresh.js';
import { makeQueries, type Query } from './search-queries-made.js';
import { linesOf, readSet } from './search-queries-notation.js';
import { SITUATIONS } from './search-queries-situations.js';
import { UNSEEN } from './search-queries-unseen.js';
import { TASKS, TASKS_OFF_TOPIC } from './search-queries-tasks.js';
import { VOICES } from './search-queries-voices.js';
import { handMadeQueries, heldOut, shortQueries } from './search-queries.js';

const TOP = 10;
/** Confidence intervals are those of so many samples of the queries, drawn with repetition. */
const SAMPLES = 1000;
const args = process.argv.slice(2);
const path = args.find((arg) => !arg.startsWith('--'));
const option = (name: string): string | undefined =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];

const solutions = loadSolutions(path);
const labels = args.includes('--embed') ? undefined : labelsOf();
const MADE = 'machine-made';
const FINAL_SET = 'final';
const UNSEEN_SET = 'unseen';
const FRESH_SET = 'fresh';
const VOICES_SET = 'voices';
const SITUATIONS_SET = 'situations';
/** The sets whose misses are not shown, and that are run by name only. */
const UNREAD = [FINAL_SET, UNSEEN_SET, FRESH_SET];
/** The queries of a set that have right answers. */
const answerable = (set: Readonly<Record<string, string>>): Query[] =>
  readSet({ ...set, absent: '', offtopic: '' }, solutions).queries;
/** The half of the tasks that was developed with (0), or that was only checked with (1). */
const tasksOf = (half: number): Query[] =>
  readSet(TASKS, solutions).queries.filter((_, at) => at % 2 === half);
const ALL_SETS: Readonly<Record<string, () => Query[]>> = {
  development: () => readSet(DEVELOPMENT, solutions).queries,
  'tasks, first half': () => tasksOf(0),
  'tasks, second half': () => tasksOf(1),
  [VOICES_SET]: () => answerable(VOICES),
  [SITUATIONS_SET]: () => answerable(SITUATIONS),
  everyday: () => readSet(EVERYDAY, solutions).queries,
  'hand-made': () => handMadeQueries(solutions),
  ...Object.fromEntries(Object.entries(heldOut(solutions)).map(([name, queries]) => [name, () => queries])),
  short: () => shortQueries(solutions),
  [MADE]: () => makeQueries(solutions, 440, Number(option('seed') ?? 1)),
  [FINAL_SET]: () => readSet(FINAL, solutions).queries,
  [UNSEEN_SET]: () => answerable(UNSEEN),
  [FRESH_SET]: () => answerable(FRESH),
};
const wanted = option('set') ?? (path === undefined ? undefined : MADE);
const names = Object.keys(ALL_SETS).filter((name) => (wanted ? name === wanted : !UNREAD.includes(name)));

interface Judged {
  readonly query: Query;
  readonly answers: ArrayLike<number>;
  /** The reciprocal place of the first right answer, and how many right ones stand how far up. */
  readonly reciprocal: number;
  readonly gain: number;
}

function judge(query: Query, answers: ArrayLike<number>): Judged {
  let reciprocal = 0;
  let gain = 0;
  let ideal = 0;
  for (let at = 0; at < TOP; at++) {
    const discount = 1 / Math.log2(at + 2);
    if (at < query.right.size) ideal += discount;
    const answer = answers[at];
    if (answer === undefined || !query.right.has(answer)) continue;
    gain += discount;
    reciprocal ||= 1 / (at + 1);
  }
  return { query, answers, reciprocal, gain: gain / ideal };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean, with half the width of its interval of 95 % by bootstrap. */
function withInterval(values: readonly number[]): string {
  const random = seededRandom(7);
  const means = Array.from({ length: SAMPLES }, () =>
    mean(values.map(() => values[Math.floor(random() * values.length)]!)),
  ).sort((a, b) => a - b);
  const half = (means[Math.floor(0.975 * SAMPLES)]! - means[Math.floor(0.025 * SAMPLES)]!) / 2;
  return `${mean(values).toFixed(3)} ± ${half.toFixed(3)}`;
}

function row(name: string, judged: readonly Judged[]): string {
  const misses = judged.filter(({ reciprocal }) => reciprocal === 0).length;
  const [mrr, ndcg] = [judged.map((each) => each.reciprocal), judged.map((each) => each.gain)];
  return `${name.padEnd(28)} ${withInterval(mrr)}   ${withInterval(ndcg)}   ${misses} of ${judged.length}`;
}

if (wanted === 'absent') printHonesty(ABSENT, '');
for (const set of names) {
  const queries = ALL_SETS[set]!();
  const long = queries.filter(({ query }) => query.split(/\s+/).length >= 4).length;
  console.log(
    `\n${set}: ${queries.length} queries over ${solutions.length} solutions, ${long} of four words and more${labels ? '' : ', without labels'}`,
  );
  console.log(`${'engine'.padEnd(28)} MRR@10          nDCG@10         without a right answer`);
  const best = new Map<string, { name: string; judged: Judged[]; score: number }>();
  for (const engine of ENGINES) {
    if (args.includes('--ours') && engine !== ENGINES[0]) continue;
    const asks = new Map<Locale, Ask>();
    const judged = queries.map((query) => {
      let ask = asks.get(query.locale);
      if (!ask) asks.set(query.locale, (ask = engine.build(solutions, query.locale, labels)));
      return judge(query, ask(query.query));
    });
    const score = mean(judged.map(({ reciprocal }) => reciprocal));
    if (score > (best.get(engine.family)?.score ?? -1))
      best.set(engine.family, { name: engine.name, judged, score });
  }
  for (const { name, judged } of best.values()) console.log(row(name, judged));
  const classes = [...new Set(queries.map(({ kind }) => kind))];
  const families = [...best];
  console.log(
    `${'MRR@10 by class'.padEnd(28)} ${families.map(([family]) => family.slice(0, 10).padEnd(11)).join('')}`,
  );
  for (const kind of classes) {
    const of = families.map(([, { judged }]) =>
      mean(judged.filter(({ query }) => query.kind === kind).map(({ reciprocal }) => reciprocal)),
    );
    console.log(`  ${kind.padEnd(26)} ${of.map((value) => value.toFixed(3).padEnd(11)).join('')}`);
  }
  if (args.includes('--misses') && ![...UNREAD, 'tasks, second half'].includes(set))
    printMisses(families[0]![1].judged);
  if (set === 'development') printHonesty(DEVELOPMENT_ABSENT, DEVELOPMENT_OFF_TOPIC);
  if (set.startsWith('tasks')) printHonesty('', TASKS_OFF_TOPIC);
  if (set === FINAL_SET) printHonesty(FINAL_ABSENT, FINAL_OFF_TOPIC);
  const several = {
    [UNSEEN_SET]: UNSEEN,
    [FRESH_SET]: FRESH,
    [VOICES_SET]: VOICES,
    [SITUATIONS_SET]: SITUATIONS,
  }[set];
  if (several) printHonesty(several.absent ?? '', several.offtopic ?? '');
}

function printMisses(judged: readonly Judged[]): void {
  const show = (all: ArrayLike<number>): string =>
    Array.from(all)
      .slice(0, 4)
      .map((at) => solutions[at]?.name)
      .join(', ');
  for (const { query, answers, reciprocal } of judged)
    if (reciprocal < 1)
      console.log(
        `  ${reciprocal.toFixed(2)} [${query.kind}, ${query.locale}] "${query.query}"\n       found ${show(answers)}\n       right ${show([...query.right])}`,
      );
}

/** Whether the search says what it does not know: absent products, and what is off the topic. */
function printHonesty(absent: string, offTopic: string): void {
  const searches = new Map<Locale, ReturnType<typeof createSearch>>();
  const find = ({ locale, query }: { locale: Locale; query: string }) => {
    let search = searches.get(locale);
    if (!search) searches.set(locale, (search = createSearch(solutions, locale, labels)));
    return search.find(query);
  };
  const products = linesOf(absent).map((line) => ({ name: line.right, found: find(line) }));
  const said = products.filter(({ found }) => found.absent !== undefined).length;
  const silent = products.filter(({ found }) => found.absent === undefined && found.total > 0).length;
  const right = products.filter(({ name, found }) => found.absent?.toLowerCase() === name.toLowerCase());
  const listed = linesOf(offTopic).filter((line) => find(line).total > 0).length;
  console.log(
    `absent products: ${said} of ${products.length} said to be; ${silent} list something without saying so`,
  );
  if (products.some(({ name }) => name !== '')) console.log(`by the right name: ${right.length}`);
  console.log(`off the topic: ${listed} of ${linesOf(offTopic).length} list anything`);
}
