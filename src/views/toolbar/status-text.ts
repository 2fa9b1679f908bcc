import type { Language } from '../../i18n/localize.js';
import type { Answer } from '../../search/finder.js';
import { productName } from '../../search/index.js';

/**
 * The result count in words: so many of all, so many alternatives to a product, or so many since the query is too general.
 * @param total number of solutions in the catalogue
 * @param product slug of the product that the page has preset, if there is one
 */
export function statusText(
  answer: Answer,
  total: number,
  product: string | undefined,
  { messages, format }: Language,
): string {
  const { indices, found } = answer;
  const n = indices.length;
  const number = format.number(n);
  if (n === 0) return messages.status.none;
  const slug = product ?? found?.product?.slug ?? '';
  const alternatives = slug ? (answer.counts.alternative.get(slug) ?? 0) : 0;
  if (alternatives > 0) {
    const text = messages.status.alternatives(alternatives, format.number(alternatives), productName(slug));
    // A bare product name also finds solutions that only speak of the product.
    const others = n - alternatives;
    return others > 0 ? messages.status.more(others, format.number(others), text) : text;
  }
  if (found?.unfiltered) return messages.status.unfiltered(n, number);
  return n === total ? messages.status.all(n, number) : messages.status.some(n, number, format.number(total));
}
