import type { SearchWords } from '../search-words.js';

export const searchWords: SearchWords = {
  stopWords:
    'a ad al all alla alle anche bisogno c dai dagli dalle dei delle dove li ci vi ne nei nelle sui sulle si tra mi ti ' +
    'cerca cerchiamo cerco che cio con consigliare cosa cose cui da dal dall dalla ' +
    'degli del dell della deve devo di dopo e fa ' +
    'fare fatto ha ho i il in l la le lo ma meglio ' +
    'nel nell nella o per perche ' +
    'piu posso prendere puo qual quale quali qualche qualcosa ' +
    'quelli questo qui sara se sia sono su ' +
    'sul sulla sviluppato te trovare tu tutti tutto un una uno ' +
    'usare usa utilizzare via voglio vorrei ' +
    'altri altro conviene devono essere fanno gli io mia mio modo molti nostra nostri ' +
    'nostro ogni possiamo possibile possono puoi quando quello questa sempre serve ' +
    'tutte vorremmo ' +
    // What every solution of the catalogue is.
    'programma programmi strumento strumenti software applicazione applicazioni app soluzione soluzioni gratis gratuito ' +
    'gratuita gratuiti libero libera liberi aperto',
  comparing: 'come posto simile simili liberarsi smettere lasciare passare',
  asking:
    'alternativa alternative sostituire sostituto sostituti sostituisce sostituzione rimpiazzare invece equivalente equivalenti',
  negating: 'senza non no eccetto tranne nessun nessuno',
  endings:
    'e i o a are ere ire ato ati ata ate ione ioni azione azioni ando endo ore ori he hi ico ica ici iche mento menti',
  linkingLetters: '',
};
