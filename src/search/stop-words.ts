/** Words that ask for a replacement when a product follows: they mean many other things as well. */
export const COMPARING = new Set(
  'like wie statt anstatt anstelle instead than similar aehnlich ahnlich comme lieu place come invece posto simile vs'.split(
    ' ',
  ),
);

/**
 * Words of four languages that say nothing about a solution: a query's stop words exclude nothing, and running text
 * is indexed without them. Folded.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...COMPARING,
  // de
  ...(
    'etwas der die das den dem des ein eine einen einem einer eines und oder mit ohne zu zum zur fur von vom im in ins an ' +
    'am auf aus bei fuer als ich wir ist sind auch sich es nicht nach uber durch ' +
    'ueber um kann kein keine ' +
    // en
    'something anything the of for to and or with without on at by from as is are be it its my our your that this into ' +
    'can i we ' +
    // fr
    'quelque chose le la les un une de du et ou avec sans pour par sur dans au aux en que qui est sont ce cette son ses ' +
    'plus se ne ' +
    // it
    'qualcosa il lo gli dei degli della delle dello dell del di da dal dalla per con senza su sul sulla nel nella che sono ' +
    'uno una al alla alle ai agli ed questo non si ' +
    // what every solution of the catalogue is
    'open source opensource software programm programma logiciel outil strumento tool app free kostenlos gratuit ' +
    'gratis gratuito gratuita freie libre libero self hosted selfhosted selbst gehostet selbstgehostet heberge'
  ).split(' '),
]);

/**
 * Words that say how something is done rather than what, folded, give or take an ending: whoever asks for "simple
 * invoices" is better served with invoices than with what is simple.
 */
const GENERIC =
  /^(verwalt(ung)?|manage(ment)?|gestion|gerer|gestir|online|ligne|linea|einfach|simpl|semplic|easy|facil|serv(er|eur)|privat?|s[ei]cur|sicher|gratuit|best|meilleur|miglior|modern|schnell|fast|rapid|losung|solution|soluzion|dienst|servic|serviz|plat+form|piattaform|anwendung|applica[tz]ion|s[iy]stem|web|small|klein|petit|piccol).{0,2}$/;

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

const COMPOUND = /^(.{4,})(verwaltung|management|manager|system|programm|software|server|tool)$/;

/** What of a compound says something: what stands before "verwaltung", "programm" and the like. */
export function beforeGeneric(word: string): string {
  return COMPOUND.exec(word)?.[1] ?? word;
}
