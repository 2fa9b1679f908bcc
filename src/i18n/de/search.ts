import type { SearchWords } from '../search-words.js';

export const searchWords: SearchWords = {
  stopWords:
    'aber alle allem allen aller als also am an auch auf aus bei beim dem denn diesem diesen dieser sind war bin seit ' +
    'bis bitte brauche brauchen braucht da dafur dafuer damit dann das ' +
    'dass davon dazu den der des die diese dieses ' +
    'durch eigene eigenem eigenen eigener ein eine einem einen einer eines empfehlen empfehlung entwickelt ' +
    'er es etwas fur fuer gesucht gibt gut gute haben habt hat ' +
    'helfen ich ihr ihre im in ins ist ' +
    'jede jeder kann konnen konnte kommt lassen ' +
    'macht man mein meine mit moechte mochte muss mussen ' +
    'nach nehmen neue neuen nun nur nutzen nutzt ob oder ' +
    'selber selbst sich sie so soll sollen sollte statt suche suchen sucht ' +
    'uber um und uns unser unsere unter viel vom von vor was ' +
    'welche welcher welches wenn wer wieder will wir wird wo womit wollen ' +
    'wurde wurden zu zum zur zusammen zwischen ' +
    'einfach ganz habe hier jeden jetzt kannst machen mehr ' +
    'meinem meinen meiner mich mir noch sehr sein seine sollten unserem unseren unserer viele wem ' +
    'werden wissen eignet eignen geeignet funktioniert ' +
    // What every solution of the catalogue is.
    'programm programme software kostenlos kostenlose kostenloses gratis freie freies freier gehostet gehostete gehostetes gehosteter gehosteten selbstgehostet ' +
    'hosten losung losungen loesung werkzeug tool anwendung',
  comparing: 'wie aehnlich ahnlich ahnliches aehnliches vs weg umstieg umsteigen wechseln wechsel',
  asking:
    'alternative alternativen alternativ ersatz ersetzen ersetzt abloesen ablosen ablosung abloesung variante nachfolger statt anstatt anstelle',
  negating: 'nicht ohne kein keine keinen keiner keinem ausser',
  endings: 'e n en er es em s ern ung ungen t te ten end ig ige lich',
  linkingLetters: 's es n en e er',
};
