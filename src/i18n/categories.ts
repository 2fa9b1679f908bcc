import type { Locale } from './locales.js';

/** Names of categories: in German, as documents have them, in English, French and Italian. */
const NAMES = `Kommunikation|Communication|Communication|Comunicazione
Videokonferenzen|Video meetings|Visioconférence|Videoconferenze
E-Mail und Kalender|Mail and calendar|Courriel et agenda|Posta elettronica e calendario
Datei-Management|File management|Gestion de fichiers|Gestione dei file
Büro-Dokumente|Office documents|Bureautique|Documenti d’ufficio
Notizen und Wikis|Notes and wikis|Notes et wikis|Note e wiki
Passwörter|Passwords|Mots de passe|Password
Identität und Anmeldung|Identity and sign-on|Identité et connexion|Identità e accesso
Projektmanagement|Project management|Gestion de projet|Gestione dei progetti
Softwareentwicklung|Software development|Développement logiciel|Sviluppo software
Überwachung|Monitoring|Supervision|Monitoraggio
Webanalyse|Web analytics|Mesure d’audience|Analisi web
Kundenbeziehungen|Customer relations|Relation client|Relazioni con i clienti
ERP und Buchhaltung|ERP and accounting|ERP et comptabilité|ERP e contabilità
Newsletter|Newsletters|Infolettres|Newsletter
Formulare und Umfragen|Forms and surveys|Formulaires et sondages|Moduli e sondaggi
Elektronische Signatur|Electronic signatures|Signature électronique|Firma elettronica
Lernplattformen|Learning platforms|Plateformes d’apprentissage|Piattaforme didattiche
Fotos|Photos|Photos|Foto
Medien|Media|Médias|Media
Smart Home|Home automation|Domotique|Domotica
Datensicherung|Backup|Sauvegarde|Backup
Netzwerk und Fernzugriff|Network and remote access|Réseau et accès à distance|Rete e accesso remoto
Websites und CMS|Websites and CMS|Sites web et CMS|Siti web e CMS
Onlineshops|Online shops|Boutiques en ligne|Negozi online
Karten|Maps|Cartes|Carte e mappe
Soziale Netzwerke|Social media|Réseaux sociaux|Reti sociali
Künstliche Intelligenz|Artificial intelligence|Intelligence artificielle|Intelligenza artificiale
Übersetzung|Translation|Traduction|Traduzione
Datenbanken und Low-Code|Databases and low-code|Bases de données et low-code|Database e low-code
Design und Diagramme|Design and diagrams|Design et diagrammes|Design e diagrammi
Dokumentenverwaltung|Document management|Gestion documentaire|Gestione documentale
Zeiterfassung|Time tracking|Suivi du temps|Rilevazione delle ore
Helpdesk|Helpdesk|Assistance|Assistenza
Automatisierung|Automation|Automatisation|Automazione`;

/**
 * The category names of the catalogue in the four languages. A document carries one name only, the German one, so
 * the element brings the others along; a name that is not listed here is shown as it stands.
 */
export const CATEGORIES: Readonly<Record<string, Readonly<Record<Exclude<Locale, 'de'>, string>>>> =
  Object.fromEntries(
    NAMES.split('\n').map((line) => {
      const [de, en, fr, it] = line.split('|') as [string, string, string, string];
      return [de, { en, fr, it }];
    }),
  );

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
