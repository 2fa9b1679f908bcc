import { SCORE_MAX, SCORE_MIN } from '../catalogue/schema.js';
import type { LimitView } from '../views/facets/limit-group.js';
import { wordFor } from '../views/card/score-meter.js';
import { categoryLabel, type Language, localizePlace } from '../i18n/localize.js';
import { nameOf } from '../i18n/messages.js';
import { productName, type FacetName, type Limit } from '../search/index.js';

/** The values of a facet. */
interface Values {
  /** With what they are called, as the language sorts them. */
  readonly all: readonly { readonly value: string; readonly label: string }[];
  /** Those that most solutions have first. */
  readonly commonest: readonly string[];
}

/** The score at which a limit lets everything through. */
export const openEnd = ({ bound }: Limit): number => (bound === 'min' ? SCORE_MIN : SCORE_MAX);

/** What the values of the facets, and the limits, are called in one language; worked out once each. */
export class FacetLabels {
  readonly #language: Language;
  readonly #size: number;
  readonly #values = new Map<FacetName, Values>();

  /** @param size number of solutions */
  constructor(language: Language, size: number) {
    this.#language = language;
    this.#size = size;
  }

  /**
   * The values to choose from. A time in which all solutions were added is none: it would narrow nothing.
   * @param totals all values, each with the number of its solutions
   */
  values(facet: FacetName, totals: ReadonlyMap<string, number>): Values {
    let values = this.#values.get(facet);
    if (!values) {
      const { compare } = this.#language.format;
      const withoutFlag = (label: string) => label.replace(/^[^\p{L}\p{N}]+/u, '');
      const all = [...totals.keys()]
        .filter((value) => facet !== 'added' || totals.get(value) !== this.#size)
        .map((value) => ({ value, label: this.label(facet, value) }))
        .sort((a, b) => compare(withoutFlag(a.label), withoutFlag(b.label)));
      const commonest = all
        .map(({ value }) => value)
        .sort((a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0));
      this.#values.set(facet, (values = { all, commonest }));
    }
    return values;
  }

  /** A value under the title of its facet. */
  label(facet: FacetName, value: string): string {
    const { locale, messages, format, categories } = this.#language;
    switch (facet) {
      case 'category':
        return categoryLabel(value, locale, categories);
      case 'deployment':
      case 'audience':
        return nameOf(value, messages[facet]);
      case 'origin': {
        const { flag, name } = localizePlace(value, format);
        return `${flag} ${name}`.trim();
      }
      case 'alternative':
        return productName(value);
      case 'added':
        return messages.filters.lastDays(value);
      case 'license':
      case 'tag':
        return value;
    }
  }

  /** A value that stands alone. */
  sentence(facet: FacetName, value: string): string {
    const { search, filters } = this.#language.messages;
    if (facet === 'alternative') return search.alternatives(productName(value));
    return facet === 'added' ? filters.addedInLastDays(value) : this.label(facet, value);
  }

  /** @param score the highest or lowest score let through; undefined for no limit */
  limit(limit: Limit, score: number | undefined): LimitView {
    const { messages, format } = this.#language;
    const { any, min, max } = messages.filters.limits;
    const value = Math.min(SCORE_MAX, Math.max(SCORE_MIN, Math.round(score ?? openEnd(limit))));
    const words = messages.scores[limit.score];
    const say = limit.bound === 'min' ? min : max;
    return {
      name: limit.name,
      label: words.label,
      value,
      word: value === openEnd(limit) ? any : say(format.number(value), wordFor(value, words)),
    };
  }
}
