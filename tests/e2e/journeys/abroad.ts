import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'node:test';
import { until } from '../../support/until.js';
import { Person } from './person.js';
import { CHATS, FIRST, long, places } from './places.js';
import { readGroups, readScreen } from './sight.js';

describe('the published pages and the demo, in four languages', () => {
  long('goes from the products to what replaces one: published, in German', async () => {
    const person = await Person.visits(`${places.site.url}de/`);
    await person.clicks('link', 'Produkte');
    await person.clicks('link', 'Slack');
    await person.sees('Open-Source-Alternativen zu Slack', ...CHATS);
    await person.goesBack();
    await person.sees('Produkte');
    await person.leaves();
  });

  long('goes from the categories to one, and on to another language: published, in French', async () => {
    const person = await Person.visits(`${places.site.url}fr/`, { width: 390, height: 844 });
    await person.clicks('link', 'Catégories');
    await person.clicks('link', 'Messagerie');
    await person.sees('Messagerie', ...CHATS);
    await person.clicks('link', 'Deutsch');
    await person.sees('Kommunikation', ...CHATS);
    await person.leaves();
  });

  long(
    'opens the page of a solution from its card, and comes back to the results: published, in Italian',
    async () => {
      const person = await Person.visits(`${places.site.url}it/`);
      await person.asks('Cerca una soluzione o un prodotto', 'zulip');
      await person.presses('Enter');
      await person.seesResults('cards', ['Zulip']);
      await person.clicks('link', 'Zulip');
      await person.sees('In breve', 'Codice sorgente', 'Zulip serve alle conversazioni in una squadra.');
      await person.goesBack();
      await person.seesValue('combobox', 'Cerca una soluzione o un prodotto', 'zulip');
      await person.seesResults('cards', ['Zulip']);
      await person.clicks('button', 'Dettagli: Zulip');
      await person.clicks('link', 'Segnalare un errore: Zulip');
      await person.sees('Da dove viene');
      await person.leaves();
    },
  );

  long('compares, adds, removes, and shows it to somebody else: published, in French', async () => {
    const person = await Person.visits(`${places.site.url}fr/`);
    await person.clicks('checkbox', 'Comparer Mattermost');
    await person.clicks('checkbox', 'Comparer Zulip');
    await person.clicks('button', 'Comparer 2 solutions');
    await person.sees('Comparaison', 'Zulip s’installe le plus facilement', 'Pareil pour toutes');
    await person.clicks('searchbox', 'Choisissez une autre solution à comparer.');
    await person.types('seafile');
    await person.clicks('button', 'Comparer Seafile');
    await person.clicks('button', 'Retirer Mattermost de la comparaison');
    await person.clicks('button', 'Copier le lien');
    await person.sees('Le lien vers Zulip et Seafile est copié.');
    const friend = await Person.visits(await person.pastes(), { width: 390, height: 844 });
    await friend.sees('Comparaison', 'Zulip', 'Seafile');
    await friend.presses('Escape');
    await friend.seesControl('button', 'Comparer 2 solutions');
    await friend.leaves();
    await person.leaves();
  });

  long('answers the guide on a phone: the demo, in Italian', async () => {
    const person = await Person.visits(`${places.demo.address}/?lang=it`, { width: 360, height: 740 });
    await person.seesNumber(24);
    await person.clicks('button', 'Aiuto alla scelta');
    await person.sees('Che cosa desidera sostituire?', 'Chi se ne occuperà?', 'Che cosa conta di più?');
    const [nobody = ''] = /Nessuno \d+/.exec(await readScreen(person.page)) ?? [];
    await person.clicks('button', nobody);
    await person.clicks('button', 'Poca manutenzione');
    await person.clicks('button', 'Confronta le migliori 3');
    await person.sees('Confronto');
    await person.clicks('button', 'Chiudi');
    await person.sees('Che cosa conta per Lei?');
    await person.leaves();
  });

  long('filters in a sheet from below, and closes it by Escape: the demo, in German', async () => {
    const person = await Person.visits(`${places.demo.address}/?lang=de`, { width: 320, height: 640 });
    const { names } = await person.seesNumber(24);
    await person.clicks('button', 'Filter');
    await person.clicks('button', 'Lizenz');
    const licence = await until('a licence', async () => {
      const groups = await readGroups(person.page);
      return groups.flatMap(({ values }) => values)[0];
    });
    await person.clicks('checkbox', licence);
    await person.sees(/\d+ Lösungen anzeigen/);
    await person.presses('Escape');
    await person.seesFocus('button', 'Filter 1 Filter aktiv');
    await person.seesNo(/\d+ Lösungen anzeigen/);
    await person.seesNumber(24, (chosen) => String(chosen) !== String(names));
    await person.leaves();
  });

  long('sees an error and tries again: embedded, in French', async () => {
    const person = await Person.visits(
      places.pageWith('<solution-catalogue src="/absent.json"></solution-catalogue>', 'fr'),
    );
    await person.sees('Le catalogue ne peut pas être affiché', 'Réessayez plus tard.');
    await person.clicks('button', 'Réessayer');
    await person.sees('Le catalogue ne peut pas être affiché');
    await person.leaves();
  });

  long('is offline with nothing kept: embedded, in Italian', async () => {
    const body = `<button onclick="document.body.append(document.createElement('solution-catalogue'));
      document.body.lastChild.src = '/later.json'">Mostra</button>`;
    const person = await Person.visits(places.pageWith(body, 'it'));
    await person.goesOffline();
    await person.clicks('button', 'Mostra');
    await person.sees('È offline. Il catalogo comparirà non appena la connessione sarà ristabilita.');
    await person.leaves();
  });

  long('prints what was found: published, in German', async () => {
    const person = await Person.visits(`${places.site.url}de/`);
    await person.asks('Lösung oder Produkt suchen', 'slack');
    await person.presses('Enter');
    await person.sees('3 Alternativen zu Slack');
    const { headings } = await person.prints();
    assert.deepEqual(
      headings.filter((heading) => FIRST.includes(heading)),
      CHATS,
    );
    await person.leaves();
  });

  long('saves what was found: published, in Italian', async (t) => {
    const downloads = mkdtempSync(join(tmpdir(), 'journey-'));
    t.after(() => {
      rmSync(downloads, { recursive: true, force: true });
    });
    const person = await Person.visits(`${places.site.url}it/`, { downloads });
    await person.asks('Cerca una soluzione o un prodotto', 'slack');
    await person.presses('Enter');
    await person.clicks('button', 'Salva 3 soluzioni come Markdown');
    const file = await until('a file', () => readdirSync(downloads).find((name) => name.endsWith('.md')));
    const text = readFileSync(join(downloads, file), 'utf8');
    assert.match(text, /Zulip serve alle conversazioni in una squadra/);
    await person.leaves();
  });

  long('mistypes, is asked what was meant, and takes it: the demo, in English', async () => {
    const person = await Person.visits(`${places.demo.address}/?lang=en`);
    await person.seesNumber(24);
    await person.asks('Search for a solution or a product', 'matermost');
    await person.presses('Enter');
    await person.seesResults('cards', ([first]) => first === 'Mattermost');
    await person.leaves();
  });

  long(
    'asks for a product that nothing replaces, and is shown where to look: published, in French',
    async () => {
      const person = await Person.visits(`${places.site.url}fr/`);
      await person.asks('Rechercher une solution ou un produit', 'qqqqxxxx');
      await person.presses('Enter');
      await person.sees('Rien ne correspond ici', 'Vous pourriez regarder ici');
      await person.clicks('button', 'Alternatives à Slack 3');
      await person.seesResults('cards', CHATS);
      await person.leaves();
    },
  );

  long('is magnified four times: the tray covers nothing: the demo, in French', async () => {
    const person = await Person.visits(`${places.demo.address}/?lang=fr`, { width: 320, height: 256 });
    const { names } = await person.seesNumber(24);
    await person.clicks('checkbox', `Comparer ${names[0] ?? ''}`);
    await person.clicks('checkbox', `Comparer ${names[1] ?? ''}`);
    await person.seesFocus('checkbox', `Comparer ${names[1] ?? ''}`);
    await person.tabsTo('button', `Détails : ${names[2] ?? ''}`);
    await person.clicks('button', `Détails\u00A0: ${names[2] ?? ''}`);
    await person.sees('Code source');
    await person.leaves();
  });

  long('puts together what a page of its own shows: the configurator, in German', async () => {
    const person = await Person.visits(`${places.site.url}embed/de/`);
    await person.clicks('combobox', 'Alternativen zu');
    await person.types('Slack');
    await person.presses('Tab');
    await person.seesNumber(3);
    await person.sees('3 Alternativen zu Slack', '<solution-catalogue');
    await person.clicks('button', 'Kopieren');
    await person.sees('Kopiert');
    assert.match(await person.pastes(), /alternative-to="Slack"/);
    await person.leaves();
  });
});
