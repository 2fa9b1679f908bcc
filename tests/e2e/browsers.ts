// One way to drive the three browsers on a page that allows nothing.
import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core';
import { CHROMIUM_FLAGS, findChromium, findFirefox, type BrowserName } from '../support/find-browsers.mjs';
import { WebKit } from '../support/webkit.mjs';

export interface Driven {
  /** Opens a page; what it says on the console or throws is kept by `complaints`, where the browser tells. */
  open(url: string): Promise<void>;
  /**
   * Runs the body of an async function in the page.
   * @param timeout how long it may take, in milliseconds; matters for WebKit, which never answers when the page goes away
   */
  run(body: string, timeout?: number): Promise<unknown>;
  /** Clicks at a place of the screen. */
  click(x: number, y: number): Promise<void>;
  /** Presses keys one after the other: letters, or names such as `ArrowDown`. */
  press(...keys: string[]): Promise<void>;
  /** What is on the screen, as a PNG in base64. */
  picture(): Promise<string>;
  complaints: string[];
  stop(): Promise<void>;
}

/** Waits in a page until something is there, or true, and gives it: `await until(what, find)`. */
export const UNTIL = `
  const until = async (what, find) => {
    for (const begun = performance.now(); ; ) {
      const found = await find();
      if (found) return found;
      if (performance.now() - begun > 25_000) throw new Error('It never happened: ' + what);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };`;

export interface DriveOptions {
  /** The port of a server that answers for all hosts that end in `.test`. */
  hosts?: number;
  /** Whether nothing is kept when the browser ends; WebKit never keeps anything when it is driven. */
  isPrivate?: boolean;
  /** The folder that takes what is downloaded, without asking. */
  downloads?: string;
  /** Whether the page is as large in WebKit as in the others: 1280 by 900 CSS pixels, and not 800 by 600. */
  isWide?: boolean;
}

/** Starts a browser. */
export async function drive(
  name: BrowserName,
  { hosts, isPrivate = false, downloads, isWide = false }: DriveOptions = {},
): Promise<Driven> {
  if (name === 'webkit') return driveWebKit(hosts, downloads, isWide);
  if (name === 'chromium') {
    const args = [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP *.test 127.0.0.1'];
    if (isPrivate) args.push('--incognito');
    return drivePuppeteer(
      await puppeteer.launch({
        executablePath: findChromium(),
        args,
        ...(downloads && { downloadBehavior: { policy: 'allow', downloadPath: downloads } }),
      }),
    );
  }
  const extraPrefsFirefox = {
    'network.dns.localDomains': HOSTS.join(),
    'browser.privatebrowsing.autostart': isPrivate,
    ...(downloads && { 'browser.download.folderList': 2, 'browser.download.dir': downloads }),
  };
  return drivePuppeteer(
    await puppeteer.launch({ browser: 'firefox', executablePath: findFirefox() ?? '', extraPrefsFirefox }),
  );
}

/** Hosts that tests may use besides localhost. To browsers they are sites without https. */
const HOSTS = ['documents.test', 'plain.test', 'framed.test', 'full.test'];

async function drivePuppeteer(browser: Browser): Promise<Driven> {
  const complaints: string[] = [];
  let page = await browser.newPage();
  return {
    complaints,
    async open(url) {
      await page.close();
      page = await browser.newPage();
      complaints.length = 0;
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => {
        complaints.push(String(error));
      });
      await page.setViewport({ width: 1280, height: 900 });
      await page.goto(url);
    },
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    click: (x, y) => page.mouse.click(x, y),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    picture: () => page.screenshot({ encoding: 'base64' }),
    stop: () => browser.close(),
  };
}

function driveWebKit(proxyPort: number | undefined, downloads: string | undefined, isWide: boolean): Driven {
  const webkit = new WebKit({ proxyPort, downloads, size: isWide ? [1280, 900] : undefined });
  return {
    complaints: [],
    open: (url) => webkit.open(url),
    run: (body, timeout) => webkit.run(`return (async () => { ${body} })()`, timeout),
    click: (x, y) => webkit.sendMouseClick(undefined, x, y),
    press: (...keys) => webkit.sendKeys(undefined, keys),
    picture: () => webkit.picture(),
    stop: () => webkit.stop(),
  };
}
