// The texts of the whole catalogue in German, and the words that the search treats specially.
import { plurals } from '../format.js';
import type { Messages, SearchWords } from '../messages.js';
import { cardMessages } from './card.js';

const plural = plurals('de');

/** The texts of the whole catalogue. */
export const messages: Messages = {
  ...cardMessages,
  search: {
    label: 'Lösung oder Produkt suchen',
    placeholder: 'z. B. Alternativen zu Slack',
    suggestions: 'Vorschläge',
    suggested: plural('{n} Vorschlag', '{n} Vorschläge'),
    alternatives: (product) => `Alternativen zu ${product}`,
    without: (words) => `ohne ${words}`,
    maker: 'Hersteller',
    solution: 'Lösung',
  },
  status: {
    loading: 'Der Katalog wird geladen …',
    all: plural('{n} Lösung', '{n} Lösungen'),
    some: (number, total) => `${number} von ${total} Lösungen`,
    alternatives: plural('{n} Alternative zu ', '{n} Alternativen zu '),
    more: (n, number, alternatives) => `${alternatives} und ${number} weitere`,
    absent: (product) => `Für «${product}» gibt es hier noch keinen Ersatz`,
    nearest: 'Was am nächsten kommt:',
    inPart: 'Diese passen zum Teil:',
    didYouMean: 'Meinten Sie {suggestion}?',
    stale: (date) => `Der Katalog ist zurzeit nicht erreichbar. Gezeigt wird der Stand vom ${date}.`,
  },
  replaced: 'Oft ersetzt',
  guide: {
    open: 'Hilfe bei der Wahl',
    product: 'Was möchten Sie ersetzen?',
    runner: 'Wer betreibt es?',
    runners: { nobody: 'Niemand', self: 'Ich selbst', department: 'Unsere IT', provider: 'Ein Anbieter' },
    score: 'Was ist am wichtigsten?',
    best: (number) => `Die besten ${number} vergleichen`,
  },
  empty: {
    nearby: 'Hier könnten Sie weitersuchen:',
    without: (label) => `Ohne «${label}»`,
  },
  filters: {
    title: 'Filter',
    active: plural('{n} Filter aktiv', '{n} Filter aktiv'),
    show: (solutions) => `${solutions} anzeigen`,
    europe: 'Europa',
    elsewhere: 'Übrige Welt',
    others: 'Weitere Filter',
    reset: 'Zurücksetzen',
    more: plural('{n} weiteren Wert anzeigen', '{n} weitere Werte anzeigen'),
    fewer: 'Weniger anzeigen',
    chips: 'Aktive Filter',
    remove: 'Filter entfernen',
    find: 'Wert suchen',
    lastDays: (days) => `in den letzten ${days} Tagen`,
    limits: {
      title: 'Bewertung',
      any: 'beliebig',
      limit: (word, score) => `${word} oder besser, ab ${score}/10`,
    },
  },
  skip: 'Zu den Ergebnissen',
  sort: {
    label: 'Sortieren nach',
    // One line on a phone: a second one would move the button beside it while a page arrives in pieces.
    view: 'Anordnung',
    why: 'Warum diese Reihenfolge?',
    because: 'Ausgereiftes mit wenig Aufwand zuerst, die Kategorien im Wechsel.',
    by: {
      recommended: 'Empfehlung',
      relevance: 'Relevanz',
      name: 'Name',
      stars: 'Sterne',
      newest: 'Neu im Katalog',
      maturity: 'Reife',
      complexity: 'Einfache Einrichtung',
      'resource-usage': 'Wenig Ressourcen',
      maintenance: 'Wenig Wartung',
      fit: 'Eignung',
    },
  },
  fit: {
    title: 'Was ist Ihnen wichtig?',
    weights: ['egal', 'etwas', 'wichtig', 'sehr wichtig'],
  },
  legend: (good) => `Bewertungen gehen bis 10, mehr ist immer besser: ${good}.`,
  layout: { label: 'Ansicht', by: { cards: 'Karten', compact: 'Liste', table: 'Tabelle' } },
  compare: {
    pick: 'Vergleichen',
    pickOf: (name) => `${name} vergleichen`,
    title: 'Vergleich',
    open: (solutions) => `${solutions} vergleichen`,
    another: 'Wählen Sie eine weitere Lösung für den Vergleich.',
    full: 'Entfernen Sie eine Lösung, bevor Sie eine fünfte wählen.',
    removeOf: (name) => `${name} aus dem Vergleich entfernen`,
    clear: 'Alle entfernen',
    best: 'am besten',
    standsOut: {
      complexity: 'ist am einfachsten einzurichten',
      maturity: 'ist am ausgereiftesten',
      resourceUsage: 'ist am sparsamsten',
      maintenance: 'braucht am wenigsten Wartung',
    },
    same: (rows) => `Bei allen gleich: ${rows}`,
    links: 'Weblinks',
    print: 'Drucken',
    close: 'Schliessen',
  },
  export: {
    description: 'Beschreibung',
    label: (solutions) => `${solutions} speichern als`,
    link: 'Link kopieren',
    copied: (name) => `Der Link zu ${name} ist kopiert.`,
    notCopied: (address) => `Der Link liess sich nicht kopieren. Er lautet: ${address}`,
  },
  attribution: 'Daten: {homepage}, Lizenz {license}, Stand {date}',
};

export const searchWords: SearchWords = {
  stopWords:
    'aber alle allem allen aller alles als also am an auch auf aus bald bei beim bevor bin bis bitte ' +
    'brauche brauchen braucht da dafur damit dann darauf darf das dass dazu dem den der des dich die ' +
    'diese diesem diesen dieser dieses dir dort durch eigene eigenem eigenen eigener eigentlich ' +
    'eignet ein eine einem einen einer eines einfach empfehlen er es etwas fuer ' +
    'funktioniert fur ganz geeignet gerade gesucht gibt gut gute habe haben hat helfen hier ich ' +
    'ihr ihre im immer in ins irgendwie irgendwo ist jede jedem jeden jeder jedes jemand jetzt kann ' +
    'kannst kommt konnen konnte lassen machen macht mal man mehr mein meine meinem meinen meiner mich ' +
    'mir mit mochte mochten muss mussen nach nehme nehmen neue nichts nimmt noch nur nutzen nutzt ob oder ' +
    'schon sehr sein seine seit selben selber selbst sich sie sind so soll sollen sollte sollten sowas suche ' +
    'suchen sucht tun tut uber um und uns unser unsere unserem unseren unserer unter viel ' +
    'viele vom von vor wann war warum was weil welche welcher welches wenig wenn wer werden ' +
    'wieder will wir wird wo wollen womit wurde zu zum zur zusammen ' +
    // What every solution of the catalogue is.
    'anwendung freie freier freies gratis hosten kostenlos kostenlose ' +
    'kostenloses loesung losung losungen programm programme software tool',
  comparing: 'wie aehnlich ahnlich ahnliches aehnliches vs weg umstieg umsteigen wechseln wechsel',
  asking:
    'alternative alternativen alternativ ersatz ersetzt abloesen ablosen ersetzen ablosung variante ' +
    'abloesung nachfolger statt anstatt anstelle',
  negating: 'ausser nicht ohne kein keine keinen keiner keinem',
  endings: 'ieren iert ierung e en er es em s ern ungen t ten n te ung end ig ige lich',
};
