import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Person } from './person.js';
import { ALL, CHATS, FILES, FIRST, long, places, placesFrom } from './places.js';

const FIELD = 'Search for a solution or a product';

describe('asking questions', () => {
  long('journey 2: another product replaces the one that was chosen', async () => {
    const person = await Person.visits(places.embedded);
    await person.asks(FIELD, 'slack');
    await person.presses('ArrowDown', 'Enter');
    await person.seesControl('button', 'Remove filter: Replaces, Alternatives to Slack');
    await person.seesResults('cards', CHATS);
    await person.asks(FIELD, 'dropbox');
    await person.presses('Enter');
    await person.sees('2 alternatives to Dropbox');
    await person.seesNo('Alternatives to Slack');
    await person.seesResults('cards', FILES);

    // A solution that is suggested is found, whatever it replaces.
    await person.asks(FIELD, 'slack');
    await person.presses('ArrowDown', 'Enter');
    await person.asks(FIELD, 'seafile');
    await person.presses('ArrowDown', 'Enter');
    await person.seesResults('cards', ['Seafile']);
    await person.leaves();
  });

  it('on a phone, what was found is in sight, and filters are a sheet over it', async () => {
    const person = await Person.visits(places.embedded, { width: 360, height: 740 });
    await person.asks(FIELD, 'slack');
    await person.presses('Enter');
    await person.seesNumber(3);
    const distance = await person.page.evaluate(() => {
      const element = document.querySelector('solution-catalogue');
      const card = element?.shadowRoot?.querySelector('[part="card"]');
      return (card?.getBoundingClientRect().top ?? Infinity) - (element?.getBoundingClientRect().top ?? 0);
    });
    assert.ok(distance <= 444, `the first solution begins ${distance} px below the top of the element`);

    await person.clicks('button', 'Filters');
    await person.clicks('button', 'Licence');
    await person.clicks('checkbox', 'Apache-2.0 1');
    await person.clicks('button', 'Show 1 solution');
    await person.seesFocus('button', 'Filters 1 filter active');
    await person.seesNo('Used on', 'Sort by');
    await person.clicks('button', 'Sort and view');
    await person.clicks('radio', 'List');
    await person.seesResults('list', ['Zulip']);
    await person.leaves();
  });

  it('finds what replaces a product by what people also call it, and by what it is, on a published site', async () => {
    const person = await Person.visits(places.published);
    await person.asks(FIELD, 'blue box');
    await person.presses('Enter');
    await person.sees('2 alternatives to Dropbox');
    await person.seesResults('cards', FILES);
    await person.asks(FIELD, 'holiday pictures');
    await person.presses('Enter');
    await person.seesResults('cards', FILES);
    await person.leaves();
  });

  for (const place of placesFrom('published')) {
    it(`journey 2: a second search replaces the first: ${place}`, async () => {
      const person = await Person.visits(places[place]);
      await person.seesResults('cards', FIRST);
      await person.asks(FIELD, 'alternatives to slack');
      await person.presses('Enter');
      await person.sees('3 alternatives to Slack');
      await person.seesResults('cards', CHATS);

      await person.asks(FIELD, 'dropbox');
      await person.presses('Enter');
      await person.sees('2 alternatives to Dropbox');
      await person.seesNo('alternatives to Slack');
      await person.seesResults('cards', FILES);

      await person.asks(FIELD, 'zulipp');
      await person.presses('Enter');
      await person.seesResults('cards', ['Zulip']);

      await person.asks(FIELD, 'qqqqxxxx');
      await person.presses('Enter');
      await person.sees('Nothing here matches');
      await person.seesResults('none', []);

      await person.asks(FIELD, ' ');
      await person.presses('Backspace', 'Enter');
      await person.sees('30 solutions');
      await person.seesResults('cards', FIRST);
      await person.clicks('button', 'Show 6 more solutions');
      await person.seesResults('cards', ALL);
      await person.leaves();
    });

    it(`journey 3: filters narrow, go one by one, and all at once: ${place}`, async () => {
      const person = await Person.visits(places[place]);
      await person.seesResults('cards', FIRST);
      await person.clicks('button', 'More filters');
      await person.clicks('button', 'Replaces');
      await person.clicks('checkbox', 'Slack 3');
      await person.sees('3 alternatives to Slack');
      await person.seesResults('cards', CHATS);
      await person.clicks('button', 'Category');
      // The panel of filters follows the results.
      await person.sees('Show 2 more values');
      await person.clicks('button', 'Licence');
      await person.clicks('checkbox', 'MIT 1');
      await person.seesResults('cards', ['Rocket.Chat']);
      // A second value of the same facet adds to the first.
      await person.clicks('checkbox', 'Apache-2.0 1');
      await person.seesResults('cards', ['Rocket.Chat', 'Zulip']);

      // A limit, moved by a click at its place on the way.
      await person.clicks('button', 'Scores');
      await person.drags('slider', 'Setup', 0.3);
      await person.sees('Setup: moderate or better, from 7/10');
      await person.seesResults('cards', ['Zulip']);

      await person.clicks('button', 'Remove filter: Replaces, Alternatives to Slack');
      await person.seesResults('cards', ['Zulip']);
      await person.clicks('button', 'Remove filter: Scores, Setup: moderate or better, from 7/10');
      await person.seesResults('cards', ['Rocket.Chat', 'Seafile', 'Zulip']);
      await person.clicks('checkbox', 'MIT 1');
      await person.seesResults('cards', ['Zulip', 'Seafile']);

      await person.clicks('button', 'Reset');
      await person.seesResults('cards', FIRST);
      await person.seesNo('Reset', 'Remove filter');
      await person.seesValue('checkbox', 'Apache-2.0 2', false);
      await person.leaves();
    });
  }
});
