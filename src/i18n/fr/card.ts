// The texts of cards and lists in French, and how the language writes numbers and places.
import { plurals, type FormatRules } from '../format.js';
import type { CardMessages } from '../messages.js';

const plural = plurals('fr');

export const formats: FormatRules = {
  tag: 'fr-CH',
  international: 'International',
  // French writes the first of a month as an ordinal number; Intl does not.
  longDate: (date) => date.replace(/^1(?=\s)/, '1er'),
};

/** The texts of cards and lists, which all elements have. */
export const cardMessages: CardMessages = {
  region: 'Catalogue de solutions libres',
  none: 'Rien ne correspond ici',
  more: plural('Afficher {n} solution de plus', 'Afficher {n} solutions de plus'),
  colon: ' : ',
  facets: {
    category: 'Catégorie',
    platform: 'S’utilise sur',
    deployment: 'Fonctionne sur',
    audience: 'Public cible',
    license: 'Licence',
    origin: 'Origine',
    tag: 'Mot-clé',
    alternative: 'Remplace',
    added: 'Ajout',
  },
  reasons: {
    complexity: {
      good: 'installation facile',
      poor: 'installation exigeante',
    },
    maturity: { good: 'bonne maturité', poor: 'projet encore jeune' },
    resourceUsage: {
      good: 'peu de ressources',
      poor: 'beaucoup de ressources',
    },
    maintenance: {
      good: 'peu de maintenance',
      poor: 'beaucoup de maintenance',
    },
  },
  platform: {
    'platform-windows': 'Windows',
    'platform-macos': 'macOS',
    'platform-linux': 'Linux (bureau)',
    'platform-android': 'Android',
    'platform-ios': 'iPhone et iPad',
    'platform-web': 'Navigateur web',
    'platform-browser': 'Extension de navigateur',
    'hosted-offer': 'Proposé comme service hébergé',
    'no-server': 'Sans serveur à soi',
  },
  deployment: { docker: 'Docker', kubernetes: 'Kubernetes', linux: 'Linux' },
  audience: { business: 'Organisations', private: 'Particuliers' },
  scores: {
    complexity: { label: 'Installation', low: 'facile', middle: 'moyenne', high: 'exigeante' },
    maturity: { label: 'Maturité', low: 'faible', middle: 'bonne', high: 'élevée' },
    resourceUsage: { label: 'Ressources', low: 'modestes', middle: 'moyennes', high: 'importantes' },
    maintenance: { label: 'Maintenance', low: 'faible', middle: 'moyenne', high: 'importante' },
  },
  card: {
    details: 'Détails',
    tags: 'Mots-clés',
    stars: 'Étoiles',
    website: 'Site web',
    repository: 'Code source',
    report: 'Signaler une erreur',
  },
  isNew: 'Nouvelle',
  licences: {
    permissive: 'permissive',
    weak: 'copyleft faible',
    copyleft: 'copyleft fort',
    network: 'copyleft réseau',
  },
  error: {
    title: 'Le catalogue ne peut pas être affiché',
    retry: 'Réessayer',
    broken: (arrived, missing) => `Les ${arrived} premières solutions sont là, il en manque ${missing}`,
    offline: 'Vous êtes hors ligne. Le catalogue s’affichera dès que la connexion sera rétablie.',
    network: 'Le catalogue est inaccessible. Vérifiez votre connexion.',
    later: 'Le catalogue ne répond pas comme prévu. Réessayez plus tard.',
  },
};
