// Where the browsers are that the tests run in, and with which flags Chromium starts.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Launcher } from 'chrome-launcher';
import which from 'which';

const { env } = process;
const CHROMIUM_PACKAGE = '@sparticuz/chromium@147.0.2';
const onPath = (name) => which.sync(name, { nothrow: true }) ?? undefined;

/** @returns the Chrome or Chromium that CHROME_PATH names, or that is installed, or that npm has for Linux */
export function findChromium() {
  try {
    const path = Launcher.getFirstInstallation();
    if (path) return path;
  } catch {
    // On Linux this throws when there is none.
  }
  if (process.platform === 'linux' && process.arch === 'x64') return chromiumFromNpm();
  throw new Error('There is no browser to test in: install Chrome or Chromium, or set CHROME_PATH.');
}

/** Installs a Chromium that needs nothing else of the machine. It is large, so it is no dependency. */
function chromiumFromNpm() {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'node_modules'))) {
    console.error(`There is no browser to test in: installing ${CHROMIUM_PACKAGE} …`);
    const options = ['--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', CHROMIUM_PACKAGE, ...options], { stdio: ['ignore', 2, 2] });
  }
  // Where it believes to be on Lambda, it unpacks the libraries that a bare Linux lacks as well, and names them.
  const script = `import chromium from '@sparticuz/chromium';
    const path = await chromium.executablePath();
    console.log(JSON.stringify({ path, libraries: process.env.LD_LIBRARY_PATH }));`;
  const { path, libraries } = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      env: { ...env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    }),
  );
  env.LD_LIBRARY_PATH = libraries;
  // Its own settings look for fonts on Lambda only, and without a single font a page crashes.
  const fonts = `<dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts/cache</cachedir>`;
  const system = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  env.FONTCONFIG_FILE = join(folder, 'fonts/fonts.conf');
  writeFileSync(env.FONTCONFIG_FILE, `<fontconfig>${fonts}${system}</fontconfig>`);
  return path;
}

/**
 * Beyond Puppeteer's own: the sandbox does not start as root, where containers run; machines for tests have no graphics
 * processor, and to imitate one costs a tenth of the time; the rest calls home.
 */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 || env.CI ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-gpu',
  '--disable-component-update',
];

/** @returns the Firefox that FIREFOX_PATH names, or that is installed; undefined when there is none */
export const findFirefox = () => env.FIREFOX_PATH ?? onPath('firefox') ?? onPath('firefox-esr');

/** @returns the browsers that BROWSERS names, which must be there, or else those that are installed */
export function browserNames() {
  // findChromium brings one, or says how to get one. The driver of WebKitGTK knows where its browser is.
  const installed = ['chromium'];
  if (findFirefox()) installed.push('firefox');
  if (['WebKitWebDriver', 'Xvfb', 'xdotool'].every(onPath)) installed.push('webkit');
  const asked = env.BROWSERS?.split(',').map((name) => name.trim()) ?? installed;
  const missing = asked.find((name) => !installed.includes(name));
  if (missing)
    throw new Error(`BROWSERS asks for ${missing}, which is not there: see CONTRIBUTING.md, "Browsers".`);
  return asked;
}
