import type { SearchWords } from '../search-words.js';

export const searchWords: SearchWords = {
  stopWords:
    'qualcosa il lo gli dei degli della delle dello dell del di da dal dalla per con senza su sul sulla nel nella che sono ' +
    'uno una al alla alle ai agli ed questo non si ' +
    // What every solution of the catalogue is.
    'programma strumento gratis gratuito gratuita libero',
  comparing: 'come invece posto simile',
  asking: 'alternativa sostituire sostituto sostituisce sostituzione rimpiazzare equivalente',
  generic:
    'gestion|gestir|linea|semplic|facil|sicur|miglior|modern|rapid|soluzion|serviz|piattaform|applicazion|sistem|piccol',
  compoundEndings: '',
};
