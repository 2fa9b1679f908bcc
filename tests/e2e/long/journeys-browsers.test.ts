// Ten journeys in every other browser that is installed, by its mouse and its keys; `journeys/` has all of them, in Chromium.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { drive, UNTIL, type Driven } from '../browsers.js';
import { browserNames } from '../../support/find-browsers.mjs';
import { serveSite, type SiteServer } from '../site-support.js';

/** What can be seen and used, in all shadow trees. A control is drawn by its label where it is hidden itself. */
const LOOK = `
  ${UNTIL}
  const all = (root) =>
    [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])]);
  const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const nameOf = (each) => plain(each.ariaLabel ?? each.labels?.[0]?.textContent ?? each.textContent);
  const isSeen = (each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 2 && height > 2;
  };
  const find = (name) => {
    const [beginning, rest] = name.split('…');
    const isNamed = (each) => (rest === '' ? nameOf(each).startsWith(beginning) : nameOf(each) === name);
    // Nothing beside an open dialog can be clicked.
    const everything = all(document);
    const dialog = everything.find((each) => each.matches('dialog:modal'));
    const named = (dialog ? all(dialog) : everything).filter((each) => each.matches('a, button, input, select') && isNamed(each));
    return named.map((each) => (isSeen(each) ? each : each.labels?.[0])).find((each) => each && isSeen(each));
  };
  const screen = () => {
    const element = document.querySelector('solution-catalogue');
    return plain(document.body.innerText + ' ' + (element?.shadowRoot?.querySelector('.root')?.innerText ?? ''));
  };
  const names = () =>
    all(document)
      .filter((each) => each.matches('[part~="results"] [part~="card-title"]') && isSeen(each))
      .map((each) => plain(each.textContent));`;

const text = (value: string): string => JSON.stringify(value);

for (const name of browserNames().filter((each) => each !== 'chromium'))
  describe(`ten journeys in ${name}`, () => {
    let site: SiteServer;
    let browser: Driven;

    before(async () => {
      site = await serveSite();
      browser = await drive(name, { isWide: true });
    });

    after(async () => {
      await browser.stop();
      await site.stop();
    });

    const visits = async (path: string): Promise<void> => {
      await browser.open(`${site.url}${path}`);
      await browser.run(`${LOOK} await until('cards', () =>
        document.querySelector('solution-catalogue').loadState === 'ready' && names().length > 0);`);
    };
    /** Clicks what stands still and lies below nothing else, as a person does: what fades takes no press. */
    const clicks = async (control: string): Promise<void> => {
      const place = await browser.run(`${LOOK}
        (await until(${text(control)}, () => find(${text(control)}))).scrollIntoView({ block: 'center' });
        let before = '';
        return await until(${text(control)} + ', standing still', async () => {
          await new Promise((resolve) => setTimeout(resolve, 150));
          const control = find(${text(control)});
          if (!control) return false;
          const { left, top, width, height } = control.getBoundingClientRect();
          const place = [left + width / 2, top + height / 2];
          const isStill = before === String(place);
          before = String(place);
          let hit = document.elementFromPoint(...place);
          for (let depth = 0; hit?.shadowRoot && depth < 3; depth += 1)
            hit = hit.shadowRoot.elementFromPoint(...place);
          return isStill && control.contains(hit) && place;
        });`);
      const [x, y] = place as [number, number];
      await browser.click(Math.round(x), Math.round(y));
    };
    const asks = async (field: string, question: string): Promise<void> => {
      await clicks(field);
      await browser.press(...question.split(''));
      await sees(question);
    };
    const sees = async (...texts: string[]): Promise<void> => {
      for (const each of texts)
        await browser.run(`${LOOK}
          const value = () => all(document).find((each) => each.matches('[part="search-input"]'))?.value ?? '';
          await until(${text(each)} + ' in ' + screen(), () => (screen() + value()).includes(${text(each)}));`);
    };
    const seesNo = async (each: string): Promise<void> => {
      await browser.run(
        `${LOOK} await until('no ' + ${text(each)}, () => !screen().includes(${text(each)}));`,
      );
    };
    const names = async (): Promise<string[]> => (await browser.run(`${LOOK} return names();`)) as string[];
    /** A journey: its end is kept as a picture for those who want to look. */
    const journey = (title: string, take: () => Promise<void>): void => {
      it(title, { timeout: 120_000 }, async () => {
        const task = `${name}-${title.replace(/[^a-z]+/gi, '-')}`;
        await take();
        const { PICTURES: folder } = process.env;
        if (folder) writeFileSync(join(folder, `${task}.png`), await browser.picture(), 'base64');
        assert.deepEqual(browser.complaints, []);
      });
    };

    journey('changes the layout, and back', async () => {
      await visits('en/');
      const first = await names();
      for (const layout of ['List', 'Table', 'Cards']) {
        await clicks(layout);
        await browser.run(`${LOOK} await until('all', () => names().length === ${first.length});`);
        assert.deepEqual(await names(), first);
      }
    });

    journey('asks twice, in German', async () => {
      await visits('de/');
      await asks('Lösung oder Produkt suchen', 'slack');
      await browser.press('Enter');
      await sees('Alternativen zu Slack');
      await browser.press('Escape', 'Escape');
      await asks('Lösung oder Produkt suchen', 'google docs');
      await browser.press('Enter');
      await sees('Alternativen zu Google Docs');
      await seesNo('Alternativen zu Slack');
    });

    journey('sets a filter and gives all of them back, in French', async () => {
      await visits('fr/');
      await clicks('Licence');
      await clicks('Apache-2.0 …');
      await sees('Réinitialiser');
      await clicks('Réinitialiser');
      await seesNo('Réinitialiser');
    });

    journey('sorts by a column, in Italian', async () => {
      await visits('it/');
      await clicks('Tabella');
      await clicks('Installazione');
      await browser.run(`${LOOK} await until('order', () =>
        all(document).find((each) => each.matches('[part="sort"]')).value === 'complexity');`);
    });

    journey('compares two, and closes the comparison', async () => {
      await visits('en/');
      const [first = '', second = ''] = await names();
      await clicks(`Compare ${first}`);
      await clicks(`Compare ${second}`);
      await clicks('Compare 2 solutions');
      await sees('The same for all', 'Pick another solution to compare.');
      await browser.press('Escape');
      await seesNo('The same for all');
    });

    journey('chooses a suggestion by keys, in German', async () => {
      await visits('de/');
      await asks('Lösung oder Produkt suchen', 'slack');
      await sees('Alternativen zu Slack');
      await browser.press('ArrowDown', 'Enter');
      await sees('Zurücksetzen');
      assert.ok((await names()).includes('Zulip'));
    });

    journey('opens details and closes them, in French', async () => {
      await visits('fr/');
      const [first = ''] = await names();
      await clicks(`Détails : ${first}`);
      await sees('Code source');
      await clicks(`Détails : ${first}`);
      await seesNo('Code source');
    });

    journey('answers the guide, in Italian', async () => {
      await visits('it/');
      await clicks('Aiuto alla scelta');
      await sees('Chi se ne occuperà?');
      await clicks('Slack …');
      await clicks('Maturità');
      await clicks('Confronta le migliori 3');
      await sees('Uguale per tutte');
      await seesNo('Chi se ne occuperà?');
    });

    journey('presses a product, and goes back', async () => {
      await visits('en/');
      await clicks('Slack …');
      await sees('alternatives to Slack', 'Reset');
      await browser.run('history.back()');
      await seesNo('Reset');
      await sees('Often replaced');
    });

    journey('goes on in another language', async () => {
      await visits('de/');
      await asks('Lösung oder Produkt suchen', 'zulip');
      await browser.press('Enter');
      await clicks('Français');
      // The page is left meanwhile, and cannot be read while it is.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await sees('Rechercher une solution ou un produit');
    });
  });
