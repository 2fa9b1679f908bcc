import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import type { Catalogue } from '../../../src/catalogue/schema.js';
import {
  makeCatalogueWithoutForms,
  solutionYaml,
  temporaryFolder,
  writeFiles,
} from '../support/catalogues.js';
import { CodeHosts, type HostedRepository } from '../support/code-hosts.js';
import { readFiles } from '../support/goldens.js';
import { runCli, type TestIoOptions } from '../support/io.js';

const DOCUMENT = 'api/v1/solutions.json';
const NAMES = ['Alpha', 'Beta', 'Gamma'];
const REPOSITORIES: Record<string, HostedRepository> = {
  'example/alpha': { stars: 10 },
  'example/beta': { stars: 20 },
  'example/gamma': { stars: 30 },
};

const makeThree = (t: TestContext) =>
  makeCatalogueWithoutForms(
    t,
    Object.fromEntries(NAMES.map((name) => [`solutions/${name.toLowerCase()}.yaml`, solutionYaml(name)])),
  );

/** The stars of the solutions, in the order of their names. */
const starsIn = (out: string) =>
  (JSON.parse(readFileSync(join(out, DOCUMENT), 'utf8')) as Catalogue).solutions
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ stars }) => stars);

/** A catalogue that is published with its stars. */
async function published(t: TestContext) {
  const hosts = await CodeHosts.start(t, { ...REPOSITORIES });
  const folder = makeThree(t);
  const out = temporaryFolder(t);
  const build = (argv: readonly string[] = [], options: TestIoOptions = {}) =>
    runCli(['build', folder, '--no-pages', '--out', out, ...argv], {
      cwd: folder,
      env: hosts.env({ GITHUB_TOKEN: 'secret-token' }),
      ...options,
    });
  const first = await build();
  assert.equal(first.code, 0, first.err);
  assert.deepEqual(starsIn(out), [10, 20, 30]);
  return { hosts, folder, out, build, first };
}

test('build publishes the counts and says how many there are', async (t) => {
  const { first, hosts, build } = await published(t);
  assert.match(first.err, /^Stars: 3 counted\.\nPublished 3 solutions/m);
  const { out } = await build(['--json']);
  const report = JSON.parse(out) as Record<string, unknown>;
  assert.deepEqual(report.stars, { counted: 3, kept: 0, unavailable: 0 });
  assert.equal(report.requests, 1);
  assert.equal(hosts.requests.length, 2);
});

test('unavailable is null, with a warning at the line of the address', async (t) => {
  const { hosts, folder, out, build } = await published(t);
  writeFiles(folder, {
    'solutions/beta.yaml': solutionYaml('Beta', { github: 'https://github.com/example/gone' }),
    'solutions/delta.yaml': solutionYaml('Delta'),
    'solutions/epsilon.yaml': solutionYaml('Epsilon', { github: 'https://github.com/old/name' }),
  });
  Object.assign(hosts.repositories, {
    'example/delta': { stars: 40, isArchived: true },
    'old/name': { stars: 50, movedTo: 'new/name' },
    'new/name': { stars: 50 },
  });
  const { code, err } = await build();
  assert.equal(code, 0);
  assert.deepEqual(starsIn(out), [10, null, 40, 50, 30]);
  const line = /^github:/m.exec(solutionYaml('Beta'))!.index;
  const place = `${solutionYaml('Beta').slice(0, line).split('\n').length}:9`;
  assert.equal(
    err.replace(/^(Published|The published folder) .*\n/gm, ''),
    `solutions/beta.yaml:${place}: warning: github: no star count: github.com knows no public repository of this name. ` +
      'Correct the address, or remove the solution if it is gone.\n' +
      `solutions/delta.yaml:${place}: warning: github: the repository is archived. Should the solution still be listed?\n` +
      `solutions/epsilon.yaml:${place}: warning: github: the repository has moved to https://github.com/new/name. ` +
      'Write that address.\nStars: 4 counted, 1 unavailable.\n',
  );
});

test('a host that fails stops no correction: the published counts stay, with their day and a warning', async (t) => {
  const { hosts, folder, out, build } = await published(t);
  hosts.fault = () => ({ status: 401 });
  writeFiles(folder, { 'solutions/alpha.yaml': solutionYaml('Alpha', { license: 'Apache-2.0' }) });

  const kept = await build(['--json'], { now: () => new Date('2026-11-23T10:00:00Z') });
  assert.equal(kept.code, 0, kept.err);
  assert.deepEqual(starsIn(out), [10, 20, 30]);
  assert.match(readFileSync(join(out, DOCUMENT), 'utf8'), /Apache-2\.0/);
  assert.match(
    kept.err,
    /warning: github: no new star count, that of 2026-11-21 stays: no answer from github\.com: it refused GITHUB_TOKEN/,
  );
  assert.match(kept.err, /^Stars: 0 counted, 3 kept from 2026-11-21\.$/m);
  const report = JSON.parse(kept.out) as { warnings: number; stars: object };
  assert.equal(report.warnings, 3);
  assert.deepEqual(report.stars, { counted: 0, kept: 3, keptFrom: '2026-11-21T10:00:00Z', unavailable: 0 });

  const lost = await build(['--allow-star-loss']);
  assert.equal(lost.code, 0);
  assert.deepEqual(starsIn(out), [null, null, null]);
});

test('--require-stars refuses when a host fails, and what is published stays', async (t) => {
  const { hosts, out, build } = await published(t);
  const before = readFileSync(join(out, DOCUMENT));
  for (const status of [401, 404]) {
    hosts.fault = () => ({ status });
    const refused = await build(['--json', '--require-stars']);
    assert.equal(refused.code, 3);
    assert.match(
      refused.err,
      /error: Refused to publish, as --require-stars asks: github\.com gave no star counts of 3 of 3 repositories \(/,
    );
    assert.deepEqual(readFileSync(join(out, DOCUMENT)), before);
    const report = JSON.parse(refused.out) as { ok: boolean; refused: string; warnings: number };
    assert.equal(report.ok, false);
    assert.match(report.refused, /^Refused to publish/);
    assert.equal(report.warnings, 3);
  }
  assert.equal((await build(['--require-stars', '--no-stars'])).code, 2);
  hosts.fault = () => undefined;
  assert.equal((await build(['--require-stars'])).code, 0);
});

test('a host that knows none of several repositories has failed as a whole, too: the counts stay', async (t) => {
  const { hosts, out, build } = await published(t);
  hosts.fault = () => ({ status: 404 });
  const { code, err } = await build();
  assert.equal(code, 0, err);
  assert.deepEqual(starsIn(out), [10, 20, 30]);
  assert.match(err, /no new star count here and for 2 others|no new star count, that of 2026-11-21 stays/);
});

test('--no-stars asks nobody and takes no published count away', async (t) => {
  const { hosts, out, build } = await published(t);
  const asked = hosts.requests.length;
  const { code, err } = await build(['--no-stars']);
  assert.equal(code, 0);
  assert.deepEqual(starsIn(out), [10, 20, 30]);
  assert.match(err, /^Stars: 0 counted, 3 kept from 2026-11-21\.$/m);
  assert.equal(hosts.requests.length, asked);
});

/** The published folder on a server, which may answer otherwise. */
async function serveDocument(t: TestContext, out: string) {
  const answer = { status: 200, body: () => readFileSync(join(out, DOCUMENT), 'utf8') };
  const server = createServer((request, response) => {
    const isThere = request.url === `/catalogue/${DOCUMENT}`;
    response.writeHead(isThere ? answer.status : 404).end(isThere ? answer.body() : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { answer, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/catalogue/` };
}

test('--stars-from an address: with a lost cache, neither counts nor the guard against shrinking are lost', async (t) => {
  const { hosts, folder, out } = await published(t);
  const { answer, url } = await serveDocument(t, out);
  const build = (into: string, ...argv: readonly string[]) =>
    runCli(['build', folder, '--no-pages', '--out', into, ...argv], {
      env: hosts.env({ GITHUB_TOKEN: 'secret-token' }),
    });
  // A failure that is not tried again, so that nothing has to be waited for.
  hosts.fault = () => ({ status: 401 });
  const fresh = temporaryFolder(t);
  const kept = await build(fresh, '--stars-from', url);
  assert.equal(kept.code, 0, kept.err);
  assert.deepEqual(starsIn(fresh), [10, 20, 30]);

  for (const name of ['beta', 'gamma']) rmSync(join(folder, `solutions/${name}.yaml`));
  const shrunk = await build(temporaryFolder(t), '--stars-from', url);
  assert.equal(shrunk.code, 3);
  assert.match(shrunk.err, /1 solution would replace the 3 that are published/);

  // A site that is new, and one that is down: the latter says nothing of what was published.
  answer.status = 404;
  const first = await build(temporaryFolder(t), '--stars-from', url);
  assert.equal(first.code, 0, first.err);
  assert.match(first.err, /--stars-from: \S+ answers with status 404, so nothing is published there yet/);
  for (const [change, says] of [
    [{ status: 503 }, /answers with status 503/],
    [{ status: 200, body: () => '<!doctype html>' }, /is no catalogue document/],
    [{ status: 200, body: () => ' '.repeat(27_000_000) }, /is larger than 25 MiB/],
  ] as const) {
    Object.assign(answer, change);
    const refused = await build(temporaryFolder(t), '--stars-from', url);
    assert.equal(refused.code, 3);
    assert.match(refused.err, says);
    const beside = await build(fresh, '--stars-from', url, '--allow-shrink');
    assert.equal(beside.code, 0, beside.err);
    assert.match(beside.err, /What is in \S+ is taken instead/);
  }
});

test('a part of a host may fail: null, and the rest is published', async (t) => {
  const { hosts, folder, out } = await published(t);
  hosts.fault = ({ path }) => (path.endsWith('/beta') ? { status: 451 } : undefined);
  const { code } = await runCli(['build', folder, '--no-pages', '--out', out], { env: hosts.env() });
  assert.equal(code, 0);
  assert.deepEqual(starsIn(out), [10, null, 30]);
});

test('without a network, a first build publishes null and says why', async (t) => {
  const out = join(temporaryFolder(t), 'new');
  const { code, err } = await runCli([
    'build',
    makeThree(t),
    '--no-pages',
    '--out',
    out,
    '--stars-timeout',
    '0.2',
  ]);
  assert.equal(code, 0, err);
  assert.deepEqual(starsIn(out), [null, null, null]);
  assert.match(err, /alpha\.yaml:\d+:9: warning: github: no star count: no answer from github\.com: /);
});

test('--no-stars asks nobody; --stars-from still gives the counts of another document', async (t) => {
  const { hosts, folder, out } = await published(t);
  const asked = hosts.requests.length;
  const other = join(temporaryFolder(t), 'other');
  const build = (argv: readonly string[]) =>
    runCli(['build', folder, '--no-pages', '--out', other, '--no-stars', ...argv], { env: hosts.env() });
  assert.equal((await build([])).code, 0);
  assert.deepEqual(starsIn(other), [null, null, null]);
  // Mended since: found by its name.
  writeFiles(folder, {
    'solutions/beta.yaml': solutionYaml('Beta', { github: 'https://github.com/moved/beta' }),
  });
  const { err } = await build(['--stars-from', out]);
  assert.match(err, /^Stars: 0 counted, 3 kept from 2026-11-21\.$/m);
  assert.deepEqual(starsIn(other), [10, 20, 30]);
  assert.equal(hosts.requests.length, asked);
});

test('--stars-from and --stars-timeout that cannot be meant are wrong usage', async (t) => {
  const folder = makeCatalogueWithoutForms(t, { 'no.json': '{"version":1}' });
  const out = join(folder, 'out');
  for (const [argv, says] of [
    [['--stars-from', 'nowhere.json'], /--stars-from: \S+nowhere\.json does not exist/],
    [['--stars-from', 'no.json'], /--stars-from: \S+no\.json is no catalogue document/],
    [['--stars-timeout', 'soon'], /It must be a number of seconds/],
    [['--stars-timeout', '0'], /It must be a number of seconds/],
  ] as const) {
    const { code, err } = await runCli(['build', folder, '--out', out, ...argv], { cwd: folder });
    assert.equal(code, 2);
    assert.match(err, says);
  }
  assert.ok(!existsSync(out));
});

test('variables that cannot be meant are wrong usage, and are not repeated', async (t) => {
  const folder = makeCatalogueWithoutForms(t);
  const out = join(folder, 'out');
  for (const [env, says] of [
    [{ GITHUB_API_URL: 'api.github.com' }, /GITHUB_API_URL is no base address of an API/],
    [{ GITHUB_API_URL: 'https://user:secret@api.example/' }, /GITHUB_API_URL is no base address of an API/],
    [{ GITLAB_API_URL: 'ftp://git.example/' }, /GITLAB_API_URL is no base address/],
    [{ GITHUB_TOKEN: 'sec ret' }, /GITHUB_TOKEN contains blanks/],
    [{ GITHUB_TOKEN: 'secrét' }, /GITHUB_TOKEN contains blanks or characters/],
    [
      { GITHUB_TOKEN: 'secret', GITHUB_API_URL: 'http://git.example' },
      /would be sent to git\.example for everybody/,
    ],
  ] as const) {
    const { code, err } = await runCli(['build', folder, '--out', out], { env });
    assert.equal(code, 2, err);
    assert.match(err, says);
    assert.ok(!/sec ?r[eé]t/.test(err), err);
  }
  assert.ok(!existsSync(out), 'nothing is left of a folder that was made for nothing');
});

test('a token is in no output, no error and no file', async (t) => {
  const { hosts, out, build } = await published(t);
  const outputs = [await build(['--json'])];
  for (const fault of [
    { status: 401, body: 'secret-token' },
    { status: 500, body: 'secret-token' },
    { body: { data: { r0: { nameWithOwner: 'secret-token/x', stargazerCount: 1 } } } },
  ]) {
    hosts.fault = () => fault;
    outputs.push(await build(['--json', '--allow-star-loss'], { isTerminal: true }));
  }
  outputs.push(await build(['--json']));
  assert.ok(!JSON.stringify([outputs, readFiles(out)]).includes('secret-token'));
  assert.ok(hosts.requests.some(({ headers }) => headers.authorization === 'Bearer secret-token'));
});

test('progress with an estimate on a terminal, and nowhere else', async (t) => {
  const { build, first } = await published(t);
  assert.ok(!first.err.includes('█') && !first.err.includes('\u001B'));
  const { err, out } = await build([], { isTerminal: true });
  assert.match(err, /Stars [█░]{30} \d of 3/);
  // The line is wiped before the result is printed.
  assert.match(err.slice(err.lastIndexOf('\u001B')), /Stars: 3 counted\./);
  assert.equal(out, '');
});
