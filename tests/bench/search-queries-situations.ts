/**
 * Queries of people who tell their situation in words of their own, in the notation of search-queries-notation.ts; to develop
 * with, and hard: most use no word that the catalogue has for what they look for.
 *
 * Written by two people who had read the catalogue's list of names, categories, tags, replaced products, licences, origins and
 * audiences, and neither the search, nor its vocabulary, nor any other set, nor the descriptions. They were asked to avoid
 * the names of tags and categories, and to play as many people and to cover as many categories as possible, in German,
 * English, French and Italian in equal shares. The right answers were set from the list and from general knowledge of
 * the programs. `absent` holds products that the catalogue names for no solution, `offtopic` what has nothing to do with software.
 */
export const SITUATIONS: Readonly<Record<string, string>> = {
  functions: `
de | patientinnen sollen sich selber in freie zeiten eintragen | Cal.diy, Easy!Appointments, Nextcloud
de | einbauküche am compi massgenau zeichnen | FreeCAD, LibreCAD, QCAD
de | alte mietverträge ablegen und per stichwort wiederfinden | =Dokumentenverwaltung
de | pfarrblatt gestalten und druckfertig machen | Scribus, LibreOffice
de | melodie mit liedtext darunter aufs notenpapier bringen | MuseScore Studio, LilyPond
de | meine äcker und parzellen einzeichnen und die fläche messen | QGIS, uMap
de | jahresbeiträge der turner einziehen und adresssen nachführen | >clubdesk, Dolibarr
de | rohdaten aus der kamera nach der hochzeit entwickeln | darktable, RawTherapee, digiKam
de | merken was in der vorratskammer bald abläuft | grocy
de | pc vom grosi flicken ohne hinzufahren | #remote-desktop
en | get rid of the annoying banners on every gadget in the house | AdGuard Home, Pi-hole, Technitium DNS Server, OPNsense, pfSense CE, Algo VPN
en | watch the calving barn from bed at night | #video-surveillance, Home Assistant
en | turn a recorded interview into typed pages | #speech
en | learn latin words a few each day so they stick | Anki
en | chop the boring bits out of our school play footage | Kdenlive, OpenShot, Shotcut, LosslessCut, Blender
en | push my side project live with one command on my own box | >heroku
en | wake whoever is on duty when our homepage dies at night | =Überwachung
en | know which drills we own and who has the ladder | Snipe-IT, Homebox, InvenTree, GLPI
en | two of us typing a physics thesis full of equasions | Overleaf Community Edition, HedgeDoc
en | shrink old dvds so they fit on a stick | HandBrake, VLC media player
fr | noter combien de temps je passe chez chaque client | Kimai, solidtime, TimeTagger, Dolibarr, ERPNext, Odoo Community, Super Productivity, Axelor Open Suite
fr | vendre mes confitures en ligne et encaisser par carte | =Onlineshops, Odoo Community
fr | dessiner la lignee de mes aieux | #genealogy
fr | coller plusieurs scans en un seul document et remettre les pages à l'endroit | BentoPDF, PDFsam Basic, Stirling PDF, Paperless-ngx, Papermerge
fr | faire payer l'entrée du bal d'avance et contrôler à la porte | pretix, alf.io, Indico
fr | ecouter mes vieux cd depuis n'importe où sans abonnement | Navidrome, Koel, Jellyfin
fr | repérer mes fautes quand j'écris un courrier | LanguageTool, Writing Tools
fr | voir où se trouve notre camionette de livraison | Traccar, Dawarich
fr | faire parapher le bail au locataire sans l'imprimer | =Elektronische Signatur
fr | tout récupérer si mon disque dur lâche | =Datensicherung, Rclone
it | capire dove vanno a finire i soldi della famiglia | >ynab
it | scrivere a mano sullo schermo davanti alla classe | #whiteboard
it | capire una lettera in tedesco anche dove non c'e campo | Argos Translate, Offline Translator, LibreTranslate, Apertium
it | sapere chi è in ferie e chi è malato in negozio | =Personalwesen, Odoo Community, Dolibarr, Axelor Open Suite
it | far avere al cliente un video da 5 giga | Gokapi, Nextcloud, Seafile, OpenCloud, SFTPGo, PairDrop
it | sfumare una canzone nell'altra alla festa di compleanno | Mixxx
it | disegnare il marchio della pasticceria che resta nitido sull'insegna | Inkscape, Graphite, SVGEdit, Penpot, OpenPencil
it | abbassare le tapparelle da sole quando tramonta il sole | #home-automation, Node-RED
it | indirizzo web corto da stampare sul volantino | #short-links
it | sapere quanta gente guarda la mia pagina e da dove ariva | =Webanalyse
de | Scans von alten Rechnungen nach einem Stichwort durchsuchen | =Dokumentenverwaltung
de | Noten für unseren Chor am PC schreiben | MuseScore Studio, LilyPond
de | Öffnungszeiten und Bilder unserer Pension selber ins Netz stellen | Contao, Drupal, Ghost, Hugo, Joomla!, Publii, TYPO3, WordPress, Wagtail
de | herausfinden an welchem Abend alle vom Vorstand können | >doodle
de | Werbung im ganzen Haus wegmachen auch am Fernseher | AdGuard Home, Pi-hole, Technitium DNS Server
de | Ferienbilder vom Handy automatisch daheim sichern | Immich, Ente Photos, PhotoPrism, Nextcloud, OpenCloud, Seafile, Syncthing
de | Plan vom Gartenhaus massstabgetreu zeichnen | FreeCAD, LibreCAD, QCAD
de | Zugangsdaten der ganzen Familie sicher ablegen | #passwords
de | aufschreiben in welcher Kiste im Keller was liegt | Homebox, InvenTree, grocy, Snipe-IT
de | Vorfahren bis 1700 aufzeichnen | #genealogy
de | Schulklasse mit dem Handy um die Wette raten lassen | ClassQuiz
de | Ferientage und Absenzen der Angestelten eintragen | =Personalwesen, Odoo Community, Dolibarr, Axelor Open Suite
de | eigener Laden für Honig und Konfi im internet | =Onlineshops, Odoo Community
de | Interview vom Diktiergerät automatisch abtippen | Buzz, LocalAI
de | Handyfilmli schneiden | Kdenlive, OpenShot, Shotcut, LosslessCut, Blender
en | cut the boring bits out of a long clip without losing quality | LosslessCut
en | lend out books at our tiny village school | Koha
en | get pinged when someone walks up my driveway | Frigate, ZoneMinder
en | remove scratches from old scaned pictures | GIMP, Krita, Pinta, digiKam, darktable, RawTherapee
en | collect sign ups for the parents evening | LimeSurvey, Formbricks, Nextcloud Forms, OpnForm, CryptPad, KoboToolbox, pretix, alf.io, Indico, Admidio, Baserow, Grist
en | sketch how our boxes and cables hang together | Excalidraw, Kroki, NetBox, CryptPad, LibreOffice, Nextcloud Whiteboard, WBO, Docmost
en | let customers pick their haircut slot themselves | >calendly
en | read manga on my tablet | Kavita, Komga, calibre
en | see where our delivery vans are right now | Traccar
en | plan what we eat this week and what to buy | Mealie, KitchenOwl, grocy
en | cram japanese vocab on the bus | Anki
en | fix grandmas computer from my own sofa | #remote-desktop
en | make beats in my bedroom | LMMS, Ardour
en | get a text when our shop page goes down | #monitoring
en | bill people for my plumbing jobs | Bigcapital, Dolibarr, ERPNext, GnuCash, InvoiceShelf, Kimai, Odoo Community, kivitendo, Axelor Open Suite
fr | faire signer un bail | =Elektronische Signatur
fr | mettre une lettre en allemand depuis mon ordi | Apertium, Argos Translate, LibreTranslate, Offline Translator
fr | envoyer un film trop lourd pour un mail à un client | >wetransfer, OpenCloud, SFTPGo, PairDrop, zrok
fr | trouver mon chemin en rando sans reseau | Organic Maps
fr | tenir la liste des choristes et de leurs cotisations | Admidio, CiviCRM, hitobito, Dolibarr
fr | regler les lampes et le chauffage depuis le canapé | #home-automation
fr | copier tout le disque dur avant de réinstaller le pc | Rescuezilla, UrBackup
fr | transformer mes vieux avi en mp4 | HandBrake, VLC media player, LosslessCut
fr | vendre des entrées pour la fete du village | alf.io, pretix, Indico
fr | compter les heures passées pour chaque client | =Zeiterfassung, Leantime, OpenProject, Redmine, Super Productivity, Dolibarr, Odoo Community
fr | écouter un roman en conduisant | #audiobooks
fr | mettre en page le journal du quartier | Scribus, LibreOffice
fr | rassembler les sources de mon mémoire et les citer | Zotero, JabRef
fr | décider avec les habitants comment dépenser l'argent de la commune | CONSUL Democracy, Decidim, Loomio
fr | faire tourner windows dans une fenêtre de mon linux | VirtualBox, virt-manager, Quickemu, Incus
it | dividere un pdf in piu pezzi | BentoPDF, PDFsam Basic, Stirling PDF
it | rispondere in ordine alle lamentele dei cittadini | =Helpdesk
it | spedire le novità del mese a tutti i soci | #newsletter, Admidio, hitobito
it | vedersi in faccia con dieci colleghi a distanza | #video-calls
it | filmare quello che faccio sul monitor mentre spiego | OBS Studio, Cap, Screenity, ShareX
it | mettere in ordine i miei libri digitali | #ebooks
it | un posto sul web dove i tifosi discutono per argomenti | =Foren, Lemmy, HumHub
it | sapere quanta gente legge il mio sito | =Webanalyse
it | accorciare un indirizzo lungo per il manifesto | #short-links
it | telefoni interni nelle camere dell'albergo | Asterisk, FusionPBX, Kamailio
it | avere gli appunti di scuola sempre con me | Joplin, Standard Notes, Logseq, SiYuan, AppFlowy, Trilium Notes, Memos
it | che nessuno legga la chiavetta se la perdo | Cryptomator, PeaZip, Ark
it | scaricare torrent di notte | #download
it | calcolare medie e corelazioni per la tesi | #statistics, JupyterLab, Spyder
it | disegnare le fermate del pedibus sulla cartina | uMap, QGIS
`,
  questions: `
de | Wie finde ich einen Abend, an dem alle Leiterinnen Zeit haben? | >doodle
de | Wie erfahre ich von den Patienten, ob sie mit der Behandlung zufrieden waren? | Formbricks, LimeSurvey, Nextcloud Forms, OpnForm, KoboToolbox, ODK Central, CryptPad
de | Womit bringe ich das Rauschen aus der Aufnahme von der Bandprobe weg? | #audio-editing
de | Wo bewahren wir im Büro alle Logins auf, ohne Zettel am Bildschirm? | Bitwarden, Passbolt, Psono, Vaultwarden, KeePassXC
de | Wo sammle ich Omas Kuchen und Braten, damit die Enkel sie nachkochen? | #recipes
de | Kann mir jemand auf meiner Homepage gleich schreiben, wenn er etwas nicht versteht? | #live-chat
de | Wie sperre ich meine Dateien so ab, dass der Finder vom USB-Stick nichts lesen kann? | Cryptomator, PeaZip, Ark
de | Was nehme ich, damit die Klasse am Handy um die Wette antwortet? | ClassQuiz
de | wie kopire ich die ganze festplatte auf eine neue bevor der laptop stirbt | Rescuezilla, UrBackup
de | Gibt es etwas, das mir ein Bild malt, wenn ich beschreibe, was darauf sein soll? | #image-generation
en | How do I keep spoken shows on my phone for the bus, where there's no signal? | AntennaPod, Audiobookshelf, NewPipe
en | How can our members decide on the new rules without coming to the hall? | =Beteiligung und Abstimmung
en | Why do we keep overwriting each other's draft and what would fix it? | Collabora Online, ONLYOFFICE Docs, CryptPad, Etherpad, HedgeDoc, La Suite Docs, Nextcloud, AppFlowy, Docmost, XWiki
en | Can something read forty contracts for me and answer what I ask about them? | AnythingLLM, LibreChat, Jan
en | how do we stop customer mails from being answered twice | =Helpdesk
en | How does our village museum put its old objects and letters online for everybody? | Omeka S, DSpace
en | What tells me where the footpath goes when there is no reception? | Organic Maps
en | How do I check whether two groups of patients realy differ? | #statistics, JupyterLab, Spyder
en | What could my son and I use to make our own little jump and run? | Godot Engine, Bevy
en | How can a dozen of us talk to each other while gaming? | Mumble, Stoat, Element, Jitsi Meet, Galène
fr | Comment parler en direct à mes élèves malades et leur montrer mon écran ? | #video-calls
fr | Comment ma femme et moi pouvons-nous voir les mêmes rendez-vous chez le dentiste ? | Baïkal, Radicale, Nextcloud, SOGo, EGroupware, grommunio, mailcow, Mailu, Stalwart, Thunderbird, CryptPad
fr | Avec quoi réparer un vieux portrait de mariage tout déchiré ? | GIMP, Krita, Pinta
fr | Où mettre les articles du journal que je veux finir ce soir au lit ? | #read-later
fr | comment demander aux habitants ce qu'ils veulent faire de la place du village | Decidim, CONSUL Democracy, Loomio, LimeSurvey, Formbricks, OpnForm, Nextcloud Forms, Fider, KoboToolbox, ODK Central
fr | Puis-je regarder mes films enregistrés au salon et aussi dans la chambre ? | >plex
fr | Où ranger les codes à six chiffres qu'on me demande à chaque connexion ? | 2FAuth, Aegis Authenticator, FreeOTP, KeePassDX, KeePassXC, Bitwarden, Vaultwarden, Psono, Passbolt
fr | Quel outil pour que chacun sache qui nettoie la buvette et qui tond le terrain ? | Vikunja, Kanboard, WeKan, grocy, Leantime, Taiga, Plane, OpenProject, Redmine, Nextcloud, CryptPad, AppFlowy
fr | Comment savoir dans quel carton du demenagement j'ai mis la cafetière ? | Homebox, InvenTree
fr | Avec quoi filmer ce que je fais sur mon ordi pour expliquer l'e-banking à maman ? | Cap, OBS Studio, Screenity, ShareX
it | Come spedisco la lettera mensile a tutti i parrocchiani in una volta? | #newsletter, hitobito, Admidio
it | Posso lavorare dal treno come se fossi seduto in studio, senza che nessuno spii? | #vpn, #remote-desktop
it | Come faccio il conto al cliente dopo avergli riparato la lavatrice? | Bigcapital, Dolibarr, ERPNext, GnuCash, InvoiceShelf, Odoo Community, kivitendo, Axelor Open Suite, Kimai
it | Come tengo in ordine i libri che cito nella tesi? | Zotero, JabRef
it | C'è un posto dove gli allievi consegnano i compiti e io metto il voto? | Moodle, OpenOlat, ILIAS, Chamilo, Canvas LMS, Open edX
it | con cosa guardo i filmini vecchi che il computer non vuole aprire | VLC media player, mpv, Kodi, HandBrake
it | Come leggo le notizie senza reclame e senza ficcanaso? | =Browser, AdGuard Home, Pi-hole, Technitium DNS Server, Algo VPN
it | Come segno quale bambino ha preso in prestito quale libro a scuola? | Koha
it | Come passo le foto dal telefonino al portatile senza cavo? | >airdrop, Syncthing, Nextcloud, Seafile, OpenCloud, Immich, Ente Photos
it | Come faccio girare un vecchio windows dentro il mio pc nuovo? | VirtualBox, Quickemu, virt-manager, Incus
de | Wie behalte ich im Griff, wofür wir jeden Monat unser Geld ausgeben? | >ynab
de | Womit kann mein Sohn einen Trickfilm mit räumlichen Figuren machen? | Blender
de | Wie zählen wir an der Vereinsversammlung die Stimmen ohne Zettel? | =Beteiligung und Abstimmung
de | Gibt es etwas, das meine Aufsätze auf Kommafehler anschaut? | >grammarly
de | Wie bringe ich Bilder vom iPhone ohne Kabel auf den PC? | >airdrop, Nextcloud, OpenCloud, Seafile, Immich, Ente Photos
de | Wie können wir zu dritt gleichzeitig am selben Bericht schreiben? | Collabora Online, CryptPad, Etherpad, HedgeDoc, La Suite Docs, ONLYOFFICE Docs, Docmost, AppFlowy, XWiki, Overleaf Community Edition, Nextcloud
de | Was hilft mir, in der Kanzlei keine Frist und keine Pendenz zu vergessen? | =Projektmanagement
de | Gibt es ein gratis Klötzchenspiel, in dem die Kinder zusammen bauen können? | Luanti
de | Wie merke ich, ob ein Hacker in unserem Gemeindenetz ist? | Suricata, Wazuh, CrowdSec, Velociraptor, OPNsense, IPFire, pfSense CE
de | Wie mache ich aus unserer riesigen Exeltabelle etwas mit Eingabemasken? | >microsoft-access
en | How can I get all the papers I follow onto one page? | FreshRSS, Miniflux, Thunderbird
en | What can I use to mix tracks at my cousins wedding? | Mixxx
en | is there somthing to stash articles for the train ride home | #read-later
en | Where can my pupils hand in homework and see their marks? | Canvas LMS, Chamilo, ILIAS, Moodle, Open edX, OpenOlat
en | How do our field workers ask villagers questions where there is no signal? | KoboToolbox, ODK Central
en | How do I put the same post on Insta and LinkedIn in one go? | #social-media
en | How can my developers check each others code before it goes in? | GitLab, Gitea, Gogs
en | What do I need to build a jump and run with my kids? | Godot Engine, Bevy, Open 3D Engine
en | can my pc paint a picture from a sentence i type | #image-generation
en | How do I not lose everything if my laptop gets stolen? | =Datensicherung, Nextcloud, OpenCloud, Seafile, Syncthing, Rclone
fr | Comment savoir quel prospect je dois rappeler cette semaine ? | #crm
fr | Avec quoi notre redaction peut-elle bavarder entre collègues par sujet ? | >slack
fr | Comment dessiner la carte électronique de mon robot ? | KiCad
fr | Comment accéder au réseau du bureau quand je suis à la maison ? | #vpn, Apache Guacamole
fr | Où puis-je montrer mes photos et suivre celles des copains ? | Pixelfed, Vernissage, Grain, Mastodon, Friendica
fr | Avec quoi développer les fichiers bruts de mon reflex ? | darktable, RawTherapee, digiKam
fr | Comment retrouver tous les endroits où je suis allé l'an dernier ? | >google-timeline
fr | Comment montrer au public les vieilles cartes postales du musée avec leurs fiches ? | Omeka S, DSpace
fr | Comment faire pour que les employés n'aient plus qu'un seul mot de passe pour tout ? | Authelia, Kanidm, Keycloak, Pocket ID, Univention Corporate Server, ZITADEL, authentik, LLDAP, Samba
fr | Quel programme pour lire le courrier de mes trois adresses au meme endroit ? | Thunderbird
it | Come tengo i conti del mio negozio per il commercialista? | Axelor Open Suite, Bigcapital, Dolibarr, ERPNext, GnuCash, kivitendo, Odoo Community
it | Come guardo in salotto i film che ho sul disco di casa? | Jellyfin, Kodi, Universal Media Server
it | Come faccio fare al computer le cose noiose che copio ogni giorno da un'app all'altra? | Activepieces, Huginn, Node-RED, Windmill, Kestra
it | Con cosa registro la mia voce e tolgo i rumori di fondo? | Audacity, Ardour
it | Con che programma scrivo belle formule nella tesi di matematica? | #latex
it | Come posso avere la posta con il nome della ditta su una macchina nostra? | >microsoft-exchange
it | Posso fare domande ai miei documenti come se parlassi con qualcuno? | AnythingLLM, LibreChat
it | Come faccio vedere al capo le vendite con dei grafici? | #business-intelligence, Grafana
it | Come sistemo cento server uguali senza entrare in ognuno? | Ansible, Semaphore UI, Rundeck, OpenTofu
it | Come guardo youtube sul telefonino senza pubblicita? | NewPipe, Brave
`,
  negations: `
de | mit freunden schreiben ohne meine handynummer herzugeben | Session, SimpleX Chat, Delta Chat, Element, Wire, Synapse, ejabberd
de | bilder verschönern auf dem laptop, bloss nicht im browser | GIMP, Krita, Pinta, RawTherapee, darktable, digiKam
de | einfälle unterwegs aufschreiben ohne selber einen server zu betreiben | AppFlowy, Joplin, Logseq, SiYuan, Standard Notes
en | look after our club members but nothing american | Admidio, hitobito, Dolibarr
en | see grandma on screen without anyone signing up for anything | =Videokonferenzen
en | clever lamps but no google and no cloud | #home-automation, Node-RED
fr | une page pour mon gite sans coder et surtout pas wix | >wix, Ghost, Drupal, TYPO3
fr | tenir les comptes de la boutique, mais pas d'abonnement mensuel | =ERP und Buchhaltung
it | agenda comune per la squadra ma non quella di google | >google-calendar, Nextcloud, EGroupware, grommunio, mailcow, Mailu, Stalwart, CryptPad
it | torrent senza pubblicita dentro il programma | >utorrent
de | mit Freunden schreiben ohne Handynummer anzugeben | Session, SimpleX Chat, Delta Chat, Element, Wire, Stoat
de | Schreibprogramm das nicht aus Amerika kommt | #office, Etherpad, La Suite Docs ; -@US
de | Passwörter nur auf meinem Gerät, kein Server | #passwords ; #no-server
en | video call without installing anything | =Videokonferenzen
en | online drive that is not google or microsoft | >google-drive, Syncthing
en | jot things down, no account and no wifi needed | Joplin, Logseq, SiYuan, Trilium Notes, AppFlowy, Standard Notes
fr | aller sur internet sans les trucs de google | =Browser
fr | vendre mes bijoux en ligne mais pas avec shopify | =Onlineshops, Odoo Community
it | tenere le foto di famiglia senza icloud | >icloud-photos, Piwigo, Lychee, Nextcloud
it | fare le fatture con qualcosa di non americano | Bigcapital, Dolibarr, ERPNext, GnuCash, InvoiceShelf, Kimai, Odoo Community, kivitendo, Axelor Open Suite
`,
  nicknames: `
de | insta ersatz für meine ferienbilder | >instagram
de | fb gruppe vom quartier ersetzen | >facebook, HumHub, Flarum, NodeBB, phpBB, Lemmy
en | gdrive but mine | >google-drive
en | vsc without the spying | >visual-studio-code
fr | remplacer ytb pour les matchs du club | >youtube
fr | un gpt qui tourne chez moi | >chatgpt, llama.cpp, LocalAI
fr | installer vbox | VirtualBox
it | uozzap senza zuckerberg | >whatsapp, Wire
it | pihole sul raspberry | Pi-hole
it | quello che una volta era open office | LibreOffice, Collabora Online, ONLYOFFICE Docs
de | Ersatz für Insta | >instagram
de | BBB für den Elternabend | BigBlueButton
en | gcal replacement | >google-calendar, Nextcloud, EGroupware, grommunio, mailcow
en | hass on a raspberry pi | Home Assistant
fr | un genre de fb pour notre association | >facebook, HumHub
fr | gmaps hors ligne | Organic Maps
fr | un ppt gratuit pour mon exposé | >microsoft-powerpoint, >google-slides
it | qualcosa al posto di wazzap | >whatsapp, Wire
it | wp per il blog del mio cane | WordPress
it | sostituire AD in comune | >microsoft-active-directory
`,
  places: `
de | etwas schweizerisches für die mitglieder unserer pfadi | hitobito
de | was deutsches für offerten und rechnungen im malergeschäft | kivitendo
en | swedish thing that shows me where my hours at the pc go | ActivityWatch
fr | messagerie faite en suisse pour le cabinet médical | Session, Wire, Roundcube
it | qualcosa di francese al posto di zoom | =Videokonferenzen ; @FR
`,
  platforms: `
de | sachen abhaken auf dem androidhandy | Tasks.org, Super Productivity, Vikunja
en | cut holiday clips on my macbook | Kdenlive, OpenShot, Shotcut, LosslessCut, Blender
fr | peindre au stylet sur ma tablette android | Krita
fr | enregistrer ma guitare sur un pc linux | Ardour, Audacity
it | aprire file zip e rar su windows | PeaZip
`,
  absent: `
de | alternative zu mindmanager | Excalidraw, Nextcloud Whiteboard, CryptPad
de | ersatz für abacus im treuhandbüro | =ERP und Buchhaltung
de | 7zip alternative | PeaZip, Ark, Xarchiver
de | was nehme ich statt duolingo für spanisch | Anki
de | splitwise ohne werbung für die wg | *
en | something like canva for flyers | Scribus, Inkscape, GIMP, Krita, Penpot, Graphite, LibreOffice
en | free alternative to norton | ClamAV
en | replace mentimeter in my lectures | ClassQuiz, OpenSlides
en | tiktok but not run by a big company | Loops, PeerTube
en | garmin connect replacement for my watch | *
fr | un doctolib libre pour notre cabinet | Cal.diy, Easy!Appointments, Nextcloud
fr | remplacer deezer par mes propres mp3 | Navidrome, Koel, Jellyfin, Strawberry
fr | alternative a waze pour le taxi | Organic Maps, GraphHopper
fr | quelque chose comme guitar pro | MuseScore Studio, LilyPond
fr | leboncoin mais pour notre village | *
it | al posto di capcut | Kdenlive, OpenShot, Shotcut, LosslessCut, Blender
it | alternativa a fatture in cloud | Bigcapital, Dolibarr, ERPNext, GnuCash, InvoiceShelf, Odoo Community, kivitendo, Axelor Open Suite
it | alternativa a pinterest per le idee della casa | #bookmarks
it | sostituire keynote sul mac | LibreOffice, ONLYOFFICE Docs, Collabora Online, CryptPad
it | un programma come nero per masterizzare | *
de | Alternative zu Abacus | #erp
de | etwas wie Mentimeter | ClassQuiz
de | Ersatz für Shazam | *
de | statt Tresorit | Nextcloud, Cryptomator, CryptPad, Seafile
de | gibt es Strava auch als freie Software | *
en | open source alternative to canva | Penpot, Inkscape, Scribus, GIMP, Graphite
en | duolingo alternative | Anki
en | something like splitwise | *
en | replacement for proton mail i can host myself | mailcow, Mailu, Stalwart
en | free tinder clone | *
fr | remplacer deezer | Navidrome, Koel, Jellyfin
fr | alternative libre à doctolib | Easy!Appointments, Cal.diy
fr | à la place de waze | Organic Maps, GraphHopper
fr | alternative à antidote | LanguageTool, Writing Tools
fr | un équivalent de leboncoin | *
it | alternativa a danea easyfatt | Dolibarr, Odoo Community, InvoiceShelf, Bigcapital, ERPNext, kivitendo
it | al posto di after effects | Blender, Kdenlive
it | alternativa a ccleaner | *
it | sostituire mathematica | >matlab
it | un'alternativa a satispay | *
`,
  offtopic: `
de | wann fährt der letzte bus nach thun | *
de | schlüssel für den keller nachmachen lassen | *
de | wie lange muss ein ei kochen | *
de | nachbar lässt jeden sonntag den rasenmäher laufen | *
de | hausmittel gegen schnecken im salat | *
de | darf mein hund mit ins tram | *
de | weisse schuhe wieder sauber bekommen | *
de | mein knie tut beim treppensteigen weh | *
en | how to get red wine out of a carpet | *
en | good names for a black cat | *
en | is it safe to swim in the lake in october | *
en | best time to plant garlic | *
en | why does my baby wake up at five every morning | *
en | cheap hotel near the station with breakfast | *
en | how many stamps on a letter to australia | *
en | what to wear to a winter wedding | *
fr | à quelle heure ferme la boulangerie le dimanche | *
fr | mon robinet goutte toute la nuit | *
fr | combien de temps garder un rôti au frigo | *
fr | idée de cadeau pour les 80 ans de ma mère | *
fr | pourquoi les feuilles de mon citronnier jaunissent | *
fr | prix d'un permis de pêche au lac de neuchâtel | *
fr | comment enlever une écharde du doigt | *
it | che tempo fa domani a lugano | *
it | come si toglie la macchia di caffe dalla camicia | *
it | quanto costa rifare il tetto del garage | *
it | mi fanno male i denti quando mangio il gelato | *
it | quando si potano le rose | *
it | dove buttare le pile vecchie | *
it | il gatto non mangia da due giorni | *
de | wann fährt der nächste Bus nach Thun | *
de | Rotweinflecken aus dem Teppich entfernen | *
de | meine Katze frisst seit gestern nicht mehr | *
de | wie wird das Wetter am Wochenende in Chur | *
de | Geburtstagsgeschenk für die Schwiegermutter | *
de | Hausarzt der noch neue Patienten nimmt | *
de | wie viele Einwohner hat Luzern | *
de | darf man im Wald Pilze sammeln | *
en | how tall is mont blanc | *
en | best shoes for running in the rain | *
en | my back hurts after gardening | *
en | second hand bikes near me | *
en | who won the match last night | *
en | how often should i water a cactus | *
en | cheap flights to lisbon in may | *
en | is it safe to eat raw eggs | *
fr | pharmacie ouverte dimanche | *
fr | comment enlever une tique | *
fr | horaires de la piscine municipale | *
fr | quel vin servir avec la fondue | *
fr | mon fils ne dort pas la nuit | *
fr | appartement trois pièces à louer lausanne | *
fr | pneus d'hiver pas chers | *
it | quanto costa un caffè a Zurigo | *
it | come potare le rose in autunno | *
it | orari della messa di natale | *
it | mal di testa da due giorni | *
it | ristorante con terrazza sul lago | *
it | quante calorie ha una banana | *
it | scarpe da montagna per bambini | *
`,
};
