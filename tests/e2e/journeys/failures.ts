import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { aCatalogue, aSolution } from '../../support/solution.mjs';
import { Person } from './person.js';
import { FIRST, long, places } from './places.js';

const FIELD = 'Search for a solution or a product';
const FALLBACK = 'The list as a document';
const STALE = 'The catalogue cannot be reached at the moment. This is its state as of 20 November 2026.';

const catalogueOf = (...names: string[]) => aCatalogue(names.map((name) => aSolution(name)));

describe('when something fails', () => {
  it('journey 6: an error, what the page has instead, and cards after another try: embedded', async () => {
    const person = await Person.visits(
      places.pageWith(
        `<solution-catalogue src="/broken.json"><a href="/">${FALLBACK}</a></solution-catalogue>`,
      ),
    );
    await person.sees('The catalogue does not answer as it should. Try again later.', FALLBACK);
    await person.seesResults('none', []);
    await person.clicks('button', 'Try again');
    await person.sees('does not answer as it should', FALLBACK);

    places.documents.broken = catalogueOf('Mattermost', 'Zulip');
    await person.clicks('button', 'Try again');
    await person.seesResults('cards', ['Mattermost', 'Zulip']);
    await person.seesNo('does not answer as it should', FALLBACK);
    await person.seesFocus('combobox', FIELD);
    await person.leaves();
  });

  long('journey 6: an error, what the page has instead, and cards after another try: published', async () => {
    const [there, away] = ['solutions.json', 'solutions.away'].map((name) =>
      join(places.site.root, 'api/v1', name),
    );
    const endings = ['', '.br', '.gz', '.zst'];
    for (const ending of endings) renameSync(`${there}${ending}`, `${away}${ending}`);
    const person = await Person.visits(places.published);
    await person.sees('does not answer as it should', 'Mattermost');
    for (const ending of endings) renameSync(`${away}${ending}`, `${there}${ending}`);
    await person.clicks('button', 'Try again');
    await person.seesResults('cards', FIRST);
    await person.seesNo('does not answer as it should');
    await person.leaves();
  });

  /** A page that is open all day, as an app is, and shows the catalogue on demand. */
  const app = () =>
    places.pageWith(`<button id="show">Show</button><button id="hide">Hide</button><div id="room"></div>
      <script>
        let days = 0;
        const { now } = Date;
        Date.now = () => now() + days * 86_400_000;
        show.onclick = () => room.innerHTML =
          '<solution-catalogue src="/kept.json"><a href="/">${FALLBACK}</a></solution-catalogue>';
        hide.onclick = () => { room.innerHTML = ''; days += 1 };
      </script>`);

  long('journey 7: offline with a document of yesterday, and online again', async () => {
    places.documents.kept = catalogueOf('Mattermost', 'Zulip');
    const person = await Person.visits(app());
    await person.clicks('button', 'Show');
    await person.seesResults('cards', ['Mattermost', 'Zulip']);
    await person.clicks('button', 'Hide');
    await person.goesOffline();
    await person.clicks('button', 'Show');
    await person.sees(STALE);
    await person.seesResults('cards', ['Mattermost', 'Zulip']);
    await person.asks(FIELD, 'zulip');
    await person.presses('Enter');
    await person.seesResults('cards', ['Zulip']);

    places.documents.kept = catalogueOf('Mattermost', 'Zulip', 'Zulip Desktop');
    await person.goesOnline();
    await person.seesResults('cards', ['Zulip', 'Zulip Desktop']);
    await person.seesNo(STALE);
    await person.leaves();
  });

  long('journey 7: offline with nothing kept, and online again', async () => {
    places.documents.kept = catalogueOf('Mattermost', 'Zulip');
    const person = await Person.visits(app());
    await person.goesOffline();
    await person.clicks('button', 'Show');
    await person.sees('You are offline. The catalogue will appear once you are back online.', FALLBACK);
    await person.goesOnline();
    await person.seesResults('cards', ['Mattermost', 'Zulip']);
    await person.seesNo('You are offline', FALLBACK);
    assert.ok(person.complaints.every((complaint) => complaint.includes('ERR_INTERNET_DISCONNECTED')));
    await person.leaves();
  });
});
