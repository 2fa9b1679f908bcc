// The texts of cards and lists in English, and how the language writes numbers and places.
import { plurals, type FormatRules } from '../format.js';
import type { CardMessages } from '../messages.js';

const plural = plurals('en');

export const formats: FormatRules = {
  tag: 'en-GB',
  international: 'International',
};

/** The texts of cards and lists, which all elements have. */
export const cardMessages: CardMessages = {
  region: 'Catalogue of open-source solutions',
  none: 'Nothing here matches',
  more: plural('Show {n} more solution', 'Show {n} more solutions'),
  colon: ': ',
  facets: {
    category: 'Category',
    platform: 'Used on',
    deployment: 'Runs on',
    audience: 'Audience',
    license: 'Licence',
    origin: 'Origin',
    tag: 'Tag',
    alternative: 'Replaces',
    added: 'Added',
  },
  reasons: {
    complexity: { good: 'easy setup', poor: 'demanding setup' },
    maturity: { good: 'mature', poor: 'still young' },
    resourceUsage: {
      good: 'low resource usage',
      poor: 'high resource usage',
    },
    maintenance: { good: 'little upkeep', poor: 'a lot of upkeep' },
  },
  platform: {
    'platform-windows': 'Windows',
    'platform-macos': 'macOS',
    'platform-linux': 'Linux desktop',
    'platform-android': 'Android',
    'platform-ios': 'iPhone and iPad',
    'platform-web': 'Web browser',
    'platform-browser': 'Browser extension',
    'hosted-offer': 'Available as a hosted service',
    'no-server': 'No server of your own needed',
  },
  deployment: { docker: 'Docker', kubernetes: 'Kubernetes', linux: 'Linux' },
  audience: { business: 'Organisations', private: 'Individuals' },
  scores: {
    complexity: { label: 'Setup', low: 'easy', middle: 'moderate', high: 'demanding' },
    maturity: { label: 'Maturity', low: 'young', middle: 'proven', high: 'mature' },
    resourceUsage: { label: 'Resources', low: 'light', middle: 'moderate', high: 'heavy' },
    maintenance: { label: 'Upkeep', low: 'little', middle: 'moderate', high: 'considerable' },
  },
  card: {
    details: 'Details',
    tags: 'Tags',
    stars: 'Stars',
    website: 'Website',
    repository: 'Source code',
    report: 'Report an error',
  },
  isNew: 'New',
  licences: {
    permissive: 'permissive',
    weak: 'weak copyleft',
    copyleft: 'copyleft',
    network: 'network copyleft',
  },
  error: {
    title: 'The catalogue cannot be shown',
    retry: 'Try again',
    broken: (arrived, missing) => `The first ${arrived} solutions are here, ${missing} are missing`,
    offline: 'You are offline. The catalogue will appear once you are back online.',
    network: 'The catalogue cannot be reached. Check your connection.',
    later: 'The catalogue does not answer as it should. Try again later.',
  },
};
