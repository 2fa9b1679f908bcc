// Words that mean something to the search, in four languages. They stand apart from tokenizer.ts, which the types of the
// texts import: the texts are imported here.
import { SEARCH_WORDS } from '../../i18n/languages.js';
import type { SearchWords } from '../../i18n/messages.js';

/** The words of one kind in all languages: nobody says in which language a query is. */
const wordsOfAll = (kind: keyof SearchWords): string[] =>
  Object.values(SEARCH_WORDS)
    .flatMap((language) => language[kind].split(' '))
    .filter((word) => word !== '');

/** Words that ask for a replacement when a product follows: they mean many other things as well. */
export const COMPARING: ReadonlySet<string> = new Set(wordsOfAll('comparing'));
/** Words that always ask for a replacement. */
export const ASKING: ReadonlySet<string> = new Set(wordsOfAll('asking'));
/** Words that exclude what follows. */
export const NEGATING: ReadonlySet<string> = new Set(wordsOfAll('negating'));
/** Words that ask for nothing. Running text is indexed without them. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...COMPARING,
  ...NEGATING,
  ...wordsOfAll('stopWords'),
]);

/** What words end in, by inflection and derivation, of each language: two forms of one word are of one language. */
export const ENDINGS: readonly ReadonlySet<string>[] = Object.values(SEARCH_WORDS).map(
  ({ endings }) => new Set(['', ...endings.split(' ')]),
);
