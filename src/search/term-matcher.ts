import type { CatalogueIndex } from './catalogue-index.js';
import { memoized } from './steps.js';
import type { MatchKind } from './types.js';
import { ALL_FIELDS, LABELS, NAMES, ONE_WORD, WEIGHTS } from './weights.js';
import { STOP_WORDS } from './languages/words.js';

const MEMO_SIZE = 200;
/** Shorter words stand inside too many others to be meant. */
const SHORTEST_INFIX = 4;
/** The shortest word that is looked for as a compound. */
const SHORTEST_COMPOUND = 8;
/** Words of two letters begin nearly every text: beginnings count in labels only. */
const SHORTEST_IN_TEXTS = 3;
/** So far behind the best guess another one may be: less than one wrong letter. */
const NEAREST = 0.06;

/** A term of the vocabulary that a word of the query means. */
export interface Variant {
  readonly place: number;
  readonly kind: MatchKind;
  /** What that is worth beside the word itself, from 0 to 1. */
  readonly weight: number;
  /** The fields in which it counts. */
  readonly fields: number;
}

/** A word of the query with everything in the vocabulary that it means. */
export interface TermMatch {
  readonly word: string;
  readonly variants: readonly Variant[];
  /** Of a compound ("passwortmanager") the second half: it adds to the documents that have one of the variants. */
  readonly tails: readonly Variant[];
  /** The halves of a compound that say something by themselves. */
  readonly halves: readonly string[];
  /** The likeliest word it could mean, when the catalogue has nothing that begins with it. */
  readonly correction?: string | undefined;
}

/** Finds the terms that words of a query mean. What it finds depends on nothing but the word. */
export class TermMatcher {
  readonly #index: CatalogueIndex;

  constructor(index: CatalogueIndex) {
    this.#index = index;
  }

  /** Everything that a word may mean: itself, what begins with it, its forms, its halves, and else a typing error. */
  readonly match = memoized((word): TermMatch => {
    const { vocabulary, fieldsOf } = this.#index;
    const known = this.beginning(word);
    const forms = this.#forms(word, known);
    const infixes = word.length < SHORTEST_INFIX && word < '\x80' ? [] : vocabulary.containing(word);
    const variants = [
      ...known,
      ...forms,
      ...infixes.map((place) => variant(place, 'infix', WEIGHTS.infix, ALL_FIELDS & ~ONE_WORD)),
    ];
    const isNamed = [...known, ...forms].some(({ place }) => fieldsOf(place) & NAMES);
    const halves = isNamed ? [] : this.#halves(word);
    // the first half says what it is about
    const [heads = [], tails = []] = halves.map((half, at) =>
      this.#half(half, at === 0 ? WEIGHTS.split : WEIGHTS.splitEnd),
    );
    variants.push(...heads);
    if (known.length > 0) return { word, variants, tails, halves };
    const similar = vocabulary.similar(word);
    const [best] = similar;
    for (const { index, score } of similar)
      // what is a form of a word by its ending is no mistyped one, unless it is a name
      if (best && score >= best.score - NEAREST)
        variants.push(
          variant(index, 'fuzzy', WEIGHTS.fuzzy * score ** 2, forms.length > 0 ? NAMES : ALL_FIELDS),
        );
    const isKnown = halves.length > 0 || forms.length > 0;
    return {
      word,
      variants,
      tails,
      halves,
      correction: isKnown ? undefined : vocabulary.terms[best?.index ?? -1],
    };
  }, MEMO_SIZE);

  /** The word itself and what begins with it. */
  beginning(word: string): Variant[] {
    const { vocabulary } = this.#index;
    const [from, to] = vocabulary.withPrefix(word);
    const fields = word.length < SHORTEST_IN_TEXTS ? LABELS : ALL_FIELDS;
    return vocabulary.terms.slice(from, to).map((term, at) => {
      const share = word.length / term.length;
      return share === 1
        ? variant(from, 'exact', WEIGHTS.exact)
        : variant(from + at, 'prefix', WEIGHTS.prefix * (0.6 + 0.4 * share), fields);
    });
  }

  /** The forms of a word that are not there yet. Names have none. */
  #forms(word: string, known: readonly Variant[]): Variant[] {
    return this.#index.vocabulary
      .stemVariants(word)
      .filter((form) => !known.some(({ place }) => place === form))
      .map((form) => variant(form, 'stem', WEIGHTS.stem, ALL_FIELDS & ~NAMES));
  }

  /** The halves of a compound; what says nothing by itself ("-programm") is left out. */
  #halves(word: string): readonly string[] {
    const halves = word.length < SHORTEST_COMPOUND ? undefined : this.#index.vocabulary.split(word);
    // what begins with a stop word is a verb with a prefix: "unterschreiben" is no writing
    return !halves || STOP_WORDS.has(halves[0]) ? [] : halves.filter((half) => !STOP_WORDS.has(half));
  }

  /** What half of a compound means: itself and its forms. */
  #half(half: string, weight: number): Variant[] {
    const { vocabulary } = this.#index;
    const forms = vocabulary
      .stemVariants(half)
      .map((form) => variant(form, 'split', weight * WEIGHTS.stem, ALL_FIELDS & ~NAMES));
    return [variant(vocabulary.placeOf(half), 'split', weight), ...forms];
  }
}

const variant = (place: number, kind: MatchKind, weight: number, fields = ALL_FIELDS): Variant => ({
  place,
  kind,
  weight,
  fields,
});
