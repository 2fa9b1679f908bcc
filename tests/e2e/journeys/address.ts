import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Person } from './person.js';
import { CHATS, FIRST, long, places, placesFrom } from './places.js';

const FIELD = 'Search for a solution or a product';

describe('journey 4: Back, Forward and reload', () => {
  // A page of one's own gives the keys a prefix, so that its own keys stay what they are.
  for (const place of placesFrom('embedded'))
    it(`leads through every choice and back: ${place}`, async () => {
      const person = await Person.visits(`${places[place]}#here`);
      await person.seesResults('cards', FIRST);
      const parameters = () => new URL(person.page.url()).searchParams;
      const own = [...parameters()];
      const prefix = place === 'embedded' ? 'k-' : '';

      await person.asks(FIELD, 'slack');
      await person.sees('Alternatives to Slack 3 solutions');
      await person.presses('ArrowDown');
      await person.seesActive(/^Alternatives to Slack/);
      await person.presses('Enter');
      await person.seesResults('cards', CHATS);
      await person.seesControl('button', 'Remove filter: Replaces, Alternatives to Slack');
      await person.seesValue('combobox', FIELD, '');
      await person.clicks('button', 'Category');
      // The panel of filters follows the results.
      await person.sees('Show 2 more values');
      await person.clicks('button', 'Licence');
      await person.clicks('checkbox', 'MIT 1');
      await person.seesResults('cards', ['Rocket.Chat']);
      await person.clicks('radio', 'List');
      await person.seesResults('list', ['Rocket.Chat']);
      assert.deepEqual(
        [...parameters()].sort(),
        [
          ...own,
          [`${prefix}license`, 'MIT'],
          [`${prefix}alternative-to`, 'slack'],
          [`${prefix}layout`, 'compact'],
        ].sort(),
      );
      assert.equal(new URL(person.page.url()).hash, '#here');

      await person.goesBack();
      await person.seesResults('cards', ['Rocket.Chat']);
      await person.goesBack();
      await person.seesResults('cards', CHATS);
      await person.seesValue('checkbox', 'MIT 1', false);
      // What was typed is one step; what was chosen from the suggestions another.
      await person.goesBack();
      await person.seesValue('combobox', FIELD, 'slack');
      await person.seesResults('cards', CHATS);
      for (let steps = 0; steps < 3; steps += 1) await person.goesForward();
      await person.seesResults('list', ['Rocket.Chat']);
      await person.seesValue('combobox', FIELD, '');

      await person.reloads();
      await person.seesResults('list', ['Rocket.Chat']);
      // The groups of filters are open as they were left.
      await person.sees('Show 2 more values');
      await person.seesValue('checkbox', 'MIT 1', true);
      await person.seesControl('button', 'Remove filter: Replaces, Alternatives to Slack');

      // Somebody else gets the address and sees the same.
      const friend = await Person.visits(person.page.url());
      await friend.seesResults('list', ['Rocket.Chat']);
      await friend.clicks('button', 'Reset');
      await friend.seesResults('list', FIRST);
      await friend.clicks('radio', 'Cards');
      await friend.seesResults('cards', FIRST);
      assert.deepEqual([...new URL(friend.page.url()).searchParams], own);
      await friend.leaves();
      assert.deepEqual(person.complaints, []);
      await person.leaves();
    });

  long('closes the sheet of filters, then undoes what was chosen in it: published, on a phone', async () => {
    const person = await Person.visits(places.published, { width: 390, height: 844 });
    await person.seesNumber(24);
    await person.clicks('button', 'Filters');
    await person.clicks('button', 'Licence');
    await person.clicks('checkbox', 'MIT 1');
    await person.sees('Show 1 solution');
    await person.clicks('checkbox', 'Apache-2.0 2');
    await person.sees('Show 3 solutions');
    await person.goesBack();
    await person.seesNo('Show 3 solutions');
    // Both are all that is permissive, which is one filter.
    await person.seesFocus('button', 'Filters 1 filter active');
    await person.seesNumber(3);
    await person.goesBack();
    await person.seesNumber(24);
    await person.seesNo('Reset');
    // Closed without a choice, it leaves nothing to go back to.
    await person.clicks('button', 'Filters');
    await person.sees('Show 30 solutions');
    await person.presses('Escape');
    await person.seesNo('Show 30 solutions');
    await person.clicks('button', 'Slack 3');
    await person.seesNumber(3);
    await person.goesBack();
    await person.seesNumber(24);
    await person.sees('Often replaced');
    await person.leaves();
  });
});
