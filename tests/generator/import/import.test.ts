import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import test, { type TestContext } from 'node:test';
import fc from '../../support/fast-check.js';
import { parse } from 'yaml';
import type { Catalogue, Solution } from '../../../src/catalogue/schema.js';
import { loadSources } from '../../../generator/sources/load.js';
import { makeCatalogue, solution, solutionYaml, temporaryFolder, writeFiles } from '../support/catalogues.js';
import { readFiles } from '../support/goldens.js';
import { NOW, runCli } from '../support/io.js';

const BUNDLED = resolve(import.meta.dirname, '../../../demo/catalogue');
const DOCUMENT = 'api/v1/solutions.json';

/** Builds a folder and reads the document. */
async function build(t: TestContext, folder: string): Promise<Catalogue> {
  const out = temporaryFolder(t);
  const { code, err } = await runCli(['build', folder, '--out', out, '--no-stars']);
  assert.equal(code, 0, err);
  return JSON.parse(readFileSync(join(out, DOCUMENT), 'utf8')) as Catalogue;
}

test('import json, then build: solutions of the bundled catalogue come back', async (t) => {
  const folder = temporaryFolder(t);
  const solutions = loadSources(BUNDLED, new Date())
    .entries.filter((_, index) => index % 60 === 0)
    .map(({ solution: fields }) => ({ ...fields, stars: null }));
  assert.ok(solutions.length > 4);
  writeFiles(folder, { 'd.json': JSON.stringify({ homepage: 'https://catalogue.example/', solutions }) });
  const { code, err } = await runCli(['import', 'json', 'd.json', '--out', 'new'], { cwd: folder });
  assert.equal(code, 0, err);
  assert.match(err, /^Next: solution-catalogue validate new$/m);
  const again = await build(t, join(folder, 'new'));
  const byRepository = (a: Solution, b: Solution) => (a.github < b.github ? -1 : 1);
  assert.deepEqual(again.solutions.toSorted(byRepository), solutions.toSorted(byRepository));
  assert.equal(again.homepage, 'https://catalogue.example/');
});

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
/** A line of text without anything that no text of a catalogue may contain. */
const line = fc
  .oneof(
    fc
      .array(
        fc.constantFrom(
          'a',
          'ß',
          'É',
          '文',
          '💬',
          ' ',
          ':',
          '#',
          '-',
          '"',
          "'",
          '[',
          '{',
          '!',
          '*',
          '&',
          '%',
          '@',
          '\\',
          '\u00A0',
          '2048',
          'null',
          'yes',
          '~',
          '- ',
          '? ',
          ': ',
          ' #',
        ),
        { minLength: 1, maxLength: 20 },
      )
      .map((parts) => parts.join('')),
    word,
  )
  .map((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{C}\u2028\u2029\u200B-\u200F\u2060-\u206F\uFEFF\uFFF9-\uFFFD]/gu, '')
      .replace(/[ \t\r\n]+/g, ' ')
      .trim(),
  )
  .filter((text) => text.trim() === text && text !== '' && text !== 'TODO');

const solutions = fc.uniqueArray(
  fc.record({
    name: line,
    description: line,
    complexity: fc.integer({ min: 1, max: 10 }),
    tags: fc.uniqueArray(fc.constantFrom('slack-alternative', 'chat', '2048', 'null', 'on'), {
      maxLength: 3,
    }),
    license: fc.constantFrom('MIT', '0BSD', 'MIT OR Apache-2.0'),
    hasFrench: fc.boolean(),
  }),
  { selector: ({ name }) => name.normalize('NFKC').toLowerCase(), minLength: 1, maxLength: 4 },
);

test('import json: any solutions come back as sources without an error', async (t) => {
  const folder = temporaryFolder(t);
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(solutions, async (list) => {
      const document = list.map(({ hasFrench, description, ...fields }, index) =>
        solution(`x${index}`, {
          ...fields,
          description: `D ${description}`,
          descriptionEn: `E ${description}`,
          ...(hasFrench && { descriptionFr: `F ${description}` }),
        }),
      );
      runs += 1;
      writeFiles(folder, {
        'd.json': JSON.stringify({ homepage: 'https://catalogue.example/', solutions: document }),
      });
      const { code, err } = await runCli(['import', 'json', 'd.json', '--out', String(runs)], {
        cwd: folder,
      });
      assert.equal(code, 0, err);
      const { entries, issues } = loadSources(join(folder, String(runs)), NOW);
      assert.deepEqual(issues, []);
      const byRepository = (a: { github?: unknown }, b: { github?: unknown }) =>
        String(a.github) < String(b.github) ? -1 : 1;
      assert.deepEqual(
        entries.map((entry) => entry.solution as Record<string, unknown>).toSorted(byRepository),
        document.toSorted(byRepository),
      );
    }),
    { numRuns: 30 },
  );
});

test('import json keeps what is not as it should be, so that validate can tell where', async (t) => {
  const folder = temporaryFolder(t);
  const document = {
    homepage: 'https://catalogue.example/',
    solutions: [
      solution('Alpha', { license: 'AGPL3', complexity: '4', stars: 5, colour: 'red' }),
      solution('Alpha'),
      7,
      { name: '文' },
    ],
  };
  writeFiles(folder, { 'd.json': JSON.stringify(document) });
  const { code, err } = await runCli(['import', 'json', 'd.json', '--out', 'new'], { cwd: folder });
  assert.equal(code, 0);
  assert.match(err, /^Alpha: left out what is no field: colour\.$/m);
  assert.match(err, /^solutions\[2\] is no solution and was left out\.$/m);
  assert.match(err, /^TODO stands in 1 of 3 new solutions where/m);
  assert.deepEqual(Object.keys(readFiles(join(folder, 'new/solutions'))), [
    'alpha-2.yaml',
    'alpha.yaml',
    'solution.yaml',
  ]);
  const { out } = await runCli(['validate', 'new', '--drafts'], { cwd: folder });
  assert.match(out, /^new\/solutions\/alpha\.yaml:5:10: error: license: "AGPL3" is no SPDX/m);
  assert.match(out, /^new\/solutions\/alpha\.yaml:8:13: error: complexity: "4" is a text/m);
  assert.match(out, /^new\/solutions\/solution\.yaml:2:11: warning: category: is still to be written/m);
});

test('import never replaces anything unasked', async (t) => {
  const folder = makeCatalogue(t, {
    'd.json': JSON.stringify([solution('Alpha', { license: 'ISC' }), solution('Beta')]),
  });
  const before = readFiles(folder);
  const asked = (...argv: string[]) =>
    runCli(['import', 'json', 'd.json', '--out', '.', ...argv], { cwd: folder });
  const first = await asked();
  assert.equal(first.code, 0, first.err);
  assert.match(first.err, /^ {2}solutions\/alpha\.yaml:5:10: license: here "MIT", there "ISC"$/m);
  assert.match(first.err, /^1 added, 0 updated in 0 fields, 1 unchanged, 1 conflict\.$/m);
  assert.match(first.err, /^catalogue\.yaml was there already and stays as it is\.$/m);
  assert.equal(first.out, 'solutions/beta.yaml\nimport.lock.yaml\n');
  assert.equal(readFiles(folder)['solutions/alpha.yaml'], before['solutions/alpha.yaml']);

  const replaced = await asked('--overwrite');
  assert.match(replaced.err, /^0 added, 1 updated in 1 field, 1 unchanged, 0 conflicts\.$/m);
  assert.equal(
    readFiles(folder)['solutions/alpha.yaml'],
    before['solutions/alpha.yaml']?.replace('license: MIT', 'license: ISC'),
  );
  assert.equal(readFiles(folder)['catalogue.yaml'], before['catalogue.yaml']);
});

const PUBLICCODE = `publiccodeYmlVersion: '0.4'
name: Medusa
applicationSuite: MegaProductivitySuite
url: "https://github.com/italia/medusa.git"
landingURL: https://medusa.example/
softwareVersion: "1.0"
platforms: [web, linux]
categories: [financial-reporting, "Data Collection"]
developmentStatus: stable
softwareType: standalone/desktop
intendedAudience:
  countries: [it]
  scope: [local-authorities]
description:
  en-GB:
    shortDescription: >
      Counts what
      was counted.
    longDescription: "…"
  it:
    shortDescription: Conta ciò che è stato contato.
legal:
  license: AGPL-3.0-or-later
maintenance:
  type: community
localisation:
  localisationReady: true
  availableLanguages: [it, en]
`;

test('publiccode.yml: facts are taken over, judgements are left to be written', async (t) => {
  const folder = temporaryFolder(t);
  writeFiles(folder, { 'repo/publiccode.yml': PUBLICCODE });
  const { code, err } = await runCli(['import', 'publiccode', 'repo', '--out', 'new'], { cwd: folder });
  assert.equal(code, 0, err);
  const text = readFileSync(join(folder, 'new/solutions/medusa.yaml'), 'utf8');
  assert.deepEqual(parse(text), {
    name: 'Medusa',
    category: 'TODO',
    description: 'TODO',
    descriptionEn: 'Counts what was counted.',
    descriptionIt: 'Conta ciò che è stato contato.',
    license: 'AGPL-3.0-or-later',
    deployment: ['linux'],
    audience: 'TODO',
    complexity: 'TODO',
    maturity: 'TODO',
    resourceUsage: 'TODO',
    maintenance: 'TODO',
    tags: ['financial-reporting', 'data-collection', 'platform-web'],
    github: 'https://github.com/italia/medusa',
    website: 'https://medusa.example/',
    icon: 'TODO',
    origin: 'TODO',
    addedAt: '2026-11-21',
  });
  assert.match(text, /^maturity: TODO # developmentStatus: stable, softwareVersion: 1\.0$/m);
  assert.match(text, /^audience: TODO # intendedAudience: local-authorities$/m);
  const { out } = await runCli(['validate', 'new', '--drafts'], { cwd: folder });
  const places = out
    .trim()
    .split('\n')
    .map((each) => each.split(': ').slice(0, 3).join(': '));
  assert.deepEqual(places, [
    'new/catalogue.yaml:4:11: error: homepage',
    'new/catalogue.yaml:10:11: error: categories.name',
    ...[
      '2:11: warning: category',
      '3:14: warning: description',
      '8:11: warning: audience',
      '9:13: warning: complexity',
      '10:11: warning: maturity',
      '11:16: warning: resourceUsage',
      '12:14: warning: maintenance',
      '16:7: warning: icon',
      '17:9: warning: origin',
    ].map((place) => `new/solutions/medusa.yaml:${place}`),
  ]);
});

test('publiccode.yml joins a catalogue that is there', async (t) => {
  const folder = makeCatalogue(t, { 'publiccode.yml': PUBLICCODE });
  await runCli(['import', 'publiccode', 'publiccode.yml', '--out', '.'], { cwd: folder });
  assert.deepEqual(Object.keys(readFiles(join(folder, 'solutions'))), ['alpha.yaml', 'medusa.yaml']);
  assert.equal(readFiles(folder)['solutions/alpha.yaml'], solutionYaml('Alpha'));
});

test('awesome-selfhosted: sections become categories, products of the description become markers', async (t) => {
  const folder = temporaryFolder(t);
  writeFiles(folder, {
    'data/software/chat.yml': `name: Chat
website_url: https://chat.example/
source_code_url: https://github.com/example/chat/
description: "Chat for teams, see the [site](https://x.example) (alternative to Slack, Microsoft Teams and other things)."
licenses: [AGPL-3.0]
platforms: [Go, Docker, K8S, deb]
tags: [Communication - Custom, Groupware]
stargazers_count: 5
archived: true
depends_3rdparty: true
`,
    'data/software/two.yml': `name: Two
website_url: https://two.example/
source_code_url: https://git.example.org/two/two.git
description: Two licences.
licenses: [MIT, Apache-2.0]
platforms: [PHP]
tags: [Groupware]
`,
    'data/software/broken.yml': 'name: [',
    'data/licenses.yml': '- identifier: MIT\n',
  });
  const { code, err } = await runCli(['import', 'awesome-selfhosted', 'data', '--out', 'new'], {
    cwd: folder,
  });
  assert.equal(code, 0, err);
  assert.match(err, /broken\.yml:1:\d+: a list begins here.* It was left out\.$/m);
  const chat = readFileSync(join(folder, 'new/solutions/chat.yaml'), 'utf8');
  assert.match(chat, /^# archived: [^\n]+\n# depends on a service/);
  const { name, category, descriptionEn, license, deployment, tags, github, description } = parse(
    chat,
  ) as Record<string, unknown>;
  assert.deepEqual(
    [name, category, license, github, description],
    ['Chat', 'Communication - Custom', 'AGPL-3.0', 'https://github.com/example/chat', 'TODO'],
  );
  assert.deepEqual(deployment, ['docker', 'kubernetes', 'linux']);
  assert.deepEqual(tags, [
    'slack-alternative',
    'microsoft-teams-alternative',
    'communication-custom',
    'groupware',
  ]);
  assert.equal(
    descriptionEn,
    'Chat for teams, see the site (alternative to Slack, Microsoft Teams and other things).',
  );
  const two = readFileSync(join(folder, 'new/solutions/two.yaml'), 'utf8');
  assert.match(two, /^license: TODO # MIT, Apache-2\.0: write AND or OR between them$/m);
  assert.match(two, /^deployment: TODO # platforms: PHP$/m);
  const settings = parse(readFileSync(join(folder, 'new/catalogue.yaml'), 'utf8')) as Record<string, unknown>;
  assert.deepEqual(settings.repositoryHosts, [{ host: 'git.example.org', kind: 'TODO' }, 'github.com']);
  assert.deepEqual(settings.categories, [
    { name: 'Communication - Custom', labels: { en: 'Communication - Custom' } },
    { name: 'Groupware', labels: { en: 'Groupware' } },
  ]);
});

test('what cannot be imported is wrong usage, and says why', async (t) => {
  const folder = temporaryFolder(t);
  writeFiles(folder, {
    'bad.json': '{"solutions": [}',
    'other.json': '{"a": 1}',
    'none.json': '[]',
    'bad.yml': 'name: [',
    'empty.yml': '',
    'x/y': '',
  });
  for (const [argv, says] of [
    [['json', 'bad.json'], /bad\.json is not JSON: /],
    [['json', 'other.json'], /has no list "solutions"/],
    [['json', 'none.json'], /has no solution to import/],
    [['json', 'nowhere.json'], /nowhere\.json does not exist/],
    [['publiccode', 'bad.yml'], /bad\.yml:1:\d+: a list begins here/],
    [['publiccode', 'empty.yml'], /is no publiccode\.yml/],
    [['publiccode', 'x'], /x has no publiccode\.yml, and no folder in it has one/],
    [['awesome-selfhosted', 'x'], /has no folder "software"/],
    [['xml', 'x'], /Allowed choices are json, csv, publiccode, awesome-selfhosted, landscape2/],
  ] as const) {
    const { code, err } = await runCli(['import', ...argv, '--out', 'new'], { cwd: folder });
    assert.equal(code, 2, err);
    assert.match(err, says);
  }
  assert.ok(!Object.keys(readFiles(folder)).some((path) => path.startsWith('new')));
});

test('a list in JSON that is none of solutions is not imported', async (t) => {
  const folder = temporaryFolder(t);
  for (const json of [
    '[1, 2]',
    '[{"id": 7, "title": "x"}]',
    '[{"name": "Alice", "email": "a@b.example"}]',
    '[[], null]',
  ]) {
    writeFiles(folder, { 'list.json': json });
    const { code, err } = await runCli(['import', 'json', 'list.json', '--out', 'new'], { cwd: folder });
    assert.equal(code, 2, json);
    assert.match(err, /list\.json has a list, and nothing in it is a solution: .*Name the solutions\.json/);
  }
  writeFiles(folder, { 'list.json': '[{"name": "Alpha", "license": "MIT"}, {"id": 7}]' });
  const { code, err, out } = await runCli(['import', 'json', 'list.json', '--out', 'new'], { cwd: folder });
  assert.equal(code, 0, err);
  assert.match(err, /solutions\[1\] is no solution and was left out/);
  assert.deepEqual(out.trim().split('\n'), [
    'new/solutions/alpha.yaml',
    'new/catalogue.yaml',
    'new/import.lock.yaml',
  ]);
});

test('a publiccode.yml with long texts in blocks, lists in them and brackets is read', async (t) => {
  const folder = temporaryFolder(t);
  const long = `${' '.repeat(6)}* [x] one - two: {three} ? four\n`.repeat(60);
  const file = `publiccodeYmlVersion: "0.4"
name: Formulare
url: "https://github.com/example/formulare-"
platforms: [web, linux]
description:
  de:
    shortDescription: >
          Formulare bauen,
          ausfüllen und prüfen.
    longDescription: |
${long}    features:
       - Formulare
  en:
    longDescription: >-
${long}    shortDescription: Build forms
legal:
  license: AGPL-3.0-or-later
`;
  writeFiles(folder, { 'publiccode.yml': file });
  const { code, err } = await runCli(['import', 'publiccode', '.', '--out', 'new'], { cwd: folder });
  assert.equal(code, 0, err);
  const source = parse(readFiles(folder)['new/solutions/formulare.yaml'] ?? '') as Record<string, unknown>;
  assert.equal(source.description, 'Formulare bauen, ausfüllen und prüfen.');
  assert.equal(source.descriptionEn, 'Build forms');
});
