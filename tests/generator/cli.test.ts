import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { elementBundle, elementLicences, packageRoot, version } from '../../generator/package.js';
import { run } from '../../generator/run.js';
import { makeCatalogue, solutionYaml, temporaryFolder } from './support/catalogues.js';
import { BUILT_CLI, runCli, testIo } from './support/io.js';

const ROOT = resolve(import.meta.dirname, '../..');
const SILENT = { PATH: process.env.PATH, SOURCE_DATE_EPOCH: '1742000000' };

const spawnCli = (argv: readonly string[], env: NodeJS.ProcessEnv = SILENT) =>
  spawnSync(process.execPath, [BUILT_CLI, ...argv], { encoding: 'utf8', cwd: ROOT, env });

test('help and version go to stdout, exit code 0', async () => {
  const help = await runCli(['--help']);
  assert.equal(help.code, 0);
  for (const command of ['validate', 'build', 'serve', 'dev'])
    assert.match(help.out, new RegExp(`^  ${command} `, 'm'));
  assert.match(
    help.out,
    /Exit codes: 0 done, 1 the sources have problems, 2 wrong usage, 3 refused to publish\./,
  );
  assert.deepEqual(await runCli(['--version']), { code: 0, out: `${version}\n`, err: '' });
  assert.equal((await runCli(['build', '--help'])).code, 0);
});

test('wrong usage is exit code 2, said on stderr', async () => {
  const cases: [string[], RegExp][] = [
    [[], /Usage:/],
    [['bulid'], /unknown command 'bulid'[^]*Did you mean build/],
    [['build'], /required option '--out <dir>' not specified/],
    [['build', 'x', 'y', '--out', 'z'], /too many arguments/],
    [['validate', '--format', 'xml'], /Allowed choices are text, json, github, sarif/],
    [['serve'], /missing required argument 'dir'/],
    [['serve', '.', '--port', 'http'], /It must be a number from 0 to 65535/],
    [['serve', '.', '--port', '65536'], /It must be a number from 0 to 65535/],
    [['build', '--out', 'x', '--frobnicate'], /unknown option '--frobnicate'/],
  ];
  for (const [argv, says] of cases) {
    const { code, out, err } = await runCli(argv);
    assert.equal(code, 2, argv.join(' '));
    assert.match(err, says);
    assert.equal(out, '');
  }
});

test('a fault of ours prints a stack and is no exit code of the contract', async () => {
  const io = testIo();
  const broken = {
    ...io,
    now: () => {
      throw new TypeError('the clock is broken\u001B[2J');
    },
  };
  assert.equal(await run(['validate', ROOT], broken), 70);
  assert.match(
    io.err(),
    /^This is a fault of solution-catalogue \d+\.\d+\.\d+:\nTypeError: the clock is broken\\u\{1B\}\[2J\n +at /,
  );
});

test('the package is found from the source', () => {
  assert.equal(packageRoot, ROOT);
  assert.equal(elementBundle, join(ROOT, 'dist/cdn/solution-catalogue.js'));
  assert.equal(elementLicences, join(ROOT, 'dist/cdn/licenses.txt'));
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  assert.equal(version, manifest.version);
});

test('the process: exit codes, results on stdout, messages on stderr, no colours in pipes', (t) => {
  const bad = makeCatalogue(t, { 'solutions/alpha.yaml': solutionYaml('Alpha', { license: 'AGPL3' }) });
  const validated = spawnCli(['validate', bad]);
  assert.equal(validated.status, 1);
  assert.match(validated.stdout, /solutions\/alpha\.yaml:5:10: error: license: "AGPL3"/);
  assert.match(validated.stderr, /^1 error\.\n/m);
  assert.ok(!validated.stdout.includes('\u001B'));

  const out = temporaryFolder(t);
  const built = spawnCli(['build', makeCatalogue(t), '--out', out, '--no-stars']);
  assert.equal(built.status, 0, built.stderr);
  assert.equal(built.stdout, '');
  assert.match(
    readFileSync(join(out, 'api/v1/solutions.json'), 'utf8'),
    /"generatedAt":"2025-03-15T00:53:20Z"/,
  );
  assert.equal(spawnCli(['build']).status, 2);

  assert.ok(spawnCli(['validate', bad], { ...SILENT, FORCE_COLOR: '1' }).stdout.includes('\u001B[31m'));
  assert.ok(
    !spawnCli(['validate', bad], { ...SILENT, FORCE_COLOR: '1', NO_COLOR: '1' }).stdout.includes('\u001B'),
  );
});

test('the process: serve ends on SIGTERM with exit code 0', async (t) => {
  const child = spawn(process.execPath, [BUILT_CLI, 'serve', temporaryFolder(t), '--port', '0'], {
    cwd: ROOT,
    env: SILENT,
  });
  t.after(() => child.kill('SIGKILL'));
  const url = await new Promise<string>((found) => {
    child.stdout.on('data', (data: Buffer) => {
      found(data.toString().trim());
    });
  });
  assert.equal((await fetch(url)).status, 404);
  child.kill('SIGTERM');
  assert.equal(await new Promise((ended) => child.once('exit', ended)), 0);
});
