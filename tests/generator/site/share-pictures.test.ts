import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import test from 'node:test';
import { isDrawn } from '../../../generator/site/draw-picture.js';
import type { Site } from '../../../generator/site/site.js';
import { docsExample } from '../../support/readme.js';
import {
  CATALOGUE_YAML,
  WITHOUT_FORMS_YAML,
  solutionYaml,
  temporaryFolder,
  writeFiles,
} from '../support/catalogues.js';
import { runCli } from '../support/io.js';
import { attribute, elementsOf, filesOf, makeSite, textOf } from '../support/site.js';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#c00" d="M2 2h20v20H2z"/></svg>';

const SOLUTIONS = [
  { name: 'Älpha', tags: ['slack-alternative'], stars: 12_345, origin: '🇨🇭 Schweiz' },
  { name: 'Beta', tags: ['zoom-alternative'] },
];

const full = (solutions: Parameters<typeof makeSite>[0] = SOLUTIONS, site: Partial<Site> = {}) =>
  makeSite(solutions, { level: 'full', ...site });

const picturesOf = (site: Site) => new Map([...filesOf(site)].filter(([path]) => path.startsWith('share/')));

/** Width and height of a JPEG: they stand in the segment that begins its frame. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  assert.equal(view.getUint16(0), 0xffd8, 'a JPEG');
  for (let at = 2; ; at += 2 + view.getUint16(at + 2))
    if ([0xffc0, 0xffc2].includes(view.getUint16(at)))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
}

/** What the head of a page says to those who share it. */
function shared(site: Site, path: string): Record<string, string> {
  const metas = elementsOf(textOf(filesOf(site), path)).filter(({ tagName }) => tagName === 'meta');
  return Object.fromEntries(
    metas.map((meta) => [
      attribute(meta, 'property') ?? attribute(meta, 'name') ?? '',
      attribute(meta, 'content') ?? '',
    ]),
  );
}

test('a full site has a picture of every solution and product, which their pages name in every language', () => {
  const site = full(undefined, { logos: new Map([['aelpha', LOGO]]) });
  const pictures = picturesOf(site);
  assert.deepEqual(
    [...pictures.keys()],
    ['share/aelpha.jpg', 'share/beta.jpg', 'share/alternatives/slack.jpg', 'share/alternatives/zoom.jpg'],
  );
  for (const [path, { bytes }] of pictures) {
    assert.deepEqual(sizeOf(bytes), { width: 1200, height: 630 }, path);
    assert.ok(bytes.byteLength <= 40_000, `${path}: ${bytes.byteLength} bytes`);
  }
  for (const lang of ['de', 'en', 'fr', 'it'])
    for (const [page, picture, name] of [
      ['solutions/aelpha', 'aelpha', 'Älpha'],
      ['alternatives/slack', 'alternatives/slack', 'Slack'],
    ] as const) {
      const said = shared(site, `${lang}/${page}/index.html`);
      assert.equal(said['og:image'], `https://catalogue.example/share/${picture}.jpg`);
      assert.deepEqual([said['og:image:width'], said['og:image:height']], ['1200', '630']);
      assert.ok(said['og:image:alt']?.includes(name));
      assert.equal(said['twitter:card'], 'summary_large_image');
    }
});

test('other levels have none, and their pages name the picture of the site', () => {
  for (const level of ['standard', 'minimal'] as const)
    assert.equal(picturesOf(full(SOLUTIONS, { level })).size, 0);
  assert.match(
    shared(makeSite(SOLUTIONS), 'en/solutions/beta/index.html')['og:image'] ?? '',
    /\/assets\/pictures\/open-graph-\w+\.png$/,
  );
});

test('a name that the font cannot write leaves its page the picture of the site, and is drawn nowhere', () => {
  const site = full([{ name: '協作 Suite', tags: ['slack-alternative'] }, ...SOLUTIONS]);
  const pictures = picturesOf(site);
  assert.deepEqual(
    [...pictures.keys()].filter((path) => path.includes('suite')),
    [],
  );
  assert.match(shared(site, 'de/solutions/suite/index.html')['og:image'] ?? '', /open-graph/);
  const other = full([{ name: '会議 Suite', tags: ['slack-alternative'] }, ...SOLUTIONS]);
  const [one, another] = [site, other].map(
    (each) => picturesOf(each).get('share/alternatives/slack.jpg')?.bytes,
  );
  assert.ok(one && another && Buffer.compare(one, another) === 0);
});

test('every letter that names are drawn with is one of the font', () => {
  const ranges = Object.values(
    JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('@fontsource/inter/unicode.json'), 'utf8'),
    ) as Record<string, string>,
  ).flatMap((text) =>
    text.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [parseInt(from, 16), parseInt(to, 16)] as const;
    }),
  );
  let drawn = 0;
  for (let code = 0; code < 0x3000; code += 1) {
    const letter = String.fromCharCode(code);
    if (/\p{Cn}/u.test(letter) || !isDrawn(letter)) continue;
    drawn += 1;
    assert.ok(
      Array.from(letter.normalize('NFC')).every((each) =>
        ranges.some(([from, to]) => each.codePointAt(0)! >= from && each.codePointAt(0)! <= to),
      ),
      `U+${code.toString(16)}`,
    );
  }
  assert.ok(drawn > 800, String(drawn));
});

test('whatever a solution is called, its picture stays small, and nothing in it runs or fails', () => {
  const names = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'W'.repeat(300),
    'Wide words '.repeat(30).trim(),
    'e\u0301\u0302\u0303',
    '%s{name}${1}',
    '\u202Eevil',
  ];
  const pictures = picturesOf(
    full(
      names.map((name) => ({
        name,
        license: 'MIT AND '.repeat(40),
        icon: '👩‍💻',
        tags: ['slack-alternative'],
      })),
      {
        logos: new Map([
          [
            'script-alert-1-script',
            '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/>',
          ],
        ]),
        settings: { title: { de: '<b>'.repeat(50) }, colours: { accent: 'url(https://evil.example/)' } },
      },
    ),
  );
  assert.ok(pictures.size >= names.length - 1);
  for (const [path, { bytes }] of pictures) assert.ok(bytes.byteLength <= 40_000, path);
});

test('only what a picture shows makes it anew', () => {
  const fingerprints = (site: Site) =>
    new Map([...picturesOf(site)].map(([path, { fingerprint }]) => [path, fingerprint]));
  const before = fingerprints(full());
  const changed = (site: Site) =>
    [...fingerprints(site)].filter(([path, print]) => before.get(path) !== print).map(([path]) => path);
  const [first, second] = SOLUTIONS;
  assert.deepEqual(changed(full()), []);
  assert.deepEqual(changed(full([{ ...first!, stars: 12_346, description: 'Anders.' }, second!])), []);
  assert.deepEqual(changed(full([{ ...first!, license: 'MIT OR Apache-2.0' }, second!])), [
    'share/aelpha.jpg',
  ]);
  assert.deepEqual(changed(full(undefined, { logos: new Map([['beta', LOGO]]) })), [
    'share/beta.jpg',
    'share/alternatives/zoom.jpg',
  ]);
  assert.equal(changed(full(undefined, { baseUrl: 'https://other.example/' })).length, before.size);
});

test('the same picture has the same bytes', () => {
  const [one, other] = [picturesOf(full()), picturesOf(full())];
  for (const [path, { bytes }] of one) assert.equal(Buffer.compare(bytes, other.get(path)!.bytes), 0, path);
});

test('the build says which names have no picture, and remakes only what changed', async (t) => {
  const sources = temporaryFolder(t);
  const out = temporaryFolder(t);
  const write = (license: string) => {
    writeFiles(sources, {
      'catalogue.yaml': WITHOUT_FORMS_YAML,
      'solutions/alpha.yaml': solutionYaml('Alpha', { license }),
      'solutions/suite.yaml': solutionYaml('協作 Suite'),
    });
  };
  const build = async () =>
    await runCli(['build', sources, '--out', out, '--no-stars', '--pages', 'full'], {
      env: { SOLUTION_CATALOGUE_CACHE: join(out, '.cache') },
    });
  write('MIT');
  const first = await build();
  assert.equal(first.code, 0, first.err);
  assert.match(
    first.err,
    /solutions\/suite\.yaml:\d+:\d+: warning: name: the font of pictures .* lacks letters of "協作 Suite"/,
  );
  const places = ['alpha', 'alternatives/slack'].map((name) => join(out, `share/${name}.jpg`));
  const times = () => places.map((place) => statSync(place).mtimeMs);
  const before = times();
  write('Apache-2.0');
  const second = await build();
  assert.equal(second.code, 0, second.err);
  const after = times();
  assert.notEqual(after[0], before[0]);
  assert.equal(after[1], before[1]);
});

test('where the packages that draw are missing, the build says what to install before it does anything', (t) => {
  const sources = temporaryFolder(t);
  const out = join(sources, '..', `${basename(sources)}-out`);
  writeFiles(sources, { 'catalogue.yaml': CATALOGUE_YAML, 'solutions/alpha.yaml': solutionYaml('Alpha') });
  const missing = `import Module from 'node:module';
    const load = Module._load;
    Module._load = (name, ...rest) => {
      if (name === '@napi-rs/canvas') throw new Error('Cannot find module');
      return load(name, ...rest);
    };`;
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(missing)}`,
      '--import',
      'tsx',
      'generator/cli.ts',
      ...['build', sources, '--out', out, '--no-stars', '--pages', 'full'],
    ],
    { encoding: 'utf8' },
  );
  assert.equal(status, 2, stderr);
  assert.ok(stderr.includes(docsExample('pictures').trim()), stderr);
  assert.equal(existsSync(out), false);
});
