import { describe, it } from 'node:test';
import { Person } from './person.js';
import { CHATS, long, places } from './places.js';

/** The same page in each language: texts of the element, a category of the catalogue, and what a solution says. */
const TEXTS = {
  Deutsch: {
    lang: 'de',
    field: 'Lösung oder Produkt suchen',
    found: '3 Alternativen zu Slack',
    category: 'Kommunikation',
    said: 'Zulip ist für Gespräche im Team gedacht.',
  },
  English: {
    lang: 'en',
    field: 'Search for a solution or a product',
    found: '3 alternatives to Slack',
    category: 'Chat',
    said: 'Zulip is made for conversations within a team.',
  },
  Français: {
    lang: 'fr',
    field: 'Rechercher une solution ou un produit',
    found: '3 alternatives à Slack',
    category: 'Messagerie',
    said: 'Zulip sert aux conversations dans une équipe.',
  },
  Italiano: {
    lang: 'it',
    field: 'Cerca una soluzione o un prodotto',
    found: '3 alternative a Slack',
    category: 'Chat',
    said: 'Zulip serve alle conversazioni in una squadra.',
  },
};

/** What the bundled catalogue calls the category of chats, on the demo page. */
const DEMO_CATEGORY = {
  Deutsch: 'Kommunikation',
  English: 'Communication',
  Français: 'Communication',
  Italiano: 'Comunicazione',
};

const ORDER = ['Deutsch', 'Français', 'Italiano', 'English'] as const;

describe('journey 5: changing the language', () => {
  long('changes every text of an element in a page that changes its own language', async () => {
    const buttons = ORDER.map(
      (name) => `<button onclick="document.documentElement.lang = '${TEXTS[name].lang}'">${name}</button>`,
    );
    const person = await Person.visits(
      places.pageWith(
        `${buttons.join('')}<solution-catalogue src="${places.site.url}"></solution-catalogue>`,
      ),
    );
    await person.asks(TEXTS.English.field, 'slack');
    await person.presses('Enter');
    for (const name of ORDER) {
      const { found, said, field } = TEXTS[name];
      await person.clicks('button', name);
      await person.sees(found, 'Kommunikation', said);
      await person.seesValue('combobox', field, 'slack');
      await person.seesResults('cards', CHATS);
      for (const other of ORDER.filter((each) => each !== name))
        await person.seesNo(TEXTS[other].found, TEXTS[other].said);
    }
    await person.leaves();
  });

  it('leads to the same page of the published site in the other language', async () => {
    const person = await Person.visits(places.published);
    for (const name of ORDER) {
      const { field, found, category, said } = TEXTS[name];
      await person.clicks('link', name);
      await person.asks(field, 'slack');
      await person.presses('Enter');
      await person.sees(found, category, said);
      await person.seesResults('cards', CHATS);
    }
    await person.leaves();
  });

  long('changes the demo without leaving it', async () => {
    const person = await Person.visits(`${places.demo.address}/?lang=en`);
    await person.asks(TEXTS.English.field, 'mattermost');
    await person.presses('Enter');
    for (const name of ORDER) {
      await person.clicks('link', name);
      await person.seesValue('combobox', TEXTS[name].field, 'mattermost');
      await person.sees(DEMO_CATEGORY[name]);
      await person.seesResults('cards', ['Mattermost']);
    }
    await person.leaves();
  });
});
