// What the configurator gives, pasted into a page of another origin and looked at: its options combined so that every two
// values meet, over a slow network, on a phone and on a wide screen, with the script and without it.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import pLimit from 'p-limit';
import type { Browser, Page } from 'puppeteer-core';
// @ts-expect-error -- a script for browsers, without types
import * as settings from '../../../generator/site/static/settings.js';
import { launchChromium } from '../support.js';
import { serveSite, shiftsOf, watch, type SiteServer } from '../site-support.js';

const { ATTRIBUTES } = settings as { ATTRIBUTES: Record<string, string[]> };

/** The settings of the configurator by the names that its address has for them, and the conditions of a visit. */
const OPTIONS: Record<string, readonly string[]> = {
  show: ['', 'list', 'card'],
  layout: ['', 'compact', 'table'],
  controls: ['', 'search', 'none'],
  chosen: ['', 'alternative-to=Slack', 'alternative-to=Google Docs', 'category=Kommunikation', 'query=chat'],
  narrowed: [
    '',
    'license=AGPL-3.0-only',
    'max-complexity=5&audience=business',
    'deployment=docker&min-maturity=2',
    'platform=platform-web&max-resource-usage=9',
    'max-resource-usage=9',
    'max-complexity=9&max-maintenance=9&max-resource-usage=9',
    'tag=chat,collaborative-editing&max-maintenance=9',
    'origin=Vereinigte Staaten,Deutschland,Frankreich',
  ],
  limit: ['', '3'],
  sort: ['', 'stars', 'name'],
  facets: ['', 'none', 'license category'],
  compare: ['', 'off'],
  browse: ['', 'off'],
  guide: ['', 'off'],
  'url-state': ['', 'shop'],
  shortcut: ['', 'none'],
  'heading-level': ['', '2'],
  loading: ['', 'lazy'],
  lang: ['', 'fr'],
  theme: ['', 'dark'],
  details: ['', 'off'],
  logos: ['', 'off'],
  'max-bytes': ['', '9000000'],
  accent: ['', '#7a1fa2'],
  script: ['', 'current'],
  system: ['html', 'astro', 'markdown', 'iframe'],
  width: ['390', '1280'],
  fate: ['slow', 'failing'],
};

type Row = Record<string, string>;

/** What there was to see. */
interface Visit {
  readonly row: Row;
  readonly what: string;
  /** What moved. */
  readonly shifts: readonly string[];
  readonly complaints: readonly string[];
  /** How many solutions the element shows, and how many links stand in the page. */
  readonly shown: number;
  readonly links: number;
}

/** Rows in which every two values of two options meet: greedy, each row takes what meets most that has not met yet. */
function pairwise(options: Record<string, readonly string[]>): Row[] {
  const names = Object.keys(options);
  const key = (a: string, x: string, b: string, y: string) =>
    a < b ? `${a}=${x}&${b}=${y}` : `${b}=${y}&${a}=${x}`;
  const left = new Set(
    names.flatMap((a, at) =>
      names.slice(at + 1).flatMap((b) => options[a]!.flatMap((x) => options[b]!.map((y) => key(a, x, b, y)))),
    ),
  );
  const rows: Row[] = [];
  while (left.size > 0) {
    const row: Row = {};
    // Each row begins with another option, so that none is always the last to choose.
    for (let at = 0; at < names.length; at += 1) {
      const name = names[(at + rows.length) % names.length]!;
      const gain = (value: string) =>
        Object.entries(row).filter(([other, set]) => left.has(key(name, value, other, set))).length;
      const values = options[name]!.map((_, index, all) => all[(index + rows.length) % all.length]!);
      row[name] = values.toSorted((x, y) => gain(y) - gain(x))[0]!;
    }
    const before = left.size;
    for (const [a, x] of Object.entries(row))
      for (const [b, y] of Object.entries(row)) if (a !== b) left.delete(key(a, x, b, y));
    if (left.size === before) {
      // The first pair that is left, with the rest as it came.
      const [[a, x] = [], [b, y] = []] = [...left][0]!.split('&').map((part) => part.split(/=(.*)/s));
      Object.assign(row, { [a!]: x, [b!]: y });
      left.delete([...left][0]!);
    }
    rows.push(row);
  }
  return rows;
}

describe('the code of the configurator in a page of another origin', { timeout: 600_000 }, () => {
  let site: SiteServer;
  let browser: Browser;
  let host: ReturnType<typeof createServer>;
  const pages = new Map<string, string>();
  /** A page that stays open. */
  let configurator: Page;
  const oneAtATime = pLimit(1);

  before(async () => {
    site = await serveSite();
    browser = await launchChromium();
    ({ page: configurator } = await watch(await browser.createBrowserContext()));
    host = createServer((request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(pages.get(request.url ?? ''));
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  });

  after(async () => {
    await browser.close();
    host.closeAllConnections();
    host.close();
    await site.stop();
  });

  /** What the configurator gives for these settings, part by part. */
  async function codeFor(row: Row): Promise<string[]> {
    const { chosen = '', narrowed = '' } = row;
    const others = ['chosen', 'narrowed', 'fate', 'width'];
    const own = new URLSearchParams(
      Object.entries(row).filter(([name, value]) => value !== '' && !others.includes(name)),
    );
    const parameters = [chosen, narrowed, String(own)].filter(Boolean).join('&');
    return await oneAtATime(async () => {
      await configurator.goto(`${site.url}embed/en/?${parameters}`, { waitUntil: 'networkidle0' });
      const code = await configurator.$$eval('#snippets pre', (parts) =>
        parts.map(({ textContent }) => textContent),
      );
      return code.map((part) => part.replaceAll('https://catalogue.example/', site.url));
    });
  }

  async function visit(row: Row, path: string): Promise<Visit> {
    const what = JSON.stringify(row);
    const code = await codeFor(row);
    const isFrame = row.system === 'iframe';
    const [style = '', preload = ''] = isFrame ? code.slice(-2, -1) : code.slice(-3);
    pages.set(
      path,
      `<!doctype html><html lang="en"><head><title>A page</title><meta name="viewport" content="width=device-width">
      <link rel="icon" href="data:,"><style>body { margin: 16px; font: 16px/1.5 sans-serif }\n${style}</style>${preload}</head>
      <body><main><h1>A page</h1><p>Before.</p>${code[0]}<p id="after">What comes after it.</p></main></body></html>`,
    );
    // A window of its own: what is not in front is not drawn.
    const context = await browser.createBrowserContext();
    const { page, complaints } = await watch(context, { width: Number(row.width) });
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 200_000 },
    });
    if (row.fate === 'failing')
      await session.send('Network.setBlockedURLs', {
        urlPatterns: [{ urlPattern: '*://*:*/assets/*.js', block: true }],
      });
    await page.goto(`http://localhost:${(host.address() as AddressInfo).port}${path}`, {
      waitUntil: 'domcontentloaded',
    });
    const isRun = row.fate !== 'failing' && !isFrame;
    if (isRun)
      await page
        .waitForFunction(
          () => {
            const element = document.querySelector('solution-catalogue, solution-list, solution-card');
            return ['ready', 'error'].includes((element as { loadState?: string } | null)?.loadState ?? '');
          },
          { timeout: 20_000 },
        )
        .catch(() => {
          complaints.push('never ready');
        });
    await new Promise((resolve) => setTimeout(resolve, isRun ? 1500 : isFrame ? 5000 : 13_000));
    const seen = await page.evaluate(() => {
      const element = document.querySelector('solution-catalogue, solution-list, solution-card');
      const results = (element as { results?: readonly unknown[] } | null)?.results?.length;
      const hasCard = (element as { solution?: unknown } | null)?.solution !== undefined;
      return { shown: results ?? Number(hasCard), links: document.querySelectorAll('main a').length };
    });
    if (isFrame)
      seen.shown = await page
        .frames()
        .at(-1)!
        .evaluate(() => {
          const element = document.querySelector('solution-catalogue, solution-list, solution-card');
          return (element as { results?: readonly unknown[] } | null)?.results?.length ?? 1;
        });
    const shifts = await shiftsOf(page);
    await context.close();
    return { row, what, shifts, complaints, ...seen };
  }

  it('combines every attribute that the configurator offers', () => {
    const combined = new Set([
      ...Object.keys(OPTIONS),
      ...[...OPTIONS.chosen!, ...OPTIONS.narrowed!].flatMap((pairs) => [
        ...new URLSearchParams(pairs).keys(),
      ]),
    ]);
    assert.deepEqual(
      Object.values(ATTRIBUTES)
        .flat()
        .filter((name) => !combined.has(name) && name !== 'name'),
      [],
    );
  });

  it('shows what was chosen, moves nothing and complains of nothing', async () => {
    const rows = pairwise(OPTIONS);
    const lane = pLimit(3);
    const found = await Promise.all(rows.map((row, at) => lane(() => visit(row, `/${at}`))));

    console.log(
      JSON.stringify(
        found.filter(
          ({ shifts, complaints, row }) => shifts.length || (row.fate === 'slow' && complaints.length),
        ),
        null,
        1,
      ),
    );
    assert.ok(found.length > 20);
    for (const { row, what, shifts, complaints, shown, links } of found) {
      // The room that closes slowly moves by more than three pixels at once where a machine is busy.
      const most = row.fate === 'slow' ? 0 : 0.001;
      assert.deepEqual(
        shifts.filter((shift) => Number.parseFloat(shift) > most),
        [],
        what,
      );
      // A browser says itself what it could not load, and what it has loaded for nothing.
      // A slice may have nothing of what is chosen besides, which is said on localhost.
      const others = complaints.filter((complaint) => !/ (tag|origin): no \1 /.test(complaint));
      if (row.fate === 'slow') assert.deepEqual(others, [], what);
      if (row.fate === 'slow') assert.ok(shown > 0, what);
      else if (row.system !== 'iframe') assert.ok(links > 0, what);
    }
  });
});
