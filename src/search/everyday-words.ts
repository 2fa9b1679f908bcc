/**
 * What people call the subjects of categories and tags beside their names, in four languages, folded. Only words that
 * every speaker knows and that descriptions seldom have: the script's readers pay for each.
 */
const LINES = `Kommunikation:messaggistica
Passwörter:kennwort coffre-fort
Überwachung:surveillance sorveglianza
Webanalyse:statistik visiteurs
Elektronische Signatur:unterschreiben signer documents dokumente documenti
Lernplattformen:lernen scuola unterricht formation
Datensicherung:wiederherstellung ripristino
Websites und CMS:homepage webseite
Onlineshops:webshop verkaufen sell vendre
Übersetzung:traduttore
Dokumentenverwaltung:documents dokumente documenti
Zeiterfassung:timesheets
Helpdesk:tickets kundendienst
accounting:bookkeeping
appointments:terminfindung termine booking prenotazione rendez-vous
calendar:calendrier
encryption:verschlusselung
file-sharing:teilen partager condividere condivisione
image-editing:bildbearbeitung drawing modificare
invoices:rechnungsstellung
remote-desktop:control controllo
two-factor:zweifaktor
voting:abstimmung votazione`;

/** By category or tag. */
export const EVERYDAY_WORDS: ReadonlyMap<string, string> = new Map(
  LINES.split('\n').map((line) => line.split(':') as [string, string]),
);
