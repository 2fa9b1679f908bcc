// What filters, products, tags and orders are called in the reader's language, and which families values of a facet have.
import { SCORE_MAX, SCORE_MIN, type Catalogue, type ScoreName, type Solution } from '../catalogue/schema.js';
import { rating } from '../i18n/format.js';
import {
  type CardLanguage,
  labelOf,
  type Language,
  localize,
  localizePlace,
  productNames,
  regionCode,
  type SolutionView,
} from '../i18n/localize.js';
import { LICENCE_KINDS, licenceKind } from '../catalogue/values.js';
import type { CardMessages } from '../i18n/messages.js';
import { nameOf } from '../i18n/format.js';
import { REGIONS } from '../search/languages/meanings.js';
import { memoized } from '../search/steps.js';
import { isNew, productName, type FacetName, type Limit, type SortName } from '../search/index.js';

/** A value of a facet, with its name. */
interface NamedValue {
  readonly value: string;
  readonly label: string;
}

/** The name of a product as readers see it: as the page calls it, else as it is probably written. */
export function productLabel(slug: string, { products }: CardLanguage): string {
  return productNames(slug, products)[0] ?? productName(slug);
}

/** How many solutions, in words. */
export const solutionCount = (n: number, { messages, format }: Language): string =>
  messages.status.all(n, format.number(n));

/** A tag as readers see it: as the page calls it in their language, else the tag itself. */
export const tagLabel = (tag: string, { locale, tags }: CardLanguage): string => labelOf(tag, locale, tags);

/** A text as it stands at the beginning of a line. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Values of a facet that are chosen as one: licences of one kind, places of one region. */
interface Family {
  readonly label: string;
  readonly values: readonly string[];
}

/** Whether a place is a country of these. */
const isIn = (countries: string | undefined, origin: string): boolean =>
  countries?.split(' ').includes(regionCode(origin)) ?? false;

/** The order by a score. */
export const sortOf = (score: ScoreName): SortName => (score === 'resourceUsage' ? 'resource-usage' : score);

/** The score at which a limit lets everything through. */
export const openEnd = ({ bound }: Limit): number => (bound === 'min' ? SCORE_MIN : SCORE_MAX);

/** Up to this score a word says that it is low. */
const HIGHEST_LOW = 3;
/** Up to this score a word says that it is in the middle; above, that it is high. */
const HIGHEST_MIDDLE = 6;

/** A score in a word: the lower, the middle or the upper third of the scale. */
export function wordFor(score: number, words: CardMessages['scores'][ScoreName]): string {
  if (score <= HIGHEST_LOW) return words.low;
  return score <= HIGHEST_MIDDLE ? words.middle : words.high;
}

/** What the solutions of one catalogue look like in one language; each is worked out once. */
export class SolutionViews<L extends CardLanguage = CardLanguage> {
  /** Whether any of them has stars. */
  readonly hasStars: boolean;
  protected readonly language: L;
  protected readonly size: number;
  /** Undefined where most solutions are new, since to mark them all would say nothing. */
  readonly #now: number | undefined;

  /** @param now in milliseconds since 1970: what counts as new depends on it */
  constructor({ solutions }: Catalogue, language: L, now: number) {
    this.language = language;
    this.size = solutions.length;
    this.hasStars = solutions.some(({ stars }) => stars !== null);
    const recent = solutions.filter((solution) => isNew(solution, now)).length;
    this.#now = 2 * recent > solutions.length ? undefined : now;
  }

  /** A solution as readers see it. */
  readonly view = memoized((solution: Solution): SolutionView => {
    const { locale, format, categories } = this.language;
    return { ...localize(solution, locale, format, categories), isNew: isNew(solution, this.#now) };
  });
}

/** What the facet values of the catalogue are called as well. */
export class Labels extends SolutionViews<Language> {
  readonly #values = new Map<FacetName, readonly NamedValue[]>();

  /**
   * The values of a facet to choose from, in the order of the language. A period in which all solutions were added is
   * left out: choosing it would narrow nothing.
   * @param totals all values, each with the number of its solutions
   */
  values(facet: FacetName, totals: ReadonlyMap<string, number>): readonly NamedValue[] {
    let values = this.#values.get(facet);
    if (!values) {
      const { compare } = this.language.format;
      const withoutFlag = (label: string) => label.replace(/^[^\p{L}\p{N}]+/u, '');
      values = [...totals.keys()]
        .filter((value) => facet !== 'added' || totals.get(value) !== this.size)
        .map((value) => ({ value, label: this.label(facet, value) }))
        .sort((a, b) => compare(withoutFlag(a.label), withoutFlag(b.label)));
      this.#values.set(facet, values);
    }
    return values;
  }

  /** The families of these values, those of a single one left out. */
  families(facet: FacetName, values: readonly string[]): readonly Family[] {
    const { messages, format } = this.language;
    const [[, union] = [], [, europe] = []] = REGIONS;
    const family = (label = 'EU', has: (value: string) => boolean) => ({
      label: capitalized(label),
      values: values.filter(has),
    });
    let families: Family[] = [];
    if (facet === 'license')
      families = LICENCE_KINDS.map((kind) =>
        family(messages.licences[kind], (value) => licenceKind(value) === kind),
      );
    if (facet === 'origin')
      families = [
        family(format.country('EU', 'long'), (value) => isIn(union, value)),
        family(messages.filters.europe, (value) => isIn(europe, value)),
        family(messages.filters.elsewhere, (value) => !isIn(europe, value)),
      ];
    return families.filter((each) => each.values.length > 1);
  }

  /** What a value is called below the title of its facet. */
  label(facet: FacetName, value: string): string {
    const { locale, messages, format, categories } = this.language;
    switch (facet) {
      case 'category':
        return labelOf(value, locale, categories);
      case 'platform':
      case 'deployment':
      case 'audience':
        return nameOf(value, messages[facet]);
      case 'origin': {
        const { flag, name } = localizePlace(value, format);
        return `${flag} ${name}`.trim();
      }
      case 'alternative':
        return productLabel(value, this.language);
      case 'added':
        return messages.filters.lastDays(value);
      case 'tag':
        return tagLabel(value, this.language);
      case 'license':
        return value;
    }
  }

  /** What was chosen, a family as one where all of it was. */
  together(
    facet: FacetName,
    chosen: readonly string[],
    totals: ReadonlyMap<string, unknown>,
  ): readonly Family[] {
    const families = chosen.length > 1 ? this.families(facet, [...totals.keys()]) : [];
    const whole = families.findLast(({ values }) => values.every((value) => chosen.includes(value)));
    const rest = chosen.filter((value) => !whole?.values.includes(value));
    return whole
      ? [whole, ...this.together(facet, rest, totals)]
      : chosen.map((value) => ({ label: this.phrase(facet, value), values: [value] }));
  }

  /** What a value is called where the title of its facet is not beside it. */
  phrase(facet: FacetName, value: string): string {
    const { search, filters, facets, colon } = this.language.messages;
    if (facet === 'alternative') return search.alternatives(productLabel(value, this.language));
    return facet === 'added' ? facets.added + colon + filters.lastDays(value) : this.label(facet, value);
  }

  /**
   * A limit on a score in words, with the number that cards show.
   * @param score the highest or lowest score let through
   */
  limit(limit: Limit, score: number): string {
    const { messages, format } = this.language;
    const { any, limit: say } = messages.filters.limits;
    if (score === openEnd(limit)) return any;
    const { score: name } = limit;
    return say(wordFor(score, messages.scores[name]), format.number(rating(name, score)));
  }
}

/**
 * Remembers the last result for as long as its inputs stay the same.
 * @param compute a pure function
 * @param keysOf what of the inputs decides; all of them unless given
 */
export function memoizeLast<A extends readonly unknown[], R>(
  compute: (...inputs: A) => R,
  keysOf: (inputs: A) => readonly unknown[] = (inputs) => inputs,
): (...inputs: A) => R {
  let last: { readonly keys: readonly unknown[]; readonly result: R } | undefined;
  return (...inputs) => {
    const keys = keysOf(inputs);
    if (!last?.keys.every((key, at) => key === keys[at])) last = { keys, result: compute(...inputs) };
    return last.result;
  };
}
