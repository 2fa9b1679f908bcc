// WebKitGTK, driven over WebDriver: for the test runner a launcher of type "webdriver", whose commands it knows, and for
// other tests a page to open and to run scripts in. @web/test-runner-webdriver is not used: it runs tests in frames,
// where addresses, history and focus are not those of a page. Debian's packages: webkit2gtk-driver xvfb xdotool
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pRetry from 'p-retry';
import pTimeout from 'p-timeout';
import { Builder, Key } from 'selenium-webdriver';
import { findFreePort } from 'selenium-webdriver/net/portprober.js';
import { manual } from 'selenium-webdriver/proxy.js';

/** How long the browser may take to start, in milliseconds: it takes two seconds, or never does. */
const START_TIMEOUT = 20_000;

/** How long a script may run, in milliseconds. */
const SCRIPT_TIMEOUT = 600_000;

export class WebKit {
  type = 'webdriver';
  name = 'WebKitGTK';
  concurrency = 1;
  #options;
  #started;
  #processes = [];
  #folder;
  #driver;
  #active;

  constructor(options = {}) {
    this.#options = options;
  }

  async #start() {
    const { proxyPort, downloads, size = [800, 600] } = this.#options;
    this.#folder = mkdtempSync(join(tmpdir(), 'webkit-'));
    const start = (command, args, env) => {
      const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
      this.#processes.push(child);
      return child.stdio[3];
    };
    const outer = { ...process.env, WAYLAND_DISPLAY: undefined };
    const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24'], outer);
    const [display] = await once(screen, 'data', { signal: AbortSignal.timeout(START_TIMEOUT) });
    const env = {
      ...outer,
      DISPLAY: `:${Number(display)}`,
      ...{ GDK_BACKEND: 'x11', GSETTINGS_BACKEND: 'memory', NO_AT_BRIDGE: '1' },
      ...{ LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
      ...{ XDG_CONFIG_HOME: this.#folder, XDG_CACHE_HOME: this.#folder, XDG_DATA_HOME: this.#folder },
    };
    if (downloads) writeFileSync(join(this.#folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    const port = await findFreePort();
    start('WebKitWebDriver', ['-p', String(port)], env);
    const url = `http://127.0.0.1:${port}`;
    await pRetry(() => fetch(`${url}/status`), { retries: 100, minTimeout: 50, maxTimeout: 500 });
    const address = `127.0.0.1:${proxyPort}`;
    const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
    const capabilities = {
      browserName: 'MiniBrowser',
      ...(proxyPort && { proxy: manual({ http: address, bypass: ['localhost', '127.0.0.1'] }) }),
      // What runs in the page has limits of its own.
      timeouts: { script: SCRIPT_TIMEOUT },
      'webkitgtk:browserOptions': { args },
    };
    const builder = new Builder()
      .disableEnvironmentOverrides()
      .usingServer(url)
      .withCapabilities(capabilities);
    this.#driver = await pTimeout(builder.build(), { milliseconds: START_TIMEOUT });
    const session = await this.#driver.getCapabilities();
    this.name = `WebKitGTK ${session.getBrowserVersion()}`;
    // Without a window manager no window has the focus, and neither has anything in the page.
    execFileSync('xdotool', ['search', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus'], { env });
    // The page is as large as in the other browsers.
    const [width, height] = await this.run(
      `return [${size[0]} + outerWidth - innerWidth, ${size[1]} + outerHeight - innerHeight]`,
    );
    await this.#driver.manage().window().setRect({ x: 0, y: 0, width, height });
  }

  #end(signal = 'SIGTERM') {
    for (const child of this.#processes.splice(0).reverse()) child.kill(signal);
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Opens a page, in a browser that starts with the first one. */
  async open(url) {
    // Now and then the browser never answers its driver, mostly with a proxy: both are started again.
    this.#started ??= pRetry(() => this.#start(), {
      retries: 3,
      onFailedAttempt: () => this.#end('SIGKILL'),
    });
    await this.#started;
    await this.#driver.get(url);
  }

  /** Runs the body of a function in the page, and waits for what it promises, so many milliseconds. */
  run(script, milliseconds = SCRIPT_TIMEOUT) {
    return pTimeout(this.#driver.executeScript(script), { milliseconds });
  }

  /** What is on the screen, as a PNG in base64. */
  picture() {
    return this.#driver.takeScreenshot();
  }

  async stop() {
    await this.#started?.catch(() => {});
    await this.#driver?.quit().catch(() => {});
    this.#end();
  }

  // What the test runner calls: its sessions are pages, one after the other.
  async startSession(id, url) {
    await this.open(url);
    this.#active = id;
  }
  isActive(id) {
    return this.#active === id;
  }
  getBrowserUrl() {
    return this.#driver.getCurrentUrl();
  }
  async stopSession() {
    await this.open('about:blank');
    this.#active = undefined;
    return {};
  }

  // What its commands call.
  sendKeys(_, keys) {
    // Selenium writes the names of keys in its own way: ARROW_DOWN, and BACK_SPACE.
    const named = (key) => Key[key.replace(/(?<=[a-z])(?=[A-Z]|space$)/g, '_').toUpperCase()] ?? key;
    return this.#driver
      .actions()
      .sendKeys(...keys.map(named))
      .perform();
  }
  sendMouseClick(_, x, y) {
    return this.#driver.actions().move({ x, y, duration: 0 }).click().perform();
  }
}
