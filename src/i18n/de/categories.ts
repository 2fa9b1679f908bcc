/**
 * The categories of the bundled catalogue. Documents carry their German names; a category with another name, from
 * somebody else's catalogue, is shown as it is written.
 */
const NAMES = [
  'Kommunikation',
  'Videokonferenzen',
  'E-Mail und Kalender',
  'Datei-Management',
  'Büro-Dokumente',
  'Notizen und Wikis',
  'Passwörter',
  'Identität und Anmeldung',
  'Projektmanagement',
  'Softwareentwicklung',
  'Überwachung',
  'Webanalyse',
  'Kundenbeziehungen',
  'ERP und Buchhaltung',
  'Newsletter',
  'Formulare und Umfragen',
  'Elektronische Signatur',
  'Lernplattformen',
  'Fotos',
  'Medien',
  'Smart Home',
  'Datensicherung',
  'Netzwerk und Fernzugriff',
  'Websites und CMS',
  'Onlineshops',
  'Karten',
  'Soziale Netzwerke',
  'Künstliche Intelligenz',
  'Übersetzung',
  'Datenbanken und Low-Code',
  'Design und Diagramme',
  'Dokumentenverwaltung',
  'Zeiterfassung',
  'Helpdesk',
  'Automatisierung',
  'Browser',
  'Virtualisierung und Container',
  'IT-Sicherheit',
  'Personalwesen',
  'Inventar und IT-Geräte',
  'Haushalt und Familie',
  'Audio und Musik',
  'Video und Bildschirmaufnahme',
  'Downloads und Komprimierung',
  'Bibliothek und Archiv',
  'Wissenschaft und Forschung',
  'Veranstaltungen und Tickets',
  'Beteiligung und Abstimmung',
  'Foren',
  'Suchmaschinen',
  'Telefonie',
  'Kurzlinks und Social Media',
  'Spiele und Spielentwicklung',
  'Programmierwerkzeuge',
] as const;

export type CategoryName = (typeof NAMES)[number];

/** What a language calls the categories, by the names that documents carry. */
export type CategoryNames = Readonly<Record<CategoryName, string>>;

export const categories = Object.fromEntries(NAMES.map((name) => [name, name])) as CategoryNames;
