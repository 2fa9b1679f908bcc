// Queries made by machine from a catalogue, with their right answers: the same ones at every run of a seed.
import type { Solution } from '../../src/catalogue/schema.js';
import { labelOf } from '../../src/i18n/localize.js';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { productName, productSlug } from '../../src/search/index.js';
import { seededRandom } from './search-enlarged.js';

export interface Query {
  readonly kind: string;
  readonly locale: Locale;
  readonly query: string;
  /** The positions of all right answers. */
  readonly right: ReadonlySet<number>;
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
const squash = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

const ASKING: Readonly<Record<Locale, readonly string[]>> = {
  de: ['Alternativen zu %', 'Ersatz für %', 'statt %', 'wie %', '% Alternative', '% ersetzen'],
  en: ['alternatives to %', '% alternative', 'replace %', 'instead of %', 'alternative for %'],
  fr: ['alternative à %', 'remplacer %', 'équivalent de %', 'au lieu de %'],
  it: ['alternativa a %', 'sostituire %', 'alternative a %', 'invece di %'],
};

/** Makes queries of all kinds in turn. */
export function makeQueries(solutions: readonly Solution[], count: number, seed: number): Query[] {
  const random = seededRandom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const texts = solutions.map((each) => ({
    de: each.description,
    en: each.descriptionEn,
    fr: each.descriptionFr ?? each.descriptionEn,
    it: each.descriptionIt ?? each.descriptionEn,
  }));
  const wordsOf = solutions.map(
    (each, at) =>
      new Set(
        fold(
          [
            each.name,
            ...each.tags,
            ...LOCALES.map((l) => labelOf(each.category, l)),
            ...Object.values(texts[at]!),
          ].join(' '),
        ).match(/[\p{L}\p{N}]+/gu),
      ),
  );
  const frequency = new Map<string, number>();
  for (const words of wordsOf) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const allNames = new Set(solutions.map(({ name }) => squash(name)));
  const named = (wanted: (name: string) => boolean): Set<number> =>
    new Set(solutions.flatMap(({ name }, at) => (wanted(name) ? [at] : [])));
  const tagged = (slug: string): Set<number> =>
    new Set(
      solutions.flatMap(({ tags }, at) =>
        tags.some((tag) => tag.endsWith('-alternative') && productSlug(tag.slice(0, -12)) === slug)
          ? [at]
          : [],
      ),
    );
  const slugs = [
    ...new Set(
      solutions.flatMap(({ tags }) =>
        tags.filter((tag) => tag.endsWith('-alternative')).map((tag) => productSlug(tag.slice(0, -12))),
      ),
    ),
  ];

  const typo = (text: string): string => {
    // the first letter is seldom wrong
    const at = 1 + Math.floor(random() * (text.length - 2));
    switch (Math.floor(random() * 4)) {
      case 0:
        return text.slice(0, at) + text.slice(at + 1);
      case 1:
        return text.slice(0, at) + text.charAt(at) + text.slice(at);
      case 2:
        return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
      default:
        return text.slice(0, at) + pick(Array.from('aeiourstnl')) + text.slice(at + 1);
    }
  };
  /** A typing error that makes no other name of it. */
  const mistyped = (text: string): string | undefined => {
    const wrong = typo(text);
    return squash(text).length >= 5 &&
      squash(wrong) !== squash(text) &&
      !allNames.has(squash(wrong)) &&
      !slugs.some((slug) => squash(slug) === squash(wrong)) &&
      !frequency.has(fold(wrong))
      ? wrong
      : undefined;
  };
  /** Words of a description that tell something. */
  const telling = (at: number, locale: Locale): string[] =>
    (texts[at]![locale].match(/[\p{L}\p{N}]{5,}/gu) ?? []).filter(
      (word) => (frequency.get(fold(word)) ?? 0) <= Math.max(4, solutions.length / 40),
    );
  /** Who has all words, in any form that begins with them: who has "dashboards" has "dashboard". */
  const having = (words: readonly string[]): Set<number> =>
    new Set(
      wordsOf.flatMap((has, at) =>
        words.every((word) => [...has].some((each) => each.startsWith(fold(word)))) ? [at] : [],
      ),
    );

  const kinds: Readonly<
    Record<string, () => (Omit<Query, 'kind' | 'locale'> & { locale?: Locale }) | undefined>
  > = {
    name: () => {
      const { name } = pick(solutions);
      return { query: name.toLowerCase(), right: named((each) => squash(each) === squash(name)) };
    },
    'name, mistyped': () => {
      const { name } = pick(solutions);
      const query = mistyped(name.toLowerCase());
      return query === undefined
        ? undefined
        : { query, right: named((each) => squash(each) === squash(name)) };
    },
    'name, begun': () => {
      const name = squash(pick(solutions).name);
      const query = name.slice(0, Math.max(4, Math.ceil(name.length * 0.6)));
      return name.length < 6 ? undefined : { query, right: named((each) => squash(each).startsWith(query)) };
    },
    'name, other spaces': () => {
      const { name } = pick(solutions);
      if (!/[ .-]/.test(name)) return undefined;
      return {
        query: name.replace(/[ .-]+/g, pick(['', ' ', '-'])),
        right: named((each) => squash(each) === squash(name)),
      };
    },
    alternatives: () => {
      const locale = pick(LOCALES);
      const slug = pick(slugs);
      return {
        locale: pick(LOCALES),
        query: pick(ASKING[locale]).replace('%', productName(slug)),
        right: tagged(slug),
      };
    },
    'alternatives, mistyped': () => {
      const slug = pick(slugs);
      const name = mistyped(productName(slug));
      return name === undefined
        ? undefined
        : { query: pick(ASKING[pick(LOCALES)]).replace('%', name), right: tagged(slug) };
    },
    product: () => {
      const slug = pick(slugs);
      if (allNames.has(squash(slug))) return undefined;
      return { query: pick([productName(slug), slug, squash(slug)]), right: tagged(slug) };
    },
    'product, mistyped': () => {
      const slug = pick(slugs);
      if (allNames.has(squash(slug))) return undefined;
      const query = mistyped(productName(slug).toLowerCase());
      return query === undefined ? undefined : { query, right: tagged(slug) };
    },
    'two words': () => {
      const locale = pick(LOCALES);
      const words = telling(Math.floor(random() * solutions.length), locale);
      const query = [pick(words), pick(words)];
      if (query[0] === query[1]) return undefined;
      return words.length < 2 ? undefined : { locale, query: query.join(' '), right: having(query) };
    },
    'words in another language': () => {
      const words = telling(Math.floor(random() * solutions.length), pick(LOCALES));
      const query = [pick(words), pick(words)];
      if (query[0] === query[1]) return undefined;
      return words.length < 2 ? undefined : { query: fold(query.join(' ')), right: having(query) };
    },
    'word and name': () => {
      const at = Math.floor(random() * solutions.length);
      const words = telling(at, 'en');
      return words.length < 1
        ? undefined
        : {
            query: `${pick(words)} ${solutions[at]!.name}`,
            right: named((each) => each === solutions[at]!.name),
          };
    },
    'word, mistyped': () => {
      const locale = pick(LOCALES);
      const words = telling(Math.floor(random() * solutions.length), locale).filter(
        (word) => word.length > 6,
      );
      const word = words.length > 0 ? pick(words) : '';
      const query = word === '' ? undefined : mistyped(word.toLowerCase());
      return query === undefined ? undefined : { locale, query, right: having([word]) };
    },
    category: () => {
      const locale = pick(LOCALES);
      const { category } = pick(solutions);
      return {
        query: fold(labelOf(category, locale)),
        right: new Set(solutions.flatMap((each, at) => (each.category === category ? [at] : []))),
      };
    },
  };

  const queries: Query[] = [];
  const names = Object.keys(kinds);
  for (let at = 0; queries.length < count && at < count * 40; at++) {
    const kind = names[at % names.length]!;
    const made = kinds[kind]!();
    if (made && made.right.size > 0) queries.push({ locale: pick(LOCALES), ...made, kind });
  }
  return queries;
}
