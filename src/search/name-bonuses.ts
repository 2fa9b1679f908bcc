import { spelled, type CatalogueIndex } from './catalogue-index.js';
import type { ParsedQuery } from './filters.js';
import type { TermMatch } from './term-matcher.js';
import { FIELDS, WEIGHTS } from './weights.js';

/** How a name adds to the score of a document. */
interface Bonus {
  readonly document: number;
  readonly points: number;
}

/** What names earn beside words: of the solution itself, or of the product that it replaces. */
export function nameBonuses(
  index: CatalogueIndex,
  { text, tokens, roles, product, isExplicit }: ParsedQuery,
  terms: readonly TermMatch[],
): Bonus[] {
  const bonuses: Bonus[] = (product?.documents ?? []).map((document) => ({
    document,
    points: WEIGHTS.product,
  }));
  if (isExplicit) return bonuses;
  for (const document of index.names.get(spelled(text)) ?? [])
    bonuses.push({ document, points: WEIGHTS.namesake });
  if (!roles.every((role) => role === 'term' || role === 'filler')) return bonuses;
  const words = tokens.map(({ word }) => word);
  addNames(index, words.join(''), 1, bonuses);
  const corrections = new Map(terms.map(({ word, correction }) => [word, correction]));
  if (terms.some(({ correction }) => correction !== undefined))
    addNames(
      index,
      words.map((word) => corrections.get(word) ?? word).join(''),
      WEIGHTS.guessedName,
      bonuses,
    );
  // who types a name and something about it means the name
  const whole = words.join('').length;
  for (let size = words.length - 1; size > 0; size--) {
    const beginning = words.slice(0, size).join('');
    const place = index.vocabulary.placeOf(beginning);
    const share = beginning.length / whole;
    if (place < 0 || share < WEIGHTS.nameShare) continue;
    index.inverted.each(place, FIELDS.wholeName, (document) =>
      bonuses.push({ document, points: WEIGHTS.nameBeginning * share }),
    );
  }
  return bonuses;
}

/** Adds what names earn that begin with a text. */
function addNames(
  { inverted, vocabulary }: CatalogueIndex,
  typed: string,
  factor: number,
  bonuses: Bonus[],
): void {
  if (typed === '') return;
  const [from, to] = vocabulary.withPrefix(typed);
  for (let place = from; place < to; place++) {
    const share = typed.length / (vocabulary.terms[place] ?? '').length;
    const points = factor * (share === 1 ? WEIGHTS.wholeName : WEIGHTS.nameBeginning * share);
    inverted.each(place, FIELDS.wholeName, (document) => bonuses.push({ document, points }));
  }
}
