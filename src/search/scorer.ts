// The ranking of solutions for a query (BM25F), names first, and which partial answers are listed.
import { DESCRIPTION_FIELDS } from '../catalogue/values.js';
import { documentOf, type CatalogueIndex } from './catalogue-index.js';
import { passes, type ParsedFilter, type ParsedQuery } from './filters.js';
import { sortKey, type SortName } from './sort.js';
import type { TermMatch } from './term-matcher.js';
import { NEGATING } from './languages/words.js';
import { ranges } from './steps.js';
import { fold, squash } from './tokenizer.js';
import { boostOf, FIELDS, idfOf, LABEL_WORDS, NAMES, saturated, WEIGHTS } from './weights.js';

/** Names of more words are looked for as a whole query only. */
const LONGEST_NAME = 3;
/** So many documents say where something like the query is. */
const MOST_NEAREST = 5;
/** So many of the best answers say what the query is about. */
const MOST_FEEDBACK = 3;
/** The descriptions of so many documents are read for "without X": reading takes longer than looking up. */
const MOST_READ = 200;

/** A document and what it has earned. */
export class Hit {
  readonly document: number;
  score = 0;
  /** The share of the query that it covers, by the idf of its terms. */
  coverage = 0;
  /** How many of the terms it has, and of the kinds of filters it passes. */
  parts = 0;
  /** Whether a word of the query is in its labels, in its name or in the name of what it replaces. */
  isSpecific = false;
  /** Whether words of the query are its whole name, or the name of what it replaces: no chance, whatever stands around. */
  isNamed = false;
  /** For the term at hand: its frequency, weighted by fields and variants, and the best weight of a variant. */
  frequency = 0;
  weight = 0;

  constructor(document: number) {
    this.document = document;
  }
}

/** The documents that answer a query. */
export interface Ranking {
  /** Best first: the complete answers, then the partial ones. */
  readonly hits: readonly Hit[];
  /** How many have all terms and pass all filters. */
  readonly complete: number;
  /** Where nothing answers: the documents that have most of the query all the same. */
  readonly nearest: readonly Hit[];
}

/**
 * Ranks the documents that answer a query by BM25F: the frequencies of a term's variants are added up over fields, each
 * with its boost, and saturate together
 * (https://www.staff.city.ac.uk/~sbrp622/papers/foundations_bm25_review.pdf, section 3.3). Whether a field has a term
 * once or twice plays no part, and neither does its length: fields are short.
 * @param terms the words that are looked for
 * @param without those that are not wanted
 */
export function rank(
  index: CatalogueIndex,
  query: ParsedQuery,
  terms: readonly TermMatch[],
  without: readonly TermMatch[],
): Ranking {
  const { size, solutions, vocabulary } = index;
  const byDocument: Hit[] = [];
  const found: Hit[] = [];
  const hitOf = (document: number): Hit => {
    const known = byDocument[document];
    if (known) return known;
    const hit = (byDocument[document] = new Hit(document));
    found.push(hit);
    return hit;
  };

  let total = 0;
  for (const term of terms) {
    const having = findTerm(index, term, hitOf);
    // a word that nothing has says as much as one that a single document has
    const idf = idfOf(having.length || 1, size);
    total += idf;
    for (const hit of having) {
      hit.score += idf * saturated(hit.frequency);
      // less for what only resembles the word
      hit.coverage += idf * hit.weight;
      hit.parts++;
      hit.frequency = hit.weight = 0;
    }
  }
  // filters of one kind are a word of the query, too: what passes them has that word
  const kinds = new Set(query.filters.map(({ kind }) => kind));
  const parts = terms.length + kinds.size;
  for (const kind of kinds) {
    const isLetThrough = passes(query.filters.filter((filter) => filter.kind === kind));
    const passing = solutions.flatMap((solution, document) =>
      isLetThrough(solution) ? hitOf(document) : [],
    );
    const idf = idfOf(passing.length, size);
    total += idf;
    for (const hit of passing) {
      hit.coverage += idf;
      hit.parts++;
    }
  }
  // who says nothing in particular is shown everything
  if (parts === 0 && query.tokens.length > 0) for (const document of solutions.keys()) hitOf(document);
  for (const hit of found) {
    hit.coverage /= total || 1;
    hit.score *= hit.coverage;
  }
  // pseudo-relevance feedback: what the best answers are is what the query is about
  const isAskedFor = passes(query.filters);
  let best: Hit[] = [];
  for (const hit of found)
    if (hit.score > (best[MOST_FEEDBACK - 1]?.score ?? 0) && isAskedFor(solutions[hit.document]))
      best = byScore([...best, hit]).slice(0, MOST_FEEDBACK);
  const categoryOf = ({ document }: Hit) => solutions[document]?.category;
  const categories = best.map(categoryOf);
  for (const hit of found)
    for (const category of categories) if (category === categoryOf(hit)) hit.score *= 1 + WEIGHTS.feedback;
  const { product, isExplicit } = query;
  if (!isExplicit)
    addNames(index, query, terms, (document, points) => {
      const hit = hitOf(document);
      hit.score += points;
      hit.isNamed = true;
    });
  for (const term of without) demote(index, findTerm(index, term, hitOf), term.word);

  const replacing =
    isExplicit && product
      ? documentsWith(index, vocabulary.placeOf(squash(product.slug)), FIELDS.product).map(hitOf)
      : undefined;
  const isComplete = (hit: Hit): boolean => hit.parts === parts;
  /** Those that pass some filters and cover enough of the query. */
  const listed = (filters: readonly ParsedFilter[]): Hit[] => {
    const isLetThrough = passes(filters);
    const candidates = (replacing ?? found).filter(({ document }) => isLetThrough(solutions[document]));
    if (replacing) return candidates;
    let [covered, isEnough] = [0, false];
    for (const hit of candidates) {
      covered = Math.max(covered, hit.coverage);
      // whole names are no chance; a word of a label or a name says much of a short query
      const isEvident = hit.parts > 1 || (hit.isSpecific && parts === 2);
      isEnough ||= hit.isNamed || hit.coverage >= (isEvident ? WEIGHTS.lowFloor : WEIGHTS.floor);
    }
    const least = isEnough ? WEIGHTS.nearBest * covered : Infinity;
    return candidates.filter((hit) => isComplete(hit) || hit.coverage >= least);
  };
  const passing = listed(query.filters);
  const answers = passing.length > 0 ? passing : listed([]);
  const complete = byScore(answers.filter(isComplete));
  const partial = byScore(answers.filter((hit) => !isComplete(hit)));
  const order = query.filters.find((filter) => filter.order)?.order;
  const inOrder = (hits: Hit[]): Hit[] => (order ? reorder(index, hits, order) : hits);
  return {
    hits: complete.length > 0 ? [...inOrder(complete), ...partial] : inOrder(partial),
    complete: passing.length > 0 ? complete.length : 0,
    nearest: answers.length > 0 ? [] : byScore(found).slice(0, MOST_NEAREST),
  };
}

/**
 * Works out the weighted frequency of a term in every document.
 * @returns the documents that have it
 */
function findTerm(
  { postings }: CatalogueIndex,
  { variants }: TermMatch,
  hitOf: (document: number) => Hit,
): Hit[] {
  const having: Hit[] = [];
  for (const { place, kind, weight } of variants) {
    const specific = kind === 'exact' || kind === 'stem' ? LABEL_WORDS | NAMES : 0;
    for (const posting of postings[place] ?? []) {
      const hit = hitOf(documentOf(posting));
      if (posting & specific) hit.isSpecific = true;
      if (hit.frequency === 0) having.push(hit);
      hit.frequency += weight * boostOf(posting);
      hit.weight = Math.max(hit.weight, weight);
    }
  }
  return having;
}

/** The documents that have a term in some fields. */
const documentsWith = ({ postings }: CatalogueIndex, place: number, fields: number): number[] =>
  (postings[place] ?? []).filter((posting) => posting & fields).map(documentOf);

/** Gives points for the names of solutions beside words. */
function addNames(
  index: CatalogueIndex,
  { text, tokens }: ParsedQuery,
  terms: readonly TermMatch[],
  add: (document: number, points: number) => void,
): void {
  const { vocabulary, names } = index;
  const addNamed = (place: number, points: number, fields = FIELDS.wholeName): void => {
    for (const document of documentsWith(index, place, fields)) add(document, points);
  };
  for (const document of names.get(text.trim().toLowerCase()) ?? []) add(document, WEIGHTS.wholeName);
  const words = tokens.map(({ word }) => terms.find((term) => term.word === word)?.correction ?? word);
  const whole = words.join('');
  const [first, end] = vocabulary.withPrefix(whole);
  for (let place = first; whole && place < end; place++)
    addNamed(place, (WEIGHTS.wholeName * whole.length) / (vocabulary.terms[place] ?? '').length);
  // who types a name and something about it means the name, the more of the query it is
  for (const [from, to] of ranges(0, words.length, LONGEST_NAME)) {
    const name = words.slice(from, to).join('');
    const points = (WEIGHTS.namePart * name.length) / whole.length;
    if (to - from < words.length)
      addNamed(vocabulary.placeOf(name), points, FIELDS.wholeName | FIELDS.product);
  }
}

/** "Without X": what has X loses, what says to be without it gains. */
function demote({ solutions }: CatalogueIndex, having: readonly Hit[], word: string): void {
  const saysWithout = new RegExp(`\\b(${[...NEGATING].join('|')})(\\W+\\w+){0,2}\\W+${word}`);
  having.forEach((hit, at) => {
    hit.frequency = hit.weight = 0;
    const solution = at < MOST_READ ? solutions[hit.document] : undefined;
    const texts = Object.values(DESCRIPTION_FIELDS).map((field) => solution?.[field]);
    hit.score *= 1 + (saysWithout.test(fold(texts.join('\n'))) ? 1 : -1) * WEIGHTS.without;
  });
}

/** Best first; what is equal stands in the order of the documents. */
const byScore = (hits: Hit[]): Hit[] => hits.sort((a, b) => b.score - a.score || a.document - b.document);

/** Puts those in another order that are nearly as relevant as the first one. */
function reorder({ solutions }: CatalogueIndex, hits: readonly Hit[], order: SortName): Hit[] {
  const isNearBest = ({ score }: Hit): boolean => score >= WEIGHTS.ordered * (hits[0]?.score ?? 0);
  const keyOf = ({ document }: Hit): number => sortKey(solutions[document], order);
  const count = hits.filter(isNearBest).length;
  return [...hits.slice(0, count).sort((a, b) => keyOf(a) - keyOf(b)), ...hits.slice(count)];
}
