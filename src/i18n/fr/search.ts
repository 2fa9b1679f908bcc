import type { SearchWords } from '../search-words.js';

export const searchWords: SearchWords = {
  stopWords:
    'quelque chose le la les un une de du et ou avec sans pour par sur dans au aux en que qui est sont ce cette son ses ' +
    'plus se ne ' +
    // What every solution of the catalogue is.
    'logiciel outil gratuit libre heberge',
  comparing: 'comme lieu place',
  asking:
    'alternative alternatives alternativas remplacer remplace remplacement remplacant substitut equivalent equivalents',
  generic:
    'gestion|gerer|ligne|simpl|facil|serveur|gratuit|meilleur|modern|rapid|solution|servic|application|system|petit',
  compoundEndings: '',
};
