/**
 * The set that is run once, when all else is done: by class, in four languages, written from the same lists as the
 * development set and before the engine. Its misses are not read and the evaluation does not print them: who reads
 * them tunes to them.
 */
export const FINAL: Readonly<Record<string, string>> = {
  names: `
en | vaultwarden password server | Vaultwarden
en | grafna dashboards | Grafana
de | truenas oder opnsense | OPNsense
de | kiviteno | kivitendo
de | la suite docs | La Suite Docs
fr | prestashpo | PrestaShop
fr | galene | Galène
fr | jelifin | Jellyfin
it | libre translate | LibreTranslate
it | invoiceshelf fatture | InvoiceShelf
en | x wiki | XWiki
de | zigbe2mqtt | Zigbee2MQTT
en | stirling pfd | Stirling PDF
fr | code server | code-server
`,
  products: `
en | looking for an open source alternative to airtable | >airtable
en | how can we get rid of microsoft exchange | >microsoft-exchange
en | what could replace teamviewer in our company | >teamviewer
en | a free program like adobe illustrator | >adobe-illustrator
en | tools comparable to hubspot | >hubspot
en | self hosted version of dropbox | >dropbox
en | migrating from confluence to open source | >confluence
de | welche alternativen zu doodle gibt es | >doodle
de | wir möchten microsoft 365 ablösen | >microsoft-365
de | freie software statt indesign | >adobe-indesign
de | etwas ähnliches wie spotify zum selber hosten | >spotify
de | gibt es einen ersatz für google maps | >google-maps
de | umstieg von whatsapp auf etwas sicheres | >whatsapp
de | opensource variante von calendly | >calendly
fr | nous voulons abandonner microsoft teams | >microsoft-teams
fr | existe-t-il une alternative à powerpoint | >microsoft-powerpoint
fr | un outil comme asana mais libre | >asana
fr | que choisir à la place de google forms | >google-forms
it | un'alternativa valida a shopify | >shopify
it | qualcosa di simile a canva | >canva
it | come liberarsi di google workspace | >google-workspace
it | rimpiazzare zendesk con software libero | >zendesk
`,
  questions: `
en | what can i use to draw network diagrams | =Design und Diagramme, #diagrams, NetBox
en | how do we plan shifts tasks and deadlines for a team | =Projektmanagement, #project-management, #tasks
en | which program helps me learn vocabulary with flashcards | Anki
en | can someone recommend a tool for booking appointments online | Easy!Appointments, Cal.diy, #appointments
en | how can i access my office computer from home | #remote-desktop, RustDesk, MeshCentral, Apache Guacamole, Remmina, #vpn
en | is there software for running a library | Koha, =Bibliothek und Archiv, #library
en | how do i put all my logins behind one password | =Identität und Anmeldung, #sso, =Passwörter
en | what do people use to edit podcasts and audio | Audacity, Ardour, #audio-editing
de | wie verschicke ich einen newsletter an unsere mitglieder | =Newsletter, #newsletter
de | womit kann ich meine hausgeräte und lampen steuern | =Smart Home, #home-automation
de | wie behalte ich den überblick über unsere laptops und lizenzen | Snipe-IT, GLPI, iTop, =Inventar und IT-Geräte
de | welche software nutzt man für abstimmungen an der versammlung | OpenSlides, Loomio, =Beteiligung und Abstimmung, #voting
de | kann man pdf dateien zusammenfügen ohne sie hochzuladen | PDFsam Basic, Stirling PDF, BentoPDF
de | was brauche ich um einen eigenen blog zu betreiben | WordPress, Ghost, Hugo, Publii, #blog
de | wie überwacht man server und netzwerk am besten | =Überwachung, #monitoring
fr | comment gérer les adhérents d'une association | Admidio, hitobito, CiviCRM
fr | quelle solution pour vendre des billets de spectacle | pretix, alf.io, =Veranstaltungen und Tickets
fr | où stocker mes documents pour les retrouver facilement | =Dokumentenverwaltung, =Datei-Management, #dms
fr | avec quel logiciel écrire de la musique en partitions | MuseScore Studio, LilyPond
fr | comment bloquer la publicité sur tout mon réseau | Pi-hole, AdGuard Home, Technitium DNS Server, #ad-blocking
it | come posso proteggere la rete aziendale | =IT-Sicherheit, #firewall
it | quale strumento serve per creare un sondaggio anonimo | #surveys, LimeSurvey, Nextcloud Forms
it | con che cosa si modellano oggetti in tre dimensioni | Blender, FreeCAD, #3d
it | dove posso salvare le pagine da leggere più tardi | wallabag, Karakeep, linkding, Linkwarden, #read-later
it | c'è un programma per tenere la contabilità di casa | GnuCash, Firefly III, Actual Budget
`,
  functions: `
en | statistics software for psychology students | jamovi, JASP, RStudio, #statistics
en | self hosted git server with issue tracker | Gitea, GitLab, Gogs, #git
en | discussion forum for our community | =Foren, #forum
en | translate software strings with volunteers | Weblate, Pontoon, Tolgee, #localization
en | store two factor codes on my phone | Aegis Authenticator, FreeOTP, 2FAuth, #two-factor
en | short links with click statistics | Kutt, Shlink, YOURLS, #short-links
en | live streaming server for events | Owncast, PeerTube, MediaCMS, #video-streaming
en | customer support chat for website | Chatwoot, #live-chat, =Helpdesk
de | schulplattform mit kursen und prüfungen | =Lernplattformen, #lms
de | kassensystem und warenwirtschaft | ERPNext, Odoo Community, Dolibarr, =ERP und Buchhaltung, #point-of-sale
de | elektronische unterschrift für verträge | =Elektronische Signatur, #e-signature
de | gemeinsamer kalender und adressbuch für handys | Baïkal, Radicale, Nextcloud, SOGo, #calendar
de | hörbücher auf eigenem server anhören | Audiobookshelf, #audiobooks
de | technische zeichnungen am computer erstellen | LibreCAD, QCAD, FreeCAD, #cad
de | sicherung mehrerer rechner auf einen zentralen server | UrBackup, Bareos, =Datensicherung
de | künstliche intelligenz lokal auf dem eigenen rechner | Ollama, Jan, LocalAI, llama.cpp, AnythingLLM, #llm
fr | application de messagerie chiffrée de bout en bout | =Kommunikation ; #end-to-end-encryption
fr | déploiement d'applications sur son propre serveur | Coolify, Dokku, Kubero, Kamal
fr | suivi du temps passé par projet | =Zeiterfassung, #time-tracking
fr | tableaux de bord et visualisation de données | Metabase, Apache Superset, Redash, Grafana, #dashboards, #business-intelligence
fr | liste de courses partagée en famille | KitchenOwl, grocy, Mealie
it | registrare lo schermo del computer | OBS Studio, Cap, #screen-recording
it | server vpn per collegare le sedi | WireGuard, OpenVPN, Headscale, NetBird, Algo VPN, #vpn
it | modulo di iscrizione online con campi personalizzati | #forms, =Formulare und Umfragen
it | automatizzare processi tra applicazioni diverse | =Automatisierung, #automation, #workflows
it | archivio fotografico con riconoscimento dei volti | Immich, PhotoPrism, Ente Photos, digiKam
`,
  negation: `
en | video calls but not an american company | =Videokonferenzen, #video-calls ; -@US
en | wiki without kubernetes | =Notizen und Wikis, #wiki ; -deployment:kubernetes
en | learning platform not agpl | =Lernplattformen, #lms ; -license~AGPL
en | email server that does not need docker | mailcow, Mailu, Stalwart, grommunio, SOGo, Roundcube, =E-Mail und Kalender ; -deployment:docker
en | maps without google | =Karten, #maps
en | social network without ads | =Soziale Netzwerke, #social-network
de | helpdesk software nicht aus amerika | =Helpdesk, #helpdesk ; -@US
de | umfragetool ohne google | #surveys, =Formulare und Umfragen
de | passwortmanager ohne server | KeePassXC, KeePassDX
de | onlineshop aber kein gpl | =Onlineshops, #e-commerce ; -license~^GPL
de | datensicherung nicht in docker | =Datensicherung, #backup ; -deployment:docker
de | office paket ohne cloud | LibreOffice, ONLYOFFICE Docs
fr | réseau social pas américain | =Soziale Netzwerke, #social-network ; -@US
fr | gestion des photos sans docker | =Fotos, #photos ; -deployment:docker
fr | messagerie instantanée sans whatsapp | =Kommunikation, #chat
fr | crm pas sous licence mit | =Kundenbeziehungen, #crm ; -license~MIT
it | posta elettronica non statunitense | =E-Mail und Kalender, #email ; -@US
it | lavagna senza microsoft | #whiteboard
it | gestione documenti senza kubernetes | =Dokumentenverwaltung, #dms ; -deployment:kubernetes
`,
  places: `
en | german identity management | =Identität und Anmeldung, #identity, #sso ; @DE
en | backup software from austria | =Datensicherung, #backup ; @AT
en | dutch file sharing tool | =Datei-Management, #file-sharing ; @NL
en | learning management system developed in switzerland | =Lernplattformen, #lms ; @CH
en | eu based analytics for websites | =Webanalyse, #web-analytics ; @EU
en | spanish open source projects | * ; @ES
de | freie software aus der schweiz | * ; @CH
de | videokonferenz aus europa | =Videokonferenzen, #video-calls ; @EUROPE
de | buchhaltungssoftware aus österreich, deutschland oder der schweiz | =ERP und Buchhaltung, #accounting ; @DE, @AT, @CH
de | deutsches dokumentenmanagement | =Dokumentenverwaltung, =Büro-Dokumente, #dms ; @DE
de | niederländische programme | * ; @NL
de | britische monitoring lösung | =Überwachung, #monitoring ; @GB
fr | solution française de vote en ligne | =Beteiligung und Abstimmung, #voting ; @FR
fr | cms suisse ou allemand | =Websites und CMS, #cms ; @CH, @DE
fr | stockage de fichiers en europe | =Datei-Management, #cloud-storage, #file-sharing ; @EUROPE
fr | outils espagnols | * ; @ES
it | suite per ufficio francese | =Büro-Dokumente, #office ; @FR
it | firewall europeo | #firewall, =IT-Sicherheit ; @EUROPE
it | programma di contabilità svizzero o tedesco | =ERP und Buchhaltung, #accounting ; @CH, @DE
it | software ceco | * ; @CZ
`,
  licences: `
en | video player gpl licensed | Kodi, VLC media player, mpv, =Medien ; license~(^|[^AL])GPL
en | crm with agplv3 license | =Kundenbeziehungen, #crm ; license~AGPL-3
en | apache 2.0 identity provider | =Identität und Anmeldung, #identity, #sso ; license~Apache
en | note taking under MIT | =Notizen und Wikis, #notes ; license~MIT
en | mozilla public license tools | * ; license~MPL
en | copyleft project management | =Projektmanagement, #project-management ; license~GPL
de | smart home mit apache lizenz | =Smart Home, #home-automation ; license~Apache
de | backup programm unter BSD lizenz | =Datensicherung, #backup ; license~BSD
de | formulare AGPL-3.0 | =Formulare und Umfragen, #forms, #surveys ; license~AGPL
de | dateiablage lgpl oder gpl | =Datei-Management ; license~GPL
de | chat unter MIT lizenz | =Kommunikation, #chat ; license~MIT
fr | statistiques web licence agpl | =Webanalyse, #web-analytics ; license~AGPL
fr | cms sous gpl v2 | =Websites und CMS, #cms ; license~GPL-2
fr | logiciel de dessin licence gpl | =Design und Diagramme, #image-editing, #vector-graphics ; license~GPL
it | database con licenza mit | =Datenbanken und Low-Code, #database ; license~MIT
it | monitoraggio licenza gpl | =Überwachung, #monitoring ; license~(^|[^AL])GPL
it | helpdesk agpl | =Helpdesk, #helpdesk ; license~AGPL
`,
  deployment: `
en | identity provider on kubernetes | =Identität und Anmeldung, #identity, #sso ; deployment:kubernetes
en | dockerized invoice app | #invoices, InvoiceShelf ; deployment:docker
en | podcast app for android phones | #podcasts, AntennaPod ; #platform-android
en | photo editor for macos | #image-editing, =Fotos ; #platform-macos
en | vector drawing in the browser | #vector-graphics, =Design und Diagramme ; #platform-web, #platform-browser
en | to do list on ios | #tasks ; #platform-ios
de | forum mit docker aufsetzen | =Foren, #forum ; deployment:docker
de | datenbank für kubernetes cluster | =Datenbanken und Low-Code, #database ; deployment:kubernetes
de | noten schreiben unter windows | MuseScore Studio, LilyPond ; #platform-windows
de | notizen ohne eigenen server | #notes, =Notizen und Wikis ; #no-server
fr | surveillance de serveurs avec docker | =Überwachung, #monitoring ; deployment:docker
fr | application de cartes pour téléphone android | =Karten, #maps ; #platform-android
fr | newsletter hébergée par un prestataire | =Newsletter, #newsletter ; #hosted-offer
it | wiki su docker | =Notizen und Wikis, #wiki ; deployment:docker
it | disegno tecnico per mac | #cad, =Design und Diagramme ; #platform-macos
it | gestione foto per linux | =Fotos, #photos ; deployment:linux
`,
  audience: `
en | password manager for enterprises | =Passwörter, #passwords ; audience:business
en | photo backup for private users | =Fotos, #photos, =Datensicherung ; audience:private
de | wissensdatenbank für firmen | =Notizen und Wikis, #knowledge-base, #wiki ; audience:business
de | musik streaming für zuhause | #music, Navidrome, Koel, Jellyfin ; audience:private
fr | gestion de tâches pour les entreprises | #tasks, =Projektmanagement ; audience:business
it | gestione progetti per imprese | =Projektmanagement, #project-management ; audience:business
`,
  nicknames: `
en | gsuite alternative self hosted | >google-workspace
en | replace o365 in a school | >microsoft-365, >microsoft-office
en | vs code without telemetry | VSCodium, >visual-studio-code
en | free lightroom | >adobe-lightroom
en | gmaps alternative | >google-maps
en | open source word | >microsoft-word
de | alternative zu ms project | >microsoft-project
de | ersatz für insta | >instagram
de | outlook ersatz | >microsoft-outlook
de | statt yt videos schauen und hochladen | >youtube
de | fb ersatz für vereine | >facebook
fr | équivalent de premiere pro | >adobe-premiere-pro
fr | remplacer gdocs | >google-docs
fr | alternative à insta | >instagram
it | alternativa a ms teams | >microsoft-teams
it | sostituto di illustrator gratis | >adobe-illustrator
`,
  order: `
en | simplest invoicing software | #invoices ; complexity<=5
en | most mature accounting software | =ERP und Buchhaltung, #accounting ; maturity>=8
en | lightweight git hosting | Gitea, Gogs
en | easiest photo backup | =Fotos, #photos ; complexity<=4
de | leichtgewichtiges wiki | =Notizen und Wikis, #wiki ; resourceUsage<=4
de | einfachste videokonferenz software | =Videokonferenzen, #video-calls ; complexity<=5
de | wartungsarme fotoverwaltung | =Fotos, #photos ; maintenance<=3
de | das ausgereifteste crm | =Kundenbeziehungen, #crm ; maturity>=8
fr | le wiki le plus facile à installer | =Notizen und Wikis, #wiki ; complexity<=4
fr | base de données légère | =Datenbanken und Low-Code, #database ; resourceUsage<=4
it | il gestore di password più semplice | =Passwörter, #passwords ; complexity<=4
it | monitoraggio leggero | =Überwachung, #monitoring ; resourceUsage<=4
`,
};

/** "Alternatives to" products that are not in the catalogue: the answer has to say so. */
export const FINAL_ABSENT = `
en | is there an alternative to fastmail
en | alternative to craft docs
en | open source alternative to perplexity
en | alternatives to viber
en | replace rippling with open source
en | instead of audacious
en | garmin connect alternative
en | self hosted alternative to splitwise
en | alternative to square
en | alternative to bear
en | klarna replacement
de | alternative zu garmin
de | ersatz für untis
de | statt tumblr
de | alternative zu proffix
de | airbnb alternative
de | was kann dreamweaver ersetzen
de | opensource ersatz für soundcloud
de | avast alternative
de | alternative zu things
fr | alternative à tidal
fr | remplacer notability
fr | équivalent de blablacar
fr | une alternative à framer
fr | alternative à vinted
it | alternativa a satispay
it | sostituire runway
it | al posto di grindr
it | alternativa a fitbit
it | alternativa open source a synthesia
`;

/** Queries that have nothing to do with software of this kind: nothing should be listed. */
export const FINAL_OFF_TOPIC = `
en | best sushi restaurant in london
en | how to tie a tie
en | premier league table
en | when is easter this year
en | used bikes for sale
en | how many calories in a banana
en | distance from earth to moon
en | train strike tomorrow
en | lyrics of bohemian rhapsody
en | how to remove rust from a pan
en | divorce lawyer costs
en | hotels in rome with pool
en | what is the meaning of life
en | knitting pattern for socks
en | average salary of a nurse
de | zahnarzt notfall zürich
de | rösti rezept original
de | fussball resultate super league
de | wohnung mieten luzern
de | wann ist ostern
de | blumen giessen in den ferien
de | kinderwagen gebraucht
de | wie lange kocht ein ei
de | lottozahlen von gestern
de | skipass preise zermatt
de | hund barkt nachts
de | steuererklärung frist kanton bern
de | geburtstagssprüche für oma
de | rückenschmerzen übungen
de | autobahn vignette kaufen
fr | recette de la raclette
fr | pharmacie de garde lausanne
fr | paroles de la marseillaise
fr | comment faire pousser des tomates
fr | location vacances bretagne
fr | billet de train pas cher
fr | soigner un rhume
fr | taille d'un terrain de foot
fr | coupe de cheveux homme
fr | acheter une voiture d'occasion
fr | histoire de napoléon
fr | piscine ouverte dimanche
fr | combien de pays en afrique
fr | nettoyer un four
fr | idées cadeau pour maman
it | orari treni milano roma
it | come fare la pizza in casa
it | classifica campionato
it | affitto appartamento lugano
it | frasi di buon compleanno
it | mal di testa rimedi
it | scarpe da ginnastica donna
it | chi ha scritto la divina commedia
it | quando nasce la luna
it | biglietti concerto vasco
it | prezzo benzina oggi
it | come pulire il divano
it | ristorante vicino al duomo
it | oroscopo del giorno
it | auto usate a gas
`;
