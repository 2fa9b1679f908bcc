// Where the browsers are that the tests run in, and with which flags Chromium starts.
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Launcher } from 'chrome-launcher';

const { env } = process;
const DEBIAN_PACKAGES = 'chromium fonts-noto-color-emoji fonts-dejavu-core';
const onPath = (name) =>
  (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** @returns the Chrome or Chromium that CHROME_PATH names or that is installed, if need be now, on Debian as root */
export function findChromium() {
  try {
    const path = Launcher.getFirstInstallation();
    if (path) return path;
  } catch {
    // On Linux this throws when there is none.
  }
  if (process.getuid?.() !== 0 || !onPath('apt-get'))
    throw new Error('There is no browser to test in: install Chrome or Chromium, or set CHROME_PATH.');
  console.error(`There is no browser to test in: installing ${DEBIAN_PACKAGES} …`);
  execSync(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${DEBIAN_PACKAGES}`, {
    stdio: ['ignore', 'ignore', 2],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return onPath('chromium');
}

/** Beyond Puppeteer's own: the sandbox does not start as root, where containers run; the rest calls home. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 || env.CI ? ['--no-sandbox'] : []),
  '--disable-quic',
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
