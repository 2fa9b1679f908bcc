/**
 * Queries as people say them in everyday life, in the notation of search-queries-notation.ts; to develop with.
 *
 * Written by somebody who had read the catalogue's list of names, categories and tags, and neither the search, nor its
 * vocabulary, nor any other set, nor the descriptions. Nicknames are products and solutions by short forms, half names,
 * old names and dialect; functions what somebody wants to do, in words of their own; questions whole questions.
 */
export const EVERYDAY: Readonly<Record<string, string>> = {
  nicknames: `
de | ersatz fürs gesichtsbuch | >facebook
de | whatsäpp für d familie ohni meta | >whatsapp
de | google tabellen gemeinsam bearbeiten | >google-sheets
de | fotoschop gratis für zuhause | >adobe-photoshop
de | unser AD mit den benutzerkonten ablösen | >microsoft-active-directory
de | die lampen von hue steuern | >philips-hue
de | banana buchhaltung für den verein | >banana-accounting
de | temviewer für support bei den eltern | >teamviewer
de | das classroom vo google i de schuel | >google-classroom
de | premiere zum filme schneiden | >adobe-premiere-pro, >adobe-premiere-elements
de | s/4hana ist uns zu teuer | >sap
de | die bring-app zum poschte | >bring
de | der feuerfuchs als browser | Firefox
de | alexa vo amazon | >amazon-alexa
de | azure ad | >microsoft-entra-id
en | the bird app before elon | >twitter
en | final cut but not apple | >final-cut-pro
en | gcal for the whole family | >google-calendar
en | vscode minus the microsoft telemetry | >visual-studio-code
en | esxi after the broadcom mess | >vmware-vsphere
en | amazon's storage buckets at home | >amazon-s3
en | gh copilot for coding | >github-copilot
en | open ai's chat bot | >chatgpt
en | adobe's vector drawing program | >adobe-illustrator
en | atlassian wiki for our team | >confluence
en | lastpas after the hack | >lastpass
en | that mac backup thing with the clock | >time-machine
en | gmaps | >google-maps
en | ga4 | >google-analytics
en | yt premium | >youtube-premium
fr | le tableur de microsoft mais libre | >microsoft-excel
fr | g suite pour notre association | >google-workspace
fr | messenger de fb sans compte | >facebook-messenger
fr | la liseuse d'amazon | >kindle
fr | un we transfert pour grosses photos | >wetransfer
fr | l'ancien outlook express | >microsoft-outlook
fr | autocade pour dessiner des plans | >autocad
fr | spoti mais sans abonnement | >spotify
fr | les notes de l'iphone | >apple-notes
fr | nod32 sur nos serveurs | >eset-server-security
fr | le singe qui envoie des newsletters | >mailchimp
fr | le cône orange pour lire des vidéos | VLC media player
fr | 3dsmax pour faire des animations | >3ds-max
fr | le partage d'apple entre iphones | >airdrop
fr | i movie | >imovie
it | skaip per chiamare i parenti | >skype
it | power point per le lezioni | >microsoft-powerpoint
it | il cloud apple per le foto | >icloud-photos
it | ts3 per giocare insieme | >teamspeak
it | gimail senza pubblicità e spioni | >gmail
it | bacheca a cartellini di atlassian | >trello
it | fusion 360 per la stampa 3d | >autodesk-fusion
it | indesign per il giornalino parrocchiale | >adobe-indesign
it | ancestri per l'albero genealogico | >ancestry
it | docusain per firmare i contratti | >docusign
it | fruity loops per fare beat | >fl-studio
it | ibm statistics per la tesi | >spss
it | nearby share | >quick-share
it | workplace di facebook | >workplace-from-meta
it | bit warden | Bitwarden
`,
  functions: `
de | eingescannte briefe automatisch erkennen und ablegen | Mayan EDMS, Paperless-ngx, Papermerge, Papra
de | eintritte fürs dorftheater online verkaufen | alf.io, pretix
de | arbeitsstunden pro kunde mit stoppuhr festhalten | >toggl
de | bücher ausleihen und mahnen im schulhaus | Koha
de | mitglieder und jahresbeiträge vom turnverein führen | >clubdesk
de | anträge und wahlen an der delegiertenversammlung | OpenSlides
de | kamera beim hofladen selber aufzeichnen | #video-surveillance
de | heizung und storen automatisch steuern | Domoticz, Home Assistant, ioBroker, openHAB
de | kochideen sammeln und wocheneinkauf planen | #recipes
de | noten schreiben für den kirchenchor | LilyPond, MuseScore Studio
de | verwandte und vorfahren im baum darstellen | #genealogy
de | verträge vom kunden am bildschirm unterschreiben lassen | =Elektronische Signatur
de | lästige anzeigen im ganzen heimnetz ausblenden | AdGuard Home, Pi-hole, Technitium DNS Server
de | lange webadressen fürs plakat kürzen | #short-links
de | grundrisse zeichnen in der schreinerei | FreeCAD, LibreCAD, QCAD
en | let customers book a haircut slot online | >calendly
en | hand out homework and give grades online | Canvas LMS, Chamilo, ILIAS, Moodle, Open edX, OpenOlat
en | tell visitors publicly when services are down | #status-page
en | try another operating system inside a window | Quickemu, virt-manager, VirtualBox
en | unpack rar files someone emailed me | >winrar
en | draw circuit boards for our lab | KiCad
en | record my screen with a voiceover | >camtasia, >loom
en | mix songs at the school disco | Mixxx
en | practise vocabulary with flip cards | Anki
en | see where our delivery vans are now | Traccar
en | run tests automatically after each commit | >github-actions
en | approve holidays and keep staff records | =Personalwesen
en | answer parents' emails together as a team | Chatwoot, FreeScout, osTicket, Zammad, Znuny
en | count vistors on our homepage without cookies | =Webanalyse
en | sell handmade candles on the internet | =Onlineshops
fr | monter le film du mariage de ma soeur | Kdenlive, OpenShot, Shotcut
fr | recoller plusieurs documents scannés en un seul | BentoPDF, PDFsam Basic, Stirling PDF
fr | se réunir à l'écran avec le conseil paroissial | #video-calls
fr | garder tous mes identifiants chiffrés au même endroit | #passwords
fr | traduire un texte sans l'envoyer sur internet | Apertium, Argos Translate, LibreTranslate, Offline Translator
fr | développer les photos brutes de mon reflex | >adobe-lightroom
fr | depanner l'ordinateur de ma mère à distance | >teamviewer
fr | mise en page du bulletin communal | >microsoft-publisher
fr | ranger les références de ma thèse | JabRef, Zotero
fr | faire des tests t pour mon mémoire | #statistics
fr | standard d'appels internes pour le cabinet médical | >3cx
fr | faire voter les habitants sur les projets communaux | >go-vocal
fr | créer un jeu vidéo avec mes élèves | #game-development
fr | copier le disque entier avant la réparation | >acronis
fr | suivre les dépenses du ménage | >ynab
it | ascoltare libri letti ad alta voce in macchina | #audiobooks
it | mandare la circolare mensile a tutti i genitori | #newsletter
it | questionario di soddisfazione per i pazienti | CryptPad, Formbricks, KoboToolbox, LimeSurvey, Nextcloud Forms, ODK Central, OpnForm
it | fare domande a un assistente sul pc senza rete | AnythingLLM, Jan, llama.cpp, LocalAI, Ollama
it | creare figure scrivendo solo una frase | #image-generation
it | disegnare i sentieri sulla cartina del comune | QGIS, uMap
it | leggere tutti i siti di notizie in un posto | >feedly
it | salvare articoli per leggerli poi in treno | #read-later
it | dipingere a mano libera con la tavoletta grafica | Krita
it | scarabocchiare idee tutti insieme sullo schermo | >miro, BigBlueButton
it | passare foto dal telefono al computer senza cavo | >airdrop
it | preventivi e fatture per l'idraulico | Axelor Open Suite, Bigcapital, Dolibarr, ERPNext, InvoiceShelf, kivitendo, Odoo Community
it | raccogliere i crash della nostra app | >sentry
it | un solo accesso per tutti i programi interni | #sso
it | appunti collegati tra loro come una rete | >obsidian
`,
  questions: `
de | welche software eignet sich für ein diskussionsforum im quartier | =Foren
de | welcher browser läuft auf dem ipad und blockiert werbung selber | Brave
de | wie sperre ich angreifer auf unserem webserver automatisch aus | CrowdSec
de | womit kann ich datenbanken auf dem mac bequem anschauen und abfragen | DBeaver Community
de | gibt es eine websuche, die mich nicht ausspioniert | >google-search
de | wie baue ich eine vereinswebsite ohne programmieren | >wix
de | wie weiss ich, wer welches notebook der firma hat | Snipe-IT, GLPI, iTop
de | womit schicke ich kunden grosse dateien per link | Gokapi, Nextcloud, OpenCloud, Seafile, SFTPGo
de | welcher verschlüsselte chat läuft auch auf linux | Delta Chat, Element, Session, Signal, SimpleX Chat, Synapse, Wire
de | wie plane ich ein bauprojekt mit balken auf der zeitachse | #gantt
de | welches programm findet meine kommafehler auf deutsch | LanguageTool, Writing Tools
de | wie verbinde ich verschiedene webdienste automatisch ohne programierer | >zapier, >make
de | welche podcast-app läuft auf android ganz ohne server | AntennaPod, NewPipe
de | womit verwaltet ein hilfswerk seine spenderinnen und spender | CiviCRM
de | welches mailprogramm gibt es für windows und android | Thunderbird
en | is there a note app that works offline on my ipad | AppFlowy, Joplin, Logseq, SiYuan, Standard Notes
en | how can i host my git repos myself | >bitbucket
en | which tool lets me test rest apis from my mac | >postman
en | what can volunteers use to translate our app's strings | >crowdin
en | how do i stream my gaming live from my own site | >twitch
en | how do we find a meeting date that suits everyone | >doodle
en | which password manager has an extension for my browser | Bitwarden, KeePassXC, Passbolt, Psono
en | what can nurses use to fill in forms on android while offline | KoboToolbox, ODK Central
en | where do i keep the theses and papers of our university | DSpace
en | how do i make a museum collection browsable online | >contentdm
en | how can i deploy apps easily to my own server | >heroku
en | what is a good painting app for my android tablet | Krita
en | how do i schedule posts for several social acounts at once | #social-media
en | what do i use to build charts from our sales database | #business-intelligence
en | which program makes 3d animated films on windows | Blender
fr | existe-t-il un réseau social sans pub pour partager mes photos | Grain, Pixelfed, Vernissage
fr | quel logiciel pour enregistrer un groupe de musique sous linux | Ardour, Audacity
fr | quel outil pour suivre mes prospects et mes ventes en cours | EspoCRM, Frappe CRM, Krayin CRM, SuiteCRM, Twenty, Odoo Community, Dolibarr, Axelor Open Suite, kivitendo
fr | comment synchroniser mes dossiers entre deux ordinateurs sans cloud | Syncthing
fr | où puis-je publier nos vidéos de concert sans publicité | MediaCMS, PeerTube
fr | quelle appli de liste de tâches marche sur mon iphone | Super Productivity
fr | quel client sip installer sur mon android | Linphone
fr | comment faire un tableau kanban pour l'équipe soignante | Kanboard, Leantime, Plane, Taiga, Vikunja, WeKan, AppFlowy, CryptPad
fr | comment garder l'historique de mes trajets sans google | >google-timeline
fr | comment préparer un concours de questions interactif pour ma classe | ClassQuiz
fr | comment recevoir une alerte sur mon telephone depuis un script | ntfy
fr | avec quoi lire ma collection de bd et de mangas en ligne | >comixology
fr | quel éditeur de code installer sur windows sans télémétrie | VSCodium, Eclipse Theia IDE
fr | avec quoi naviguer sur iphone quand il n'y a pas de réseau | Organic Maps
fr | comment proposer une boîte à idées où les clients votent | Fider
it | quale firewall posso mettere all'ingresso della rete dell'ufficio | IPFire, OPNsense, pfSense CE
it | quale programma fa backup cifrati e senza doppioni su mac | BorgBackup, Duplicati, Kopia, restic, Vorta
it | dove disegno le schermate di un'app insieme ai colleghi | #ui-design
it | esiste un programma per scaricare torrent senza pubblicità su windows | >utorrent
it | come gestisco le richieste di assistenza informatica del comune | =Helpdesk
it | che cosa uso per tradurre manuali con memoria di traduzione | OmegaT
it | dove tengo la lista dei libri che ho letto | Jelu
it | come creo un sito statico senza database | #static-site
it | come faccio a vedere i miei film sulla tele di casa | >plex
it | come raccolgo le proposte di relazione per un convegno | >easychair
it | quale vpn posso usare sul mio iphone | NetBird, OpenVPN, Pangolin, WireGuard
it | come faccio a caricare file nel cloud ma illegibili per il fornitore | Cryptomator, Rclone
it | con cosa gestisco i container docker dal browser | Portainer CE
it | come scrivo un verbale insieme ad altri nello stesso momento | >google-docs, Docmost, AppFlowy, XWiki
it | quale ricerca veloce posso mettere nel mio negozio online | >algolia
`,
};
