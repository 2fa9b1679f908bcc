// Which terms of the index a word of the query matches: itself, beginnings, stems, parts, misspellings.
import type { CatalogueIndex } from './catalogue-index.js';
import { memoized } from './steps.js';
import type { MatchKind } from './types.js';
import { FIELDS, LABEL_WORDS, NAMES, WEIGHTS } from './weights.js';
import { STOP_WORDS } from './languages/words.js';

/** How many words of queries are remembered with what they match. */
const MEMO_SIZE = 200;
/** Shorter words stand inside too many others to be meant. */
const SHORTEST_INFIX = 4;
/** The shortest word that may be mistyped for one of running text. */
const SHORTEST_GUESS = 6;

/** A term of the vocabulary that a word of the query means. */
export interface Variant {
  readonly place: number;
  readonly kind: MatchKind;
  /** What that is worth beside the word itself, from 0 to 1. */
  readonly weight: number;
}

const variantsOf = (places: readonly number[], kind: MatchKind, likeness = 1): Variant[] =>
  places.map((place) => ({ place, kind, weight: WEIGHTS.match[kind] * likeness }));

/** A word of the query with everything in the vocabulary that it means. */
export interface TermMatch {
  readonly word: string;
  readonly variants: readonly Variant[];
  /** The halves of a compound that say something by themselves: the first of them is a variant. */
  readonly halves: readonly string[];
  /** The likeliest word it could mean, when the catalogue has nothing like it. */
  readonly correction?: string | undefined;
}

/**
 * Finds everything that a word may mean: itself, what begins with it, its forms and its halves; else what it may be
 * mistyped for. It depends on nothing but the word.
 */
export function termMatcher({ vocabulary, fieldsOf, placeOf }: CatalogueIndex): (word: string) => TermMatch {
  return memoized((word: string): TermMatch => {
    const called = placeOf(word);
    const [from, to] = vocabulary.withPrefix(word);
    const known = [
      ...vocabulary.words.slice(from, to).map((term, at): Variant => {
        const kind = term === word ? 'exact' : 'prefix';
        // the more letters are still missing, the less likely it is meant
        return { place: from + at, kind, weight: WEIGHTS.match[kind] * (word.length / term.length) };
      }),
      ...variantsOf(vocabulary.stemVariants(word), 'stem'),
      // a product by one of its other names
      ...variantsOf(called === vocabulary.placeOf(word) ? [] : [called], 'exact'),
    ];
    const infixes = word.length < SHORTEST_INFIX && word < '\x80' ? [] : vocabulary.containing(word);
    // a name is no compound ("Mattermost"), and what says nothing by itself ("-programm") is no half
    const parts = known.some(({ place }) => fieldsOf(place) & NAMES) ? [] : vocabulary.split(word);
    const halves = parts.filter((half) => !STOP_WORDS.has(half));
    // the first half says what it is about
    const heads = halves.slice(0, 1).flatMap((half) => variantsOf(vocabulary.formsOf(half), 'split'));
    // nobody mistypes a word that only the texts of other languages have
    const similar = (known.length > 0 ? [] : vocabulary.similar(word)).filter(
      ({ index }) => fieldsOf(index) !== FIELDS.descriptionElsewhere,
    );
    const [best] = similar;
    // a short word resembles some word of any text: it is taken for a mistyped name or label only
    const isMeant = best && (word.length >= SHORTEST_GUESS || fieldsOf(best.index) & (NAMES | LABEL_WORDS));
    const guesses = similar
      .filter(({ score }) => isMeant && score === best.score)
      .flatMap(({ index, score }) => variantsOf([index], 'fuzzy', score));
    return {
      word,
      variants: [...known, ...variantsOf(infixes, 'infix'), ...heads, ...guesses],
      halves,
      correction: vocabulary.words[guesses[0]?.place ?? -1],
    };
  }, MEMO_SIZE);
}
