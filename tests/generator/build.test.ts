import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { sizeOf } from '../../generator/commands/build.js';
import { readBack, writeDocument } from '../../generator/document/document.js';
import { RefusedError } from '../../generator/errors.js';
import { DOCUMENT_PATH, NOT_FOUND } from '../../generator/output-file.js';
import { parseCatalogue } from '../../src/catalogue/parse.js';
import type { Catalogue } from '../../src/catalogue/schema.js';
import {
  CATALOGUE_YAML,
  makeCatalogue,
  makeCatalogueWithoutForms,
  solutionYaml,
  temporaryFolder,
  writeFiles,
} from './support/catalogues.js';
import { assertGolden, readFiles } from './support/goldens.js';
import { NOW, runCli } from './support/io.js';
import { Entry } from '../../generator/sources/entry.js';
import { loadSources } from '../../generator/sources/load.js';
import * as z from 'zod';

const GOLDENS = resolve(import.meta.dirname, '../goldens/build');
const EPOCH = { SOURCE_DATE_EPOCH: '1742000000' };
const DOCUMENT = 'api/v1/solutions.json';

/** Bytes by path, to notice every change. */
const bytesOf = (folder: string) =>
  Object.fromEntries(Object.keys(readFiles(folder)).map((path) => [path, readFileSync(join(folder, path))]));

/**
 * What stays the same whatever the element and its pages look like: those have tests of their own, and assets bear
 * hashes. The page for what is not there is shown at any address, so that its links are golden as well. How small
 * sidecars get depends on Node's libraries.
 */
const isGolden = (path: string) =>
  path === NOT_FOUND || !/^assets\/|\.(html|gz|br|zst)$|^\.published\.json$/.test(path);

/** Without the element's own styles, which are part of its pages, and the hashes of assets. */
const withoutHashes = (text: string) =>
  text
    .replace(/sha(256|384|512)-[\w+/]+=*/g, 'sha$1-…')
    .replace(/(assets\/(?:v|pictures)\/[\w.]+(?:-[a-z]+)*)-[\w-]{8,}(\.\w+)/g, '$1-…$2');

test('build writes exactly the golden folder', async (t) => {
  const out = join(temporaryFolder(t), 'made/by/build');
  const { code, err } = await runCli(['build', join(GOLDENS, 'sources'), '--out', out, '--no-stars'], {
    env: EPOCH,
  });
  assert.equal(code, 0, err);
  const files = readFiles(out);
  const count = Object.keys(files).length - 1;
  assert.ok(
    err.endsWith(`Published 4 solutions in 2 categories to ${out} (${count} of ${count} files changed).\n`),
    err,
  );
  const { '.published.json': list = '', ...listed } = files;
  assert.deepEqual(JSON.parse(list), Object.keys(listed));
  assertGolden(
    Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => isGolden(path))
        .map(([path, text]) => [path, withoutHashes(text)]),
    ),
    join(GOLDENS, 'expected'),
  );
});

test('the element reads the document: all solutions, as they are recommended, stars null', async (t) => {
  const out = temporaryFolder(t);
  await runCli(['build', join(GOLDENS, 'sources'), '--no-stars', '--no-pages', '--out', out], { env: EPOCH });
  const catalogue = parseCatalogue(readFileSync(join(out, DOCUMENT), 'utf8'), {
    onDropped: ({ reason }) => assert.fail(reason),
  });
  assert.deepEqual(
    catalogue.solutions.map(({ name }) => name),
    ['Über-Chat', 'Zeichner "Pro"', 'alpha', 'Älter'],
  );
  assert.equal(catalogue.generatedAt, '2025-03-15T00:53:20Z');
  assert.equal(catalogue.license, 'MIT');
  assert.equal(catalogue.homepage, 'https://catalogue.example/');
  assert.ok(catalogue.solutions.every(({ stars }) => stars === null));
});

test('no sidecar tells when and on which system it was made', async (t) => {
  const out = temporaryFolder(t);
  await runCli(['build', join(GOLDENS, 'sources'), '--no-stars', '--no-pages', '--out', out], { env: EPOCH });
  const packed = readFileSync(join(out, `${DOCUMENT}.gz`));
  assert.deepEqual([...packed.subarray(4, 8), packed[9]], [0, 0, 0, 0, 255]);
});

test('the schema names the base URL, and describes the document that is built', async (t) => {
  const out = temporaryFolder(t);
  const argv = [
    'build',
    '--no-stars',
    '--no-pages',
    join(GOLDENS, 'sources'),
    '--out',
    out,
    '--base-url',
    'https://cdn.example/catalogue',
  ];
  await runCli(argv, { env: EPOCH });
  const schema = JSON.parse(
    readFileSync(join(out, 'reference/solutions.schema.json'), 'utf8'),
  ) as z.core.JSONSchema.JSONSchema;
  assert.equal(schema.$id, 'https://cdn.example/catalogue/reference/solutions.schema.json');
  const check = z.fromJSONSchema(schema);
  const document = JSON.parse(readFileSync(join(out, DOCUMENT), 'utf8')) as Catalogue;
  assert.ok(check.safeParse(document).success);
  assert.ok(check.safeParse({ ...document, later: true }).success, 'fields of a later version are no error');
  assert.ok(!check.safeParse({ ...document, version: 2 }).success);
  const broken = { ...document, solutions: [{ ...document.solutions[0], complexity: 11 }] };
  assert.ok(!check.safeParse(broken).success);
});

test('the same sources and SOURCE_DATE_EPOCH give the same bytes, whatever the clock says', async (t) => {
  const [first, second] = [temporaryFolder(t), temporaryFolder(t)];
  for (const [out, year] of [
    [first, 2026],
    [second, 2027],
  ] as const)
    await runCli(['build', join(GOLDENS, 'sources'), '--no-stars', '--out', out], {
      env: EPOCH,
      now: () => new Date(Date.UTC(year, 11, 1)),
    });
  assert.deepEqual(bytesOf(first), bytesOf(second));
});

test('without SOURCE_DATE_EPOCH the clock is asked, and only the document changes', async (t) => {
  const folder = makeCatalogue(t);
  const out = temporaryFolder(t);
  const build = (second: number) =>
    runCli(['build', folder, '--no-stars', '--no-pages', '--out', out], {
      now: () => new Date(Date.UTC(2026, 10, 21, 10, 0, second, 250)),
    });
  await build(1);
  const before = bytesOf(out);
  await build(2);
  const after = bytesOf(out);
  assert.equal((JSON.parse(String(after[DOCUMENT])) as Catalogue).generatedAt, '2026-11-21T10:00:02Z');
  assert.notDeepEqual(after[DOCUMENT], before[DOCUMENT]);
  assert.deepEqual(after['reference/solutions.schema.json'], before['reference/solutions.schema.json']);
});

test('after a change of one solution only what says something of it is published anew', async (t) => {
  const folder = makeCatalogueWithoutForms(t, {
    'solutions/alpha.yaml': solutionYaml('Alpha', { tags: ['slack-alternative'] }),
    'solutions/beta.yaml': solutionYaml('Beta', { tags: ['zoom-alternative'] }),
  });
  const [out, cache] = [temporaryFolder(t), temporaryFolder(t)];
  const build = async (second: number) => {
    const { out: report } = await runCli(['build', folder, '--no-stars', '--out', out, '--json'], {
      env: { SOLUTION_CATALOGUE_CACHE: cache },
      now: () => new Date(Date.UTC(2026, 10, 21, 10, 0, second)),
    });
    const { files } = JSON.parse(report) as { files: { path: string; changed: boolean }[] };
    return files.filter(({ changed }) => changed).map(({ path }) => path);
  };
  const sliceOf = (name: string) =>
    JSON.parse(readFileSync(join(out, `embed/data/solutions/${name}.json`), 'utf8')) as Catalogue;
  await build(1);
  writeFiles(folder, {
    'solutions/alpha.yaml': solutionYaml('Alpha', { tags: ['slack-alternative'], maturity: 9 }),
  });
  const changed = await build(2);
  const parts = changed.filter((path) => /^(embed\/data|\w\w\/(solutions|alternatives))\//.test(path));
  assert.deepEqual(parts.filter((path) => /^(embed|de)\//.test(path)).toSorted(), [
    'de/alternatives/slack/index.html',
    'de/solutions/alpha/index.html',
    // In its table of alternatives.
    'de/solutions/beta/index.html',
    'embed/data/alternatives/slack.json',
    'embed/data/categories/communication.json',
    'embed/data/solutions/alpha.json',
  ]);
  assert.equal(sliceOf('alpha').generatedAt, '2026-11-21T10:00:02Z');
  assert.equal(sliceOf('alpha').solutions[0]?.maturity, 9);
  assert.equal(sliceOf('beta').generatedAt, '2026-11-21T10:00:01Z');
});

test('a SOURCE_DATE_EPOCH that is no number is wrong usage', async (t) => {
  const folder = makeCatalogue(t);
  for (const epoch of ['yesterday', '-1', '1e3', '999999999999']) {
    const { code, err } = await runCli(
      ['build', folder, '--no-stars', '--no-pages', '--out', join(folder, 'out')],
      {
        env: { SOURCE_DATE_EPOCH: epoch },
      },
    );
    assert.equal(code, 2);
    assert.match(err, /^error: SOURCE_DATE_EPOCH is "[^"]+"; it must be seconds since 1970/);
  }
  assert.ok(!existsSync(join(folder, 'out')));
});

test('compressed forms are made only where a host sends them, and the size is told', async (t) => {
  const compressedFor = async (hosting: string) => {
    const out = temporaryFolder(t);
    const folder = makeCatalogue(t, { 'catalogue.yaml': CATALOGUE_YAML + hosting });
    const { err } = await runCli(['build', folder, '--no-stars', '--out', out], { env: EPOCH });
    const paths = Object.keys(readFiles(out)).filter((path) => path !== '.published.json');
    assert.match(err, new RegExp(`^The published folder has ${paths.length} files, \\d\\.\\d MB\\.$`, 'm'));
    return paths.filter((path) => /\.(gz|br|zst)$/.test(path));
  };
  const [all, here, elsewhere] = await Promise.all(
    ['', 'hosting: [netlify, nginx]\n', 'hosting: [netlify, github]\n'].map(compressedFor),
  );
  assert.ok(all?.includes('api/v1/solutions.json.br'));
  assert.deepEqual(here, all);
  assert.deepEqual(elsewhere, []);
});

test('a folder that free hosting does not take is told, with the level of pages that fits', () => {
  const files = (count: number, bytes: number) => Array.from({ length: count }, () => ({ path: 'x', bytes }));
  assert.equal(sizeOf(files(20_000, 10), 'standard'), 'The published folder has 20000 files, 0.2 MB.\n');
  assert.match(sizeOf(files(20_001, 10), 'standard'), /\nwarning: .*20000 files.* --pages minimal fits/);
  assert.match(sizeOf(files(1001, 1e6), 'standard'), /1001\.0 MB\.\nwarning: .*1 GB.* --pages minimal fits/);
  assert.match(sizeOf(files(20_001, 10), 'minimal'), /\nwarning: (?!.*minimal)/);
});

test('a document that the element would not read is told, with what to do', () => {
  const told = (bytes: number) => sizeOf([{ path: DOCUMENT_PATH, bytes }], false);
  assert.doesNotMatch(told(26_214_400), /warning/);
  assert.match(told(26_214_401), /\nwarning: .*26214401 bytes.* max-bytes="30000000".* Shorten/);
});

test('files that stay the same are not touched', async (t) => {
  const folder = makeCatalogue(t);
  const out = temporaryFolder(t);
  await runCli(['build', folder, '--no-stars', '--out', out], { env: EPOCH });
  const old = new Date('2020-01-01');
  for (const path of Object.keys(readFiles(out))) utimesSync(join(out, path), old, old);
  const { err } = await runCli(['build', folder, '--no-stars', '--out', out], { env: EPOCH });
  assert.match(err, /\(nothing changed\)/);
  for (const path of Object.keys(readFiles(out)))
    assert.equal(statSync(join(out, path)).mtimeMs, old.getTime());
});

test('problems: all of them on stderr, exit code 1, what was published stays byte for byte', async (t) => {
  const folder = makeCatalogue(t);
  const out = temporaryFolder(t);
  await runCli(['build', folder, '--no-stars', '--no-pages', '--out', out], { env: EPOCH });
  const before = bytesOf(out);
  writeFiles(folder, {
    'solutions/beta.yaml': solutionYaml('Beta', { license: 'AGPL3' }),
    'solutions/gamma.yaml': solutionYaml('Gamma', { complexity: 11 }),
    'solutions/good.yaml': solutionYaml('Good'),
  });
  const {
    code,
    out: printed,
    err,
  } = await runCli(['build', folder, '--no-stars', '--no-pages', '--out', out], { cwd: folder, env: EPOCH });
  assert.equal(code, 1);
  assert.equal(printed, '');
  assert.equal(
    err,
    'solutions/beta.yaml:5:10: error: license: "AGPL3" is no SPDX identifier. Did you mean "AGPL-3.0-or-later"?\n' +
      'solutions/gamma.yaml:10:13: error: complexity: 11 is too large; the most is 10.\n' +
      '2 errors. Nothing was published.\n',
  );
  assert.deepEqual(bytesOf(out), before);
});

test('a build that cannot write is refused, leaves every file as it was and nothing behind', async (t) => {
  const folder = makeCatalogue(t);
  const out = temporaryFolder(t);
  await runCli(['build', folder, '--no-stars', '--no-pages', '--out', out], { env: EPOCH });
  writeFiles(folder, { 'solutions/beta.yaml': solutionYaml('Beta') });

  await t.test('a folder where a file should be', async () => {
    const blocked = temporaryFolder(t);
    mkdirSync(join(blocked, DOCUMENT), { recursive: true });
    const { code, err } = await runCli(['build', folder, '--no-stars', '--no-pages', '--out', blocked], {
      env: EPOCH,
    });
    assert.equal(code, 3);
    assert.match(err, /^error: Nothing was published in .*: api\/v1\/solutions\.json is a folder there/);
    assert.deepEqual(readFiles(blocked), {});
  });

  await t.test('a file where a folder should be', async () => {
    const blocked = temporaryFolder(t);
    writeFiles(blocked, { reference: 'a file', 'api/v1/solutions.json': 'the old one' });
    const { code, err } = await runCli(['build', folder, '--no-stars', '--no-pages', '--out', blocked], {
      env: EPOCH,
    });
    assert.equal(code, 3);
    assert.match(err, /a file is where a folder should be/);
    assert.deepEqual(readFiles(blocked), { reference: 'a file', 'api/v1/solutions.json': 'the old one' });
    assert.deepEqual(readdirSync(blocked).toSorted(), ['api', 'reference']);
  });
});

test('--json reports on stdout, with problems and without', async (t) => {
  const folder = makeCatalogue(t, { 'solutions/notes.txt': 'x' });
  const out = temporaryFolder(t);
  const good = await runCli(['build', folder, '--no-stars', '--no-pages', '--out', out, '--json'], {
    env: EPOCH,
    cwd: folder,
  });
  const report = JSON.parse(good.out) as Record<string, unknown>;
  assert.equal(report.ok, true);
  assert.equal(report.warnings, 1);
  assert.equal(report.solutions, 1);
  assert.equal(report.requests, 0);
  assert.equal(report.generatedAt, '2025-03-15T00:53:20Z');
  assert.deepEqual(report.durations, { sources: 0, stars: 0, document: 0, publish: 0 });
  const reported = report.files as { path: string; bytes: number; changed: boolean }[];
  assert.ok(
    reported.every(({ path, bytes, changed }) => changed && bytes === statSync(join(out, path)).size),
  );
  assert.deepEqual(
    reported.slice(-4).map(({ path }) => path),
    ['', '.gz', '.br', '.zst'].map((ending) => DOCUMENT + ending),
    'the document comes last',
  );

  writeFiles(folder, { 'solutions/alpha.yaml': '' });
  const bad = await runCli(['build', folder, '--no-stars', '--no-pages', '--out', out, '--json'], {
    cwd: folder,
  });
  assert.equal(bad.code, 1);
  const { ok, errors, issues, files } = JSON.parse(bad.out) as Record<string, unknown> & {
    issues: unknown[];
  };
  assert.deepEqual([ok, errors, files], [false, 1, undefined]);
  assert.deepEqual(issues[0], {
    file: 'solutions/alpha.yaml',
    line: 1,
    column: 1,
    severity: 'error',
    rule: 'empty',
    message: 'is empty. Describe a solution or remove the file.',
  });
});

test('--base-url must be an address', async (t) => {
  const folder = makeCatalogue(t);
  const { code, err } = await runCli([
    'build',
    folder,
    '--no-stars',
    '--no-pages',
    '--out',
    folder,
    '--base-url',
    'here',
  ]);
  assert.equal(code, 2);
  assert.match(err, /--base-url: "here" is no http or https address/);
});

test('a document that the element would read otherwise is refused', () => {
  const text = readFileSync(join(GOLDENS, 'expected', DOCUMENT), 'utf8');
  const catalogue = JSON.parse(text) as Catalogue;
  const entries = loadSources(join(GOLDENS, 'sources'), NOW).entries;
  readBack(text, catalogue, entries);
  const broken = { ...catalogue, solutions: catalogue.solutions.map((one) => ({ ...one, complexity: 0 })) };
  // Each with the place of its source.
  const issuesOf = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      assert.ok(error instanceof RefusedError);
      return error.issues.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`);
    }
    return [];
  };
  const dropped = issuesOf(() => writeDocument(broken, entries));
  assert.equal(dropped.length, catalogue.solutions.length);
  assert.match(
    dropped[0] ?? '',
    /^solutions\/a-zeichner\.json:\d+:\d+: name: the element could not read .*complexity/,
  );
  const renamed = { ...catalogue, solutions: [{ ...catalogue.solutions[0]!, name: 'a\u202Eb' }] };
  const source = entries.find(({ solution }) => solution.name === catalogue.solutions[0]!.name)!;
  const changed = new Entry({ ...source.solution, name: 'a\u202Eb' }, source.file, source.places);
  assert.match(
    issuesOf(() => {
      readBack(JSON.stringify(renamed), renamed, [changed]);
    }).join(),
    /^solutions\/[\w-]+\.\w+:\d+:\d+: name: the element would show this solution otherwise\.$/,
  );
});
