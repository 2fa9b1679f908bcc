import { describe, it } from 'node:test';
import { Person } from './person.js';
import { CHATS, FIRST, long, places, placesFrom } from './places.js';

const NAMES = { cards: 'Cards', list: 'List', table: 'Table' } as const;

/** Every layout to every other, and each seen from each. */
const CHANGES = ['list', 'table', 'cards', 'table', 'list', 'cards'] as const;

describe('journey 1: changing the layout', () => {
  for (const place of placesFrom('embedded'))
    it(`makes cards, rows and a table of each other: ${place}`, async () => {
      const person = await Person.visits(places[place]);
      await person.seesResults('cards', FIRST);
      for (const layout of CHANGES) {
        await person.clicks('radio', NAMES[layout]);
        await person.seesResults(layout, FIRST);
        await person.seesValue('radio', NAMES[layout], true);
      }
      await person.leaves();
    });

  long('keeps the layout for the next question: the demo', async () => {
    const person = await Person.visits(`${places.demo.address}/?lang=en`);
    // Solutions come a few at a time: the button below them is the last to come.
    await person.seesControl('button', 'Show 24 more solutions');
    const { names } = await person.seesResults('cards');
    for (const layout of CHANGES) {
      await person.clicks('radio', NAMES[layout]);
      await person.seesResults(layout, names);
    }
    await person.clicks('radio', 'List');
    await person.asks('Search for a solution or a product', 'mattermost');
    await person.seesResults('list', ['Mattermost']);
    await person.leaves();
  });

  long('takes two clicks in haste, while the results still fade: the demo', async () => {
    const person = await Person.visits(`${places.demo.address}/?lang=en`);
    const { page } = person;
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
    const { names } = await person.seesNumber(24);
    /** Where they are is looked up before the first click: nothing is waited for between the two. */
    const clicksAtOnce = async (...controls: [role: string, name: string][]) => {
      const boxes = [];
      for (const [role, name] of controls) {
        const control = await page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`);
        await control?.scrollIntoView();
        boxes.push(await control?.boundingBox());
      }
      for (const box of boxes) if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    };
    await clicksAtOnce(['button', `Details: ${names[0]}`], ['button', `Details: ${names[1]}`]);
    await person.sees(/Source code[^]*Source code/);
    await clicksAtOnce(['radio', 'List'], ['radio', 'Table']);
    await person.seesResults('table', names);
    await person.leaves();
  });

  long('goes on after a search, with all that was found', async () => {
    const person = await Person.visits(places.embedded);
    await person.asks('Search for a solution or a product', 'slack');
    await person.presses('Enter');
    for (const layout of CHANGES) {
      await person.clicks('radio', NAMES[layout]);
      await person.seesResults(layout, CHATS);
    }
    await person.leaves();
  });
});
