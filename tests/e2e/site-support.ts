import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { startServer, type RunningServer } from '../../generator/serve/server.js';
import { runCli } from '../generator/support/io.js';
import { PAGE_TIMEOUT } from './support.js';

export interface SiteServer {
  url: string;
  root: string;
  stop(): Promise<void>;
}

/** Writes all of the bundled catalogue. */
export const copyCatalogue = (to: string): void => {
  cpSync(resolve(import.meta.dirname, '../../demo/catalogue'), to, { recursive: true });
};

/** Writes a tenth of the bundled catalogue, and all that replaces Slack and Google Docs. */
export function copyPart(to: string): void {
  const from = resolve(import.meta.dirname, '../../demo/catalogue');
  mkdirSync(join(to, 'solutions'), { recursive: true });
  cpSync(join(from, 'catalogue.yaml'), join(to, 'catalogue.yaml'));
  // catalogue.yaml names them.
  cpSync(join(from, 'pages'), join(to, 'pages'), { recursive: true });
  readdirSync(join(from, 'solutions')).forEach((file, index) => {
    const path = join(from, 'solutions', file);
    if (index % 10 === 0 || /slack-alternative|google-docs-alternative/.test(readFileSync(path, 'utf8')))
      cpSync(path, join(to, 'solutions', file));
  });
}

/**
 * Builds a catalogue with all its pages, and serves it as an operator would.
 * @param options.writeSources writes the catalogue's sources into a folder; without it, a part of the bundled catalogue
 * @param options.flags more options of `build`
 * @param options.port where it is served; by default wherever there is room
 */
export async function serveSite({
  writeSources = copyPart,
  flags = [],
  port = 0,
}: {
  writeSources?: (folder: string) => void;
  flags?: readonly string[];
  port?: number;
} = {}): Promise<SiteServer> {
  const root = mkdtempSync(join(tmpdir(), 'site-test-'));
  const catalogue = join(root, '.sources');
  writeSources(catalogue);
  // The bundled catalogue has entries of today: on the day on which other tests run they lie in the future.
  const now = () => new Date();
  const { code, err } = await runCli(['build', catalogue, '--out', root, '--no-stars', ...flags], { now });
  if (code !== 0) throw new Error(err);
  const server: RunningServer = await startServer({ root, port });
  return {
    url: server.url,
    root,
    stop: async () => {
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** What a browser reports of a layout shift. */
interface Shift {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** A page that keeps which of its parts moved, and what it complains about. */
export async function watch(
  browser: Browser | BrowserContext,
  { width = 1280, scheme = 'light' }: { width?: number; scheme?: 'light' | 'dark' } = {},
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT);
  const complaints: string[] = [];
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await page.setViewport({ width, height: 900 });
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  // What the compiler puts around named functions.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
  await page.evaluateOnNewDocument(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[])
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const name =
            node instanceof Element
              ? (node.cloneNode() as Element).outerHTML
              : (node?.textContent ?? 'in a shadow tree');
          shifts.push(`${value}: ${name} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { page, complaints };
}

/** What moved in a page: how far, in the browser's measure, and from where to where. */
export const shiftsOf = async (page: Page): Promise<string[]> =>
  await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
