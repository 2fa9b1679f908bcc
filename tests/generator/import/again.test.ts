import assert from 'node:assert/strict';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { parse } from 'yaml';
import { writeFields } from '../../../generator/import/merge.js';
import { parseSource } from '../../../generator/sources/parse.js';
import { Source } from '../../../generator/sources/source.js';
import fc from '../../support/fast-check.js';
import { solution, temporaryFolder, writeFiles } from '../support/catalogues.js';
import { readFiles } from '../support/goldens.js';
import { NOW, runCli } from '../support/io.js';

const LATER = new Date('2026-12-24T10:00:00.000Z');

/** A catalogue that was imported once from `upstream.json`, and a way to import it again with other content. */
async function imported(t: TestContext, solutions: readonly Record<string, unknown>[]) {
  const folder = temporaryFolder(t);
  const again = async (changed: readonly Record<string, unknown>[], now: Date, ...argv: string[]) => {
    writeFiles(folder, { 'upstream.json': JSON.stringify({ solutions: changed }) });
    const result = await runCli(['import', 'json', 'upstream.json', '--out', 'c', ...argv], {
      cwd: folder,
      now: () => now,
    });
    assert.equal(result.code, 0, result.err);
    return result;
  };
  await again(solutions, NOW);
  return { folder: join(folder, 'c'), again };
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

test('imported again: what nobody touched follows, what was written here stays, both is listed', async (t) => {
  const first = [
    solution('Alpha', { descriptionEn: undefined, addedAt: undefined }),
    solution('Beta'),
    solution('Gamma'),
    solution('Delta'),
  ];
  const { folder, again } = await imported(t, first);
  const alpha = read(folder, 'solutions/alpha.yaml');
  assert.match(alpha, /^descriptionEn: TODO$/m);
  assert.match(alpha, /^addedAt: 2026-11-21$/m);
  writeFiles(folder, {
    'solutions/alpha.yaml': alpha
      .replace('descriptionEn: TODO', 'descriptionEn: Written here. # by hand')
      .replace('maturity: 2', 'maturity: 9 # reviewed'),
    'solutions/beta.yaml': read(folder, 'solutions/beta.yaml').replace('maturity: 2', 'maturity: 8'),
  });
  rmSync(join(folder, 'solutions/delta.yaml'));
  const before = readFiles(folder);

  const unchanged = await again(first, LATER);
  assert.match(unchanged.err, /^0 added, 0 updated in 0 fields, 3 unchanged, 0 conflicts\.$/m);
  assert.match(
    unchanged.err,
    /^Imported once and removed here since; they stay out:\n {2}c\/solutions\/delta\.yaml$/m,
  );
  assert.equal(unchanged.out, '');
  assert.deepEqual(readFiles(folder), before);

  const changed = await again(
    [
      solution('Alpha', { license: 'ISC', descriptionEn: undefined, addedAt: '2020-01-01' }),
      solution('Beta', { maturity: 5, website: 'https://new.example/' }),
      solution('Epsilon'),
      solution('Delta'),
    ],
    LATER,
  );
  assert.match(changed.err, /c\/solutions\/beta\.yaml:9:11: maturity: here 8, there 5, before 2$/m);
  assert.match(
    changed.err,
    /^Imported once and no longer in upstream\.json; they stay:\n {2}c\/solutions\/gamma\.yaml$/m,
  );
  assert.match(changed.err, /^1 added, 2 updated in 2 fields, 0 unchanged, 1 conflict\.$/m);
  assert.equal(
    read(folder, 'solutions/alpha.yaml'),
    before['solutions/alpha.yaml']?.replace('license: MIT', 'license: ISC'),
  );
  const { maturity, website } = parse(read(folder, 'solutions/beta.yaml')) as Record<string, unknown>;
  assert.deepEqual([maturity, website], [8, 'https://new.example/']);
  const lock = parse(read(folder, 'import.lock.yaml')) as {
    entries: Record<string, { fields: Record<string, unknown> }>;
  };
  const fields = lock.entries['solutions/beta.yaml']?.fields;
  assert.deepEqual(fields?.website, { from: 'upstream', date: '2026-12-24', value: 'https://new.example/' });
  assert.deepEqual(fields.maturity, { from: 'upstream', date: '2026-11-21', value: 2 });

  const kept = await again([solution('Beta', { maturity: 5 })], LATER, '--keep');
  assert.match(kept.err, / 0 conflicts\.$/m);
  assert.match(read(folder, 'solutions/beta.yaml'), /^maturity: 8$/m);
});

test('a file that was renamed since is found again by its repository', async (t) => {
  const { folder, again } = await imported(t, [solution('Alpha')]);
  renameSync(join(folder, 'solutions/alpha.yaml'), join(folder, 'solutions/first.yaml'));
  await again([solution('Alpha', { license: 'ISC' })], LATER);
  assert.deepEqual(Object.keys(readFiles(join(folder, 'solutions'))), ['first.yaml']);
  assert.match(read(folder, 'solutions/first.yaml'), /^license: ISC$/m);
});

test('two entries of one repository stay two, each with its own source', async (t) => {
  const two = [
    solution('Alpha', { github: 'https://github.com/x/one' }),
    solution('Beta', { github: 'https://github.com/x/one' }),
  ];
  const { folder } = await imported(t, two);
  // Another list, with more to say of both, names them in another order.
  const list =
    'name,github,owner\nBeta,https://github.com/x/one,City B\nAlpha,https://github.com/X/One,City A\nGamma,https://github.com/x/one,City C\n';
  writeFiles(join(folder, '..'), { 'more.csv': list });
  const argv = ['import', 'csv', 'more.csv', '--out', 'c'];
  const fromOf = () => {
    const lock = parse(read(folder, 'import.lock.yaml')) as {
      entries: Record<string, { fields: Record<string, { from: string }> }>;
    };
    return lock.entries['solutions/alpha.yaml']?.fields.github?.from;
  };
  for (const expected of [
    /^1 added, 2 updated in 2 fields,/m,
    /^0 added, 0 updated in 0 fields, 3 unchanged,/m,
  ]) {
    const { err } = await runCli(argv, { cwd: join(folder, '..') });
    assert.match(err, expected);
    assert.equal(fromOf(), 'upstream', 'a value that both say stays from the first');
    for (const [name, owner] of [
      ['alpha', 'City A'],
      ['beta', 'City B'],
      ['gamma', 'City C'],
    ])
      assert.equal((parse(read(folder, `solutions/${name}.yaml`)) as Record<string, unknown>).owner, owner);
  }
});

test('what upstream calls differently now is not told to be gone, and new categories are named together', async (t) => {
  const folder = temporaryFolder(t);
  const list = (rows: readonly string[]) => ({ 'list.csv': ['id,name,github,category', ...rows].join('\n') });
  writeFiles(folder, {
    ...list(['a,Alpha,https://github.com/x/alpha,Chat']),
    'map.yaml': 'key: id\nfields: { name: name, github: github, category: category }\n',
  });
  const argv = ['import', 'csv', 'list.csv', '--map', 'map.yaml', '--out', 'c'];
  await runCli(argv, { cwd: folder });
  writeFiles(
    folder,
    list([
      'b,Alpha,https://github.com/x/alpha,Chat',
      'c,Beta,https://github.com/x/beta,Wiki',
      'd,Gamma,https://github.com/x/gamma,Wiki',
    ]),
  );
  const { err } = await runCli(argv, { cwd: folder });
  assert.match(err, /^2 added, 0 updated in 0 fields, 1 unchanged, 0 conflicts\.$/m);
  assert.doesNotMatch(err, /no longer in/);
  assert.match(err, /^Categories that catalogue\.yaml does not have: "Wiki" \(2 solutions\)\. Add them,/m);
});

test('several solutions in one file are updated where they stand', async (t) => {
  const { folder, again } = await imported(t, [solution('Alpha'), solution('Beta')]);
  const list = [solution('Alpha'), solution('Beta')];
  rmSync(join(folder, 'solutions/alpha.yaml'));
  rmSync(join(folder, 'solutions/beta.yaml'));
  writeFiles(folder, { 'solutions/all.json': JSON.stringify(list, null, 2) });
  await again(
    [solution('Alpha', { license: 'ISC', descriptionFr: 'Français.' }), solution('Beta', { maturity: 9 })],
    LATER,
  );
  assert.deepEqual(
    JSON.parse(read(folder, 'solutions/all.json')),
    [{ ...list[0], license: 'MIT' }, { ...list[1] }].map((each, index) =>
      index === 0 ? { ...each, license: 'ISC', descriptionFr: 'Français.' } : { ...each, maturity: 9 },
    ),
  );
});

test('a lock that cannot be read writes nothing, and says where', async (t) => {
  const { folder } = await imported(t, [solution('Alpha')]);
  writeFiles(folder, {
    'import.lock.yaml': '<<<<<<< a\n=======\n>>>>>>> b\n',
    'd.json': JSON.stringify([solution('Beta')]),
  });
  const before = readFiles(folder);
  const { code, err } = await runCli(['import', 'json', 'd.json', '--out', '.'], { cwd: folder });
  assert.equal(code, 2);
  assert.match(err, /Nothing was written: import\.lock\.yaml:1:1: a merge conflict is left here/);
  assert.deepEqual(readFiles(folder), before);
});

const FORMS = [
  'name: A # first\ntags:\n- a\n- b # second\nlicense: >-\n  MIT\n# the end\n',
  '- name: A\n  website:\n  tags: [a]\n  license: "MIT"\n- name: B\n',
  '{"name": "A", "license": "MIT"}',
  '[{"license": "MIT", "tags": ["x"]}]',
  '# nothing yet\r\nname: A\r\nlicense: MIT # why\r\n',
];

test('fields are written into any form of source, and nothing else changes', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('a: b', '# no', '- x', '[', 'TODO', '1', 'null', 'a\nb'),
  );
  const values = fc.record(
    {
      name: text,
      license: text,
      tags: fc.array(text, { maxLength: 3 }),
      website: text,
      maturity: fc.integer(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.constantFrom(...FORMS), values, (form, change) => {
      const isJson = /^[[{]"|^[[{]\{/.test(form);
      const file = isJson ? 'x.json' : 'x.yaml';
      const solutionIn = (source: string) => {
        const { root, issues } = parseSource(new Source(file, source));
        assert.deepEqual(issues, []);
        const node = root?.kind === 'list' ? root.items[0] : root;
        assert.ok(node?.kind === 'map');
        return node;
      };
      const written = writeFields(form, solutionIn(form), new Map(Object.entries(change)));
      solutionIn(written);
      const first = (source: string): Record<string, unknown> => {
        const all = parse(source) as Record<string, unknown> | Record<string, unknown>[];
        return Array.isArray(all) ? (all[0] ?? {}) : all;
      };
      assert.deepEqual(first(written), { ...first(form), ...change });
      assert.equal(written.includes('# the end'), form.includes('# the end'));
    }),
    { numRuns: 300 },
  );
});
