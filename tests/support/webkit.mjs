// WebKitGTK, driven over WebDriver: for the test runner a launcher of type "webdriver", whose commands it knows, and for
// other tests a page to open and to run scripts in. @web/test-runner-webdriver is not used: it runs tests in frames,
// where addresses, history and focus are not those of a page. Debian's packages: webkit2gtk-driver xvfb xdotool
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pRetry from 'p-retry';

/** How long the browser may take to start, in milliseconds. */
const START_TIMEOUT = 60_000;

/** The code of each key that is no character, as far as tests press them. */
const KEYS = {
  ...{ Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', End: '\uE010', Home: '\uE011' },
  ...{ ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' },
};

export class WebKit {
  type = 'webdriver';
  name = 'WebKitGTK';
  concurrency = 1;
  #options;
  #started;
  #processes = [];
  #folder;
  #base;
  #active;

  constructor(options = {}) {
    this.#options = options;
  }

  /** Sends a command to the driver, and returns the value that it answers. */
  async #send(method, path, body, timeout = 10 * START_TIMEOUT) {
    const response = await fetch(this.#base + path, {
      method,
      signal: AbortSignal.timeout(timeout),
      body: body && JSON.stringify(body),
    });
    const { value } = await response.json();
    if (!response.ok)
      throw new Error(`WebKitWebDriver, ${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  }

  async #start() {
    const { proxyPort, downloads } = this.#options;
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
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    start('WebKitWebDriver', ['-p', String(port)], env);
    this.#base = `http://127.0.0.1:${port}`;
    await pRetry(() => this.#send('GET', '/status'), { retries: 100, minTimeout: 50, maxTimeout: 500 });
    const proxy = {
      proxyType: 'manual',
      httpProxy: `127.0.0.1:${proxyPort}`,
      noProxy: ['localhost', '127.0.0.1'],
    };
    const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
    const alwaysMatch = {
      ...(proxyPort && { proxy }),
      // What runs in the page has limits of its own.
      timeouts: { script: 10 * START_TIMEOUT },
      'webkitgtk:browserOptions': { args },
    };
    const session = await this.#send('POST', '/session', { capabilities: { alwaysMatch } }, START_TIMEOUT);
    this.#base += `/session/${session.sessionId}`;
    this.name = `WebKitGTK ${session.capabilities.browserVersion}`;
    // Without a window manager no window has the focus, and neither has anything in the page.
    execFileSync('xdotool', ['search', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus'], { env });
    // The page is as large as in the other browsers.
    const [width, height] = await this.run(
      'return [800 + outerWidth - innerWidth, 600 + outerHeight - innerHeight]',
    );
    await this.#send('POST', '/window/rect', { x: 0, y: 0, width, height });
  }

  #end(signal = 'SIGTERM') {
    for (const child of this.#processes.splice(0).reverse()) child.kill(signal);
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Opens a page, in a browser that starts with the first one. */
  async open(url) {
    // On a busy machine the browser now and then never answers its driver: both are started once more.
    this.#started ??= pRetry(() => this.#start(), {
      retries: 1,
      onFailedAttempt: () => this.#end('SIGKILL'),
    });
    await this.#started;
    await this.#send('POST', '/url', { url });
  }

  /** Runs the body of a function in the page, and waits for what it promises, so many milliseconds. */
  run(script, timeout) {
    return this.#send('POST', '/execute/sync', { script, args: [] }, timeout);
  }

  async stop() {
    await this.#started?.catch(() => {});
    if (this.#started) await this.#send('DELETE', '').catch(() => {});
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
    return this.#send('GET', '/url');
  }
  async stopSession() {
    await this.open('about:blank');
    this.#active = undefined;
    return {};
  }

  // What its commands call.
  sendKeys(_, keys) {
    const values = keys.map((key) => KEYS[key] ?? key);
    const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return this.#send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
  sendMouseClick(_, x, y) {
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    const actions = [{ type: 'pointerMove', duration: 0, x, y }, ...press];
    return this.#send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }
}
