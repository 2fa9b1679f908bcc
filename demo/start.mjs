// `npm start`: builds the element and the bundled catalogue, and serves them with the demo page.
// `npm run dev`: the same, and the catalogue is built again whenever one of its sources changes.
// The tests do it in parts: `--catalogue-only` builds the catalogue beside an element that is built, `--built` serves
// what is there.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = 'demo/dist';
const catalogue = 'demo/catalogue';
const generator = ['--import', 'tsx', 'generator/cli.ts'];
// What has not changed since the last start is not made again.
const SOLUTION_CATALOGUE_CACHE =
  process.env.SOLUTION_CATALOGUE_CACHE ?? 'node_modules/.cache/solution-catalogue';
const io = { cwd: root, stdio: 'inherit', env: { ...process.env, SOLUTION_CATALOGUE_CACHE } };

process.chdir(root);

const isElementBuilt = process.argv.includes('--catalogue-only');
if (!process.argv.includes('--built')) {
  if (!isElementBuilt) {
    console.error('Building the element …');
    // What else is in dist, such as the typings, stays.
    await build({ logLevel: 'warn', build: { emptyOutDir: false } });
    await build({ mode: 'cdn', logLevel: 'warn' });
    // Without both scripts the pages have no live element.
    await build({ mode: 'cdn-card', logLevel: 'warn' });
  }

  console.error('Building the catalogue …');
  // The folder is the demo's own: what was copied into it below may be written by the build the next time.
  const { status } = spawnSync(
    process.execPath,
    [...generator, 'build', catalogue, '--out', site, '--no-stars', '--allow-overwrite'],
    io,
  );
  if (status !== 0) process.exit(status ?? 1);

  mkdirSync(`${site}/assets`, { recursive: true });
  cpSync('dist/cdn', `${site}/assets`, { recursive: true });
  // For demo/examples/list.html, which takes the client without the element.
  cpSync('dist/catalogue', `${site}/package/catalogue`, { recursive: true });
  cpSync('dist/environment.js', `${site}/package/environment.js`);
  for (const file of ['demo.css', 'language.js', 'icon.svg', 'examples'])
    cpSync(`demo/${file}`, `${site}/${file}`, { recursive: true });
  // A page says itself what categories and tags are called in other languages than the document's, and how the makers of
  // products write them.
  const read = (file) => parse(readFileSync(`${catalogue}/${file}`, 'utf8'));
  const { categories, tagLabels } = read('catalogue.yaml');
  // In all languages, so without the words by which readers may search for them: those are eight times as long.
  const namesOf = (labels) =>
    Object.fromEntries(Object.entries(labels).map(([locale, label]) => [locale, [label].flat()[0]]));
  const labels = {
    category: Object.fromEntries(categories.map(({ name, labels }) => [name, namesOf(labels)])),
    tag: Object.fromEntries(Object.entries(tagLabels).map(([tag, labels]) => [tag, namesOf(labels)])),
    product: Object.fromEntries(
      Object.entries(read('products.yaml')).map(([slug, { name }]) => [slug, name]),
    ),
  };
  const page = readFileSync('demo/index.html', 'utf8');
  writeFileSync(
    `${site}/index.html`,
    page.replace(/(\w+)-labels=""/g, (attribute, of) =>
      attribute.replace('""', `'${JSON.stringify(labels[of]).replaceAll("'", '&#39;')}'`),
    ),
  );
}
if (isElementBuilt) process.exit();

const port = String(process.env.PORT ?? (await freePort(4321)));
const args = process.argv.includes('--watch')
  ? ['dev', catalogue, '--out', site, '--port', port]
  : ['serve', site, '--port', port];
const server = spawn(process.execPath, [...generator, ...args], io);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

/** The first port from `first` that nobody listens on. */
async function freePort(first) {
  for (let candidate = first; candidate < first + 20; candidate += 1) {
    const isFree = await new Promise((resolve) => {
      const probe = createServer()
        .once('error', () => resolve(false))
        .listen(candidate, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return candidate;
  }
  return 0;
}
