// The texts of cards and lists in German, and how the language writes numbers and places.
import { plurals, type FormatRules } from '../format.js';
import type { CardMessages } from '../messages.js';

const plural = plurals('de');

export const formats: FormatRules = {
  tag: 'de-CH',
  international: 'International',
};

/** The texts of cards and lists, which all elements have. */
export const cardMessages: CardMessages = {
  region: 'Katalog von Open-Source-Lösungen',
  none: 'Hier passt nichts',
  more: plural('{n} weitere Lösung anzeigen', '{n} weitere Lösungen anzeigen'),
  colon: ': ',
  facets: {
    category: 'Kategorie',
    platform: 'Nutzbar auf',
    deployment: 'Läuft auf',
    audience: 'Zielgruppe',
    license: 'Lizenz',
    origin: 'Herkunft',
    tag: 'Schlagwort',
    alternative: 'Ersetzt',
    added: 'Aufgenommen',
  },
  reasons: {
    complexity: {
      good: 'einfache Einrichtung',
      poor: 'anspruchsvolle Einrichtung',
    },
    maturity: { good: 'gute Reife', poor: 'geringe Reife' },
    resourceUsage: {
      good: 'geringer Ressourcenbedarf',
      poor: 'hoher Ressourcenbedarf',
    },
    maintenance: {
      good: 'geringer Wartungsaufwand',
      poor: 'hoher Wartungsaufwand',
    },
  },
  platform: {
    'platform-windows': 'Windows',
    'platform-macos': 'macOS',
    'platform-linux': 'Linux-Desktop',
    'platform-android': 'Android',
    'platform-ios': 'iPhone und iPad',
    'platform-web': 'Webbrowser',
    'platform-browser': 'Browser-Erweiterung',
    'hosted-offer': 'Als fertiger Dienst erhältlich',
    'no-server': 'Ohne eigenen Server',
  },
  deployment: { docker: 'Docker', kubernetes: 'Kubernetes', linux: 'Linux' },
  audience: { business: 'Organisationen', private: 'Privatpersonen' },
  scores: {
    complexity: { label: 'Einrichtung', low: 'einfach', middle: 'mittel', high: 'anspruchsvoll' },
    maturity: { label: 'Reife', low: 'jung', middle: 'bewährt', high: 'ausgereift' },
    resourceUsage: { label: 'Ressourcen', low: 'sparsam', middle: 'mittel', high: 'viel' },
    maintenance: { label: 'Wartung', low: 'wenig', middle: 'mittel', high: 'viel' },
  },
  card: {
    details: 'Details',
    tags: 'Schlagwörter',
    stars: 'Sterne',
    website: 'Website',
    repository: 'Quellcode',
    report: 'Fehler melden',
  },
  isNew: 'Neu',
  licences: {
    permissive: 'freizügig',
    weak: 'schwaches Copyleft',
    copyleft: 'Copyleft',
    network: 'Netzwerk-Copyleft',
  },
  error: {
    title: 'Der Katalog kann nicht angezeigt werden',
    retry: 'Erneut versuchen',
    broken: (arrived, missing) => `Die ersten ${arrived} Lösungen sind da, ${missing} fehlen`,
    offline: 'Sie sind offline. Der Katalog erscheint, sobald Sie wieder verbunden sind.',
    network: 'Der Katalog ist nicht erreichbar. Prüfen Sie die Internetverbindung.',
    later: 'Der Katalog antwortet nicht, wie er sollte. Versuchen Sie es später erneut.',
  },
};
