import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { makeCatalogue, solutionYaml, temporaryFolder, writeFiles } from '../support/catalogues.js';
import { runCli } from '../support/io.js';

/** What a catalogue looks like in its first week: one solution is ready, four are not. */
const FILES = {
  'solutions/beta.yaml': solutionYaml('Beta', { status: 'draft' }),
  'solutions/gamma.yaml': solutionYaml('Gamma', {
    complexity: 'TODO',
    maturity: 'TODO',
    description: 'TODO',
    website: 'gamma',
  }),
  'solutions/delta.yaml': 'name: Delta\nstatus: draft\nmaturity: TODO\n',
  'solutions/epsilon.yaml': solutionYaml('Epsilon', { why: { de: 'TODO' } }),
};

const names = (out: string) => {
  const text = readFileSync(join(out, 'api/v1/solutions.json'), 'utf8');
  return (JSON.parse(text) as { solutions: { name: string }[] }).solutions.map(({ name }) => name);
};

test('drafts keep nothing from being published, and it is said how far they are', async (t) => {
  const folder = makeCatalogue(t, FILES);
  const { code, out, err } = await runCli(['validate', folder], { cwd: folder });
  assert.deepEqual([code, out], [0, '']);
  assert.match(err, /^1 of 5 ready; missing: German 2, scores 2, website 2, .*why 1/m);
  assert.match(err, /^1 solution, no errors\.$/m);

  const target = temporaryFolder(t);
  const build = await runCli(['build', folder, '--out', target, '--no-stars', '--no-pages'], { cwd: folder });
  assert.equal(build.code, 0, build.err);
  assert.match(build.err, /^Kept out 4 drafts: Beta, Delta, Epsilon, Gamma\.$/m);
  assert.deepEqual(names(target), ['Alpha']);
});

test('what is left in drafts is told on request, with its place', async (t) => {
  const folder = makeCatalogue(t, FILES);
  const { code, out } = await runCli(['validate', folder, '--drafts'], { cwd: folder });
  assert.equal(code, 0);
  assert.match(out, /^solutions\/gamma\.yaml:3:14: warning: description: is still to be written/m);
  assert.match(out, /^solutions\/gamma\.yaml:\d+:10: warning: website: "gamma" is no http or https address/m);
  assert.match(out, /^solutions\/delta\.yaml:1:1: warning: \d+ fields are missing/m);
  assert.match(out, /^solutions\/epsilon\.yaml:\d+:7: warning: why\.de: is still to be written/m);
  const json = await runCli(['validate', folder, '--format', 'json'], { cwd: folder });
  const report = JSON.parse(json.out) as { errors: number; drafts: { name: string; open: string[] }[] };
  assert.equal(report.errors, 0);
  assert.deepEqual(report.drafts[3], {
    name: 'Gamma',
    file: 'solutions/gamma.yaml',
    line: 1,
    open: ['description', 'complexity', 'maturity', 'website'],
  });
});

test('errors of what is published remain errors', async (t) => {
  const folder = makeCatalogue(t, {
    ...FILES,
    'solutions/zeta.yaml': solutionYaml('Zeta', { license: 'AGPL3' }),
  });
  const { code, out } = await runCli(['validate', folder], { cwd: folder });
  assert.equal(code, 1);
  assert.match(out, /^solutions\/zeta\.yaml:5:10: error: license: [^\n]*\n$/);
});

test('a solution that was published and becomes a draft leaves the document with a warning', async (t) => {
  const others = Object.fromEntries(
    ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => [
      `solutions/${name.toLowerCase()}.yaml`,
      solutionYaml(name),
    ]),
  );
  const folder = makeCatalogue(t, others);
  const target = temporaryFolder(t);
  const argv = ['build', folder, '--out', target, '--no-stars', '--no-pages'];
  assert.equal((await runCli(argv, { cwd: folder })).code, 0);
  writeFiles(folder, { 'solutions/two.yaml': solutionYaml('Two', { maturity: 'TODO' }) });
  const { code, err } = await runCli(argv, { cwd: folder });
  assert.equal(code, 0, err);
  assert.match(err, /^solutions\/two\.yaml:1:1: warning: "Two" was published and is a draft now/m);
  assert.deepEqual(names(target), ['Alpha', 'Five', 'Four', 'One', 'Three']);
});

test('a draft that repeats a published name says so, and drafts alone publish nothing', async (t) => {
  const folder = makeCatalogue(t, {
    'solutions/again.yaml': solutionYaml('ALPHA', {
      status: 'draft',
      github: 'https://github.com/example/again',
    }),
  });
  const { out } = await runCli(['validate', folder, '--drafts'], { cwd: folder });
  assert.match(
    out,
    /^solutions\/again\.yaml:1:1: warning: name: "ALPHA" is already in solutions\/alpha\.yaml/m,
  );
  writeFiles(folder, { 'solutions/alpha.yaml': solutionYaml('Alpha', { status: 'draft' }) });
  const none = await runCli(['validate', folder], { cwd: folder });
  assert.equal(none.code, 1);
  assert.match(none.out, /^solutions:1:1: error: nothing is ready to be published: all of 2 are drafts/);
});
