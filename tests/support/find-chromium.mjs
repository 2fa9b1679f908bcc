// Which Chromium-like browser to test in, first found wins:
//  1. CHROME_PATH                         2. Chrome/Chromium/Edge installed on this machine
//  3. a browser fetched by playwright or puppeteer (~/.cache)   4. @sparticuz/chromium (linux, from npm)
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { arch, env, platform } = process;
const CHROMIUM_PACKAGE = '@sparticuz/chromium@153.0.0';
const onPath = (...names) =>
  (env.PATH ?? '')
    .split(delimiter)
    .flatMap((d) => names.map((n) => join(d, n)))
    .find(existsSync);
const ls = (dir) => {
  try {
    return readdirSync(dir)
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((n) => join(dir, n));
  } catch {
    return [];
  }
};

function installed() {
  if (platform === 'darwin')
    return ['/Applications', join(homedir(), 'Applications')]
      .flatMap((d) =>
        ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((n) => `${d}/${n}.app/Contents/MacOS/${n}`),
      )
      .find(existsSync);
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((d) =>
        [
          'Google\\Chrome\\Application\\chrome.exe',
          'Chromium\\Application\\chrome.exe',
          'Microsoft\\Edge\\Application\\msedge.exe',
        ].map((n) => join(d, n)),
      )
      .find(existsSync);
  return onPath(
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge',
    'brave-browser',
  );
}
function cached() {
  const base =
    platform === 'darwin'
      ? join(homedir(), 'Library/Caches')
      : platform === 'win32'
        ? (env.LOCALAPPDATA ?? '')
        : (env.XDG_CACHE_HOME ?? join(homedir(), '.cache'));
  const tails =
    {
      linux: ['chrome-linux64/chrome', 'chrome-linux/chrome'],
      darwin: [
        'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
        'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      ],
      win32: ['chrome-win64/chrome.exe', 'chrome-win/chrome.exe'],
    }[platform] ?? [];
  const roots = [
    ...ls(env.PLAYWRIGHT_BROWSERS_PATH ?? join(base, 'ms-playwright')).filter((p) => /chromium-\d+$/.test(p)),
    ...ls(join(homedir(), '.cache/puppeteer/chrome')),
  ];
  return roots.flatMap((r) => tails.map((t) => join(r, t))).find(existsSync);
}
/**
 * The last resort on Linux: the npm package @sparticuz/chromium holds a Chromium that needs nothing else. It is large,
 * so it is installed only here and only now, into the cache folder of node_modules.
 */
async function fromNpm() {
  if (platform !== 'linux' || arch !== 'x64') return undefined;
  const dir = join(import.meta.dirname, '../../node_modules/.cache/chromium');
  const entry = join(dir, 'node_modules/@sparticuz/chromium/build/index.js');
  // The package unpacks into os.tmpdir() under a fixed name, and the libraries that a bare Linux lacks (nss, nspr,
  // expat) only where it believes to be on Lambda: steer both, for this call.
  const had = { TMPDIR: env.TMPDIR, AWS_LAMBDA_JS_RUNTIME: env.AWS_LAMBDA_JS_RUNTIME };
  try {
    mkdirSync(dir, { recursive: true });
    if (!existsSync(entry)) {
      console.error(`No browser found: installing ${CHROMIUM_PACKAGE} …`);
      writeFileSync(join(dir, 'package.json'), '{}');
      const args = [
        'install',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        '--prefix',
        dir,
        CHROMIUM_PACKAGE,
      ];
      const npm = env.npm_execpath;
      execFileSync(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, { stdio: ['ignore', 2, 2] });
    }
    Object.assign(env, { TMPDIR: dir, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });
    const { default: chromium } = await import(pathToFileURL(entry));
    const path = await chromium.executablePath();
    // Its own font settings look into /tmp only, and without a single font a page crashes.
    writeFileSync(
      join(dir, 'fonts/fonts.conf'),
      `<fontconfig><dir>${dir}/fonts/fonts</dir><cachedir>${dir}/fonts/cache</cachedir><include ignore_missing="yes">/etc/fonts/fonts.conf</include></fontconfig>`,
    );
    return path;
  } catch (error) {
    console.error(`${CHROMIUM_PACKAGE} did not work: ${error.message}`);
    return undefined;
  } finally {
    for (const [k, v] of Object.entries(had))
      if (v === undefined) delete env[k];
      else env[k] = v;
  }
}
export async function findChromium() {
  const path = env.CHROME_PATH || installed() || cached() || (await fromNpm());
  if (!path)
    throw new Error(
      'No browser found to run the tests in. Install Google Chrome or Chromium (Debian: "apt-get install chromium"; any system: "npx playwright install chromium"), or set CHROME_PATH.',
    );
  return path;
}

/** Chromium's sandbox does not start as root, where containers run; the rest keeps it from calling home. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 || env.CI ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
