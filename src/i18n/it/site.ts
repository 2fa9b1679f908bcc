// The texts of the published pages in Italian.
import { plurals } from '../format.js';
import type { PageMessages } from '../site-messages.js';
import { embed, reference } from './reference.js';

const plural = plurals('it');

export const pageMessages: PageMessages = {
  language: 'Italiano',
  site: {
    name: 'Catalogo di soluzioni',
    skip: 'Vai al contenuto',
    navigation: 'Pagine',
    languages: 'Lingua',
    catalogue: 'Catalogo',
    categories: 'Categorie',
    products: 'Prodotti',
    reference: 'Riferimento API',
    embed: 'Incorpora',
    feed: 'Feed delle modifiche',
    document: 'Dati (JSON)',
    licence: 'Dati sotto licenza {license}',
    dataFrom: 'Contiene dati di {name}',
    dataFromUnder: 'Contiene dati di {name}, licenza {license}',
    publisher: 'Pubblicato da {name}',
    about: {
      imprint: 'Note legali',
      privacy: 'Protezione dei dati',
      accessibility: 'Accessibilità',
      contact: 'Contatti',
      report: 'Segnalare un errore',
    },
  },
  home: {
    title: 'Soluzioni open source al posto di quello che usa oggi',
    heading: 'Soluzioni open source al posto di quello che usa oggi',
    lead: 'Cerchi un prodotto per scoprire che cosa può sostituirlo, o sfogli le categorie. Può gestire Lei tutto ciò che trova qui, o farlo gestire da qualcuno di cui si fida.',
    description: plural(
      '{n} soluzione open source da gestire in proprio: che cosa sostituisce e quanto impegno richiede.',
      '{n} soluzioni open source da gestire in proprio: che cosa sostituiscono e quanto impegno richiedono.',
    ),
    noScript:
      'La ricerca ha bisogno di JavaScript. Senza, portano avanti questi elenchi: {categories}{products}. Ciò che sta in questa pagina lo trova anche la ricerca del browser.',
    more: 'Tutte le soluzioni',
    others: plural(
      '{n} altra soluzione si trova nella pagina della sua categoria.',
      '{n} altre soluzioni si trovano nelle pagine delle loro categorie.',
    ),
    categories: 'Per categoria',
    mostReplaced: 'I prodotti sostituiti più spesso',
    allProducts: 'Tutti i prodotti sostituibili',
  },
  indexes: {
    products: {
      title: 'Prodotti e alternative',
      lead: plural(
        'Soluzioni open source possono sostituire {n} prodotto. Il numero che segue dice quante.',
        'Soluzioni open source possono sostituire {n} prodotti. Il numero che segue ciascuno dice quante.',
      ),
      letters: 'Lettere iniziali',
    },
    categories: {
      title: 'Tutte le categorie',
      lead: 'Che cosa va dove: ogni categoria in una frase, con quelle che si confondono facilmente con essa.',
    },
  },
  sortAndFilter: 'Ordina e filtra',
  product: {
    title: (product) => `Alternative open source a ${product}`,
    description: (n, number, product, examples) =>
      plural(`{n} alternativa open source a ${product}: `, `{n} alternative open source a ${product}: `)(
        n,
        number,
      ) + `${examples}. Con licenza, impegno e maturità.`,
    lead: (n, number, product) =>
      plural(
        `{n} soluzione open source può sostituire ${product}. Può gestirla Lei o affidarla a qualcuno di cui si fida.`,
        `{n} soluzioni open source possono sostituire ${product}. Può gestirle Lei o affidarle a qualcuno di cui si fida.`,
      )(n, number),
    order: 'In cima sta ciò che è maturo e richiede poco lavoro.',
    compared: (product) => `Le alternative a ${product} a confronto`,
    sameCategory: (category) => `Anche in «${category}»`,
    related: 'Altri prodotti degli stessi settori',
  },
  solution: {
    title: (name, category) => `${name}: ${category}, software open source`,
    path: 'Lei si trova qui',
    name: 'Nome',
    facts: 'In breve',
    unknown: 'sconosciuto',
    unknownFacts: 'Non noto',
    reviewed: 'Ultima verifica',
    release: 'Ultima versione',
    lastChange: 'Ultima modifica del codice',
    archived: 'archiviato, nessuno ci lavora più',
    advisories: {
      label: 'Avvisi di sicurezza',
      none: 'nessuno aperto',
      open: plural('{n} aperto', '{n} aperti'),
      unclear: plural('{n} forse aperto', '{n} forse aperti'),
      note: 'Conta solo ciò che il progetto stesso ha pubblicato su GitHub e che l’ultima versione non corregge.',
      severities: { critical: 'critico', high: 'alto', medium: 'medio', low: 'basso' },
    },
    state: 'Stato dello sviluppo',
    active: 'non archiviato',
    scores: 'Valutazione',
    outOfTen: (score) => `${score} su 10`,
    scales: {
      complexity: '1: un progetto per specialisti; 10: pronto in pochi minuti',
      maturity: '1: appena iniziato; 10: ampiamente in uso da anni',
      resourceUsage: '1: richiede server potenti; 10: funziona quasi ovunque',
      maintenance: '1: impegna qualcuno di continuo; 10: va avanti da solo',
    },
    sources: {
      title: 'Da dove viene',
      host: 'Stelle, ultima versione e ultima modifica al codice sono quelle indicate da {host} il {date}.',
      others: 'Tutto il resto è stato raccolto da chi cura il catalogo. Si può verificare qui: {links}.',
      all: 'Queste indicazioni sono state raccolte da chi cura il catalogo. Si possono verificare qui: {links}.',
    },
    reservations: 'Da sapere prima di scegliere',
    reservationKinds: {
      'open-core': 'Open source solo in parte',
      'licence-dispute': 'Licenza contestata',
      'exploited-flaw': 'Falla di sicurezza sfruttata',
      dormant: 'Quasi non più sviluppato',
      'single-maintainer': 'Dipende da una sola persona',
      telemetry: 'Invia dati di utilizzo',
    },
    source: 'Fonte',
    licences: {
      permissive: 'Può usare, modificare e trasmettere il software, anche in programmi chiusi.',
      weak: 'Può usare liberamente il software; chi ne modifica i file e li trasmette deve pubblicarli.',
      copyleft:
        'Può usare liberamente il software; chi ne trasmette una versione modificata ne trasmette anche il codice sorgente.',
      network:
        'Può usare liberamente il software; chi ne trasmette una versione modificata o la offre in rete ne trasmette anche il codice sorgente.',
    },
    history: 'Storia di questa scheda',
    alternatives: 'Alternative più vicine',
    toComparison: 'Confronta',
    near: 'A confronto',
    nearCaption: (name) => `${name} accanto alle alternative più vicine`,
  },
  leaving: {
    title: (product) => `Lasciare ${product}`,
    here: 'Passare a questa soluzione',
    exports: 'Che cosa si può portare con sé',
    nothing: (product) => `${product} non restituisce nulla.`,
    missing: 'Manca:',
    lost: 'Si perde:',
    imports: 'Chi lo riprende',
    ways: {
      native: 'Importa i dati da sé',
      tool: 'Con uno strumento',
      manual: 'A mano',
      'none-known': 'Nessuna via conosciuta',
    },
    efforts: { hour: 'circa un’ora', day: 'circa un giorno', project: 'un progetto' },
  },
  category: {
    description: (n, number, category, examples) =>
      plural(
        `{n} soluzione open source nella categoria ${category}: `,
        `{n} soluzioni open source nella categoria ${category}: `,
      )(n, number) + `${examples}. Con licenza, impegno e maturità.`,
    lead: plural(
      '{n} soluzione open source che può gestire Lei o affidare a qualcuno di cui si fida.',
      '{n} soluzioni open source che può gestire Lei o affidare a qualcuno di cui si fida.',
    ),
    others: 'Altre categorie',
  },
  about: {
    link: 'Informazioni',
    title: 'Come nasce questo catalogo',
    description: 'Chi decide, che cosa entra nel catalogo, come si danno i voti e come segnalare un errore.',
    solutions: plural('{n} soluzione', '{n} soluzioni'),
    categories: plural('{n} categoria', '{n} categorie'),
    lead: (solutions, categories) =>
      `Il catalogo contiene ${solutions} in ${categories}. Ecco con quali regole le soluzioni sono scelte e valutate.`,
    decide: {
      title: 'Chi decide',
      text: [
        'Chi cura il catalogo decide di ogni voce. Nessuno si iscrive da sé, e l’ordine è calcolato nello stesso modo per tutti.',
        'Quello che una voce afferma si può verificare: riserve e vie d’uscita da un prodotto indicano la fonte e il giorno in cui è stata letta.',
      ],
    },
    enter: {
      title: 'Che cosa entra',
      text: [
        'Una soluzione ha una licenza approvata dalla Open Source Initiative e il suo codice sorgente è pubblico. Ciò che si può soltanto consultare, o che limita chi può usarlo o gestirlo, non è presente.',
        'Si può gestire in proprio ed è descritta in tedesco e in inglese. Se manca la descrizione in francese o in italiano, c’è quella inglese.',
        'Ciò che viene abbandonato, o non è più open source, è destinato a lasciare anche il catalogo.',
      ],
      accepted: 'Sono ammesse anche queste licenze, benché non approvate: {licences}.',
    },
    scores: {
      title: 'Che cosa significano i voti',
      text: 'Quattro voti da 1 a 10 dicono che cosa richiede una soluzione e quanto è matura. Più alto è sempre meglio. Confrontano le soluzioni di questo catalogo tra loro e non sono misure.',
      examples: 'Esempi:',
      order:
        'Dove si consigliano soluzioni, la maturità conta il doppio, meno quanto richiedono installazione e manutenzione. A parità vengono prima quelle con più stelle. Una soluzione arretra di due punti per ogni migliore della sua categoria, così che in cima ci siano più categorie.',
    },
    openCore: {
      title: 'Quando solo una parte è aperta',
      text: [
        'Alcuni produttori pubblicano un nucleo come open source e vendono il resto. Una soluzione simile è nel catalogo se la parte aperta è utile da sola. Licenza e voti riguardano questa parte.',
        'Ciò che si ottiene solo a pagamento, o con un’altra licenza, figura come riserva sulla pagina della soluzione, con la fonte.',
      ],
      marked: 'Questa riserva vale attualmente per:',
    },
    hosts: {
      title: 'Dove si trova il codice sorgente',
      one: 'Tutti i repository si trovano su {host}.',
      two: 'Tutti i repository si trovano su {first} o su {second}.',
      text: 'Così le stelle si contano nello stesso modo e si possono confrontare. Un progetto che ha sede altrove manca perciò, per quanto buono sia, a meno che non vi tenga esso stesso un mirror.',
    },
    correct: {
      title: 'Correggere qualcosa',
      wrong: 'Qualcosa non è esatto? {link}',
      nobody: 'Se qualcosa non è esatto, rivolgetevi a chi gestisce questo sito.',
      text: 'La cosa più utile è una fonte che riporti il dato giusto. Ogni pagina dice quando la sua voce è stata riletta per intero l’ultima volta.',
    },
  },
  changes: {
    link: 'Modifiche',
    title: 'Che cosa è cambiato',
    description: 'Che cosa è stato aggiunto al catalogo, modificato e tolto, mese per mese.',
    lead: 'Che cosa è stato aggiunto, modificato e tolto. Le stelle cambiano ogni giorno e non figurano qui. Il feed dice le stesse cose.',
    nothing: 'Finora non è cambiato nulla.',
    added: 'Nuovo',
    changed: 'Modificato',
    removed: 'Tolto',
    texts: 'Descrizione',
    from: (before, after) => `${after} invece di ${before}`,
    renamed: (before) => `si chiamava ${before}`,
    earlier: 'Ciò che è più vecchio non figura più qui.',
  },
  gone: {
    title: (name) => `${name} non è più nel catalogo`,
    description: (name) => `Perché ${name} non è più nel catalogo.`,
    since: 'Data della rimozione: {date}.',
    noReason: 'Nessun motivo è stato registrato.',
    successor: 'Al suo posto: {link}.',
    renamed: 'La voce ora si chiama {link}.',
    search: 'Cercare altro nel catalogo',
  },
  search: 'Cerca e filtra in tutto il catalogo',
  feed: { title: 'Novità del catalogo' },
  reference,
  embed,
  choose: 'Scelga la Sua lingua',
  notFound: {
    title: 'Questa pagina non esiste',
    text: 'Forse l’indirizzo è scritto male, oppure la pagina non c’è più.',
  },
};
