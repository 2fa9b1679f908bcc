/**
 * The development set: long queries as people type them, by class, in four languages. Written from the catalogue's lists
 * of names, categories, products, tags, licences and origins, without its descriptions, before the engine that is
 * measured with it was written. Its misses may be read. The notation is explained in search-queries-notation.ts.
 */
export const DEVELOPMENT: Readonly<Record<string, string>> = {
  names: `
en | nextcloud server | Nextcloud
en | bitwardn | Bitwarden
de | paperless ngx | Paperless-ngx
de | jitis meet | Jitsi Meet
de | gnu cash | GnuCash
fr | libreofice | LibreOffice
fr | élément | Element
fr | baikal | Baïkal
it | home assistnat | Home Assistant
it | vlc | VLC media player
en | node red | Node-RED
de | öpenproject | OpenProject
`,
  products: `
en | free and open source alternative to microsoft teams | >microsoft-teams
en | what can i use instead of google photos | >google-photos
en | our team wants to move away from slack | >slack
en | replace jira with something self hosted | >jira
en | something similar to notion but open source | >notion
en | open source replacement for adobe lightroom | >adobe-lightroom
de | kostenlose alternative zu microsoft sharepoint | >microsoft-sharepoint
de | womit kann ich zoom ersetzen | >zoom
de | was nehmen statt google analytics | >google-analytics
de | wir wollen weg von trello | >trello
de | ein programm wie photoshop nur gratis | >adobe-photoshop
de | ersatz für docusign gesucht | >docusign
fr | par quoi remplacer google drive | >google-drive
fr | une alternative libre et gratuite à whatsapp | >whatsapp
fr | logiciel équivalent à autocad | >autocad
fr | je cherche à quitter mailchimp | >mailchimp
it | con cosa posso sostituire dropbox | >dropbox
it | un programma simile a evernote | >evernote
it | alternativa open source a salesforce | >salesforce
it | vorrei smettere di usare chatgpt | >chatgpt
`,
  questions: `
en | how can i share large files with clients | Gokapi, PairDrop, LocalSend, Nextcloud, Seafile, OpenCloud, SFTPGo, #file-sharing
en | what is the best way to manage passwords in a team | Passbolt, Bitwarden, Vaultwarden, Psono, #passwords
en | which software should i use to track my working hours | =Zeiterfassung, #time-tracking
en | how do i know when my website is down | Uptime Kuma, Gatus, OneUptime, Healthchecks, #status-page
en | is there a tool to scan and archive paper documents | Paperless-ngx, Papra, Papermerge, Mayan EDMS
en | can i run my own chat bot at home | Ollama, LibreChat, LocalAI, Jan, AnythingLLM, llama.cpp, #llm
en | how to block ads for all devices at home | Pi-hole, AdGuard Home, Technitium DNS Server
de | wie kann ich meine fotos vom handy automatisch sichern | Immich, Ente Photos, Nextcloud, PhotoPrism
de | womit schreibt man rechnungen für eine kleine firma | InvoiceShelf, Bigcapital, Dolibarr, kivitendo, ERPNext, Odoo Community, #invoices
de | welches programm eignet sich für die vereinsverwaltung | Admidio, hitobito, CiviCRM
de | gibt es eine software um umfragen zu erstellen | #surveys, LimeSurvey, Nextcloud Forms, Formbricks
de | wie finde ich einen gemeinsamen termin | Rallly, Cal.diy, Easy!Appointments, #appointments
de | womit kann ich videos schneiden | #video-editing, Kdenlive, OpenShot, Shotcut, LosslessCut
fr | comment sauvegarder mon ordinateur automatiquement | =Datensicherung
fr | quel logiciel pour créer un site web facilement | =Websites und CMS
fr | comment organiser un vote en ligne pour une assemblée | =Beteiligung und Abstimmung, #voting
fr | avec quoi signer un contrat en ligne | =Elektronische Signatur, #e-signature
fr | quel outil pour suivre les demandes de support | =Helpdesk, #helpdesk
it | come posso gestire il magazzino | =Inventar und IT-Geräte, #inventory
it | quale programma usare per fare videochiamate | =Videokonferenzen, #video-calls
it | come creare un negozio online | =Onlineshops, #e-commerce
it | cosa posso usare per prendere appunti | =Notizen und Wikis, #notes
it | come tradurre un testo senza google | =Übersetzung, #translation
en | where can i keep track of my personal expenses | Firefly III, Actual Budget, GnuCash
`,
  functions: `
en | team chat with end to end encryption | #chat, =Kommunikation ; #end-to-end-encryption
en | kanban board for small teams | #kanban
en | web based spreadsheet database | Grist, Baserow, Mathesar, #spreadsheets
en | media server for movies and series | Jellyfin, Kodi, Universal Media Server
en | online course platform for schools | =Lernplattformen, #lms
en | ticket sales for concerts and events | =Veranstaltungen und Tickets
en | record my screen and share the video | Cap, OBS Studio, #screen-recording
de | gemeinsam an dokumenten schreiben | #collaborative-editing
de | lager und inventar erfassen mit barcode | =Inventar und IT-Geräte, grocy
de | stammbaum der familie erstellen | Gramps, Gramps Web, webtrees, #genealogy
de | virenscanner für server | ClamAV
de | telefonanlage für das büro | =Telefonie, #telephony
de | bewerbungen und mitarbeiter verwalten | =Personalwesen, #hr
de | datenbank mit grafischer oberfläche bedienen | DBeaver Community, Mathesar, Baserow, Grist
de | adressen und kontakte im team verwalten | =Kundenbeziehungen, #contacts
fr | gestion de projet avec diagramme de gantt | #gantt, =Projektmanagement
fr | retouche de photos raw | darktable, RawTherapee, digiKam
fr | lecteur de flux rss | #rss
fr | tableau blanc collaboratif en ligne | #whiteboard
fr | gérer les recettes de cuisine | Mealie, KitchenOwl, grocy
it | gestione delle risorse umane | =Personalwesen, #hr
it | montaggio video per principianti | #video-editing
it | server di posta elettronica completo | mailcow, Mailu, Stalwart, grommunio, SOGo
it | ascoltare musica in streaming da casa | Navidrome, Koel, Jellyfin, #music
`,
  negation: `
en | notes app not from the usa | #notes, =Notizen und Wikis ; -@US
en | password manager without cloud | KeePassXC, KeePassDX
en | photo management not google | =Fotos, #photos
en | project management without jira | =Projektmanagement, #project-management
en | crm but not gpl | =Kundenbeziehungen, #crm ; -license~^GPL
en | monitoring without docker | =Überwachung, #monitoring ; -deployment:docker
de | messenger nicht aus den usa | =Kommunikation, #chat ; -@US
de | videokonferenz ohne installation | =Videokonferenzen, #video-calls
de | zeiterfassung ohne docker | =Zeiterfassung, #time-tracking ; -deployment:docker
de | buchhaltung kein agpl | =ERP und Buchhaltung, #accounting ; -license~AGPL
de | wiki nicht von microsoft | =Notizen und Wikis, #wiki
fr | stockage en ligne sans les états-unis | =Datei-Management, #cloud-storage ; -@US
fr | moteur de recherche pas américain | =Suchmaschinen, #search-engine ; -@US
fr | bureautique sans microsoft | =Büro-Dokumente, #office
it | crm non americano | =Kundenbeziehungen, #crm ; -@US
it | editor di foto senza abbonamento | #image-editing, darktable, digiKam, RawTherapee
it | calendario condiviso senza google | #calendar
`,
  places: `
en | swiss accounting software | =ERP und Buchhaltung, #accounting ; @CH
en | password manager from germany | =Passwörter, #passwords, #two-factor ; @DE
en | european alternative to google drive | >google-drive ; @EUROPE
en | french video conferencing | =Videokonferenzen, #video-calls ; @FR
en | crm made in europe | =Kundenbeziehungen, #crm ; @EUROPE
en | software from switzerland | * ; @CH
de | projektmanagement aus deutschland | =Projektmanagement, #project-management ; @DE
de | schweizer software für vereine | * ; @CH
de | webanalyse aus der eu | =Webanalyse, #web-analytics ; @EU
de | französische lernplattform | =Lernplattformen, #lms ; @FR
de | helpdesk aus österreich oder deutschland | =Helpdesk, #helpdesk ; @DE, @AT
de | europäische messenger app | =Kommunikation, #chat ; @EUROPE
fr | wiki développé en france | =Notizen und Wikis, #wiki ; @FR
fr | logiciel suisse de gestion des documents | =Dokumentenverwaltung, =Büro-Dokumente, =Datei-Management ; @CH
fr | boutique en ligne allemande | =Onlineshops, #e-commerce ; @DE
fr | messagerie européenne | =Kommunikation, =E-Mail und Kalender ; @EUROPE
it | software svizzero | * ; @CH
it | gestione progetti europea | =Projektmanagement, #project-management ; @EUROPE
it | crm tedesco | =Kundenbeziehungen, #crm ; @DE
it | programmi italiani open source | * ; @IT
`,
  licences: `
en | mit licensed project management | =Projektmanagement, #project-management ; license~MIT
en | database under apache license | =Datenbanken und Low-Code, #database ; license~Apache
en | agpl wiki software | =Notizen und Wikis, #wiki ; license~AGPL
en | bsd licensed web server | Caddy, * ; license~BSD
en | gplv3 photo editor | =Fotos, #photos, #image-editing ; license~GPL-3
en | permissive license chat server | =Kommunikation, #chat ; license~(MIT|Apache|BSD)
de | newsletter software mit mit lizenz | =Newsletter, #newsletter ; license~MIT
de | crm unter agpl lizenz | =Kundenbeziehungen, #crm ; license~AGPL
de | lernplattform gpl | =Lernplattformen, #lms ; license~(^|[^AL])GPL
de | software mit eupl lizenz | * ; license~EUPL
de | monitoring Apache-2.0 | =Überwachung, #monitoring ; license~Apache
fr | forum sous licence mit | =Foren, #forum ; license~MIT
fr | outil de sauvegarde licence bsd | =Datensicherung, #backup ; license~BSD
fr | gestion des mots de passe agpl | =Passwörter, #passwords ; license~AGPL
it | cms con licenza mit | =Websites und CMS, #cms ; license~MIT
it | videoconferenza licenza apache | =Videokonferenzen, #video-calls ; license~Apache
`,
  deployment: `
en | kubernetes monitoring | =Überwachung, #monitoring ; deployment:kubernetes
en | wiki that runs on k8s | =Notizen und Wikis, #wiki ; deployment:kubernetes
en | photo gallery in docker | =Fotos, #photos ; deployment:docker
en | task manager for android | #tasks, =Projektmanagement ; #platform-android
en | screen recorder for mac | #screen-recording, Flameshot ; #platform-macos
en | note taking app for iphone | #notes, =Notizen und Wikis ; #platform-ios
de | passwort manager für windows | #passwords, =Passwörter ; #platform-windows
de | crm in docker betreiben | =Kundenbeziehungen, #crm ; deployment:docker
de | bildbearbeitung ohne eigenen server | #image-editing ; #no-server
de | karten app fürs handy | =Karten, #maps ; #platform-android, #platform-ios
fr | gestion de projet hébergée | =Projektmanagement, #project-management ; #hosted-offer
fr | identité sur kubernetes | =Identität und Anmeldung, #identity, #sso ; deployment:kubernetes
it | montaggio video per windows | #video-editing ; #platform-windows
it | messaggistica per android | #chat, =Kommunikation ; #platform-android
`,
  audience: `
en | file sync for companies | =Datei-Management, #file-sync ; audience:business
en | budget app for personal use | Actual Budget, Firefly III, GnuCash
de | messenger für unternehmen | =Kommunikation, #chat ; audience:business
de | fotos für den privaten gebrauch | =Fotos, #photos ; audience:private
fr | stockage pour entreprises | =Datei-Management, #cloud-storage ; audience:business
it | chat per aziende | =Kommunikation, #chat ; audience:business
`,
  nicknames: `
en | insta alternative without ads | >instagram
en | replacement for vscode | >visual-studio-code
en | yt alternative | >youtube
en | gcal replacement | >google-calendar
en | open source ms office | >microsoft-office
de | fb alternative | >facebook
de | ersatz für insta | >instagram
de | alternative zu excel | >microsoft-excel
de | teams ersatz | >microsoft-teams
de | was kann man statt ps nehmen | >adobe-photoshop
fr | remplacer gdrive | >google-drive
fr | alternative à lightroom | >adobe-lightroom
it | alternativa a chat gpt | >chatgpt
it | sostituire power bi | >power-bi
`,
  order: `
en | easiest wiki to set up | =Notizen und Wikis, #wiki ; complexity<=4
en | lightweight photo gallery | =Fotos, #photos ; resourceUsage<=4
en | most mature crm | =Kundenbeziehungen, #crm ; maturity>=8
en | low maintenance backup tool | =Datensicherung, #backup ; maintenance<=3
de | einfachstes cms | =Websites und CMS, #cms ; complexity<=4
de | ressourcenschonender mailserver | mailcow, Mailu, Stalwart ; resourceUsage<=6
de | ausgereiftestes monitoring | =Überwachung, #monitoring ; maturity>=9
fr | serveur multimédia léger | =Medien ; resourceUsage<=4
fr | le crm le plus simple | =Kundenbeziehungen, #crm ; complexity<=5
it | il forum più leggero | =Foren, #forum ; resourceUsage<=5
it | piattaforma e-learning più matura | =Lernplattformen, #lms ; maturity>=8
`,
};

/** "Alternatives to" products that are not in the catalogue: the answer has to say so. */
export const DEVELOPMENT_ABSENT = `
en | alternative to superhuman
en | open source alternative to after effects
en | replace coda with something free
en | alternatives to wechat
en | duolingo alternative
en | strava alternative self hosted
en | what can i use instead of stripe
en | alternative to pages
en | alternative to wave
en | replacement for twilio
en | something like tripadvisor
de | alternative zu linkedin
de | ersatz für pinterest
de | statt tiktok
de | steam alternative
de | alternative zu abacus
de | was gibt es statt paypal
de | ersatz für ccleaner
de | kaspersky ersetzen
fr | alternative à snapchat
fr | remplacer deezer
fr | équivalent de leboncoin
fr | alternative à doctolib
fr | alternative libre à waze
it | alternativa a tinder
it | sostituire shazam
it | al posto di booking
it | alternativa a goodnotes
en | ebay
en | superhuman
en | open source tiktok
en | a free deezer
en | something like pinterest
en | apps like snapchat
en | i want to get away from paypal
en | how do i leave linkedin
en | uber alternatives that respect privacy
en | is there an open source version of duolingo
en | similar to airbnb
en | shazam replacement for android
en | competitors of etsy
en | can i replace tinder with something self hosted
en | better than wolfram alpha
en | garmin connect alternative
de | ebay kleinanzeigen
de | gibt es etwas wie wolt
de | weg von klarna
de | shazam ersatz
de | ablösung für temu
de | was kann ich anstelle von doctolib nehmen
de | ähnlich wie vinted
de | von revolut wechseln
de | duolingo klon
fr | vinted
fr | quitter tinder
fr | se passer de waze
fr | remplaçant de shazam
fr | à la place de uber eats
fr | l'équivalent libre de duolingo
fr | concurrent de blablacar
it | glovo
it | qualcosa come shazam
it | un sostituto di satispay
it | lasciare tinder
it | equivalente open source di duolingo
it | invece di subito
de | opensource alternative für runtastic
de | freie version von shazam
fr | un logiciel comme shazam
it | programma simile a shazam
`;

/** Queries that have nothing to do with software of this kind: nothing should be listed. */
export const DEVELOPMENT_OFF_TOPIC = `
en | cheap flights to barcelona
en | how to bake sourdough bread
en | nba scores last night
en | symptoms of vitamin d deficiency
en | houses for sale in leeds
en | who won the world cup 2018
en | running shoes size 44
en | capital of mongolia
en | guitar chords wonderwall
en | how old is the queen
de | wetter morgen in bern
de | schnitzel panieren
de | günstige winterreifen kaufen
de | öffnungszeiten coop basel
de | zugverbindung zürich genf
de | wie hoch ist der eiffelturm
de | gebrauchtwagen diesel
fr | horaires du train pour lyon
fr | comment enlever une tache de vin
fr | résultats du loto
fr | chaussures de randonnée femme
fr | météo demain à nice
fr | prix d'un kilo de cerises
it | risultati serie a
it | ricetta tiramisù della nonna
it | voli economici per palermo
it | previsioni del tempo domani
it | quanto pesa un elefante
it | offerte lavoro cameriere
en | best pizza near me
en | piano lessons for children
en | car insurance for young drivers
en | music festival tickets august
en | opening hours of the post office
en | how to train a puppy
en | used books about gardening
en | train times london to york
en | healthy breakfast ideas
en | what time does the sun set today
en | rent a flat in dublin
en | who painted the mona lisa
en | how to write a cover letter
en | dentist open on sunday
en | exchange rate dollar euro
en | photos of northern lights
de | ferienwohnung am bodensee
de | rezept für zwiebelkuchen
de | kinoprogramm heute abend
de | wie lange kocht ein ei
de | steuererklärung frist kanton zürich
de | hausarzt in der nähe
de | was tun gegen kopfschmerzen
de | fahrplan bus linie 12
de | gebrauchte bücher verkaufen
de | konzertkarten hallenstadion
de | stellenangebote krankenpflege basel
de | schulferien kalender bayern
de | blumen verschicken muttertag
fr | recette de la tarte aux pommes
fr | location de voiture à genève
fr | pharmacie de garde ce soir
fr | cours d'anglais pour débutants
fr | comment arrêter de fumer
fr | billets de concert paris
fr | livres pour enfants de six ans
fr | vacances scolaires zone b
fr | traduction de bonjour en chinois
it | orari dei treni milano roma
it | come cucinare le lasagne
it | farmacia di turno oggi
it | affitto appartamento lugano
it | corso di chitarra per principianti
it | biglietti per il concerto
it | chi ha inventato la radio
it | foto di gatti buffi
`;
