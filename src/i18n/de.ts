import type { Messages } from './messages.js';
import { plurals } from './plural.js';

const plural = plurals('de');

export const de: Messages = {
  search: {
    label: 'Lösung oder Produkt suchen',
    placeholder: 'z. B. Alternativen zu Slack',
    region: 'Katalog quelloffener Lösungen',
  },
  status: {
    loading: 'Der Katalog wird geladen …',
    all: plural('{n} Lösung', '{n} Lösungen'),
    some: (n, number, total) => `${number} von ${total} Lösungen`,
    alternatives: (n, number, product) =>
      plural('{n} Alternative zu ', '{n} Alternativen zu ')(n, number) + product,
    more: (n, number, alternatives) => `${alternatives} und ${number} weitere`,
    none: 'Keine Lösung gefunden',
    partial: 'Keine Lösung enthält alle Suchwörter. Diese kommen der Suche am nächsten.',
    didYouMean: 'Meinten Sie {suggestion}?',
    stale: (date) => `Der Katalog ist zurzeit nicht erreichbar. Gezeigt wird der Stand vom ${date}.`,
  },
  empty: {
    title: 'Keine Lösung gefunden',
    hint: 'Versuchen Sie es mit weniger Wörtern oder entfernen Sie Filter.',
  },
  filters: {
    title: 'Filter',
    active: plural('{n} Filter aktiv', '{n} Filter aktiv'),
    reset: 'Alles zurücksetzen',
    more: plural('{n} weiteren Wert anzeigen', '{n} weitere Werte anzeigen'),
    fewer: 'Weniger anzeigen',
    facets: {
      category: 'Kategorie',
      deployment: 'Betrieb',
      audience: 'Zielgruppe',
      license: 'Lizenz',
      origin: 'Herkunft',
      tag: 'Schlagwort',
      alternative: 'Ersetzt',
      added: 'Aufgenommen',
    },
  },
  sort: {
    label: 'Sortieren nach',
    by: {
      relevance: 'Relevanz',
      name: 'Name',
      stars: 'Sterne',
      newest: 'Neu im Katalog',
      maturity: 'Reife',
      complexity: 'Einfache Einrichtung',
      'resource-usage': 'Geringer Ressourcenbedarf',
      maintenance: 'Geringer Unterhalt',
      fit: 'Eignung',
    },
  },
  fit: {
    title: 'Was ist Ihnen wichtig?',
    wishes: {
      complexity: 'Einfache Einrichtung',
      maturity: 'Reife',
      resourceUsage: 'Geringer Ressourcenbedarf',
      maintenance: 'Geringer Unterhalt',
    },
    weights: ['egal', 'etwas', 'wichtig', 'sehr wichtig'],
    for: 'Dafür spricht',
    against: 'Dagegen spricht',
    reasons: {
      complexity: {
        very: 'sehr einfache Einrichtung',
        fairly: 'einfache Einrichtung',
        hardly: 'anspruchsvolle Einrichtung',
      },
      maturity: { very: 'hohe Reife', fairly: 'gute Reife', hardly: 'geringe Reife' },
      resourceUsage: {
        very: 'sehr geringer Ressourcenbedarf',
        fairly: 'geringer Ressourcenbedarf',
        hardly: 'hoher Ressourcenbedarf',
      },
      maintenance: {
        very: 'sehr geringer Unterhalt',
        fairly: 'geringer Unterhalt',
        hardly: 'hoher Unterhalt',
      },
    },
  },
  more: plural('{n} weitere Lösung anzeigen', '{n} weitere Lösungen anzeigen'),
  deployment: { docker: 'Docker', kubernetes: 'Kubernetes', linux: 'Linux' },
  audience: { business: 'Organisationen', private: 'Privatpersonen' },
  scores: {
    complexity: { label: 'Einrichtung', low: 'einfach', middle: 'mittel', high: 'anspruchsvoll' },
    maturity: { label: 'Reife', low: 'jung', middle: 'bewährt', high: 'ausgereift' },
    resourceUsage: { label: 'Ressourcenbedarf', low: 'gering', middle: 'mittel', high: 'hoch' },
    maintenance: { label: 'Unterhalt', low: 'gering', middle: 'mittel', high: 'hoch' },
  },
  card: {
    score: (label, score, word) => `${label}: ${score} von 10, ${word}`,
    replaces: 'Ersetzt',
    tags: 'Schlagwörter',
    license: 'Lizenz',
    deployment: 'Betrieb',
    audience: 'Für',
    origin: 'Herkunft',
    added: 'Aufgenommen',
    stars: 'Sterne',
    website: 'Website',
    repository: 'Quellcode',
    websiteOf: (name) => `Website von ${name}`,
    repositoryOf: (name) => `Quellcode von ${name}`,
  },
  attribution: 'Daten: {homepage}, Lizenz {license}, Stand {date}',
  error: {
    title: 'Der Katalog kann nicht angezeigt werden',
    retry: 'Erneut versuchen',
    network:
      'Der Katalog ist nicht erreichbar. Prüfen Sie die Internetverbindung und versuchen Sie es erneut.',
    http: 'Der Server des Katalogs antwortet mit einem Fehler. Versuchen Sie es später erneut.',
    timeout: 'Der Katalog antwortet zu langsam. Versuchen Sie es später erneut.',
    'too-large': 'Der Katalog ist grösser, als diese Seite erlaubt.',
    parse: 'Unter der angegebenen Adresse liegt kein Katalog.',
    schema: 'Unter der angegebenen Adresse liegt kein Katalog.',
    version: 'Der Katalog setzt eine neuere Version dieser Anzeige voraus.',
  },
};
