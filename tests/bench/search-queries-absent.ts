/**
 * "Alternatives to" products that the catalogue lacks, in four languages: `language | query | product`. Written by somebody
 * who knew the names of solutions and products and nothing of the search, to develop with.
 */
export const ABSENT = `
de | alternative zu superhuman | superhuman
de | was kann ich statt sevdesk nehmen? | sevdesk
de | gibt es sowas wie taxfix nur open source | taxfix
de | weg von datev, welche freie buchhaltung gibts | datev
de | klara ersatz | klara
de | Wir möchten Abacus ablösen, was gibt es an freier Software für ein KMU? | Abacus
de | papierkram alternative selbst gehostet | papierkram
de | freie alternative zu wiso steuer | wiso steuer
de | anton alternaitve für die primarschule | anton
de | etwas wie klapp für die kommunikation mit eltern, aber quelloffen | klapp
de | schulmanager online ersatz open source | schulmanager online
de | untis ablösen | untis
de | ersatz für hero handwerkersoftware | hero
de | plancraft alternative für schreinerei | plancraft
de | onedoc ersetzen, online termine für arztpraxis | onedoc
de | jameda alternative | jameda
de | womit kann ich finanzguru ersetzen | finanzguru
de | statt parship etwas freies? | parship
de | gibts eine offene alternative zu tinder | tinder
de | freeletics alternative ohne abo | freeletics
de | nike run club alternativ ohne konto | nike run club
de | zattoo ersatz | zattoo
de | wie komme ich von sonos weg, eigene musik im ganzen haus | sonos
de | home connect ersetzen und lokal steuern | home connect
de | smart life ohne cloud alternative | smart life
de | garmin connect alternative daten selber hosten | garmin connect
de | hp smart ersatz | hp smart
de | ich will nicht mehr über booking gehen, welche buchungssoftware fürs hotel kann ich selber betreiben | booking
de | ersatz für steam | steam
de | things alternative für linux | things
de | bear ersatz android | bear
de | pages für windows alternative | pages
de | twint alternative | twint
de | Gibt es etwas wie Splitwise zum selber hosten? | Splitwise
de | alternative zu kleinanzeigen für unseren quartierverein | kleinanzeigen
de | weg von pitch für präsentatonen, datenschutzkonform | pitch
de | statt absence.io eine freie ferienverwaltung | absence.io
de | open source statt easybill | easybill
de | kennt jemand einen freien ersatz für calm zum meditieren | calm
de | Welche freie Software kann Beekeeper für unsere Mitarbeitenden im Spital ersetzen? | Beekeeper
en | open source alternative to square | square
en | we want to leave Gusto, what is there for payroll | Gusto
en | replacement for front shared inbox | front
en | later alternative | later
en | something like wave but self-hosted | wave
en | ramp alternative for expense mangement | ramp
en | what can i use instead of Bill for paying suppliers | Bill
en | notability replacement | notability
en | like craft but self-hosted | craft
en | is there a free version of height, the project tool, since it shut down | height
en | mint shut down, what open source budget app can I move to | mint
en | alternative to clear | clear
en | turbotax open source alternative | turbotax
en | simplepractice replacement for therapists | simplepractice
en | practice fusion alternative self hosted | practice fusion
en | moving away from Clio, small law firm | Clio
en | jobber alternative for my plumbing busness | jobber
en | anything open source like housecall pro | housecall pro
en | Is there something like Greenhouse for recruiting that we can host ourselves? | Greenhouse
en | lever alternative | lever
en | replacement for toast in our restaurant | toast
en | clover point of sale alternative open source | clover
en | open source alternative to buy me a coffee | buy me a coffee
en | classdojo alternative for teachers without ads | classdojo
en | seesaw replacement | seesaw
en | remind alternative for school messaging | remind
en | strava but self hosted | strava
en | myfitnesspal open soruce alternative | myfitnesspal
en | how do i get rid of peloton and still track my rides | peloton
en | hinge alternative that is open source | hinge
en | headspace alternative | headspace
en | free replacement for day one journal | day one
en | self-hosted alternative to tripit | tripit
en | alltrails alternative offline | alltrails
en | instead of chess.com | chess.com
en | epic games launcher replacement on linux | epic games
en | razer synapse alternative | razer synapse
en | ditch wyze cloud, run cameras locally | wyze
en | replace linktree with somehting i host | linktree
en | What should we use in place of Copper, our CRM, if it has to be open source? | Copper
fr | remplacer Doctolib par un logiciel libre | Doctolib
fr | alternative à pronote | pronote
fr | passer de pennylane à du libre | pennylane
fr | logiciel libre au lieu de sellsy | sellsy
fr | équivalent libre de crésus | crésus
fr | winbiz alternative open source | winbiz
fr | on veut quitter EBP, que choisir pour la compta d'une PME ? | EBP
fr | remplacer ciel pour la compta | ciel
fr | alternative libre à indy pour les indépendants | indy
fr | par quoi remplacer obat pour les devis d'artisan | obat
fr | batigest équivalent gratuit et libre | batigest
fr | école directe alternative | école directe
fr | existe t'il un équivalant libre à klassroom ? | klassroom
fr | alternative à vinted | vinted
fr | un blablacar libre et auto-hébergé ça existe ? | blablacar
fr | deezer alternative libre | deezer
fr | remplacer molotov | molotov
fr | alternative open source à petit bambou | petit bambou
fr | yuka alternative libre | yuka
fr | comme marmiton mais auto-hébergé | marmiton
fr | remplaçant de bankin pour suivre mes comptes | bankin
fr | meetic alternative | meetic
fr | je cherche à remplacer Shine pour mes factures | Shine
fr | remplacer folk par un crm libre | folk
fr | payfit alternative paie open source | payfit
fr | lucca remplacement congés et absences | lucca
fr | alternative libre à combo pour les plannings | combo
fr | se passer de planity pour mon salon de coifure | planity
fr | remplacer l'addition dans mon restaurant, logiciel de caisse libre | l'addition
fr | smoobu alternative pour mes gîtes | smoobu
fr | polarsteps alternative auto-hébergée | polarsteps
fr | remplacer withings par quelque chose de libre | withings
fr | netatmo sans cloud alternative | netatmo
fr | too good to go alternative libre pour notre épicerie | too good to go
fr | keynote équivalent libre | keynote
fr | au lieu de bubble, un outil libre pour creer des applis | bubble
fr | Que prendre à la place de Numbers sur Linux ? | Numbers
fr | equivalent de motion open source | motion
fr | remplacer spark | spark
fr | une alternative à circle pour notre communauté | circle
it | al posto di Fatture in Cloud | Fatture in Cloud
it | alternativa a danea | danea
it | come faccio a meno di teamsystem nel mio studio | teamsystem
it | un'alternativa libera a zucchetti per le presenze | zucchetti
it | libero mail alternativa | libero mail
it | classeviva alternativa open source registro elettronico | classeviva
it | sostituire argo con un software libero | argo
it | esiste qualcosa come satispay ma libero? | satispay
it | alternativa a subito per gli annunci | subito
it | qualcosa come idealista ma open source | idealista
it | sostituto di casa.it | casa.it
it | miodottore alternativa | miodottore
it | Vorrei lasciare Treatwell, cosa c'è per gestire il salone? | Treatwell
it | alternativa libera a fresha | fresha
it | playtomic alternativa | playtomic
it | al posto di primus per il computo metrico | primus
it | passepartout alternativa gestionale | passepartout
it | come giallozafferano ma self-hosted | giallozafferano
it | sky go su linux alternativa | sky go
it | smettere di usare hype per gestire le spese | hype
it | duolingo alternativa gratis e libera | duolingo
it | cosa uso invece di babbel? | babbel
it | goodnotes alternativa per linux | goodnotes
it | bumble alternativa | bumble
it | alternativa open source a wise | wise
it | sostituto di drafts per android | drafts
it | equivalente di comandi rapidi su android | comandi rapidi
it | app libera al posto di strong per la palestra | strong
it | alternativa a flo che rispeti la privacy | flo
it | clue alternativa open source | clue
it | togliere tado dal cloud, alternativa locale | tado
it | sostituire ecovacs con qualcosa di locale | ecovacs
it | passare da fitbit a software libero | fitbit
it | sostituire lightspeed nel negozio con un programa libero | lightspeed
it | cloudbeds alternativa per il mio b&b | cloudbeds
it | prezi alternativa | prezi
it | alternativa a soldo per le carte aziendali | soldo
it | Vogliamo abbandonare Factorial per le risorse umane, che programma libero c'è? | Factorial
it | structured alternativa android | structured
it | al posto di close come crm | close
`;
