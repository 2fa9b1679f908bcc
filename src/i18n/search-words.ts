/**
 * What the search has to know of a language. All words are folded as src/search/fold.ts does it: lower case, without
 * diacritics, umlauts written with one letter (`fur`) or with two (`fuer`) as people type them. Lists are texts, with
 * a blank between words.
 */
export interface SearchWords {
  /** Words that say nothing about a solution: running text is indexed without them, and in a query they exclude nothing. */
  readonly stopWords: string;
  /** Stop words that ask for a replacement when a product follows ("like Slack"), and mean other things elsewhere. */
  readonly comparing: string;
  /** Words that always ask for a replacement ("alternative to Slack"). They are recognised with a typing error, too. */
  readonly asking: string;
  /**
   * Words that say how something is done rather than what ("easy", "online"), as the alternatives of a regular
   * expression. Up to two letters may follow: an ending. Where other words of the query match, these count for little.
   */
  readonly generic: string;
  /** Last parts of compounds that say nothing ("-verwaltung"); empty where a language writes its compounds apart. */
  readonly compoundEndings: string;
}
