import type { Solution } from '../catalogue/schema.js';
import type { ParsedQuery } from './filters.js';
import type { TermMatch } from './term-matcher.js';
import { fold } from './tokenizer.js';

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
  const { name, tags, description, descriptionEn, descriptionFr = '', descriptionIt = '' } = best;
  const texts = [name, label, descriptionFr, descriptionIt, descriptionEn, description, ...tags].join(' ');
  /** How a folded word is written in the texts of the first answer. */
  const written = (word: string | undefined): string | undefined =>
    word && texts.match(WRITTEN_WORDS)?.find((each) => fold(each) === word);
  const mistyped = isGuessed && (roles.includes('product') ? 'product' : 'term');
  let corrected = '';
  let end = 0;
  tokens.forEach(({ word, start, end: wordEnd }, at) => {
    const isProduct = product && roles[at] === mistyped;
    const isFirst = isProduct && !corrected.includes(product.name);
    const right = isProduct
      ? isFirst
        ? product.name
        : ''
      : written(matches.find((match) => match.word === word)?.correction);
    if (right === undefined) return;
    corrected += text.slice(end, start) + right;
    end = wordEnd;
  });
  corrected = (corrected + text.slice(end)).replace(/\s+/g, ' ').trim();
  return fold(corrected) === fold(text.trim()) ? undefined : corrected;
}

/** A query without its product, the words that ask for it, and filler. */
export function otherWords({ text, tokens, roles, isExplicit }: ParsedQuery): string {
  const kept = tokens.filter((_, at) => isExplicit && (roles[at] === 'term' || roles[at] === 'filter'));
  return kept.map(({ start, end }) => text.slice(start, end)).join(' ');
}
