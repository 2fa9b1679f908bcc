import type { FieldMeanings } from './fields.js';

export const de: FieldMeanings = {
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
    tags: 'Freie Schlagwörter, darunter Marken der Form «<product>-alternative».',
    github: 'Adresse des Quellcodes auf einer von zwei Code-Plattformen.',
    website: 'Adresse der offiziellen Website des Projekts.',
    icon: 'Ein Emoji, das als Symbol der Lösung dient.',
    origin: 'Herkunft: ein Flaggen-Emoji, gefolgt von einem Ortsnamen.',
    addedAt: 'Tag (JJJJ-MM-TT), an dem die Lösung in den Katalog aufgenommen wurde.',
    stars: 'Anzahl Sterne des Quellcode-Projekts beim Erzeugen der Datei; null, wenn nicht verfügbar.',
  },
};
