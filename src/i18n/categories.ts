import type { Locale } from './negotiate.js';

/**
 * The category names of the catalogue in the four languages. A document carries one name only, the German one, so
 * the element brings the others along; a name that is not listed here is shown as it stands.
 */
export const CATEGORIES: Readonly<Record<string, Readonly<Record<Exclude<Locale, 'de'>, string>>>> = {
  Kommunikation: { en: 'Communication', fr: 'Communication', it: 'Comunicazione' },
  Videokonferenzen: { en: 'Video meetings', fr: 'Visioconférence', it: 'Videoconferenze' },
  'E-Mail und Kalender': {
    en: 'Mail and calendar',
    fr: 'Courriel et agenda',
    it: 'Posta elettronica e calendario',
  },
  'Datei-Management': { en: 'File management', fr: 'Gestion de fichiers', it: 'Gestione dei file' },
  'Büro-Dokumente': { en: 'Office documents', fr: 'Bureautique', it: 'Documenti d’ufficio' },
  'Notizen und Wikis': { en: 'Notes and wikis', fr: 'Notes et wikis', it: 'Note e wiki' },
  Passwörter: { en: 'Passwords', fr: 'Mots de passe', it: 'Password' },
  'Identität und Anmeldung': {
    en: 'Identity and sign-on',
    fr: 'Identité et connexion',
    it: 'Identità e accesso',
  },
  Projektmanagement: { en: 'Project management', fr: 'Gestion de projet', it: 'Gestione dei progetti' },
  Softwareentwicklung: { en: 'Software development', fr: 'Développement logiciel', it: 'Sviluppo software' },
  Überwachung: { en: 'Monitoring', fr: 'Supervision', it: 'Monitoraggio' },
  Webanalyse: { en: 'Web analytics', fr: 'Mesure d’audience', it: 'Analisi web' },
  Kundenbeziehungen: { en: 'Customer relations', fr: 'Relation client', it: 'Relazioni con i clienti' },
  'ERP und Buchhaltung': { en: 'ERP and accounting', fr: 'ERP et comptabilité', it: 'ERP e contabilità' },
  Newsletter: { en: 'Newsletters', fr: 'Infolettres', it: 'Newsletter' },
  'Formulare und Umfragen': {
    en: 'Forms and surveys',
    fr: 'Formulaires et sondages',
    it: 'Moduli e sondaggi',
  },
  'Elektronische Signatur': {
    en: 'Electronic signatures',
    fr: 'Signature électronique',
    it: 'Firma elettronica',
  },
  Lernplattformen: {
    en: 'Learning platforms',
    fr: 'Plateformes d’apprentissage',
    it: 'Piattaforme didattiche',
  },
  Fotos: { en: 'Photos', fr: 'Photos', it: 'Foto' },
  Medien: { en: 'Media', fr: 'Médias', it: 'Media' },
  'Smart Home': { en: 'Home automation', fr: 'Domotique', it: 'Domotica' },
  Datensicherung: { en: 'Backup', fr: 'Sauvegarde', it: 'Backup' },
  'Netzwerk und Fernzugriff': {
    en: 'Network and remote access',
    fr: 'Réseau et accès à distance',
    it: 'Rete e accesso remoto',
  },
  'Websites und CMS': { en: 'Websites and CMS', fr: 'Sites web et CMS', it: 'Siti web e CMS' },
  Onlineshops: { en: 'Online shops', fr: 'Boutiques en ligne', it: 'Negozi online' },
  Karten: { en: 'Maps', fr: 'Cartes', it: 'Carte e mappe' },
  'Soziale Netzwerke': { en: 'Social media', fr: 'Réseaux sociaux', it: 'Reti sociali' },
  'Künstliche Intelligenz': {
    en: 'Artificial intelligence',
    fr: 'Intelligence artificielle',
    it: 'Intelligenza artificiale',
  },
  Übersetzung: { en: 'Translation', fr: 'Traduction', it: 'Traduzione' },
  'Datenbanken und Low-Code': {
    en: 'Databases and low-code',
    fr: 'Bases de données et low-code',
    it: 'Database e low-code',
  },
  'Design und Diagramme': { en: 'Design and diagrams', fr: 'Design et diagrammes', it: 'Design e diagrammi' },
  Dokumentenverwaltung: { en: 'Document management', fr: 'Gestion documentaire', it: 'Gestione documentale' },
  Zeiterfassung: { en: 'Time tracking', fr: 'Suivi du temps', it: 'Rilevazione delle ore' },
  Helpdesk: { en: 'Helpdesk', fr: 'Assistance', it: 'Assistenza' },
  Automatisierung: { en: 'Automation', fr: 'Automatisation', it: 'Automazione' },
};

/** What categories are called, by their names in the document and by languages. */
export type CategoryLabels = Readonly<Record<string, Readonly<Partial<Record<Locale, string | undefined>>>>>;

/**
 * The name of a category in a language.
 * @param own names that come before those of this list; whatever else stands in there is passed over
 */
export function categoryLabel(category: string, locale: Locale, own?: CategoryLabels | null): string {
  for (const labels of [own, CATEGORIES as CategoryLabels]) {
    const label: unknown = labels && Object.hasOwn(labels, category) && labels[category]?.[locale];
    if (label && typeof label === 'string') return label;
  }
  return category;
}
