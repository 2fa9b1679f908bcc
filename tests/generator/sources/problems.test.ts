import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execFileSync } from 'node:child_process';
import test from 'node:test';
import { version } from '../../../generator/package.js';
import {
  CATALOGUE_YAML,
  makeCatalogue,
  solution,
  solutionYaml,
  temporaryFolder,
  writeFiles,
} from '../support/catalogues.js';
import { assertGolden } from '../support/goldens.js';
import { runCli } from '../support/io.js';

const GOLDENS = resolve(import.meta.dirname, '../../goldens/problems');

/** What `validate` says of a catalogue with these files, line by line. */
async function validate(
  t: Parameters<typeof makeCatalogue>[0],
  files: Parameters<typeof makeCatalogue>[1],
): Promise<{ code: number; lines: string[] }> {
  const folder = makeCatalogue(t, files);
  const { code, out } = await runCli(['validate', folder], { cwd: folder });
  return { code, lines: out.split('\n').slice(0, -1) };
}

test('every problem of a catalogue full of them is told, in every format', async () => {
  const folder = join(GOLDENS, 'sources');
  const formats = ['text', 'json', 'github', 'sarif'] as const;
  const files: Record<string, string> = {};
  for (const format of formats) {
    const { code, out } = await runCli(['validate', '--format', format], { cwd: folder });
    assert.equal(code, 1);
    files[`problems.${format}`] = out.replace(`"version": "${version}"`, '"version": "…"');
  }
  assertGolden(
    Object.fromEntries(Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    join(GOLDENS, 'expected'),
  );
});

test('problems come sorted by file, line and column', async () => {
  const { out } = await runCli(['validate', '--format', 'json'], { cwd: join(GOLDENS, 'sources') });
  const { issues } = JSON.parse(out) as { issues: { file: string; line: number; column: number }[] };
  assert.ok(issues.length > 80);
  const sorted = issues.toSorted(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
  assert.deepEqual(issues, sorted);
});

test('paths are relative to where the command was called', async (t) => {
  const folder = makeCatalogue(t, { 'solutions/alpha.yaml': '' });
  const { out } = await runCli(['validate', folder], { cwd: join(folder, 'solutions') });
  assert.match(out, /^\.\.\/solutions\/alpha\.yaml:1:1: error: is empty/);
});

test('on a terminal a problem comes with its line and a caret under the place', async (t) => {
  const folder = makeCatalogue(t, { 'solutions/alpha.yaml': solutionYaml('Alpha', { license: 'AGPL3' }) });
  const { out } = await runCli(['validate', folder], { cwd: folder, isTerminal: true });
  const [, excerpt = '', caret = ''] = out.split('\n');
  assert.equal(excerpt, ' 5 | license: AGPL3');
  assert.equal(caret.indexOf('^'), excerpt.indexOf('AGPL3'));
  const colored = await runCli(['validate', folder], { cwd: folder, hasColors: true });
  assert.ok(colored.out.includes('\u001B[31merror\u001B[39m'));
  assert.ok(!out.includes('\u001B'));
});

test('what could move the cursor or reorder letters is escaped in messages', async (t) => {
  const { lines } = await validate(t, {
    'solutions/alpha.yaml': solutionYaml('Alpha', { license: '\u001B[2Jx\u202E\u009B' }),
  });
  assert.ok(lines.some((line) => line.includes('\\u{1B}[2Jx\\u{202E}\\u{9B}')));
  for (const character of '\u001B\u202E\u009B') assert.ok(!lines.join('').includes(character));
});

test('warnings alone are no failure, and missing translations are told', async (t) => {
  const folder = makeCatalogue(t, { 'solutions/notes.md': 'x', 'solutions/sub/x.yaml': 'x' });
  const { code, out, err } = await runCli(['validate', folder], { cwd: folder });
  assert.equal(code, 0);
  assert.equal(out.match(/: warning: /g)?.length, 2);
  assert.match(err, /^French is missing in 1 of 1: Alpha$/m);
  assert.match(err, /^1 solution, no errors \(2 warnings\)\.$/m);
});

test('a warning becomes an annotation of GitHub’s, escaped', async (t) => {
  const folder = makeCatalogue(t, { 'solutions/a,b:%.txt': 'x' });
  const { out } = await runCli(['validate', folder, '--format', 'github'], { cwd: folder });
  assert.match(out, /^::warning file=solutions\/a%2Cb%3A%25\.txt,line=1,col=1,title=not-read::is not read/);
});

test('hostile files end in an error with a place, without a crash or a wait', async (t) => {
  const bomb = ['a: &a [x, x]', ...Array.from({ length: 30 }, (_, i) => `a${i}: &a${i} [*a, *a, *a]`)].join(
    '\n',
  );
  const hostile: Record<string, { content: string | Uint8Array; says: RegExp; name?: string }> = {
    'alias bomb': { content: bomb, says: /^solutions\/x\.yaml:2:10: error: the alias \*a is not followed/ },
    'a megabyte too many': {
      content: 'x'.repeat(1024 * 1024 + 1),
      says: /^solutions\/x\.yaml:1:1: error: has 1048577 bytes/,
    },
    'a NUL': { content: 'name: a\nx: b\0c', says: /^solutions\/x\.yaml:2:5: error: contains a NUL/ },
    'Latin-1': {
      content: Buffer.from('a: b\nname: B\xFCro', 'latin1'),
      says: /^solutions\/x\.yaml:2:8: error: is not UTF-8.*Latin-1/,
    },
    'UTF-16': {
      content: Buffer.from('\uFEFFname: x', 'utf16le'),
      says: /^solutions\/x\.yaml:1:1: error: is not UTF-8.*UTF-16/,
    },
    'deep brackets': {
      content: `name: ${'['.repeat(500_000)}`,
      says: /^solutions\/x\.yaml:1:38: error: is nested too deeply/,
    },
    'deep brackets in JSON': {
      name: 'x.json',
      content: '['.repeat(500_000),
      says: /^solutions\/x\.json:1:33: error: is nested too deeply/,
    },
    'deep dashes': {
      content: '- '.repeat(300_000),
      says: /^solutions\/x\.yaml:1:65: error: is nested too deeply/,
    },
    'deep questions': {
      content: '? '.repeat(300_000),
      says: /^solutions\/x\.yaml:1:65: error: is nested too deeply/,
    },
    'deep steps': {
      content: Array.from({ length: 1000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
      says: /^solutions\/x\.yaml:402:1: error: is nested too deeply/,
    },
    'many keys': {
      content: Array.from({ length: 20_000 }, (_, i) => `k${i}: `).join('\n'),
      says: /^solutions\/x\.yaml:1:1: error: 17 fields are missing/,
    },
    'an unknown tag': {
      content: 'name: !!js/function "x"',
      says: /^solutions\/x\.yaml:1:7: error: an unknown tag/,
    },
    'another YAML': {
      content: '%YAML 1.1\n---\nname: no',
      says: /^solutions\/x\.yaml:1:1: error: asks for another version/,
    },
    'own prototype': { content: '__proto__: {name: x}\n', says: /"__proto__" is no known field/ },
  };
  for (const [title, { content, says, name = 'x.yaml' }] of Object.entries(hostile))
    await t.test(title, async (inner) => {
      const { code, lines } = await validate(inner, { [`solutions/${name}`]: content });
      assert.equal(code, 1);
      assert.ok(
        lines.some((line) => says.test(line)),
        lines.slice(0, 3).join('\n').slice(0, 500),
      );
      assert.ok(lines.length <= 51, 'one file does not bury the others');
    });
});

test('a file that fails in a thousand places is cut short, and says so', async (t) => {
  const unknown = Array.from({ length: 1000 }, (_, i) => `x${i}: 1`).join('\n');
  const { lines } = await validate(t, { 'solutions/alpha.yaml': `${solutionYaml('Alpha')}${unknown}\n` });
  assert.equal(lines.length, 51);
  assert.match(lines[50] ?? '', /:71:1: error: and 950 more problems in this file, from here on\.$/);
});

test('links are followed inside the folder only, and nothing but files is read', async (t) => {
  const outside = temporaryFolder(t);
  writeFiles(outside, { 'secret.yaml': solutionYaml('Secret') });
  const folder = makeCatalogue(t, { 'shared.yaml': solutionYaml('Shared') });
  const solutions = join(folder, 'solutions');
  symlinkSync(join(outside, 'secret.yaml'), join(solutions, 'out.yaml'));
  symlinkSync('../shared.yaml', join(solutions, 'in.yaml'));
  symlinkSync('nowhere.yaml', join(solutions, 'dangling.yaml'));
  execFileSync('mkfifo', [join(solutions, 'pipe.yaml')]);
  const { code, out } = await runCli(['validate', folder], { cwd: folder });
  assert.equal(code, 1);
  assert.deepEqual(
    out
      .trim()
      .split('\n')
      .map((line) => line.slice(0, 60)),
    [
      'solutions/dangling.yaml:1:1: error: is a link that leads out of the catalogue’s folder, or to nothing.',
      'solutions/out.yaml:1:1: error: is a link that leads out of the catalogue’s folder.',
      'solutions/pipe.yaml:1:1: error: is no regular file. Remove it.',
    ].map((line) => line.slice(0, 60)),
  );

  const linked = temporaryFolder(t);
  writeFileSync(join(linked, 'catalogue.yaml'), CATALOGUE_YAML);
  symlinkSync(solutions, join(linked, 'solutions'));
  const other = await runCli(['validate', linked], { cwd: linked });
  assert.match(other.out, /^solutions:1:1: error: is a link that leads out/);
});

test('a catalogue that is not whole', async (t) => {
  const cases: [string, Record<string, string> | undefined, RegExp][] = [
    [
      'nothing at all',
      undefined,
      /^catalogue\.yaml:1:1: error: does not exist.*\nsolutions:1:1: error: there is no folder/,
    ],
    [
      'no solutions',
      { 'catalogue.yaml': CATALOGUE_YAML, 'solutions/.keep': '' },
      /^solutions:1:1: error: no solution is in there/,
    ],
    [
      'an empty list',
      { 'catalogue.yaml': CATALOGUE_YAML, 'solutions/a.yaml': '[]' },
      /^solutions:1:1: error: no solution is in any/,
    ],
    [
      'an empty catalogue.yaml',
      { 'catalogue.yaml': '# nothing', 'solutions/a.yaml': solutionYaml('A') },
      /^catalogue\.yaml:1:1: error: is empty/,
    ],
  ];
  for (const [title, files, says] of cases)
    await t.test(title, async (inner) => {
      const folder = temporaryFolder(inner);
      writeFiles(folder, files ?? {});
      const { code, out } = await runCli(['validate', folder], { cwd: folder });
      assert.equal(code, 1);
      assert.match(out, says);
    });
});

test('catalogue.yaml is checked as well, and its errors do not hide those of the solutions', async (t) => {
  const { lines } = await validate(t, {
    'catalogue.yaml': `homepage: catalogue.example
repositoryHosts: [github.com, https://gitlab.com, git.example.org, github.com]
categories: [{ name: A, label: {} }, { name: A, labels: { es: x } }]
catagories: []
tags: { Web Analytics: x, 3d: 3 }
`,
    'solutions/alpha.yaml': solutionYaml('Alpha', {
      license: 'AGPL3',
      category: 'unknown, but that cannot be told',
    }),
  });
  assert.deepEqual(lines, [
    'catalogue.yaml:2:18: error: repositoryHosts: has too many items; the most is 2.',
    'catalogue.yaml:3:25: error: "label" is no known field. Did you mean "labels"?',
    'catalogue.yaml:3:59: error: "es" is no known field. Known are: de, en, fr, it.',
    'catalogue.yaml:4:1: error: "catagories" is no known field. Did you mean "categories"?',
    'catalogue.yaml:5:31: error: tags.3d: 3 is read as a number, and must be a text. Put it in quotes: "3".',
    'solutions/alpha.yaml:5:10: error: license: "AGPL3" is no SPDX identifier. Did you mean "AGPL-3.0-or-later"?',
  ]);
  const second = await validate(t, {
    'catalogue.yaml': `homepage: catalogue.example
repositoryHosts: [git.example.org, https://gitlab.com]
categories: [{ name: A }, { name: A }]
tags: { Web Analytics: x, chat: x }
`,
  });
  assert.deepEqual(second.lines, [
    'catalogue.yaml:1:11: error: homepage: "catalogue.example" is no http or https address. Write it as https://example.org/.',
    'catalogue.yaml:2:19: error: repositoryHosts: Of "git.example.org" the kind is not known. Write { host: git.example.org, kind: forgejo } or gitlab.',
    'catalogue.yaml:2:36: error: repositoryHosts: "https://gitlab.com" is no host name. Write it in lower case, without https:// and port.',
    'catalogue.yaml:3:35: error: categories.name: "A" stands in the list twice.',
    'catalogue.yaml:4:24: error: tags.Web Analytics: "Web Analytics" is no slug. Use a–z, 0–9 and single hyphens.',
  ]);
});

test('a comment behind a text may be lost text, behind anything else it is a comment', async (t) => {
  const yaml = solutionYaml('C');
  const lost: [string, RegExp][] = [
    [
      yaml.replace('name: C', 'name: C # Editor'),
      /:1:9: error: name: .*lost\. Put the text in quotes: "C # Editor"; or write the comment on a line of its own\.$/,
    ],
    [yaml.replace('name: C', 'name: C\t#1'), /:1:9: error: name: .*"C #1"/],
    [
      yaml.replace(/^descriptionEn: .*/m, 'descriptionEn: A text\n  of two lines # and three'),
      /:5:16: error: descriptionEn: .*"A text of two lines # and three"/,
    ],
    [yaml.replace('category: Kommunikation', '$& # what'), /:2:25: error: category: /],
    [yaml.replace(/^origin: .*/m, 'origin: 🇨🇭 Schweiz # Zürich'), /:19:22: error: origin: /],
  ];
  for (const [content, says] of lost) {
    const { lines } = await validate(t, { 'solutions/c.yaml': content });
    assert.equal(lines.length, 1, lines.join('\n'));
    assert.match(lines[0] ?? '', says);
  }
  const comments = [
    yaml.replace('name: C', '# What it is called:\nname: C#\n# and no more'),
    yaml.replace('name: C', 'name: "C # Editor" # in quotes'),
    yaml.replace('name: C', "name: 'C # Editor'  # in quotes"),
    yaml.replace(/^description: .*/m, 'description: > # folded\n  A text # with a sign'),
    yaml.replace('complexity: 1', 'complexity: 1  # why'),
    yaml.replace('license: MIT', 'license: MIT # since 2020'),
    yaml.replace(/^addedAt: .*/m, '$& # the day'),
    yaml.replace('- slack-alternative', '- slack-alternative # the one'),
    yaml.replace('- docker', '- docker # and more'),
  ];
  for (const content of comments) {
    const { lines } = await validate(t, { 'solutions/c.yaml': content });
    assert.deepEqual(lines, [], content);
  }
  const { lines } = await validate(t, {
    'catalogue.yaml': `${CATALOGUE_YAML}  - name: C # Editors\n    labels: { de: "a # b", en: x # y\n     }\ntags: # the vocabulary\n  slack: a chat # or two\n`,
  });
  assert.deepEqual(
    lines.map((line) => line.split(': what')[0]),
    [
      'catalogue.yaml:5:13: error: categories.name',
      'catalogue.yaml:6:34: error: categories.labels.en',
      'catalogue.yaml:9:17: error: tags.slack',
    ],
  );
});

test('JSON sources are held to JSON, with places as exact as in YAML', async (t) => {
  const good = JSON.stringify(solution('Beta'), null, '\t');
  const cases: [string, RegExp | undefined][] = [
    [good, undefined],
    [good.replace('"MIT"', '"AGPL3"'), /:6:13: error: license: "AGPL3"/],
    [good.replace('"MIT",', '"MIT"'), /:7:2: error: is not JSON: """ does not fit here/],
    [
      good.replace('"MIT"', "'MIT'"),
      /:6:13: error: is not JSON: texts and names stand between double quotes/,
    ],
    [good.replace(/\n\}$/, ',\n}'), /:25:1: error: is not JSON: remove the comma before this "\}"/],
    [good.replace('MIT', 'M\nT'), /:6:15: error: is not JSON: a text must not contain line breaks/],
    [good.slice(0, -1), /:25:1: error: is not JSON: it ends too early/],
    [`${good}x`, /:25:2: error: is not JSON/],
    [good.replace('"license"', '"name"'), /:6:2: error: "name" stands here a second time, first in line 2/],
    ['', /:1:1: error: is not JSON: it ends too early/],
    [`// comment\n${good}`, /:1:1: error: is not JSON: "\/"/],
  ];
  for (const [content, says] of cases) {
    const { lines } = await validate(t, { 'solutions/beta.json': content });
    if (says)
      assert.ok(
        lines.some((line) => says.test(line)),
        `${String(says)}: ${lines.join('\n')}`,
      );
    else assert.deepEqual(lines, []);
  }
});

test('a byte order mark and Windows line ends are no problem, and do not move places', async (t) => {
  const windows = `\uFEFF${solutionYaml('Alpha', { license: 'AGPL3' })}`.replaceAll('\n', '\r\n');
  const { lines } = await validate(t, { 'solutions/alpha.yaml': windows });
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? '', /^solutions\/alpha\.yaml:5:10: error: license/);
});

test('today in the easternmost time zone is not the future', async (t) => {
  const dates = async (addedAt: string) =>
    (await validate(t, { 'solutions/alpha.yaml': solutionYaml('Alpha', { addedAt }) })).code;
  assert.equal(await dates('2026-11-22'), 0);
  assert.equal(await dates('2026-11-23'), 1);
});

test('a folder that is none is wrong usage', async (t) => {
  const folder = temporaryFolder(t);
  mkdirSync(join(folder, 'x'));
  const { code, err } = await runCli(['validate', join(folder, 'nowhere')]);
  assert.equal(code, 2);
  assert.match(err, /^error: .*nowhere is no folder\. Name the folder that contains catalogue\.yaml\.\n$/);
});

test('a homepage that is still to be written does not hide the problems of the solutions', async (t) => {
  for (const homepage of ['homepage: TODO\n', 'homepage: not an address\n', '']) {
    const folder = makeCatalogue(t, {
      'catalogue.yaml': CATALOGUE_YAML.replace(/^homepage.*\n/, homepage),
      'solutions/beta.yaml': solutionYaml('Beta', {
        category: 'Nowhere',
        github: 'https://other.example/a/b',
      }),
    });
    const { code, out } = await runCli(['validate', folder], { cwd: folder });
    assert.equal(code, 1);
    assert.match(out, /^catalogue\.yaml:1:\d+: error: homepage: /m);
    assert.match(out, /"Nowhere" is no category of catalogue\.yaml/);
    assert.match(out, /"other\.example" is none of the catalogue’s code hosts/);
    const built = await runCli(['build', folder, '--no-stars', '--out', join(folder, 'out')]);
    assert.equal(built.code, 1, 'it is an error all the same');
  }
});

test('what is long is not nested: block scalars, JSON in one line, a text of many dashes', async (t) => {
  const list = Array.from({ length: 40 }, (_, index) => solution(`Solution ${index}`));
  const block = `${' '.repeat(12)}- [x] word\n`.repeat(34);
  const folder = makeCatalogue(t, {
    'solutions/list.json': JSON.stringify(list),
    'solutions/flow.yaml': JSON.stringify(
      list.map((one) => ({ ...one, name: `Flow ${String(one.name)}`, github: `${String(one.github)}-flow` })),
    ),
    'solutions/block.yaml': `${solutionYaml('Block', { description: undefined })}description: |\n${block}`,
  });
  const { code, out } = await runCli(['validate', folder], { cwd: folder });
  assert.equal(out, '');
  assert.equal(code, 0);
  // What really is nested is still refused, before a parser could overflow.
  for (const [file, text] of Object.entries({
    'a.json': '['.repeat(50_000),
    'a.yaml': `${'- '.repeat(40)}x`,
    'b.yaml': `${' '.repeat(500)}a: 1`,
    'c.yaml': `a: ${'{b: '.repeat(40)}`,
  })) {
    const deep = await runCli(['validate', makeCatalogue(t, { [`solutions/${file}`]: text })]);
    assert.match(deep.out, /is nested too deeply/, file);
  }
});

/** A megabyte, the most that is read, in the long steps. */
const SIZE = process.env.LONG ? 2 ** 20 : 2 ** 16;

test('a file full of problems hides neither itself nor the others', async (t) => {
  for (const line of ['- x\n', 'a: 1\n', '- *a\n', '\t- a\n', '- {}\n']) {
    const folder = makeCatalogue(t, {
      'solutions/big.yaml': line.repeat(Math.floor(SIZE / line.length)),
      'solutions/other.yaml': 'nonsense: 1\n',
    });
    const { code, out } = await runCli(['validate', folder], { cwd: folder });
    assert.equal(code, 1, JSON.stringify(line));
    assert.match(out, /^solutions\/big\.yaml:\d+:\d+: error: and (at least )?\d+ more problems/m);
    assert.match(out, /^solutions\/other\.yaml:1:1: error: "nonsense" is no known field/m);
  }
});

test('a line break in a file’s name starts no line of the output', async (t) => {
  const name = 'solutions/a\nerror: forged\n::error file=x::forged.yaml';
  const folder = makeCatalogue(t, {
    [name]: `${solutionYaml('Beta')}nonsense: 1\n`,
    'solutions/b\nforged.txt': '',
  });
  for (const argv of [
    ['validate', folder, '--translations'],
    ['validate', folder, '--format', 'github'],
    ['validate', folder, '--fix'],
    ['build', folder, '--no-stars', '--out', join(folder, 'out')],
  ]) {
    const { out, err } = await runCli(argv, { cwd: folder });
    assert.match(out + err, /forged/);
    assert.doesNotMatch(out + err, /^(error: |::error file=x|forged)/m);
  }
});

test('validate reports, with the place, what build would refuse since the element shows it otherwise', async (t) => {
  const tags = Array.from({ length: 101 }, (_, index) => `tag-${index}`);
  for (const [field, value, says] of [
    ['name', 'N'.repeat(201), /has 201 characters, which is more than the element shows/],
    ['name', `Zalgo${'\u0301'.repeat(9)}`, /characters that the element does not show/],
    ['website', `https://alpha.example/${'a'.repeat(8200)}`, /has 8222 characters/],
    ['tags', tags, /has 101 items, of which readers would see 100/],
  ] as const) {
    const folder = makeCatalogue(t, { 'solutions/alpha.yaml': solutionYaml('Alpha', { [field]: value }) });
    for (const argv of [
      ['validate', folder],
      ['build', folder, '--no-stars', '--no-pages', '--out', join(folder, 'out')],
    ]) {
      const { code, out, err } = await runCli(argv, { cwd: folder });
      assert.equal(code, 1, field);
      assert.match(out + err, says);
      assert.match(out + err, new RegExp(`^solutions/alpha\\.yaml:\\d+:\\d+: error: ${field}: `, 'm'));
    }
  }
});
