/**
 * A second set of queries in the notation of search-queries.ts, by kind: written by somebody who had read the
 * catalogue and nothing of the search. Its misses are not to be read: who reads them tunes to them. `absent` asks for
 * products that the catalogue does not know: the answers are what does the same work, and a line without answers
 * expects nothing. `offtopic` expects nothing at all.
 */
export const UNSEEN: Readonly<Record<string, string>> = {
  products: `
    de | womit ersetzen wir ms teams im verein | >microsoft-teams
    de | kostenloser ersatz für foto shop | >adobe-photoshop
    de | gibts was wie trello aber zum selber hosten | >trello
    de | weg von google fotos mit der ganzen familie | >google-photos
    de | adobe premire alternative gratis | >adobe-premiere-pro
    de | ich will mein office 365 abo kündigen was nehme ich stattdessen | >microsoft-365, >microsoft-office
    de | lexoffice alternative opensource | >lexware
    de | doodel umfrage ersatz | >doodle
    de | Ersatz für ESXi im kleinen Rechenzentrum | >vmware-vsphere
    de | clubdesk ist uns zu teuer, andere vereinssoftware? | >clubdesk
    de | kahoot alternative datenschutzkonform für schule | >kahoot
    de | bring app alternative | >bring
    de | Teamviewer Alternative die man selbst betreiben kann | >teamviewer
    de | gibt es ein freies citavi | >citavi
    de | PRTG ablösen | >prtg
    en | something like notion but open source please | >notion
    en | whats a good free replacement for lightroom classic | >adobe-lightroom
    en | we are leaving atlassian jira, what else is there | >jira
    en | selfhosted netflix | >netflix, >plex
    en | 1pasword alternative for family | >1password
    en | alternative to sharepoint for a small town hall | >microsoft-sharepoint
    en | open source hubspot | >hubspot
    en | how do i get rid of google analytics | >google-analytics
    en | fruity loops free alternative | >fl-studio
    en | replace okta with something we can run ourselves | >okta
    en | docusign but free | >docusign
    en | azure ad alternative on premise | >microsoft-entra-id
    en | free program instead of fusion 360 for 3d printing | >autodesk-fusion
    en | heroku like platform on my own vps | >heroku
    en | mailchimp too expensive any alternatives | >mailchimp
    fr | par quoi remplacer whatsapp pour un groupe de parents | >whatsapp
    fr | alternative libre a indesign pour le journal du village | >adobe-indesign
    fr | equivalent gratuit de autocad pour faire des plans | >autocad
    fr | logiciel comme evernote mais sur mon propre serveur | >evernote
    fr | quitter gmail | >gmail
    fr | remplacant de zoom pour les cours à distance | >zoom
    fr | un truc libre à la place de slack svp | >slack
    fr | google forms alternative rgpd | >google-forms
    fr | alternative à shopify pour petite boutique | >shopify
    fr | spss gratuit pour étudiants | >spss
    fr | sortir de youtube et héberger nos vidéos nous-mêmes | >youtube, >vimeo
    fr | remplacer airtable | >airtable
    fr | existe-t-il un github copilot open source | >github-copilot
    fr | alternative a docuware pour la commune | >docuware
    fr | we transfer auto hébergé | >wetransfer
    it | alternativa a google drive per la scuola | >google-drive
    it | programma gratis al posto di office | >microsoft-office, CryptPad
    it | cosa posso usare invece di dropbox | >dropbox
    it | sostituto di salesforce per una piccola ditta | >salesforce
    it | alternativa open source a illustrator | >adobe-illustrator
    it | spotify ma con la mia musica sul mio server | >spotify
    it | alternativa a zendesk | >zendesk
    it | al posto di goggle maps senza tracciamento | >google-maps
    it | rimpiazzare microsoft exchange | >microsoft-exchange
    it | un programma gratuito simile a final cut | >final-cut-pro
    it | alternativa a chatgpt che gira sul mio pc | >chatgpt, >lm-studio
    it | alternativa a powerbi per i grafici aziendali | >power-bi
    it | alternativa a eventbrite per la sagra del paese | >eventbrite
    it | firebase self hosted | >firebase
    it | c'è un alternativa libera a Google Traduttore? | >google-translate
  `,
  names: `
    de | nextclod installieren | Nextcloud
    de | paperless ngx auf synology | Paperless-ngx
    de | was ist eigentlich home assistant | Home Assistant
    de | Keepass für den Mac | KeePassXC
    de | kdenlive oder shotcut was ist besser | Kdenlive, Shotcut
    de | matrix messenger element für die verwaltung | Element, Synapse
    de | libre office kostenlos herunterladen deutsch | LibreOffice
    de | vaultwarden lizenz | Vaultwarden
    de | obs für livestream vom gottesdienst | OBS Studio
    en | audasity download | Audacity
    en | is bitwarden really open source | Bitwarden
    en | gnu cash | GnuCash
    en | immich vs photoprism | Immich, PhotoPrism
    en | jelly fin media server hardware requirements | Jellyfin
    en | what does erpnext cost for ten users | ERPNext
    en | revolt chat self host | Stoat
    en | the kicad pcb program | KiCad
    en | big blue button breakout rooms | BigBlueButton
    fr | gimp télécharger en français | GIMP
    fr | penpot c'est quoi au juste | Penpot
    fr | jitsi visio sans compte | Jitsi Meet
    fr | dolibar facturation pour artisan | Dolibarr
    fr | gogs ou gitea pour un petit serveur | Gitea, Gogs
    fr | minetest pour la classe | Luanti
    fr | zottero bibliographie | Zotero
    fr | je cherche le site officiel de peertube | PeerTube
    fr | vlc | VLC media player
    it | ollama su windows come si fa | Ollama
    it | tunderbird posta | Thunderbird
    it | moodle o ilias per la nostra scuola professionale? | Moodle, ILIAS
    it | inkscape italiano | Inkscape
    it | pi hole | Pi-hole
    it | a cosa serve grafana | Grafana
    it | scaricare free cad ultima versione | FreeCAD
    it | uptime kuma notifiche telegram | Uptime Kuma
    it | e affidabile signal come messenger | Signal
  `,
  functions: `
    de | rechnungen mit schweizer qr code schreiben | Dolibarr, kivitendo
    de | kassenbuch und mitgliederbeiträge im verein verwalten | CiviCRM, Dolibarr, GnuCash, hitobito, Admidio
    de | stammbaum zusammen mit der verwandtschaft online führen | webtrees, Gramps Web
    de | self hosted backup für handy fotos | Immich, Ente Photos, Nextcloud
    de | briefe einscannen und wiederfinden | Paperless-ngx, Papermerge, Papra, Mayan EDMS
    de | wie kann ich werbung auf allen geräten im wlan blockieren | Pi-hole, AdGuard Home, Technitium DNS Server
    de | besprechungsräume reservieren im büro | EGroupware, Indico
    de | noten schreiben für den chor am pc | MuseScore Studio, LilyPond
    de | interview abtippen lassen ohne cloud | Buzz, LocalAI
    de | leihgeräte der schule verwalten laptops und tablets | Snipe-IT, GLPI, iTop
    de | bürgerbeteiligung mit bürgerbudget für unsere gemeinde | Decidim, CONSUL Democracy
    de | anträge und abstimmungen an der delegiertenversammlung | OpenSlides
    de | eintrittskarten mit qr code verkaufen für konzert | pretix, alf.io
    de | prüfen ob meine webseite noch läuft | Uptime Kuma, Gatus, OneUptime, GlitchTip, Zabbix, Checkmk, Icinga
    de | arbeitszeit erfassen stempeluhr für kleinbetrieb | Kimai, solidtime, TimeTagger, OrangeHRM Starter, Horilla, Frappe HR
    de | pdf seiten zusammenfügen | Stirling PDF, PDFsam Basic, BentoPDF
    de | heizung und storen steuern von unterwegs | Home Assistant, openHAB, ioBroker, Domoticz
    de | überwachungskamera aufnehmen mit erkennung von personen | Frigate, ZoneMinder
    de | vokabeln lernen app | Anki
    de | große dateien an kunden schicken per link | Gokapi, Nextcloud, Seafile, PairDrop, OpenCloud, SFTPGo
    de | menuplan und einkaufsliste für die wg | KitchenOwl, Mealie, grocy
    en | cut a video without losing quality | LosslessCut
    en | digitise old vinyl records and remove the crackle | Audacity, Ardour
    en | let customers book appointments on our website | Easy!Appointments, Cal.diy, Nextcloud
    en | collect survey answers offline in villages with android phones | KoboToolbox, ODK Central
    en | track where my delivery vans are | Traccar
    en | set up fifty linux servers the same way | Ansible, Semaphore UI
    en | tell me if the nightly backup did not run | Healthchecks, Uptime Kuma
    en | share clipboard and files between phone and pc | KDE Connect, LocalSend, PairDrop
    en | draw a circuit board | KiCad
    en | listen to my own audiobooks on the train | Audiobookshelf, Jellyfin
    en | spell checker that keeps my text private | LanguageTool, Harper, Writing Tools
    en | software for lending books in our village libary | Koha
    en | write a thesis in latex together with my supervisor | Overleaf Community Edition
    en | layout and print a club magazine | Scribus, LibreOffice
    en | household budget with my wife, envelopes | Actual Budget, Firefly III, GnuCash
    en | reach my home server from outside without opening ports | Pangolin, frp, zrok, NetBird, Headscale
    en | help my parents with their computer remotely | RustDesk, MeshCentral, Apache Guacamole
    en | clone old disk to ssd | Rescuezilla
    en | count website visitors without a cookie banner | Plausible Analytics, Umami, Matomo, GoAccess, OpenPanel
    en | customers suggest features and vote on them | Fider
    en | home cinema on an old pc | Kodi, Jellyfin, Universal Media Server
    fr | faire l'arbre genealogique de ma famille | Gramps, webtrees, Gramps Web
    fr | compter les heures de travail par client | Kimai, solidtime, TimeTagger, OpenProject, Leantime, Redmine
    fr | signer un contrat pdf a distance | DocuSeal, Documenso, LibreSign
    fr | ecrire a plusieurs un compte rendu de reunion en meme temps | Etherpad, HedgeDoc, CryptPad, La Suite Docs, Collabora Online, ONLYOFFICE Docs, Docmost
    fr | comment envoyer une lettre d'info aux 800 membres de l'association | Keila, listmonk, CiviCRM, Mautic, Notifuse, Admidio, Plunk
    fr | dessiner le plan de ma maison en 2d | LibreCAD, QCAD, FreeCAD
    fr | carte interactive des fontaines à mettre sur le site de la commune | uMap, GeoServer, QGIS
    fr | monter un film de vacances facilement | OpenShot, Shotcut, Kdenlive
    fr | serveur caldav agenda partagé famille | Radicale, Baïkal, Nextcloud, Stalwart, SOGo, Mailu, mailcow
    fr | gérer les congés et absences du staff | =Personalwesen
    fr | traduire un document word sans l'envoyer à google | LibreTranslate, Argos Translate, Apertium
    fr | developper des photos raw | darktable, RawTherapee, digiKam
    fr | inventaire de mes affaires pour l'assurance ménage | Homebox
    fr | quiz en direct pour mes élèves | ClassQuiz
    fr | creer un forum pour passionnés de trains | =Foren, Lemmy
    fr | logiciel pour dj en soirée | Mixxx
    fr | bloquer les tentatives de piratage sur mon serveur ssh | CrowdSec, Wazuh, Suricata
    fr | codes de double authentification sur l'ordi plutôt que le téléphone | 2FAuth, KeePassXC
    fr | créer mon premier jeu vidéo | =Spiele und Spielentwicklung
    fr | standard téléphonique pour une petite entreprise | FusionPBX, Asterisk
    fr | sauvegarder mon portable chaque nuit sur un disque externe | Duplicati, Kopia, Vorta, BorgBackup, restic
    it | leggere fumetti sul tablet dal mio server | Kavita, Komga
    it | accorciare link lunghi con il nostro dominio | Shlink, YOURLS, Kutt
    it | creare un sito per l'associazione senza saper programmare | WordPress, Publii, Joomla!, Contao, Ghost
    it | programmare i post sui social | Postiz, Mixpost Lite
    it | negozio online per vendere formaggio | =Onlineshops
    it | salvare ricette dal web e fare il menu della settimana | Mealie, KitchenOwl, grocy
    it | tenere traccia dei libri che ho letto | Jelu
    it | analisi statistica con i menu senza scrivere codice | JASP, jamovi
    it | registrare lo schermo per fare un tutorial | #screen-recording
    it | screenshot con frecce e testo | Flameshot, Greenshot, ShareX
    it | navigatore per escursioni senza internet | Organic Maps
    it | lavagna condivisa per lezioni online | BigBlueButton, Excalidraw, WBO, Nextcloud Whiteboard, OpenBoard, CryptPad
    it | archivio per le tesi di laurea dell'universita | DSpace
    it | magazzino ricambi con codice a barre per officina | InvenTree, Odoo Community, ERPNext, Dolibarr
    it | scaricare torrent sul nas | Transmission, qBittorrent, Deluge
    it | chatbot ai sui miei documenti pdf in locale | AnythingLLM
    it | come gestire le richieste di assistenza che arrivano per email? | =Helpdesk
    it | disegnare con la tavoletta grafica | Krita, GIMP
    it | tradurre le stringhe di un app insieme ai volontari | Weblate, Pontoon, Tolgee
    it | macchina virtuale per provare linux sul mio portatile windows | VirtualBox
    it | gantt per il cantiere | #gantt
  `,
  qualifiers: `
    de | mitgliederverwaltung aus der schweiz | hitobito
    de | messenger aus der schweiz oder deutschland ohne handynummer | Session, Delta Chat, Wire
    de | newsletter tool ohne docker | =Newsletter ; deployment:linux
    de | videoschnitt für linux | #video-editing ; #platform-linux
    de | MIT lizenzierte alternative zu notion | >notion ; license~^MIT$
    de | crm aus frankreich oder deutschland | #crm ; @DE, @FR
    de | wiki für die firma, lizenz bitte nicht agpl | DokuWiki, MediaWiki, XWiki ; -license~AGPL
    en | open source crm that is not american | #crm ; -@US
    en | backup software under an apache or bsd license | =Datensicherung ; license~^(Apache|BSD)
    en | to do list app for android but not from google | #tasks ; #platform-android
    en | photo gallery that runs without docker on plain php hosting | Piwigo, Lychee ; deployment:linux
    en | german alternative to zendesk | >zendesk ; @DE
    en | screen recorder that works on a mac | #screen-recording ; #platform-macos, #platform-browser
    en | ai image generator with mit license | #image-generation ; license~^MIT$
    fr | visioconférence développée en france | #video-calls ; @FR
    fr | gestionnaire de mots de passe qui ne soit pas américain | KeePassXC, Vaultwarden, Passbolt, Psono, KeePassDX, Bitwarden ; -@US
    fr | compta sur mon ordi, pas de serveur ni cloud | #accounting ; #no-server
    fr | outil de sondage européen | LimeSurvey, Formbricks, Nextcloud Forms, OpnForm, CryptPad ; @EUROPE
    fr | alternative suisse à auth0 | >auth0 ; @CH
    fr | lecteur rss sans docker | FreshRSS, Miniflux, Thunderbird ; deployment:linux
    fr | serveur mail sous licence agpl | Stalwart, grommunio, mailcow, Mailu ; license~AGPL
    it | programmi open source fatti in italia | * ; @IT
    it | crm con licenza mit | #crm ; license~^MIT$
    it | chat per l'azienda che non sia americana | Element, Nextcloud Talk, Wire, Synapse, Mattermost, Zulip, Rocket.Chat ; -@US
    it | gestione progetti da installare su kubernetes | =Projektmanagement ; deployment:kubernetes
    it | ritocco foto per windows senza abbonamento | GIMP, darktable, RawTherapee, digiKam, Krita, Pinta ; #platform-windows
    it | alternativa europea a google analytics | >google-analytics ; @EUROPE
    it | firewall open source tedesco o olandese | #firewall ; @DE, @NL
  `,
  absent: `
    de | canva alternative für vereinsflyer | Scribus, Inkscape, Penpot, GIMP
    de | mentimeter ersatz fürs klassenzimmer | ClassQuiz
    de | alternative zu tresorit | Nextcloud, Cryptomator, Seafile, OpenCloud, CryptPad
    de | sevdesk opensource | Dolibarr, kivitendo, InvoiceShelf, Bigcapital, Odoo Community, ERPNext
    de | wiso steuer ersatz für linux
    de | gibt es goodnotes auch als freie software
    de | strava aber ohne konto
    de | proton mail selber betreiben | mailcow, Mailu, Stalwart, grommunio
    en | wrike replacement for our agency | OpenProject, Plane, Leantime, Taiga, Huly, Redmine, Vikunja
    en | open source alternative to scrivener
    en | things 3 for windows | Super Productivity, Vikunja
    en | something like duolingo but free | Anki
    en | nordpass family plan alternative | >1password
    en | tiktok alternative without the chinese owner
    en | linkedin but not owned by microsoft
    en | splitwise self hosted | KitchenOwl
    fr | alternative à doctolib pour un cabinet | Easy!Appointments, Cal.diy
    fr | padlet gratuit pour la classe | Excalidraw, WBO, Nextcloud Whiteboard, CryptPad
    fr | remplacer deezer par mes propres mp3 | Navidrome, Jellyfin, Koel
    fr | pennylane alternative libre | Dolibarr, Bigcapital, ERPNext, Odoo Community, Axelor Open Suite, GnuCash
    fr | équivalent libre de blablacar
    fr | vinted open source
    fr | un mega.nz mais chez nous | Nextcloud, Seafile, OpenCloud, Gokapi
    it | fatture in cloud alternativa gratuita | Dolibarr, InvoiceShelf, Bigcapital, ERPNext, Odoo Community
    it | viber senza numero di telefono | Session, SimpleX Chat, Delta Chat, Element
    it | alternativa a kaspersky | ClamAV
    it | tinder open source
    it | alternativa libera a garmin connect
    it | prezi gratis per una presentazione | LibreOffice, ONLYOFFICE Docs, Collabora Online, CryptPad
    it | reaper daw alternativa | Ardour, LMMS, Audacity
  `,
  offtopic: `
    de | wetter zürich morgen
    de | wann fährt der letzte zug nach bern
    de | hausarzt in winterthur der neue patienten nimmt
    de | wie hoch ist der everest
    de | wasserhahn tropft was tun
    de | abstimmungsresultate vom sonntag
    de | zecke richtig entfernen
    de | wie lange muss ein ei kochen
    de | winterreifen 205 55 r16
    de | gebrauchtes velo kaufen basel
    de | warum schnurrt meine katze
    de | wie viele ferientage stehen mir gesetzlich zu
    de | bundesliga tabelle
    de | fenster putzen ohne streifen
    de | tomaten wann aussäen
    en | cheap flights to lisbon in april
    en | who won the match last night
    en | how to get red wine out of a carpet
    en | is it normal for a baby to sneeze a lot
    en | python as a pet how big do they get
    en | best hiking boots for wide feet
    en | apartment for rent geneva 3 rooms
    en | how long does a uk passport renewal take
    en | symptoms of low iron
    en | used honda civic 2014 price
    en | movie times near me
    en | why is the sky blue
    en | what to wear to a funeral
    en | how many calories in a banana
    en | jaguar habitat rainforest
    fr | horaires piscine lausanne
    fr | comment enlever une tache de graisse
    fr | quel temps fera t il samedi
    fr | dentiste de garde genève
    fr | à quelle heure ferme la migros
    fr | prix abonnement demi-tarif
    fr | mon chien ne mange plus
    fr | capitale de la mongolie
    fr | comment tailler un rosier
    fr | résultats du loto
    fr | restaurant italien pas cher à lyon
    fr | combien de temps pour aller a annecy en voiture
    fr | douleur au genou en courant
    fr | offres d'emploi infirmière valais
    fr | qui a écrit les misérables
    it | meteo lugano domani
    it | orario treni bellinzona milano
    it | quanto costa fare la patente
    it | farmacia di turno
    it | come pulire il forno
    it | sintomi influenza bambini
    it | frasi di auguri per matrimonio
    it | quando si semina il basilico
    it | partita juve stasera
    it | scarpe da corsa in offerta
    it | togliere il ghiaccio dal parabrezza
    it | affitto appartamento locarno
    it | distanza terra luna
    it | permesso di soggiorno documenti necessari
    it | gatto che vomita cosa fare
  `,
};
