// Pagefind's Component UI, InstantSearch and DataTables beside this element, for the same catalogue: bytes on the wire
// (brotli), requests, and the times to the first results on the screen and to the first result of a query, which is
// typed as soon as there is a field; what moved (CLS), and for how long keys would have waited (tasks beyond 50 ms). Lists
// of seven alternatives to Slack besides: ours, and frames. One run of Chromium; the peers are installed in a temporary folder.
//   node --import tsx tests/bench/size-peers.ts   (after npm run build)
// LANDSCAPE2=<folder> adds a frame of landscape2: what `vite build` makes of `ui/embed` of github.com/cncf/landscape2.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { parseCatalogue } from '../../src/catalogue/parse.js';
import { launchChromium } from '../e2e/support.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const RUNS = 5;
const QUERY = 'nextcloud';

interface Peer {
  name: string;
  html: string;
  /** Whether results are on the screen that nobody searched for, as an expression; Pagefind shows none. */
  first?: string;
  /** What a reader does to get a result, as the body of an async function; not where there is nothing to search with. */
  search?: string;
}

const folder = mkdtempSync(join(tmpdir(), 'size-peers-'));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

// The same catalogue for all: the bundled one.
execFileSync(
  process.execPath,
  [
    '--import',
    'tsx',
    'generator/cli.ts',
    'build',
    'demo/catalogue',
    '--out',
    join(folder, 'site'),
    '--no-stars',
  ],
  { cwd: root, stdio: 'ignore' },
);
const json = readFileSync(join(folder, 'site/api/v1/solutions.json'), 'utf8');
const { solutions } = parseCatalogue(json);

console.error('Installing the peers …');
write('package.json', '{ "private": true, "type": "module" }');
execFileSync(
  'npm',
  [
    ...['install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'],
    ...['pagefind@1', 'instantsearch.js@4', 'datatables.net@2', 'datatables.net-dt@2', 'jquery@3'],
  ],
  { cwd: folder, stdio: 'inherit' },
);

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>${head}<body>${body}`;

async function bundle(name: string, code: string): Promise<void> {
  write(`src/${name}.js`, code);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      emptyOutDir: false,
      outDir: 'built',
      lib: { entry: `src/${name}.js`, formats: ['es'], fileName: () => `${name}.js` },
      rolldownOptions: { output: { minify: true, codeSplitting: false } },
    },
  });
}

write('built/ours.js', readFileSync(join(root, 'dist/cdn/solution-catalogue.js'), 'utf8'));
write('built/solutions.json', json);
write('built/card.js', readFileSync(join(root, 'dist/cdn/solution-card.js'), 'utf8'));
for (const part of ['embed', 'assets', 'api'])
  cpSync(join(folder, 'site', part), join(folder, 'built', part), { recursive: true });

// A frame of landscape2 with what it would show of the same solutions.
const { LANDSCAPE2 } = process.env;
if (LANDSCAPE2) {
  cpSync(LANDSCAPE2, join(folder, 'built/landscape'), { recursive: true });
  const place = { name: 'Slack', normalized_name: 'slack' };
  const items = solutions
    .filter(({ tags }) => tags.includes('slack-alternative'))
    .map(({ name, descriptionEn, github, website }) => ({
      ...{ id: name, name, category: 'Slack', subcategory: 'Slack', logo: '' },
      ...{ description: descriptionEn, primary_repository_url: github, website },
    }));
  write(
    'built/landscape/data/embed_category_slack.json',
    JSON.stringify({
      foundation: '',
      classification: { category: { ...place, subcategories: [place] } },
      items,
    }),
  );
}

// InstantSearch asks a search service; here one that answers from the document, as a static site must.
await bundle(
  'instantsearch',
  `import instantsearch from 'instantsearch.js/es';
import { hits, refinementList, searchBox, stats } from 'instantsearch.js/es/widgets';
const { solutions } = await (await fetch('solutions.json')).json();
const counts = (list) => Object.fromEntries([...new Set(list.map((each) => each.category))].map((category) =>
  [category, list.filter((each) => each.category === category).length]));
const searchClient = { search: async (requests) => ({ results: requests.map(({ params: { query = '' } }) => {
  const found = solutions.filter((each) => JSON.stringify(each).toLowerCase().includes(query.toLowerCase()));
  return { hits: found.slice(0, 24).map((each) => ({ ...each, objectID: each.name })), nbHits: found.length, page: 0, nbPages: 1,
    hitsPerPage: 24, processingTimeMS: 1, query, params: '', exhaustiveNbHits: true, facets: { category: counts(found) } };
}) }) };
const search = instantsearch({ indexName: 'solutions', searchClient });
search.addWidgets([searchBox({ container: '#box' }), stats({ container: '#stats' }),
  refinementList({ container: '#facets', attribute: 'category' }),
  hits({ container: '#hits', templates: { item: (hit, { html }) => html\`<h3 class="result">\${hit.name}</h3>\${hit.descriptionEn}\` } })]);
search.start();`,
);
await bundle(
  'datatables',
  `import DataTable from 'datatables.net-dt';
const { solutions } = await (await fetch('solutions.json')).json();
new DataTable('#table', { data: solutions, pageLength: 25, columns: [
  { title: 'Name', data: 'name', className: 'result', render: DataTable.render.text() },
  { title: 'Category', data: 'category' }, { title: 'Description', data: 'descriptionEn', render: DataTable.render.text() } ] });`,
);

// Pagefind indexes pages: one for each solution.
for (const [index, each] of solutions.entries())
  write(
    `built/pages/${index}.html`,
    page(
      '',
      `<main data-pagefind-body><h1>${escape(each.name)}</h1><p data-pagefind-filter="category">${escape(each.category)}</p><p>${escape(each.descriptionEn)}</p></main>`,
    ),
  );
execFileSync(join(folder, 'node_modules/.bin/pagefind'), ['--site', 'built', '--glob', 'pages/*.html'], {
  cwd: folder,
  stdio: 'ignore',
});

const typed = (input: string, root = 'document') => `
  const input = await until(() => ${root}.querySelector('${input}'));
  input.value = '${QUERY}';
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));`;
const framed = (src: string, height: number) =>
  page(
    '',
    `<iframe src="${src}" title="Alternatives" width="100%" height="${height}"></iframe><p>After it.</p>`,
  );
const cardIn = (parent: string) => `${parent}?.shadowRoot?.querySelector('[part~="card"]')`;
const PEERS: Peer[] = [
  {
    name: 'solution-list, a slice',
    html: page(
      '<script type="module" src="card.js"></script>',
      '<solution-list src="embed/data/alternatives/slack.json"></solution-list>',
    ),
    first: cardIn(`document.querySelector('solution-list')`),
  },
  {
    name: 'solution-card, a slice',
    html: page(
      '<script type="module" src="card.js"></script>',
      '<solution-card src="embed/data/solutions/nextcloud.json" name="Nextcloud"></solution-card>',
    ),
    first: cardIn(`document.querySelector('solution-card')`),
  },
  {
    name: 'our frame, a slice',
    html: framed('embed/frame.html?show=list&slice=alternatives%2Fslack', 1600),
    first: cardIn(`document.querySelector('iframe').contentDocument?.querySelector('solution-list')`),
  },
  ...(LANDSCAPE2
    ? [
        {
          name: 'frame of landscape2',
          html: framed(
            'landscape/embed.html?base-path=/landscape&classify=category&key=slack&headers=true&style=card',
            1600,
          ),
          first: `document.querySelector('iframe').contentDocument?.body?.textContent.includes('Mattermost')`,
        },
      ]
    : []),
  {
    name: 'solution-catalogue',
    html: page(
      '<script type="module" src="ours.js"></script>',
      '<solution-catalogue src="solutions.json"></solution-catalogue>',
    ),
    first: `document.querySelector('solution-catalogue').shadowRoot?.querySelector('[part~="card"]')`,
    search: `const element = document.querySelector('solution-catalogue');
      ${typed('[part~="search-input"]', 'element.shadowRoot?')}
      await until(() => element.results[0]?.name.toLowerCase().includes('${QUERY}'));`,
  },
  {
    name: 'Pagefind Component UI',
    html: page(
      '<link rel="stylesheet" href="pagefind/pagefind-component-ui.css"><script type="module" src="pagefind/pagefind-component-ui.js"></script>',
      '<pagefind-config bundle-path="/pagefind/"></pagefind-config><pagefind-input></pagefind-input><pagefind-summary></pagefind-summary><pagefind-filter-pane></pagefind-filter-pane><pagefind-results></pagefind-results>',
    ),
    search: `${typed('pagefind-input input')}
      await until(() => document.querySelector('pagefind-results')?.textContent.toLowerCase().includes('${QUERY}'));`,
  },
  {
    name: 'InstantSearch',
    html: page(
      '<script type="module" src="instantsearch.js"></script>',
      '<div id="box"></div><div id="stats"></div><div id="facets"></div><div id="hits"></div>',
    ),
    first: `document.querySelector('.result')`,
    search: `${typed('#box input')}
      await until(() => [...document.querySelectorAll('.result')].some(({ textContent }) => textContent.toLowerCase().includes('${QUERY}')));`,
  },
  {
    name: 'DataTables',
    html: page('<script type="module" src="datatables.js"></script>', '<table id="table"></table>'),
    first: `document.querySelector('td.result')`,
    search: `${typed('.dt-search input')}
      await until(() => [...document.querySelectorAll('td.result')].some(({ textContent }) => textContent.toLowerCase().includes('${QUERY}')));`,
  },
];

const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  wasm: 'application/wasm',
};
const compressed = new Map<string, Buffer>();
let current = PEERS[0];
const wire: { path: string; bytes: number }[] = [];
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = join(folder, 'built', path);
  if (path !== '/' && !(existsSync(file) && statSync(file).isFile())) return response.writeHead(404).end();
  const key = path === '/' ? `/${current?.name ?? ''}` : path;
  const body =
    compressed.get(key) ?? brotliCompressSync(path === '/' ? (current?.html ?? '') : readFileSync(file));
  compressed.set(key, body);
  if (path !== '/') wire.push({ path, bytes: body.byteLength });
  return response
    .writeHead(200, {
      'content-type':
        path === '/' ? 'text/html' : (TYPES[path.split('.').pop() ?? ''] ?? 'application/octet-stream'),
      'content-encoding': 'br',
    })
    .end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

const browser = await launchChromium();
try {
  console.log(`${solutions.length} solutions; the query is "${QUERY}"; best of ${RUNS}`);
  for (const peer of PEERS) {
    current = peer;
    const best = { first: Infinity, search: Infinity, blocked: Infinity, moved: 0 };
    for (let at = 0; at < RUNS; at += 1)
      for (const goal of ['first', 'search'] as const) {
        const steps = goal === 'first' ? peer.first && `await until(() => ${peer.first});` : peer.search;
        if (!steps) continue;
        const context = await browser.createBrowserContext();
        const tab = await context.newPage();
        wire.length = 0;
        await tab.evaluateOnNewDocument(() => {
          const seen = { moved: 0, blocked: 0 };
          Object.assign(globalThis, { seen });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              seen.moved += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
          }).observe({ type: 'longtask', buffered: true });
        });
        await tab.goto(origin, { waitUntil: 'domcontentloaded' });
        const time = (await tab.evaluate(`(async () => {
          const until = async (isThere) => {
            for (const end = performance.now() + 15000; performance.now() < end; ) {
              const found = isThere();
              if (found) return found;
              await new Promise((resolve) => setTimeout(resolve, 2));
            }
            throw new Error('No result.');
          };
          ${steps}
          return performance.now();
        })()`)) as number;
        best[goal] = Math.min(best[goal], time);
        await new Promise((resolve) => setTimeout(resolve, 500));
        const { moved, blocked } = (await tab.evaluate('seen')) as { moved: number; blocked: number };
        // What moves while a query is typed has a cause.
        if (goal === 'first' || !peer.first) best.moved = Math.max(best.moved, moved);
        best.blocked = Math.min(best.blocked, blocked);
        await context.close();
      }
    const scripts = wire.filter(({ path }) => !/\/(solutions|data\/.*)\.json$/.test(path));
    const ms = (time: number) => (time < Infinity ? `${time.toFixed(0)} ms` : 'none').padStart(6);
    const sum = (list: typeof wire) =>
      (list.reduce((total, { bytes }) => total + bytes, 0) / 1000).toFixed(1);
    console.log(
      `${peer.name.padEnd(22)} ${sum(scripts).padStart(7)} kB code and index, ${sum(wire).padStart(7)} kB in all, ${String(wire.length).padStart(2)} requests, first results ${ms(best.first)}, of a query ${ms(best.search)}, moved ${best.moved.toFixed(3)}, blocked ${ms(best.blocked)}`,
    );
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
}
