// The texts of the whole catalogue in Italian, and the words that the search treats specially.
import { plurals } from '../format.js';
import type { Messages, SearchWords } from '../messages.js';
import { cardMessages } from './card.js';

const plural = plurals('it');

/** The texts of the whole catalogue. */
export const messages: Messages = {
  ...cardMessages,
  search: {
    label: 'Cerca una soluzione o un prodotto',
    placeholder: 'p. es. alternative a Slack',
    suggestions: 'Suggerimenti',
    suggested: plural('{n} suggerimento', '{n} suggerimenti'),
    alternatives: (product) => `Alternative a ${product}`,
    without: (words) => `senza ${words}`,
    maker: 'Produttore',
    solution: 'Soluzione',
  },
  status: {
    loading: 'Caricamento del catalogo…',
    all: plural('{n} soluzione', '{n} soluzioni'),
    some: (number, total) => `${number} di ${total} soluzioni`,
    alternatives: plural('{n} alternativa a ', '{n} alternative a '),
    more: (n, number, alternatives) => `${alternatives} e ${plural('un’altra', 'altre {n}')(n, number)}`,
    absent: (product) => `Qui nulla sostituisce ancora «${product}»`,
    nearest: 'Ciò che si avvicina di più:',
    inPart: 'Queste corrispondono in parte:',
    didYouMean: 'Intendeva {suggestion}?',
    stale: (date) => `Il catalogo non è raggiungibile al momento. Ultimo aggiornamento disponibile: ${date}.`,
  },
  replaced: 'Sostituiti spesso',
  guide: {
    open: 'Aiuto alla scelta',
    product: 'Che cosa desidera sostituire?',
    runner: 'Chi se ne occuperà?',
    runners: { nobody: 'Nessuno', self: 'Io', department: 'Il nostro reparto IT', provider: 'Un fornitore' },
    score: 'Che cosa conta di più?',
    best: (number) => `Confronta le migliori ${number}`,
  },
  empty: {
    nearby: 'Potrebbe guardare qui:',
    without: (label) => `Senza «${label}»`,
  },
  filters: {
    title: 'Filtri',
    active: plural('{n} filtro attivo', '{n} filtri attivi'),
    show: (solutions) => `Mostra ${solutions}`,
    europe: 'Europa',
    elsewhere: 'Altrove',
    others: 'Altri filtri',
    reset: 'Reimposta',
    more: plural('Mostra un altro valore', 'Mostra altri {n} valori'),
    fewer: 'Mostra meno',
    chips: 'Filtri attivi',
    remove: 'Rimuovi il filtro',
    find: 'Cerca un valore',
    lastDays: (days) => `negli ultimi ${days} giorni`,
    limits: {
      title: 'Valutazione',
      any: 'senza limite',
      limit: (word, score) => `${word} o meglio, da ${score}/10`,
    },
  },
  skip: 'Vai ai risultati',
  sort: {
    label: 'Ordina per',
    view: 'Ordine e vista',
    why: 'Perché questo ordine?',
    because: 'Prima ciò che è maturo e richiede poco lavoro, a categorie alterne.',
    by: {
      recommended: 'Raccomandazione',
      relevance: 'Pertinenza',
      name: 'Nome',
      stars: 'Stelle',
      newest: 'Novità nel catalogo',
      maturity: 'Maturità',
      complexity: 'Installazione facile',
      'resource-usage': 'Poche risorse',
      maintenance: 'Poca manutenzione',
      fit: 'Idoneità',
    },
  },
  fit: {
    title: 'Che cosa conta per Lei?',
    weights: ['per nulla', 'un po’', 'molto', 'moltissimo'],
  },
  legend: (good) => `Le valutazioni arrivano a 10, più alto è sempre meglio: ${good}.`,
  layout: { label: 'Vista', by: { cards: 'Schede', compact: 'Elenco', table: 'Tabella' } },
  compare: {
    pick: 'Confronta',
    pickOf: (name) => `Confronta ${name}`,
    title: 'Confronto',
    open: (solutions) => `Confronta ${solutions}`,
    another: 'Scelga un’altra soluzione da confrontare.',
    full: 'Rimuova una soluzione prima di sceglierne una quinta.',
    removeOf: (name) => `Rimuovi ${name} dal confronto`,
    clear: 'Rimuovi tutte',
    best: 'il migliore',
    standsOut: {
      complexity: 'si installa più facilmente',
      maturity: 'ha la maturità più alta',
      resourceUsage: 'consuma meno risorse',
      maintenance: 'richiede meno manutenzione',
    },
    same: (rows) => `Uguale per tutte: ${rows}`,
    links: 'Collegamenti',
    print: 'Stampa',
    close: 'Chiudi',
  },
  export: {
    description: 'Descrizione',
    label: (solutions) => `Salva ${solutions} come`,
    link: 'Copia il link',
    copied: (name) => `Il link a ${name} è stato copiato.`,
    notCopied: (address) => `Non è stato possibile copiare il link. Eccolo: ${address}`,
  },
  attribution: 'Dati: {homepage}, licenza {license}, ultimo aggiornamento: {date}',
};

export const searchWords: SearchWords = {
  stopWords:
    'a ad adesso al all alla alle allo altri altro anche ancora avere bisogno c cerca cerchiamo cerco ' +
    'che chi ci con cosa cose cui da dai dal dall dalla dalle degli dei del dell ' +
    'della delle dello deve devo devono di dopo dove e era essere fa faccia faccio fanno far fare ' +
    'fatto gli ha ho i il in io l la le li lo ma meglio mentre mi mia miei mio modo molti molto ne ' +
    'nei nel nell nella nelle nostra nostri nostro o ogni ognuno per perche piu possiamo possibile ' +
    'posso possono prendere proprio puo puoi qualche qualcosa qualcuno quale quali quando quanta ' +
    'quante quanti quanto quel quella quelle quelli quello questa questo qui sapere se sempre ' +
    'serve si sia so soli sono su sua sui sul sulla sulle sullo suo te tengo ti tra troppo trovare tu ' +
    'tutte tutti tutto un una uno usa usare vanno vedere vi via vogliamo voglio vorrei vuole ' +
    // What every solution of the catalogue is.
    'app applicazione applicazioni gratis gratuita gratuiti gratuito libera liberi libero programma ' +
    'programmi software soluzione soluzioni strumenti strumento',
  comparing: 'passare come posto simile simili meno liberarsi smettere lasciare',
  asking:
    'alternative alternativa sostituto sostituti sostituisce sostituire sostituzione invece equivalente ' +
    'equivalenti rimpiazzare',
  negating: 'senza no non eccetto tranne nessun nessuno',
  endings:
    'zione zioni e i o a are ere ire ato ati ata ate ione ioni azione azioni ando endo rre ore ori he hi ' +
    'ico ica ici iche mento menti',
};
