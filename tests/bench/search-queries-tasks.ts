/**
 * What a program is to do, in words: queries in four languages as people type them, most of four words and more, with some
 * negations, licences and platforms. Written from the catalogue's lists of names and categories, without its descriptions and
 * tags, but by somebody who had read the search; the right answers were added afterwards, by reading the entries. Every other
 * query was developed with, the rest only checked with. The notation is explained in search-queries-notation.ts.
 */
export const TASKS: Readonly<Record<string, string>> = {
  functions: `
en | keep track of billable hours per client | =Zeiterfassung, Super Productivity, Leantime, OpenProject
en | draw floor plans and technical drawings in 2d | LibreCAD, QCAD, FreeCAD
en | listen to podcasts on my phone | AntennaPod, Audiobookshelf, NewPipe, #podcasts
en | send large files to a client by link | Gokapi, Nextcloud, OpenCloud, Seafile, SFTPGo, PairDrop
en | sync folders between two computers | Syncthing, Nextcloud, Seafile, OpenCloud, Rclone
en | encrypt files before uploading to the cloud | Cryptomator, Rclone, Duplicati
en | turn speech into text offline | Buzz, LocalAI
en | write sheet music for a choir | MuseScore Studio, LilyPond
en | record my screen and share the clip | Cap, Screenity, OBS Studio, ShareX
en | manage books of a small library | Koha, Jelu, calibre
en | let citizens vote on budget proposals | CONSUL Democracy, Decidim, Loomio
en | handle support emails from customers as a team | FreeScout, Zammad, osTicket, Znuny, Chatwoot
en | see which servers are down and alert me at night | =Überwachung
en | collect survey answers on tablets without internet | KoboToolbox, ODK Central
en | build internal admin panels on top of a database | Appsmith, ToolJet, Windmill, Baserow
en | write scientific papers in latex with coauthors | Overleaf Community Edition
en | keep references and citations in order | Zotero, JabRef
en | sell tickets for a concert online | pretix, alf.io
en | shorten links with my own domain | =Kurzlinks und Social Media ; #short-links
en | translate an app into many languages with volunteers | Weblate, Pontoon, Tolgee
en | block trackers and ads for the whole network | Pi-hole, AdGuard Home, Technitium DNS Server, Algo VPN
en | store two factor codes on my phone | Aegis Authenticator, FreeOTP, 2FAuth, KeePassDX
en | single sign on for all our apps | Keycloak, authentik, Authelia, Pocket ID, ZITADEL, Kanidm, #sso
en | run virtual machines on my laptop | VirtualBox, Quickemu, virt-manager
en | deploy apps to my own server with git push | Dokku, Coolify, Kamal, Kubero
en | recipes and shopping list for the family | KitchenOwl, grocy, Mealie
en | research my family tree with relatives | Gramps, Gramps Web, webtrees
en | scan paper letters and find them again by text | Paperless-ngx, Papra, Papermerge, Mayan EDMS
en | see visitor numbers of my site without cookies | Plausible Analytics, Umami, GoAccess, Matomo
en | control lights and heating at home | Home Assistant, openHAB, ioBroker, Domoticz, Zigbee2MQTT
en | watch security cameras and detect people | Frigate, ZoneMinder
en | save articles to read later | wallabag, Linkwarden, Karakeep, linkding
en | schedule posts on several social networks | Postiz, Mixpost Lite
de | Mitglieder und Beiträge vom Verein verwalten | Admidio, hitobito, CiviCRM, Dolibarr
de | Rechnungen schreiben und Buchhaltung machen | =ERP und Buchhaltung
de | Termin finden mit mehreren Leuten | Rallly, Nextcloud, CryptPad
de | Fotos vom Handy automatisch auf eigenen Server laden | Immich, Ente Photos, Nextcloud
de | Arbeitszeit der Mitarbeiter erfassen | =Zeiterfassung, #time-tracking
de | Texte auf Rechtschreibung und Grammatik prüfen | LanguageTool, Harper, Writing Tools
de | PDF Seiten zusammenfügen und trennen | PDFsam Basic, Stirling PDF, BentoPDF
de | gemeinsam an einem Dokument schreiben | #collaborative-editing
de | Ferien und Absenzen der Angestellten verwalten | =Personalwesen
de | Inventarliste für Laptops und Drucker | Snipe-IT, GLPI, iTop, #inventory
de | Online-Unterricht mit Aufgaben und Noten | =Lernplattformen, BigBlueButton
de | Vokabeln lernen mit Karteikarten | Anki
de | Quiz mit der Klasse am Handy spielen | ClassQuiz
de | Fernwartung von Rechnern der Kunden | RustDesk, MeshCentral, Remmina, Apache Guacamole
de | vom Homeoffice auf das Firmennetz zugreifen | #vpn, Pangolin, Apache Guacamole
de | Werbung im ganzen Heimnetz blockieren | Pi-hole, AdGuard Home, Technitium DNS Server
de | Filme und Serien auf dem Fernseher schauen | Jellyfin, Kodi, Universal Media Server
de | Hörbücher vom eigenen Server hören | Audiobookshelf, Jellyfin
de | Ahnenforschung und Stammbaum der Familie | #genealogy
de | Haushaltsbuch führen und Ausgaben planen | Actual Budget, Firefly III, GnuCash
de | Rundmail an alle Kunden verschicken | =Newsletter, CiviCRM
de | Flyer und Plakate gestalten | Scribus, Inkscape
de | Bilder freistellen und retuschieren | GIMP, Krita, Pinta
de | 3D Modelle für den Drucker konstruieren | FreeCAD, Blender
de | Schaltplan und Leiterplatte zeichnen | KiCad
de | Logo als Vektorgrafik zeichnen | Inkscape, Graphite, SVGEdit
de | Chatbot mit eigenen Dokumenten füttern | AnythingLLM
de | Verträge digital unterschreiben lassen | =Elektronische Signatur
de | Sicherungskopie der ganzen Festplatte machen | Rescuezilla, UrBackup
de | im Büro übers Internet telefonieren | =Telefonie
de | Anträge und Abstimmungen an der Versammlung durchführen | OpenSlides, Loomio, Decidim
de | Angriffe auf das Netzwerk erkennen | Suricata, CrowdSec, Wazuh, Velociraptor, #threat-detection
de | Karte mit eigenen Punkten auf die Webseite stellen | uMap, GeoServer
fr | gérer les adhérents et les dons de l'association | CiviCRM, Admidio, hitobito, Dolibarr
fr | faire des devis et des factures | InvoiceShelf, Dolibarr, #invoices
fr | partager des fichiers lourds entre collègues | Nextcloud, OpenCloud, Seafile, Gokapi, SFTPGo, PairDrop, #file-sharing
fr | monter une vidéo de vacances | Kdenlive, OpenShot, Shotcut, LosslessCut
fr | retoucher des photos en format raw | darktable, RawTherapee, digiKam
fr | trouver une date de réunion avec plusieurs personnes | Rallly, CryptPad, Nextcloud
fr | créer un questionnaire en ligne anonyme | LimeSurvey, Nextcloud Forms, Formbricks, OpnForm, #surveys
fr | ouvrir une boutique en ligne | =Onlineshops
fr | suivre les demandes de dépannage informatique | GLPI, iTop, Znuny, =Helpdesk
fr | héberger mes propres adresses mail | mailcow, Mailu, Stalwart, grommunio
fr | discuter en groupe de façon chiffrée | Element, Signal, Wire, Session, SimpleX Chat, Delta Chat
fr | faire une visioconférence dans le navigateur | Jitsi Meet, La Suite Meet, BigBlueButton, Galène, =Videokonferenzen
fr | écouter ma musique partout depuis mon serveur | Navidrome, Koel, Jellyfin
fr | lire mes flux d'actualité au même endroit | FreshRSS, Miniflux, #rss
fr | ranger mes livres numériques et mes bd | calibre, Kavita, Komga
fr | organiser les tâches d'une équipe en colonnes | #kanban
fr | faire un diagramme de gantt | #gantt
fr | prendre des notes reliées entre elles | Logseq, SiYuan, Trilium Notes
fr | monter un wiki pour la documentation interne | #wiki
fr | traduire un texte en privé | #translation ; #offline
fr | dessiner au stylet et colorier | Krita
fr | dessiner ensemble sur un tableau blanc | #whiteboard
fr | réviser avec des cartes mémoire | Anki
fr | faire signer un contrat par internet | =Elektronische Signatur
fr | enregistrer et mixer des morceaux de musique | Ardour, Audacity, LMMS
fr | surveiller la charge des serveurs | =Überwachung
fr | automatiser des tâches entre plusieurs applications | #automation
fr | faire tourner une ia sur mon ordinateur | Ollama, Jan, llama.cpp, LocalAI, AnythingLLM
fr | générer des images avec l'ia | #image-generation
fr | suivre les dépenses du ménage | Actual Budget, Firefly III, KitchenOwl
fr | trouver un itinéraire à pied sans connexion | Organic Maps, GraphHopper
fr | mettre en page un magazine | Scribus
fr | vendre des billets pour un festival | pretix, alf.io
it | gestire le password di tutto l'ufficio | #passwords
it | tenere la contabilità di una piccola impresa | =ERP und Buchhaltung
it | creare un sito con il blog | #blog, =Websites und CMS
it | fare il backup cifrato del portatile | =Datensicherung ; #encryption
it | scaricare file torrent | qBittorrent, Transmission, Deluge
it | aprire archivi compressi zip e rar | PeaZip, Ark, Xarchiver
it | aiutare un cliente a distanza vedendo il suo schermo | RustDesk, MeshCentral, Remmina, Apache Guacamole
it | gestire le ferie e i dati del personale | =Personalwesen
it | catalogare i libri della biblioteca scolastica | Koha
it | tradurre documenti senza connessione | #translation ; #offline
it | disegnare un pezzo meccanico da stampare in 3d | FreeCAD
it | modificare l'audio di un'intervista | Audacity, Ardour
it | registrare lezioni con lo schermo e la webcam | OBS Studio, Screenity, Cap
it | raccogliere firme digitali sui documenti | =Elektronische Signatur
it | statistiche delle visite del sito | =Webanalyse
it | inviare mail a tutti gli iscritti | =Newsletter, CiviCRM
it | videochiamate di gruppo senza registrarsi | Jitsi Meet, La Suite Meet, Galène, BigBlueButton, Nextcloud Talk
it | organizzare una conferenza con relatori e programma | Indico, pretalx
it | vedere dove si trovano i furgoni aziendali | Traccar
it | controllare la rete e i server | =Überwachung
it | seguire i contatti e le vendite | #crm
it | lista della spesa condivisa in famiglia | KitchenOwl, grocy
it | accendere luci e termostati da lontano | Home Assistant, openHAB, ioBroker, Domoticz, Zigbee2MQTT
it | archiviare bollette e documenti scansionati | Paperless-ngx, Papra, Papermerge, Mayan EDMS
it | analizzare i dati per la tesi di statistica | JASP, jamovi, RStudio
it | scrivere codice nel browser | code-server, Eclipse Theia IDE, JupyterLab
it | provare le api con richieste http | Hoppscotch, Bruno, Yaak
it | vedere e modificare il contenuto di un database | DBeaver Community, Mathesar
it | creare grafici e cruscotti dai dati | Apache Superset, Metabase, Redash, Grafana, #dashboards
it | aprire un forum per la nostra comunità | Discourse, Flarum, NodeBB, phpBB, #forum
it | pubblicare video sul proprio canale | PeerTube, MediaCMS
it | leggere fumetti e manga | Kavita, Komga
it | creare un gioco in 3d | Godot Engine, Open 3D Engine, Bevy
`,
  negation: `
en | chat app without a phone number | Session, SimpleX Chat, Delta Chat, Element, Wire
en | photo gallery not from google, no cloud | #photos
en | bookmarks manager without docker | #bookmarks ; -deployment:docker
en | password manager not from the usa | #passwords ; -@US
de | Videokonferenz ohne Anmeldung der Gäste | Jitsi Meet, La Suite Meet, Nextcloud Talk, BigBlueButton, Galène
de | Wiki ohne Datenbank | DokuWiki
de | Projektmanagement aber nicht aus den USA | #project-management, =Projektmanagement ; -@US
de | Notizen ohne Server und ohne Konto | #notes ; #no-server
fr | statistiques de site sans cookies | Plausible Analytics, Umami, GoAccess, Matomo
fr | base de données sans savoir le sql | Mathesar, Metabase, Baserow, Grist
fr | sauvegarde sans ligne de commande | Vorta, Kopia, Duplicati, Rescuezilla, UrBackup
it | foto di gruppo senza pubblicità | Pixelfed, Vernissage, Grain
it | assistente ia senza internet | Jan, Ollama, llama.cpp
it | negozio online non americano | =Onlineshops ; -@US
`,
  licences: `
en | wiki under the mit license | #wiki ; license~^MIT$
en | kanban board with agpl license | #kanban ; license~^AGPL
en | permissively licensed object database | #database ; license~^(MIT|Apache|BSD|PostgreSQL|Zlib)
en | apache licensed analytics dashboards | #dashboards ; license~^Apache
de | Passwortmanager mit GPL Lizenz | #passwords ; license~^GPL
de | Backup Programm unter Apache Lizenz | =Datensicherung ; license~^Apache
de | Online-Shop mit MIT-Lizenz | =Onlineshops ; license~^MIT$
fr | éditeur d'images sous licence gpl | #image-editing ; license~^GPL
fr | gestion de projet en agpl 3 | #project-management ; license~^AGPL-3
fr | navigateur sous licence mozilla | =Browser ; license~^MPL
it | chat con licenza agpl | #chat ; license~^AGPL
it | server di posta con licenza gpl | #email ; license~^GPL
it | strumento per sondaggi licenza gpl v2 | #surveys ; license~^GPL-2
`,
  deployment: `
en | photo library i can run in docker | #photos ; deployment:docker
en | time tracker for kubernetes cluster | #time-tracking ; deployment:kubernetes
en | to do list app for android | #tasks ; #platform-android
en | draw diagrams on my mac | #diagrams, =Design und Diagramme ; #platform-macos
en | video editor for windows laptop | #video-editing ; #platform-windows
de | Passwörter auf dem iPhone speichern | #passwords ; #platform-ios
de | Helpdesk Software mit Docker Compose | =Helpdesk ; deployment:docker
de | Buchhaltung auf Windows ohne Server | #accounting ; #platform-windows, #no-server
de | gehostetes Wiki für die Firma | #wiki ; #hosted-offer
fr | lecteur de podcasts pour android | #podcasts ; #platform-android
fr | formulaires hébergés par un prestataire | #forms ; #hosted-offer
fr | capture d'écran sous linux | #screen-recording ; #platform-linux
it | note e appunti su iphone e mac | #notes ; #platform-ios, #platform-macos
it | crm da installare con docker | #crm ; deployment:docker
it | backup per windows con interfaccia grafica | =Datensicherung ; #platform-windows
`,
};

/** Nothing in the catalogue has to do with these. */
export const TASKS_OFF_TOPIC = `
en | how tall is the eiffel tower
en | best pizza dough without yeast
en | cheap flights to lisbon in may
en | my tooth hurts when i drink cold water
en | who won the world cup in 1998
en | how to remove red wine stains
en | train your dog not to bark
en | lyrics of the last christmas song
en | when should i plant tomatoes
en | running shoes for flat feet
en | how much does a tesla cost
en | distance from the earth to the moon
de | wie lange kocht man ein weiches Ei
de | Wanderungen im Engadin mit Hund
de | welche Zimmerpflanze braucht wenig Licht
de | Wetter morgen in Zürich
de | Rückenschmerzen beim Sitzen was tun
de | Rezept für Kartoffelgratin
de | Hosen kürzen ohne Nähmaschine
de | günstiges Hotel am Bodensee
de | wer hat das Telefon erfunden
de | Velo mit Elektromotor kaufen
de | wann beginnen die Sommerferien im Kanton Bern
fr | combien de calories dans une banane
fr | comment enlever une tache de vin rouge
fr | horaire des trains pour genève
fr | que faire à paris quand il pleut
fr | mon chat ne mange plus
fr | prix du mètre carré à lausanne
fr | recette de tarte aux pommes
fr | quand tailler les rosiers
fr | exercices pour maigrir du ventre
fr | capitale de l'australie
it | come si cucina il risotto allo zafferano
it | quanto costa un volo per londra
it | mal di schiena rimedi naturali
it | che tempo farà domani a lugano
it | quando fiorisce il ciliegio
it | scarpe da montagna impermeabili
it | chi ha dipinto la gioconda
`;
