import assert from 'node:assert/strict';
import { chmodSync, readFileSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { Lexer, parse, stringify } from 'yaml';
import { FIELDS } from '../../../generator/sources/entry.js';
import { fixText } from '../../../generator/sources/fix/fix-sources.js';
import { mendDate } from '../../../generator/sources/fix/values.js';
import fc, { runs } from '../../support/fast-check.js';
import { makeCatalogue, solution, solutionYaml, writeFiles } from '../support/catalogues.js';
import { readFiles } from '../support/goldens.js';
import { runCli } from '../support/io.js';

const FILE = 'solutions/x.yaml';

/** Every comment of a YAML text, as the lexer of the library sees them. */
const commentsOf = (text: string): string[] =>
  [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).toSorted();

test('order, date, repeated tags, blanks and the end of the file are mended; comments go with their fields', () => {
  const before = `# yaml-language-server: $schema=../solution.schema.json
category: "Kommunikation"   # why this one
name: ' X '
# about the licence
license: MIT${'  '}
${'  '}
tags: [a, b, a, "a"]
description: >
  Lang${'   '}
  und länger

addedAt: 14.03.2025 # the day${'  '}
deployment:
  - docker
  - linux # natively
  - docker
descriptionEn: 'It''s # no comment'`;
  assert.deepEqual(fixText(FILE, before), {
    text: `# yaml-language-server: $schema=../solution.schema.json
name: 'X'
category: "Kommunikation"   # why this one
description: >
  Lang
  und länger

descriptionEn: 'It''s # no comment'
# about the licence
license: MIT

deployment:
  - docker
  - linux # natively
tags: [a, b]
addedAt: 2025-03-14 # the day${'  '}
`,
    mended: [
      'blanks around name',
      '"a" twice in tags',
      'date 2025-03-14',
      '"docker" twice in deployment',
      'ends of lines',
      'order of fields',
    ],
  });
});

test('JSON: the same, and its layout stays', () => {
  const before = `{\n\t"license": "MIT",\n\t"name": " X",   \n\t"addedAt": 20250314, "tags": ["a","b","a"]\n}\n\n`;
  assert.equal(
    fixText('solutions/x.json', before)?.text,
    `{\n\t"name": "X",\n\t"license": "MIT",\n\t"tags": ["a","b"], "addedAt": "2025-03-14"\n}\n`,
  );
});

test('several solutions in one file are mended each for itself', () => {
  const before = `- license: MIT\n  # why\n  category: y\n\n  name: x\n- {license: MIT, name: y}\n`;
  assert.equal(
    fixText(FILE, before)?.text,
    `- name: x\n  # why\n  category: y\n\n  license: MIT\n- {name: y, license: MIT}\n`,
  );
});

test('the order is left alone where a comment may belong to something else', () => {
  for (const text of [
    '# about the licence?\nlicense: MIT\nname: x\n',
    'license: MIT\n# scores\n\nname: x\n',
    'license: MIT\ntags:\n  - a\n  # more to come\nname: x\n',
    '{ license: MIT, # why\n  name: x }\n',
    '- license: MIT\n  # about the name\n  name: x\n',
  ])
    assert.equal(fixText(FILE, text), undefined, text);
  assert.ok(fixText(FILE, '# about the file\n\nlicense: MIT\nname: x\n'), 'an empty line makes it clear');
});

test('what cannot be parsed is left alone, and so is a repeated tag with a comment', () => {
  for (const text of [
    'name: [  \n',
    'name: x  \nname: y\n',
    'a: &x 1  \nb: *x\n',
    'tags:\n  - a\n  - a # twice\n',
    '',
  ])
    assert.equal(fixText(FILE, text), undefined, text);
});

test('blanks that are part of a text stay, those of descriptions do not count', () => {
  assert.equal(fixText(FILE, 'name: |\n  a  \n  b\n'), undefined);
  assert.equal(fixText(FILE, 'name: "x  \n\n  y"\n')?.text, 'name: "x\n\n  y"\n', 'YAML folds these away');
  assert.equal(fixText(FILE, 'description: |\n  a  \n  b \n')?.text, 'description: |\n  a\n  b\n');
  assert.equal(
    fixText(FILE, 'name: x \r\nlicense: MIT')?.text,
    'name: x\r\nlicense: MIT\r\n',
    'line ends of Windows',
  );
});

test('dates are mended where it is clear which day was meant', () => {
  const clear: Record<string, string> = {
    '14.03.2025': '2025-03-14',
    '1. 2. 2025': '2025-02-01',
    '2025/3/4': '2025-03-04',
    '2025.3.4': '2025-03-04',
    '2025-3-4': '2025-03-04',
    '20250304': '2025-03-04',
    '2025-03-14T23:59:00+02:00': '2025-03-14',
    '2025-03-14 08:00': '2025-03-14',
    '14/03/2025': '2025-03-14',
    '03/14/2025': '2025-03-14',
    '3/3/2025': '2025-03-03',
  };
  for (const [written, meant] of Object.entries(clear)) assert.equal(mendDate(written), meant, written);
  for (const unclear of [
    '03/04/2025',
    '2025-02-30',
    '30.02.2025',
    '14.03.25',
    'March 14',
    '',
    '2025-13-01',
    '13/13/2025',
  ])
    assert.equal(mendDate(unclear), undefined, unclear);
});

/** A source in some order, with comments, blanks, repetitions and dates of all kinds. */
const untidy = fc
  .record({
    order: fc.shuffledSubarray([...FIELDS], { minLength: 1 }),
    tags: fc.array(fc.constantFrom('a', 'b', 'c-alternative'), { maxLength: 6 }),
    isFlow: fc.boolean(),
    date: fc.constantFrom(
      '2025-03-14',
      '14.03.2025',
      '2025/3/14',
      '"2025-03-14"',
      "'1.2.2025'",
      '03/04/2025',
      'soon',
    ),
    above: fc.array(fc.constantFrom('', '# one\n', '# two  \n', '\n', '# three\n\n', '  \n'), {
      minLength: 19,
      maxLength: 19,
    }),
    behind: fc.array(fc.constantFrom('', ' # note', '  ', '\t', ' # with blanks  '), {
      minLength: 19,
      maxLength: 19,
    }),
    end: fc.constantFrom('', '\n', '\n\n\n', '  '),
    lineEnd: fc.constantFrom('\n', '\r\n'),
  })
  .map(({ order, tags, isFlow, date, above, behind, end, lineEnd }) => {
    const texts: Record<string, string> = {
      tags: isFlow ? `[${tags.join(', ')}]` : tags.map((tag) => `\n  - ${tag}`).join(''),
      addedAt: date,
      description: '>\n  Lang  \n  und länger',
      descriptionEn: '"  quoted # no comment "',
      name: "' x '",
    };
    return order
      .map((field, index) => {
        const text = texts[field] ?? 'plain';
        const comment = /[\n]/.test(text) ? '' : (behind[index] ?? '');
        return `${above[index] ?? ''}${field}: ${text}${comment}`;
      })
      .join('\n')
      .concat(end)
      .replaceAll('\n', lineEnd);
  });

test('any untidy source: a second run changes nothing, no comment is touched, nothing is lost', () => {
  let mended = 0;
  fc.assert(
    fc.property(untidy, (text) => {
      const fixed = fixText(FILE, text);
      if (!fixed) return;
      mended += 1;
      assert.equal(fixText(FILE, fixed.text), undefined);
      assert.deepEqual(commentsOf(fixed.text), commentsOf(text));
      const [before, after] = [parse(text), parse(fixed.text)] as Record<string, unknown>[];
      assert.deepEqual(Object.keys(after ?? {}).toSorted(), Object.keys(before ?? {}).toSorted());
      assert.deepEqual(new Set(after?.tags as string[] | null), new Set(before?.tags as string[] | null));
    }),
    { numRuns: runs(200) },
  );
  assert.ok(mended > runs(100), `${mended} were mended`);
});

test('any order of fields ends in that of the contract, in YAML and in JSON', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(Object.entries(solution('X')), { minLength: 2 }),
      fc.boolean(),
      (entries, isJson) => {
        const content = Object.fromEntries(entries);
        const text = isJson ? `${JSON.stringify(content, null, 2)}\n` : stringify(content);
        const result = fixText(isJson ? 'solutions/x.json' : FILE, text)?.text ?? text;
        const names = Object.keys(parse(result) as object);
        assert.deepEqual(
          names,
          FIELDS.filter((field) => names.includes(field)),
        );
        assert.deepEqual(parse(result), content);
      },
    ),
  );
});

test('hostile sources are left alone or mended, without a crash or a wait', () => {
  const blanks = ' '.repeat(30_000);
  const mended = [
    `name: "a${blanks}b"`,
    `name: a${blanks}#${blanks}b\n`,
    `name: "${blanks}x"`,
    `${'\n'.repeat(30_000)}name: x`,
    `name: x${'\n'.repeat(30_000)}`,
    `${'# x\n'.repeat(5_000)}license: MIT\nname: x\n`,
    `tags: [${'a, '.repeat(5_000)}a]\n`,
    '['.repeat(30_000),
    Array.from({ length: 5_000 }, (_, index) => `k${index}: x  `).join('\n'),
  ].flatMap((text) => fixText(FILE, text) ?? []);
  assert.ok(mended.length > 0);
  for (const { text } of mended) assert.equal(fixText(FILE, text), undefined);
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constantFrom(FILE, 'solutions/x.json'),
      (text, file) => {
        const fixed = fixText(file, text);
        if (fixed) assert.equal(fixText(file, fixed.text), undefined);
      },
    ),
  );
});

test('validate --fix says what it mended, tells the rest, and a second run writes nothing', async (t) => {
  const folder = makeCatalogue(t, {
    'solutions/alpha.yaml': `\uFEFF# mine\n\n${solutionYaml('Alpha', { addedAt: '14.03.2025' })}`,
    'solutions/beta.json': JSON.stringify([solution('Beta', { license: 'AGPL3', tags: ['x', 'x'] })]),
    'solutions/broken.yaml': 'name: [  ',
    'solution.schema.json': '{}',
  });
  const file = join(folder, 'solutions/alpha.yaml');
  chmodSync(file, 0o640);
  const { code, out, err } = await runCli(['validate', folder, '--fix'], { cwd: folder });
  assert.equal(code, 1);
  assert.match(err, /^solutions\/alpha\.yaml: mended: date 2025-03-14$/m);
  assert.match(err, /^solutions\/beta\.json: mended: "x" twice in tags, ends of lines$/m);
  assert.match(err, /^solution\.schema\.json: mended: made anew from catalogue\.yaml$/m);
  assert.equal(out.match(/ error: /g)?.length, 2, out);
  assert.ok(readFileSync(file, 'utf8').startsWith('\uFEFF# mine\n\n'), 'the mark of UTF-8 stays');
  assert.equal(statSync(file).mode & 0o777, 0o640);

  const after = readFiles(folder);
  for (const path of Object.keys(after)) utimesSync(join(folder, path), new Date(0), new Date(0));
  const second = await runCli(['validate', folder, '--fix', '--format', 'json'], { cwd: folder });
  assert.deepEqual((JSON.parse(second.out) as { fixed: unknown }).fixed, []);
  assert.deepEqual(readFiles(folder), after);
  for (const path of Object.keys(after)) assert.equal(statSync(join(folder, path)).mtimeMs, 0, path);
});

test('a link within the folder stays a link, and catalogue.yaml keeps its order', async (t) => {
  const folder = makeCatalogue(t, { 'shared.yaml': `${solutionYaml('Shared')}\n\n` });
  symlinkSync('../shared.yaml', join(folder, 'solutions/shared.yaml'));
  const settings = 'tags: { chat: Talk, slack: x }  \nhomepage: https://catalogue.example/\n# end\n\n';
  writeFiles(folder, {
    'catalogue.yaml': `${settings}repositoryHosts: [github.com]\ncategories: [{ name: Kommunikation }]`,
  });
  await runCli(['validate', folder, '--fix'], { cwd: folder });
  assert.equal(readFileSync(join(folder, 'shared.yaml'), 'utf8'), solutionYaml('Shared'));
  assert.equal(
    readFileSync(join(folder, 'catalogue.yaml'), 'utf8'),
    `${settings.replace('  \n', '\n')}repositoryHosts: [github.com]\ncategories: [{ name: Kommunikation }]\n`,
  );
});

test('the bundled catalogue has nothing to mend', () => {
  const folder = resolve(import.meta.dirname, '../../../demo/catalogue/solutions');
  const files = Object.entries(readFiles(folder));
  assert.ok(files.length >= 250, `${files.length} files`);
  for (const [name, text] of files) assert.equal(fixText(`solutions/${name}`, text), undefined, name);
});
