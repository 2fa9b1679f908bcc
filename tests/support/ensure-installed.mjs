// Runs before `npm start` and `npm test`: installs the dependencies when they are missing or are not those of
// package-lock.json. Uses nothing but Node, since nothing else may be there.
import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const NEEDED = '20.19';
const { node } = process.versions;
if (node.localeCompare(NEEDED, 'en', { numeric: true }) < 0) {
  console.error(`Node ${node} is too old: this project needs ${NEEDED} or newer (https://nodejs.org/).`);
  process.exit(1);
}

process.chdir(resolve(import.meta.dirname, '../..'));
const packages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});
const installed = packages('node_modules/.package-lock.json');
const isThere = ([path, { version, optional, peer }]) =>
  // The project itself is not installed; packages for other platforms may be missing.
  path === '' || installed[path]?.version === version || ((optional || peer) && !installed[path]);
if (!Object.entries(packages('package-lock.json')).every(isThere)) {
  console.error('Installing the dependencies (npm ci) …');
  execSync('npm ci --loglevel=error', { stdio: ['ignore', 2, 2] });
}
