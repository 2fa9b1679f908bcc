import type { Solution } from '../../src/catalogue/schema.js';

/** A solution with the given fields; what is not given says nothing. */
export function solution(fields: Partial<Solution> & { name: string }): Solution {
  return {
    category: 'Medien',
    description: 'Beschreibung.',
    descriptionEn: 'Text.',
    license: 'MIT',
    deployment: ['linux'],
    audience: ['business'],
    complexity: 5,
    maturity: 5,
    resourceUsage: 5,
    maintenance: 5,
    tags: [],
    github: `https://github.com/example/${encodeURIComponent(fields.name.toLowerCase())}`,
    website: 'https://example.org/',
    icon: '📦',
    origin: '🇨🇭 Schweiz',
    addedAt: '2026-01-01',
    stars: null,
    ...fields,
  };
}

/** A small catalogue as a real one is: four languages, products, compounds. */
export const SOLUTIONS: readonly Solution[] = [
  solution({
    name: 'Mattermost',
    category: 'Kommunikation',
    description: 'Gruppenchat für Teams mit Kanälen und Anrufen.',
    descriptionEn: 'Group chat for teams with channels and calls.',
    descriptionFr: 'Messagerie d’équipe avec canaux et appels.',
    descriptionIt: 'Chat di gruppo con canali e chiamate.',
    tags: ['slack-alternative', 'microsoft-teams-alternative', 'chat'],
    deployment: ['docker', 'kubernetes'],
    stars: 30_000,
  }),
  solution({
    name: 'Rocket.Chat',
    category: 'Kommunikation',
    description: 'Chat und Kundendialog in einer Oberfläche.',
    descriptionEn: 'Chat and customer conversations in one place.',
    descriptionFr: 'Discussion et relation avec la clientèle réunies.',
    descriptionIt: 'Conversazioni interne e con i clienti.',
    tags: ['slack-alternative', 'chat'],
    deployment: ['docker'],
    stars: 40_000,
  }),
  solution({
    name: 'Zulip',
    category: 'Kommunikation',
    description: 'Gespräche, nach Themen geordnet.',
    descriptionEn: 'Conversations sorted by topic; imports channels from Slack.',
    tags: ['discord-alternative', 'chat'],
    stars: 20_000,
  }),
  solution({
    name: 'Etherpad',
    category: 'Büro-Dokumente',
    description: 'Gemeinsam an einem Text schreiben.',
    descriptionEn: 'Write a text together.',
    descriptionFr: 'Rédiger un texte à plusieurs.',
    tags: ['google-docs-alternative', 'editor'],
  }),
  solution({
    name: 'Collabora Online',
    category: 'Büro-Dokumente',
    description: 'Dokumente, Tabellen und Präsentationen im Browser.',
    descriptionEn: 'Documents, sheets and slides in the browser.',
    tags: ['google-docs-alternative', 'microsoft-365-alternative'],
  }),
  solution({
    name: 'Nextcloud',
    category: 'Datei-Management',
    description: 'Dateien, Kalender und Kontakte in eigener Hand.',
    descriptionEn: 'Files, calendars and contacts in your own hands.',
    descriptionFr: 'Fichiers, agendas et contacts chez soi.',
    tags: ['dropbox-alternative', 'google-drive-alternative', 'files'],
    stars: 28_000,
  }),
  solution({
    name: 'Nextcloud Forms',
    category: 'Formulare und Umfragen',
    description: 'Umfragen direkt in Nextcloud.',
    descriptionEn: 'Surveys right inside Nextcloud.',
    tags: ['google-forms-alternative', 'nextcloud'],
  }),
  solution({
    name: 'Bitwarden',
    category: 'Passwörter',
    description: 'Passwort-Manager mit Tresoren für Gruppen.',
    descriptionEn: 'Password manager with vaults for groups.',
    descriptionFr: 'Gestionnaire de mots de passe pour les groupes.',
    tags: ['1password-alternative', 'lastpass-alternative'],
  }),
  solution({
    name: 'KeePassXC',
    category: 'Passwörter',
    description: 'Ein Passwortmanager ohne Server.',
    descriptionEn: 'Keeps logins in one encrypted file.',
    tags: ['1password-alternative', 'desktop'],
  }),
  solution({
    name: 'Paperless-ngx',
    category: 'Dokumentenverwaltung',
    description: 'Scannt, erkennt und ordnet Belege.',
    descriptionEn: 'Scans, reads and files receipts.',
    tags: ['docuware-alternative', 'ocr'],
  }),
  solution({
    name: 'Zabbix',
    category: 'Überwachung',
    description: 'Meldet Ausfälle von Servern und Geräten.',
    descriptionEn: 'Reports outages of servers and devices.',
    descriptionFr: 'Signale les pannes de serveurs, mesure l’audience.',
    tags: ['datadog-alternative', 'metrics'],
    stars: 4_000,
  }),
  solution({
    name: 'Straßenkarte',
    category: 'Karten',
    description: 'Karten der Straßen, auch ohne Netz.',
    descriptionEn: 'Street maps for use without a network.',
    tags: ['google-maps-alternative'],
  }),
];

/** The position of a solution by its name. */
export function at(name: string, solutions: readonly Solution[] = SOLUTIONS): number {
  const position = solutions.findIndex((each) => each.name === name);
  if (position < 0) throw new Error(`There is no solution "${name}".`);
  return position;
}
