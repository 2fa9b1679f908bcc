import type { CatalogueIndex } from './catalogue-index.js';
import { NAME, PRODUCT, PRODUCT_PART, WHOLE_NAME } from './fields.js';
import { otherSpellings } from './fuzzy.js';
import { Hits, WEIGHT } from './hits.js';
import { memoized } from './memo.js';

const MEMO_SIZE = 200;
/** Shorter words stand inside too many others to be meant. */
const SHORTEST_INSIDE = 4;
/**
 * A word of the catalogue that is so short seldom means what begins with it ("ai"), or has it in its middle
 * ("velo" in "development"): that earns a share only.
 */
const SHORT = { beginning: 2, inside: 4, share: 0.3 } as const;
/** The shortest half of a word that is taken apart. */
const SHORTEST_HALF = 4;
const MOST_FUZZY = 24;
/** So far behind the best guess another one may be: less than one wrong letter. */
const NEAREST = 0.06;
/** Words that share so much from the beginning on are forms of one. */
const LEAST_OF_FORM = 0.8;
/** What a word of the catalogue may have more than a part of the query's word: an ending. */
const LONGEST_ENDING = 2;

/** Finds what in the vocabulary a word of a query means. What it finds depends on nothing but the word. */
export class WordMatcher {
  readonly #index: CatalogueIndex;

  constructor(index: CatalogueIndex) {
    this.#index = index;
  }

  readonly match = memoized((word) => this.#find(word), MEMO_SIZE);

  #find(word: string): Hits {
    const { labels } = this.#index;
    const found = this.#plain(word);
    const isNamed = found.met.some(
      ({ place, kind }) => kind !== 'inside' && labels.fieldsOf(place) & (NAME | PRODUCT),
    );
    if (!isNamed) found.halves = this.#halves(word);
    if (!found.known) this.#guess(found);
    // what is mistyped is rather what it resembles as a whole than by its beginning
    if (!isNamed && found.correction === undefined) this.#addAkin(found);
    if (found.met.length === 0 && !found.halves && found.akin?.met.length === 0) this.#addPart(found.akin);
    return found;
  }

  /** Adds the words that a mistyped one could mean. */
  #guess(found: Hits): void {
    const { vocabulary } = this.#index;
    const alike = vocabulary.like(found.word).slice(0, MOST_FUZZY);
    const best = alike[0];
    if (!best) return;
    found.correction = vocabulary.words[best.index];
    for (const { index, score } of alike)
      if (score >= best.score - NEAREST) found.add(index, 'fuzzy', WEIGHT.fuzzy * score);
  }

  /** Adds what resembles a word by its beginning. Names are hardly forms of a word, whatever they resemble. */
  #addAkin(found: Hits): void {
    const akin = (found.akin = new Hits(found.word, ~(NAME | WHOLE_NAME | PRODUCT | PRODUCT_PART)));
    for (const spelling of [found.word, ...otherSpellings(found.word)])
      this.#index.vocabulary.akin(spelling, (place, share) => {
        if (share < LEAST_OF_FORM) akin.add(place, 'akin', WEIGHT.akin * share);
        else found.add(place, 'akin', WEIGHT.form * share);
      });
  }

  /** What begins with a word. */
  beginning(word: string): Hits {
    const { vocabulary } = this.#index;
    const [from, to] = vocabulary.withPrefix(word);
    const hits = new Hits(word);
    hits.known = from < to;
    let prefix: number = WEIGHT.prefix;
    for (let place = from; place < to; place++) {
      const { length } = vocabulary.words[place] ?? '';
      if (length > word.length) hits.add(place, 'prefix', prefix * (0.6 + (0.4 * word.length) / length));
      else {
        hits.add(place, 'exact', WEIGHT.exact);
        if (length <= SHORT.beginning) prefix *= SHORT.share;
      }
    }
    return hits;
  }

  /** What a word meets without guessing. */
  #plain(word: string): Hits {
    const { vocabulary } = this.#index;
    const hits = this.beginning(word);
    if (word.length >= SHORTEST_INSIDE || word > '\x80') {
      const share = word.length <= SHORT.inside && hits.met[0]?.kind === 'exact' ? SHORT.share : 1;
      for (const place of vocabulary.containing(word)) {
        const other = vocabulary.words[place] ?? '';
        // what begins with the word is there already
        if (other.startsWith(word)) continue;
        hits.add(place, 'inside', other.endsWith(word) ? WEIGHT.end : share * WEIGHT.inside);
      }
    }
    return hits;
  }

  /** The two words of one written without a space: where both halves are long, and known. */
  #halves(word: string): [Hits, Hits] | undefined {
    const shorter = (at: number): number => Math.min(at, word.length - at);
    let best = 0;
    for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at++)
      if (shorter(at) > shorter(best) && this.#isWord(word.slice(0, at)) && this.#isWord(word.slice(at)))
        best = at;
    return best === 0 ? undefined : [this.#plain(word.slice(0, best)), this.#plain(word.slice(best))];
  }

  /** The longest word of the catalogue that another word begins with: "Rechnung" of "Rechnungsstellung". */
  #addPart(found: Hits): void {
    const { word, met } = found;
    for (let size = word.length - 1; size >= SHORTEST_HALF && met.length === 0; size--)
      for (const place of this.#endings(word.slice(0, size)))
        found.add(place, 'part', (WEIGHT.part * size) / word.length);
  }

  /** Whether a text is a word of the catalogue, give or take an ending. */
  #isWord(text: string): boolean {
    return !this.#endings(text).next().done;
  }

  /** The places of what a text is but for an ending. */
  *#endings(text: string): Generator<number> {
    const { vocabulary } = this.#index;
    const [from, to] = vocabulary.withPrefix(text);
    for (let place = from; place < to; place++)
      if ((vocabulary.words[place] ?? '').length <= text.length + LONGEST_ENDING) yield place;
  }
}
