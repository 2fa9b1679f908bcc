import type { SearchWords } from '../search-words.js';

export const searchWords: SearchWords = {
  stopWords:
    'ainsi as au aussi aux avec avez avoir avons bien bon c ce ma mes mon on lui etre soit donc entre tres ' +
    'ces cet cette cherche chercher cherchons choisir chose ci comment d dans de ' +
    'des developpe developpee developpes dont du en es est et ' +
    'faire faut font il j je l la le les mais me meilleur ' +
    'meilleure meilleurs moi n ne nous ont ou par passer peu ' +
    'peut plus pour prendre propre propres qu quand que quel quelle ' +
    'quelque quels qui quoi s se sera si son sous sur t ' +
    'tous tout toute toutes un une utiliser va veut via voudrais ' +
    'vous y ' +
    'conseiller doit elle existe fais ils ' +
    'leur leurs meme permet permettant peuvent peux plusieurs pourrais pouvoir quelles ' +
    'recommander sont trouver votre ' +
    // What every solution of the catalogue is.
    'logiciel logiciels outil outils programme application applications appli solution solutions gratuit gratuite gratuits ' +
    'libre libres ouvert source',
  comparing: 'comme lieu place quitter abandonner migrer',
  asking:
    'alternative alternatives alternativas remplacer remplace remplacement remplacant remplacants substitut equivalent ' +
    'equivalents',
  negating: 'sans pas non ni sauf aucun aucune',
  endings: 's x e es ee ees er ez ement ant ants eur eurs euse ion ions ation ations aux ique iques if ive',
  linkingLetters: '',
};
