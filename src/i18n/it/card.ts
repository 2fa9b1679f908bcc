// The texts of cards and lists in Italian, and how the language writes numbers and places.
import { plurals, type FormatRules } from '../format.js';
import type { CardMessages } from '../messages.js';

const plural = plurals('it');

export const formats: FormatRules = {
  tag: 'it-CH',
  international: 'Internazionale',
  // Italian writes the first of a month as an ordinal number; Intl does not.
  longDate: (date) => date.replace(/^1(?=\s)/, '1º'),
};

/** The texts of cards and lists, which all elements have. */
export const cardMessages: CardMessages = {
  region: 'Catalogo di soluzioni open source',
  none: 'Qui non corrisponde nulla',
  more: plural('Mostra un’altra soluzione', 'Mostra altre {n} soluzioni'),
  colon: ': ',
  facets: {
    category: 'Categoria',
    platform: 'Si usa su',
    deployment: 'Funziona su',
    audience: 'Destinatari',
    license: 'Licenza',
    origin: 'Origine',
    tag: 'Parola chiave',
    alternative: 'Sostituisce',
    added: 'Aggiunta',
  },
  reasons: {
    complexity: {
      good: 'installazione facile',
      poor: 'installazione impegnativa',
    },
    maturity: { good: 'buona maturità', poor: 'progetto ancora giovane' },
    resourceUsage: { good: 'poche risorse', poor: 'molte risorse' },
    maintenance: {
      good: 'poca manutenzione',
      poor: 'molta manutenzione',
    },
  },
  platform: {
    'platform-windows': 'Windows',
    'platform-macos': 'macOS',
    'platform-linux': 'Linux (desktop)',
    'platform-android': 'Android',
    'platform-ios': 'iPhone e iPad',
    'platform-web': 'Browser web',
    'platform-browser': 'Estensione del browser',
    'hosted-offer': 'Disponibile come servizio gestito',
    'no-server': 'Senza un proprio server',
  },
  deployment: { docker: 'Docker', kubernetes: 'Kubernetes', linux: 'Linux' },
  audience: { business: 'Organizzazioni', private: 'Privati' },
  scores: {
    complexity: { label: 'Installazione', low: 'facile', middle: 'media', high: 'impegnativa' },
    maturity: { label: 'Maturità', low: 'bassa', middle: 'buona', high: 'alta' },
    resourceUsage: { label: 'Risorse', low: 'poche', middle: 'moderate', high: 'molte' },
    maintenance: { label: 'Manutenzione', low: 'poca', middle: 'moderata', high: 'molta' },
  },
  card: {
    details: 'Dettagli',
    tags: 'Parole chiave',
    stars: 'Stelle',
    website: 'Sito web',
    repository: 'Codice sorgente',
    report: 'Segnalare un errore',
  },
  isNew: 'Nuova',
  licences: {
    permissive: 'permissiva',
    weak: 'copyleft debole',
    copyleft: 'copyleft forte',
    network: 'copyleft di rete',
  },
  error: {
    title: 'Il catalogo non può essere mostrato',
    retry: 'Riprova',
    broken: (arrived, missing) => `Le prime ${arrived} soluzioni sono arrivate, ne mancano ${missing}`,
    offline: 'È offline. Il catalogo comparirà non appena la connessione sarà ristabilita.',
    network: 'Il catalogo non è raggiungibile. Verifichi la connessione.',
    later: 'Il catalogo non risponde come previsto. Riprovi più tardi.',
  },
};
