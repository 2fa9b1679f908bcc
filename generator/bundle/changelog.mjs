// `npm version <new>` runs this: what CHANGELOG.md lists as unreleased becomes the new version's, of today.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../../CHANGELOG.md', import.meta.url);
const version = process.env.npm_package_version;
const text = readFileSync(file, 'utf8');
const [before, after] = text.split('## Unreleased\n');
if (!version || after === undefined || !/^- /m.test(after.split('\n## ')[0]))
  throw new Error('CHANGELOG.md has nothing under "## Unreleased": what is new in this version?');
const date = new Date().toISOString().slice(0, 10);
writeFileSync(file, `${before}## Unreleased\n\n## ${version} (${date})\n${after}`);
