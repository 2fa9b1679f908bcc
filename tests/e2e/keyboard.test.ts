import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, KeyInput, Page } from 'puppeteer-core';
import type {} from '../../src/element/solution-catalogue.js'; // what document.querySelector gives
import { catalogueIn, reach, SEVEN, startStage, type Stage } from './stage.js';
import { launchChromium, open, startDemo, type Demo } from './support.js';

/** What a reader knows of where they are: the focused control by role and name, and the suggestion that is active. */
interface Place {
  tag: string;
  part: string;
  name: string;
  active: string;
}

describe('a reader with nothing but a keyboard', () => {
  let demo: Demo;
  let browser: Browser;
  let stage: Stage;
  let page: Page;
  let complaints: string[];

  before(async () => {
    [demo, browser] = await Promise.all([startDemo(), launchChromium()]);
    stage = await startStage(browser, { seven: SEVEN });
  });

  after(async () => {
    demo.stop();
    stage.stop();
    await browser.close();
  });

  const where = async (): Promise<Place> => {
    const { name, active, ...place } = await page.evaluate(() => {
      const root = document.querySelector('solution-catalogue')!.shadowRoot!;
      const focused = root.activeElement;
      return {
        tag: focused?.localName ?? '',
        part: focused?.getAttribute('part') ?? '',
        name:
          focused?.getAttribute('aria-label') ?? (focused?.closest('label') ?? focused)?.textContent ?? '',
        active: root.querySelector('[aria-selected="true"]')?.textContent ?? '',
      };
    });
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    return { ...place, name: plain(name), active: plain(active) };
  };
  const shown = () =>
    page.evaluate(async () => {
      const element = document.querySelector('solution-catalogue')!;
      await element.updateComplete;
      const root = element.shadowRoot!;
      return {
        results: element.results.map(({ name }) => name),
        chips: [...root.querySelectorAll('[part~="chip"]')].map((chip) => chip.getAttribute('aria-label')),
        status: root.querySelector('[part~="status"]')?.textContent,
      };
    });
  const press = async (...keys: KeyInput[]) => {
    // What the last key or letter asked for is there before the next key.
    const complete = () =>
      page.evaluate(async () => {
        await document.querySelector('solution-catalogue')!.updateComplete;
      });
    await complete();
    for (const key of keys) {
      await page.keyboard.press(key);
      await complete();
    }
  };
  /** Goes on with Tab until a control is reached; the focus is never lost on the way. */
  const tabTo = async (wanted: (place: Place) => boolean) => {
    for (let tries = 0; tries < 120; tries += 1) {
      await press('Tab');
      const place = await where();
      if (wanted(place)) return place;
    }
    return assert.fail(`Tab does not lead there: ${wanted.toString()}`);
  };

  it('reaches everything: search, suggestions, filters, limits, order, fit, results, more, and the way back', async () => {
    ({ page, complaints } = await open(browser, `${demo.address}/?lang=en`, 1280));

    await press('/');
    assert.equal((await where()).part, 'search-input');
    await page.keyboard.type('slack');
    await press('ArrowDown');
    assert.match((await where()).active, /^Alternatives to Slack \d+ solutions$/);
    await press('Enter');
    const { chips, results } = await shown();
    assert.deepEqual(chips, ['Remove filter: Replaces, Alternatives to Slack']);

    // A filter, and the field of a long list of values.
    await tabTo(({ tag, name }) => tag === 'input' && name.startsWith('Communication'));
    await press('Space');
    assert.equal((await shown()).chips.length, 2);
    await tabTo(({ tag, name }) => tag === 'button' && /^Show \d+ more values \(Replaces\)$/.test(name));
    await press('Enter');
    assert.equal((await where()).name, 'Find a value: Replaces');
    await page.keyboard.type('teams/');
    await press('Backspace', 'Tab');
    assert.match((await where()).name, /Microsoft Teams/);

    // A limit, by arrow keys.
    await tabTo(({ name }) => name.startsWith('Setup'));
    await press('ArrowLeft');
    assert.ok((await shown()).chips.some((name) => name?.includes('Setup: up to 9')));

    // Filters go one by one; the focus stays among them, and goes to the field after the last one.
    await tabTo(({ part }) => part === 'chip');
    for (let left = 3; left > 0; left -= 1) {
      assert.equal((await shown()).chips.length, left);
      assert.equal((await where()).part, 'chip');
      await press('Enter');
    }
    assert.equal((await where()).part, 'search-input');
    const all = await page.evaluate(() => document.querySelector('solution-catalogue')!.catalogue?.count);
    assert.equal((await shown()).status, `${all ?? ''} solutions`);

    // Order and fit.
    await tabTo(({ part }) => part === 'sort');
    await press('f');
    await tabTo(({ name }) => name.startsWith('Easy setup'));
    await press('End');
    assert.match((await where()).name, /very much/);
    const first = (await shown()).results[0];
    assert.ok(first !== undefined && !results.slice(0, 1).includes(first));

    // Results, one page more, and on from there.
    await tabTo(({ part }) => part.includes('more'));
    const before = (await shown()).results.length;
    await press('Enter');
    const { results: now } = await shown();
    assert.equal(now.length, 2 * before);
    assert.equal((await where()).name, now[before]);

    // And back to the field from wherever one is.
    await press('/');
    assert.equal((await where()).part, 'search-input');
    await page.keyboard.type('nextcloud');
    await press('Escape');
    assert.equal((await where()).active, '');
    await press('Escape', 'Tab');
    assert.notEqual((await where()).part, 'search-input');
    assert.deepEqual(complaints, []);
    await page.close();
  });

  it('compares, copies a link, changes the layout, sorts by a column, saves', async () => {
    page = await stage.open(catalogueIn('results', 'cards', 'url-state="k"'), { lang: 'en', width: 1280 });
    await reach(page, 'results');
    await page.evaluate(() => {
      URL.createObjectURL = (file) => {
        document.title = (file as Blob).type;
        return 'data:,';
      };
    });
    const root = <T>(read: (root: ShadowRoot) => T) =>
      page.evaluate(
        `(${read.toString()})(document.querySelector('solution-catalogue').shadowRoot)`,
      ) as Promise<T>;

    await page.focus('>>> [part="search-input"]');
    for (const name of ['Alpha', 'Beta']) {
      await tabTo((place) => place.name === `Compare ${name}`);
      await press('Space');
      assert.equal((await where()).name, `Compare ${name}`, 'the focus stays on what was picked');
    }
    await tabTo(({ part }) => part === 'compare-open');
    await press('Enter');
    assert.equal((await where()).part, 'close');
    assert.ok(await root((shadow) => shadow.querySelector('dialog')?.matches(':modal')));
    await tabTo(({ name }) => name === 'Website of Beta');
    await press('Escape');
    assert.equal((await where()).part, 'compare-open', 'the focus comes back');
    await tabTo(({ part }) => part === 'compare-clear');
    await press('Enter');
    assert.equal((await where()).part, 'search-input', 'the tray has gone');

    await tabTo(({ name }) => name === 'Copy link to Alpha');
    await press('Enter');
    await page.waitForFunction(
      () => document.querySelector('solution-catalogue')?.shadowRoot?.querySelector('.notice')?.textContent,
    );

    await press('/');
    await tabTo(({ name }) => name === 'Cards');
    await press('ArrowRight', 'ArrowRight');
    assert.equal((await where()).name, 'Table');
    await tabTo(({ part, name }) => part === 'sort-column' && name === 'Maturity');
    await press('Enter');
    assert.equal((await where()).name, 'Maturity', 'the focus stays on the column');
    assert.equal(await root((shadow) => shadow.querySelector('[aria-sort]')?.textContent.trim()), 'Maturity');
    assert.equal(await root((shadow) => shadow.querySelector('select')!.value), 'maturity');

    await tabTo(({ tag, name }) => tag === 'button' && name === 'CSV');
    await press('Enter');
    assert.match(await page.title(), /^text\/csv/);
    await page.close();
  });

  it('unfolds the filters of a phone, and goes all the way through without being caught', async () => {
    ({ page, complaints } = await open(browser, `${demo.address}/?lang=de`, 320));
    await page.focus('>>> [part~="search-input"]');
    await tabTo(({ part }) => part.includes('filters-toggle'));
    await press('Enter');
    assert.equal((await tabTo(() => true)).tag, 'input');
    const isOut = () => page.evaluate(() => document.activeElement?.localName !== 'solution-catalogue');
    for (let tries = 0; tries < 400 && !(await isOut()); tries += 1) await page.keyboard.press('Tab');
    assert.ok(await isOut(), 'Tab leads out of the element');
    assert.deepEqual(complaints, []);
    await page.close();
  });
});
