import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { parse } from 'csv-parse/sync';
import { startServer } from '../../../generator/serve/server.js';
import { makeCatalogueWithoutForms, solutionYaml, temporaryFolder } from '../support/catalogues.js';
import { CodeHosts } from '../support/code-hosts.js';
import { readFiles } from '../support/goldens.js';
import { runCli } from '../support/io.js';

interface Latest {
  months: string[];
  solutions: Record<string, unknown>[];
}

test('what code hosts say besides stars lies beside the site: the newest, and a table a month that stays', async (t) => {
  const folder = makeCatalogueWithoutForms(t, {
    'solutions/alpha.yaml': solutionYaml('Alpha', { 'x-cost': 12, 'x-teams': ['a', 'b'] }),
    'solutions/beta.yaml': solutionYaml('=Beta()', { github: 'https://github.com/example/beta' }),
    'solutions/gone.yaml': solutionYaml('Gone'),
  });
  const alpha = {
    stars: 10,
    licence: 'MIT',
    pushedAt: '2026-10-30T10:00:00Z',
    releasedAt: '2026-10-01T10:00:00Z',
  };
  const hosts = await CodeHosts.start(t, {
    'example/alpha': alpha,
    'example/beta': { stars: 20, isArchived: true, licence: 'NOASSERTION' },
  });
  const build = async (day: string, ...more: readonly string[]) => {
    const out = temporaryFolder(t);
    const { code, err } = await runCli(['build', folder, '--out', out, '--allow-overwrite', ...more], {
      env: hosts.env({ GITHUB_TOKEN: 'x', SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) }),
    });
    assert.equal(code, 0, err);
    return out;
  };
  const read = (out: string, path: string) => readFileSync(join(out, 'facts', path), 'utf8');
  const latest = (out: string) => JSON.parse(read(out, 'latest.json')) as Latest;
  const live = async (root: string) => {
    const server = await startServer({ root, port: 0 });
    t.after(() => server.close());
    return server.url;
  };
  const github = (name: string) => `https://github.com/example/${name}`;

  const october = await build('2026-10-31');
  const learned = {
    repository: github('alpha'),
    asOf: '2026-10-31',
    archived: false,
    lastPush: '2026-10-30',
    release: { name: 'v1', date: '2026-10-01' },
    licence: 'MIT',
  };
  const ofBeta = { name: '=Beta()', repository: github('beta'), asOf: '2026-10-31', archived: true };
  const own = { 'x-cost': 12, 'x-teams': ['a', 'b'] };
  assert.deepEqual(latest(october), {
    months: ['2026-10'],
    solutions: [
      ofBeta,
      { name: 'Alpha', ...learned, ...own },
      // Its host does not know it.
      { name: 'Gone', repository: github('gone') },
    ],
  });
  assert.deepEqual(
    parse(read(october, '2026-10.csv'), { columns: true }).map((row) =>
      Object.values(row as object).join('|'),
    ),
    [
      `'=Beta()|${github('beta')}|20|2026-10-31|true||||||`,
      `Alpha|${github('alpha')}|10|2026-10-31|false|2026-10-30|v1|2026-10-01|MIT|12|["a","b"]`,
      `Gone|${github('gone')}|||||||||`,
    ],
  );
  assert.ok(!readFileSync(join(october, 'api/v1/solutions.json'), 'utf8').includes('x-cost'));
  const page = readFileSync(join(october, 'en/solutions/alpha/index.html'), 'utf8');
  assert.match(page, /Latest release<\/dt>\s*<dd>\s*v1 \(<time datetime="2026-10-01">/);

  // A host that fails keeps what was learned, with its date; a fresh folder takes it from the live site.
  hosts.fault = () => ({ status: 503 });
  const november = await build('2026-11-01', '--keep-from', await live(october));
  assert.deepEqual(latest(november).solutions.slice(0, 2), [ofBeta, { name: 'Alpha', ...learned, ...own }]);
  assert.equal(read(november, '2026-10.csv'), read(october, '2026-10.csv'));
  assert.deepEqual(latest(november).months, ['2026-10'], 'a day on which nobody answers freezes no month');

  // What was learned in a month stays as it was.
  hosts.fault = () => undefined;
  hosts.repositories['example/alpha'] = { ...alpha, pushedAt: '2026-11-02T10:00:00Z' };
  const later = await build('2026-11-02', '--keep-from', await live(november));
  assert.equal(latest(later).solutions[1]?.lastPush, '2026-11-02');
  assert.deepEqual(latest(later).months, ['2026-10', '2026-11']);
  assert.match(read(later, '2026-11.csv'), /^Alpha,.*,2026-11-02,/m);
  hosts.repositories['example/alpha'] = { ...alpha, pushedAt: '2026-11-03T10:00:00Z' };
  const last = await build('2026-11-03', '--keep-from', await live(later));
  assert.equal(latest(last).solutions[1]?.lastPush, '2026-11-03');
  for (const month of ['2026-10', '2026-11'])
    assert.equal(read(last, `${month}.csv`), read(later, `${month}.csv`));
});

test('1,255 repositories take at most 30 requests, facts and stars together', async (t) => {
  // With the one that every catalogue of the tests has.
  const names = Array.from({ length: 1254 }, (_, index) => `S${index}`);
  const folder = makeCatalogueWithoutForms(
    t,
    Object.fromEntries(names.map((name) => [`solutions/${name.toLowerCase()}.yaml`, solutionYaml(name)])),
  );
  const hosts = await CodeHosts.start(
    t,
    Object.fromEntries(names.map((name) => [`example/${name.toLowerCase()}`, { stars: 1, licence: 'MIT' }])),
  );
  const { code, err } = await runCli(['audit', folder], { env: hosts.env({ GITHUB_TOKEN: 'x' }) });
  assert.equal(code, 0, err);
  assert.ok(hosts.requests.length <= 30, `${hosts.requests.length} requests`);
  assert.match(err, /in 1255 solutions; 26 requests\.$/m);
});

test('files of facts that are broken are begun anew', async (t) => {
  const folder = makeCatalogueWithoutForms(t);
  const out = temporaryFolder(t);
  const argv = ['build', folder, '--out', out, '--no-stars', '--allow-overwrite'];
  await runCli(argv);
  for (const text of ['{', '[]', '{"months":["../../x","2026-01"],"solutions":[{"repository":1}]}']) {
    writeFileSync(join(out, 'facts/latest.json'), text);
    const { code, err } = await runCli(argv);
    assert.equal(code, 0, err);
    const { 'facts/latest.json': file = '' } = readFiles(out);
    assert.deepEqual((JSON.parse(file) as Latest).months, []);
  }
});
