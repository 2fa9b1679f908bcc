// The search engines that the search is measured beside. Each gets the same texts: name, tags, the category's labels
// and the descriptions in all languages, the shown language in a field of its own.
import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import UFuzzy from '@leeoniya/ufuzzy';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import type { Solution } from '../../src/catalogue/schema.js';
import { categoryLabel } from '../../src/i18n/localize.js';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { createSearch } from '../../src/search/index.js';

/** Answers a query with positions, best first. */
export type Ask = (query: string) => ArrayLike<number>;

export interface Engine {
  readonly name: string;
  build(solutions: readonly Solution[], locale: Locale): Ask;
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

function texts(solutions: readonly Solution[], locale: Locale): Texts[] {
  return solutions.map((solution, id) => {
    const shown = solution[DESCRIPTIONS[locale]] ?? solution.descriptionEn;
    const others = LOCALES.map((each) => solution[DESCRIPTIONS[each]]).filter(
      (text) => text && text !== shown,
    );
    const labels = LOCALES.filter((each) => each !== locale).map((each) =>
      categoryLabel(solution.category, each),
    );
    return {
      id,
      name: solution.name,
      tags: solution.tags.join(' '),
      category: categoryLabel(solution.category, locale),
      description: shown,
      others: [...new Set([...labels, ...others])].join(' '),
    };
  });
}

const WEIGHTS = { name: 5, tags: 3, category: 2, description: 1, others: 0.5 };
const FIELDS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
/** The longest pattern that Fuse's bit masks hold, and enough of one for the others. */
const LONGEST = 32;
const SHOWN = 24;
/** uFuzzy's mode for one typing error a word. Its own enum is a type without values. */
const TYPING_ERRORS: object = { intraMode: 1 };

const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');

export const ENGINES: readonly Engine[] = [
  {
    name: 'solution-catalogue',
    build: (solutions, locale) => {
      const search = createSearch(solutions, locale);
      return (query) => search.find(query).indices;
    },
  },
  {
    name: 'Fuse',
    build: (solutions, locale) => {
      const fuse = new Fuse(texts(solutions, locale), { keys: FIELDS });
      return (query) => fuse.search(query.slice(0, LONGEST)).map(({ refIndex }) => refIndex);
    },
  },
  {
    name: 'Fuse, tuned',
    build: (solutions, locale) => {
      const fuse = new Fuse(texts(solutions, locale), {
        keys: FIELDS.map((name) => ({ name, weight: WEIGHTS[name] })),
        useTokenSearch: true,
        tokenMatch: 'all',
        threshold: 0.34,
        ignoreLocation: true,
        ignoreDiacritics: true,
      });
      return (query) => fuse.search(query.slice(0, 64)).map(({ refIndex }) => refIndex);
    },
  },
  {
    name: 'MiniSearch',
    build: (solutions, locale) => {
      const mini = new MiniSearch<Texts>({ fields: FIELDS, processTerm: fold });
      mini.addAll(texts(solutions, locale));
      const options = { prefix: true, fuzzy: 0.2, boost: WEIGHTS, combineWith: 'AND' } as const;
      return (query) => mini.search(query.slice(0, 64), options).map(({ id }) => id as number);
    },
  },
  {
    name: 'uFuzzy',
    build: (solutions, locale) => {
      const haystack = texts(solutions, locale).map((each) =>
        UFuzzy.latinize(FIELDS.map((f) => each[f]).join(' ')),
      );
      const fuzzy = new UFuzzy(TYPING_ERRORS);
      return (query) => {
        const [found, info, order] = fuzzy.search(haystack, UFuzzy.latinize(query.slice(0, 64)), 5, 1e5);
        if (!found) return [];
        return order ? order.map((at) => info.idx[at]!) : found;
      };
    },
  },
  {
    name: 'Orama',
    build: (solutions, locale) => {
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
        texts(solutions, locale).map(({ id, ...each }) => ({ id: String(id), ...each })),
        solutions.length + 1,
      );
      return (query) => {
        const found = searchOrama(database, {
          term: query.slice(0, 64),
          tolerance: 1,
          boost: WEIGHTS,
          limit: SHOWN,
          threshold: 0,
        });
        if (found instanceof Promise) throw new Error('Orama answers later');
        return found.hits.map(({ id }) => Number(id));
      };
    },
  },
];

/** The floor of what a keystroke can cost: which texts contain the query, unranked. */
export const SCAN: Engine = {
  name: 'includes scan',
  build: (solutions, locale) => {
    const haystack = texts(solutions, locale).map((each) =>
      fold(FIELDS.map((field) => each[field]).join('\n')),
    );
    return (query) => {
      const words = fold(query.slice(0, 64)).split(/\s+/);
      const found: number[] = [];
      haystack.forEach((text, at) => {
        if (words.every((word) => text.includes(word))) found.push(at);
      });
      return found;
    };
  },
};
