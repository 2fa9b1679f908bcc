// What is imported is written by strangers: whatever it says stays a text in the place of its field.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import { parse, stringify } from 'yaml';
import { INHERITED, XSS } from '../../support/xss.js';
import { temporaryFolder, writeFiles } from '../support/catalogues.js';
import { runCli } from '../support/io.js';

const STRINGS = [...XSS, ...naughty].filter((text) => text.trim() !== '');

const BLANKS = /[\s\p{Cc}\uFFFD]+/gu;

test('a publiccode.yml of hostile texts becomes a source that says the same, in its place', async (t) => {
  const folder = temporaryFolder(t);
  const texts = STRINGS.filter(
    (text) => !/[\p{Cc}\p{Surrogate}\uFFFE\uFFFF\uFEFF]/u.test(text) && text.length < 300,
  );
  assert.ok(texts.length > 800, `${texts.length} texts`);
  for (const [at, name] of texts.filter((_, index) => index % 24 === 0).entries()) {
    const of = (index: number) => texts[(at * 24 + index) % texts.length] ?? '';
    writeFiles(folder, {
      'publiccode.yml': stringify({
        publiccodeYmlVersion: of(1),
        name,
        url: of(2),
        landingURL: of(3),
        platforms: [of(4), 'linux'],
        categories: [of(5), of(6)],
        developmentStatus: of(7),
        softwareVersion: of(8),
        intendedAudience: { scope: [of(9)] },
        legal: { license: of(10) },
        description: { de: { shortDescription: of(11) }, [of(12)]: { shortDescription: of(13) } },
      }),
    });
    const out = `out-${at}`;
    const { code, err } = await runCli(['import', 'publiccode', 'publiccode.yml', '--out', out], {
      cwd: folder,
    });
    assert.equal(code, 0, `${name}: ${err}`);
    const made = readdirSync(join(folder, out, 'solutions'));
    assert.equal(made.length, 1);
    assert.match(made[0] ?? '', /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/);
    const source = parse(readFileSync(join(folder, out, 'solutions', made[0] ?? ''), 'utf8')) as Record<
      string,
      unknown
    >;
    assert.equal(source.name, name.trim());
    assert.equal(source.license, of(10).trim());
    assert.equal(source.description, of(11).trim());
    assert.equal(source.maturity, 'TODO');
  }
  assert.deepEqual(
    readdirSync(folder).filter((each) => !/^(out-\d+|publiccode\.yml)$/.test(each)),
    [],
  );
});

test('a table of hostile texts becomes sources that say the same, whatever its columns are called', async (t) => {
  const folder = temporaryFolder(t);
  // All of them in the long run, every fourth otherwise.
  const texts = STRINGS.filter(
    (text, index) =>
      (process.env.LONG ?? index % 4 === 0) && !/[\p{Cc}\p{Surrogate}\uFFFE\uFFFF\uFEFF]/u.test(text),
  ).map((text) => text.trim());
  assert.ok(texts.length > 200, `${texts.length} texts`);
  const rows = texts.map((text, index) => [`r${index}`, `${index} ${text}`, text, text, text]);
  const table = (columns: readonly string[], mark: string) =>
    [columns, ...rows]
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(mark))
      .join('\n');
  const isTold = (err: string) => {
    assert.doesNotMatch(err, /(?!\n)\p{Cc}|undefined|native code/u);
    assert.doesNotMatch(err, /^(forged|\s+at )/m);
  };
  const fieldsOf = (out: string) =>
    new Map(
      readdirSync(join(folder, out, 'solutions')).map((name) => {
        assert.match(name, /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/);
        const source = parse(readFileSync(join(folder, out, 'solutions', name), 'utf8')) as Record<
          string,
          unknown
        >;
        return [source.name, source];
      }),
    );
  writeFiles(folder, {
    'a.csv': table(['constructor', 'name', 'licence "', 'license', 'a\nforged: \u001B[2J'], ','),
    'b.tsv': table(['Nr', 'toString', '__proto__', 'valueOf', 'hasOwnProperty'], '\t'),
    'c.json': JSON.stringify({
      constructor: { list: rows.map(([nr, name, text]) => ({ nr, toString: name, valueOf: { text } })) },
    }),
    'b.yaml': `fields:
  name: toString
  license: valueOf
  tags: { from: hasOwnProperty, split: '|', lookup: { constructor: one, "__proto__": two } }
  origin: hasOwnProperty
  x-missing: isPrototypeOf
`,
    'c.yaml': `items: constructor.list
fields: { name: toString, license: valueOf.text, x-a: constructor.name, x-b: __proto__.toString }
`,
  });
  for (const [argv, out] of [
    [['csv', 'a.csv'], 'a'],
    [['csv', 'b.tsv', '--map', 'b.yaml'], 'b'],
    [['json', 'c.json', '--map', 'c.yaml'], 'c'],
  ] as const) {
    const { code, err } = await runCli(['import', ...argv, '--out', out], { cwd: folder });
    assert.equal(code, 0, err);
    isTold(err);
    const found = fieldsOf(out);
    assert.equal(found.size, rows.length);
    for (const [, name, text] of rows) {
      const source = found.get(name?.trim());
      assert.ok(source, name);
      assert.equal(source.license, text, name);
      assert.deepEqual(
        Object.keys(source).filter((field) => field.startsWith('x-')),
        [],
      );
    }
    if (out === 'b') {
      assert.match(err, /^x-missing: no entry of b\.tsv has a column "isPrototypeOf"\.$/m);
      assert.equal(found.get(rows[7]?.[1])?.origin, texts[7]);
    }
  }
  assert.deepEqual(
    readdirSync(folder).filter((each) => !/^[abc](\.|$)/.test(each)),
    [],
  );
});

test('a mapping of hostile texts is refused with its place, or means a column', async (t) => {
  const folder = temporaryFolder(t);
  writeFiles(folder, { 'list.csv': 'name,license\nAlpha,MIT\n' });
  const letters = Array.from('abcdefghijklmnopqrst');
  const bomb = letters
    .map((letter, index) => {
      const before = letters[index - 1];
      return `${letter}: &${letter} [${before === undefined ? 'x, x' : `*${before}, *${before}`}]`;
    })
    .join('\n');
  const maps = [
    ...INHERITED.map((name) => `fields: { name: name, ${JSON.stringify(name)}: license }`),
    bomb,
    `fields: { name: name, license: ${'{ lookup: '.repeat(500)}x${' }'.repeat(500)} }`,
    'fields: { name: name, license: !!js/function "() => 1" }',
    '__proto__: { fields: { name: name } }',
    'fields: name\n---\nfields: x',
  ];
  for (const [index, text] of maps.entries()) {
    writeFiles(folder, { 'map.yaml': text });
    const argv = ['import', 'csv', 'list.csv', '--map', 'map.yaml', '--out', `out-${index}`];
    const { code, err } = await runCli(argv, { cwd: folder });
    assert.equal(code, 2, text);
    assert.match(err, /map\.yaml:\d+:\d+: \S/, text);
  }
  let taken = 0;
  for (const [index, text] of STRINGS.entries()) {
    if (index % 12 !== 0) continue;
    const value = JSON.stringify(text);
    writeFiles(folder, {
      'map.yaml': `fields: { name: name, license: { from: license, lookup: { MIT: ${value} } }, origin: { value: ${value} } }\n`,
    });
    const out = `text-${index}`;
    const { code, err } = await runCli(['import', 'csv', 'list.csv', '--map', 'map.yaml', '--out', out], {
      cwd: folder,
    });
    assert.doesNotMatch(err, /(?!\n)\p{Cc}/u);
    if (code !== 0) {
      assert.match(err, /map\.yaml:\d+:\d+: \S/, text);
      continue;
    }
    taken += 1;
    const source = parse(readFileSync(join(folder, out, 'solutions/alpha.yaml'), 'utf8')) as object;
    // Blanks of any kind are one blank.
    const same = (each: unknown) => String(each).replace(BLANKS, '') === text.replace(BLANKS, '');
    assert.ok(Object.values(source).filter(same).length === 2 || text.trim() === '', text);
  }
  assert.ok(taken > 60, `${taken} were taken`);
});
