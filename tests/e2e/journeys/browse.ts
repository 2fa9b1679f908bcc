import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Person } from './person.js';
import { CHATS, FIRST, long, places, placesFrom } from './places.js';

describe('journey 11: looking around without a question', () => {
  for (const place of placesFrom('published'))
    long(`presses a product, comes back, presses a category: ${place}`, async () => {
      const person = await Person.visits(places[place]);
      await person.seesResults('cards', FIRST);
      await person.sees('Often replaced Evernote 25 Slack 3 Dropbox 2 Microsoft Teams 1');
      await person.clicks('button', 'Slack 3');
      await person.seesResults('cards', CHATS);
      await person.sees('3 alternatives to Slack');
      await person.seesNo('Often replaced');
      await person.seesFocus('button', 'Remove filter: Replaces, Alternatives to Slack');
      await person.goesBack();
      await person.seesResults('cards', FIRST);
      await person.sees('Often replaced');
      // The published catalogue has a name of its own for it.
      await person.clicks('button', place === 'published' ? 'Files 2' : 'Datei-Management 2');
      await person.seesResults('cards', ['Seafile', 'Nextcloud']);
      await person.reloads();
      await person.seesResults('cards', ['Seafile', 'Nextcloud']);
      await person.seesNo('Often replaced');
      await person.clicks('button', 'Reset');
      await person.seesResults('cards', FIRST);
      await person.sees('Often replaced');
      await person.leaves();
    });

  long('on a phone, by fingers, and with keys', async () => {
    const person = await Person.visits(places.embedded, { width: 360, height: 740 });
    await person.seesNumber(24);
    await person.clicks('button', 'Microsoft Teams 1');
    await person.seesNumber(1);
    await person.seesFocus('button', 'Remove filter: Replaces, Alternatives to Microsoft Teams');
    await person.presses('Enter');
    await person.seesNumber(24);
    await person.seesFocus('combobox', 'Search for a solution or a product');
    await person.tabsTo('button', 'Evernote 25');
    await person.presses('ArrowRight', 'ArrowRight');
    await person.seesFocus('button', 'Dropbox 2');
    await person.presses('Enter');
    await person.sees('2 alternatives to Dropbox');
    await person.seesNumber(2);
    await person.leaves();
  });

  for (const [width, take] of [
    [360, it],
    [1280, long],
  ] as const)
    take(
      `answers the three questions of the guide, compares the best, and goes back: ${width} px`,
      async () => {
        const person = await Person.visits(places.embedded, { width, height: 740 });
        await person.seesNumber(24);
        await person.clicks('button', 'Help me choose');
        await person.sees('What do you want to replace?', 'Who will run it?', 'What matters most?');
        await person.clicks('button', 'Slack 3');
        await person.sees('3 of');
        await person.clicks('button', 'Maturity');
        const steps = await person.page.evaluate(() => history.length);
        // The address is written a moment after what the reader does.
        const hasMade = (more: number) =>
          person.page.waitForFunction((from) => history.length === from, { polling: 100 }, steps + more);
        await person.clicks('button', 'Compare the best 3');
        await person.sees('Comparison');
        await hasMade(1);
        await person.presses('Escape');
        await person.seesFocus('button', 'Compare 3 solutions');
        await person.seesNumber(3);
        await person.sees('3 alternatives to Slack', 'What matters to you?');
        await person.seesNo('Help me choose', 'Often replaced');
        // One step closed the comparison, the one before answered the guide.
        await hasMade(2);
        await person.goesBack();
        await person.sees('Comparison');
        await person.goesBack();
        await person.seesNumber(24);
        await person.sees('Help me choose', 'Often replaced');
        assert.deepEqual(person.complaints, []);
        await person.leaves();
      },
    );
});
