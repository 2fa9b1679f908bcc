// The search itself: parses a query, matches and ranks; "did you mean".
import type { Solution } from '../catalogue/schema.js';
import { categoryLabel, type CategoryLabels } from '../i18n/localize.js';
import type { Locale } from '../i18n/locales.js';
import { indexCatalogue, type CatalogueIndex } from './catalogue-index.js';
import { highlight } from './highlight.js';
import type { ParsedQuery } from './filters.js';
import { createParser, type QueryParser } from './query-parser.js';
import { rank, type Hit } from './scorer.js';
import { Stepwise } from './steps.js';
import { beginning, termMatcher, type TermMatch } from './term-matcher.js';
import { fold } from './tokenizer.js';
import type { Product, QueryFilter, Search, SearchResult } from './types.js';

/** An answer, and what the interface needs beside it. */
export interface Found extends SearchResult {
  readonly query: ParsedQuery;
  /** Where nothing is found: the positions of what has most of the query all the same. */
  readonly nearest: readonly number[];
}

/** A search without what only the package's users need. */
export interface Searcher {
  readonly index: CatalogueIndex;
  readonly parser: QueryParser;
  /** All answers to a query that is not blank. */
  find(query: string): Found;
}

/** Builds a search in steps of a few milliseconds. */
export function* searchSteps(
  solutions: readonly Solution[],
  locale: Locale,
  own?: CategoryLabels | null,
): Generator<undefined, Searcher> {
  const index = yield* indexCatalogue(solutions, locale, own);
  const match = termMatcher(index);
  const parser = createParser(index);
  const positionsOf = (hits: readonly Hit[]): number[] =>
    hits.map(({ document }) => index.positions[document] ?? 0);
  return {
    index,
    parser,
    find(text) {
      const query = parser.parse(text);
      const { tokens, filters, product, isExplicit, absent } = query;
      const matches = termsOf(query, index, match);
      const unwanted = query.without.map(({ word }) => match(word));
      const ranking = rank(index, query, matches, unwanted);
      const { hits, nearest } = ranking;
      // nothing is a complete answer to who asks for what is not there
      const complete = absent === undefined ? ranking.complete : 0;
      const best = index.solutions[hits[0]?.document ?? -1];
      // the words of the query, and what the mistyped ones mean; never filler
      const terms = matches.flatMap(({ word, correction, halves }) => [correction ?? word, ...halves]);
      return {
        indices: Uint32Array.from(positionsOf(hits)),
        total: hits.length,
        complete,
        partial: complete === 0 && hits.length > 0,
        // who types a solution's very name is not told about its alternatives
        product: product && (isExplicit || !parser.isName(text)) ? publicProduct(product) : undefined,
        absent,
        filters: filters.map((filter) => publicFilter(query, filter)),
        unfiltered: tokens.length > 0 && matches.length === 0 && !product && filters.length === 0,
        suggestion: best && didYouMean(query, matches, best, categoryLabel(best.category, locale, own)),
        terms: [...new Set(terms)],
        highlights: (shown) => highlight(shown, terms),
        nearest: positionsOf(nearest),
        query,
      };
    },
  };
}

const publicProduct = ({ slug, name }: Product): Product => ({ slug, name });

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
    const more = [joined(at - 1), joined(at)].flatMap((other) =>
      other ? beginning(index.vocabulary, other) : [],
    );
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

/** The words of a text as they are written. Marks belong to the letter before. */
const WRITTEN_WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * "Did you mean …": the query with what was mistyped written as the first answer has it. It never proposes the query
 * itself, nor what finds nothing.
 * @param label the name of the first answer's category
 * @returns undefined where nothing is mistyped
 */
export function didYouMean(
  { text, tokens, roles, product, isGuessed }: ParsedQuery,
  matches: readonly TermMatch[],
  best: Solution,
  label: string,
): string | undefined {
  const texts = [label, ...Object.values(best)].join(' ');
  /** How a folded word is written in the texts of the first answer. */
  const written = (word: string | undefined): string | undefined =>
    word && texts.match(WRITTEN_WORDS)?.find((each) => fold(each) === word);
  const guessed = roles.includes('product') ? 'product' : 'term';
  const isProduct = (at: number): boolean => isGuessed && roles[at] === guessed;
  let corrected = '';
  let end = 0;
  tokens.forEach(({ word, start, end: wordEnd }, at) => {
    // the words of a product stand together: its name takes the place of the first one
    const right = isProduct(at)
      ? isProduct(at - 1)
        ? ''
        : product?.name
      : written(matches.find((match) => match.word === word)?.correction);
    if (right === undefined) return;
    corrected += text.slice(end, start) + right;
    end = wordEnd;
  });
  corrected = (corrected + text.slice(end)).replace(/\s+/g, ' ').trim();
  return fold(corrected) === fold(text.trim()) ? undefined : corrected;
}

function publicFilter({ text, tokens }: ParsedQuery, filter: ParsedQuery['filters'][number]): QueryFilter {
  const { kind, isExcluded, from, to } = filter;
  const [first, last] = [tokens[from], tokens[to - 1]];
  const start = first?.start ?? 0;
  const end = last?.end ?? 0;
  // the word that excludes stands first
  const meant = isExcluded ? (tokens[to - 1]?.start ?? start) : start;
  return {
    kind,
    isExcluded,
    words: text.slice(meant, end),
    asWords: `${text.slice(0, start)}"${text.slice(start, end)}"${text.slice(end)}`,
  };
}

/**
 * Builds a search in steps of a few milliseconds, so that a page stays responsive: run `next()` until it is done,
 * with pauses as you like. The value of the last step is the search.
 */
export function* prepareSearch(
  solutions: readonly Solution[],
  locale: Locale,
  own?: CategoryLabels | null,
): Generator<undefined, Search> {
  const searcher = yield* searchSteps(solutions, locale, own);
  const search: Search = {
    find(text, { limit = solutions.length } = {}) {
      const found = searcher.find(text);
      const all = text.trim() === '' ? Uint32Array.from(solutions.keys()) : found.indices;
      return {
        ...found,
        indices: all.slice(0, Math.max(0, limit)),
        total: all.length,
      };
    },
    search: (query, options) =>
      Array.from(search.find(query, options).indices, (position) => solutions[position]).filter(
        (solution) => solution !== undefined,
      ),
    product: (spelling) => {
      const product = searcher.parser.product(spelling);
      return product && publicProduct(product);
    },
  };
  return search;
}

/**
 * Builds a search over one list of solutions.
 * @param solutions the list; it must not change while the search is in use
 * @param locale the language shown: its descriptions weigh more than those of the others
 * @param own names of categories by languages, which come before the known ones
 */
export function createSearch(
  solutions: readonly Solution[],
  locale: Locale,
  own?: CategoryLabels | null,
): Search {
  return new Stepwise(prepareSearch(solutions, locale, own)).value;
}
