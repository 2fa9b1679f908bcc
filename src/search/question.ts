import { LONGEST_QUERY, spelled, type CatalogueIndex } from './catalogue-index.js';
import { LABELS, NAME, WHOLE_NAME } from './fields.js';
import { fold, foldUmlauts } from './fold.js';
import { understand, type Intent } from './intent.js';
import type { Hits, WordMatcher } from './word-matcher.js';
import { wordsOf } from './words.js';

/** Points for a word of the vocabulary that stands in some fields, on top of what the query's words earn. */
export interface Bonus {
  readonly reason: 'name' | 'joined';
  readonly place: number;
  readonly fields: number;
  readonly points: number;
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

const POINTS = { wholeName: 60, beginOfName: 8, joined: 6, weakInName: 1, guess: 0.4 } as const;

/** Understands a query: splits it, finds its intent, and looks up its words. */
export function ask(index: CatalogueIndex, matcher: WordMatcher, query: string): Question {
  const { vocabulary } = index;
  const text = query.slice(0, LONGEST_QUERY);
  const words = wordsOf(fold(text));
  const spelledOut = wordsOf(foldUmlauts(text));
  const intent = understand(words, index.products, vocabulary);
  const strong = words.flatMap((word, at) =>
    intent.weak[at] ? [] : [[word, spelledOut[at] ?? word] as const],
  );
  const required = [...new Map(strong)].flatMap(([word, other]) => {
    const found = other === word ? matcher.match(word) : either(matcher.match(word), matcher.match(other));
    // what is not there in one piece is as good as two words
    return found.hits.length === 0 && found.halves ? found.halves : [found];
  });
  const namesakes = index.names.get(spelled(text)) ?? [];
  const bonuses = intent.explicit ? [] : allBonuses(index, words, intent.weak);
  const corrections = new Map(required.map((found) => [found.word, found.correction ?? found.word]));
  const right = words.map((word) => corrections.get(word) ?? word);
  if (!intent.explicit && right.join() !== words.join())
    bonuses.push(...nameBonuses(index, right, POINTS.guess));
  return { text, words, intent, required, bonuses, namesakes };
}

/** What a word met that is written in two ways ("Überwachung", "Ueberwachung"). */
function either(first: Hits, second: Hits): Hits {
  const places = new Set(first.hits.map(({ place }) => place));
  return { ...first, hits: [...first.hits, ...second.hits.filter(({ place }) => !places.has(place))] };
}

/** Points for what begins with a text, by how much of it that is. */
function bonusesFor(
  { vocabulary }: CatalogueIndex,
  text: string,
  reason: Bonus['reason'],
  fields: number,
  points: (share: number) => number,
): Bonus[] {
  const bonuses: Bonus[] = [];
  const [from, to] = vocabulary.withPrefix(text);
  for (let place = from; place < to; place++) {
    bonuses.push({
      reason,
      place,
      fields,
      points: points(text.length / (vocabulary.words[place] ?? '').length),
    });
  }
  return bonuses;
}

/** The solution's own name comes first: the whole of it far ahead, its beginning by how much of it is there. */
function nameBonuses(index: CatalogueIndex, words: readonly string[], factor = 1): Bonus[] {
  return bonusesFor(
    index,
    words.join(''),
    'name',
    WHOLE_NAME,
    (share) => factor * (share === 1 ? POINTS.wholeName : POINTS.beginOfName * share),
  );
}

function allBonuses(index: CatalogueIndex, words: readonly string[], weak: readonly boolean[]): Bonus[] {
  return [
    ...nameBonuses(index, words),
    // stop words and single letters exclude nothing, but names that have them come first
    ...words
      .filter((_, at) => weak[at])
      .flatMap((word) => bonusesFor(index, word, 'name', NAME, (share) => POINTS.weakInName * share)),
    // neighbouring words that the catalogue writes as one: "rocket chat", "e-mail"
    ...words
      .slice(1)
      .flatMap((word, at) =>
        bonusesFor(index, (words[at] ?? '') + word, 'joined', LABELS, (share) => POINTS.joined * share ** 2),
      ),
  ];
}
