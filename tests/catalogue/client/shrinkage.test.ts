import { expect } from '@open-wc/testing';
import { CatalogueError, loadCatalogue } from '../../../src/catalogue/client/index.js';
import { clock, HOUR, MINUTE, startAfresh } from '../../support/client-clock.js';
import { documentUrl, timesAsked } from '../../support/documents.js';
import { stored, store, storedDocuments } from '../../support/storage.js';

/**
 * A document that has other solutions each time.
 * @param of how many usable and unusable ones: `6.0` first, then `2.4`
 */
const series = (...of: string[]) => `${documentUrl('series')}?of=${of.join()}`;

/** How many solutions there are, and why it is not what the server has. */
async function seen(url: string, refresh = false): Promise<string> {
  try {
    const { catalogue, error } = await loadCatalogue(url, { refresh });
    return [catalogue.count, error?.kind].join(' ').trim();
  } catch (error) {
    if (error instanceof CatalogueError) return error.kind;
    throw error;
  }
}

describe('a document that has far less than the one before', () => {
  startAfresh();

  const SHRUNK: [what: string, next: string][] = [
    ['is empty', '0.0'],
    ['has lost more than half', '2.0'],
    ['has only unusable entries', '0.6'],
    ['has mostly unusable entries', '2.4'],
    ['has new entries, of which as many are unusable as there were good ones', '6.4'],
  ];
  for (const [what, next] of SHRUNK)
    it(`${what}: the last good one stays, and the error says how much is left`, async () => {
      const url = series('6.0', next);
      expect(await seen(url)).to.equal('6');
      clock.ahead = HOUR;
      const { catalogue, origin, error } = await loadCatalogue(url);
      expect([catalogue.count, origin, error?.kind]).to.deep.equal([6, 'cache', 'schema']);
      const [usable, broken] = next.split('.');
      expect(error?.message).to.contain(
        `It has ${usable} usable solutions and ${broken} unusable entries; the last good document, which stays, has 6.`,
      );
    });

  for (const [what, next, count] of [
    ['has lost half', '3.0', '3'],
    ['has as many broken entries as half', '3.3', '3'],
  ] as const)
    it(`${what}, which is no reason to doubt it: it is taken`, async () => {
      const url = series('6.0', next);
      await seen(url);
      clock.ahead = HOUR;
      expect(await seen(url)).to.equal(count);
    });

  it('has as many broken entries as ever: nothing is wrong with it', async () => {
    const url = series('6.20', '6.20');
    await seen(url);
    clock.ahead = HOUR;
    expect(await seen(url)).to.equal('6');
  });

  it('is asked for again after a minute, not after an hour, and the good one is taken when it is back', async () => {
    const url = series('6.0', '0.0', '0.0', '7.0', '2.0');
    await seen(url);
    clock.ahead = HOUR;
    expect(await seen(url)).to.equal('6 schema');
    clock.ahead = HOUR + MINUTE - 10_000;
    expect(await seen(url)).to.equal('6 schema');
    expect(await timesAsked(url)).to.equal(2);
    clock.ahead = HOUR + MINUTE + 10_000;
    expect(await seen(url)).to.equal('6 schema');
    expect(await timesAsked(url)).to.equal(3);
    clock.ahead = HOUR + 4 * MINUTE;
    expect(await seen(url)).to.equal('7');
    expect(await timesAsked(url)).to.equal(4);
    clock.ahead = 3 * HOUR;
    expect(await seen(url), 'another time').to.equal('7 schema');
  });

  for (const next of ['2.0', '2.4', '0.0'])
    it(`is meant when it is there an hour later, with other stars: it is taken (${next})`, async () => {
      const url = series('6.0', next);
      await seen(url);
      clock.ahead = HOUR;
      expect(await seen(url)).to.equal('6 schema');
      clock.ahead = 2 * HOUR - MINUTE;
      expect(await seen(url)).to.equal('6 schema');
      clock.ahead = 2 * HOUR + 32 * MINUTE;
      expect(await seen(url)).to.equal(next.slice(0, 1));
      clock.ahead += MINUTE;
      expect(await seen(url), 'and stays').to.equal(next.slice(0, 1));
      expect(await timesAsked(url)).to.equal(4);
    });

  it('is meant when somebody asks anew and it is there again', async () => {
    const url = series('6.0', '2.0');
    await seen(url);
    expect(await seen(url, true), 'seen for the first time').to.equal('6 schema');
    expect(await seen(url), 'not asked for so soon').to.equal('6 schema');
    expect(await seen(url, true)).to.equal('2');
    expect(await seen(url)).to.equal('2');
  });

  it('begins its hour anew when it is another one', async () => {
    const url = series('9.0', '2.0', '3.0', '3.0');
    await seen(url);
    clock.ahead = HOUR;
    expect(await seen(url)).to.equal('9 schema');
    clock.ahead = 2 * HOUR;
    expect(await seen(url)).to.equal('9 schema');
    clock.ahead = 3 * HOUR;
    expect(await seen(url)).to.equal('3');
  });

  it('is remembered over page loads, by its names only', async () => {
    const url = series('6.0', '2.0');
    const other = series('2.0');
    await seen(url);
    clock.ahead = HOUR;
    expect(await seen(url)).to.equal('6 schema');
    const path = url.split('?')[0] ?? '';
    const entry = (await stored(path, (value) => 'smaller' in value)) as unknown as Record<string, unknown>;
    expect(JSON.parse(String(entry.text))).to.have.property('count', 6);
    expect(entry.smaller).to.deep.equal({
      names: 'Solution 000000\nSolution 000001',
      since: (entry.smaller as { since: number }).since,
    });
    // Another page, as far as the client knows: an address that it has not loaded yet.
    await store(other, entry);
    expect(await seen(other), 'not an hour yet').to.equal('6 schema');
    const third = series('2.0');
    await store(third, entry);
    clock.ahead = 2 * HOUR + MINUTE;
    expect(await seen(third)).to.equal('2');
    await stored(third.split('?')[0] ?? '', (value) => !('smaller' in value));
  });

  it('does no harm when what is stored of it is broken', async () => {
    for (const smaller of [5, null, {}, { names: 5, since: 1 }, { names: '', since: 'today' }]) {
      const url = series('6.0');
      await store(url, { text: '{}', arrivedAt: Date.now(), validator: null, smaller });
      expect(await seen(url)).to.equal('6');
    }
  });
});

describe('a first document with nothing usable', () => {
  for (const first of ['0.0', '0.5'])
    it(`is an error, also an hour later and when asked for anew (${first}), and is not stored`, async () => {
      const url = series(first);
      expect(await seen(url)).to.equal('schema');
      expect(await seen(url, true)).to.equal('schema');
      clock.ahead += 2 * HOUR;
      expect(await seen(url)).to.equal('schema');
      expect((await storedDocuments()).has(url.split('?')[0] ?? '')).to.equal(false);
    });
});
