// Queries as people type them, with the answers that a person would call right. Written by hand over the catalogue in
// demo/catalogue: solutions by name, `>slug` for all that replace a product, `=Kategorie` for all of a category,
// `#tag` for all with a tag.
// The last list, HELD_OUT, was written and first run when the search was done.
import type { Solution } from '../../src/catalogue/schema.js';
import type { Locale } from '../../src/i18n/locales.js';
import { replacedProducts } from '../../src/search/index.js';
import { SECOND_HELD_OUT, THIRD_HELD_OUT } from './search-queries-held-out.js';
import { FIFTH_HELD_OUT, FOURTH_HELD_OUT, SIXTH_HELD_OUT } from './search-queries-read.js';
import { SHORT } from './search-queries-short.js';
import type { Query } from './search-queries-made.js';

const NAMES = `
en | nextcloud | Nextcloud
en | jitsi | Jitsi Meet
de | keepass | KeePassXC
de | mattermost | Mattermost
en | home assistant | Home Assistant
fr | paperless | Paperless-ngx
it | libre office | LibreOffice
en | wikijs | Wiki.js
en | wiki js | Wiki.js
en | rocket chat | Rocket.Chat
de | rocketchat | Rocket.Chat
de | open project | OpenProject
de | only office | ONLYOFFICE Docs
en | wordpres | WordPress
en | word press | WordPress
de | Zigbee2MQTT | Zigbee2MQTT
en | zigbee | Zigbee2MQTT
en | uptime | Uptime Kuma
en | pi hole | Pi-hole
en | pihole | Pi-hole
fr | peer tube | PeerTube
de | baikal | Baïkal
de | galene | Galène
fr | galène | Galène
en | bigbluebuton | BigBlueButton
en | big blue button | BigBlueButton
de | nextclod | Nextcloud
de | nextcluod | Nextcloud
en | matermost | Mattermost
en | vaultwardn | Vaultwarden
en | valtwarden | Vaultwarden
it | libreofice | LibreOffice
en | graphana | Grafana
en | promethues | Prometheus
en | jelyfin | Jellyfin
de | kyecloak | Keycloak
de | syncting | Syncthing
fr | mastodonte | Mastodon
en | excalidrow | Excalidraw
en | inksckape | Inkscape
en | home asistant | Home Assistant
de | plausibel | Plausible Analytics
en | stirlingpdf | Stirling PDF
en | element call | Element Call
en | elemnt | Element
de | lime survey | LimeSurvey
en | postgres | PostgreSQL
en | ngx | Paperless-ngx
de | cryptpat | CryptPad
it | firefly | Firefly III
en | odoo | Odoo Community
en | superset | Apache Superset
en | guacamole | Apache Guacamole
en | adguard | AdGuard Home
en | code server | code-server
de | vs codium | VSCodium
en | trillium | Trilium Notes
`;

const PRODUCTS = `
en | alternatives to slack | >slack
en | slack alternative | >slack
de | Alternativen zu Slack | >slack
de | Ersatz für Slack | >slack
de | statt Slack | >slack
de | wie Slack | >slack
fr | alternative à Slack | >slack
fr | remplacer Slack | >slack
it | alternativa a Slack | >slack
it | sostituire Slack | >slack
en | slack | >slack
de | altrnative zu slack | >slack
de | Alternative zu Slakc | >slack
en | google docs | >google-docs
en | gdocs | >google-docs
en | googledocs | >google-docs
en | Goggle Docs | >google-docs
en | google-docs alternative | >google-docs
de | Alternative zu Google Drive | >google-drive
en | gdrive | >google-drive
fr | alternative à google photos | >google-photos
it | alternativa google foto | >google-photos
en | replacement for dropbox | >dropbox
en | open source alternative to notion | >notion
de | Notion Ersatz | >notion
fr | remplaçant de trello | >trello
it | alternative a Trello | >trello
en | trelo | >trello
de | Whatsapp Alternative | >whatsapp
de | whatsap alternative | >whatsapp
en | instead of zoom | >zoom
fr | au lieu de zoom | >zoom
it | invece di zoom | >zoom
it | al posto di zoom | >zoom
de | anstatt Zoom | >zoom
en | something like jira | >jira
de | Jira ablösen | >jira
en | microsoft teams | >microsoft-teams
de | Microsoft Teams Ersatz | >microsoft-teams
en | MS Teams | >microsoft-teams
en | mailchimp | >mailchimp
it | sostituto di mailchimp | >mailchimp
en | salesforce altenative | >salesforce
en | lastpas | >lastpass
en | 1password alternative | >1password
de | Docusign Alternative | >docusign
fr | équivalent de docusign | >docusign
en | google analytics alternative self hosted | >google-analytics
de | Ersatz für Google Analytics | >google-analytics
en | github alternative | >github
en | you tube alternative | >youtube
en | alternative to adobe photoshop | >adobe-photoshop
de | Photoshop Alternative | >adobe-photoshop
en | shopify | >shopify
fr | doctolib calendly | >calendly
en | calendly | >calendly
de | Teamviewer | >teamviewer
en | chat gpt | >chatgpt
en | alternatives to Google Maps | >google-maps
it | google maps alternativa | >google-maps
en | evernote | >evernote
de | Zapier ersetzen | >zapier
en | spotify alternative | >spotify
en | alternatives to figma | >figma
en | survey monkey | >surveymonkey
`;

const TOPICS = `
de | Passwörter | =Passwörter
de | passworter | =Passwörter
de | passwoerter | =Passwörter
fr | mot de passe | =Passwörter
fr | mots de passe | =Passwörter
en | password | =Passwörter
de | Videokonferenz | =Videokonferenzen
fr | visio | =Videokonferenzen, >microsoft-visio
fr | visioconference | =Videokonferenzen
it | videoconferenza | =Videokonferenzen
en | video meetings | =Videokonferenzen
de | video meetings | =Videokonferenzen
en | videokonferenzen | =Videokonferenzen
de | Umfragen | =Formulare und Umfragen
fr | sondage | =Formulare und Umfragen
en | surveys | =Formulare und Umfragen
it | sondaggi | =Formulare und Umfragen
de | Ueberwachung | =Überwachung
de | uberwachung | =Überwachung
en | monitoring | =Überwachung
it | monitoraggio | =Überwachung
fr | supervision | =Überwachung
de | Projektmanagement | =Projektmanagement
de | Projekt-Management | =Projektmanagement
de | projekt management | =Projektmanagement
en | project managment | =Projektmanagement
fr | gestion de projet | =Projektmanagement
fr | gestion projets | =Projektmanagement
it | gestione progetti | =Projektmanagement
de | Zeiterfassung | =Zeiterfassung
de | zeit erfassung | =Zeiterfassung
en | time tracking | =Zeiterfassung
fr | suivi du temps | =Zeiterfassung
de | Newsletter versenden | =Newsletter
fr | infolettre | =Newsletter
en | newsletters | =Newsletter
de | Signatur | =Elektronische Signatur
en | electronic signature | =Elektronische Signatur
fr | signature electronique | =Elektronische Signatur
it | firma elettronica | =Elektronische Signatur
de | Lernplattform | =Lernplattformen
en | learning platform | =Lernplattformen
de | Buchhaltung | =ERP und Buchhaltung
en | accounting | =ERP und Buchhaltung
fr | comptabilite | =ERP und Buchhaltung
it | contabilità | =ERP und Buchhaltung
en | smart home | =Smart Home
fr | domotique | =Smart Home
it | domotica | =Smart Home
de | Datensicherung | =Datensicherung
de | Daten-Sicherung | =Datensicherung
en | backup | =Datensicherung
fr | sauvegarde | =Datensicherung
en | machine translation | LibreTranslate
it | traduzione | =Übersetzung
de | Übersetzung | =Übersetzung
en | online shop | =Onlineshops
de | Onlineshop | =Onlineshops
it | negozio online | =Onlineshops
fr | boutique en ligne | =Onlineshops
en | helpdesk | =Helpdesk
en | help desk | =Helpdesk
it | assistenza | =Helpdesk
de | Kalender | =E-Mail und Kalender
en | e-mail | =E-Mail und Kalender
en | mail server | mailcow, Mailu, Stalwart
de | Mailserver | mailcow, Mailu, Stalwart
fr | l’agenda | =E-Mail und Kalender
en | crm | =Kundenbeziehungen
en | wiki | =Notizen und Wikis
fr | notes | =Notizen und Wikis
en | maps | =Karten
fr | carte | =Karten
de | verwaltung | =Dokumentenverwaltung
de | Dokumenten-Verwaltung | =Dokumentenverwaltung
de | dokumente verwalten | =Dokumentenverwaltung
en | document management | =Dokumentenverwaltung
fr | gestion documentaire | =Dokumentenverwaltung
en | web analytics | =Webanalyse
fr | mesure d'audience | =Webanalyse
it | analisi web | =Webanalyse
de | Künstliche Intelligenz | =Künstliche Intelligenz
de | kuenstliche intelligenz | =Künstliche Intelligenz
fr | intelligence artificielle | =Künstliche Intelligenz
en | artificial inteligence | =Künstliche Intelligenz
it | intelligenza artificiale | =Künstliche Intelligenz
de | soziales Netzwerk | =Soziale Netzwerke
fr | réseau social | =Soziale Netzwerke
en | social media | =Soziale Netzwerke
en | photos | =Fotos
de | fotos | =Fotos
fr | bureautique | =Büro-Dokumente
de | Buero-Dokumente | =Büro-Dokumente
en | office documents | =Büro-Dokumente
en | single sign on | =Identität und Anmeldung
en | sso | =Identität und Anmeldung
it | identità | =Identität und Anmeldung
en | two factor | #two-factor
en | vpn | #vpn
en | remote desktop | RustDesk, Apache Guacamole, MeshCentral
en | kanban | #kanban
en | ebooks | calibre, Kavita, Audiobookshelf
en | audiobooks | Audiobookshelf
en | rss reader | FreshRSS, Miniflux
en | bookmarks | linkding, Karakeep
en | whiteboard | #whiteboard
en | music streaming | Navidrome, Jellyfin
en | ad blocker | AdGuard Home, Pi-hole
en | git hosting | Gitea, GitLab
en | feature flags | PostHog
fr | montage vidéo | Kdenlive, Blender
en | vector graphics | #vector-graphics
en | video editing | #video-editing
de | Tippfehler Volltextsuche | Meilisearch
de | Rechnungen schreiben | InvoiceShelf, Dolibarr, kivitendo, ERPNext, Odoo Community, Bigcapital
`;

const HELD_OUT = `
de | Jitsi | Jitsi Meet
en | peertub | PeerTube
fr | zabix | Zabbix
it | drupla | Drupal
en | libre translate | LibreTranslate
de | organicmaps | Organic Maps
en | sinapse | Synapse
de | prestashop | PrestaShop
en | metbase | Metabase
fr | wallabagg | wallabag
de | Ersatz für Confluence | >confluence
fr | remplacer photoshop | >adobe-photoshop
it | alternative a spotify | >spotify
en | replace airtable | >airtable
de | Discord Alternative | >discord
en | alternatve to netflx | >netflix
de | statt Evernote | >evernote
fr | au lieu de google maps | >google-maps
en | whatsapp | >whatsapp
de | Google Kalender | >google-calendar
it | sostituire zoom | >zoom
en | clickup replacement | >clickup
de | Gesichtserkennung Fotos | =Fotos
en | translation | =Übersetzung
it | fotografie | =Fotos
fr | calendrier | =E-Mail und Kalender
de | Netzwerk Fernzugriff | =Netzwerk und Fernzugriff
it | reti sociali | =Soziale Netzwerke
en | low code | =Datenbanken und Low-Code
fr | base de donnees | =Datenbanken und Low-Code
de | diagramme | =Design und Diagramme
en | customer relations | =Kundenbeziehungen
it | automazione | =Automatisierung
fr | logiciel de sauvegarde | =Datensicherung
de | Supportdesk Helpdesk | =Helpdesk
en | password manager | =Passwörter
`;

/** The hand-made queries with their right answers, as positions. Names that are not in the catalogue are left out. */
export function handMadeQueries(solutions: readonly Solution[]): Query[] {
  return readQueries(solutions, { names: NAMES, products: PRODUCTS, topics: TOPICS, 'held out': HELD_OUT });
}

/** Five more sets by their names, each held out until its misses were read. */
export function heldOut(solutions: readonly Solution[]): Record<string, Query[]> {
  const sets = {
    second: { all: SECOND_HELD_OUT },
    third: { all: THIRD_HELD_OUT },
    fourth: FOURTH_HELD_OUT,
    fifth: FIFTH_HELD_OUT,
    sixth: SIXTH_HELD_OUT,
  };
  return Object.fromEntries(
    Object.entries(sets).map(([name, lists]) => [`held out, ${name}`, readQueries(solutions, lists)]),
  );
}

/** The short queries that were the unseen ones until November 2026. */
export function shortQueries(solutions: readonly Solution[]): Query[] {
  return readQueries(solutions, SHORT);
}

function readQueries(solutions: readonly Solution[], lists: Readonly<Record<string, string>>): Query[] {
  const matching = (answer: string): number[] => {
    const wanted = answer.slice(1);
    return solutions.flatMap((solution, at) => {
      if (answer.startsWith('>')) return replacedProducts(solution).includes(wanted) ? [at] : [];
      if (answer.startsWith('=')) return solution.category === wanted ? [at] : [];
      if (answer.startsWith('#')) return solution.tags.includes(wanted) ? [at] : [];
      return solution.name === answer ? [at] : [];
    });
  };
  return Object.entries(lists).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [locale = '', query = '', answers = ''] = line.split('|').map((part) => part.trim());
        const right = new Set(answers.split(',').flatMap((answer) => matching(answer.trim())));
        return right.size > 0 ? [{ kind, locale: locale as Locale, query, right }] : [];
      }),
  );
}
