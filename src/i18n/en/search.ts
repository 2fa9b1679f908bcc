import type { SearchWords } from '../search-words.js';

export const searchWords: SearchWords = {
  stopWords:
    'something anything the of for to and or with without on at by from as is are be it its my our your that this into ' +
    'can i we ' +
    // What every solution of the catalogue is.
    'open source opensource software tool app free self hosted selfhosted',
  comparing: 'like instead than similar',
  asking:
    'alternative alternatives replacement replacements replace replaces replacing substitute competitor equivalent equivalents',
  generic:
    'manage(ment)?|online|simpl|easy|secur|best|fast|server|solution|servic|platform|application|system|web|small',
  compoundEndings: '',
};
