import type { SearchWords } from '../search-words.js';

export const searchWords: SearchWords = {
  stopWords:
    'etwas der die das den dem des ein eine einen einem einer eines und oder mit ohne zu zum zur fur von vom im in ins an ' +
    'am auf aus bei fuer als ich wir ist sind auch sich es nicht nach uber durch ueber um kann kein keine ' +
    // What every solution of the catalogue is.
    'programm kostenlos gratis freie selbst gehostet selbstgehostet',
  comparing: 'wie statt anstatt anstelle aehnlich ahnlich vs',
  asking: 'alternative alternativen alternativ ersatz ersetzen ersetzt abloesen abloesung',
  generic:
    'verwalt(ung)?|online|einfach|sicher|privat?|best|modern|schnell|losung|dienst|server|plattform|anwendung|system|web|klein',
  compoundEndings: 'verwaltung management manager system programm software server tool',
};
