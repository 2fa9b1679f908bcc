import type { Solution } from '../catalogue/schema.js';
import { categoryLabel, type CategoryLabels } from '../i18n/localize.js';
import type { Locale } from '../i18n/locales.js';
import type { CatalogueIndex } from './catalogue-index.js';
import type { ParsedQuery } from './filters.js';
import type { Ranking } from './scorer.js';
import type { TermMatch } from './term-matcher.js';
import { fold } from './tokenizer.js';

/** The words of a text as they are written. Marks belong to the letter before. */
const WRITTEN_WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** How a folded word is written in a solution's texts; undefined when it is not in there. */
function writtenIn(
  solution: Solution | undefined,
  word: string,
  locale: Locale,
  own?: CategoryLabels | null,
): string | undefined {
  if (!solution) return undefined;
  const { name, tags, category, description, descriptionEn, descriptionFr, descriptionIt } = solution;
  const label = categoryLabel(category, locale, own);
  const texts = [name, label, descriptionFr, descriptionIt, descriptionEn, description, ...tags];
  for (const text of texts)
    for (const [written] of text?.matchAll(WRITTEN_WORDS) ?? []) if (fold(written) === word) return written;
  return undefined;
}

/**
 * "Did you mean …": the query with what was mistyped written right. It never proposes the query itself, nor what finds
 * nothing: every word that it writes stands in the first answer, or it is a product that is replaced.
 * @returns undefined where nothing is mistyped
 */
export function didYouMean(
  { solutions }: CatalogueIndex,
  { text, tokens, roles, product, isGuessed }: ParsedQuery,
  matches: readonly TermMatch[],
  { documents }: Ranking,
  locale: Locale,
  own?: CategoryLabels | null,
): string | undefined {
  const [best] = documents;

  if (best === undefined) return undefined;
  const corrections = new Map<string, string>();
  for (const { word, correction } of matches) {
    const written = correction && writtenIn(solutions[best], correction, locale, own);
    if (written) corrections.set(word, written);
  }
  let corrected = '';
  let end = 0;
  tokens.forEach((token, at) => {
    const isProduct =
      isGuessed && (roles[at] === 'product' || (!roles.includes('product') && roles[at] === 'term'));
    const right = isProduct ? '' : corrections.get(token.word);
    if (right === undefined) return;
    const isFirst = isProduct && product && !corrected.includes(product.name);
    corrected += text.slice(end, token.start) + (isFirst ? product.name : right);
    end = token.end;
  });
  corrected = (corrected + text.slice(end)).replace(/\s+/g, ' ').trim();
  return fold(corrected) === fold(text.trim()) ? undefined : corrected;
}

/** A query without its product, the words that ask for it, and filler. */
export function otherWords({ text, tokens, roles, isExplicit }: ParsedQuery): string {
  const kept = tokens.filter((_, at) => isExplicit && (roles[at] === 'term' || roles[at] === 'filter'));
  return kept.map(({ start, end }) => text.slice(start, end)).join(' ');
}
