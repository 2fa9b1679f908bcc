import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Person } from './person.js';
import { CHATS, FIRST, long, places, placesFrom } from './places.js';

const FIELD = 'Search for a solution or a product';

describe('journey 10: a keyboard alone', () => {
  for (const place of placesFrom('published'))
    it(`asks, filters, changes the layout, sorts by a column and saves: ${place}`, async () => {
      const person = await Person.visits(places[place]);
      await person.seesResults('cards', FIRST);
      await person.presses('/');
      await person.seesFocus('combobox', FIELD);
      await person.types('slack');
      await person.sees('Alternatives to Slack 3 solutions');
      await person.presses('ArrowDown');
      await person.seesActive(/^Alternatives to Slack 3 solutions$/);
      await person.presses('Enter');
      await person.seesResults('cards', CHATS);
      await person.seesFocus('combobox', FIELD);

      await person.tabsTo('button', 'Licence');
      await person.presses('Enter');
      await person.tabsTo('checkbox', 'Apache-2.0 1');
      await person.presses('Space');
      await person.seesResults('cards', ['Zulip']);
      await person.seesFocus('checkbox', 'Apache-2.0 1');

      // The focus stays among the filters that are left, and goes to the field after the last one.
      await person.presses('/');
      await person.tabsTo('button', 'Remove filter: Replaces, Alternatives to Slack');
      await person.presses('Enter');
      await person.seesFocus('button', 'Remove filter: Licence, Apache-2.0');
      await person.seesResults('cards', ['Zulip', 'Seafile']);
      await person.presses('Enter');
      await person.seesFocus('combobox', FIELD);
      await person.seesResults('cards', FIRST);

      await person.types('slack');
      await person.presses('Enter');
      await person.tabsTo('radio', 'Cards');
      await person.presses('ArrowRight', 'ArrowRight');
      await person.seesFocus('radio', 'Table');
      await person.seesResults('table', CHATS);
      await person.tabsTo('button', 'Setup');
      await person.presses('Enter');
      await person.seesResults('table', ['Zulip', 'Mattermost', 'Rocket.Chat']);
      await person.seesFocus('button', 'Setup');
      await person.seesValue('combobox', 'Sort by', 'Easy setup');
      await person.tabsTo('link', 'Zulip');
      await person.tabsTo('button', 'Save 3 solutions as CSV');
      await person.leaves();
    });

  it('passes at most 12 stops from the field to the first result: demo and embedded', async () => {
    for (const address of [`${places.demo.address}/?lang=en`, places.embedded]) {
      const person = await Person.visits(address);
      // Filters are there as soon as all solutions are.
      await person.seesControl('button', 'Category');
      const { names } = await person.seesNumber(24);
      await person.presses('/');
      const passed = await person.tabsTo('link', names[0] ?? '');
      assert.ok(passed.length <= 12, `${passed.length}: ${passed.join(', ')}`);
      assert.ok(passed.includes('button “Skip to the results”'), passed.join(', '));
      assert.ok(passed.includes('button “More filters”'), passed.join(', '));
      await person.leaves();
    }
  });

  long('writes letters that the page around it has shortcuts for', async () => {
    const person = await Person.visits(places.embedded);
    await person.seesResults('cards', FIRST);
    await person.page.evaluate(() => {
      for (const type of ['keydown', 'keypress', 'keyup'])
        document.addEventListener(type, (event) => {
          if ((event as KeyboardEvent).key === 'z' && (event.target as Element).localName !== 'input')
            document.body.append(` the page took ${type}`);
        });
    });
    await person.presses('/');
    await person.types('zulip');
    await person.seesValue('combobox', FIELD, 'zulip');
    await person.seesNo('the page took');
    await person.presses('Tab', 'z');
    await person.sees('the page took keydown', 'the page took keyup');
    await person.leaves();
  });

  long('compares, and comes back to where it was', async () => {
    const person = await Person.visits(places.embedded);
    await person.seesResults('cards', FIRST);
    await person.presses('/');
    for (const name of ['Mattermost', 'Nextcloud']) {
      await person.tabsTo('checkbox', `Compare ${name}`);
      await person.presses('Space');
      await person.seesFocus('checkbox', `Compare ${name}`);
    }
    await person.tabsTo('button', 'Compare 2 solutions');
    await person.presses('Enter');
    await person.seesFocus('button', 'Close');
    const field = 'Pick another solution to compare.';
    await person.tabsTo('searchbox', field);
    await person.types('zulip');
    await person.sees('1 suggestion');
    await person.tabsTo('button', 'Compare Zulip');
    await person.presses('Enter');
    await person.seesFocus('searchbox', field);
    await person.tabsTo('button', 'Remove Mattermost from the comparison');
    await person.presses('Enter');
    await person.sees('Zulip is the easiest to set up.');
    await person.tabsTo('link', 'Website: Nextcloud');
    await person.presses('Escape');
    await person.seesFocus('button', 'Compare 2 solutions');
    await person.tabsTo('button', 'Remove all');
    await person.presses('Enter');
    await person.seesFocus('combobox', FIELD);

    await person.tabsTo('button', 'Details: Mattermost');
    await person.presses('Enter');
    await person.tabsTo('button', 'Copy link: Mattermost');
    await person.presses('Enter');
    await person.sees('The link to Mattermost has been copied.');
    await person.seesFocus('button', 'Copy link: Mattermost');
    await person.leaves();
  });

  long(
    'finds a value in a long list, sets a limit, says what matters, and goes on after one page: the demo',
    async () => {
      const person = await Person.visits(`${places.demo.address}/?lang=en`);
      await person.seesControl('button', 'Show 24 more solutions');
      await person.presses('/');
      await person.tabsTo('button', 'More filters');
      await person.presses('Enter');
      await person.tabsTo('button', 'Scores');
      await person.presses('Enter');
      await person.tabsTo('button', 'Replaces');
      await person.presses('Enter');
      await person.tabsTo('button', /^Show \d+ more values \(Replaces\)$/);
      await person.presses('Enter');
      await person.seesFocus('searchbox', 'Find a value: Replaces');
      // A slash is a letter here, and no way back to the search field.
      await person.types('teams/');
      await person.presses('Backspace');
      await person.tabsTo('checkbox', /^Microsoft Teams \d+$/);
      await person.presses('Space');
      await person.seesControl('button', 'Remove filter: Replaces, Alternatives to Microsoft Teams');
      await person.presses('/');
      await person.tabsTo('slider', 'Setup');
      await person.presses('ArrowLeft');
      await person.seesControl('button', 'Remove filter: Scores, Setup: demanding or better, from 2/10');
      await person.tabsTo('button', 'Remove filter: Replaces, Alternatives to Microsoft Teams');
      await person.presses('Enter');
      await person.seesFocus('button', 'Remove filter: Scores, Setup: demanding or better, from 2/10');
      await person.presses('Enter');
      await person.seesFocus('combobox', FIELD);

      await person.seesControl('button', 'Show 24 more solutions');
      const { names } = await person.seesResults('cards');
      await person.tabsTo('combobox', 'Sort by');
      await person.types('f');
      await person.tabsTo('slider', /^Easy setup/);
      await person.presses('End');
      await person.sees('very much', 'Easy setup');
      await person.seesResults('cards', ([first]) => first !== names[0]);

      await person.tabsTo('button', 'Show 24 more solutions');
      await person.presses('Enter');
      await person.seesControl('button', 'Show 24 more solutions');
      const { names: more } = await person.seesNumber(48);
      await person.seesFocus('link', more[24] ?? '');
      assert.deepEqual(person.complaints, []);
      await person.leaves();
    },
  );

  long('closes suggestions, empties the field and leaves it', async () => {
    const person = await Person.visits(places.embedded);
    await person.seesResults('cards', FIRST);
    await person.presses('/');
    await person.types('zulip');
    await person.sees('Zulip Solution');
    await person.presses('ArrowDown');
    await person.seesActive(/^Zulip/);
    await person.presses('Escape');
    await person.seesActive('');
    await person.seesValue('combobox', FIELD, 'zulip');
    await person.presses('Escape');
    await person.seesValue('combobox', FIELD, '');
    await person.presses('Tab');
    await person.seesFocus('button', 'Help me choose');
    await person.presses('Tab');
    await person.seesFocus('button', 'Skip to the results');
    await person.presses('Enter');
    await person.seesFocus('link', 'Mattermost');
    await person.leaves();
  });

  long(
    'opens the filters of a phone, and goes through everything without being caught: the demo',
    async () => {
      const person = await Person.visits(`${places.demo.address}/?lang=en`, { width: 320 });
      await person.seesControl('button', 'Show 24 more solutions');
      await person.presses('/');
      await person.tabsTo('button', 'Filters');
      await person.presses('Enter');
      await person.seesFocus('button', 'Category');
      await person.presses('Enter');
      await person.tabsTo('checkbox', /./);
      await person.presses('Space');
      await person.sees(/Show \d+ solutions/);
      await person.presses('Escape');
      await person.seesFocus('button', 'Filters 1 filter active');
      await person.tabsTo('link', 'Plain HTML');
      await person.leaves();
    },
  );
});
