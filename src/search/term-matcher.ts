import type { CatalogueIndex } from './catalogue-index.js';
import { memoized } from './steps.js';
import type { MatchKind } from './types.js';
import { ALL_FIELDS, LABELS, NAMES, ONE_WORD, WEIGHTS } from './weights.js';
import { isStopWord } from './words.js';

const MEMO_SIZE = 200;
/** Shorter words stand inside too many others to be meant. */
const SHORTEST_INFIX = 4;
/** The shortest word that is looked for as a compound. */
const SHORTEST_COMPOUND = 8;
/** Words of two letters begin nearly every text: beginnings count in labels only. */
const SHORTEST_IN_TEXTS = 3;
const MOST_SIMILAR = 24;
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
  /** The halves of a compound ("passwortmanager"), of which a document must have the first. */
  readonly halves?: readonly TermMatch[];
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
    const variants = this.beginning(word);
    const isKnown = variants.length > 0;
    variants.push(...this.#forms(word, variants));
    const isNamed = variants.some(({ place }) => this.#index.inverted.fieldsOf(place) & NAMES);
    const halves = isNamed ? undefined : this.#halves(word);
    const similar = isKnown ? undefined : this.#addSimilar(word, variants);
    variants.push(...this.#infixes(word));
    return { word, variants, ...(halves && { halves }), correction: halves ? undefined : similar };
  }, MEMO_SIZE);

  /** The word itself and what begins with it. */
  beginning(word: string): Variant[] {
    const { vocabulary } = this.#index;
    const [from, to] = vocabulary.withPrefix(word);
    const fields = word.length < SHORTEST_IN_TEXTS ? LABELS : ALL_FIELDS;
    const variants: Variant[] = [];
    for (let place = from; place < to; place++) {
      const { length } = vocabulary.terms[place] ?? '';
      const share = word.length / length;
      if (share === 1) variants.push({ place, kind: 'exact', weight: WEIGHTS.exact, fields: ALL_FIELDS });
      else variants.push({ place, kind: 'prefix', weight: WEIGHTS.prefix * (0.6 + 0.4 * share), fields });
    }
    return variants;
  }

  /** The forms of a word that are not there yet. Names have none. */
  #forms(word: string, known: readonly Variant[]): Variant[] {
    const places = new Set(known.map(({ place }) => place));
    return this.#index.vocabulary
      .stemVariants(word)
      .filter((place) => !places.has(place))
      .map((place) => ({
        place,
        kind: 'stem',
        weight: WEIGHTS.stem,
        fields: ALL_FIELDS & ~NAMES,
      }));
  }

  /** The halves of a compound; what says nothing by itself ("-programm") is left out. */
  #halves(word: string): TermMatch[] | undefined {
    const halves = word.length >= SHORTEST_COMPOUND && this.#index.vocabulary.split(word);
    // what begins with a stop word is a verb with a prefix: "unterschreiben" is no writing
    if (!halves || isStopWord(halves[0])) return undefined;
    return halves
      .filter((half) => !isStopWord(half))
      .map((half) => {
        const exact = this.#index.vocabulary.placeOf(half);
        const itself: Variant[] =
          exact < 0 ? [] : [{ place: exact, kind: 'split', weight: WEIGHTS.exact, fields: ALL_FIELDS }];
        return { word: half, variants: [...itself, ...this.#forms(half, itself)] };
      });
  }

  /** Adds the terms that a mistyped word could mean, and returns the likeliest. */
  #addSimilar(word: string, variants: Variant[]): string | undefined {
    const { vocabulary } = this.#index;
    const similar = vocabulary.similar(word).slice(0, MOST_SIMILAR);
    const best = similar[0];
    if (!best) return undefined;
    // what is a form of a word by its ending is no mistyped one, unless it is a name
    const fields = variants.length > 0 ? NAMES : ALL_FIELDS;
    for (const { index, score } of similar)
      if (score >= best.score - NEAREST)
        variants.push({ place: index, kind: 'fuzzy', weight: WEIGHTS.fuzzy * score ** 2, fields });
    return variants.some(({ kind }) => kind === 'stem') ? undefined : vocabulary.terms[best.index];
  }

  /** The terms that contain a word: "Manager" in "Passwortmanager". */
  #infixes(word: string): Variant[] {
    if (word.length < SHORTEST_INFIX && word < '\x80') return [];
    const { vocabulary } = this.#index;
    return vocabulary
      .containing(word)
      .filter((place) => !vocabulary.terms[place]?.startsWith(word))
      .map((place) => ({ place, kind: 'infix', weight: WEIGHTS.infix, fields: ALL_FIELDS & ~ONE_WORD }));
  }
}
