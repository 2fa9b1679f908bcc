import type { CatalogueErrorKind } from '../catalogue/errors.js';
import type { Audience, Deployment, ScoreName } from '../catalogue/schema.js';
import type { LicenceKind, Platform } from '../catalogue/values.js';
import type { FacetName } from '../search/facets.js';
import type { FitReason } from '../search/fit.js';
import type { SortName } from '../search/sort.js';
import type { Suggestion } from '../search/types.js';
import type { LayoutName } from '../state/options.js';
import type { Counted, Rich } from './format.js';

/** Every text of the interface. All are required, in every language. */
export interface Messages {
  search: {
    /** The visible label of the search box. */
    label: string;
    placeholder: string;
    /** Name of the search region and of the results. */
    region: string;
    /** Name of the list of suggestions. */
    suggestions: string;
    /** Announced: so many suggestions are there. */
    suggested: Counted;
    /** A suggestion and a filter: what replaces a product. */
    alternatives: (product: string) => string;
    /** What a suggestion is, and how many solutions it stands for; of a product only their number is said. */
    kinds: Record<Exclude<Suggestion['kind'], 'product' | 'solution'>, Counted> & { solution: string };
  };
  status: {
    loading: string;
    /** So many solutions: all that there are, or those behind a suggestion. */
    all: Counted;
    /** `n` of `total` (already formatted) match. */
    some: (n: number, number: string, total: string) => string;
    /** `n` alternatives to a product. */
    alternatives: (n: number, number: string, product: string) => string;
    /** The alternatives to a product, and `n` other results. */
    more: (n: number, number: string, alternatives: string) => string;
    /** The query has no word that tells solutions apart, such as a single letter. */
    unfiltered: Counted;
    none: string;
    /** Nothing has all the words; what is shown has some. */
    partial: string;
    /** `{suggestion}` is a button. */
    didYouMean: Rich;
    /** Data that could not be renewed; `{date}`. */
    stale: (date: string) => string;
  };
  empty: {
    hint: string;
    /** What would be found without a word or filter. */
    without: (label: string, n: number, number: string) => string;
  };
  filters: {
    title: string;
    active: Counted;
    reset: string;
    more: Counted;
    fewer: string;
    facets: Record<FacetName, string>;
    /** Name of the list of active filters. */
    chips: string;
    /** Accessible name of the button that removes a filter: `value` of the facet `title`. */
    remove: (title: string, value: string) => string;
    /** Accessible name of the field that narrows down the values of a facet, and what it says when none is left. */
    find: (title: string) => string;
    noValue: string;
    /** Added in the last so many days: under the title of the facet, and as a sentence of its own. */
    lastDays: (days: string) => string;
    addedInLastDays: (days: string) => string;
    /** The limits on the scores; `word` says what the score means. */
    limits: {
      title: string;
      any: string;
      max: (score: string, word: string) => string;
      min: (score: string, word: string) => string;
      /** A limit with the name of its score. */
      named: (label: string, limit: string) => string;
    };
  };
  sort: { label: string; by: Record<SortName, string> };
  fit: {
    title: string;
    /** How much a score matters, from not at all. */
    weights: [string, string, string, string];
    /** Introduces what speaks for a solution, and what against it. */
    for: string;
    against: string;
    reasons: Record<ScoreName, Record<FitReason['strength'], string>>;
  };
  more: Counted;
  platform: Record<Platform, string>;
  deployment: Record<Deployment, string>;
  audience: Record<Audience, string>;
  scores: Record<ScoreName, { label: string; low: string; middle: string; high: string }>;
  card: {
    /** `score` of 10, and the word for it. */
    score: (label: string, score: string, word: string) => string;
    tags: string;
    audience: string;
    stars: string;
    website: string;
    repository: string;
    /** Accessible names, unique on the page. */
    websiteOf: (name: string) => string;
    repositoryOf: (name: string) => string;
  };
  /** What to call a solution that has entered the catalogue in the last 30 days. */
  isNew: string;
  /** What a licence asks for, in a word. */
  licences: Record<LicenceKind, string>;
  layout: { label: string; by: Record<LayoutName, string> };
  compare: {
    pick: string;
    /** Accessible name, unique on the page. */
    pickOf: (name: string) => string;
    /** Name of the tray, and of the dialog. */
    title: string;
    open: Counted;
    /** One solution is picked: a comparison takes two. */
    another: string;
    /** As many are picked as can be compared. */
    full: string;
    removeOf: (name: string) => string;
    clear: string;
    /** What the picture of the scores says. */
    outward: string;
    /** Heading of the row with the links. */
    links: string;
    print: string;
    close: string;
  };
  export: {
    /** Before the names of the formats. */
    label: Counted;
    /** Heading of a column. */
    description: string;
    link: string;
    /** Accessible name, unique on the page. */
    linkOf: (name: string) => string;
    copied: (name: string) => string;
    /** The address could not be copied, and is shown instead. */
    notCopied: (address: string) => string;
  };
  /** `<solution-card>`: the catalogue has no such solution. */
  unknown: (name: string) => string;
  /** `{homepage}` is a link, `{license}` and `{date}` are texts. */
  attribution: Rich;
  error: Record<CatalogueErrorKind, string> & { title: string; retry: string; offline: string };
}
