// What well-known categories are called in each language, for pages and editors.

/**
 * Categories that many catalogues have, by their German names, in English, French and Italian: those of the bundled
 * catalogue. New catalogues and imports write them into catalogue.yaml, and where nothing stands there pages use them.
 */
const CATEGORIES: Readonly<Record<string, readonly [en: string, fr: string, it: string]>> = {
  Kommunikation: ['Communication', 'Communication', 'Comunicazione'],
  Videokonferenzen: ['Video meetings', 'Visioconférence', 'Videoconferenze'],
  'E-Mail und Kalender': ['Mail and calendar', 'Courriel et agenda', 'Posta elettronica e calendario'],
  'Datei-Management': ['File management', 'Gestion de fichiers', 'Gestione dei file'],
  'Büro-Dokumente': ['Office documents', 'Bureautique', 'Documenti d’ufficio'],
  'Notizen und Wikis': ['Notes and wikis', 'Notes et wikis', 'Note e wiki'],
  Passwörter: ['Passwords', 'Mots de passe', 'Password'],
  'Identität und Anmeldung': ['Identity and sign-on', 'Identité et connexion', 'Identità e accesso'],
  Projektmanagement: ['Project management', 'Gestion de projet', 'Gestione dei progetti'],
  Softwareentwicklung: ['Software development', 'Développement logiciel', 'Sviluppo software'],
  Überwachung: ['Monitoring', 'Supervision', 'Monitoraggio'],
  Webanalyse: ['Web analytics', 'Mesure d’audience', 'Analisi web'],
  Kundenbeziehungen: ['Customer relations', 'Relation client', 'Relazioni con i clienti'],
  'ERP und Buchhaltung': ['ERP and accounting', 'ERP et comptabilité', 'ERP e contabilità'],
  Newsletter: ['Newsletters', 'Infolettres', 'Newsletter'],
  'Formulare und Umfragen': ['Forms and surveys', 'Formulaires et sondages', 'Moduli e sondaggi'],
  'Elektronische Signatur': ['Electronic signatures', 'Signature électronique', 'Firma elettronica'],
  Lernplattformen: ['Learning platforms', 'Plateformes d’apprentissage', 'Piattaforme didattiche'],
  Fotos: ['Photos', 'Photos', 'Foto'],
  Medien: ['Media', 'Médias', 'Media'],
  'Smart Home': ['Home automation', 'Domotique', 'Domotica'],
  Datensicherung: ['Backup', 'Sauvegarde', 'Backup'],
  'Netzwerk und Fernzugriff': [
    'Network and remote access',
    'Réseau et accès à distance',
    'Rete e accesso remoto',
  ],
  'Websites und CMS': ['Websites and CMS', 'Sites web et CMS', 'Siti web e CMS'],
  Onlineshops: ['Online shops', 'Boutiques en ligne', 'Negozi online'],
  Karten: ['Maps', 'Cartes', 'Carte e mappe'],
  'Soziale Netzwerke': ['Social media', 'Réseaux sociaux', 'Reti sociali'],
  'Künstliche Intelligenz': [
    'Artificial intelligence',
    'Intelligence artificielle',
    'Intelligenza artificiale',
  ],
  Übersetzung: ['Translation', 'Traduction', 'Traduzione'],
  'Datenbanken und Low-Code': [
    'Databases and low-code',
    'Bases de données et low-code',
    'Database e low-code',
  ],
  'Design und Diagramme': ['Design and diagrams', 'Design et diagrammes', 'Design e diagrammi'],
  Dokumentenverwaltung: ['Document management', 'Gestion documentaire', 'Gestione documentale'],
  Zeiterfassung: ['Time tracking', 'Suivi du temps', 'Rilevazione delle ore'],
  Helpdesk: ['Helpdesk', 'Assistance', 'Assistenza'],
  Automatisierung: ['Automation', 'Automatisation', 'Automazione'],
  Browser: ['Web browsers', 'Navigateurs web', 'Browser web'],
  'Virtualisierung und Container': [
    'Virtualisation and containers',
    'Virtualisation et conteneurs',
    'Virtualizzazione e container',
  ],
  'IT-Sicherheit': ['IT security', 'Sécurité informatique', 'Sicurezza informatica'],
  Personalwesen: ['Human resources', 'Ressources humaines', 'Risorse umane'],
  'Inventar und IT-Geräte': [
    'Inventory and IT assets',
    'Inventaire et parc informatique',
    'Inventario e parco informatico',
  ],
  'Haushalt und Familie': ['Home and family', 'Maison et famille', 'Casa e famiglia'],
  'Audio und Musik': ['Audio and music', 'Audio et musique', 'Audio e musica'],
  'Video und Bildschirmaufnahme': [
    'Video and screen recording',
    'Vidéo et capture d’écran',
    'Video e registrazione dello schermo',
  ],
  'Downloads und Komprimierung': [
    'Downloads and compression',
    'Téléchargement et compression',
    'Download e compressione',
  ],
  'Bibliothek und Archiv': ['Libraries and archives', 'Bibliothèques et archives', 'Biblioteche e archivi'],
  'Wissenschaft und Forschung': ['Science and research', 'Sciences et recherche', 'Scienza e ricerca'],
  'Veranstaltungen und Tickets': ['Events and tickets', 'Événements et billetterie', 'Eventi e biglietti'],
  'Beteiligung und Abstimmung': [
    'Participation and voting',
    'Participation et vote',
    'Partecipazione e voto',
  ],
  Foren: ['Forums', 'Forums', 'Forum'],
  Suchmaschinen: ['Search engines', 'Moteurs de recherche', 'Motori di ricerca'],
  Telefonie: ['Telephony', 'Téléphonie', 'Telefonia'],
  'Kurzlinks und Social Media': [
    'Short links and social media posting',
    'Liens courts et publication sur les réseaux sociaux',
    'Link brevi e social media',
  ],
  'Spiele und Spielentwicklung': [
    'Games and game development',
    'Jeux et création de jeux',
    'Giochi e sviluppo di giochi',
  ],
  Programmierwerkzeuge: ['Programming tools', 'Outils de programmation', 'Strumenti di programmazione'],
};

/** The names of a known category by languages; undefined for others. */
export function knownLabels(name: string): Readonly<Record<string, string>> | undefined {
  if (!Object.hasOwn(CATEGORIES, name)) return undefined;
  const [en = name, fr = name, it = name] = CATEGORIES[name] ?? [];
  return { de: name, en, fr, it };
}
