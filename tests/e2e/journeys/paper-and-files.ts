import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, type TestContext } from 'node:test';
import { until } from '../../support/until.js';
import { Person } from './person.js';
import { ALL, CHATS, FIRST, long, places, placesFrom } from './places.js';

const FIELD = 'Search for a solution or a product';

describe('taking results along', () => {
  for (const place of placesFrom('embedded'))
    long(`journey 8: prints all results, and not only those on the screen: ${place}`, async () => {
      const person = await Person.visits(places[place]);
      await person.seesResults('cards', FIRST);
      const { headings } = await person.prints();
      assert.deepEqual(
        headings.filter((heading) => ALL.includes(heading)),
        ALL,
      );
      // And the screen is what it was.
      await person.seesResults('cards', FIRST);
      await person.leaves();
    });

  long('journey 8: prints what is compared, and nothing else', async () => {
    const person = await Person.visits(places.embedded);
    await person.clicks('checkbox', 'Compare Mattermost');
    await person.clicks('checkbox', 'Compare Nextcloud');
    await person.clicks('button', 'Compare 2 solutions');
    await person.seesControl('dialog', 'Comparison');
    const { headings, sheets } = await person.prints();
    assert.deepEqual(
      headings.filter((heading) => !['Stage'].includes(heading)),
      ['Comparison'],
    );
    assert.ok(sheets <= 2, `${sheets} sheets`);
    // The dialog is above the page again, where Escape closes it.
    await person.presses('Escape');
    await person.seesFocus('button', 'Compare 2 solutions');
    await person.seesResults('cards', FIRST);
    await person.leaves();
  });

  for (const place of placesFrom('embedded'))
    long(`journey 9: saves what was found as a file: ${place}`, async (t: TestContext) => {
      const downloads = mkdtempSync(join(tmpdir(), 'journey-'));
      t.after(() => {
        rmSync(downloads, { recursive: true, force: true });
      });
      const person = await Person.visits(places[place], { downloads });
      await person.asks(FIELD, 'slack');
      await person.presses('Enter');
      await person.seesResults('cards', CHATS);
      const saves = async (format: string): Promise<string> => {
        await person.clicks('button', `Save 3 solutions as ${format}`);
        const ending = { CSV: '.csv', JSON: '.json', Markdown: '.md' }[format] ?? '';
        const name = await until(`a file of ${format}`, () =>
          readdirSync(downloads).find((file) => file.endsWith(ending)),
        );
        return readFileSync(join(downloads, name), 'utf8');
      };
      const [head = '', ...lines] = (await saves('CSV')).trim().split('\r\n');
      assert.match(head, /^\uFEFF?"?Name"?[,;]/);
      assert.deepEqual(
        lines.map((line) => /^"?([^",;]+)/.exec(line)?.[1]),
        CHATS,
      );

      const { solutions } = JSON.parse(await saves('JSON')) as { solutions: { name: string }[] };
      assert.deepEqual(
        solutions.map(({ name }) => name),
        CHATS,
      );

      const markdown = await saves('Markdown');
      const at = CHATS.map((name) => markdown.indexOf(`[${name}](`));
      assert.ok(
        at.every((position, index) => position > (at[index - 1] ?? 0)),
        markdown,
      );
      await person.leaves();
    });

  long('journey 9: copies a link that leads somebody else to the solution', async () => {
    const person = await Person.visits(places.embedded);
    await person.clicks('button', 'Details: Nextcloud');
    await person.clicks('button', 'Copy link: Nextcloud');
    await person.sees('The link to Nextcloud has been copied.');
    const friend = await Person.visits(await person.pastes());
    await friend.seesResults('cards', ['Nextcloud']);
    await friend.leaves();
    await person.leaves();
  });
});
