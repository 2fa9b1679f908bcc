// The texts of the API reference and of the configurator, and the meanings of fields, in German.
import type { EmbedMessages } from '../embed-messages.js';
import type { FieldMeanings, PageMessages } from '../site-messages.js';

/** The texts of the API reference. */
export const reference: PageMessages['reference'] = {
  title: 'API-Referenz',
  description:
    'Eine Adresse, ein JSON-Dokument, keine Anmeldung: sämtliche Felder, die Header und Beispiele für curl, JavaScript und Python.',
  lead: 'Der ganze Katalog ist ein statisches JSON-Dokument unter einer einzigen Adresse. Sie dürfen es frei verwenden, ohne Konto und ohne Schlüssel.',
  contents: 'Auf dieser Seite',
  overview: {
    title: 'Was der Dienst bietet',
    text: [
      'Der Dienst veröffentlicht einen kuratierten Katalog digital souveräner Open-Source-Lösungen. Er ist öffentlich und nur lesbar: keine Registrierung, keine Nachverfolgung, keine Erhebung von Personendaten.',
      'Das Dokument wird im Voraus erzeugt und als statische Datei ausgeliefert. Auf dem Server läuft kein Programm und keine Datenbank. Es gibt genau einen Endpunkt; er liefert den vollständigen Katalog in einer einzigen Antwort.',
    ],
  },
  try: {
    title: 'Ausprobieren',
    text: 'Ihr Browser fragt diesen Server nach dem Dokument, so wie es Ihr eigenes Programm täte.',
    button: 'Anfrage senden',
    waiting: 'Die Antwort wird erwartet …',
    failed: 'Es kam keine Antwort. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    answer: 'Status {status}, {size} kB in {time} ms, {count} Lösungen. Dies ist die erste:',
    noScript: 'Die Schaltfläche braucht JavaScript. Der Link führt zum selben Dokument:',
  },
  endpoint: {
    title: 'Der Endpunkt',
    text: 'Es gibt genau einen Endpunkt. Er kennt keine Parameter und liefert immer den ganzen Katalog. Die Auszüge unter /embed/data/, die eingebettete Listen und Karten laden, gehören zu den Seiten und sind kein Teil der Schnittstelle.',
    method: 'Methode',
    path: 'Adresse',
    request: 'Inhalt der Anfrage',
    response: 'Antwort',
    none: 'keiner',
  },
  catalogueFields: 'Felder des Dokuments',
  solutionFields: 'Felder einer Lösung',
  countRule: '«count» entspricht der Anzahl Elemente in «solutions».',
  required: 'Pflichtfeld',
  optional: 'optional',
  allowed: 'Erlaubte Werte:',
  range: (low, high) => `${low} bis ${high}`,
  nothingElse: 'Spätere Versionen können Felder hinzufügen: Übergehen Sie, was Sie nicht kennen.',
  auth: {
    title: 'Keine Anmeldung',
    text: 'Es gibt keinen Schlüssel, kein Token und kein Login. Eine Anfrage ohne jegliche Zugangsdaten erhält den ganzen Katalog.',
  },
  cors: {
    title: 'Von jeder Website aus',
    text: 'Die Antwort trägt «Access-Control-Allow-Origin: *»; Skripte jeder Website können sie also lesen. Senden Sie keine eigenen Header mit: Der Browser müsste sonst zuerst um Erlaubnis fragen.',
  },
  caching: {
    title: 'Zwischenspeicherung und faire Nutzung',
    text: [
      'Browser dürfen das Dokument 1 Stunde behalten (max-age=3600), gemeinsame Zwischenspeicher 24 Stunden (s-maxage=86400). Bitte halten Sie sich daran.',
      'Eine feste Grenze für Anfragen gibt es nicht. Bewahren Sie die Antwort auf, statt fortlaufend nachzufragen. Fragen Sie danach mit «If-None-Match» und dem ETag, den Sie haben: Solange sich nichts geändert hat, erhalten Sie den Status 304 ohne Inhalt.',
      'Das Dokument wird bei jeder Veröffentlichung neu erzeugt, in der Regel täglich, samt den dann aktuellen Sternzahlen.',
    ],
  },
  errors: {
    title: 'Wenn etwas schiefgeht',
    text: 'Eine andere Antwort als 200 oder 304 stammt vom Webserver, und ihr Inhalt ist nicht festgelegt. Behalten Sie, was Sie zuletzt erhalten haben, und fragen Sie später wieder.',
  },
  versioning: {
    title: 'Versionen',
    text: [
      'Die Adresse enthält die Version der Schnittstelle (v1), das Feld «version» jene des Schemas: derzeit 1.',
      'Felder können ohne neue Version dazukommen. Was Programme stören würde, erhält eine neue Adresse.',
    ],
  },
  licence: {
    title: 'Lizenz und Namensnennung',
    text: [
      'Die Daten stehen unter der MIT-Lizenz und dürfen frei verwendet werden, auch kommerziell. Ein Link auf die Website des Katalogs ist willkommen, aber nicht vorgeschrieben.',
      'Für die Inhalte der verlinkten Projekte sind deren Betreiber selbst verantwortlich.',
    ],
  },
  examples: {
    title: 'Beispiele',
    curl: 'curl',
    javascript: 'JavaScript',
    python: 'Python',
    element: 'Das Element',
  },
  schemas: {
    title: 'Für Maschinen',
    schema: 'JSON-Schema des Dokuments (2020-12)',
    openapi: 'OpenAPI-Beschreibung (3.1)',
  },
};

export const fieldMeanings: FieldMeanings = {
  catalogue: {
    version: 'Version des Schemas der Schnittstelle.',
    generatedAt: 'Zeitpunkt nach ISO 8601, zu dem die Datei erzeugt wurde.',
    count: 'Anzahl der Einträge in «solutions».',
    license: 'Lizenz der Daten.',
    homepage: 'Massgebende Adresse der Website des Projekts.',
    solutions: 'Sämtliche Lösungen.',
  },
  solution: {
    name: 'Name der Lösung, wie er angezeigt wird.',
    category: 'Name einer Kategorie aus einer festen Liste.',
    description: 'Beschreibung auf Deutsch. Sie ist die massgebende Fassung.',
    descriptionEn: 'Beschreibung auf Englisch.',
    descriptionFr: 'Beschreibung auf Französisch. Kann fehlen.',
    descriptionIt: 'Beschreibung auf Italienisch. Kann fehlen.',
    license: 'OSI- bzw. SPDX-Kennung der Lizenz der Lösung.',
    deployment: 'Worauf sich die Lösung betreiben lässt.',
    audience: 'Wer die Lösung realistischerweise einsetzt.',
    complexity: 'Aufwand für Einrichtung und Inbetriebnahme; je tiefer, desto einfacher.',
    maturity: 'Stabilität und Produktionsreife des Projekts; je höher, desto reifer.',
    resourceUsage: 'Bedarf an Arbeitsspeicher und Rechenleistung; je tiefer, desto genügsamer.',
    maintenance: 'Aufwand im täglichen Betrieb; je tiefer, desto geringer.',
    tags: 'Freie Schlagwörter, darunter Markierungen der Form «<product>-alternative».',
    github: 'Adresse des Quellcodes auf einer von zwei Code-Plattformen.',
    website: 'Adresse der offiziellen Website des Projekts.',
    icon: 'Ein Emoji, das als Symbol der Lösung dient.',
    origin: 'Herkunft: ein Flaggen-Emoji, gefolgt von einem Ortsnamen.',
    addedAt: 'Tag (JJJJ-MM-TT), an dem die Lösung in den Katalog aufgenommen wurde.',
    stars: 'Anzahl Sterne des Quellcode-Projekts beim Erzeugen der Datei; null, wenn nicht verfügbar.',
  },
};

/** The texts of the configurator. */
export const embed: EmbedMessages = {
  title: 'Den Katalog auf Ihre Website bringen',
  description:
    'Wählen Sie, was der Katalog auf Ihrer Website zeigt, sehen Sie es sofort und kopieren Sie den Code für Ihr System.',
  lead: 'Wählen Sie, was gezeigt wird, schauen Sie es sich daneben an und kopieren Sie den Code für Ihr System. Die Adresse dieser Seite behält Ihre Auswahl.',
  noScript:
    'Die Auswahl braucht JavaScript. Dies ist der Code für den ganzen Katalog; die Attribute beschreibt das README des Pakets.',
  show: 'Form',
  showBy: { catalogue: 'Katalog', list: 'Liste ohne Bedienelemente', card: 'Eine Lösung' },
  name: 'Lösung',
  groups: {
    shown: 'Was gezeigt wird',
    look: 'Wie es gezeigt wird',
    filters: 'Weitere Filter',
    technical: 'Sprache und Laden',
  },
  labels: {
    'heading-level': 'Ebene der Überschriften',
    facets: 'Filter, die zur Wahl stehen',
    browse: 'Produkte und Kategorien zum Einstieg',
    guide: 'Hilfe bei der Wahl in drei Fragen',
    compare: 'Lösungen lassen sich vergleichen',
    'max-complexity': 'Höchster Einrichtungsaufwand, 1 bis 10',
    'min-maturity': 'Geringste Reife, 1 bis 10',
    'max-resource-usage': 'Höchster Ressourcenbedarf, 1 bis 10',
    'max-maintenance': 'Höchster Wartungsaufwand, 1 bis 10',
    loading: 'Laden',
    'url-state': 'Vorsatz in der Adresse der Seite',
    shortcut: 'Taste, die zum Suchfeld führt',
    'max-bytes': 'Höchste Zahl von Bytes, die gelesen werden',
  },
  separated: 'Mehrere werden mit Kommas getrennt.',
  facetsHint:
    'Namen von Attributen in ihrer Reihenfolge, zum Beispiel: category license scores. «none» für keine Filter.',
  urlStateHint:
    'Mit einem Wort wie shop hält die Adresse der Seite fest, wonach gesucht wird, damit es sich teilen lässt.',
  byDefault: 'Standard',
  never: 'Nie',
  compareBy: { on: 'Ja', off: 'Nein' },
  loadingBy: { eager: 'Sofort', lazy: 'Erst wenn man in die Nähe kommt' },
  noKey: 'Keine',
  details: 'Namen führen zu den Seiten der Lösungen hier',
  logos: 'Logos statt Symbolen',
  source: 'Quelle',
  sourceHint: 'Adresse des Katalogs',
  lang: 'Sprache',
  pageLanguage: 'Jene der Seite',
  alternativeTo: 'Alternativen zu',
  query: 'Suchtext zu Beginn',
  controls: 'Bedienelemente',
  controlsBy: { all: 'Suche und Filter', search: 'Nur die Suche', none: 'Keine' },
  limit: 'Ergebnisse zu Beginn',
  theme: 'Farben',
  script: 'Skriptdatei',
  scriptBy: {
    pinned: 'Diese Version, für immer und mit Prüfsumme',
    current: 'Immer die aktuelle (neue Versionen kommen von selbst)',
  },
  scriptHint:
    'Beide liegen auf dieser Website. Dieselbe Datei steht im npm-Paket solution-catalogue unter dist/cdn, für einen eigenen Server oder ein CDN.',
  themeBy: { auto: 'Jene der Seite', light: 'Hell', dark: 'Dunkel' },
  accent: 'Akzentfarbe',
  accentOwn: 'Eigene Akzentfarbe',
  any: 'Alle',
  reset: 'Neu beginnen',
  preview: 'Vorschau',
  widths: 'Breite der Vorschau',
  phone: 'Handy',
  desktop: 'Breiter Bildschirm',
  snippet: 'Code',
  system: 'Für welches System?',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Das Kopieren hat nicht geklappt. Markieren Sie den Code und kopieren Sie ihn selbst.',
  notes: {
    html: 'Fügen Sie dies dort ein, wo der Katalog erscheinen soll. Was zwischen den Tags steht, ist zu sehen, bis der Katalog da ist, und für Leserinnen und Leser ohne JavaScript.',
    wordpressBlock:
      'Fügen Sie im Editor den Block «Individuelles HTML» hinzu und setzen Sie dies ein. Speichern kann es nur, wer ungefiltertes HTML veröffentlichen darf; für alle anderen gibt es den Shortcode.',
    wordpressShortcode:
      'Laden Sie das Plugin hoch (solution-catalogue-wordpress.zip eines Releases) und schreiben Sie dies in eine beliebige Seite. Mit dem Plugin gibt es auch einen Block mit allen Optionen und Vorschau.',
    hugo: 'Speichern Sie den ersten Teil als layouts/shortcodes/solution-catalogue.html und schreiben Sie den zweiten in eine beliebige Seite.',
    jekyll:
      'Speichern Sie den ersten Teil als _includes/solution-catalogue.html und schreiben Sie den zweiten in eine beliebige Seite.',
    ghost: 'Fügen Sie dem Beitrag eine HTML-Karte hinzu und setzen Sie dies ein.',
    markdown:
      'Die meisten Markdown-Prozessoren lassen HTML durch, wenn Leerzeilen darum stehen. Entfernt Ihrer es, nehmen Sie das iframe.',
    astro: 'Schreiben Sie dies in eine beliebige Seite oder Komponente (.astro).',
    squarespace: 'Fügen Sie der Seite einen Codeblock hinzu und setzen Sie dies als HTML ein.',
    react:
      'Installieren Sie das Paket und verwenden Sie seine Komponente. Sie bringt das Element mit und funktioniert auch auf Seiten, die ein Server rendert.',
    vue: 'Installieren Sie das Paket und sagen Sie dem Compiler in der vite.config.js, dass das Tag ein eigenes Element ist.',
    svelte: 'Installieren Sie das Paket: Es bringt das Element und seine Typen mit.',
    angular:
      'Installieren Sie das Paket und erlauben Sie eigene Elemente in der Komponente, die das Tag verwendet.',
    iframe:
      'Für Systeme, die eigene Elemente entfernen. Das Skript passt die Höhe an; es hört nur auf Nachrichten von dieser Website und aus diesem Rahmen. Ohne das Skript behält der Rahmen seine Höhe und lässt sich scrollen.',
  },
  names: {
    wordpressBlock: 'WordPress, Block',
    wordpressShortcode: 'WordPress, Shortcode',
    iframe: 'iframe',
  },
  preload: 'Für den Kopf der Seite, damit die Daten früh angefragt werden:',
  policy: 'Hat Ihre Seite eine Content-Security-Policy, erlauben Sie dies:',
  style: 'Für Ihr Stylesheet, damit sich auf der Seite nichts verschiebt, während der Katalog geladen wird:',
  fallback: 'Katalog von Open-Source-Lösungen',
};
