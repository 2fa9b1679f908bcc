import { LONGEST_QUERY, spelled, type CatalogueIndex } from './catalogue-index.js';
import { DETAILS, NAME, WHOLE_NAME } from './fields.js';
import { fold, foldUmlauts } from './fold.js';
import { understand, type Intent } from './intent.js';
import { Hits } from './hits.js';
import type { Postings } from './postings.js';
import { beforeGeneric } from './stop-words.js';
import type { WordMatcher } from './word-matcher.js';
import { wordsOf } from './words.js';

/** Points for words of the vocabulary, on top of what the query's words earn, where they are names or details. */
export interface Bonus {
  readonly postings: Postings;
  /** The places of all words that begin with some letters of the query. */
  readonly from: number;
  readonly to: number;
  readonly fields: number;
  /** The points for a word, by its length. */
  readonly points: (length: number) => number;
}

/** A query, understood. */
export interface Question {
  /** The query, cut. */
  readonly text: string;
  /** All its words, folded. */
  readonly words: readonly string[];
  readonly intent: Intent;
  /** What the words that must be there met; each word once. */
  readonly required: readonly Hits[];
  readonly bonuses: readonly Bonus[];
  /** The ranks of the solutions whose name is spelled like the query. */
  readonly namesakes: readonly number[];
}

const POINTS = { wholeName: 60, beginOfName: 8, weak: 0.1, guess: 0.4 } as const;

/** Understands a query: splits it, finds its intent, and looks up its words. */
export function ask(index: CatalogueIndex, matcher: WordMatcher, query: string): Question {
  const { vocabulary, texts } = index;
  const text = query.slice(0, LONGEST_QUERY);
  const words = wordsOf(fold(text));
  const spelledOut = wordsOf(foldUmlauts(text));
  const intent = understand(words, index.products, vocabulary);
  const required: Hits[] = [];
  const require = (found: Hits): void => {
    if (required.every(({ word }) => word !== found.word)) required.push(found);
  };
  words.forEach((word, at) => {
    if (intent.weak[at]) return;
    const head = vocabulary.has(word) ? word : beforeGeneric(word);
    let found = matcher.match(head);
    const other = spelledOut[at] ?? word;
    if (other !== word && head === word) found = either(found, matcher.match(other));
    // neighbouring words that the catalogue writes as one: "rocket chat", "e-mail", "time sheets"
    for (const joined of [(words[at - 1] ?? ' ') + word, word + (words[at + 1] ?? ' ')]) {
      const one = matcher.beginning(joined);
      if (one.known) found = either(found, one);
    }
    // what is not there in one piece is as good as two words
    if (found.met.length === 0 && found.halves) found.halves.forEach(require);
    else require(found);
  });
  const namesakes = index.names.get(spelled(text)) ?? [];
  const bonuses = intent.explicit ? [] : allBonuses(index, words, intent.weak);
  // stop words alone may be what a detail is called: MIT is a licence, and in German "with"
  if (required.length === 0)
    for (const word of words.filter((each) => vocabulary.has(each))) {
      const from = vocabulary.lowerBound(word);
      bonuses.push({ postings: texts, from, to: from + 1, fields: DETAILS, points: () => POINTS.weak });
    }
  const corrections = new Map(required.map((found) => [found.word, found.correction ?? found.word]));
  const right = words.map((word) => corrections.get(word) ?? word);
  if (!intent.explicit && right.join() !== words.join()) bonuses.push(nameBonus(index, right, POINTS.guess));
  return { text, words, intent, required, bonuses, namesakes };
}

/** What a word met that is written in two ways ("Überwachung", "Ueberwachung"). */
function either(first: Hits, second: Hits): Hits {
  return Object.assign(new Hits(first.word), first, {
    met: [...first.met, ...second.met],
    known: first.known || second.known,
    correction: second.known ? undefined : first.correction,
  });
}

/** Points for what begins with a text, by the share of it that the text is. */
function bonusFor(
  { vocabulary, labels }: CatalogueIndex,
  text: string,
  fields: number,
  points: (share: number) => number,
): Bonus {
  const [from, to] = vocabulary.withPrefix(text);
  return { postings: labels, from, to, fields, points: (length) => points(text.length / length) };
}

/** The solution's own name comes first: the whole of it far ahead, its beginning by how much of it is there. */
function nameBonus(index: CatalogueIndex, words: readonly string[], factor = 1): Bonus {
  return bonusFor(
    index,
    words.join(''),
    WHOLE_NAME,
    (share) => factor * (share === 1 ? POINTS.wholeName : POINTS.beginOfName * share),
  );
}

function allBonuses(index: CatalogueIndex, words: readonly string[], weak: readonly boolean[]): Bonus[] {
  const weakWords = new Set(words.filter((_, at) => weak[at]));
  return [
    nameBonus(index, words),
    // stop words and single letters exclude nothing, but names that have them come first, the most popular others next
    ...Array.from(weakWords, (word) => bonusFor(index, word, NAME, (share) => POINTS.weak + share)),
  ];
}
