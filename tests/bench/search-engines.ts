// The search engines that the search is measured beside, with their own defaults and with settings that somebody who
// knows them would choose; the better one of a family is shown. Each gets the same texts: name, tags with their labels, the category's
// labels and the descriptions in all languages, the shown language in a field of its own, queries of 256 letters.
import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import UFuzzy from '@leeoniya/ufuzzy';
import Fuse from 'fuse.js';
import MiniSearch, { type SearchOptions } from 'minisearch';
import snowball from 'snowball-stemmers';
import type { Solution } from '../../src/catalogue/schema.js';
import { SEARCH_WORDS } from '../../src/i18n/languages.js';
import { labelOf, ownNames, productNames, type OwnLabels } from '../../src/i18n/localize.js';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { createSearch, replacedProducts } from '../../src/search/index.js';

/** Answers a query with positions, best first. */
export interface Ask {
  (query: string): ArrayLike<number>;
  /** Does the work that building the engine has put off until a query needs it. */
  finish?(): void;
}

export interface Engine {
  readonly name: string;
  /** Of the engines of one family, the evaluation shows the one that answers a set best. */
  readonly family: string;
  /** @param labels what categories and tags are called, as pages carry it; an embed goes without */
  build(solutions: readonly Solution[], locale: Locale, labels?: OwnLabels): Ask;
}

interface Texts {
  id: number;
  name: string;
  tags: string;
  category: string;
  description: string;
  others: string;
}

const DESCRIPTIONS = {
  de: 'description',
  en: 'descriptionEn',
  fr: 'descriptionFr',
  it: 'descriptionIt',
} as const;

function texts(solutions: readonly Solution[], locale: Locale, own?: OwnLabels): Texts[] {
  return solutions.map((solution, id) => {
    const shown = solution[DESCRIPTIONS[locale]] ?? solution.descriptionEn;
    const others = LOCALES.map((each) => solution[DESCRIPTIONS[each]]).filter(
      (text) => text && text !== shown,
    );
    const labels = LOCALES.filter((each) => each !== locale).map((each) =>
      labelOf(solution.category, each, own?.categories),
    );
    return {
      id,
      name: solution.name,
      tags: [
        ...solution.tags.flatMap((tag) => [tag, ...ownNames(tag, locale, own?.tags)]),
        ...replacedProducts(solution).flatMap((slug) => productNames(slug, own?.products)),
      ].join(' '),
      category: [
        labelOf(solution.category, locale, own?.categories),
        ...ownNames(solution.category, locale, own?.categories).slice(1),
      ].join(' '),
      description: shown,
      others: [...new Set([...labels, ...others])].join(' '),
    };
  });
}

const WEIGHTS = { name: 5, tags: 3, category: 2, description: 1, others: 0.5 };
const FIELDS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
/** The longest pattern that Fuse's bit masks hold, and the longest query of the others. */
const LONGEST_PATTERN = 32;
const LONGEST = 256;
const SHOWN = 24;
/** uFuzzy's mode for one typing error a word. Its own enum is a type without values. */
const TYPING_ERRORS: object = { intraMode: 1 };

const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');

const LANGUAGES = { de: 'german', en: 'english', fr: 'french', it: 'italian' } as const;

/** Words as Snowball stems them in one language, without its stop words: those that our search knows. */
function stemming(locale: Locale): (word: string) => string | null {
  const stemmer = snowball.newStemmer(LANGUAGES[locale]);
  const stopWords = new Set(SEARCH_WORDS[locale].stopWords.split(' '));
  return (word) => (stopWords.has(fold(word)) ? null : fold(stemmer.stem(word.toLowerCase())));
}

function miniSearch(
  name: string,
  options: SearchOptions,
  termsIn: (locale: Locale) => (word: string) => string | null = () => fold,
): Engine {
  return {
    name,
    family: 'MiniSearch',
    build: (solutions, locale, labels) => {
      const mini = new MiniSearch<Texts>({ fields: FIELDS, processTerm: termsIn(locale) });
      mini.addAll(texts(solutions, locale, labels));
      return (query) => mini.search(query.slice(0, LONGEST), options).map(({ id }) => id as number);
    },
  };
}

function orama(name: string, options: { tolerance?: number; boost?: typeof WEIGHTS }): Engine {
  return {
    name,
    family: 'Orama',
    build: (solutions, locale, labels) => {
      const database = create({
        schema: {
          name: 'string',
          tags: 'string',
          category: 'string',
          description: 'string',
          others: 'string',
        },
      });
      void insertMultiple(
        database,
        texts(solutions, locale, labels).map(({ id, ...each }) => ({ id: String(id), ...each })),
        solutions.length + 1,
      );
      return (query) => {
        const found = searchOrama(database, { term: query.slice(0, LONGEST), limit: SHOWN, ...options });
        if (found instanceof Promise) throw new Error('Orama answers later');
        return found.hits.map(({ id }) => Number(id));
      };
    },
  };
}

export const ENGINES: readonly Engine[] = [
  {
    name: 'solution-catalogue',
    family: 'solution-catalogue',
    build: (solutions, locale, labels) => {
      const search = createSearch(solutions, locale, labels);
      const ask: Ask = (query) => search.find(query).indices;
      ask.finish = () => {
        while (!search.step());
      };
      return ask;
    },
  },
  {
    name: 'Fuse',
    family: 'Fuse',
    build: (solutions, locale, labels) => {
      const fuse = new Fuse(texts(solutions, locale, labels), { keys: FIELDS });
      return (query) => fuse.search(query.slice(0, LONGEST_PATTERN)).map(({ refIndex }) => refIndex);
    },
  },
  {
    name: 'Fuse, tuned',
    family: 'Fuse',
    build: (solutions, locale, labels) => {
      const fuse = new Fuse(texts(solutions, locale, labels), {
        keys: FIELDS.map((name) => ({ name, weight: WEIGHTS[name] })),
        useTokenSearch: true,
        tokenMatch: 'all',
        threshold: 0.34,
        ignoreLocation: true,
        ignoreDiacritics: true,
      });
      return (query) => fuse.search(query.slice(0, LONGEST)).map(({ refIndex }) => refIndex);
    },
  },
  miniSearch('MiniSearch', {}),
  miniSearch('MiniSearch, tuned, OR', { prefix: true, fuzzy: 0.2, boost: WEIGHTS }),
  miniSearch('MiniSearch, tuned, Snowball', { prefix: true, fuzzy: 0.2, boost: WEIGHTS }, stemming),
  miniSearch('MiniSearch, tuned, AND', { prefix: true, fuzzy: 0.2, boost: WEIGHTS, combineWith: 'AND' }),
  {
    name: 'uFuzzy',
    family: 'uFuzzy',
    build: (solutions, locale, labels) => {
      const haystack = texts(solutions, locale, labels).map((each) =>
        UFuzzy.latinize(FIELDS.map((f) => each[f]).join(' ')),
      );
      const fuzzy = new UFuzzy(TYPING_ERRORS);
      return (query) => {
        const [found, info, order] = fuzzy.search(haystack, UFuzzy.latinize(query.slice(0, LONGEST)), 5, 1e5);
        if (!found) return [];
        return order ? order.map((at) => info.idx[at]!) : found;
      };
    },
  },
  orama('Orama', {}),
  orama('Orama, tuned', { tolerance: 1, boost: WEIGHTS }),
];

/** The floor of what a keystroke can cost: which texts contain the query, unranked. */
export const SCAN: Engine = {
  name: 'includes scan',
  family: 'includes scan',
  build: (solutions, locale, labels) => {
    const haystack = texts(solutions, locale, labels).map((each) =>
      fold(FIELDS.map((field) => each[field]).join('\n')),
    );
    return (query) => {
      const words = fold(query.slice(0, LONGEST)).split(/\s+/);
      const found: number[] = [];
      haystack.forEach((text, at) => {
        if (words.every((word) => text.includes(word))) found.push(at);
      });
      return found;
    };
  },
};
