import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { parse } from 'yaml';
import { docsExample } from '../../support/readme.js';
import {
  makeCatalogue,
  makeCatalogueWithoutForms,
  solution,
  temporaryFolder,
  writeFiles,
} from '../support/catalogues.js';
import { readFiles } from '../support/goldens.js';
import { runCli } from '../support/io.js';

const read = (folder: string, slug: string) =>
  parse(readFileSync(join(folder, `solutions/${slug}.yaml`), 'utf8')) as Record<string, unknown>;

const MAP = `key: Nr
fields:
  name: Titel
  github: Repo
  category: { from: Bereich, lookup: { Büro: Office, Chat: Kommunikation } }
  deployment: { from: Betrieb, split: '/', lookup: { Docker: docker, Server: linux } }
  audience: { value: [business] }
  maturity: Reife
  addedAt: Seit
  owner: { from: Amt, default: Niemand }
  x-cost: Kosten
source: { name: liste, licence: CC0-1.0, attribution: Stadt Beispiel, url: https://stadt.example/daten }
`;

const CSV = `\uFEFFNr;Titel;Repo;Bereich;Betrieb;Reife;Seit;Amt;Kosten;Notiz
1;Alpha;https://github.com/example/alpha.git/;Büro;Docker/Server;7;14.03.2025;Amt A;12;intern
2;"Be;ta";https://github.com/example/beta;Chat;Server/Band;8;;;;
3;;;;;;;;;leer
`;

test('a spreadsheet becomes sources by a mapping: columns, fixed values, lookups, lists', async (t) => {
  const folder = temporaryFolder(t);
  writeFiles(folder, { 'liste.csv': CSV, 'map.yaml': MAP });
  const argv = ['import', 'csv', 'liste.csv', '--map', 'map.yaml', '--out', 'c'];
  const { code, err } = await runCli(argv, { cwd: folder });
  assert.equal(code, 0, err);
  assert.match(err, /^deployment: left out, since its lookup does not have it: Band\.$/m);
  assert.match(err, /^Entry 3 of liste\.csv has no name and was left out\.$/m);
  assert.match(err, /^Titel {4}taken {4}name {8}2$/m);
  assert.match(err, /^Betrieb {2}mapped {3}deployment {2}2$/m);
  assert.match(err, /^– {8}mapped {3}audience {4}3 {8}a fixed value$/m);
  assert.match(err, /^Notiz {4}dropped {2}– {11}2 {8}no field of a solution$/m);
  assert.match(err, /^The data is under CC0-1\.0 \(Stadt Beispiel\)\./m);
  const alpha = read(join(folder, 'c'), 'alpha');
  assert.deepEqual(
    ['category', 'deployment', 'audience', 'maturity', 'addedAt', 'owner', 'x-cost', 'github'].map(
      (field) => alpha[field],
    ),
    [
      'Office',
      ['docker', 'linux'],
      ['business'],
      7,
      '2025-03-14',
      'Amt A',
      '12',
      'https://github.com/example/alpha',
    ],
  );
  const beta = read(join(folder, 'c'), 'be-ta');
  assert.deepEqual([beta.name, beta.deployment, beta.owner], ['Be;ta', ['linux'], 'Niemand']);
  const lock = readFiles(join(folder, 'c'))['import.lock.yaml'] ?? '';
  assert.match(lock, /^ {2}liste: \{ format: "csv", path: "liste\.csv", licence: "CC0-1\.0"/m);
  assert.match(lock, /^ {4}keys: \{ liste: "1" \}$/m);

  writeFiles(folder, { 'liste.csv': CSV.replace(';7;', ';9;') });
  const again = await runCli(argv, { cwd: folder });
  assert.equal(again.out, 'c/solutions/alpha.yaml\nc/import.lock.yaml\n');
  assert.equal(read(join(folder, 'c'), 'alpha').maturity, 9);
});

test('columns that are called as fields need no mapping; tabs and commas are found out', async (t) => {
  const folder = temporaryFolder(t);
  for (const [mark, file] of [
    ['\t', 'a.tsv'],
    [',', 'b.csv'],
  ] as const) {
    writeFiles(folder, {
      [file]: [
        ['Name', 'description-en', 'License'],
        ['Alpha', 'A text.', 'MIT'],
      ]
        .map((row) => row.join(mark))
        .join('\n'),
    });
    const { code, err } = await runCli(['import', 'csv', file, '--out', file[0] ?? ''], { cwd: folder });
    assert.equal(code, 0, err);
    const { name, descriptionEn, license } = read(join(folder, file[0] ?? ''), 'alpha');
    assert.deepEqual([name, descriptionEn, license], ['Alpha', 'A text.', 'MIT']);
  }
});

test('JSON of any shape becomes sources by a mapping', async (t) => {
  const folder = temporaryFolder(t);
  writeFiles(folder, {
    'tools.json': JSON.stringify({
      data: { tools: [{ title: 'Alpha', links: { code: 'https://github.com/a/b' }, kinds: ['x', 'y'] }] },
    }),
    'map.yaml': 'items: data.tools\nfields: { name: title, github: links.code, tags: kinds }\n',
  });
  const { code, err } = await runCli(['import', 'json', 'tools.json', '--map', 'map.yaml', '--out', 'c'], {
    cwd: folder,
  });
  assert.equal(code, 0, err);
  const { github, tags } = read(join(folder, 'c'), 'alpha');
  assert.deepEqual([github, tags], ['https://github.com/a/b', ['x', 'y']]);
  assert.match(err, /^links {2}taken {2}github {3}1$/m);
  assert.match(err, /warning: the data does not say its licence/);
});

test('products that are replaced become markers, and a list takes several columns', async (t) => {
  const folder = temporaryFolder(t);
  writeFiles(folder, {
    'tools.json': JSON.stringify([
      {
        name: 'Alpha',
        replaces: ['Microsoft Teams', 'Slack'],
        topics: 'Chat; Self Hosted',
        home: '',
        site: 'https://a.example/',
        top: true,
      },
    ]),
    'map.yaml': [
      'fields:',
      '  name: name',
      '  tags: [{ from: replaces, suffix: -alternative }, { from: topics, split: ; }]',
      '  website: [home, site]',
      '  x-top: top',
    ].join('\n'),
  });
  const argv = ['import', 'json', 'tools.json', '--map', 'map.yaml', '--out', 'c'];
  const { code, err } = await runCli(argv, { cwd: folder });
  assert.equal(code, 0, err);
  const { tags, website, 'x-top': top } = read(join(folder, 'c'), 'alpha');
  assert.deepEqual(tags, ['microsoft-teams-alternative', 'slack-alternative', 'chat', 'self-hosted']);
  assert.deepEqual([website, top], ['https://a.example/', true]);
  assert.match(err, /^replaces +mapped +tags +1$/m);
});

test('a host whose kind nobody knows is left to be written, and the catalogue says with what', async (t) => {
  const folder = temporaryFolder(t);
  writeFiles(folder, { 'list.csv': 'name,github\nAlpha,https://git.example/a/alpha\n' });
  await runCli(['import', 'csv', 'list.csv', '--out', 'c'], { cwd: folder });
  const { out } = await runCli(['validate', 'c'], { cwd: folder });
  assert.match(
    out,
    /repositoryHosts\.kind: is still to be written\. Write one of github, gitlab, forgejo\.$/m,
  );
});

test('mistakes in tables and mappings are told with their place', async (t) => {
  const folder = temporaryFolder(t);
  writeFiles(folder, {
    'good.csv': 'Titel\nAlpha\n',
    'quote.csv': 'name,license\nAlpha,"MIT\n',
    'wide.csv': 'name,license\nAlpha,MIT,x\n',
    'twice.csv': 'name,name\nA,B\n',
    'field.yaml': 'fields:\n  name: Titel\n  licence: Lizenz\n',
    'rule.yaml': 'fields:\n  name: { form: Titel }\n',
    'column.yaml': 'fields: { name: Titel, license: Lizenz }\n',
    'empty.yaml': '',
    'list.json': '{"a": []}',
  });
  for (const [argv, says] of [
    [['csv', 'good.csv'], /No column of good\.csv is called "name"\. Say with --map/],
    [['csv', 'quote.csv'], /quote\.csv:\d+:1: Quote Not Closed/],
    [['csv', 'wide.csv'], /wide\.csv:2:1: Invalid Record Length/],
    [['csv', 'twice.csv'], /twice\.csv:1:1: the column "name" stands there twice/],
    [
      ['csv', 'good.csv', '--map', 'field.yaml'],
      /field\.yaml:3:12: fields\.licence: is no field of a solution\. Did you mean "license"/,
    ],
    [['csv', 'good.csv', '--map', 'rule.yaml'], /rule\.yaml:2:\d+: /],
    [['csv', 'good.csv', '--map', 'empty.yaml'], /empty\.yaml:1:1: is empty/],
    [
      ['json', 'list.json', '--map', 'column.yaml'],
      /list\.json is no list\. Say in the mapping where the list is/,
    ],
    [['landscape2', 'good.csv'], /has no list "categories" or "landscape"/],
    [['publiccode', '.', '--map', 'column.yaml'], /--map is for csv and json/],
  ] as const) {
    const { code, err } = await runCli(['import', ...argv, '--out', 'c'], { cwd: folder });
    assert.equal(code, 2, argv.join(' '));
    assert.match(err, says);
  }
  const { err } = await runCli(['import', 'csv', 'good.csv', '--map', 'column.yaml', '--out', 'c'], {
    cwd: folder,
  });
  assert.match(err, /license: no entry of good\.csv has a column "Lizenz"/);
});

test('a landscape: items with a repository become solutions, once each', async (t) => {
  const folder = temporaryFolder(t);
  const item = (fields: string) =>
    `          - item:\n            ${fields.split('; ').join('\n            ')}\n`;
  writeFiles(folder, {
    'landscape.yml': `landscape:
  - category:
    name: Provisioning
    subcategories:
      - subcategory:
        name: Automation & Configuration
        items:
${item('name: Akri; homepage_url: https://docs.akri.sh; project: sandbox; repo_url: https://github.com/project-akri/akri; description: Edge; logo: a.svg')}${item('name: A Member; homepage_url: https://member.example; logo: b.svg')}  - category:
    name: Platform
    subcategories:
      - subcategory:
        name: Other
        items:
${item('name: Akri; repo_url: https://github.com/project-akri/Akri')}`,
  });
  const { code, err } = await runCli(
    ['import', 'landscape2', 'landscape.yml', '--out', 'c', '--licence', 'Apache-2.0'],
    { cwd: folder },
  );
  assert.equal(code, 0, err);
  assert.match(err, /^Left out 1 item without a repository/m);
  assert.match(err, /^1 items stand in several categories; the first one counts\.$/m);
  const files = readFiles(join(folder, 'c'));
  assert.deepEqual(Object.keys(files), ['catalogue.yaml', 'import.lock.yaml', 'solutions/akri.yaml']);
  assert.match(files['solutions/akri.yaml'] ?? '', /^maturity: TODO # project: sandbox$/m);
  const { category, descriptionEn, tags } = read(join(folder, 'c'), 'akri');
  assert.deepEqual([category, descriptionEn, tags], ['Provisioning', 'Edge', ['automation-configuration']]);
});

test('a folder of publiccode files is taken over; one that cannot be read holds up no other', async (t) => {
  const folder = temporaryFolder(t);
  const file = (name: string) =>
    `publiccodeYmlVersion: "0.4"\nname: ${name}\nurl: https://github.com/example/${name}\n`;
  writeFiles(folder, {
    'repos/a/publiccode.yml': file('Alpha'),
    'repos/b/deep/publiccode.yaml': file('Beta'),
    'repos/c/publiccode.yml': 'name: [',
    'repos/c/other.yml': 'name: Other',
  });
  const { code, err } = await runCli(['import', 'publiccode', 'repos', '--out', 'new'], { cwd: folder });
  assert.equal(code, 0, err);
  assert.match(err, /c\/publiccode\.yml:1:\d+: .* It was left out\.$/m);
  assert.deepEqual(Object.keys(readFiles(join(folder, 'new/solutions'))), ['alpha.yaml', 'beta.yaml']);
});

test('texts under a licence of others are not published as MIT without a decision, and are attributed', async (t) => {
  const folder = makeCatalogueWithoutForms(t, {
    'd.json': JSON.stringify({
      license: 'CC-BY-SA-3.0',
      homepage: 'https://others.example/',
      solutions: [solution('Beta', { category: 'Kommunikation' })],
    }),
  });
  const first = await runCli(['import', 'json', 'd.json', '--out', '.'], { cwd: folder });
  assert.match(
    first.err,
    /^warning: the data is under CC-BY-SA-3\.0 \(https:\/\/others\.example\/\), and the document is published under MIT/m,
  );
  const built = () => runCli(['build', '.', '--out', 'public', '--no-stars'], { cwd: folder });
  const refused = await built();
  assert.equal(refused.code, 1);
  assert.match(
    refused.out + refused.err,
    /import\.lock\.yaml:4:\d+: error: the texts of https:\/\/others\.example\/ in 1 solution are under CC-BY-SA-3\.0/,
  );

  const { 'catalogue.yaml': catalogue = '' } = readFiles(folder);
  writeFiles(folder, { 'catalogue.yaml': `${catalogue}${docsExample('dataLicences')}` });
  const published = await built();
  assert.equal(published.code, 0, published.err);
  const page = readFileSync(join(folder, 'public/en/index.html'), 'utf8');
  assert.match(
    page,
    /Contains data from <a href="https:\/\/others\.example\/">https:\/\/others\.example\/<\/a>, licensed under CC-BY-SA-3\.0/,
  );

  // Texts of one's own owe nothing to anybody.
  writeFiles(folder, { 'catalogue.yaml': catalogue });
  const beta = readFiles(folder)['solutions/beta.yaml'] ?? '';
  writeFiles(folder, {
    'solutions/beta.yaml': beta.replace('Beta auf Deutsch.', 'Neu.').replace('Beta in English.', 'New.'),
  });
  assert.equal((await built()).code, 0);
  assert.doesNotMatch(readFileSync(join(folder, 'public/en/index.html'), 'utf8'), /Contains data from/);
});

test('the map of the documentation says which value of a list goes where', async (t) => {
  const folder = makeCatalogue(t, {
    'map.yaml': docsExample('importMap'),
    'list.json': JSON.stringify({
      data: {
        tools: [
          {
            Nr: 7,
            Title: 'Gamma',
            Area: 'Chat',
            'Runs on': 'Docker/Server',
            Replaces: 'Slack, Microsoft Teams',
            Keywords: 'chat',
            'Cost centre': 4711,
          },
        ],
      },
    }),
  });
  const { code, err } = await runCli(['import', 'json', 'list.json', '--map', 'map.yaml', '--out', '.'], {
    cwd: folder,
  });
  assert.equal(code, 0, err);
  const { name, category, deployment, audience, tags, 'x-cost-centre': centre } = read(folder, 'gamma');
  assert.deepEqual(tags, ['slack-alternative', 'microsoft-teams-alternative', 'chat']);
  assert.deepEqual(
    { name, category, deployment, audience, centre: String(centre) },
    {
      name: 'Gamma',
      category: 'Kommunikation',
      deployment: ['docker', 'linux'],
      audience: ['business'],
      centre: '4711',
    },
  );
});
