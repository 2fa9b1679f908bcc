import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { parse } from 'yaml';
import type { Ask } from '../../../generator/terminal.js';
import { makeCatalogue, temporaryFolder, writeFiles } from '../support/catalogues.js';
import { readFiles } from '../support/goldens.js';
import { runCli } from '../support/io.js';

/** A person who gives these answers, by the beginnings of the questions, and writes down what was asked. */
function person(answers: Readonly<Record<string, string | string[] | undefined>>) {
  const questions: string[] = [];
  const answer = (message: string) => {
    questions.push(message);
    const key = Object.keys(answers).find((start) => message.startsWith(start));
    return key === undefined ? '' : answers[key];
  };
  const ask: Ask = {
    text: ({ message, check }) => {
      const text = answer(message) as string | undefined;
      assert.equal(text === undefined ? undefined : check?.(text), undefined, message);
      return Promise.resolve(text);
    },
    one: ({ message, choices }) => {
      const value = answer(message) as string | undefined;
      if (value !== undefined)
        assert.ok(
          choices.some((choice) => choice.value === value),
          message,
        );
      return Promise.resolve(value);
    },
    some: ({ message }) => {
      const values = answer(message);
      return Promise.resolve(typeof values === 'string' ? [] : values);
    },
  };
  return { ask, questions };
}

test('what init writes passes validate without a word, and builds', async (t) => {
  const folder = join(temporaryFolder(t), 'new/catalogue');
  const { code, out, err } = await runCli(['init', folder]);
  assert.equal(code, 0);
  assert.equal(out.trim().split('\n').length, Object.keys(readFiles(folder)).length, 'every file is named');
  assert.match(err, /^Next: solution-catalogue validate .*\nThen: solution-catalogue dev /m);

  const validated = await runCli(['validate', folder]);
  assert.deepEqual([validated.code, validated.out, validated.err], [0, '', '2 solutions, no errors.\n']);
  const built = await runCli(['build', folder, '--out', join(folder, 'public'), '--no-stars']);
  assert.equal(built.code, 0, built.err);
  const fixed = await runCli(['validate', folder, '--fix', '--format', 'json']);
  assert.deepEqual((JSON.parse(fixed.out) as { fixed: unknown[] }).fixed, [], 'nothing to mend');
});

test('init wires the schema for editors: in every source, and for sources without that line', async (t) => {
  const folder = temporaryFolder(t);
  await runCli(['init', folder]);
  const files = readFiles(folder);
  const sources = Object.entries(files).filter(([path]) => path.startsWith('solutions/'));
  assert.equal(sources.length, 2);
  for (const [path, text] of sources) {
    const schema = /^# yaml-language-server: \$schema=(\S+)$/m.exec(text)?.[1] ?? '';
    assert.ok(existsSync(join(folder, path, '..', schema)), schema);
  }
  const settings = JSON.parse(files['.vscode/settings.json'] ?? '') as {
    'yaml.schemas': Record<string, string[]>;
  };
  for (const path of Object.keys(settings['yaml.schemas'])) assert.ok(existsSync(join(folder, path)), path);
  const { out } = await runCli(['validate', folder, '--schema']);
  assert.equal(files['solution.schema.json'], out);
});

test('init: options for everything, and nothing that is there is touched', async (t) => {
  const folder = temporaryFolder(t);
  writeFiles(folder, { '.gitignore': 'mine\n' });
  const options = [
    '--homepage',
    'https://mine.example/',
    '--hosts',
    'github.com,codeberg.org',
    '--ci',
    'gitlab',
  ];
  const { code, out, err } = await runCli(['init', ...options], { cwd: folder });
  assert.equal(code, 0);
  assert.ok(!out.includes('.github'));
  assert.match(err, /^\.gitignore is there already and stays as it is\.$/m);
  const files = readFiles(folder);
  assert.equal(files['.gitignore'], 'mine\n');
  const settings = parse(files['catalogue.yaml'] ?? '') as Record<string, unknown>;
  assert.equal(settings.homepage, 'https://mine.example/');
  assert.deepEqual(settings.repositoryHosts, ['github.com', 'codeberg.org']);

  const again = await runCli(['init'], { cwd: folder });
  assert.equal(again.code, 2);
  assert.match(again.err, /has a catalogue\.yaml already, which stays as it is\. Add a solution with: /);
  assert.deepEqual(readFiles(folder), files);
  for (const [argv, says] of [
    [['--homepage', 'nowhere'], /--homepage: "nowhere" is no http or https address/],
    [['--hosts', 'a.b,c.d,e.f'], /one or two host names/],
    [['--hosts', 'https://github.com'], /one or two host names/],
    [['--ci', 'jenkins'], /It must be github, gitlab/],
  ] as const) {
    const wrong = await runCli(['init', 'elsewhere', ...argv], { cwd: folder });
    assert.equal(wrong.code, 2);
    assert.match(wrong.err, says);
  }
});

test('init adds to an imported catalogue what is around it: address, schemas, CI, and no samples', async (t) => {
  const cwd = temporaryFolder(t);
  writeFiles(cwd, { 'list.csv': 'name,github,category\nAlpha,https://github.com/x/alpha,Chat\n' });
  await runCli(['import', 'csv', 'list.csv', '--out', 'c'], { cwd });
  const argv = ['init', 'c', '--homepage', 'https://mine.example/', '--ci', 'github', '--yes'];
  const { code, out, err } = await runCli(argv, { cwd });
  assert.equal(code, 0, err);
  assert.match(out, /^c\/catalogue\.yaml$[^]*^c\/\.github\/workflows\/catalogue\.yml$/m);
  const files = readFiles(join(cwd, 'c'));
  assert.match(files['catalogue.yaml'] ?? '', /^# Where .*\nhomepage: https:\/\/mine\.example\/$/m);
  assert.deepEqual(
    Object.keys(files).filter((path) => path.startsWith('solutions/')),
    ['solutions/alpha.yaml'],
  );
  assert.match(files['solution.schema.json'] ?? '', /"Chat"/);
  // Again: the address stays the one that the catalogue has.
  const again = await runCli(['init', 'c', '--ci', 'gitlab', '--yes'], { cwd });
  assert.equal(again.code, 0, again.err);
  assert.match(readFiles(join(cwd, 'c'))['.gitlab-ci.yml'] ?? '', /--keep-from 'https:\/\/mine\.example\/'/);
});

test('init without the platform of the samples leaves their repositories to be written', async (t) => {
  const folder = temporaryFolder(t);
  await runCli(['init', folder, '--hosts', 'gitlab.com']);
  const { code, out } = await runCli(['validate', folder, '--drafts'], { cwd: folder });
  assert.equal(code, 1);
  assert.equal(out.match(/github: is still to be written/g)?.length, 2);
  assert.match(out, /nothing is ready to be published: all of 2 are drafts/);
  assert.equal(out.trim().split('\n').length, 3);
});

test('init asks on a terminal for what no option says, and writes nothing when that is enough', async (t) => {
  const folder = temporaryFolder(t);
  const { ask, questions } = person({
    'Where will the catalogue': 'https://mine.example/',
    'Where will it be built': ['github'],
  });
  await runCli(['init', 'a'], { cwd: folder, ask });
  assert.equal(questions.length, 2);
  assert.ok(
    existsSync(join(folder, 'a/.github/workflows/catalogue.yml')) &&
      !existsSync(join(folder, 'a/.gitlab-ci.yml')),
  );
  await runCli(['init', 'b', '--yes'], { cwd: folder, ask });
  assert.equal(questions.length, 2, 'with --yes nothing is asked');
  const stopped = await runCli(['init', 'c'], { cwd: folder, ask: person({ Where: undefined }).ask });
  assert.equal(stopped.code, 2);
  assert.match(stopped.err, /^Nothing was written\.$/m);
  assert.ok(!existsSync(join(folder, 'c')));
});

test('new writes what options say, TODO for the rest, and validate lists each with its place', async (t) => {
  const folder = makeCatalogue(t);
  const argv = [
    'new',
    'Étherpad & Co.',
    folder,
    '--license',
    'Apache-2.0',
    '--complexity',
    '3',
    '--deployment',
    'docker, linux',
  ];
  const { code, out, err } = await runCli([...argv, '--description-en', 'Write: "together" # now']);
  assert.equal(code, 0);
  assert.equal(out, `${join(folder, 'solutions/etherpad-co.yaml')}\n`);
  assert.match(
    err,
    /^11 fields still to be written: TODO stands there\.\nNext: solution-catalogue validate /,
  );
  const source = parse(readFileSync(join(folder, 'solutions/etherpad-co.yaml'), 'utf8')) as Record<
    string,
    unknown
  >;
  assert.deepEqual(
    [source.name, source.license, source.complexity, source.deployment, source.descriptionEn, source.addedAt],
    ['Étherpad & Co.', 'Apache-2.0', 3, ['docker', 'linux'], 'Write: "together" # now', '2026-11-21'],
  );
  const validated = await runCli(['validate', folder, '--drafts'], { cwd: folder });
  const lines = validated.out.trim().split('\n');
  assert.equal(lines.length, 11);
  assert.match(
    lines[0] ?? '',
    /^solutions\/etherpad-co\.yaml:2:11: warning: category: is still to be written: /,
  );

  const again = await runCli(['new', 'etherpad co', folder]);
  assert.equal(again.code, 2);
  assert.match(again.err, /etherpad-co\.yaml is there already and stays as it is/);
});

test('new refuses what validate would refuse, before anything is written', async (t) => {
  const folder = makeCatalogue(t);
  for (const [argv, says] of [
    [['--license', 'AGPL3'], /license: "AGPL3" is no SPDX identifier\. Did you mean "AGPL-3\.0-or-later"\?/],
    [['--category', 'Garten'], /category: "Garten" is no category/],
    [['--complexity', '11'], /complexity: 11 is too large/],
    [['--maturity', 'high'], /maturity: "high" is no number/],
    [['--tags', 'Web Chat'], /tags: "Web Chat" is no slug/],
    [['--added-at', '2030-01-01'], /addedAt: 2030-01-01 is in the future/],
  ] as const) {
    const { code, err } = await runCli(['new', 'Beta', folder, ...argv]);
    assert.equal(code, 2);
    assert.match(err, says);
  }
  assert.equal((await runCli(['new', '文档', folder])).code, 2);
  assert.equal((await runCli(['new', 'Beta', temporaryFolder(t)])).code, 2);
  assert.deepEqual(Object.keys(readFiles(join(folder, 'solutions'))), ['alpha.yaml']);
});

test('new asks on a terminal, field by field, for what no option says', async (t) => {
  const folder = makeCatalogue(t);
  const { ask, questions } = person({
    category: 'Kommunikation',
    'description:': 'Deutsch.',
    descriptionEn: 'English.',
    deployment: ['docker'],
    audience: ['private'],
    complexity: '3',
    maturity: '4',
    resourceUsage: '5',
    maintenance: '6',
    tags: 'slack-alternative',
    github: 'https://github.com/example/beta',
    website: 'https://beta.example/',
    icon: '💬',
    origin: '🇨🇭 Schweiz',
  });
  const { code, err } = await runCli(['new', 'Beta', folder, '--license', 'MIT'], { ask });
  assert.equal(code, 0, err);
  assert.ok(!questions.some((question) => question.startsWith('license') || question.startsWith('name')));
  assert.equal((await runCli(['validate', folder])).code, 0, 'nothing is left to be written');
  const stopped = await runCli(['new', 'Gamma', folder], { ask: person({ category: undefined }).ask });
  assert.equal(stopped.code, 2);
  assert.ok(!existsSync(join(folder, 'solutions/gamma.yaml')));
});
