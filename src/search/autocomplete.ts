import type { Solution } from '../catalogue/schema.js';
import { categoryLabel, type CategoryLabels } from '../i18n/localize.js';
import { LOCALES, type Locale } from '../i18n/locales.js';
import { LONGEST_QUERY } from './catalogue-index.js';
import { plainTags, productName, replacedProducts, spellings } from './products.js';
import { compareTexts, sortInSteps } from './steps.js';
import { fold, wordsOf } from './tokenizer.js';
import type { Suggestion } from './types.js';
import { Vocabulary } from './vocabulary.js';
import { ASKING, STOP_WORDS } from './words.js';

/** Proposes what a reader may be typing. */
export type Suggester = (typed: string, limit: number) => Suggestion[];

/** The kinds, the one that wins a tie first. */
const KINDS = ['product', 'category', 'solution', 'tag'] as const;

const SOLUTIONS_A_STEP = 500;
/** What the beginning of the whole counts, beside that of a later word. */
const BEGINNING = 1.4;
/** What is asked for most is likelier meant: points for ten times as many solutions. */
const COMMON = 0.3;
/** Tags come last where all is equal: points by kind. */
const KIND_POINTS = [0.5, 0.5, 0.4, 0];

interface Counted {
  readonly kind: number;
  readonly value: string;
  readonly label: string;
  count: number;
}

/** Prepares suggestions for a list of solutions in steps of a few milliseconds. */
export function* prepareSuggester(
  solutions: readonly Solution[],
  locale: Locale,
  own?: CategoryLabels | null,
): Generator<undefined, Suggester> {
  const entries = new Map<string, Counted>();
  /** What may be typed for an entry: its spellings without gaps, from each of its words on. */
  const keys: string[] = [];
  const owners: Counted[] = [];
  const isWhole: boolean[] = [];

  const spell = (owner: Counted, text: string): void => {
    const words = wordsOf(fold(text));
    for (let at = 0; at < words.length; at++) {
      if (at > 0 && STOP_WORDS.has(words[at] ?? '')) continue;
      keys.push(words.slice(at).join(''));
      owners.push(owner);
      isWhole.push(at === 0);
    }
  };
  const count = (kind: number, value: string, label: string, texts: () => Iterable<string>): void => {
    const id = `${kind}${value}`;
    let entry = entries.get(id);
    if (!entry) {
      entries.set(id, (entry = { kind, value, label, count: 0 }));
      for (const text of new Set(texts())) spell(entry, text);
    }
    entry.count++;
  };
  const add = (solution: Solution): void => {
    const { name, category } = solution;
    for (const slug of replacedProducts(solution))
      count(0, slug, productName(slug), () => [slug, ...spellings(slug)]);
    count(1, category, categoryLabel(category, locale, own), () =>
      LOCALES.map((each) => categoryLabel(category, each, own)),
    );
    count(2, name, name, () => [name]);
    for (const tag of new Set(plainTags(solution))) count(3, tag, tag, () => [tag]);
  };
  let read = 0;
  for (const solution of solutions) {
    add(solution);
    if (read++ % SOLUTIONS_A_STEP === 0) yield;
  }
  const order = yield* sortInSteps(keys.length, (a, b) => compareTexts(keys[a], keys[b]));
  const vocabulary = new Vocabulary(Array.from(order, (at) => keys[at] ?? ''));

  return (typed, limit) => {
    const words = wordsOf(fold(typed.slice(0, LONGEST_QUERY)));
    // "alternatives to sl" can only go on with a product
    const asks = words.some((word) => ASKING.has(word));
    const named = words.filter((word) => !ASKING.has(word) && !(asks && STOP_WORDS.has(word)));
    const text = named.join('');
    /** For each kind the best ones, best first, never more than can be shown. */
    const best: [score: number, entry: Counted][][] = KINDS.map(() => []);
    if (text === '' || limit <= 0) return [];

    const offer = (place: number, likeness: number): void => {
      const at = order[place] ?? 0;
      const entry = owners[at];
      const list = entry && best[entry.kind];
      if (!list || (asks && entry.kind !== 0)) return;
      const score =
        likeness *
          (isWhole[at] ? BEGINNING : 1) *
          (1 + text.length / (vocabulary.terms[place] ?? '').length) +
        COMMON * Math.log10(entry.count) +
        (KIND_POINTS[entry.kind] ?? 0);
      if (list.length === limit && score <= (list.at(-1)?.[0] ?? 0)) return;
      const known = list.findIndex((each) => each[1] === entry);
      if (known >= 0) {
        if ((list[known]?.[0] ?? 0) >= score) return;
        list.splice(known, 1);
      }
      const before = list.findIndex((each) => each[0] < score);
      list.splice(before < 0 ? list.length : before, 0, [score, entry]);
      if (list.length > limit) list.pop();
    };
    const [from, to] = vocabulary.withPrefix(text);
    for (let place = from; place < to; place++) offer(place, 1);
    if (best.every((list) => list.length === 0))
      for (const { index, score } of vocabulary.similar(text)) offer(index, score);

    // no kind takes more than half of the room as long as others need it
    const most = Math.ceil(limit / 2);
    const all = best.flatMap((list) => list.map(([score, entry], at) => ({ score, entry, at })));
    return all
      .sort((a, b) => Number(a.at >= most) - Number(b.at >= most) || b.score - a.score)
      .slice(0, limit)
      .sort((a, b) => b.score - a.score || a.entry.kind - b.entry.kind)
      .map(({ entry: { kind, value, label, count } }) => ({
        kind: KINDS[kind] ?? 'tag',
        value,
        label,
        count,
      }));
  };
}
