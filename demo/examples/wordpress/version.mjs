// Part of `npm run version-packages`: the WordPress plugin, which goes along with a release, has its version.
import { readFileSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
const folder = new URL('solution-catalogue/', import.meta.url);
for (const [file, line] of [
  ['solution-catalogue.php', /^( \* Version: +)\S+$/m],
  ['readme.txt', /^(Stable tag: +)\S+$/m],
]) {
  const path = new URL(file, folder);
  const text = readFileSync(path, 'utf8');
  if (!line.test(text)) throw new Error(`The plugin says no version in ${file}.`);
  writeFileSync(path, text.replace(line, `$1${version}`));
}
