// What the URL keeps of the reader's question: its parameters, how they are written and read.
import { SCORES } from '../catalogue/schema.js';
import { FACETS, LIMITS, SORTS, type SortName } from '../search/index.js';
import type { UrlState } from './actions.js';
import { LAYOUTS, type LayoutName } from './options.js';
import { EQUAL_WEIGHTS, MAX_COMPARED, type Setting, type State } from './state.js';

/** What the URL says, by key: `[]` for a key without a value, undefined for a key that is not there. */
type UrlValues = (key: string) => readonly string[] | undefined;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** One thing that the URL keeps. */
export interface UrlParameter {
  /** Its name in the URL, behind the element's prefix. Facets and limits have the names of their attributes. */
  readonly key: string;
  /**
   * How the reader changes it: a `choice` is a step that Back undoes; several moves of one `slider` are one step;
   * what is typed makes no steps of its own.
   */
  readonly changes: 'choice' | 'slider' | 'typed';
  /** What the reader has chosen instead of the preset, `[]` for nothing; undefined when all is as preset. */
  readonly serialize: (state: State) => readonly string[] | undefined;
  /** Puts what the URL says into the state to be. What is no possible value is ignored. */
  readonly parse: (values: readonly string[], url: Mutable<UrlState>) => void;
}

/** What stands in place of the preset; undefined where nothing else was chosen. */
function chosenIn<T extends string>({ preset, chosen }: Setting<T>): readonly string[] | undefined {
  if (chosen === undefined || chosen === preset) return undefined;
  return chosen === '' ? [] : [chosen];
}

const weightDigits = (weights: State['weights']): string => SCORES.map((score) => weights[score]).join('');

export const URL_PARAMETERS: readonly UrlParameter[] = [
  {
    key: 'query',
    changes: 'typed',
    serialize: ({ query }) => chosenIn(query),
    parse: ([query = ''], url) => {
      url.query = query;
    },
  },
  ...FACETS.map(({ name, attribute }): UrlParameter => ({
    key: attribute,
    changes: 'choice',
    serialize: ({ facets }) => facets[name],
    parse: (values, url) => {
      url.facets = { ...url.facets, [name]: values };
    },
  })),
  ...LIMITS.map(({ name, attribute }): UrlParameter => ({
    key: attribute,
    changes: 'slider',
    serialize: ({ limits }) => {
      const score = limits[name];
      return score === undefined ? undefined : score === null ? [] : [String(score)];
    },
    parse: ([score], url) => {
      // An empty value lifts the limit that the page has preset.
      if (score === undefined) url.limits = { ...url.limits, [name]: null };
      else if (/^([1-9]|10)$/.test(score)) url.limits = { ...url.limits, [name]: Number(score) };
    },
  })),
  {
    key: 'sort',
    changes: 'choice',
    serialize: ({ sort }) => chosenIn(sort),
    parse: ([sort], url) => {
      if (SORTS.includes(sort as SortName)) url.sort = sort as SortName;
    },
  },
  {
    key: 'fit',
    changes: 'slider',
    serialize: ({ weights }) => {
      const digits = weightDigits(weights);
      return digits === weightDigits(EQUAL_WEIGHTS) ? undefined : [digits];
    },
    parse: ([digits = ''], url) => {
      if (!/^[0-3]{4}$/.test(digits)) return;
      const entries = SCORES.map((score, at) => [score, Number(digits[at])] as const);
      url.weights = Object.fromEntries(entries) as State['weights'];
    },
  },
  {
    key: 'layout',
    changes: 'choice',
    serialize: ({ layout }) => chosenIn(layout),
    parse: ([layout], url) => {
      if (LAYOUTS.includes(layout as LayoutName)) url.layout = layout as LayoutName;
    },
  },
  {
    key: 'compare',
    changes: 'choice',
    serialize: ({ picked }) => (picked.length > 0 ? picked : undefined),
    parse: (names, url) => {
      url.picked = [...new Set(names)].slice(0, MAX_COMPARED);
    },
  },
  {
    key: 'comparison',
    changes: 'choice',
    serialize: ({ isComparing }) => (isComparing ? ['open'] : undefined),
    parse: ([value], url) => {
      url.isComparing = value === 'open' && url.picked.length > 0;
    },
  },
];

/** The part of the state that the URL decides. What the URL does not say is as preset. */
export function parseUrl(valuesOf: UrlValues): UrlState {
  const url: Mutable<UrlState> = {
    query: undefined,
    sort: undefined,
    layout: undefined,
    facets: {},
    limits: {},
    weights: EQUAL_WEIGHTS,
    picked: [],
    isComparing: false,
  };
  for (const { key, parse } of URL_PARAMETERS) {
    const values = valuesOf(key);
    if (values) parse(values, url);
  }
  return url;
}
