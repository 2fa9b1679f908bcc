import { LONGEST_QUERY, spelled, type CatalogueIndex } from './catalogue-index.js';
import { FilterLexicon, LONGEST_PHRASE, type ParsedFilter, type ParsedQuery, type Role } from './filters.js';
import { FuzzyWords } from './vocabulary.js';
import type { IndexedProduct } from './products.js';
import { memoized, ranges } from './steps.js';
import { LICENSE_WORD } from './languages/filters.js';
import { ASKING, COMPARING, NEGATING } from './languages/words.js';
import { squash, tokenize, type Token } from './tokenizer.js';
import { FIELDS, LABEL_WORDS } from './weights.js';

const askingWords = new FuzzyWords([...ASKING]);
/** The shortest word that may be a mistyped one that asks. */
const SHORTEST_ASKING = 6;
/** No product has a name of more words. */
const LONGEST_PRODUCT = 5;
/** A mistyped product's name has so many letters more or less at most. */
const LENGTH_MISTYPED = 2;
/** Between "not" and what it excludes stand at most so many filler words: "not made in the". */
const MOST_BETWEEN = 3;

/** The words of a query, each with its role, which the steps below fill in one after the other. */
interface Draft {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  readonly roles: Role[];
}

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
    const roles = tokens.map(({ word, isQuoted }): Role =>
      !isQuoted && this.#isAsking(word) ? 'asking' : 'term',
    );
    const draft = { text, tokens, words, roles };
    const names = this.#names(words);
    const filters = this.#takeFilters(draft, names);
    const without = this.#takeNegations(draft, filters);
    tokens.forEach(({ word, isQuoted }, at) => {
      const isFiller = this.#index.isFiller(word) || (word.length === 1 && word < '\x80');
      if (roles[at] === 'term' && isFiller && !isQuoted && !names[at]) roles[at] = 'filler';
    });
    // who types a solution's very name asks for nothing else
    const isName = this.isName(text);
    const compared = words.findIndex((word, at) => roles[at] === 'filler' && COMPARING.has(word));
    const isAsked = roles.includes('asking');
    const explicit = !isName && (isAsked || compared >= 0);
    const asked = explicit ? this.#product(draft, isAsked ? 0 : compared + 1, true) : undefined;
    const { product, isGuessed = false } = asked ?? this.#product(draft, 0, false) ?? {};
    const absent = product || isName ? undefined : this.#absent(draft);
    return {
      text,
      tokens,
      roles,
      filters,
      without,
      absent,
      product,
      isGuessed,
      isExplicit: asked !== undefined,
    };
  }, 50);

  /** Whether a query is a solution's name, letter by letter. */
  isName(text: string): boolean {
    return this.#index.names.has(spelled(text));
  }

  /** The product that a spelling means, mistyped or not, whatever the spaces and hyphens. */
  product(spelling: string): IndexedProduct | undefined {
    const { products, vocabulary } = this.#index;
    const word = squash(spelling);
    const exact = products.get(word);
    if (exact) return exact;
    for (const { index } of vocabulary.similar(word)) {
      const term = vocabulary.terms[index] ?? '';
      // a name is typed to its end: a beginning means the words that begin so
      const product = Math.abs(term.length - word.length) > LENGTH_MISTYPED ? undefined : products.get(term);
      if (product) return product;
    }
    return undefined;
  }

  /** Whether a word asks for a replacement, mistyped or not. */
  #isAsking(word: string): boolean {
    if (ASKING.has(word)) return true;
    if (word.length < SHORTEST_ASKING || this.#index.vocabulary.has(word)) return false;
    return askingWords.like(word, 1, 0).length > 0;
  }

  /** All fields in which the catalogue has a word. */
  #fieldsOf(word: string): number {
    return this.#index.fieldsOf(this.#index.vocabulary.placeOf(word));
  }

  /** For each word whether it belongs to a name of several words: of a product ("Windows Media Player") or a solution. */
  #names(words: readonly string[]): boolean[] {
    const named = words.map(() => false);
    for (const [from, to] of ranges(0, words.length, LONGEST_PRODUCT)) {
      // a stop word joined to its neighbour is no name: "zu" and "pCloud" are not JumpCloud
      const isWhole = to - from === words.length;
      if (!isWhole && (to - from < 2 || this.#index.isFiller(words[from] ?? ''))) continue;
      const name = words.slice(from, to).join('');
      if (this.#index.products.get(name) || this.#fieldsOf(name) & FIELDS.wholeName)
        named.fill(true, from, to);
    }
    return named;
  }

  /** Takes the words that are filters, the longest phrases first. */
  #takeFilters({ text, tokens, words, roles }: Draft, names: readonly boolean[]): ParsedFilter[] {
    const lexicon = (this.#lexicon ??= new FilterLexicon(this.#index));
    const filters: ParsedFilter[] = [];
    const isFree = (at: number): boolean => roles[at] === 'term' && !names[at] && !tokens[at]?.isQuoted;
    for (const [start, end] of ranges(0, tokens.length, LONGEST_PHRASE)) {
      let [from, to] = [start, end];
      while (from < to && isFree(from)) from++;
      const meaning = from < to ? undefined : lexicon.meaningOf(text, tokens, start, end);
      if (!meaning) continue;
      from = start;
      // "under the licence X", "X licensed" is no word to look for
      if (meaning.kind === 'license') {
        if (isFree(from - 1) && LICENSE_WORD.test(words[from - 1] ?? '')) from--;
        if (isFree(to) && LICENSE_WORD.test(words[to] ?? '')) to++;
      }
      roles.fill('filter', from, to);
      filters.push({ ...meaning, isExcluded: false, from, to });
    }
    return filters;
  }

  /** Takes what is said not to be wanted: a filter, a maker of products, or a word. */
  #takeNegations({ tokens, words, roles }: Draft, filters: ParsedFilter[]): Token[] {
    const { vocabulary, products, isFiller } = this.#index;
    const without: Token[] = [];
    tokens.forEach(({ word, isQuoted }, at) => {
      if (roles[at] !== 'term' || isQuoted || !NEGATING.has(word)) return;
      let target = at + 1;
      while (target <= at + MOST_BETWEEN && roles[target] === 'term' && isFiller(words[target] ?? ''))
        target++;
      const negated = filters.findIndex(({ from, order }) => from === target && !order);
      const filter = filters[negated];
      const token = tokens[target];
      if (filter) {
        filters[negated] = { ...filter, isExcluded: true, from: at };
        roles.fill('filter', at, filter.to);
      }
      // "no-code", "non-profit" are words of their own
      if (filter || !token || roles[target] !== 'term' || vocabulary.begins(word + token.word)) return;
      roles.fill('negated', at, target + 1);
      if (products.isMaker(token.word))
        filters.push({ kind: 'maker', values: [token.word], isExcluded: true, from: at, to: target + 1 });
      else without.push(token);
    });
    return without;
  }

  /**
   * Takes the words that name a product, exactly or mistyped.
   * @param isExplicit whether alternatives are asked for; otherwise the product is all that the query says, but for
   *   filters, filler and one more word ("slack online")
   */
  #product(
    { words, roles }: Draft,
    start: number,
    isExplicit: boolean,
  ): { product: IndexedProduct; isGuessed: boolean } | undefined {
    const { products, vocabulary } = this.#index;
    const terms = roles.filter((role) => role === 'term').length;
    for (const [from, to] of ranges(start, words.length, LONGEST_PRODUCT)) {
      const others = terms - (to - from);
      // words that say nothing may be a part of a name, but never all of it, nor join a word to one
      if (roles.slice(from, to).some((role) => role !== 'term') || (!isExplicit && others > 1)) continue;
      const named = words.slice(from, to);
      const spelling = named.join('');
      const exact =
        products.get(spelling) ?? (isExplicit || others === 0 ? this.#ending(spelling) : undefined);
      const canGuess = isExplicit
        ? roles.includes('asking') && !named.every((word) => vocabulary.has(word))
        : others === 0 && !named.every((word) => vocabulary.begins(word));
      const product = exact ?? (canGuess ? this.product(spelling) : undefined);
      if (!product) continue;
      if (isExplicit) roles.fill('product', from, to);
      return { product, isGuessed: !exact };
    }
    return undefined;
  }

  /** The only product whose name ends like this, unless the word has a meaning of its own in the catalogue. */
  #ending(word: string): IndexedProduct | undefined {
    const isWord = this.#fieldsOf(word) & FIELDS.name || this.#isLabelWord(word);
    return isWord ? undefined : this.#index.products.ending(word);
  }

  /**
   * Whether tags or categories have a word, or a form of it.
   * @param isWhole whether it has to be all of a tag or category
   */
  #isLabelWord(word: string, isWhole = false): boolean {
    const { vocabulary, fieldsOf, labels } = this.#index;
    return [vocabulary.placeOf(word), ...vocabulary.stemVariants(word)].some(
      (place) =>
        (fieldsOf(place) & LABEL_WORDS) !== 0 && (!isWhole || labels.has(vocabulary.terms[place] ?? '')),
    );
  }

  /**
   * What a query asks alternatives to, where that is no product of the catalogue, and no kind of thing either
   * ("alternative to email").
   */
  #absent({ text, tokens, words, roles }: Draft): string | undefined {
    const asked = roles.lastIndexOf('asking');
    if (asked < 0) return undefined;
    // behind the word that asks, or else before it
    let from = roles.indexOf('term', asked);
    let to = from;
    if (from < 0) {
      to = roles.lastIndexOf('term') + 1;
      from = to;
      while (roles[from - 1] === 'term') from--;
    }
    while (roles[to] === 'term') to++;
    const [first, last] = [tokens[from], tokens[to - 1]];
    const isKindOfThing = words.slice(from, to).every((word) => this.#isLabelWord(word, first === last));
    return !first || !last || isKindOfThing ? undefined : text.slice(first.start, last.end);
  }
}

/** A query without its product, the words that ask for it, and filler. */
export function otherWords({ text, tokens, roles, isExplicit }: ParsedQuery): string {
  const kept = tokens.filter((_, at) => isExplicit && (roles[at] === 'term' || roles[at] === 'filter'));
  return kept.map(({ start, end }) => text.slice(start, end)).join(' ');
}
