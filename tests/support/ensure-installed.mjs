// Runs before `npm start` and `npm test`: installs the dependencies when they are missing or are not those of
// package-lock.json. Uses nothing but Node, since nothing else may be there.
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: this project needs 20.19 or newer (https://nodejs.org/).`,
  );
  process.exit(1);
}

const packages = (file) => JSON.parse(readFileSync(root + file, 'utf8')).packages;

let isInstalled = false;
try {
  const installed = packages('node_modules/.package-lock.json');
  // Packages for other platforms may be missing.
  isInstalled = Object.entries(packages('package-lock.json')).every(
    ([path, { version, optional, peer }]) =>
      path === '' || installed[path]?.version === version || ((optional || peer) && !installed[path]),
  );
} catch {
  // Nothing is installed yet.
}
if (!isInstalled) {
  console.error('Installing the dependencies (npm ci) …');
  execSync('npm ci --loglevel=error', { cwd: root, stdio: ['ignore', 2, 2] });
}
