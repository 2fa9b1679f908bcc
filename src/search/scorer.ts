import { DESCRIPTION_FIELDS } from '../catalogue/values.js';
import type { CatalogueIndex } from './catalogue-index.js';
import { DocumentFilters } from './filters.js';
import { documentOf, fieldsOf } from './inverted-index.js';
import { nameBonuses } from './name-bonuses.js';
import type { ParsedFilter, ParsedQuery } from './filters.js';
import type { TermMatch, Variant } from './term-matcher.js';
import { sortKey, type SortName } from './sort.js';
import { fold } from './tokenizer.js';
import { BOOST_OF, covered, idfOf, saturated, WEIGHTS } from './weights.js';
import { NEGATING } from './words.js';

/** Scores are told apart in steps of this size; what is closer is equal, and stands in its inherent order. */
const STEP = 1 / 512;
/** Complete answers come before partial ones: more than any score. */
const COMPLETE = 2 ** 20;
/** More documents than a catalogue has. */
const MOST_DOCUMENTS = 2 ** 22;
/** The descriptions of so many documents are read for "without X": reading takes longer than looking up. */
const MOST_READ = 200;

/** The documents that answer a query. */
export interface Ranking {
  /** Best first: the complete answers, then the partial ones. */
  readonly documents: Uint32Array;
  /** What each has earned, in the same order. The complete ones stand first, whatever the others have earned. */
  readonly scores: Float64Array;
  /** How many have all terms and pass all filters. */
  readonly complete: number;
  /** Whether nothing passes the filters, so that they were left out. */
  readonly isRelaxed: boolean;
  /** The idf of each term. */
  readonly idfs: readonly number[];
}

/**
 * Scores documents by BM25F: the frequencies of a term's variants are added up over fields, each with its boost, and
 * saturate together (https://www.staff.city.ac.uk/~sbrp622/papers/foundations_bm25_review.pdf, section 3.3). Whether a
 * field has a term once or twice plays no part, and neither does its length: fields are short. Holds the arrays it works
 * in, so that a keystroke allocates little.
 */
export class Scorer {
  readonly #index: CatalogueIndex;
  /** By document, for the term at hand: its weighted frequency, and the best weight of a variant. Zero between terms. */
  readonly #frequencies: Float64Array;
  readonly #weights: Float64Array;
  /** By document, for the query at hand; zero between queries. */
  readonly #scores: Float64Array;
  readonly #coverage: Float64Array;
  readonly #termCounts: Uint8Array;
  /** The documents that have any term, and those that have the term at hand: the first ones. */
  readonly #touched: Uint32Array;
  #touchedSize = 0;
  readonly #having: Uint32Array;
  readonly #filters: DocumentFilters;

  constructor(index: CatalogueIndex) {
    this.#index = index;
    this.#frequencies = new Float64Array(index.size);
    this.#weights = new Float64Array(index.size);
    this.#scores = new Float64Array(index.size);
    this.#coverage = new Float64Array(index.size);
    this.#termCounts = new Uint8Array(index.size);
    this.#touched = new Uint32Array(index.size);
    this.#having = new Uint32Array(index.size);
    this.#filters = new DocumentFilters(index.solutions);
  }

  /**
   * Ranks the documents that answer a query.
   * @param terms the words that are looked for
   * @param without those that are not wanted
   */
  rank(query: ParsedQuery, terms: readonly TermMatch[], without: readonly TermMatch[]): Ranking {
    const idfs = terms.map((term) => this.#addTerm(term));
    let total = 0;
    for (const idf of idfs) total += idf;
    for (let at = 0; at < this.#touchedSize; at++) {
      const document = this.#touched[at] ?? 0;
      const coverage = total > 0 ? (this.#coverage[document] ?? 0) / total : 0;
      this.#coverage[document] = coverage;
      this.#scores[document] = (this.#scores[document] ?? 0) * coverage ** WEIGHTS.coverage;
    }
    for (const { document, points } of nameBonuses(this.#index, query, terms)) {
      this.#touch(document);
      this.#scores[document] = (this.#scores[document] ?? 0) + points;
      this.#coverage[document] = 1;
      // who asks for alternatives and says more about them wants those that do that first
      if (!query.isExplicit) this.#termCounts[document] = terms.length;
    }
    for (const term of without) this.#demote(term);
    const isEverything = terms.length === 0 && !query.product && query.tokens.length > 0;
    if (isEverything) for (let document = 0; document < this.#index.size; document++) this.#touch(document);
    const wanted = query.isExplicit && query.product ? new Set(query.product.documents) : undefined;
    let isRelaxed = false;
    let ranking = this.#answers(query, terms.length, isEverything, wanted, query.filters);
    if (ranking.documents.length === 0 && query.filters.length > 0) {
      isRelaxed = true;
      ranking = this.#answers(query, terms.length, isEverything, wanted, []);
    }
    const scores = Float64Array.from(ranking.documents, (document) => this.#scores[document] ?? 0);
    this.#clear();
    return { ...ranking, scores, complete: isRelaxed ? 0 : ranking.complete, isRelaxed, idfs };
  }

  /** Adds what a term earns to the scores. */
  #addTerm(term: TermMatch): number {
    const size = this.#findTerm(term);
    const idf = size === 0 ? WEIGHTS.unknown * idfOf(1, this.#index.size) : idfOf(size, this.#index.size);
    for (let at = 0; at < size; at++) {
      const document = this.#having[at] ?? 0;
      const frequency = this.#frequencies[document] ?? 0;
      this.#touch(document);
      this.#scores[document] = (this.#scores[document] ?? 0) + idf * saturated(frequency);
      this.#coverage[document] =
        (this.#coverage[document] ?? 0) + idf * covered(frequency, this.#weights[document] ?? 0);
      this.#weights[document] = 0;
      this.#termCounts[document] = (this.#termCounts[document] ?? 0) + 1;
      this.#frequencies[document] = 0;
    }
    return idf;
  }

  /**
   * Works out the weighted frequency of a term in every document.
   * @returns how many have it: they stand in `#having`
   */
  #findTerm({ variants, halves }: TermMatch): number {
    let size = this.#addVariants(variants, 0);
    if (!halves) return size;
    const [first = new Map<number, number>(), last] = halves.map((half) =>
      this.#frequenciesOf(half.variants),
    );
    // the first half of a compound says what it is about
    for (const [document, frequency] of first) {
      const both = WEIGHTS.split * frequency + WEIGHTS.splitEnd * (last?.get(document) ?? 0);
      if (this.#frequencies[document] === 0) this.#having[size++] = document;
      this.#frequencies[document] = Math.max(this.#frequencies[document] ?? 0, both);
      this.#weights[document] = Math.max(this.#weights[document] ?? 0, WEIGHTS.split);
    }
    return size;
  }

  #addVariants(variants: readonly Variant[], from: number): number {
    const { postings, offsets } = this.#index.inverted;
    let size = from;
    for (const { place, weight, fields } of variants) {
      const end = offsets[place + 1] ?? 0;
      for (let at = offsets[place] ?? 0; at < end; at++) {
        const posting = postings[at] ?? 0;
        const points = weight * (BOOST_OF[fieldsOf(posting) & fields] ?? 0);
        if (points === 0) continue;
        const document = documentOf(posting);
        const before = this.#frequencies[document] ?? 0;
        if (before === 0) this.#having[size++] = document;
        this.#frequencies[document] = before + points;
        if (weight > (this.#weights[document] ?? 0)) this.#weights[document] = weight;
      }
    }
    return size;
  }

  #frequenciesOf(variants: readonly Variant[]): Map<number, number> {
    const frequencies = new Map<number, number>();
    for (const { place, weight, fields } of variants)
      this.#index.inverted.each(place, fields, (document, found) => {
        frequencies.set(document, (frequencies.get(document) ?? 0) + weight * (BOOST_OF[found] ?? 0));
      });
    return frequencies;
  }

  #touch(document: number): void {
    if (this.#scores[document] === 0 && this.#termCounts[document] === 0)
      this.#touched[this.#touchedSize++] = document;
  }

  /** "Without X": what has X loses, what says to be without it gains. */
  #demote(term: TermMatch): void {
    const size = this.#findTerm(term);
    const saysWithout = new RegExp(`\\b(${[...NEGATING].join('|')})(\\W+\\w+){0,2}\\W+${term.word}`);
    let read = 0;
    for (let at = 0; at < size; at++) {
      const document = this.#having[at] ?? 0;
      this.#frequencies[document] = this.#weights[document] = 0;
      const solution = this.#index.solutions[document];
      if (!solution || !this.#scores[document]) continue;
      const texts =
        ++read > MOST_READ
          ? ''
          : fold(
              Object.values(DESCRIPTION_FIELDS)
                .map((field) => solution[field])
                .join('\n'),
            );
      const sign = saysWithout.test(texts) ? 1 : -1;
      this.#scores[document] = (this.#scores[document] ?? 0) * (1 + sign * WEIGHTS.without);
    }
  }

  /** The documents that pass the filters and cover enough of the query, in order. */
  #answers(
    query: ParsedQuery,
    terms: number,
    isEverything: boolean,
    wanted: ReadonlySet<number> | undefined,
    filters: readonly ParsedFilter[],
  ): { documents: Uint32Array; complete: number } {
    const passes = this.#filters.test(filters);
    const candidates: number[] = [];
    let best = 0;
    const consider = (document: number): void => {
      if (!passes(document) || (wanted && !wanted.has(document))) return;
      candidates.push(document);
      best = Math.max(best, this.#coverage[document] ?? 0);
    };
    for (let at = 0; at < this.#touchedSize; at++) consider(this.#touched[at] ?? 0);
    const least = Math.max(WEIGHTS.floor, WEIGHTS.nearBest * best);
    const isComplete = (document: number): boolean => isEverything || this.#termCounts[document] === terms;
    const listed = candidates.filter(
      (document) => isComplete(document) || wanted !== undefined || (this.#coverage[document] ?? 0) >= least,
    );
    this.#addShares(listed);
    const ranking = this.#sorted(listed, isComplete);
    for (const { order } of query.filters)
      if (order) this.#reorder(ranking.documents, ranking.complete, order);
    return ranking;
  }

  /** Puts those of the best answers in another order that are nearly as relevant as the first one. */
  #reorder(documents: Uint32Array, complete: number, order: SortName): void {
    const best = complete > 0 ? documents.subarray(0, complete) : documents;
    const least = WEIGHTS.ordered * (this.#scores[best[0] ?? 0] ?? 0);
    const relevant = best.filter((document) => (this.#scores[document] ?? 0) >= least);
    const others = best.filter((document) => (this.#scores[document] ?? 0) < least);
    const keyOf = (document: number): number => {
      const solution = this.#index.solutions[document];
      return solution ? sortKey(solution, order) : 0;
    };
    const places = new Map(Array.from(relevant, (document, place) => [document, place]));
    relevant.sort((a, b) => keyOf(a) - keyOf(b) || (places.get(a) ?? 0) - (places.get(b) ?? 0));
    best.set(relevant);
    best.set(others, relevant.length);
  }

  /** Adds the shares that the stars and a matching category are of the score of each. */
  #addShares(documents: readonly number[]): void {
    const { popularity, categories, categorySizes } = this.#index;
    const matching = new Float64Array(categorySizes.length);
    for (const document of documents) {
      const category = categories[document] ?? 0;
      matching[category] = (matching[category] ?? 0) + 1;
    }
    for (const document of documents) {
      const category = categories[document] ?? 0;
      // a category needs more than a few documents to be sure of
      const share = (matching[category] ?? 0) / ((categorySizes[category] ?? 0) + 2);
      this.#scores[document] =
        ((this.#scores[document] ?? 0) + WEIGHTS.popularity) *
        (1 + WEIGHTS.category * share + (popularity[document] ?? 0));
    }
  }

  /** Sorts documents by score, the complete ones first. Numbers alone are sorted without a comparison in script. */
  #sorted(
    documents: readonly number[],
    isComplete: (document: number) => boolean,
  ): { documents: Uint32Array; complete: number } {
    let complete = 0;
    const keys = Float64Array.from(documents, (document) => {
      const isWhole = isComplete(document);
      if (isWhole) complete++;
      const steps = Math.round(((this.#scores[document] ?? 0) + (isWhole ? COMPLETE : 0)) / STEP);
      return (2 * (COMPLETE / STEP) - steps) * MOST_DOCUMENTS + document;
    }).sort();
    return { documents: Uint32Array.from(keys, (key) => key % MOST_DOCUMENTS), complete };
  }

  #clear(): void {
    for (let at = 0; at < this.#touchedSize; at++) {
      const document = this.#touched[at] ?? 0;
      this.#scores[document] = this.#coverage[document] = this.#termCounts[document] = 0;
    }
    this.#touchedSize = 0;
  }
}
