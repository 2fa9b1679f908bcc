import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { LOCALES } from '../../../src/i18n/locales.js';
import { launchChromium } from '../support.js';
import { violations } from '../axe.js';
import { copyPart, serveSite, shiftsOf, watch, type SiteServer } from '../site-support.js';

/** The element has tests of its own. */
const ELEMENT = ['solution-catalogue'];

const PAGES = [
  '{}/',
  '{}/reference/',
  '{}/categories/',
  '{}/alternatives/',
  '{}/solutions/element/',
  '{}/alternatives/slack/',
  // With a single alternative, and what else is in its category.
  '{}/alternatives/{one}/',
  '{}/categories/file-management/',
  '{}/changes/',
  '{}/about/',
  // In the operator's own words.
  '{}/method/',
  // Of a solution that is gone.
  '{}/solutions/atom/',
  'embed/{}/',
  // For addresses at which there is nothing.
  '404.html',
];

const OWN = `
removed:
  atom: { name: Atom, date: 2026-11-20, reason: { de: Wird nicht mehr entwickelt., en: No longer developed. }, successor: element }
site:
  contact: mailto:team@catalogue.example
  report: https://git.example/issues/new?title={name}&body={url}
  pages:
    - { slug: method, title: { de: Wie wir prüfen, fr: Notre méthode }, file: 'pages/method.{lang}.md' }
    - { slug: about, title: { de: Über uns }, file: pages/method.de.md }
`;

const MARKDOWN = `# Ein Titel

Ein Absatz mit [einem Link](https://catalogue.example/), **fett** und \`Code\`.

## Darunter

1. eins
2. zwei

| Eine Spalte | Noch eine |
| --- | --- |
| ${'viel Text '.repeat(12)} | \`--eine-option-die-lang-ist\` |

\`\`\`
${'eine Zeile, die lang ist, '.repeat(8)}
\`\`\`

> Ein Zitat
`;

/** A part of the bundled catalogue, with pages of one's own and a solution that is gone. */
function writeSources(folder: string): void {
  copyPart(folder);
  // What is the operator's own stands in place of the bundled catalogue's.
  const file = join(folder, 'catalogue.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^site:\n(?: .*\n)+/m, '') + OWN);
  for (const language of ['de', 'fr']) writeFileSync(join(folder, `pages/method.${language}.md`), MARKDOWN);
}

/** Lets 60 kB a second through. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 60_000,
    uploadThroughput: 60_000,
  });
}

/** The slug of a product that a single solution replaces. */
async function loneProduct({ url }: SiteServer): Promise<string> {
  const { solutions } = (await (await fetch(`${url}api/v1/solutions.json`)).json()) as {
    solutions: { tags: string[] }[];
  };
  const all = solutions.flatMap(({ tags }) => tags.filter((tag) => tag.endsWith('-alternative')));
  const lone = all.find((tag) => all.indexOf(tag) === all.lastIndexOf(tag));
  return lone!.replace(/-alternative$/, '');
}

describe('every kind of page, in every language, on a phone, a tablet and a wide screen, in light and in dark', () => {
  let site: SiteServer;
  let browser: Browser;

  before(async () => {
    // One after the other: with both at once neither is quick enough on a small machine.
    site = await serveSite({ writeSources });
    browser = await launchChromium();
  });

  after(async () => {
    await browser.close();
    await site.stop();
  });

  for (const [index, locale] of LOCALES.entries())
    for (const [place, width] of [320, 768, 1280].entries()) {
      // Each language in both, and each width.
      const scheme = (index + place) % 2 === 0 ? 'light' : 'dark';
      it(`${locale} ${scheme} ${width} px`, async () => {
        const lone = await loneProduct(site);
        for (const path of PAGES.map((each) => each.replace('{}', locale).replace('{one}', lone))) {
          const { page, complaints } = await watch(browser, { width, scheme });
          // The front page comes in pieces, as on the way to a phone: what is there stays in its place.
          if (path === `${locale}/` && width === 320) await slowDown(page);
          await page.goto(site.url + path, { waitUntil: 'networkidle0' });
          assert.deepEqual(await violations(page, ELEMENT), [], path);
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, path);
          // In the narrow preview a status of two lines may become one of one: in its place, moving nothing else.
          const allowed = path.startsWith('embed/') ? 0.0005 : 0;
          const shifts = await shiftsOf(page);
          assert.deepEqual(
            shifts.filter((shift) => Number.parseFloat(shift) > allowed),
            [],
            path,
          );
          assert.deepEqual(complaints, [], path);
          await page.close();
        }
      });
    }
});
