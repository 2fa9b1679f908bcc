/**
 * Queries in many voices that may be read and worked with, in the notation of search-queries-notation.ts.
 *
 * Written by somebody who had read the catalogue's list of names, categories, tags, replaced products, licences,
 * origins, ways of running and audiences, together with the notation of right answers, and nothing of the search:
 * neither its code nor its vocabulary, nor any other set of queries, nor the descriptions of the solutions. The queries
 * are invented, not collected: they play different people (a club treasurer, a teacher, a retired man, a system
 * administrator, a student), in German, English, French and Italian in equal shares, as they type on a phone or at a
 * desk, with slips of spelling and missing accents. The right answers were set by going through the whole list, from
 * the tags and from general knowledge of the programs. `absent` holds products that the catalogue names for no solution
 * (right answers only where a solution does the same work), `offtopic` what has nothing to do with software.
 */
export const VOICES: Readonly<Record<string, string>> = {
  products: `
de | weg von whatsapp, was gits suscht no | >whatsapp
de | Ersatz für Bexio gesucht, wird mir zu teuer | >bexio
de | dropbox abo gekündigt und jetzt? | >dropbox
en | anything like Notion but I own my data | >notion
en | we're ditching Slack at the end of the month | >slack
en | photoshop replacement for a school with no budget | >adobe-photoshop
fr | j'en ai marre de google photos, quoi prendre a la place | >google-photos
fr | remplacer zoom pour nos cours du soir | >zoom
fr | équivalent de Trello | >trello
it | alternativa a mailchimp per una piccola associazione | >mailchimp
it | voglio smettere di usare google maps | >google-maps
it | al posto di teamviewer | >teamviewer
`,
  names: `
de | libre offis herunterladen | LibreOffice
de | taugt vaultwarden für eine familie? | Vaultwarden
de | Wo finde ich dieses Paperless für meine Rechnungen | Paperless-ngx
en | blendr 3d | Blender
en | is home assistant hard to install on a raspberry pi | Home Assistant
en | firefly 3 budgeting thing | Firefly III
fr | pretix billeterie pour concert | pretix
fr | keepass xc mot de passe oublié | KeePassXC
fr | jitsi met | Jitsi Meet
it | inkscpae per disegnare un logo | Inkscape
it | tunderbird posta | Thunderbird
it | quanto costa odoo community ? | Odoo Community
`,
  functions: `
de | Bilder vom Handy automatisch daheim ablegen | Immich, Ente Photos, Nextcloud, OpenCloud, Seafile, Syncthing, PhotoPrism, Piwigo
de | Termin finden für 12 Leute | >doodle
de | Quittungen einscannen und später wiederfinden | =Dokumentenverwaltung
en | split one big pdf into single pages | BentoPDF, Stirling PDF, PDFsam Basic
en | see which lights i left on when i'm out | #home-automation
en | read all my favourite news sites in one place | #rss
fr | ecouter mes cd numérisés dans le bus | Navidrome, Koel, Jellyfin, VLC media player, Kodi
fr | savoir quel lecteur a emprunté quel livre | Koha
fr | que la caméra de l'entrée m'avertisse quand quelqu'un passe | #video-surveillance
it | scrivere la musica del coro a quattro voci | MuseScore Studio, LilyPond
it | mandare un file pesantissimo a un cliente | Gokapi, Nextcloud, OpenCloud, Seafile, SFTPGo, PairDrop, zrok, CryptPad
it | ricordarmi le parole di tedesco prima dell'esame | Anki
`,
  questions: `
de | Womit zeige ich der Familie unsere Ferienfotos, ohne sie Google zu geben? | Immich, Ente Photos, PhotoPrism, Piwigo, Lychee, Nextcloud
de | Gibt es etwas, womit Schüler ein Quiz am Handy machen können? | #lms
de | Chan ich irgendwie mis Handy mit em Laptop verbinde zum Sache schicke? | >airdrop
en | What do people use to track their hours for clients these days? | =Zeiterfassung, >toggl, >harvest, OpenProject, Redmine, Leantime
en | Can I run something like ChatGPT on my own laptop with no internet? | Jan, Ollama, llama.cpp, AnythingLLM, LocalAI
en | Which program should I use to edit podcasts? | Audacity, Ardour
fr | Avec quoi puis-je faire signer un contrat à distance ? | #e-signature
fr | Comment prendre la main sur l'ordi de ma mère pour l'aider ? | #remote-desktop
fr | c'est quoi le mieux pour faire mon arbre genealogique | #genealogy
it | Come faccio a sapere se il mio sito è andato giù? | Uptime Kuma, Gatus, OneUptime, Checkmk, Icinga, Zabbix, GlitchTip, Prometheus, Grafana
it | Esiste un modo per vendere i biglietti della sagra senza pagare commissioni? | >eventbrite
it | quale programma per montare il video della gita scolastica? | #video-editing
`,
  negations: `
de | Datensicherung, aber ohne Docker bitte | =Datensicherung ; -deployment:docker
de | CRM das nicht aus Amerika kommt | #crm ; -@US
de | Chat ohne Handynummer | Session, SimpleX Chat, Delta Chat, Element, Wire, Zulip, Mattermost, Rocket.Chat, Stoat, Synapse, ejabberd, Mumble, Nextcloud Talk
en | note app, no subscription, no cloud | =Notizen und Wikis ; #no-server
en | password manager without any cloud at all | #passwords ; #no-server
en | video calls but not from a US company | #video-calls ; -@US
fr | un navigateur qui ne soit pas americain | =Browser ; -@US
fr | outil de sondage sans passer par Google | #surveys, CryptPad
fr | wiki pas en AGPL | #wiki ; -license~AGPL
it | chat di gruppo senza server da gestire | Delta Chat, Session, Signal, SimpleX Chat, Element, Mattermost, Rocket.Chat, Stoat, Synapse, Wire, Zulip, ejabberd, Mumble, Nextcloud Talk
it | app per le spese di casa che non mandi i dati in america | #accounting ; audience:private
it | contabilità sul mio pc, non nel cloud | #accounting ; #no-server
`,
  places: `
de | Schweizer Software für Vereine und Verbände | hitobito
de | Programme aus Österreich | * ; @AT
de | Passwortmanager aus Deutschland | #passwords ; @DE
en | made in the netherlands | * ; @NL
en | open source from the UK | * ; @GB
en | european alternative to gmail | >gmail ; @EUROPE
fr | messagerie instantanee suisse | =Kommunikation ; @CH
fr | logiciels libres faits en France | * ; @FR
fr | prise de notes d'un pays de l'UE | #notes, =Notizen und Wikis ; @EU
it | programmi italiani open source | * ; @IT
it | qualcosa di fatto in Svizzera per la scuola | OpenBoard, OpenOlat
it | crm europeo | #crm ; @EUROPE
`,
  licences: `
de | Wiki mit AGPL Lizenz | #wiki ; license~AGPL
de | Datenbank unter MIT | #database ; license~MIT
de | alles was die Mozilla Public License hat | * ; license~MPL
en | mit licensed note app | #notes ; license~MIT
en | permissive licence monitoring | =Überwachung ; -license~GPL
en | gpl video editor | #video-editing ; license~GPL
fr | CMS sous licence BSD | #cms ; license~BSD
fr | messagerie d'équipe sous apache 2.0 | Zulip, Mattermost
fr | y a-t-il un logiciel sous la licence européenne EUPL | * ; license~EUPL
it | gestionale con licenza LGPL | #erp ; license~LGPL
it | grafici dai dati aziendali con licenza permissiva | #business-intelligence ; -license~GPL
it | riconoscimento testo OCR, licenza non copyleft | #ocr ; -license~GPL
`,
  platforms: `
de | Buchhaltung für den Mac | #accounting ; #platform-macos
de | Notizen App fürs Android Tablet | =Notizen und Wikis ; #platform-android
de | bilder bearbeiten unter windows 10 | #image-editing ; #platform-windows
en | browser for iphone thats not chrome | #web-browser ; #platform-ios
en | photo library docker compose | =Fotos ; deployment:docker
en | cad for linux | #cad ; #platform-linux
fr | gestionnaire de mots de passe sur iphone | #passwords ; #platform-ios
fr | appli android pour ecouter des podcasts | #podcasts ; #platform-android
fr | extension de navigateur pour garder des liens | #bookmarks, #read-later ; #platform-browser
it | lista delle cose da fare su ipad | #tasks ; #platform-ios
it | server di posta in docker | Mailu, mailcow, Stalwart, grommunio
it | lettore multimediale per windows | #media-player ; #platform-windows
`,
  nicknames: `
de | insta ohne meta | >instagram
de | yt alternative | >youtube
de | fotoshop gratis variante | >adobe-photoshop
en | gcal replacement | >google-calendar
en | fb alternative for my village | >facebook
en | vscode without the microsoft stuff | >visual-studio-code
fr | un truc comme gdrive mais chez moi | >google-drive
fr | O365 c'est devenu trop cher | >microsoft-365
fr | quitter fb messenger | >facebook-messenger
it | alternativa a gdocs | >google-docs
it | basta wapp in famiglia | >whatsapp
it | un vero sostituto di illustrator | >adobe-illustrator
`,
  absent: `
de | Alternative zu TWINT |
de | wie tinder nur ohne abo |
de | Abacus ablösen in einem KMU | #erp, #accounting ; audience:business
de | Ersatz für die MeteoSwiss App |
de | statt Wunderlist | >todoist
en | shazam alternative |
en | open source Strava for my bike rides |
en | scrivener for linux |
en | Lightspeed POS replacement for my café | #point-of-sale
en | Fastmail but self hosted | Mailu, mailcow, Stalwart, grommunio, SOGo, EGroupware, Roundcube
fr | remplacer Doctolib dans mon cabinet | Cal.diy, Easy!Appointments, Nextcloud
fr | comme Vinted mais libre |
fr | alternative a pronote |
fr | quitter Deezer | >spotify
fr | kDrive d'infomaniak, autre chose ? | >google-drive, >dropbox
it | alternativa a fatture in cloud | Bigcapital, Dolibarr, ERPNext, GnuCash, InvoiceShelf, Odoo Community, kivitendo, Axelor Open Suite
it | invece di tiktok | Loops
it | splitwise open source | KitchenOwl
it | al posto di satispay |
it | sostituire viber con qualcosa di sicuro | >whatsapp, >threema
`,
  offtopic: `
de | busfahrplan chur lenzerheide
de | wie lange muss ein weiches ei kochen
de | geschenkidee fürs gotti
de | Was ist die Hauptstadt von Australien?
de | schnupfen hausmittel
en | best pizza near me
en | how tall is the eiffel tower
en | cheap flights to lisbon in march
en | my cat keeps sneezing
en | who won the match last night
fr | meteo sion demain
fr | recette de la fondue moitié-moitié
fr | horaire piscine de renens
fr | a quelle heure joue la nati ce soir
fr | comment enlever une tache de vin rouge
it | ricetta risotto allo zafferano
it | treni lugano milano domenica
it | significato del nome aurora
it | mal di schiena cosa fare
it | quanto costa il rinnovo del passaporto svizzero
`,
};
