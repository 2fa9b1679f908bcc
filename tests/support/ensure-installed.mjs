// Runs before `npm start` and `npm test`: installs the dependencies when they are missing or are not those of
// package-lock.json. Uses nothing but Node, since nothing else may be there.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: this project needs Node 20.19 or newer (https://nodejs.org/).`,
  );
  process.exit(1);
}

const packages = (file) => JSON.parse(readFileSync(root + file, 'utf8')).packages;

/** Whether node_modules holds what package-lock.json asks for; packages for other platforms may be missing. */
function isInstalled() {
  try {
    const installed = packages('node_modules/.package-lock.json');
    return Object.entries(packages('package-lock.json')).every(
      ([path, { version, optional, peer }]) =>
        path === '' || installed[path]?.version === version || ((optional || peer) && !installed[path]),
    );
  } catch {
    return false;
  }
}

if (!isInstalled()) {
  console.error('Installing the dependencies (npm ci) …');
  const npm = process.env.npm_execpath;
  const { status } = spawnSync(
    npm ? process.execPath : 'npm',
    [...(npm ? [npm] : []), 'ci', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: !npm && process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('The dependencies could not be installed. Is the npm registry within reach?');
    process.exit(1);
  }
}
