// The search itself: parses a query, matches and ranks; "did you mean".
import type { Solution } from '../catalogue/schema.js';
import { labelOf, type OwnLabels } from '../i18n/localize.js';
import type { Locale } from '../i18n/locales.js';
import { indexCatalogue, LONGEST_QUERY, type CatalogueIndex } from './catalogue-index.js';
import { highlight } from './highlight.js';
import type { ParsedQuery } from './filters.js';
import { createParser } from './query-parser.js';
import { ranker } from './scorer.js';
import { Stepwise } from './steps.js';
import { termMatcher, type TermMatch, type Variant } from './term-matcher.js';
import { fold, tokenize, type Token } from './tokenizer.js';
import type { Search, SearchOptions, SearchResult } from './types.js';
import { WEIGHTS } from './weights.js';

/** An answer, and what the interface needs beside it. */
export interface Found extends SearchResult {
  readonly query: ParsedQuery;
  /** Where nothing is found: the positions of what has most of the query all the same. */
  readonly nearest: readonly number[];
}

/** A search without what only the package's users need. */
export interface Searcher extends Omit<Search, 'search'> {
  find(query: string, options?: SearchOptions): Found;
}

/**
 * Builds a search in steps of a few milliseconds.
 * @param others whether descriptions in other languages are indexed at once, and not only when a query needs them
 */
export function* searchSteps(
  solutions: readonly Solution[],
  locale: Locale,
  own?: OwnLabels,
  others = false,
): Generator<undefined, Searcher> {
  const index = yield* indexCatalogue(solutions, locale, own, others);
  yield;
  const all = new Stepwise(searchSteps(solutions, locale, own, true));
  const match = termMatcher(index);
  const parser = createParser(index, match);
  const rank = ranker(index);
  const find: Searcher['find'] = (given, { limit = Infinity } = {}) => {
    const text = given.slice(0, LONGEST_QUERY);
    if (!others && tokenize(text).some(({ word }) => !index.vocabulary.knows(word)))
      return all.value.find(text, { limit });
    const query = parser.parse(text);
    const { roles, filters, product, absent } = query;
    const matches = termsOf(query, index, match);
    const unwanted = query.without.map(({ word }) => match(word));
    const ranking = rank(query, matches, unwanted);
    const isBlank = text.trim() === '';
    const answers = isBlank ? [...solutions.keys()] : ranking.answers;
    const best = solutions[answers[0] ?? -1];
    const texts = best && [
      product?.name,
      labelOf(best.category, locale, own?.categories),
      ...Object.values(best),
    ];
    const correctionOf = ({ word }: Token, at: number): string | undefined =>
      roles[at] === 'product'
        ? match(word).correction
        : matches.find((each) => each.word === word)?.correction;
    // the words of the query, and what the mistyped ones mean; never filler
    const terms = matches.flatMap(({ word, correction, halves }) => [correction ?? word, ...halves]);
    return {
      indices: Uint32Array.from(answers.slice(0, Math.max(0, limit))),
      total: answers.length,
      // nothing is a complete answer to who asks for what is not there
      complete: isBlank ? answers.length : absent === undefined ? ranking.complete : 0,
      product,
      absent,
      filters,
      suggestion: texts && didYouMean(query, correctionOf, texts.join(' ')),
      terms: [...new Set(terms)],
      highlights: (shown) => highlight(shown, terms),
      nearest: ranking.nearest,
      query,
    };
  };
  return { find, product: parser.product, step: () => all.step() };
}

/**
 * Builds a search in steps of a few milliseconds, so that a page stays responsive: run `next()` until it is done,
 * with pauses as you like. The value of the last step is the search.
 */
export function* prepareSearch(
  solutions: readonly Solution[],
  locale: Locale,
  own?: OwnLabels,
): Generator<undefined, Search> {
  const searcher = yield* searchSteps(solutions, locale, own);
  const search: Search['search'] = (query, options) =>
    Array.from(searcher.find(query, options).indices).flatMap((position) => solutions[position] ?? []);
  return { ...searcher, search };
}

/**
 * Builds a search over one list of solutions.
 * @param solutions the list; it must not change while the search is in use
 * @param locale the language shown: its descriptions weigh more than those of the others
 * @param own what a page calls categories, tags and products
 */
export const createSearch = (solutions: readonly Solution[], locale: Locale, own?: OwnLabels): Search =>
  new Stepwise(prepareSearch(solutions, locale, own)).value;

/** The words that are looked for, each once, with what they mean in the catalogue. */
function termsOf(
  { tokens, roles, absent }: ParsedQuery,
  index: CatalogueIndex,
  match: (word: string) => TermMatch,
): TermMatch[] {
  /** What two neighbouring words are as one, when both are looked for or a sign alone stands between them. */
  const joined = (left: number): string => {
    const [a, b] = [tokens[left], tokens[left + 1]];
    const isOne = roles[left] === 'term' && roles[left + 1] === 'term';
    return a && b && (isOne || b.start - a.end === 1) ? a.word + b.word : '';
  };
  const matches = new Map<string, TermMatch>();
  tokens.forEach(({ word }, at) => {
    if (roles[at] !== 'term' || matches.has(word)) return;
    // what the catalogue writes as one: "rocket chat", "e-mail", "time sheets"
    const more = [joined(at - 1), joined(at)]
      .map(index.placeOf)
      .filter((place) => place >= 0)
      .map((place): Variant => ({ place, kind: 'exact', weight: WEIGHTS.match.exact }));
    const { variants, correction, ...rest } = match(word);
    // the name of a product that is not there means no halves of it: "Superhuman" nothing "super"
    const meant =
      absent === undefined ? variants : variants.filter(({ kind }) => /^(exact|prefix|stem)$/.test(kind));
    matches.set(word, {
      ...rest,
      variants: [...meant, ...more],
      correction: more.length > 0 ? undefined : correction,
    });
  });
  return [...matches.values()];
}

/**
 * "Did you mean …": the query with what was mistyped written as in some texts, those of the first answer.
 * @param correctionOf the folded word that a token is mistyped for
 * @returns undefined where nothing is mistyped
 */
function didYouMean(
  { text, tokens }: ParsedQuery,
  correctionOf: (token: Token, at: number) => string | undefined,
  texts: string,
): string | undefined {
  const corrected = tokens.reduceRight((before, token, at) => {
    const correction = correctionOf(token, at);
    const right = correction && tokenize(texts).find(({ word }) => word === correction);
    return right
      ? before.slice(0, token.start) + texts.slice(right.start, right.end) + before.slice(token.end)
      : before;
  }, text);
  return fold(corrected) === fold(text) ? undefined : corrected.replace(/\s+/g, ' ').trim();
}
