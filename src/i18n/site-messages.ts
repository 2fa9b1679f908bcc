import type { Catalogue, Solution } from '../catalogue/schema.js';
import type { Controls } from '../state/options.js';
import type { Counted, Rich } from './format.js';

/** Every text of the generated pages. All are required, in every language; code and names of fields are not in here. */
export interface PageMessages {
  /** The language's own name. */
  language: string;
  site: {
    name: string;
    skip: string;
    navigation: string;
    languages: string;
    catalogue: string;
    reference: string;
    embed: string;
    feed: string;
    document: string;
    /** `{license}` */
    licence: Rich;
    updated: (date: string) => string;
  };
  home: {
    title: string;
    heading: string;
    lead: string;
    description: Counted;
    /** Heading of the list for readers without scripts. */
    more: string;
    /** How many others there are, behind that list: a link to the categories. */
    others: Counted;
    categories: string;
    products: string;
    embedTitle: string;
    embedLead: string;
  };
  product: {
    title: (product: string) => string;
    /** `examples` are names, joined as a sentence does. */
    description: (n: number, number: string, product: string, examples: string) => string;
    lead: (n: number, number: string, product: string) => string;
    /** Heading of the links to other products. */
    related: string;
  };
  category: {
    description: (n: number, number: string, category: string, examples: string) => string;
    lead: Counted;
    others: string;
  };
  /** Link to the catalogue with search and filters. */
  search: string;
  feed: { title: string };
  reference: {
    title: string;
    description: string;
    lead: string;
    contents: string;
    overview: { title: string; text: string[] };
    try: {
      title: string;
      text: string;
      button: string;
      waiting: string;
      failed: string;
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
    catalogueFields: string;
    solutionFields: string;
    countRule: string;
    required: string;
    optional: string;
    /** What stands before the allowed values. */
    allowed: string;
    range: (low: string, high: string) => string;
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
  embed: {
    title: string;
    description: string;
    lead: string;
    noScript: string;
    settings: string;
    source: string;
    sourceHint: string;
    lang: string;
    pageLanguage: string;
    alternativeTo: string;
    category: string;
    query: string;
    controls: string;
    controlsBy: Readonly<Record<Controls, string>>;
    layout: string;
    limit: string;
    theme: string;
    themeBy: { auto: string; light: string; dark: string };
    accent: string;
    accentOwn: string;
    any: string;
    reset: string;
    preview: string;
    widths: string;
    phone: string;
    desktop: string;
    snippet: string;
    system: string;
    copy: string;
    copied: string;
    notCopied: string;
    notes: Record<
      | 'html'
      | 'wordpressBlock'
      | 'wordpressShortcode'
      | 'hugo'
      | 'jekyll'
      | 'ghost'
      | 'markdown'
      | 'react'
      | 'vue'
      | 'svelte'
      | 'angular'
      | 'iframe',
      string
    >;
    names: Record<'wordpressBlock' | 'wordpressShortcode' | 'iframe', string>;
    preload: string;
    policy: string;
    style: string;
    fallback: string;
  };
  choose: string;
}

/** What the fields of the document mean, in one language. A new field of the schema is missing in every language. */
export interface FieldMeanings {
  readonly catalogue: Readonly<Record<keyof Catalogue, string>>;
  readonly solution: Readonly<Record<keyof Solution, string>>;
}
