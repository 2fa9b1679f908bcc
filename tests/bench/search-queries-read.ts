/**
 * Three more sets of queries in the notation of search-queries.ts, by kind: written by people who had read the catalogue
 * and nothing of the search, and since then read with what they missed.
 */
/** Written before the descriptions said plainly what solutions are for. */
export const FOURTH_HELD_OUT: Readonly<Record<string, string>> = {
  products: `
de | weg von Dropbox | Nextcloud, OpenCloud, Seafile, Syncthing
de | statt Doodle | Rallly, Nextcloud, CryptPad
de | Alternative zu Teamviewer | RustDesk, MeshCentral, Apache Guacamole
de | Fotoshop Ersatz | GIMP, Krita, Pinta
de | kahoot | ClassQuiz
de | microsft teams alternative | Element, Mattermost, Rocket.Chat, Synapse, Zulip, Element Call, Jitsi Meet, La Suite Meet, Nextcloud Talk
de | was gibt es statt bexio | Dolibarr, kivitendo, ERPNext, Odoo Community, Bigcapital, InvoiceShelf
de | Ersatz für Google Fotos | Immich, Ente Photos, PhotoPrism, Piwigo
en | slack alternatives | Mattermost, Rocket.Chat, Zulip, Element, Synapse, Nextcloud Talk
en | quickbooks | GnuCash, Bigcapital, Dolibarr, ERPNext
en | replace google analytics | Matomo, Plausible Analytics, Umami, GoAccess, OpenPanel, PostHog
en | something like notion | Docmost, La Suite Docs, Logseq, Trilium Notes, XWiki
en | autocad | FreeCAD, LibreCAD, QCAD
en | moving away from mailchimp | Keila, listmonk, Mautic, Notifuse
en | lastpas alternative | Bitwarden, KeePassXC, Passbolt, Psono, Vaultwarden
fr | remplacer Google Drive | Nextcloud, OpenCloud, Seafile, CryptPad
fr | alternative à Zoom | BigBlueButton, Jitsi Meet, Galène, La Suite Meet, Nextcloud Talk, Element Call
fr | quitter gmail | mailcow, Mailu, Stalwart, Roundcube, Thunderbird
fr | à la place d'Excel | LibreOffice, ONLYOFFICE Docs, Collabora Online, Grist, CryptPad
fr | trelo | WeKan, Kanboard, Vikunja, Taiga, Leantime
fr | Adobe Illustrator | Inkscape
fr | équivalent de YouTube | PeerTube, MediaCMS, Owncast
fr | un logiciel comme Salesforce | SuiteCRM, EspoCRM, Twenty, CiviCRM, Frappe CRM, Krayin CRM
it | alternativa a whatsapp | Signal, Element, Delta Chat, SimpleX Chat
it | al posto di Lightroom | darktable, digiKam
it | indesign | Scribus
it | sostituire Outlook | Thunderbird, Roundcube, SOGo, grommunio
it | chatgtp | LibreChat, Ollama, AnythingLLM
it | github alternativa | Gitea, GitLab, Gogs
it | via da Shopify | WooCommerce, PrestaShop, Shopware, Medusa, Sylius
`,
  names: `
de | nextclaud talk | Nextcloud Talk
de | vault warden | Vaultwarden
de | kivit | kivitendo
de | paperlessngx | Paperless-ngx
en | uptimekuma | Uptime Kuma
en | stirling | Stirling PDF
en | key cloak | Keycloak
en | exalidraw | Excalidraw
en | home asistant | Home Assistant
fr | libre office | LibreOffice
fr | dolibar | Dolibarr
fr | open board | OpenBoard
fr | peertub | PeerTube
it | jelly fin | Jellyfin
it | tunderbird | Thunderbird
it | word press | WordPress
it | kdenliv | Kdenlive
it | next cloud forms | Nextcloud Forms
`,
  functions: `
de | Passwörter verwalten | Bitwarden, KeePassXC, Passbolt, Psono, Vaultwarden
de | Mitgliederverwaltung | CiviCRM, Dolibarr
de | Rechnung schreiben | Dolibarr, InvoiceShelf, kivitendo, ERPNext, Odoo Community, Bigcapital, GnuCash, Axelor Open Suite
de | Absenzen Schule | OpenOlat
de | Terminbuchung Praxis | Easy!Appointments
de | PDF zusammenfügen | Stirling PDF, PDFsam Basic
de | gemeinsam am Text schreiben | Etherpad, HedgeDoc, CryptPad, Collabora Online, ONLYOFFICE Docs, La Suite Docs
de | Stunden der Mitarbeiter erfassen | Kimai, solidtime, TimeTagger
de | Werbung blockieren | AdGuard Home, Pi-hole
de | Inventar Computer | GLPI, iTop
de | Videos schneiden | Kdenlive, Shotcut, Blender
de | Backup vom PC | Duplicati, Kopia, restic, BorgBackup, Vorta, UrBackup, Rescuezilla
en | online shop | WooCommerce, PrestaShop, Shopware, Medusa, Saleor, Sylius
en | sign contracts online | Documenso, DocuSeal, LibreSign
en | photos face recognition | Immich, PhotoPrism, digiKam, Ente Photos
en | help desk tickets | Zammad, osTicket, FreeScout, GLPI, iTop, Znuny, Chatwoot
en | read comics | Kavita, Komga
en | single sign on | Authelia, authentik, Keycloak, Pocket ID, ZITADEL
en | whiteboard | Excalidraw, Nextcloud Whiteboard, OpenBoard, WBO
en | transcribe interviews | Buzz
en | scan and file paper documents | Paperless-ngx, Papermerge, Papra, Mayan EDMS
en | make a website | WordPress, Joomla!, Contao, Publii, Drupal, TYPO3, Hugo
en | where have I been | Dawarich
en | kanban board | Kanboard, WeKan, Taiga, Vikunja, Plane, Leantime, CryptPad
fr | prise de rendez-vous | Easy!Appointments
fr | sondage date réunion | Rallly, Nextcloud, CryptPad
fr | comptabilité | GnuCash, Dolibarr, Bigcapital, ERPNext, kivitendo, Axelor Open Suite, InvoiceShelf
fr | gestion de stock | Dolibarr, ERPNext, Odoo Community, kivitendo, Bigcapital
fr | carte interactive | uMap
fr | tickets informatiques | GLPI, iTop, Zammad, osTicket, Znuny, FreeScout
fr | retouche photo | GIMP, Pinta, Krita, darktable, digiKam
fr | traduire un texte | LibreTranslate, Argos Translate, Apertium
fr | correcteur d'orthographe | LanguageTool
fr | cours en ligne | Moodle, ILIAS, OpenOlat, Canvas LMS, Open edX
fr | alerte site en panne | Uptime Kuma, Gatus, OneUptime, GlitchTip
fr | domotique | Home Assistant, Domoticz, ioBroker, openHAB
it | preventivi e fatture | Dolibarr, InvoiceShelf, kivitendo, ERPNext, Odoo Community, Axelor Open Suite, Bigcapital
it | imparare vocaboli | Anki
it | chiamate video | Jitsi Meet, BigBlueButton, Element Call, Galène, La Suite Meet, Nextcloud Talk, Signal, Element
it | moduli di iscrizione | OpnForm, Nextcloud Forms, CryptPad, LimeSurvey
it | audiolibri | Audiobookshelf
it | salvare articoli da leggere | wallabag, Karakeep, linkding
it | telecamere di sorveglianza | Frigate
it | disegno 3d | Blender, FreeCAD
it | calendario condiviso | Nextcloud, SOGo, Baïkal, Radicale, grommunio, mailcow, Stalwart, Mailu
it | monitorare i server | Zabbix, Checkmk, Icinga, Prometheus, Grafana, Uptime Kuma, OneUptime, Gatus
it | gestione progetti | OpenProject, Redmine, Leantime, Taiga, Plane, Vikunja, Kanboard, WeKan
it | bilancio familiare | Actual Budget, Firefly III, GnuCash
`,
  qualifiers: `
de | einfache Buchhaltung für Verein | GnuCash, Dolibarr
de | Videokonferenz für Schulen | BigBlueButton, Jitsi Meet, Galène
de | Passwortmanager für Firma | Bitwarden, Passbolt, Psono, Vaultwarden
de | Schweizer Lernplattform | OpenOlat
de | Newsletter versenden kostenlos | Keila, listmonk, Mautic, Notifuse, Plunk, Ghost
de | verschlüsselter Chat | Signal, Element, Delta Chat, SimpleX Chat, Synapse
en | simple markdown notes | Joplin, Memos, Logseq, HedgeDoc
en | self-hosted spotify | Navidrome, Koel, Jellyfin
en | survey tool that works offline | KoboToolbox, ODK Central
en | crm for small business | EspoCRM, Dolibarr, Frappe CRM, Twenty, Krayin CRM
en | translation api | LibreTranslate, Apertium
en | password manager without a server | KeePassXC
fr | messagerie sans numéro de téléphone | Delta Chat, SimpleX Chat
fr | signature électronique gratuite | Documenso, DocuSeal, LibreSign
fr | partage de gros fichiers sécurisé | Gokapi, LocalSend, Seafile, Nextcloud, SFTPGo, OpenCloud
fr | wiki sans base de données | DokuWiki
fr | dessin technique suisse | QCAD
fr | sauvegarde chiffrée docker | Duplicati, Kopia, restic, Rclone
it | sito web per associazione | WordPress, Joomla!, Contao, Publii
it | vpn con app per cellulare | WireGuard, NetBird, OpenVPN
it | editor video gratuito | Kdenlive, Shotcut, Blender
it | database senza programmare | Baserow, Grist, Mathesar
it | rete sociale per la scuola | HumHub
it | motore di ricerca privato | SearXNG
`,
};

/** Written afterwards: what people would type, before the catalogue was read for the answers. */
export const FIFTH_HELD_OUT: Readonly<Record<string, string>> = {
  products: `
de | alternative zu whatsapp | Signal, Element, Delta Chat, SimpleX Chat
de | statt dropbox | Nextcloud, OpenCloud, Seafile, Syncthing
de | ersatz für doodle | Rallly, CryptPad, Nextcloud
de | zoom | BigBlueButton, Element Call, Galène, Jitsi Meet, La Suite Meet, Nextcloud Talk
de | mailchimp alternative | Keila, listmonk, Mautic, Notifuse
de | microsft teams | Element Call, Element, Jitsi Meet, La Suite Meet, Mattermost, Nextcloud Talk, Rocket.Chat, Synapse, Zulip
de | google docs ersetzen | Etherpad, HedgeDoc, CryptPad, Collabora Online, La Suite Docs, ONLYOFFICE Docs
de | trello | Kanboard, Leantime, Taiga, Vikunja, WeKan
de | photoshop kostenlos | GIMP, Krita, Pinta
en | slack replacement | Mattermost, Rocket.Chat, Zulip, Element, Nextcloud Talk, Synapse
en | alternatives to notion | Docmost, La Suite Docs, Logseq, Trilium Notes, XWiki
en | google drive | Nextcloud, OpenCloud, Seafile, CryptPad
en | instead of teamviewer | RustDesk, MeshCentral, Apache Guacamole
en | jira | GitLab, OpenProject, Plane, Redmine, Taiga
en | google analitics | GoAccess, Matomo, OpenPanel, Plausible Analytics, PostHog, Umami
en | open source salesforce | CiviCRM, EspoCRM, SuiteCRM, Twenty, Frappe CRM, Krayin CRM
en | evernote | Joplin, Trilium Notes
en | replace google photos | Immich, Ente Photos, PhotoPrism, Piwigo
fr | remplacer wetransfer | Gokapi, Seafile, Nextcloud
fr | alternative à google forms | LimeSurvey, OpnForm, Nextcloud Forms, CryptPad, Formbricks
fr | onedrive | Nextcloud, OpenCloud, Seafile, Syncthing
fr | à la place de teams | Element Call, Element, Jitsi Meet, La Suite Meet, Mattermost, Nextcloud Talk, Rocket.Chat, Synapse, Zulip
fr | skype | Jitsi Meet, Signal, Mumble, Element, Nextcloud Talk
fr | trelo | Kanboard, Leantime, Taiga, Vikunja, WeKan
fr | remplacer gmail | mailcow, Mailu, Roundcube, Stalwart, Thunderbird
fr | sharepoint | Alfresco Community Edition, HumHub, OpenCloud, XWiki, Nextcloud
it | alternativa a telegram | Signal, Delta Chat, SimpleX Chat, Element
it | sostituire google calendar | Baïkal, Radicale, SOGo, Thunderbird, Nextcloud
it | invece di zoom | BigBlueButton, Element Call, Galène, Jitsi Meet, La Suite Meet, Nextcloud Talk
it | wix | WordPress, Joomla!, Contao, Publii, WooCommerce
it | youtube | PeerTube, MediaCMS, Owncast
it | zapier | Activepieces, Huginn, Node-RED
it | shopfy | Medusa, PrestaShop, Saleor, Shopware, Sylius, WooCommerce
it | excel | LibreOffice, Collabora Online, Grist, ONLYOFFICE Docs, CryptPad
it | google maps | Organic Maps, uMap, GraphHopper, Nominatim
`,
  names: `
de | nexcloud | Nextcloud
de | jitsy | Jitsi Meet
de | paperles | Paperless-ngx
de | wordpres | WordPress
de | keepas | KeePassXC
en | bitwardn | Bitwarden
en | mattermos | Mattermost
en | immch | Immich
en | gitlb | GitLab
en | libre offce | LibreOffice
fr | dolibar | Dolibarr
fr | piwgo | Piwigo
fr | vikunia | Vikunja
fr | only offic | ONLYOFFICE Docs
fr | sincthing | Syncthing
it | odo | Odoo Community
it | joplyn | Joplin
it | blendr | Blender
it | thunderbrid | Thunderbird
it | home asistant | Home Assistant
`,
  functions: `
de | rechnungen schreiben | InvoiceShelf, Dolibarr, Bigcapital, ERPNext, GnuCash, kivitendo, Odoo Community
de | terminfindung | Rallly, CryptPad, Nextcloud
de | mitgliederverwaltung | CiviCRM, Dolibarr, Baserow
de | passwörter speichern | Bitwarden, KeePassXC, Passbolt, Psono, Vaultwarden
de | fotos sichern | Immich, Ente Photos
de | videokonferenz | BigBlueButton, Element Call, Galène, Jitsi Meet, La Suite Meet, Nextcloud Talk
de | umfrage erstellen | LimeSurvey, Formbricks, Nextcloud Forms, OpnForm, KoboToolbox, ODK Central, CryptPad
de | webseite bauen | WordPress, Joomla!, Contao, Publii, Hugo, Ghost, Drupal, TYPO3, Wagtail
de | dateien teilen | Gokapi, LocalSend, Nextcloud, OpenCloud, Seafile, SFTPGo, Syncthing
de | newsletter verschicken | Keila, listmonk, Mautic, Notifuse, Ghost, Plunk, CiviCRM
de | gemeinsam texte schreiben | Etherpad, HedgeDoc, CryptPad, Collabora Online, La Suite Docs, ONLYOFFICE Docs
de | aufgabenliste | Vikunja, Super Productivity, Kanboard, WeKan, Joplin
de | zeiterfassung | Kimai, solidtime, TimeTagger, ActivityWatch, Super Productivity
de | lernplattform | Moodle, ILIAS, OpenOlat, Canvas LMS, Open edX
de | pdf bearbeiten | Stirling PDF, PDFsam Basic, ONLYOFFICE Docs
de | belege scannen | Paperless-ngx, Papermerge, Papra, Mayan EDMS
en | invoicing | InvoiceShelf, Dolibarr, Bigcapital, ERPNext, GnuCash, kivitendo, Odoo Community
en | password manager | Bitwarden, KeePassXC, Passbolt, Psono, Vaultwarden
en | shared calendar | SOGo, Nextcloud, Radicale, Baïkal, grommunio, mailcow, Stalwart, Mailu
en | online survey | LimeSurvey, Formbricks, Nextcloud Forms, OpnForm, KoboToolbox, ODK Central, CryptPad
en | project management | OpenProject, Plane, Redmine, Taiga, Leantime, Vikunja, Kanboard, WeKan
en | helpdesk tickets | Chatwoot, FreeScout, GLPI, iTop, osTicket, Zammad, Znuny
en | video calls | BigBlueButton, Element Call, Galène, Jitsi Meet, La Suite Meet, Nextcloud Talk, Element, Signal
en | blog | Ghost, WordPress, Hugo, Publii, Joomla!, Wagtail
en | online shop | Medusa, PrestaShop, Saleor, Shopware, Sylius, WooCommerce
en | inventory | Axelor Open Suite, Bigcapital, Dolibarr, ERPNext, kivitendo, Odoo Community, GLPI, iTop, Baserow
en | time tracking | Kimai, solidtime, TimeTagger, ActivityWatch, Super Productivity
en | wiki | Docmost, DokuWiki, MediaWiki, Wiki.js, XWiki
en | sign documents | Documenso, DocuSeal, LibreSign
en | home automation | Home Assistant, openHAB, ioBroker, Domoticz, Zigbee2MQTT
en | website statistics | GoAccess, Matomo, OpenPanel, Plausible Analytics, PostHog, Umami
en | edit videos | Kdenlive, Shotcut, Blender
en | backup | Bareos, BorgBackup, Duplicati, Kopia, restic, UrBackup, Vorta, Rescuezilla, Rclone
fr | facturation | InvoiceShelf, Dolibarr, Bigcapital, ERPNext, GnuCash, kivitendo, Odoo Community
fr | comptabilité | GnuCash, Dolibarr, Bigcapital, ERPNext, kivitendo, Axelor Open Suite, Firefly III
fr | sondage en ligne | LimeSurvey, Formbricks, Nextcloud Forms, OpnForm, KoboToolbox, ODK Central, CryptPad, Rallly
fr | visioconférence | BigBlueButton, Element Call, Galène, Jitsi Meet, La Suite Meet, Nextcloud Talk
fr | partage de fichiers | Gokapi, LocalSend, Nextcloud, OpenCloud, Seafile, SFTPGo, Syncthing
fr | gestion des membres | CiviCRM, Dolibarr, Baserow
fr | boutique en ligne | Medusa, PrestaShop, Saleor, Shopware, Sylius, WooCommerce
fr | agenda partagé | SOGo, Nextcloud, Radicale, Baïkal, grommunio, mailcow, Stalwart, Mailu
fr | gestion de projet | OpenProject, Plane, Redmine, Taiga, Leantime, Vikunja, Kanboard, WeKan
fr | créer un site web | WordPress, Joomla!, Contao, Publii, Hugo, Ghost, Drupal, TYPO3, Wagtail
fr | mots de passe | Bitwarden, KeePassXC, Passbolt, Psono, Vaultwarden
fr | infolettre | Keila, listmonk, Mautic, Notifuse, Ghost, Plunk, CiviCRM
fr | traduction | LibreTranslate, Argos Translate, Apertium, OmegaT, Weblate, Tolgee
fr | livres numériques | calibre, Kavita, Komga
fr | réserver un rendez-vous | Easy!Appointments
fr | messagerie instantanée | Signal, Element, Delta Chat, SimpleX Chat, Mattermost, Rocket.Chat, Zulip, Nextcloud Talk, Synapse, ejabberd
fr | signature électronique | Documenso, DocuSeal, LibreSign
it | fatture | InvoiceShelf, Dolibarr, Bigcapital, ERPNext, GnuCash, kivitendo, Odoo Community
it | gestione password | Bitwarden, KeePassXC, Passbolt, Psono, Vaultwarden
it | sondaggi | LimeSurvey, Formbricks, Nextcloud Forms, OpnForm, KoboToolbox, ODK Central, CryptPad, Rallly
it | videochiamate | BigBlueButton, Element Call, Galène, Jitsi Meet, La Suite Meet, Nextcloud Talk, Element, Signal
it | calendario condiviso | SOGo, Nextcloud, Radicale, Baïkal, grommunio, mailcow, Stalwart, Mailu
it | condividere file | Gokapi, LocalSend, Nextcloud, OpenCloud, Seafile, SFTPGo, Syncthing
it | negozio online | Medusa, PrestaShop, Saleor, Shopware, Sylius, WooCommerce
it | gestione soci | CiviCRM, Dolibarr, Baserow
it | mappe | Organic Maps, uMap, QGIS, GeoServer, GraphHopper, Nominatim, Dawarich
it | registrare ore di lavoro | Kimai, solidtime, TimeTagger
it | appunti | Joplin, Logseq, Memos, Trilium Notes, HedgeDoc, Etherpad
it | forum | Discourse, Flarum, Lemmy
it | firmare documenti | Documenso, DocuSeal, LibreSign
it | gestione magazzino | Axelor Open Suite, Bigcapital, Dolibarr, ERPNext, kivitendo, Odoo Community
it | corsi online | Moodle, ILIAS, OpenOlat, Canvas LMS, Open edX
it | musica | Navidrome, Koel, Jellyfin, Kodi, Universal Media Server
`,
  qualifiers: `
de | kostenloses office | LibreOffice, Collabora Online, ONLYOFFICE Docs, CryptPad
de | einfaches kassensystem | Odoo Community, ERPNext
de | cloud schweiz | Nextcloud, OpenCloud, Seafile
de | kalender auf docker | Radicale, Nextcloud, mailcow, Stalwart, Mailu
de | buchhaltung verein | GnuCash, Dolibarr
en | free crm | CiviCRM, EspoCRM, Frappe CRM, Krayin CRM, SuiteCRM, Twenty, Odoo Community, Dolibarr
en | simple accounting | GnuCash, Dolibarr, Bigcapital, Firefly III
en | lms for schools | Moodle, OpenOlat
en | photo gallery docker | Lychee, Piwigo, PhotoPrism, Immich, Ente Photos
fr | retouche photo gratuite | GIMP, darktable, Pinta, Krita, digiKam
fr | visio pour écoles | Jitsi Meet, BigBlueButton, Galène
fr | facturation suisse | Dolibarr, kivitendo
fr | wiki docker | Docmost, DokuWiki, MediaWiki, Wiki.js, XWiki
it | contabilità gratis | GnuCash, Dolibarr, Bigcapital, ERPNext, kivitendo, Axelor Open Suite, Firefly III
it | crm semplice | EspoCRM, Frappe CRM, Krayin CRM, Twenty, Dolibarr
it | lavagna per scuola | OpenBoard, WBO
it | cms svizzero | TYPO3
it | sito web gratuito | WordPress, Joomla!, Contao, Publii, Hugo, Ghost, Drupal, TYPO3, Wagtail
`,
};

/** The same again. */
export const SIXTH_HELD_OUT: Readonly<Record<string, string>> = {
  products: `
de | alternative zu dropbox | Nextcloud, OpenCloud, Seafile, Syncthing
de | whatsapp ersatz | Delta Chat, Element, Signal, SimpleX Chat
de | statt excel | Collabora Online, Grist, LibreOffice, ONLYOFFICE Docs, CryptPad
de | teamviewer | Apache Guacamole, MeshCentral, RustDesk
de | photoshp | GIMP, Krita, Pinta
de | alternativen zu google maps | GraphHopper, Nominatim, Organic Maps, uMap
de | doodle | Rallly, CryptPad, Nextcloud
de | adobe acrobat ersetzen | ONLYOFFICE Docs, PDFsam Basic, Stirling PDF
de | mailchimp alternative | Keila, listmonk, Mautic, Notifuse
en | notion alternative | Docmost, La Suite Docs, Logseq, Trilium Notes, XWiki
en | replace google analytics | GoAccess, Matomo, OpenPanel, Plausible Analytics, PostHog, Umami
en | zoom | BigBlueButton, Element Call, Galène, Jitsi Meet, La Suite Meet, Nextcloud Talk
en | sharepoint | Alfresco Community Edition, HumHub, OpenCloud, XWiki, Nextcloud
en | jira alternatve | GitLab, OpenProject, Plane, Redmine, Taiga
en | instead of evernote | Joplin, Trilium Notes, Logseq, Memos
en | autocad | FreeCAD, LibreCAD, QCAD
en | alternatives to spotify | Jellyfin, Koel, Navidrome
en | salesforce | CiviCRM, EspoCRM, SuiteCRM, Twenty, Frappe CRM, Krayin CRM
fr | remplacer outlook | grommunio, Roundcube, SOGo, Thunderbird
fr | alternative à google drive | CryptPad, Nextcloud, OpenCloud, Seafile
fr | trello | Kanboard, Leantime, Taiga, Vikunja, WeKan
fr | à la place de word | Collabora Online, LibreOffice, ONLYOFFICE Docs, CryptPad
fr | alternative youtube | MediaCMS, Owncast, PeerTube
fr | ilustrator | Inkscape
fr | slack | Element, Mattermost, Nextcloud Talk, Rocket.Chat, Synapse, Zulip
fr | google forms alternative | CryptPad, LimeSurvey, Nextcloud Forms, OpnForm, Formbricks
fr | quickbooks | Bigcapital, Dolibarr, ERPNext, GnuCash
it | alternativa a gmail | mailcow, Mailu, Roundcube, Stalwart, Thunderbird
it | al posto di powerpoint | LibreOffice, Collabora Online, ONLYOFFICE Docs
it | miro | Excalidraw, Nextcloud Whiteboard, WBO
it | alternativa a lightroom | darktable, digiKam
it | 1pasword | Bitwarden, KeePassXC, Passbolt, Psono, Vaultwarden
it | sostituire microsoft teams | Element Call, Element, Jitsi Meet, La Suite Meet, Mattermost, Nextcloud Talk, Rocket.Chat, Synapse, Zulip
it | chatgpt | AnythingLLM, LibreChat, Ollama
it | indesign | Scribus
`,
  names: `
de | nextclud | Nextcloud
de | libre offce | LibreOffice
de | vaultwardn | Vaultwarden
de | homeassist | Home Assistant
de | paperles | Paperless-ngx
en | jelyfin | Jellyfin
en | wordpres | WordPress
en | mattermo | Mattermost
en | uptime cuma | Uptime Kuma
en | keepas | KeePassXC
fr | thunderbrid | Thunderbird
fr | dolibar | Dolibarr
fr | peertub | PeerTube
fr | only office | ONLYOFFICE Docs
fr | mastodonte | Mastodon
it | inkscap | Inkscape
it | moodel | Moodle
it | jitsy | Jitsi Meet
it | grafna | Grafana
it | postgre | PostgreSQL
`,
  functions: `
de | rechnungen schreiben | Bigcapital, Dolibarr, ERPNext, GnuCash, InvoiceShelf, kivitendo, Odoo Community
de | mitgliederverwaltung | CiviCRM, Dolibarr, Baserow
de | terminfindung | Rallly, CryptPad, Nextcloud
de | passwörter speichern | Bitwarden, KeePassXC, Passbolt, Psono, Vaultwarden
de | videokonferenz | BigBlueButton, Element Call, Galène, Jitsi Meet, La Suite Meet, Nextcloud Talk
de | zeiterfassung | ActivityWatch, Kimai, solidtime, Super Productivity, TimeTagger
de | vereinsbuchhaltung | GnuCash, Dolibarr, Bigcapital
de | pdf bearbeiten | Stirling PDF, PDFsam Basic, ONLYOFFICE Docs
de | termine buchen lassen | Easy!Appointments
de | online umfrage | LimeSurvey, Formbricks, OpnForm, Nextcloud Forms, KoboToolbox, CryptPad
de | fotos sortieren | digiKam, Immich, PhotoPrism, Ente Photos, Lychee, Piwigo, darktable
de | git server | GitLab, Gitea, Gogs
de | vokabeltrainer | Anki
de | datensicherung | Bareos, BorgBackup, Duplicati, Kopia, Rescuezilla, restic, UrBackup, Vorta
de | routenplaner fahrrad | Organic Maps, GraphHopper
de | hörbücher hören | Audiobookshelf, Jellyfin
de | server überwachen | Checkmk, Icinga, Zabbix, Uptime Kuma, Prometheus, OneUptime, Grafana, Gatus
en | invoicing | Bigcapital, Dolibarr, ERPNext, GnuCash, InvoiceShelf, kivitendo, Odoo Community
en | online shop | Medusa, PrestaShop, Saleor, Shopware, Sylius, WooCommerce
en | live streaming | Owncast, PeerTube
en | music player | Koel, Navidrome, Jellyfin, Kodi
en | read it later | wallabag, Karakeep, linkding
en | newsletter | Keila, listmonk, Mautic, Notifuse, Plunk, Ghost
en | helpdesk tickets | osTicket, FreeScout, Zammad, Znuny, GLPI, iTop, Chatwoot
en | file sync | Nextcloud, OpenCloud, Rclone, Seafile, Syncthing
en | video editing | Kdenlive, Shotcut, Blender
en | customer feedback | Fider, Formbricks
en | vpn | Algo VPN, Headscale, NetBird, OpenVPN, WireGuard
en | note taking | Joplin, Logseq, Memos, Trilium Notes, HedgeDoc
en | ad blocker | AdGuard Home, Pi-hole
en | home automation | Domoticz, Home Assistant, ioBroker, openHAB, Zigbee2MQTT
en | project planning | Kanboard, Leantime, OpenProject, Plane, Redmine, Taiga, Vikunja, WeKan
en | workflow automation | Activepieces, Apache Airflow, Huginn, Kestra, Node-RED, Rundeck
en | 3d modelling | Blender, FreeCAD
fr | comptabilité | Bigcapital, GnuCash, ERPNext, Dolibarr, kivitendo, Axelor Open Suite, Firefly III
fr | faire des factures | Bigcapital, Dolibarr, ERPNext, GnuCash, InvoiceShelf, kivitendo, Odoo Community
fr | gestion des membres | CiviCRM, Dolibarr, Baserow
fr | sondage en ligne | LimeSurvey, Formbricks, OpnForm, Nextcloud Forms, KoboToolbox, CryptPad, Rallly
fr | partage de fichiers | Nextcloud, OpenCloud, Seafile, Gokapi, LocalSend, SFTPGo
fr | calendrier partagé | Baïkal, Radicale, Nextcloud, SOGo, Stalwart, grommunio, mailcow
fr | retouche photo | GIMP, darktable, digiKam, Pinta
fr | caisse enregistreuse | Odoo Community, ERPNext
fr | transcription audio | Buzz
fr | bibliographie | Zotero
fr | signature électronique | Documenso, DocuSeal, LibreSign
fr | carte interactive | uMap
fr | montage vidéo | Kdenlive, Shotcut, Blender
fr | traduction | Apertium, Argos Translate, LibreTranslate, OmegaT, Tolgee, Weblate
fr | lecteur rss | FreshRSS, Miniflux, Thunderbird
fr | inventaire informatique | GLPI, iTop
fr | connexion unique | Keycloak, authentik, ZITADEL, Authelia, Pocket ID
it | fatturazione | Bigcapital, Dolibarr, ERPNext, GnuCash, InvoiceShelf, kivitendo, Odoo Community
it | gestione soci | CiviCRM, Dolibarr, Baserow
it | firma digitale | Documenso, DocuSeal, LibreSign
it | copia di sicurezza | Bareos, BorgBackup, Duplicati, Kopia, Rescuezilla, restic, UrBackup, Vorta
it | generare immagini | ComfyUI, InvokeAI
it | prenotazione appuntamenti | Easy!Appointments
it | gestione progetti | Kanboard, Leantime, OpenProject, Plane, Redmine, Taiga, Vikunja, WeKan
it | ascoltare podcast | Audiobookshelf, Koel
it | archivio documenti | Alfresco Community Edition, Mayan EDMS, Paperless-ngx, Papermerge, Papra
it | chat aziendale | Mattermost, Rocket.Chat, Zulip, Element, Nextcloud Talk, Synapse
it | modificare foto | GIMP, darktable, digiKam, Pinta
it | spese di casa | Actual Budget, Firefly III, GnuCash
it | lettore ebook | calibre, Kavita, Komga
it | gestione magazzino | Axelor Open Suite, Bigcapital, Dolibarr, ERPNext, kivitendo, Odoo Community
it | monitoraggio rete | Zabbix, Checkmk, Icinga
it | corsi online | Moodle, ILIAS, OpenOlat, Canvas LMS, Open edX
it | ore lavorate | Kimai, solidtime, TimeTagger
`,
  qualifiers: `
de | kostenloses zeichenprogramm | Krita, Inkscape, Pinta, GIMP, Excalidraw, LibreCAD, QCAD
de | qr rechnung schweiz | Dolibarr, kivitendo
de | lernplattform für schulen | Moodle, OpenOlat, ILIAS, Canvas LMS
de | wiki docker | Docmost, DokuWiki, MediaWiki, Wiki.js, XWiki
en | self-hosted email | mailcow, Mailu, Stalwart, grommunio, SOGo, Roundcube
en | free crm | CiviCRM, EspoCRM, Frappe CRM, Krayin CRM, SuiteCRM, Twenty
en | simple website builder | WordPress, Publii, Joomla!, Contao
en | password manager for teams | Passbolt, Bitwarden, Vaultwarden, Psono
fr | messagerie sécurisée | Signal, Element, SimpleX Chat, Delta Chat
fr | tableau blanc école | OpenBoard, WBO, Excalidraw, Nextcloud Whiteboard
fr | site web facile | WordPress, Publii, Joomla!, Contao
fr | cloud auto-hébergé | Nextcloud, OpenCloud, Seafile
it | forum per associazione | Discourse, Flarum, Lemmy
it | programma cad gratis | FreeCAD, LibreCAD, QCAD
it | quiz per la scuola | ClassQuiz, Moodle
it | calendario self-hosted | Baïkal, Radicale, Nextcloud, SOGo, Stalwart, grommunio, mailcow
`,
};
