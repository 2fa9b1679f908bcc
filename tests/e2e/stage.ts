import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'puppeteer-core';
import { parse } from 'yaml';
import type {} from '../../src/element/solution-catalogue.js'; // what document.querySelector gives
import type { Catalogue, Solution } from '../../src/catalogue/schema.js';
import { recommended } from '../../src/search/sort.js';
import { Held } from '../support/held.mjs';
import { aCatalogue, aSolution } from '../support/solution.mjs';

const script = readFileSync(new URL('../../dist/cdn/solution-catalogue.js', import.meta.url));
const font = readFileSync(
  new URL(
    '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    import.meta.url,
  ),
  'base64',
);

/** The day on which everything here takes place: what is new depends on it. */
export const TODAY = Date.parse('2026-11-21T12:00:00Z');

/** Every machine draws it alike: a font that comes along, before the first text and not after it, and no emoji. */
const STYLES = `
  @font-face { font-family: Stage; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
  :root { color-scheme: light dark; background: Canvas; color: CanvasText }
  body { margin: 16px; font: 16px/1.5 Stage }
  * { animation: none !important }
  ::part(icon) { visibility: hidden }
  ::part(search-input) { caret-color: transparent }
`;

/** Seven solutions that show what there is to show: old and new, with and without stars, long words, every licence. */
export const SEVEN: Catalogue = aCatalogue(
  [
    [
      'Alpha',
      { license: 'AGPL-3.0-only', addedAt: '2026-11-10', complexity: 2, maturity: 9, maintenance: 2 },
    ],
    [
      'Beta',
      { license: 'MIT', category: 'Passwörter', tags: ['1password-alternative', 'passwords'], stars: 512 },
    ],
    [
      'Gamma',
      { license: 'MPL-2.0', deployment: ['kubernetes'], complexity: 9, resourceUsage: 9, stars: null },
    ],
    [
      'Donaudampfschifffahrtsgesellschaft',
      { license: 'GPL-3.0-or-later', audience: ['business', 'private'] },
    ],
    ['Epsilon', { license: 'LicenseRef-own', deployment: ['docker', 'kubernetes', 'linux'], tags: [] }],
    ['Zeta', { category: 'Datei-Management', tags: ['google-drive-alternative', 'files'], maturity: 2 }],
    ['Eta', { complexity: 10, maturity: 1, resourceUsage: 10, maintenance: 10, stars: 1_234_567 }],
  ].map(([name, change]) =>
    aSolution(name as string, { icon: '◆', origin: 'Zürich', ...(change as object) }),
  ),
);

/** The catalogue in demo/catalogue, in the order in which it is published, without star counts. */
export function bundledCatalogue(): Catalogue {
  const folder = new URL('../../demo/catalogue/solutions/', import.meta.url);
  const byName = readdirSync(folder)
    .sort()
    .map((file) => ({ ...(parse(readFileSync(new URL(file, folder), 'utf8')) as Solution), stars: null }));
  return aCatalogue(recommended(byName));
}

export interface Stage {
  address: string;
  /** Opens a page with a body, for a reader of a language, on the day of {@link TODAY}. */
  open(body: string, look: Look): Promise<Page>;
  /** Lets a held document go. */
  release(path: string): void;
  stop(): void;
}

export interface Look {
  lang: 'de' | 'en' | 'fr' | 'it';
  width: number;
  scheme?: 'light' | 'dark' | undefined;
  height?: number | undefined;
}

/**
 * A server with the built element and documents: `/<name>.json` is one of these, `/<name>.json?held=<any>` comes when
 * it is released, `/hanging.json` never. Pages add up their layout shifts in `globalThis.shift`.
 * @param documents by their names; a string is sent as it is
 */
export async function startStage(browser: Browser, documents: Record<string, unknown>): Promise<Stage> {
  const held = new Held();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://stage');
    const send = (type: string, body: string | Buffer) => response.setHeader('content-type', type).end(body);
    const [, name = ''] = /^\/(.+)\.json$/.exec(url.pathname) ?? [];
    if (url.pathname === '/element.js') send('text/javascript', script);
    else if (url.pathname === '/stage.css') send('text/css', STYLES);
    else if (name === 'hanging') response.on('close', () => response.destroy());
    else if (name) {
      const document = documents[name];
      if (document === undefined) response.statusCode = 500;
      const body = typeof document === 'string' ? document : JSON.stringify(document ?? null);
      const released = url.searchParams.has('held') ? held.released(url.pathname + url.search) : undefined;
      void Promise.resolve(released).then(() => send('application/json', body));
    } else {
      const lang = url.searchParams.get('lang') ?? 'en';
      send(
        'text/html; charset=utf-8',
        `<!doctype html><html lang="${lang}"><title>Stage</title><link rel="icon" href="data:,">` +
          `<link rel="stylesheet" href="/stage.css"><script type="module" src="/element.js"></script>` +
          `<body><main><h1>Stage</h1>${url.searchParams.get('body') ?? ''}</main></body></html>`,
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    open: async (body, { lang, width, scheme = 'light', height = 800 }) => {
      const page = await browser.newPage();
      await page.setViewport({ width, height });
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: scheme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
      await page.evaluateOnNewDocument(() => {
        Object.assign(globalThis, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (globalThis as unknown as { shift: number }).shift += (
              entry as unknown as { value: number }
            ).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // The clock stands still: no processor is slow, and the element renders the same in each run.
      await page.evaluateOnNewDocument(
        `Date.now = () => ${TODAY}; performance.now = () => 0; globalThis.__name = (named) => named`,
      );
      await page.goto(`${address}/?${new URLSearchParams({ lang, body }).toString()}`);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return page;
    },
    release: (path) => {
      held.release(path);
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The element in a page, on its way to a state. */
export const catalogueIn = (state: State, layout: Layout, attributes = ''): string =>
  `<solution-catalogue src="/${STATES[state].src}.json" layout="${layout}" compare heading-level="2" ${attributes}>` +
  '<a href="/">Fallback</a></solution-catalogue>';

/** Puts the element into a state, and waits until it shows. */
export async function reach(page: Page, state: State): Promise<void> {
  const { load, act } = STATES[state];
  await page.waitForFunction(
    (wanted: string) =>
      (document.querySelector('solution-catalogue') as { loadState?: string } | null)?.loadState === wanted,
    {},
    load,
  );
  await page.evaluate(act);
  await page.evaluate(async () => {
    const element = document.querySelector<HTMLElement & { updateComplete: Promise<unknown> }>(
      'solution-catalogue',
    );
    await element?.updateComplete;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
    await element?.updateComplete;
  });
}

/** The states of the element: the document that they need, where loading ends, and what the reader does then. */
export const STATES = {
  loading: { src: 'hanging', load: 'loading', act: () => undefined },
  results: { src: 'seven', load: 'ready', act: () => undefined },
  filtered: {
    src: 'seven',
    load: 'ready',
    act: () => {
      const element = document.querySelector('solution-catalogue') as
        | (HTMLElement & { query: string })
        | null;
      element?.shadowRoot?.querySelector<HTMLInputElement>('[part="facet"] input[type="checkbox"]')?.click();
      if (element) element.query = 'slack';
    },
  },
  empty: {
    src: 'seven',
    load: 'ready',
    act: () => {
      const element = document.querySelector('solution-catalogue') as
        | (HTMLElement & { query: string })
        | null;
      element?.shadowRoot?.querySelector<HTMLInputElement>('[part="facet"] input[type="checkbox"]')?.click();
      if (element) element.query = 'qqqqxxxx';
    },
  },
  compared: {
    src: 'seven',
    load: 'ready',
    act: async () => {
      const element = document.querySelector<HTMLElement & { updateComplete: Promise<unknown> }>(
        'solution-catalogue',
      );
      const root = element?.shadowRoot;
      for (const at of [0, 1, 2]) {
        root?.querySelectorAll<HTMLElement>('[part="compare"]')[at]?.click();
        await element?.updateComplete;
      }
      root?.querySelector<HTMLElement>('[part="compare-open"]')?.click();
    },
  },
  stale: {
    src: 'seven',
    load: 'ready',
    act: async () => {
      globalThis.fetch = () => Promise.reject(new TypeError('The server is gone.'));
      await document.querySelector('solution-catalogue')?.refresh();
    },
  },
  error: { src: 'broken', load: 'error', act: () => undefined },
} as const;

export type State = keyof typeof STATES;
export type Layout = 'cards' | 'compact' | 'table';
