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
