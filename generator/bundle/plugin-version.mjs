// Part of `npm run version-packages`: the WordPress plugin, which goes along with a release, has its version.
import { readFileSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const plugin = new URL(
  '../../demo/examples/wordpress/solution-catalogue/solution-catalogue.php',
  import.meta.url,
);
const text = readFileSync(plugin, 'utf8');
const line = /^( \* Version: +)\S+$/m;
if (!line.test(text)) throw new Error('The plugin says no version.');
writeFileSync(plugin, text.replace(line, `$1${version}`));
