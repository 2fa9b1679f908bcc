import { plurals } from '../format.js';
import type { PageMessages } from '../site-messages.js';
import { reference } from './reference.js';

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
    feed: 'Feed delle novità',
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
    more: 'Tutte le soluzioni',
    others: plural(
      '{n} altra soluzione si trova nella pagina della sua categoria.',
      '{n} altre soluzioni si trovano nelle pagine delle loro categorie.',
    ),
    categories: 'Per categoria',
    mostReplaced: 'I prodotti sostituiti più spesso',
    products: 'Alternative a …',
  },
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
    related: 'Altri prodotti degli stessi settori',
  },
  solution: {
    title: (name, category) => `${name}: ${category}, software open source`,
    path: 'Lei si trova qui',
    name: 'Nome',
    facts: 'In breve',
    unknown: 'sconosciuto',
    reviewed: 'Ultima verifica',
    scores: 'Valutazione',
    outOfTen: (score) => `${score} su 10`,
    scales: {
      complexity: '1: un progetto per specialisti; 10: pronto in pochi minuti',
      maturity: '1: appena iniziato; 10: ampiamente in uso da anni',
      resourceUsage: '1: richiede server potenti; 10: funziona quasi ovunque',
      maintenance: '1: impegna qualcuno di continuo; 10: va avanti da solo',
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
    near: 'A confronto',
    nearCaption: (name) => `${name} accanto alle alternative più vicine`,
  },
  leaving: {
    title: (product) => `Lasciare ${product}`,
    here: 'Passare a questa soluzione',
    exports: 'Che cosa si può portare con sé',
    nothing: (product) => `${product} non restituisce nulla.`,
    missing: 'Manca:',
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
  search: 'Cerca e filtra in tutto il catalogo',
  feed: { title: 'Novità del catalogo' },
  reference,
  embed: {
    title: 'Il catalogo sul Suo sito',
    description:
      'Scelga che cosa mostra il catalogo sul Suo sito, veda subito il risultato e copi il codice per il Suo sistema.',
    lead: 'Scelga che cosa mostrare, guardi il risultato a fianco e copi il codice per il Suo sistema. L’indirizzo di questa pagina conserva la Sua scelta.',
    noScript:
      'La scelta richiede JavaScript. Questo è il codice per l’intero catalogo; gli attributi sono descritti nel README del pacchetto.',
    settings: 'Impostazioni',
    source: 'Fonte',
    sourceHint: 'Indirizzo del catalogo',
    lang: 'Lingua',
    pageLanguage: 'Quella della pagina',
    alternativeTo: 'Alternative a',
    category: 'Categoria',
    query: 'Testo di ricerca iniziale',
    controls: 'Comandi',
    controlsBy: { all: 'Ricerca e filtri', search: 'Solo la ricerca', none: 'Nessuno' },
    layout: 'Vista',
    limit: 'Risultati iniziali',
    theme: 'Colori',
    script: 'File del componente',
    scriptBy: {
      pinned: 'Questa versione, per sempre e con la sua impronta',
      current: 'Sempre quella attuale (le nuove arrivano da sole)',
    },
    themeBy: { auto: 'Quelli della pagina', light: 'Chiari', dark: 'Scuri' },
    accent: 'Colore d’accento',
    accentOwn: 'Colore d’accento personalizzato',
    any: 'Tutte',
    reset: 'Ricomincia',
    preview: 'Anteprima',
    widths: 'Larghezza dell’anteprima',
    phone: 'Telefono',
    desktop: 'Schermo largo',
    snippet: 'Codice',
    system: 'Per quale sistema?',
    copy: 'Copia',
    copied: 'Copiato',
    notCopied: 'La copia non è riuscita. Selezioni il codice e lo copi manualmente.',
    notes: {
      html: 'Lo inserisca dove deve comparire il catalogo. Il link tra i tag si vede finché il catalogo non è pronto, e da chi non usa JavaScript.',
      wordpressBlock:
        'Nell’editor aggiunga il blocco «HTML personalizzato» e incolli questo codice. Può salvarlo solo chi è autorizzato a pubblicare HTML non filtrato; per gli altri c’è lo shortcode.',
      wordpressShortcode:
        'Metta il PHP in un piccolo plugin o nel functions.php del tema child, e lo shortcode in una pagina qualsiasi.',
      hugo: 'Salvi la prima parte come layouts/shortcodes/solution-catalogue.html e scriva la seconda in una pagina qualsiasi.',
      jekyll:
        'Salvi la prima parte come _includes/solution-catalogue.html e scriva la seconda in una pagina qualsiasi.',
      ghost: 'Aggiunga all’articolo una scheda HTML e incolli questo codice.',
      markdown:
        'La maggior parte dei processori Markdown lascia passare l’HTML circondato da righe vuote. Se il Suo lo elimina, usi l’iframe.',
      react:
        'React 19 passa proprietà ed eventi agli elementi personalizzati. Nelle versioni precedenti scriva gli attributi come qui.',
      vue: 'Indichi al compilatore, in vite.config.js, che il tag è un elemento personalizzato.',
      svelte: 'Svelte conosce gli elementi personalizzati senza altre impostazioni.',
      angular: 'Consenta gli elementi personalizzati nel componente che usa il tag.',
      iframe:
        'Per i sistemi che eliminano gli elementi personalizzati. Lo script adatta l’altezza; ascolta solo i messaggi provenienti da questo sito e da questo riquadro. Senza lo script il riquadro mantiene la sua altezza e scorre.',
    },
    names: {
      wordpressBlock: 'WordPress, blocco',
      wordpressShortcode: 'WordPress, shortcode',
      iframe: 'iframe',
    },
    preload: 'Per l’intestazione della pagina, affinché i dati vengano richiesti presto:',
    policy: 'Se la Sua pagina ha una Content-Security-Policy, consenta quanto segue:',
    style: 'Per il Suo foglio di stile:',
    fallback: 'Catalogo di soluzioni open source',
  },
  choose: 'Scelga la Sua lingua',
};
