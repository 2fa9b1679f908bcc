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
  /** What words of the language end in, by inflection and derivation: forms of a word differ by these. */
  readonly endings: string;
  /** What may stand between the halves of a compound; empty where a language writes its compounds apart. */
  readonly linkingLetters: string;
}
