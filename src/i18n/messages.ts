// The type of the element's texts (cards, the whole interface, search words): what every language must have.
import type { Audience, Deployment, ScoreName } from '../catalogue/schema.js';
import type { LicenceKind, Platform } from '../catalogue/values.js';
import type { FacetName } from '../search/facets.js';
import type { Verdict } from '../catalogue/values.js';
import type { SortName } from '../search/sort.js';
import type { LayoutName, Runner } from '../state/options.js';
import type { Counted, Rich } from './format.js';

/**
 * The texts of cards and lists, in one language. Functions take what stands in the text: `n` decides between singular and
 * plural, and `number` is `n` as readers of the language write it.
 */
export interface CardMessages {
  /** The accessible name of the search, which is a landmark, and of the results. */
  region: string;
  /** Says that nothing was found. */
  none: string;
  /** The button below the results that shows more of them. */
  more: Counted;
  /** Stands between a title and what it is the title of: the colon, with the spaces that the language has around it. */
  colon: string;
  /** The titles of the facets. */
  facets: Record<FacetName, string>;
  /** Say of a score what speaks for a solution, or against it. */
  reasons: Record<ScoreName, Record<Verdict, string>>;
  platform: Record<Platform, string>;
  /** What the values of the field `deployment` are called. */
  deployment: Record<Deployment, string>;
  /** What the values of the field `audience` are called. */
  audience: Record<Audience, string>;
  /** What the scores are called, and a word for the lower, the middle and the upper third of each scale. */
  scores: Record<ScoreName, { label: string; low: string; middle: string; high: string }>;
  card: {
    /** The button that opens everything that is known of a solution. */
    details: string;
    /** The names of facts, and the texts of links, whose accessible names have the solution's name behind it. */
    tags: string;
    stars: string;
    website: string;
    repository: string;
    /** Leads to where the solution's own page says how errors are reported. */
    report: string;
  };
  /** Marks a solution that has entered the catalogue in the last 30 days. */
  isNew: string;
  /** Say in a word what a licence asks of those who pass the software on. */
  licences: Record<LicenceKind, string>;
  /**
   * The title of the panel that stands in place of the catalogue, why there is none, and the button that tries again.
   */
  error: {
    title: string;
    retry: string;
    offline: string;
    network: string;
    /** For a server that fails or is too slow, or has no usable catalogue: `catalogue-error` tells the page more. */
    later: string;
    /** The title when only the first solutions have arrived: how many, and how many are missing, both formatted. */
    broken: (arrived: string, missing: string) => string;
  };
}

/**
 * Every text of the interface, in one language. All of them are required, so that the compiler says what a language
 * lacks.
 */
export interface Messages extends CardMessages {
  search: {
    /** The visible label of the search field. */
    label: string;
    /** An example inside the search field while it is empty. */
    placeholder: string;
    /** The accessible name of the list of suggestions. */
    suggestions: string;
    /** Tells screen readers how many suggestions are there. */
    suggested: Counted;
    /** Names what replaces a product, as a suggestion and as an active filter. */
    alternatives: (product: string) => string;
    /** Names a word of the query that excludes something, as an active filter. */
    without: (words: string) => string;
    /** The title of an active filter that leaves out who makes something. */
    maker: string;
    /** Says beside a suggestion that it is a solution. */
    solution: string;
  };
  status: {
    /** Stands in place of the number of results until the document is there, and is announced. */
    loading: string;
    /** Says how many solutions there are, when nothing is filtered or behind a suggestion. */
    all: Counted;
    /** Says how many solutions were found of all, both formatted. */
    some: (number: string, total: string) => string;
    /** Says how many alternatives to a product were found, whose name stands behind it. */
    alternatives: Counted;
    /** Adds the number of other results to `alternatives`, which is the sentence before. */
    more: (n: number, number: string, alternatives: string) => string;
    /** Says that nothing in the catalogue replaces what alternatives are asked for to; as it was typed. */
    absent: (product: string) => string;
    /** Stands above what is listed all the same. */
    nearest: string;
    /** Stands between the solutions that have all the words and those that have some of them. */
    inPart: string;
    /** Proposes another spelling; `{suggestion}` becomes a button that takes it. */
    didYouMean: Rich;
    /** Says that the document could not be renewed, and of which day it is. */
    stale: (date: string) => string;
  };
  /** The name of the row of products that most solutions replace. */
  replaced: string;
  /** The guide in three questions. */
  guide: {
    /** The button that opens it, and its heading. */
    open: string;
    product: string;
    runner: string;
    /** Who could run it. */
    runners: Record<Runner, string>;
    score: string;
    /** The button that compares the solutions that fit best, of which there are two at least. */
    best: (number: string) => string;
  };
  empty: {
    /** Stands above a category and products near to what was asked for. */
    nearby: string;
    /** A button that leaves out a word or filter; behind it stands how many solutions would be found then. */
    without: (label: string) => string;
  };
  filters: {
    /** The heading of the panel, and the button that opens it where room is scarce. */
    title: string;
    /** Says on that button how many filters are active. */
    active: Counted;
    /** The button that closes the sheet of filters: `solutions` are how many they let through, in words. */
    show: (solutions: string) => string;
    /** All places in Europe, and all others. */
    europe: string;
    elsewhere: string;
    /** The button that shows the groups of filters that are not in the panel at first. */
    others: string;
    /** The button that goes back to what the page has preset. */
    reset: string;
    /** The button that shows all values of a long facet, and the one that folds it again. */
    more: Counted;
    fewer: string;
    /** The accessible name of the list of active filters. */
    chips: string;
    /** Begin the accessible names of the button that removes a filter, and of the field that narrows down a facet's values. */
    remove: string;
    find: string;
    /** A period of so many days up to today. */
    lastDays: (days: string) => string;
    /** The limits on the scores. */
    limits: {
      /** The title of the group of sliders. */
      title: string;
      /** The end of a slider that lets every score through. */
      any: string;
      /** A limit: the word for the worst score let through, and that score as cards show it. */
      limit: (word: string, score: string) => string;
    };
  };
  /** The button that leads readers with a keyboard past the filters. */
  skip: string;
  sort: {
    /** The label of the menu of orders, and the button that shows it and the layouts on a phone. */
    label: string;
    view: string;
    /** The line that opens below the recommended order, and what it says then. */
    why: string;
    because: string;
    /** The name of each order. */
    by: Record<SortName, string>;
  };
  fit: {
    /** The question over the sliders of the order by fit. */
    title: string;
    /** Says how much a score matters, from not at all to very much. */
    weights: [string, string, string, string];
  };
  /** Says once that more of every score is better, and what the best of each means. */
  legend: (good: string) => string;
  /** The switch between layouts: its accessible name, and the name of each layout. */
  layout: { label: string; by: Record<LayoutName, string> };
  compare: {
    /** The label of the checkbox that picks a solution, and its accessible name, which no other has. */
    pick: string;
    pickOf: (name: string) => string;
    /** The accessible name of the tray, and the heading of the dialog. */
    title: string;
    /** The button that opens the comparison: `solutions` are how many are picked, in words. */
    open: (solutions: string) => string;
    /** Stands in the place of that button while only one solution is picked, and names the field that finds another. */
    another: string;
    /** Says that as many are picked as can be compared. */
    full: string;
    /** The accessible name of the button that removes one solution, and the button that removes all. */
    removeOf: (name: string) => string;
    clear: string;
    /** Marks the best score of a row. */
    best: string;
    /** Says of one solution that its score is better than that of all others: these words follow its name. */
    standsOut: Record<ScoreName, string>;
    /** Introduces the rows that say the same of all solutions. */
    same: (rows: string) => string;
    /** The heading of the row with the links. */
    links: string;
    print: string;
    close: string;
  };
  export: {
    /**
     * Introduces the buttons of the formats, which are called CSV, JSON and Markdown everywhere: `solutions` are how many are
     * saved, in words.
     */
    label: (solutions: string) => string;
    /** The heading of the column with the descriptions in a saved file. */
    description: string;
    /** The button that copies a link; its accessible name has the solution's behind it. */
    link: string;
    /** Says that the link was copied. */
    copied: (name: string) => string;
    /** Says that it could not be copied, and shows it instead. */
    notCopied: (address: string) => string;
  };
  /** Says where the data comes from. `{homepage}` becomes a link; `{license}` and `{date}` become texts. */
  attribution: Rich;
}

/**
 * What the search has to know of a language. All words are folded as src/search/tokenizer.ts does it: lower case,
 * without diacritics, umlauts written with one letter (`fur`) or with two (`fuer`) as people type them. Lists are texts,
 * with a blank between words. Places, licences, platforms and ordering words of all languages stand in
 * src/search/languages/. docs/search.md says where the words are from.
 */
export interface SearchWords {
  /**
   * Words that ask for nothing: articles, pronouns, question words, politeness, and what every solution of a catalogue
   * is ("software"). They exclude nothing in a query and are not indexed in running text. One that is a tag or a
   * category of a catalogue is a word like others there.
   */
  readonly stopWords: string;
  /** Stop words that ask for a replacement when a known product follows ("like Slack"): they mean much else. */
  readonly comparing: string;
  /** Words that always ask for a replacement ("alternative to Slack"). They are recognised with a typing error, too. */
  readonly asking: string;
  /** Words that exclude what follows ("not", "without"). */
  readonly negating: string;
  /** What words of the language, and the first halves of compounds, end in: forms of a word differ by these. */
  readonly endings: string;
}
