// The ranking of solutions for a query (BM25F), names first, and which partial answers are listed.
import type { Solution } from '../catalogue/schema.js';
import { DESCRIPTION_FIELDS } from '../catalogue/values.js';
import { documentOf, type CatalogueIndex } from './catalogue-index.js';
import { passes, type ParsedFilter, type ParsedQuery } from './filters.js';
import { sortKey, type SortName } from './sort.js';
import type { TermMatch } from './term-matcher.js';
import { NEGATING } from './languages/words.js';
import { countsOf, ranges } from './steps.js';
import { fold, squash } from './tokenizer.js';
import { ALL_FIELDS, boostOf, FIELDS, idfOf, LABEL_WORDS, proofOf, WEIGHTS } from './weights.js';

/** Names of more words are looked for as a whole query only. */
const LONGEST_NAME = 3;
/** So many documents say where something like the query is. */
const MOST_NEAREST = 5;
/** So many of the best answers say what the query is about. */
const MOST_FEEDBACK = 3;
/** The descriptions of so many documents are read for "without X": reading takes longer than looking up. */
const MOST_READ = 200;

/** A solution and what it has earned for a query. */
class Hit {
  score = 0;
  /** The share of the query that it has, by the idf of its parts: less of what stands in running text or only resembles a word. */
  evidence = 0;
  /** How many parts of the query it has. */
  parts = 0;
  /** The share of the query that is its whole name, or the name of what it replaces: no chance, whatever stands around. */
  named = 0;
  /** For the part at hand: its frequency, weighted by fields and variants, and the evidence of the best variant. */
  frequency = 0;
  proof = 0;

  constructor(
    readonly document: number,
    readonly position: number,
    readonly solution: Solution,
  ) {}

  forget(): void {
    this.score = this.evidence = this.parts = this.named = this.frequency = this.proof = 0;
  }
}

/** What answers a query, by positions in the list that the index was built of. */
export interface Ranking {
  /** Best first: the complete answers, then the partial ones. */
  readonly answers: readonly number[];
  /** How many have all terms and pass all filters. */
  readonly complete: number;
  /** Where nothing answers: those that have most of the query all the same. */
  readonly nearest: readonly number[];
}

/**
 * Ranks the documents that answer a query by BM25F: the frequencies of a term's variants are added up over fields, each
 * with its boost, and saturate together
 * (https://www.staff.city.ac.uk/~sbrp622/papers/foundations_bm25_review.pdf, section 3.3). Whether a field has a term
 * once or twice plays no part, and neither does its length: fields are short.
 * @returns a function of a query, the words that are looked for and those that are not wanted
 */
export function ranker(index: CatalogueIndex) {
  const { size } = index;
  // used again for each query: a letter finds thousands, and making them takes longer than all the rest
  const hits = index.solutions.map((solution, at) => new Hit(at, index.positions[at] ?? 0, solution));
  const hitsOf = (documents: readonly number[]): Hit[] => documents.flatMap((at) => hits[at] ?? []);
  let found: Hit[] = [];
  return (query: ParsedQuery, terms: readonly TermMatch[], without: readonly TermMatch[]): Ranking => {
    for (const hit of found) hit.forget();
    found = [];
    const { product, isExplicit, filters } = query;
    // filters of one kind are a word of the query, too: what passes them has that word
    const kinds = new Set(filters.map(({ kind }) => kind));
    const parts = terms.length + kinds.size;
    let total = 0;
    const addPart = (having: readonly Hit[]): void => {
      // a word that nothing has says as much as one that a single document has
      const idf = idfOf(having.length || 1, size);
      total += idf;
      for (const hit of having) {
        if (hit.parts === 0) found.push(hit);
        hit.score += (idf * hit.frequency) / (hit.frequency + WEIGHTS.k1);
        hit.evidence += idf * hit.proof;
        hit.parts++;
        hit.frequency = hit.proof = 0;
      }
    };
    for (const term of terms) addPart(findTerm(index, term, hits));
    for (const kind of kinds) {
      const isLetThrough = passes(filters.filter((filter) => filter.kind === kind));
      const passing = hits.filter(({ solution }) => isLetThrough(solution));
      for (const hit of passing) hit.proof = 1;
      addPart(passing);
    }
    for (const hit of found) {
      hit.evidence /= total || 1;
      hit.score *= hit.evidence;
    }
    addFeedback(found);
    if (!isExplicit)
      addNames(index, query, terms, (documents, points, share) => {
        for (const hit of hitsOf(documents)) {
          if (hit.parts === 0 && hit.named === 0) found.push(hit);
          hit.score += points * share;
          hit.named = Math.max(hit.named, share);
        }
      });
    for (const term of without) demote(findTerm(index, term, hits), term.word);

    const asked = isExplicit ? squash(product?.slug ?? '') : '';
    const replacing = asked ? hitsOf(documentsWith(index, index.placeOf(asked), FIELDS.product)) : undefined;
    // who says nothing in particular is shown everything
    const all = replacing ?? (parts === 0 && query.tokens.length > 0 ? hits : found);
    const isComplete = (hit: Hit): boolean => hit.parts === parts || hit.named === 1;
    const floor = query.isAboutSoftware
      ? 0
      : WEIGHTS.floor / Math.max(WEIGHTS.longQuery, query.tokens.length);
    /** Those that pass some filters and cover enough of the query. */
    const listed = (wanted: readonly ParsedFilter[]): Hit[] => {
      const isLetThrough = passes(wanted);
      const candidates = all.filter(({ solution }) => isLetThrough(solution));
      if (replacing) return candidates;
      // whole names are no chance, and several words are one less often than a single one
      const isNoChance = ({ named, evidence, parts }: Hit): boolean =>
        named > 0 || Math.sqrt(parts) * evidence >= floor;
      let least = candidates.some(isNoChance) ? 0 : Infinity;
      for (const { evidence } of candidates) least = Math.max(least, WEIGHTS.nearBest * evidence);
      return candidates.filter((hit) => isComplete(hit) || hit.evidence >= least);
    };
    const passing = listed(filters);
    const ranked = byScore(passing.length > 0 ? passing : listed([]));
    const complete = ranked.filter(isComplete);
    const partial = ranked.filter((hit) => !isComplete(hit));
    const order = filters.find((filter) => filter.order)?.order;
    const answers = complete.length > 0 ? [...reorder(complete, order), ...partial] : reorder(partial, order);
    const nearest = ranked.length > 0 ? [] : byScore(found).slice(0, MOST_NEAREST);
    const positionsOf = (listing: readonly Hit[]): number[] => listing.map(({ position }) => position);
    return {
      answers: positionsOf(answers),
      complete: passing.length > 0 ? complete.length : 0,
      nearest: positionsOf(nearest),
    };
  };
}

/** Works out the weighted frequency of a term in every document; gives those that have it. */
function findTerm({ postings }: CatalogueIndex, { variants }: TermMatch, hits: readonly Hit[]): Hit[] {
  const having: Hit[] = [];
  for (const { place, kind, weight } of variants) {
    // words to search for are no text in which a part of a word or a misspelt one is looked for
    const searched = kind === 'infix' || kind === 'fuzzy' ? ALL_FIELDS - FIELDS.words : ALL_FIELDS;
    for (const posting of postings[place] ?? []) {
      const hit = hits[documentOf(posting)];
      const fields = posting & searched;
      if (!hit || !fields) continue;
      if (hit.frequency === 0) having.push(hit);
      hit.frequency += weight * boostOf(fields);
      hit.proof = Math.max(hit.proof, proofOf(fields) * weight * weight);
    }
  }
  return having;
}

/** Pseudo-relevance feedback: what the best answers are is what the query is about. */
function addFeedback(found: readonly Hit[]): void {
  let best: readonly Hit[] = [];
  for (const hit of found)
    if (hit.score > (best[MOST_FEEDBACK - 1]?.score ?? 0))
      best = byScore([...best, hit]).slice(0, MOST_FEEDBACK);
  const counts = countsOf(best.map(({ solution }) => solution.category));
  for (const hit of found) hit.score *= (1 + WEIGHTS.feedback) ** (counts.get(hit.solution.category) ?? 0);
}

/** The documents that have a term in some fields. */
const documentsWith = ({ postings }: CatalogueIndex, place: number, fields: number): number[] =>
  (postings[place] ?? []).filter((posting) => posting & fields).map(documentOf);

/** Gives points for the names of solutions beside words. */
function addNames(
  index: CatalogueIndex,
  { text, tokens }: ParsedQuery,
  terms: readonly TermMatch[],
  add: (documents: readonly number[], points: number, share: number) => void,
): void {
  const { vocabulary, called } = index;
  add(called(text), WEIGHTS.wholeName, 1);
  const words = tokens.map(({ word }) => terms.find((term) => term.word === word)?.correction ?? word);
  const whole = words.join('');
  const [first, end] = vocabulary.withPrefix(whole);
  // what is said of solutions is no name that somebody begins to type: "KI" is not KiCad
  const isSaid = index.fieldsOf(vocabulary.placeOf(whole)) & (FIELDS.words | LABEL_WORDS);
  for (let place = first; whole && place < (isSaid ? first + 1 : end); place++) {
    const share = whole.length / (vocabulary.words[place] ?? '').length;
    add(documentsWith(index, place, FIELDS.wholeName), WEIGHTS.wholeName * share, 1);
  }
  // who types a name and something about it means the name, the more of the query it is
  for (const [from, to] of ranges(0, words.length, LONGEST_NAME)) {
    const name = words.slice(from, to).join('');
    const isTyped = tokens.slice(from, to).every(({ word }, at) => word === words[from + at]);
    // what is mistyped may be a name, but not the end of one: "drei" is no "Google Drive"
    const place = (isTyped ? index : vocabulary).placeOf(name);
    const named = documentsWith(index, place, FIELDS.wholeName | FIELDS.product);
    add(named, WEIGHTS.namePart, name.length / whole.length);
  }
}

/** "Without X": what has X loses, what says to be without it gains. */
function demote(having: readonly Hit[], word: string): void {
  const saysWithout = new RegExp(`\\b(${[...NEGATING].join('|')})(\\W+\\w+){0,2}\\W+${word}`);
  having.forEach((hit, at) => {
    hit.frequency = hit.proof = 0;
    const texts = at < MOST_READ ? Object.values(DESCRIPTION_FIELDS).map((field) => hit.solution[field]) : [];
    hit.score *= 1 + (saysWithout.test(fold(texts.join('\n'))) ? 1 : -1) * WEIGHTS.without;
  });
}

/** Best first; what is equal stands in the order of the documents. */
const byScore = (hits: Hit[]): Hit[] => hits.sort((a, b) => b.score - a.score || a.document - b.document);

/** Puts those in another order that are nearly as relevant as the first one. */
function reorder(hits: readonly Hit[], order: SortName | undefined): readonly Hit[] {
  if (!order) return hits;
  const near = hits.filter(({ score }) => score >= WEIGHTS.ordered * (hits[0]?.score ?? 0));
  near.sort((a, b) => sortKey(a.solution, order) - sortKey(b.solution, order));
  return [...near, ...hits.slice(near.length)];
}
