// The type of the texts of pages and of the meanings of fields: what every language must have.
import type { Catalogue, ScoreName, Solution } from '../catalogue/schema.js';
import type { LicenceKind, ReservationKind } from '../catalogue/values.js';
import type { EmbedMessages } from './embed-messages.js';
import type { Counted, Rich } from './format.js';

/**
 * Every text of the generated pages, in one language. All of them are required, so that the compiler says what a language
 * lacks. Code and the names of fields are the same in every language, and stand in the templates.
 */
export interface PageMessages {
  /** What the language calls itself. */
  language: string;
  /** What stands around every page. */
  site: {
    name: string;
    /** The link that leads past the navigation, for those who go by keys. */
    skip: string;
    /** The accessible names of the navigation and of the list of languages. */
    navigation: string;
    languages: string;
    /** The entries of the navigation. */
    catalogue: string;
    categories: string;
    products: string;
    reference: string;
    embed: string;
    /** The links at the end of a page. */
    feed: string;
    document: string;
    /** Says under which licence the data is; `{license}` becomes its identifier. */
    licence: Rich;
    /** Names somebody whose data is among the solutions; `{name}` may be a link. */
    dataFrom: Rich;
    /** The same with the licence of the data, `{license}`. */
    dataFromUnder: Rich;
    /** Says who publishes the site; `{name}` becomes the publisher’s name. */
    publisher: Rich;
    /** What the links at the end of a page are called that `site:` in catalogue.yaml gives. */
    about: Record<'imprint' | 'privacy' | 'accessibility' | 'contact' | 'report', string>;
  };
  /** The first page, with the catalogue. */
  home: {
    title: string;
    heading: string;
    lead: string;
    /** What search engines and links to the page show of it. */
    description: Counted;
    /** What readers without scripts do instead of searching: `{categories}` and `{products}` are links, the second with a comma before it. */
    noScript: Rich;
    /** The heading of the list for readers without scripts. */
    more: string;
    /** Says below that list how many solutions it leaves out; it is a link to the categories. */
    others: Counted;
    /** The headings of the links to categories and to some products, and the link to all of these. */
    categories: string;
    mostReplaced: string;
    allProducts: string;
  };
  /** The pages that list all products and all categories. */
  indexes: {
    /** `letters` is the accessible name of the links to the letters. */
    products: { title: string; lead: Counted; letters: string };
    categories: { title: string; lead: string };
  };
  /** On the button that puts the element in the place of the cards of a product or category. */
  sortAndFilter: string;
  /** The page of the alternatives to a product. */
  product: {
    title: (product: string) => string;
    /** What search engines show of the page. `examples` are names of solutions, joined as in a sentence. */
    description: (n: number, number: string, product: string, examples: string) => string;
    lead: (n: number, number: string, product: string) => string;
    /** In which order the alternatives stand. */
    order: string;
    /** Caption of the table that compares them. */
    compared: (product: string) => string;
    /** Heading of what else is in the category, where a single solution replaces the product. */
    sameCategory: (category: string) => string;
    /** The heading of the links to other products. */
    related: string;
  };
  /** The page of a solution. */
  solution: {
    title: (name: string, category: string) => string;
    /** Accessible name of the way from the catalogue to this page. */
    path: string;
    /** Heading of the column of names. */
    name: string;
    facts: string;
    unknown: string;
    /** The name of the row that lists what nobody knows. */
    unknownFacts: string;
    reviewed: string;
    release: string;
    lastChange: string;
    archived: string;
    advisories: {
      label: string;
      none: string;
      open: Counted;
      /** Those of which nobody can tell whether the latest release has the fix. */
      unclear: Counted;
      /** What is counted, and so what is not. */
      note: string;
      severities: Record<'critical' | 'high' | 'medium' | 'low', string>;
    };
    /** The name of the row that says whether the repository is archived. */
    state: string;
    /** Of a repository that is not archived. */
    active: string;
    scores: string;
    outOfTen: (score: string) => string;
    /** What the two ends of each scale mean. */
    scales: Record<ScoreName, string>;
    /**
     * Where the facts are from: `{host}` is the code host, asked on `{date}`, and `{links}` lead to the project. `all` is said
     * where no host was asked.
     */
    sources: { title: string; host: Rich; others: Rich; all: Rich };
    reservations: string;
    reservationKinds: Record<ReservationKind, string>;
    /** The text of links to where something is said. */
    source: string;
    /** Each kind of licence in a sentence. */
    licences: Record<LicenceKind, string>;
    /** Heading of what has happened to the entry. */
    history: string;
    /** Heading of the nearest solutions, with a sentence each. */
    alternatives: string;
    /** Leads from there to the table. */
    toComparison: string;
    near: string;
    nearCaption: (name: string) => string;
  };
  /** How to leave a product, and how to come to a solution. */
  leaving: {
    title: (product: string) => string;
    here: string;
    exports: string;
    nothing: (product: string) => string;
    /** What stands before what an export lacks, and before what does not come along to a solution. */
    missing: string;
    lost: string;
    imports: string;
    ways: Record<'native' | 'tool' | 'manual' | 'none-known', string>;
    efforts: Record<'hour' | 'day' | 'project', string>;
  };
  /** The page of a category, whose title is the category's name. */
  category: {
    description: (n: number, number: string, category: string, examples: string) => string;
    lead: Counted;
    /** The heading of the links to other categories. */
    others: string;
  };
  /** The page that says how the catalogue is made. Its link in the navigation is called `link`. */
  about: {
    link: string;
    title: string;
    description: string;
    /** How much is in the catalogue. The lead takes both as texts. */
    solutions: Counted;
    categories: Counted;
    lead: (solutions: string, categories: string) => string;
    decide: { title: string; text: string[] };
    /** What gets in. `{licences}` become identifiers, with a licence that is not approved and is taken nevertheless. */
    enter: { title: string; text: string[]; accepted: Rich };
    /** The scores, what stands before examples of one, and the order of recommendation. */
    scores: { title: string; text: string; examples: string; order: string };
    openCore: { title: string; text: string[]; marked: string };
    /** Where repositories are: `{host}`, or `{first}` and `{second}`. */
    hosts: { title: string; one: Rich; two: Rich; text: string };
    /** How to have something corrected: `{link}` leads to where errors are reported, or else to the contact. */
    correct: { title: string; wrong: Rich; nobody: string; text: string };
  };
  /** What was added, changed and removed, and the pages of solutions that are gone. */
  changes: {
    link: string;
    title: string;
    description: string;
    lead: string;
    nothing: string;
    added: string;
    changed: string;
    removed: string;
    /** What the descriptions of a solution are called in a list of what has changed. */
    texts: string;
    /** One value instead of another. */
    from: (before: string, after: string) => string;
    renamed: (before: string) => string;
    /** Stands below the month until which the page goes back. */
    earlier: string;
  };
  gone: {
    title: (name: string) => string;
    description: (name: string) => string;
    /** Says since when; `{date}` becomes a day. */
    since: Rich;
    noReason: string;
    successor: Rich;
    renamed: Rich;
    search: string;
  };
  /** The link from the page of a product or category to the whole catalogue. */
  search: string;
  /** The heading of the latest solutions. */
  feed: { title: string };
  /** The reference of the service: its endpoint, its document, its promises. */
  reference: {
    title: string;
    description: string;
    lead: string;
    /** The accessible name of the table of contents. */
    contents: string;
    overview: { title: string; text: string[] };
    /** The form that sends a request and shows the answer. */
    try: {
      title: string;
      text: string;
      button: string;
      waiting: string;
      failed: string;
      /** Says what the server answered. */
      answer: Rich;
      noScript: string;
    };
    endpoint: {
      title: string;
      text: string;
      method: string;
      path: string;
      request: string;
      response: string;
      none: string;
    };
    /** The headings of the two tables of fields. */
    catalogueFields: string;
    solutionFields: string;
    /** Says below the first table what `count` always is. */
    countRule: string;
    required: string;
    optional: string;
    /** Introduces the values that a field can have. */
    allowed: string;
    /** Says between which numbers a field lies. */
    range: (low: string, high: string) => string;
    /** Says that there are no other fields. */
    nothingElse: string;
    auth: { title: string; text: string };
    cors: { title: string; text: string };
    caching: { title: string; text: string[] };
    errors: { title: string; text: string };
    versioning: { title: string; text: string[] };
    licence: { title: string; text: string[] };
    examples: { title: string; curl: string; javascript: string; python: string; element: string };
    schemas: { title: string; schema: string; openapi: string };
  };
  /** The configurator, which makes the code that puts the catalogue into a page. */
  embed: EmbedMessages;
  /** The heading of the page that leads to the languages. */
  choose: string;
  /** The page for addresses at which there is nothing. */
  notFound: { title: string; text: string };
}

/**
 * What the fields of the document mean, in one language. The compiler asks for a text for every field of the schema.
 */
export interface FieldMeanings {
  readonly catalogue: Readonly<Record<keyof Catalogue, string>>;
  readonly solution: Readonly<Record<keyof Solution, string>>;
}
