import { SEARCH_WORDS } from '../i18n/languages.js';
import type { SearchWords } from '../i18n/search-words.js';

const LANGUAGES = Object.values(SEARCH_WORDS);

/** The words of one kind in all languages: nobody says in which language a query is. */
const wordsOfAll = (kind: keyof SearchWords): string[] =>
  LANGUAGES.flatMap((language) => language[kind].split(' ')).filter((word) => word !== '');

/** Words that ask for a replacement when a product follows: they mean many other things as well. */
export const COMPARING: ReadonlySet<string> = new Set(wordsOfAll('comparing'));

/** Words that always ask for a replacement. They are found with typing errors, too. */
export const ASKING: readonly string[] = wordsOfAll('asking');

/** Words that say nothing about a solution: a query's stop words exclude nothing, and texts are indexed without them. */
export const STOP_WORDS: ReadonlySet<string> = new Set([...COMPARING, ...wordsOfAll('stopWords')]);

/** Whoever asks for "simple invoices" is better served with invoices than with what is simple. */
const GENERIC = new RegExp(`^(${LANGUAGES.map(({ generic }) => generic).join('|')}).{0,2}$`);

/** Whether a word of a query says how rather than what. */
export function isGeneric(word: string): boolean {
  return GENERIC.test(word);
}

/** Whether a word of a query asks for nothing: a stop word, or one letter, which is most often still being typed. */
export function isWeak(word: string): boolean {
  // what people ask for in all four languages; it is a stop word of running text, where it is an Italian preposition
  if (word === 'ai') return false;
  return STOP_WORDS.has(word) || (word.length === 1 && word < '\x80');
}

const COMPOUND = new RegExp(`^(.{4,})(${wordsOfAll('compoundEndings').join('|')})$`);

/** What of a compound says something: what stands before "verwaltung", "programm" and the like. */
export function beforeGeneric(word: string): string {
  return COMPOUND.exec(word)?.[1] ?? word;
}
