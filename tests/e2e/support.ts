import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import puppeteer, { type Browser, type Frame, type Page } from 'puppeteer-core';
import { startServer } from '../../generator/serve/server.js';
import type {} from '../../src/index.js'; // what the elements' names stand for
import { CHROMIUM_FLAGS, findChromium } from '../support/find-browsers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts a Chromium that calls nobody.
 * @param protocolTimeout how long one call may take, in milliseconds
 */
export async function launchChromium(
  protocolTimeout = 180_000,
  flags: readonly string[] = [],
): Promise<Browser> {
  return await puppeteer.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, ...flags],
    protocolTimeout,
  });
}

export interface Demo {
  address: string;
  stop(): void;
}

/** Whether the demo has been built, as a test run does once for all. */
const isBuilt = () => existsSync(`${root}demo/dist/examples/list.html`);

/** Serves the demo on a free port, in this process where it has been built: that of `npm start` loads the compiler twice. */
export async function serveDemo(): Promise<Demo> {
  if (!isBuilt()) return await startDemo();
  const server = await startServer({ root: `${root}demo/dist`, port: 0 });
  return { address: new URL(server.url).origin, stop: () => void server.close() };
}

/**
 * Runs what `npm start` runs, on a free port, and waits for the address that it prints. Where the demo has been built, it
 * is only served.
 */
export async function startDemo(): Promise<Demo> {
  const built = isBuilt() ? ['--built'] : [];
  const server = spawn(process.execPath, ['demo/start.mjs', ...built], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await addressOf(server);
  return {
    address,
    stop: () => {
      server.kill();
    },
  };
}

/** The address that a server prints when it is ready, without its path. */
export async function addressOf(server: ChildProcess): Promise<string> {
  let output = '';
  return await new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [address] = /http:\/\/[\w.]+:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', (code) => {
      reject(new Error(`the server ended with ${code ?? 'a signal'}:\n${output}`));
    });
  });
}

/** How long a page may take for a step, in milliseconds: a busy machine is slower than Puppeteer expects. */
export const PAGE_TIMEOUT = 90_000;

/** What a page did that it should not: errors, violations of its policy, requests to others. */
export interface Watched {
  page: Page;
  complaints: string[];
  /** URLs asked for, in order. */
  requests: string[];
}

/**
 * Opens a page and watches it.
 * @param others origins besides the page's own that it may ask
 */
export async function open(
  browser: Browser,
  url: string,
  width = 1280,
  height = 900,
  scheme: 'light' | 'dark' = 'light',
  others: readonly string[] = [],
): Promise<Watched> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    // A solution without a logo keeps its icon: browsers say so all the same.
    if (message.location().url?.includes('/assets/logos/')) return;
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    complaints.push(String(error));
  });
  page.on('request', (request) => {
    requests.push(request.url());
    const isExpected = [new URL(url).origin, ...others].some((origin) => request.url().startsWith(origin));
    if (!isExpected) complaints.push(`a request to ${request.url()}`);
  });
  await page.setViewport({ width, height });
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await page.goto(url, { waitUntil: 'networkidle0' });
  await untilPainted(page);
  return { page, complaints, requests };
}

/** Waits until a page's elements have their data, and all that they show: the cards below the screen come later. */
export async function untilPainted(page: Page | Frame): Promise<void> {
  await page.waitForFunction(async () => {
    const elements = [
      ...document.querySelectorAll('solution-catalogue'),
      ...document.querySelectorAll('solution-card'),
      ...document.querySelectorAll('solution-list'),
    ];
    if (elements.length === 0 || elements.some(({ loadState }) => loadState !== 'ready')) return false;
    await Promise.all(elements.map(({ updateComplete }) => updateComplete));
    return true;
  });
}
