// Suggestions under the search field: which are proposed while somebody types, and in which order.
import type { Solution } from '../catalogue/schema.js';
import { licensesIn } from '../catalogue/values.js';
import { labelOf, labelsOf, productNames, type OwnLabels } from '../i18n/localize.js';
import type { Locale } from '../i18n/locales.js';
import { LONGEST_QUERY } from './catalogue-index.js';
import { placeWords, platformWords } from './filters.js';
import { plainTags, platforms, productName, replacedProducts, spellings } from './products.js';
import { Vocabulary } from './vocabulary.js';
import { compareTexts } from './steps.js';
import { ASKING, STOP_WORDS } from './languages/words.js';
import { fold, wordsOf } from './tokenizer.js';
import type { Suggestion } from './types.js';

/** Proposes what a reader may be typing. */
export type Suggester = (typed: string, limit: number) => Suggestion[];

/** How many solutions are read before the page may get a turn. */
const SOLUTIONS_A_STEP = 500;
/** What the beginning of the whole counts, beside that of a later word. */
const BEGINNING = 1.4;
/** What is asked for most is likelier meant: points for ten times as many solutions. */
const COMMON = 0.3;
/** A tag that begins like something else comes behind it: so many points less. */
const TAG = 0.5;
type Entry = Suggestion & { count: number };

/** Prepares suggestions for a list of solutions in steps of a few milliseconds. */
export function* prepareSuggester(
  solutions: readonly Solution[],
  locale: Locale,
  own?: OwnLabels,
): Generator<undefined, Suggester> {
  const entries = new Map<string, Entry>();
  /** Entries by what may be typed for them: their spellings without gaps, from each of their words on. */
  const owners = new Map<string, { readonly entry: Entry; readonly isWhole: boolean }[]>();

  const count = (
    kind: Entry['kind'],
    value: string,
    label = value,
    texts: () => readonly string[] = () => [label],
  ): void => {
    const known = entries.get(kind + value);
    const entry = known ?? { kind, value, label, count: 0 };
    entry.count++;
    if (known) return;
    entries.set(kind + value, entry);
    for (const text of new Set(texts())) {
      const words = wordsOf(fold(text));
      words.forEach((word, at) => {
        if (at > 0 && STOP_WORDS.has(word)) return;
        const key = words.slice(at).join('');
        owners.set(key, [...(owners.get(key) ?? []), { entry, isWhole: at === 0 }]);
      });
    }
  };
  let read = 0;
  for (const solution of solutions) {
    const { name, category, license, origin, deployment } = solution;
    for (const slug of replacedProducts(solution))
      count('product', slug, productName(slug), () => [
        slug,
        ...spellings(slug),
        ...productNames(slug, own?.products),
      ]);
    count('category', category, labelOf(category, locale, own?.categories), () =>
      labelsOf(category, own?.categories),
    );
    count('solution', name);
    for (const platform of platforms(solution))
      count('platform', platform, platform, () => platformWords(platform));
    for (const each of new Set(deployment)) count('deployment', each, each, () => platformWords(each));
    for (const each of new Set(licensesIn(license))) count('license', each);
    count('origin', origin, origin, () => placeWords(origin));
    for (const tag of new Set(plainTags(solution))) count('tag', tag, labelOf(tag, locale, own?.tags));
    if (read++ % SOLUTIONS_A_STEP === 0) yield;
  }
  const vocabulary = new Vocabulary([...owners.keys()].sort());
  const replacedMost = [...entries.values()]
    .filter(({ kind }) => kind === 'product')
    .sort((a, b) => b.count - a.count || compareTexts(a.label, b.label));

  return (typed, limit) => {
    const words = wordsOf(fold(typed.slice(0, LONGEST_QUERY)));
    // "alternatives to sl" can only go on with a product
    const asks = words.some((word) => ASKING.has(word));
    const text = words.filter((word) => !asks || !(ASKING.has(word) || STOP_WORDS.has(word))).join('');
    if (text === '') return words.length > 0 ? [] : replacedMost.slice(0, Math.max(0, limit));
    const scores = new Map<Entry, number>();
    const offer = (place: number, likeness: number): void => {
      const key = vocabulary.words[place] ?? '';
      for (const { entry, isWhole } of owners.get(key) ?? []) {
        if (asks && entry.kind !== 'product') continue;
        const score =
          likeness * (isWhole ? BEGINNING : 1) * (1 + text.length / key.length) +
          COMMON * Math.log10(entry.count) -
          (entry.kind === 'tag' ? TAG : 0);
        scores.set(entry, Math.max(score, scores.get(entry) ?? 0));
      }
    };
    const [from, to] = vocabulary.withPrefix(text);
    for (let place = from; place < to; place++) offer(place, 1);
    if (scores.size === 0) for (const { index, score } of vocabulary.similar(text)) offer(index, score);
    // no kind takes more than half of the room as long as others need it
    const taken = new Map<string, number>();
    const [first, rest]: [Entry[], Entry[]] = [[], []];
    for (const [entry] of [...scores].sort(([, a], [, b]) => b - a)) {
      const before = taken.get(entry.kind) ?? 0;
      taken.set(entry.kind, before + 1);
      (before < limit / 2 ? first : rest).push(entry);
    }
    return [...first, ...rest].slice(0, Math.max(0, limit));
  };
}
