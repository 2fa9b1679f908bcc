// The texts of the API reference and of the configurator, and the meanings of fields, in Italian.
import type { EmbedMessages } from '../embed-messages.js';
import type { FieldMeanings, PageMessages } from '../site-messages.js';

/** The texts of the API reference. */
export const reference: PageMessages['reference'] = {
  title: 'Riferimento API',
  description:
    'Un indirizzo, un documento JSON, nessuna registrazione: tutti i campi, le intestazioni ed esempi per curl, JavaScript e Python.',
  lead: 'Tutto il catalogo è un documento JSON statico a un solo indirizzo. Può usarlo liberamente, senza account e senza chiave.',
  contents: 'In questa pagina',
  overview: {
    title: 'Che cosa offre il servizio',
    text: [
      'Il servizio pubblica un catalogo curato di soluzioni open source che favoriscono la sovranità digitale. È pubblico e di sola lettura: nessuna registrazione, nessun tracciamento, nessuna raccolta di dati personali.',
      'Il documento viene generato in anticipo e servito come file statico. Sul server non girano né programmi né banche dati. Esiste un solo endpoint, che restituisce il catalogo completo in una sola risposta.',
    ],
  },
  try: {
    title: 'Prova',
    text: 'Il Suo browser chiede il documento a questo server, come farebbe il Suo programma.',
    button: 'Invia la richiesta',
    waiting: 'In attesa della risposta…',
    failed: 'Non è arrivata alcuna risposta. Controlli la connessione e riprovi.',
    answer: 'Stato {status}, {size} kB in {time} ms, {count} soluzioni. Ecco la prima:',
    noScript: 'Il pulsante richiede JavaScript. Il link porta allo stesso documento:',
  },
  endpoint: {
    title: 'L’endpoint',
    text: 'Esiste un solo endpoint, senza parametri, e la sua risposta è sempre il catalogo intero. Gli estratti sotto /embed/data/, caricati da elenchi e schede incorporati, appartengono alle pagine e non fanno parte dell’API.',
    method: 'Metodo',
    path: 'Indirizzo',
    request: 'Corpo della richiesta',
    response: 'Risposta',
    none: 'nessuno',
  },
  catalogueFields: 'Campi del documento',
  solutionFields: 'Campi di una soluzione',
  countRule: '«count» corrisponde al numero di elementi di «solutions».',
  required: 'obbligatorio',
  optional: 'facoltativo',
  allowed: 'Valori ammessi:',
  range: (low, high) => `da ${low} a ${high}`,
  nothingElse: 'Versioni successive possono aggiungere campi: ignori quelli che non conosce.',
  auth: {
    title: 'Nessuna autenticazione',
    text: 'Non esistono chiavi, token o login. Una richiesta senza alcuna credenziale riceve l’intero catalogo.',
  },
  cors: {
    title: 'Da qualsiasi sito',
    text: 'La risposta porta «Access-Control-Allow-Origin: *»: gli script di qualsiasi sito possono quindi leggerla. Non invii intestazioni proprie: il browser dovrebbe prima chiedere il permesso.',
  },
  caching: {
    title: 'Cache e uso corretto',
    text: [
      'I browser possono conservare il documento per 1 ora (max-age=3600), le cache condivise per 24 ore (s-maxage=86400). Si prega di rispettare questi limiti.',
      'Non c’è un limite rigido. Conservi la risposta invece di interrogare di continuo il server. In seguito chieda con «If-None-Match» e l’ETag che possiede: finché nulla è cambiato riceve lo stato 304, senza contenuto.',
      'Il documento viene rigenerato a ogni pubblicazione, di regola ogni giorno, con il numero di stelle del momento.',
    ],
  },
  errors: {
    title: 'Se qualcosa non funziona',
    text: 'Una risposta diversa da 200 o 304 proviene dal server web e il suo contenuto non è definito. Tenga ciò che ha ricevuto per ultimo e chieda di nuovo più tardi.',
  },
  versioning: {
    title: 'Versioni',
    text: [
      'L’indirizzo contiene la versione dell’interfaccia (v1), il campo «version» quella dello schema: attualmente 1.',
      'Possono aggiungersi campi senza una nuova versione. Ciò che comprometterebbe i programmi riceve un nuovo indirizzo.',
    ],
  },
  licence: {
    title: 'Licenza e attribuzione',
    text: [
      'I dati sono sotto licenza MIT e si possono usare liberamente, anche a fini commerciali. Un link al sito del catalogo è gradito, ma non richiesto.',
      'I gestori dei progetti collegati sono responsabili dei propri contenuti.',
    ],
  },
  examples: {
    title: 'Esempi',
    curl: 'curl',
    javascript: 'JavaScript',
    python: 'Python',
    element: 'L’elemento',
  },
  schemas: {
    title: 'Per le macchine',
    schema: 'Schema JSON del documento (2020-12)',
    openapi: 'Descrizione OpenAPI (3.1)',
  },
};

export const fieldMeanings: FieldMeanings = {
  catalogue: {
    version: 'Versione dello schema dell’API.',
    generatedAt: 'Data e ora (ISO 8601) in cui il file è stato generato.',
    count: 'Numero di elementi dell’array «solutions».',
    license: 'Licenza dei dati.',
    homepage: 'Indirizzo di riferimento del sito del progetto.',
    solutions: 'Tutte le soluzioni.',
  },
  solution: {
    name: 'Nome della soluzione così come viene mostrato.',
    category: 'Nome di una categoria tratto da un elenco fisso.',
    description: 'Descrizione in tedesco. È la versione che fa fede.',
    descriptionEn: 'Descrizione in inglese.',
    descriptionFr: 'Descrizione in francese. Può mancare.',
    descriptionIt: 'Descrizione in italiano. Può mancare.',
    license: 'Identificatore OSI/SPDX della licenza della soluzione.',
    deployment: 'Ambienti in cui la soluzione può funzionare.',
    audience: 'A chi si rivolge realisticamente la soluzione.',
    complexity: 'Impegno per l’installazione e la messa in servizio; più è basso, più è semplice.',
    maturity: 'Stabilità del progetto e idoneità alla produzione; più è alta, più il progetto è maturo.',
    resourceUsage: 'Fabbisogno di memoria e processore; più è basso, più la soluzione è leggera.',
    maintenance: 'Onere di gestione quotidiano; più è basso, meno lavoro richiede.',
    tags: 'Parole chiave libere, tra cui marcatori nella forma «<product>-alternative».',
    github: 'Indirizzo del repository del codice sorgente, ospitato su una di due piattaforme.',
    website: 'Indirizzo del sito ufficiale del progetto.',
    icon: 'Emoji usata come icona della soluzione.',
    origin: 'Origine geografica: un’emoji di bandiera seguita dal nome di un luogo.',
    addedAt: 'Data (AAAA-MM-GG) in cui la soluzione è stata aggiunta al catalogo.',
    stars: 'Numero di stelle del repository al momento della generazione; null se non disponibile.',
  },
};

/** The texts of the configurator. */
export const embed: EmbedMessages = {
  title: 'Il catalogo sul Suo sito',
  description:
    'Scelga che cosa mostra il catalogo sul Suo sito, veda subito il risultato e copi il codice per il Suo sistema.',
  lead: 'Scelga che cosa mostrare, guardi il risultato a fianco e copi il codice per il Suo sistema. L’indirizzo di questa pagina conserva la Sua scelta.',
  noScript:
    'La scelta richiede JavaScript. Questo è il codice per l’intero catalogo; gli attributi sono descritti nel README del pacchetto.',
  show: 'Forma',
  showBy: { catalogue: 'Catalogo', list: 'Elenco senza comandi', card: 'Una soluzione' },
  name: 'Soluzione',
  groups: {
    shown: 'Che cosa si mostra',
    look: 'Come si mostra',
    filters: 'Altri filtri',
    technical: 'Lingua e caricamento',
  },
  labels: {
    'heading-level': 'Livello dei titoli',
    facets: 'Filtri offerti',
    browse: 'Prodotti e categorie per iniziare',
    guide: 'Aiuto alla scelta in tre domande',
    compare: 'Le soluzioni si possono confrontare',
    'max-complexity': 'Impegno massimo di installazione, da 1 a 10',
    'min-maturity': 'Maturità minima, da 1 a 10',
    'max-resource-usage': 'Consumo massimo di risorse, da 1 a 10',
    'max-maintenance': 'Impegno massimo di manutenzione, da 1 a 10',
    loading: 'Caricamento',
    'url-state': 'Prefisso nell’indirizzo della pagina',
    shortcut: 'Tasto che porta al campo di ricerca',
    'max-bytes': 'Dimensione massima del catalogo, in byte',
  },
  separated: 'Se sono più d’uno, li separi con virgole.',
  facetsHint:
    'Nomi di attributi nell’ordine voluto, per esempio: category license scores. «none» per nessun filtro.',
  urlStateHint:
    'Con una parola come shop, l’indirizzo della pagina conserva ciò che si cerca, così da poterlo condividere.',
  byDefault: 'Predefinito',
  never: 'Mai',
  compareBy: { on: 'Sì', off: 'No' },
  loadingBy: { eager: 'Subito', lazy: 'Quando ci si avvicina al catalogo' },
  noKey: 'Nessuno',
  details: 'I nomi portano alle pagine delle soluzioni qui',
  logos: 'Loghi al posto delle icone',
  source: 'Fonte',
  sourceHint: 'Indirizzo del catalogo',
  lang: 'Lingua',
  pageLanguage: 'Quella della pagina',
  alternativeTo: 'Alternative a',
  query: 'Testo di ricerca iniziale',
  controls: 'Comandi',
  controlsBy: { all: 'Ricerca e filtri', search: 'Solo la ricerca', none: 'Nessuno' },
  limit: 'Risultati iniziali',
  theme: 'Colori',
  script: 'File del componente',
  scriptBy: {
    pinned: 'Questa versione, per sempre e con la sua impronta',
    current: 'Sempre quella attuale (le nuove arrivano da sole)',
  },
  scriptHint:
    'Entrambi si trovano su questo sito. Lo stesso file è nel pacchetto npm solution-catalogue, sotto dist/cdn, per un server proprio o una CDN.',
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
    html: 'Lo inserisca dove deve comparire il catalogo. Ciò che sta tra i tag si vede finché il catalogo non è pronto, e da chi non usa JavaScript.',
    wordpressBlock:
      'Nell’editor aggiunga il blocco «HTML personalizzato» e incolli questo codice. Può salvarlo solo chi è autorizzato a pubblicare HTML non filtrato; per gli altri c’è lo shortcode.',
    wordpressShortcode:
      'Carichi il plugin (solution-catalogue-wordpress.zip di una versione pubblicata) e scriva questo in una pagina qualsiasi. Il plugin ha anche un blocco con tutte le opzioni e un’anteprima.',
    hugo: 'Salvi la prima parte come layouts/shortcodes/solution-catalogue.html e scriva la seconda in una pagina qualsiasi.',
    jekyll:
      'Salvi la prima parte come _includes/solution-catalogue.html e scriva la seconda in una pagina qualsiasi.',
    ghost: 'Aggiunga all’articolo una scheda HTML e incolli questo codice.',
    markdown:
      'La maggior parte dei processori Markdown lascia passare l’HTML circondato da righe vuote. Se il Suo lo elimina, usi l’iframe.',
    astro: 'Scriva questo in una pagina o in un componente qualsiasi (.astro).',
    squarespace: 'Aggiunga alla pagina un blocco di codice e incolli questo come HTML.',
    react:
      'Installi il pacchetto e usi il suo componente. Porta con sé l’elemento e funziona anche nelle pagine generate da un server.',
    vue: 'Installi il pacchetto e indichi al compilatore, in vite.config.js, che il tag è un elemento personalizzato.',
    svelte: 'Installi il pacchetto: contiene l’elemento e i suoi tipi.',
    angular: 'Installi il pacchetto e consenta gli elementi personalizzati nel componente che usa il tag.',
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
  style:
    'Per il Suo foglio di stile, affinché nulla si sposti sulla pagina mentre il catalogo viene caricato:',
  fallback: 'Catalogo di soluzioni open source',
};
