import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, KeyInput, Page } from 'puppeteer-core';
import type {} from '../../src/solution-catalogue.js'; // what document.querySelector gives
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
  let page: Page;
  let complaints: string[];

  before(async () => {
    [demo, browser] = await Promise.all([startDemo(), launchChromium()]);
  });

  after(async () => {
    demo.stop();
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
    for (const key of keys) await page.keyboard.press(key);
    await page.evaluate(async () => {
      await document.querySelector('solution-catalogue')!.updateComplete;
    });
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
