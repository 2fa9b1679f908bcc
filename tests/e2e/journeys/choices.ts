import { describe } from 'node:test';
import { until } from '../../support/until.js';
import { Person } from './person.js';
import { ALL, CHATS, FIRST, long, places } from './places.js';
import { readGroups } from './sight.js';

const EMBEDDED = (lang: string) =>
  places.pageWith(
    `<solution-catalogue src="${places.site.url}" heading-level="2"></solution-catalogue>`,
    lang,
  );

describe('choosing among everything there is', () => {
  long('sorts by each order, and comes back to the first: the demo, in German', async () => {
    const person = await Person.visits(`${places.demo.address}/?lang=de`);
    const { names: recommended } = await person.seesNumber(24);
    await person.tabsTo('combobox', 'Sortieren nach');
    const ORDERS = [
      'Relevanz',
      'Name',
      'Neu im Katalog',
      'Reife',
      'Einfache Einrichtung',
      'Wenig Ressourcen',
    ];
    const { compare } = new Intl.Collator('de');
    const seen = new Set([String(recommended)]);
    for (const order of [...ORDERS, 'Wenig Wartung', 'Eignung']) {
      await person.presses('ArrowDown');
      await person.seesValue('combobox', 'Sortieren nach', order);
      // Without words, relevance says nothing; and fit begins with what is recommended.
      const isOther = !['Relevanz', 'Eignung'].includes(order);
      const { names } = await person.seesResults(
        'cards',
        (sorted) =>
          sorted.length === 24 &&
          (order !== 'Name' || String(sorted) === String(sorted.toSorted(compare))) &&
          (!isOther || !seen.has(String(sorted))),
      );
      seen.add(String(names));
    }
    await person.sees('Was ist Ihnen wichtig?');
    await person.presses('Home');
    await person.seesValue('combobox', 'Sortieren nach', 'Empfehlung');
    await person.seesResults('cards', recommended);
    await person.leaves();
  });

  long('sorts the table by each column that can be sorted by: published, in French', async () => {
    const person = await Person.visits(`${places.site.url}fr/`);
    await person.clicks('radio', 'Tableau');
    await person.seesResults('table', FIRST);
    for (const [column, order, best] of [
      ['Nom', 'Nom', 'Mattermost'],
      ['Installation', 'Installation facile', 'Zulip'],
      ['Maturité', 'Maturité', 'Mattermost'],
      ['Ressources', 'Peu de ressources', 'Mattermost'],
      ['Maintenance', 'Peu de maintenance', 'Mattermost'],
    ] as const) {
      await person.clicks('button', column);
      await person.seesValue('combobox', 'Trier par', order);
      await person.seesResults('table', ([first]) => first === best);
    }
    await person.leaves();
  });

  long('sets the first filter of each group and removes it by its chip: the demo, in Italian', async () => {
    const person = await Person.visits(`${places.demo.address}/?lang=it`);
    const { names } = await person.seesNumber(24);
    await person.clicks('button', 'Altri filtri');
    for (const { title } of await readGroups(person.page)) {
      if (title === 'Altri filtri' || title === 'Valutazione') continue;
      await person.clicks('button', title);
      const value = await until(`a value of ${title}`, async () => {
        const groups = await readGroups(person.page);
        return groups.find((each) => each.title === title)?.values[0];
      });
      await person.clicks('checkbox', value);
      await person.seesValue('checkbox', value, true);
      await person.sees(`${/\d+$/.exec(value)?.[0] ?? ''} `);
      await person.clicksChip('Rimuovi il filtro: ');
      await person.seesNo('Reimposta');
      await person.seesResults('cards', names);
      await person.clicks('button', title);
      // What lies below moves up then, and nobody presses the next one before.
      await until(`${title} folded`, async () => {
        const groups = await readGroups(person.page);
        return groups.find((each) => each.title === title)?.values.length === 0;
      });
    }
    await person.leaves();
  });

  long('sets each limit, sees it in words, and gives it back: embedded, in French', async () => {
    const person = await Person.visits(EMBEDDED('fr'));
    await person.seesResults('cards', FIRST);
    await person.clicks('button', 'Autres filtres');
    await person.clicks('button', 'Évaluation');
    for (const score of ['Installation', 'Maturité', 'Ressources', 'Maintenance']) {
      await person.drags('slider', score, 0.45);
      await person.sees(new RegExp(`${score}\\s: .* ou mieux, dès \\d+/10`));
      await person.clicksChip('Retirer le filtre');
      await person.seesNo('Réinitialiser');
      await person.seesResults('cards', FIRST);
    }
    await person.leaves();
  });

  long('asks for a family of licences, then for one identifier less: published, in Italian', async () => {
    const person = await Person.visits(`${places.site.url}it/`);
    await person.clicks('button', 'Licenza');
    await person.clicks('checkbox', 'Permissiva 3');
    await person.seesNumber(3);
    await person.sees('Permissiva');
    await person.seesValue('checkbox', 'Permissiva 3', true);
    // The panel is painted after the results: who presses before its tick is seen means to set it.
    await person.seesValue('checkbox', 'MIT 1', true);
    await person.clicks('checkbox', 'MIT 1');
    await person.seesNumber(2);
    await person.clicks('button', 'Reimposta');
    await person.seesResults('cards', FIRST);
    await person.leaves();
  });

  long('filters by names on a card: a tag, the licence, the category: embedded, in German', async () => {
    const person = await Person.visits(EMBEDDED('de'), { width: 390, height: 844 });
    await person.seesNumber(24);
    await person.clicks('button', 'Details: Zulip');
    await person.sees('Schlagwörter', 'Quellcode', 'freizügig');
    await person.clicks('button', 'Apache-2.0');
    await person.seesNumber(2);
    await person.clicksChip('Filter entfernen: Lizenz');
    await person.clicks('button', 'Slack');
    await person.sees('3 Alternativen zu Slack');
    await person.leaves();
  });

  long('says what matters, and gets the reasons: published, in German', async () => {
    const person = await Person.visits(`${places.site.url}de/`);
    await person.seesResults('cards', FIRST);
    await person.chooses('Sortieren nach', 'Eig');
    await person.sees('Was ist Ihnen wichtig?');
    await person.drags('slider', 'Einfache Einrichtung', 0.98);
    await person.sees('sehr wichtig');
    await person.seesResults('cards', ([first]) => first === 'Zulip');
    await person.leaves();
  });

  for (const [width, lang, button, list, table] of [
    [320, 'it', 'Ordine e vista', 'Elenco', 'Tabella'],
    [768, 'fr', 'Tri et affichage', 'Liste', 'Tableau'],
  ] as const)
    long(`finds list and table behind one button: the demo, ${width} px, ${lang}`, async () => {
      const person = await Person.visits(`${places.demo.address}/?lang=${lang}`, { width, height: 800 });
      const { names } = await person.seesNumber(24);
      await person.clicks('button', button);
      await person.clicks('radio', list);
      await person.seesResults('list', names);
      await person.clicks('radio', table);
      await person.seesResults('table', names);
      await person.leaves();
    });

  long('shows more until there is no more, asks, and asks no longer: published, in English', async () => {
    const person = await Person.visits(places.published);
    await person.clicks('button', 'Show 6 more solutions');
    await person.seesResults('cards', ALL);
    await person.asks('Search for a solution or a product', 'slack');
    await person.presses('Enter');
    await person.seesResults('cards', CHATS);
    await person.presses('Escape', 'Escape');
    await person.sees('30 solutions');
    await person.leaves();
  });
});
