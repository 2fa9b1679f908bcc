import type { Solution } from '../catalogue/schema.js';
import { categoryLabel, type CategoryLabels } from '../i18n/localize.js';
import type { Locale } from '../i18n/locales.js';
import type { CatalogueIndex } from './catalogue-index.js';
import { fold } from './fold.js';
import { tolerance } from './fuzzy.js';
import type { Question } from './question.js';
import type { Ranking } from './rank.js';
import type { Hits } from './hits.js';

/** So many words of a query are tried as the one to change. */
const MOST_OBSTACLES = 3;
/** So many of the best partial answers are looked at for one that a changed word would complete. */
const MOST_TRIED = 64;

/** The words of a text as they are written. Marks belong to the letter before. */
const WRITTEN_WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** How a folded word is written in a solution's texts; the folded word when it is not in there. */
function writtenIn(solution: Solution, word: string, locale: Locale, own?: CategoryLabels | null): string {
  const { name, tags, category, description, descriptionEn, descriptionFr, descriptionIt } = solution;
  const texts = [
    name,
    categoryLabel(category, locale, own),
    descriptionFr,
    descriptionIt,
    descriptionEn,
    description,
  ];
  for (const text of [...texts, ...tags]) {
    for (const [written] of text?.matchAll(WRITTEN_WORDS) ?? []) if (fold(written) === word) return written;
  }
  return word;
}

/** A query with some of its words replaced; the rest stays as it was typed. */
function corrected(query: string, corrections: ReadonlyMap<string, string>): string {
  return query.replace(WRITTEN_WORDS, (written) => corrections.get(fold(written)) ?? written).trim();
}

/** A query with its product's name, or what was meant as such, written right. */
function withProduct({ text, intent: { product, from, to } }: Question): string {
  const words = [...text.matchAll(WRITTEN_WORDS)];
  const first = words[from];
  const last = words[to - 1];
  if (!product || !first || !last) return text;
  return text.slice(0, first.index) + product.name + text.slice(last.index + last[0].length).trimEnd();
}

/** A query without its product, the words that ask for it, and those that exclude nothing. */
export function otherWords({ text, words, intent: { explicit, weak } }: Question): string {
  // a product named bare is all there is
  const gone = words.filter((_, at) => !explicit || weak[at]);
  return [...text.matchAll(WRITTEN_WORDS)].filter(([written]) => !gone.includes(fold(written))).join(' ');
}

/**
 * "Did you mean …": the query with what was mistyped written right. When no solution has all words, it is the query
 * with that word changed which keeps the others from being met.
 */
export function suggest(
  index: CatalogueIndex,
  solutions: readonly Solution[],
  locale: Locale,
  question: Question,
  ranking: Ranking,
  own?: CategoryLabels | null,
): string | undefined {
  const { intent, required, text } = question;
  if (intent.guessed) return withProduct(question);
  const writtenBy = (rank: number, word: string): string => {
    const solution = solutions[index.positions[rank] ?? 0];
    return solution ? writtenIn(solution, word, locale, own) : word;
  };

  if (ranking.partial) {
    // a word that is right as it is needs no other
    const unknown = required.filter(({ known }) => !known);
    // where two words are nowhere to be found, changing one does not help
    const lost = unknown.filter(({ met }) => met.length === 0);
    for (const obstacle of lost.length > 1 ? [] : unknown.slice(0, MOST_OBSTACLES)) {
      const found = withoutObstacle(index, ranking, required, obstacle);
      if (found) return corrected(text, new Map([[obstacle.word, writtenBy(found.rank, found.word)]]));
    }
    const [guessed] = ranking.guessedNames.size > 0 ? ranking.ranks : [];
    return guessed === undefined ? undefined : solutions[index.positions[guessed] ?? 0]?.name;
  }

  const best = ranking.ranks[0];
  const mistyped = required.filter(({ correction }) => correction !== undefined);
  if (best === undefined || mistyped.length === 0) return undefined;
  return corrected(
    text,
    new Map(mistyped.map(({ word, correction = word }) => [word, writtenBy(best, correction)])),
  );
}

/** Which word instead of another lets a solution have all words. */
function withoutObstacle(
  { vocabulary, labels, texts }: CatalogueIndex,
  { ranks }: Ranking,
  required: readonly Hits[],
  obstacle: Hits,
): { word: string; rank: number } | undefined {
  const edits = tolerance(obstacle.word.length) + 1;
  // a short word could be anything
  if (edits === 1) return undefined;
  const others = required.filter((hits) => hits !== obstacle);
  const has = (rank: number, place: number): boolean =>
    (labels.fieldsFor(place, rank) | texts.fieldsFor(place, rank)) !== 0;
  // those that have the most words are the ones that can have all others
  const most = ranks
    .subarray(0, MOST_TRIED)
    .filter((rank) => others.every(({ met }) => met.some(({ place }) => has(rank, place))));
  for (const { index: place } of vocabulary.like(obstacle.word, edits).slice(0, 12)) {
    const rank = most.find((each) => has(each, place));
    if (rank !== undefined) return { word: vocabulary.words[place] ?? '', rank };
  }
  return undefined;
}
