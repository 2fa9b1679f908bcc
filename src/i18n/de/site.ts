// The texts of the published pages in German.
import { plurals } from '../format.js';
import type { PageMessages } from '../site-messages.js';
import { embed, reference } from './reference.js';

const plural = plurals('de');

export const pageMessages: PageMessages = {
  language: 'Deutsch',
  site: {
    name: 'Lösungskatalog',
    skip: 'Zum Inhalt springen',
    navigation: 'Seiten',
    languages: 'Sprache',
    catalogue: 'Katalog',
    categories: 'Kategorien',
    products: 'Produkte',
    reference: 'API-Referenz',
    embed: 'Einbetten',
    feed: 'Änderungen als Feed',
    document: 'Daten (JSON)',
    licence: 'Daten unter der Lizenz {license}',
    dataFrom: 'Enthält Daten von {name}',
    dataFromUnder: 'Enthält Daten von {name}, Lizenz {license}',
    publisher: 'Herausgegeben von {name}',
    about: {
      imprint: 'Impressum',
      privacy: 'Datenschutz',
      accessibility: 'Barrierefreiheit',
      contact: 'Kontakt',
      report: 'Fehler melden',
    },
  },
  home: {
    title: 'Open-Source-Alternativen zu dem, was Sie heute nutzen',
    heading: 'Open-Source-Alternativen zu dem, was Sie heute nutzen',
    lead: 'Suchen Sie ein Produkt, um zu finden, was es ersetzt, oder stöbern Sie nach Kategorie. Alles hier können Sie selbst betreiben oder von jemandem betreiben lassen, dem Sie vertrauen.',
    description: plural(
      '{n} Open-Source-Lösung zum Selbstbetreiben: was sie ersetzt und was ihr Betrieb verlangt.',
      '{n} Open-Source-Lösungen zum Selbstbetreiben: was sie ersetzen und was ihr Betrieb verlangt.',
    ),
    noScript:
      'Die Suche braucht JavaScript. Ohne führen diese Listen weiter: {categories}{products}. Was auf dieser Seite steht, findet auch die Suche des Browsers.',
    more: 'Alle Lösungen',
    others: plural(
      '{n} weitere Lösung steht auf der Seite ihrer Kategorie.',
      '{n} weitere Lösungen stehen auf den Seiten ihrer Kategorien.',
    ),
    categories: 'Nach Kategorie',
    mostReplaced: 'Am häufigsten ersetzt',
    allProducts: 'Alle Produkte, die sich ersetzen lassen',
  },
  indexes: {
    products: {
      title: 'Produkte und ihre Alternativen',
      lead: plural(
        '{n} Produkt lässt sich durch Open-Source-Lösungen ersetzen. Die Zahl dahinter sagt, wie viele es sind.',
        '{n} Produkte lassen sich durch Open-Source-Lösungen ersetzen. Die Zahl dahinter sagt, wie viele es sind.',
      ),
      letters: 'Anfangsbuchstaben',
    },
    categories: {
      title: 'Alle Kategorien',
      lead: 'Was wohin gehört: jede Kategorie in einem Satz, mit denen, die man leicht mit ihr verwechselt.',
    },
  },
  sortAndFilter: 'Sortieren und filtern',
  product: {
    title: (product) => `Open-Source-Alternativen zu ${product}`,
    description: (n, number, product, examples) =>
      plural(`{n} Open-Source-Alternative zu ${product}: `, `{n} Open-Source-Alternativen zu ${product}: `)(
        n,
        number,
      ) + `${examples}. Mit Lizenz, Aufwand und Reife.`,
    lead: (n, number, product) =>
      plural(
        `{n} Open-Source-Lösung kann ${product} ersetzen. Sie können sie selbst betreiben oder von jemandem betreiben lassen, dem Sie vertrauen.`,
        `{n} Open-Source-Lösungen können ${product} ersetzen. Sie können sie selbst betreiben oder von jemandem betreiben lassen, dem Sie vertrauen.`,
      )(n, number),
    order: 'Zuoberst steht, was ausgereift ist und wenig Aufwand macht.',
    compared: (product) => `Alternativen zu ${product} im Vergleich`,
    sameCategory: (category) => `Auch in «${category}»`,
    related: 'Andere Produkte aus denselben Bereichen',
  },
  solution: {
    title: (name, category) => `${name}: ${category}, Open Source`,
    path: 'Sie sind hier',
    name: 'Name',
    facts: 'Auf einen Blick',
    unknown: 'unbekannt',
    unknownFacts: 'Nicht bekannt',
    reviewed: 'Zuletzt geprüft',
    release: 'Neueste Version',
    lastChange: 'Letzte Änderung am Code',
    archived: 'archiviert, niemand entwickelt dort weiter',
    advisories: {
      label: 'Sicherheitsmeldungen',
      none: 'keine offen',
      open: plural('{n} offen', '{n} offen'),
      unclear: plural('{n} vielleicht offen', '{n} vielleicht offen'),
      note: 'Gezählt wird, was das Projekt selbst auf GitHub gemeldet hat und die neuste Version nicht behebt.',
      severities: { critical: 'kritisch', high: 'hoch', medium: 'mittel', low: 'tief' },
    },
    state: 'Stand der Entwicklung',
    active: 'nicht archiviert',
    scores: 'Bewertung',
    outOfTen: (score) => `${score} von 10`,
    scales: {
      complexity: '1: ein Projekt für Fachleute; 10: in Minuten eingerichtet',
      maturity: '1: eben erst begonnen; 10: seit Jahren breit im Einsatz',
      resourceUsage: '1: verlangt starke Server; 10: läuft fast überall',
      maintenance: '1: beschäftigt jemanden dauernd; 10: läuft von allein',
    },
    sources: {
      title: 'Woher das stammt',
      host: 'Sterne, neueste Version und letzte Änderung am Code hat {host} am {date} genannt.',
      others:
        'Alles andere haben die zusammengetragen, die den Katalog pflegen. Nachprüfen lässt es sich hier: {links}.',
      all: 'Das haben die zusammengetragen, die den Katalog pflegen. Nachprüfen lässt es sich hier: {links}.',
    },
    reservations: 'Was Sie vorher wissen sollten',
    reservationKinds: {
      'open-core': 'Nur zum Teil Open Source',
      'licence-dispute': 'Streit um die Lizenz',
      'exploited-flaw': 'Ausgenutzte Sicherheitslücke',
      dormant: 'Kaum noch Entwicklung',
      'single-maintainer': 'Hängt an einer Person',
      telemetry: 'Sendet Nutzungsdaten',
    },
    source: 'Quelle',
    licences: {
      permissive: 'Sie dürfen die Software nutzen, ändern und weitergeben, auch in nicht offenen Programmen.',
      weak: 'Sie dürfen die Software frei nutzen; wer ihre Dateien ändert und weitergibt, legt diese offen.',
      copyleft:
        'Sie dürfen die Software frei nutzen; wer sie verändert weitergibt, gibt auch den Quellcode weiter.',
      network:
        'Sie dürfen die Software frei nutzen; wer sie verändert weitergibt oder über das Netz anbietet, gibt auch den Quellcode weiter.',
    },
    history: 'Verlauf dieses Eintrags',
    alternatives: 'Nächste Alternativen',
    toComparison: 'Zum Vergleich',
    near: 'Im Vergleich',
    nearCaption: (name) => `${name} neben den nächsten Alternativen`,
  },
  leaving: {
    title: (product) => `${product} verlassen`,
    here: 'Hierher wechseln',
    exports: 'Was sich mitnehmen lässt',
    nothing: (product) => `${product} gibt nichts heraus.`,
    missing: 'Es fehlt:',
    lost: 'Verloren geht:',
    imports: 'Wer es übernimmt',
    ways: {
      native: 'Übernimmt die Daten selbst',
      tool: 'Mit einem Werkzeug',
      manual: 'Von Hand',
      'none-known': 'Kein Weg bekannt',
    },
    efforts: { hour: 'etwa eine Stunde', day: 'etwa ein Tag', project: 'ein Projekt' },
  },
  category: {
    description: (n, number, category, examples) =>
      plural(
        `{n} Open-Source-Lösung im Bereich ${category}: `,
        `{n} Open-Source-Lösungen im Bereich ${category}: `,
      )(n, number) + `${examples}. Mit Lizenz, Aufwand und Reife.`,
    lead: plural(
      '{n} Open-Source-Lösung, die Sie selbst betreiben oder von jemandem betreiben lassen können, dem Sie vertrauen.',
      '{n} Open-Source-Lösungen, die Sie selbst betreiben oder von jemandem betreiben lassen können, dem Sie vertrauen.',
    ),
    others: 'Andere Kategorien',
  },
  about: {
    link: 'Über den Katalog',
    title: 'Wie dieser Katalog entsteht',
    description:
      'Wer entscheidet, was in den Katalog kommt, wie bewertet wird und wie man einen Fehler meldet.',
    solutions: plural('{n} Lösung', '{n} Lösungen'),
    categories: plural('{n} Kategorie', '{n} Kategorien'),
    lead: (solutions, categories) =>
      `Der Katalog kennt ${solutions} in ${categories}. Hier steht, nach welchen Regeln ausgewählt und bewertet wird.`,
    decide: {
      title: 'Wer entscheidet',
      text: [
        'Über jeden Eintrag entscheiden jene, die den Katalog führen. Niemand trägt sich selbst ein, und die Reihenfolge wird für alle auf dieselbe Weise berechnet.',
        'Was ein Eintrag sagt, lässt sich nachprüfen: Vorbehalte und Wege aus einem Produkt nennen ihre Quelle und den Tag, an dem sie gelesen wurde.',
      ],
    },
    enter: {
      title: 'Was hineinkommt',
      text: [
        'Eine Lösung steht unter einer Lizenz, welche die Open Source Initiative anerkannt hat, und ihr Quellcode ist öffentlich. Was nur einsehbar ist oder Nutzung und Betrieb einschränkt, ist nicht dabei.',
        'Sie lässt sich selbst betreiben und ist auf Deutsch und Englisch beschrieben. Fehlt die französische oder italienische Beschreibung, steht die englische dort.',
        'Was eingestellt wird oder Open Source verlässt, soll auch den Katalog verlassen.',
      ],
      accepted: 'Ausserdem angenommen, obwohl nicht von ihr anerkannt: {licences}.',
    },
    scores: {
      title: 'Was die Noten bedeuten',
      text: 'Vier Noten von 1 bis 10 sagen, was eine Lösung verlangt und wie ausgereift sie ist. Mehr ist immer besser. Sie sind innerhalb des Katalogs verglichen, also keine Messwerte.',
      examples: 'Beispiele:',
      order:
        'Wo Lösungen empfohlen werden, zählt die Reife doppelt, davon geht ab, was Einrichtung und Pflege verlangen. Bei Gleichstand stehen jene mit mehr Sternen vorn. Für jede bessere derselben Kategorie rückt eine Lösung um zwei Punkte zurück, damit mehrere Kategorien vorn stehen.',
    },
    openCore: {
      title: 'Wenn nur ein Teil offen ist',
      text: [
        'Manche Hersteller veröffentlichen einen Kern als Open Source und verkaufen den Rest. Solche Lösungen sind im Katalog, wenn der offene Teil für sich allein brauchbar ist. Lizenz und Noten gelten für ihn.',
        'Was nur gegen Geld oder unter einer anderen Lizenz zu haben ist, steht als Vorbehalt auf der Seite der Lösung, mit Quelle.',
      ],
      marked: 'Diesen Vorbehalt haben zurzeit:',
    },
    hosts: {
      title: 'Wo der Quellcode liegt',
      one: 'Alle Repositorys liegen auf {host}.',
      two: 'Alle Repositorys liegen auf {first} oder auf {second}.',
      text: 'So lassen sich Sterne auf dieselbe Weise zählen und vergleichen. Ein Projekt, das anderswo zu Hause ist, fehlt deshalb, auch wenn es gut ist – es sei denn, es führt selbst einen Spiegel dort.',
    },
    correct: {
      title: 'Etwas berichtigen',
      wrong: 'Stimmt etwas nicht? {link}',
      nobody: 'Stimmt etwas nicht, so wenden Sie sich an jene, die diese Website betreiben.',
      text: 'Am besten hilft eine Quelle, in der es richtig steht. Jede Seite nennt, wann ihr Eintrag zuletzt ganz geprüft wurde.',
    },
  },
  changes: {
    link: 'Änderungen',
    title: 'Was sich geändert hat',
    description: 'Was im Katalog dazugekommen ist, sich geändert hat und entfernt wurde, Monat für Monat.',
    lead: 'Was dazugekommen ist, sich geändert hat und entfernt wurde. Sterne ändern sich täglich und stehen nicht hier. Als Feed gibt es dasselbe auch.',
    nothing: 'Bis jetzt hat sich nichts geändert.',
    added: 'Neu',
    changed: 'Geändert',
    removed: 'Entfernt',
    texts: 'Beschreibung',
    from: (before, after) => `${after} statt ${before}`,
    renamed: (before) => `hiess bisher ${before}`,
    earlier: 'Was weiter zurückliegt, steht nicht mehr hier.',
  },
  gone: {
    title: (name) => `${name} ist nicht mehr im Katalog`,
    description: (name) => `Warum ${name} nicht mehr im Katalog ist.`,
    since: 'Entfernt am {date}.',
    noReason: 'Ein Grund ist nicht festgehalten.',
    successor: 'An seiner Stelle: {link}.',
    renamed: 'Der Eintrag heisst jetzt {link}.',
    search: 'Im Katalog nach anderem suchen',
  },
  search: 'Den ganzen Katalog durchsuchen und filtern',
  feed: { title: 'Neu im Katalog' },
  reference,
  embed,
  choose: 'Wählen Sie Ihre Sprache',
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist nicht mehr da.',
  },
};
