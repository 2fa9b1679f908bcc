import { LONGEST_QUERY, spelled, type CatalogueIndex } from './catalogue-index.js';
import {
  FilterLexicon,
  licenseWords,
  LONGEST_PHRASE,
  meaningOf,
  type ParsedFilter,
  type ParsedQuery,
  type Role,
} from './filters.js';
import { FuzzyWords, transpositions } from './fuzzy.js';
import type { IndexedProduct } from './products.js';
import { memoized, ranges } from './steps.js';
import { tokenize, type Token } from './tokenizer.js';
import { FIELDS, LABEL_WORDS, NAMES } from './weights.js';
import { ASKING, COMPARING, NEGATING } from './words.js';

const mistypedAsking = new FuzzyWords([...ASKING]);
/** The shortest word that may be a mistyped one that asks. */
const SHORTEST_ASKING = 6;
/** No product has a name of more words. */
const LONGEST_PRODUCT = 5;
/** Between "not" and what it excludes stand at most so many filler words: "not made in the". */
const MOST_BETWEEN = 3;

/** Turns the words of a query into filters, a product, what is not wanted, and terms to look for. */
export class QueryParser {
  readonly #index: CatalogueIndex;
  #lexicon: FilterLexicon | undefined;

  constructor(index: CatalogueIndex) {
    this.#index = index;
  }

  readonly parse = memoized((query): ParsedQuery => {
    const text = query.slice(0, LONGEST_QUERY);
    const tokens = tokenize(text);
    const words = tokens.map(({ word }) => word);
    const roles = words.map((word): Role => (this.#isAsking(word) ? 'asking' : 'term'));
    tokens.forEach(({ isQuoted }, at) => {
      if (isQuoted) roles[at] = 'term';
    });
    const names = this.#names(words);
    const filters = this.#takeFilters(text, tokens, roles, names);
    const without = this.#takeNegations(tokens, roles, filters);
    tokens.forEach(({ word, isQuoted }, at) => {
      const isFiller = this.#index.isFiller(word) || (word.length === 1 && word < '\x80');
      if (roles[at] === 'term' && isFiller && !isQuoted && !names[at]) roles[at] = 'filler';
    });
    const isName = this.namesakes(text).length > 0;
    const found = isName ? this.#bareProduct(words, roles) : this.#takeProduct(words, roles);
    const absent = found.product || isName ? undefined : this.#absent(text, tokens, roles);
    return { text, tokens, roles, filters, without, absent, isExplicit: false, ...found };
  }, 50);

  /** Whether a word asks for a replacement, mistyped or not. */
  readonly #isAsking = memoized((word): boolean => {
    if (ASKING.has(word)) return true;
    if (word.length < SHORTEST_ASKING || this.#index.vocabulary.has(word)) return false;
    return (
      transpositions(word).some((each) => ASKING.has(each)) || mistypedAsking.like(word, 1, 0).length > 0
    );
  }, 500);

  /** For each word whether it belongs to a name of several words: of a product ("Windows Media Player") or a solution. */
  #names(words: readonly string[]): boolean[] {
    const { products, vocabulary } = this.#index;
    const isName = (text: string): boolean =>
      products.get(text) !== undefined || (this.#fieldsOf(vocabulary.placeOf(text)) & FIELDS.wholeName) !== 0;
    const named = words.map(() => false);
    for (const [from, to] of ranges(0, words.length, LONGEST_PRODUCT)) {
      // a stop word joined to its neighbour is no name: "zu" and "pCloud" are not JumpCloud
      const isWhole = to - from === words.length;
      if (!isWhole && (to - from < 2 || this.#index.isFiller(words[from] ?? ''))) continue;
      if (isName(words.slice(from, to).join(''))) named.fill(true, from, to);
    }
    return named;
  }

  /** Takes the words that are filters, the longest phrases first. */
  #takeFilters(
    text: string,
    tokens: readonly Token[],
    roles: Role[],
    names: readonly boolean[],
  ): ParsedFilter[] {
    const lexicon = (this.#lexicon ??= new FilterLexicon(this.#index.solutions));
    const filters: ParsedFilter[] = [];
    for (const [start, end] of ranges(0, tokens.length, LONGEST_PHRASE)) {
      const isFree = (at: number): boolean => roles[at] === 'term' && !names[at] && !tokens[at]?.isQuoted;
      if (!tokens.slice(start, end).every((_, at) => isFree(start + at))) continue;
      const meaning = meaningOf(text, tokens, start, end, lexicon, {
        isKnown: (word) => this.#isKnown(word),
        isAlsoWord: (word) => this.#isAlsoWord(word),
        isFiller: (word) => this.#index.isFiller(word),
      });
      if (!meaning) continue;
      let [from, to] = [start, end];
      // "under the licence X", "X licensed" is no word to look for
      if (meaning.kind === 'license') {
        if (isFree(from - 1) && licenseWords.has(tokens[from - 1]?.word ?? '')) from--;
        if (isFree(to) && licenseWords.has(tokens[to]?.word ?? '')) to++;
      }
      roles.fill('filter', from, to);
      filters.push({ ...meaning, isExcluded: false, from, to });
    }
    return filters;
  }

  #isKnown(word: string): boolean {
    const [from, to] = this.#index.vocabulary.withPrefix(word);
    return from < to;
  }

  #isAlsoWord(word: string): boolean {
    const place = this.#index.vocabulary.placeOf(word);
    return this.#index.isFiller(word) || (this.#fieldsOf(place) & NAMES) !== 0;
  }

  /** Takes what is said not to be wanted: a filter, a maker of products, or a word. */
  #takeNegations(tokens: readonly Token[], roles: Role[], filters: ParsedFilter[]): Token[] {
    const without: Token[] = [];
    tokens.forEach(({ word, isQuoted, end }, at) => {
      if (roles[at] !== 'term' || isQuoted || !NEGATING.has(word)) return;
      let target = at + 1;
      while (
        target <= at + MOST_BETWEEN &&
        roles[target] === 'term' &&
        this.#index.isFiller(tokens[target]?.word ?? '')
      )
        target++;
      const token = tokens[target];
      if (!token) return;
      const filter = filters.findIndex(({ from }) => from === target);
      const negated = filters[filter];
      if (negated && !negated.order) {
        filters[filter] = { ...negated, isExcluded: true, from: at };
        roles.fill('filter', at, negated.to);
        return;
      }
      // "no-code", "non-profit" are words of their own
      const isCompound = token.start === end + 1 && this.#isKnown(word + token.word);
      if (roles[target] !== 'term' || isCompound || this.#isKnown(word + token.word)) return;
      roles.fill('negated', at, target + 1);
      if (!this.#index.products.isMaker(token.word)) {
        without.push(token);
        return;
      }
      const owner = `/${token.word}/`;
      filters.push({
        kind: 'maker',
        key: `maker:${token.word}`,
        has: ({ github }) => github.toLowerCase().includes(owner),
        isExcluded: true,
        from: at,
        to: target + 1,
      });
    });
    return without;
  }

  /** Takes the words that name a product whose alternatives are wanted. */
  #takeProduct(
    words: readonly string[],
    roles: Role[],
  ): Pick<ParsedQuery, 'product' | 'isExplicit' | 'isGuessed'> {
    const compared = words.findIndex((word, at) => roles[at] === 'filler' && COMPARING.has(word));
    const isAsked = roles.includes('asking');
    const first = isAsked ? 0 : compared + 1;
    if (isAsked || compared >= 0) {
      for (const [from, to] of ranges(first, words.length, LONGEST_PRODUCT)) {
        const product = this.#productAt(words, roles, from, to, isAsked);
        if (!product) continue;
        roles.fill('product', from, to);
        return { ...product, isExplicit: true };
      }
    }
    return { ...this.#bareProduct(words, roles), isExplicit: false };
  }

  /** The product that some words name, one after the other. */
  #productAt(
    words: readonly string[],
    roles: readonly Role[],
    from: number,
    to: number,
    canGuess: boolean,
  ): { product: IndexedProduct; isGuessed: boolean } | undefined {
    const { products } = this.#index;
    const isNamed = roles.slice(from, to);
    // words that say nothing may be a part of a name, but never all of it, nor join a word to one
    if (isNamed.some((role) => role !== 'term')) return undefined;
    const spelling = words.slice(from, to).join('');
    const exact = products.get(spelling) ?? this.#ending(spelling);
    if (exact) return { product: exact, isGuessed: false };
    if (!canGuess || words.slice(from, to).every((word) => this.#index.vocabulary.has(word)))
      return undefined;
    const guessed = products.closest(spelling);
    return guessed && { product: guessed, isGuessed: true };
  }

  /** The only product whose name ends like this, unless the word has a meaning of its own in the catalogue. */
  #ending(word: string): IndexedProduct | undefined {
    const isNamed = (this.#fieldsOf(this.#index.vocabulary.placeOf(word)) & FIELDS.name) !== 0;
    return isNamed || this.#isLabelWord(word) ? undefined : this.#index.products.ending(word);
  }

  #fieldsOf(place: number): number {
    return place < 0 ? 0 : this.#index.inverted.fieldsOf(place);
  }

  /** The product that is all a query says, but for filters and filler. */
  #bareProduct(words: readonly string[], roles: readonly Role[]): Pick<ParsedQuery, 'product' | 'isGuessed'> {
    const from = roles.indexOf('term');
    const to = roles.lastIndexOf('term') + 1;
    const nothing = { product: undefined, isGuessed: false };
    if (from < 0) return nothing;
    const { products, vocabulary } = this.#index;
    const terms = roles.filter((role) => role === 'term').length;
    // a product and one word about it: "slack online"
    for (const [first, last] of ranges(from, to, LONGEST_PRODUCT)) {
      const size = last - first;
      if (terms - size > 1) break;
      if (roles.slice(first, last).some((role) => role !== 'term')) continue;
      const named = words.slice(first, last).join('');
      const product = products.get(named) ?? (size === terms ? this.#ending(named) : undefined);
      if (product) return { product, isGuessed: false };
    }
    if (roles.slice(from, to).some((role) => role !== 'term')) return nothing;
    const spelling = words.slice(from, to).join('');
    if (words.slice(from, to).every((word) => this.#isKnown(word))) return nothing;
    // a mistyped product is nearer than any other word of the catalogue, a solution's name for one
    const [nearest] = vocabulary.similar(spelling);
    const isName = nearest && (this.#fieldsOf(nearest.index) & FIELDS.wholeName) !== 0;
    const product = nearest && !isName ? products.get(vocabulary.terms[nearest.index] ?? '') : undefined;
    return product ? { product, isGuessed: true } : nothing;
  }

  /**
   * What a query asks alternatives to, where that is no product of the catalogue, and no kind of thing either
   * ("alternative to email").
   */
  #absent(text: string, tokens: readonly Token[], roles: readonly Role[]): string | undefined {
    const asked = roles.lastIndexOf('asking');
    if (asked < 0) return undefined;
    const isWord = (at: number): boolean => roles[at] === 'term';
    let from = asked + 1;
    while (from < tokens.length && !isWord(from)) from++;
    let to = from;
    while (isWord(to)) to++;
    if (from === to) {
      to = roles.indexOf('asking');
      while (to > 0 && !isWord(to - 1)) to--;
      from = to;
      while (from > 0 && isWord(from - 1)) from--;
    }
    const named = tokens.slice(from, to);
    const [first, last] = [named[0], named.at(-1)];
    const isKindOfThing =
      named.length === 1
        ? this.#isLabel(first?.word ?? '')
        : named.every(({ word }) => this.#isLabelWord(word));
    if (!first || !last || isKindOfThing) return undefined;
    return text.slice(first.start, last.end);
  }

  /** Whether a word, or a form of it, is a tag or a category. */
  #isLabel(word: string): boolean {
    const { labels, vocabulary } = this.#index;
    const forms = vocabulary.stemVariants(word).map((place) => vocabulary.terms[place] ?? '');
    return [word, ...forms].some((form) => labels.has(form));
  }

  /** Whether tags or categories have a word, or a form of it. */
  #isLabelWord(word: string): boolean {
    const { vocabulary } = this.#index;
    return [vocabulary.placeOf(word), ...vocabulary.stemVariants(word)].some(
      (place) => (this.#fieldsOf(place) & LABEL_WORDS) !== 0,
    );
  }

  /** Whether a query is a solution's name, letter by letter. */
  namesakes(text: string): readonly number[] {
    return this.#index.names.get(spelled(text)) ?? [];
  }
}
