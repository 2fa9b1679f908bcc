// Where the browsers are that the tests run in, and with which flags Chromium starts.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Launcher } from 'chrome-launcher';

const { env } = process;
const firstOf = (paths) => paths.find((path) => existsSync(path));
const onPath = (name) => firstOf((env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

/** @returns the Chrome or Chromium that CHROME_PATH names, or that is installed */
export async function findChromium() {
  try {
    const path = Launcher.getFirstInstallation();
    if (path) return path;
  } catch {
    // On Linux this throws when there is none.
  }
  throw new Error('There is no browser to test in: install Chrome or Chromium, or set CHROME_PATH.');
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

/** @returns the Firefox that FIREFOX_PATH names, or that is installed; undefined when there is none */
export const findFirefox = () =>
  env.FIREFOX_PATH ??
  onPath('firefox') ??
  onPath('firefox-esr') ??
  firstOf(['/Applications/Firefox.app/Contents/MacOS/firefox']);

/** @returns what WebKitGTK needs to run in a test; undefined when a part of it is missing */
export function findWebKit() {
  const versions = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'];
  const miniBrowser = firstOf(
    versions.flatMap((version) => folders.map((folder) => `${folder}/${version}/MiniBrowser`)),
  );
  const driver = onPath('WebKitWebDriver');
  const xvfb = onPath('Xvfb');
  return miniBrowser && driver && xvfb ? { miniBrowser, driver, xvfb } : undefined;
}
