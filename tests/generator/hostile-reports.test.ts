// What strangers say gets into reports, tables, and files that later commands read: owners, licences that code hosts see,
// the lock of imports, and what a live site kept of earlier builds. It stays a text, or nothing.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import { parse as parseCsv } from 'csv-parse/sync';
import { marked } from 'marked';
import { writeFacts } from '../../generator/document/facts.js';
import { auditMarkdown } from '../../generator/audit/markdown.js';
import { audit } from '../../generator/audit/audit.js';
import { isSound, loadSources } from '../../generator/sources/load.js';
import { FORMATS, formatIssues } from '../../generator/sources/format-issues.js';
import { INHERITED, XSS } from '../support/xss.js';
import {
  makeCatalogueWithoutForms,
  solutionYaml,
  temporaryFolder,
  writeFiles,
} from './support/catalogues.js';
import { readFiles } from './support/goldens.js';
import { NOW, runCli } from './support/io.js';
import { elementsOf, makeSite } from './support/site.js';

/** Texts that spreadsheets, code hosts and terminals do something with. */
const OWN = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=cmd|" /C calc"!A0', '=HYPERLINK("//a.example")'],
  ...['＝1+1', ' =1', '"=1', ',=1', '\n=1', '%=1', '|=1', ';=1'],
  ...['@someone', 'cc @org/team', 'fixes #1', 'GH-1', 'org/repo#1', '![a](//a.example/stray)', '[x]: y'],
  ...[
    '| a | b |',
    '# a',
    '- [ ] a',
    '```',
    '<!-- ',
    '<details>',
    '</p><script>',
    '\\',
    '\\@someone',
    '&#64;a',
  ],
  ...[
    'a\n::error::forged',
    '\u001B[2Ja',
    'a\u2028b',
    '%0A::error::forged',
    '::stop-commands::x',
    'a\r\nerror: x',
  ],
];
const TEXTS = [...INHERITED, ...OWN, ...XSS, ...naughty].filter((text) => text.trim() !== '');

test('a table of facts has no formula, and each text in its cell', () => {
  const facts = TEXTS.map((text, at) => ({
    name: `${at % 2 ? '' : `${at} `}${text}`,
    repository: text,
    asOf: '2026-11-21',
    archived: false,
    release: { name: text, date: '2026-11-01' },
    licence: text,
    'x-own': [text],
    [`x-${at % 3}`]: at % 2 ? text : { [text]: text },
  }));
  const { catalogue } = makeSite();
  const table = writeFacts(catalogue, facts, []).find(({ path }) => path.endsWith('.csv'));
  const rows: string[][] = parseCsv(Buffer.from(table!.bytes).toString());
  assert.equal(rows.length, facts.length + 1);
  for (const [at, { name, repository, release, licence }] of facts.entries()) {
    const row = rows[at + 1]!;
    for (const cell of row) assert.doesNotMatch(cell, /^[=+\-@\t\r＝＋－＠]/, JSON.stringify(cell));
    const said = [0, 1, 6, 8].map((column) => row[column]!.replace(/^'/, ''));
    assert.deepEqual(
      said,
      // Halves of surrogate pairs cannot be written.
      [name, repository, release.name, licence].map((text) => Buffer.from(text.replace(/^'/, '')).toString()),
    );
  }
});

test('an audit tells of owners, licences and dead addresses whatever they are called, in every format', (t) => {
  const texts = TEXTS.filter(
    (text) => !/[\p{Cc}\p{Surrogate}\uFFFE\uFFFF\uFEFF\u2028\u2029]/u.test(text) && text.length < 200,
  );
  const folder = makeCatalogueWithoutForms(
    t,
    Object.fromEntries(
      texts.map((owner, at) => [`solutions/s${at}.yaml`, solutionYaml(`S${at}`, { owner })]),
    ),
  );
  const sources = loadSources(folder, NOW);
  // A text that is no owner is refused with its place, and the others are there.
  const refused = new Set(
    sources.issues.filter(({ severity }) => severity === 'error').map(({ file }) => file),
  );
  assert.ok(refused.size < texts.length / 4, `${refused.size} of ${texts.length} are refused`);
  const rest = makeCatalogueWithoutForms(
    t,
    Object.fromEntries(
      texts.flatMap((owner, at) =>
        refused.has(`solutions/s${at}.yaml`)
          ? []
          : [[`solutions/s${at}.yaml`, solutionYaml(`S${at}`, { owner })]],
      ),
    ),
  );
  const sound = loadSources(rest, NOW);
  assert.ok(isSound(sound));
  // Hosts may say more than sources may: whatever is left of the texts comes from there.
  const outcomes = new Map(
    sound.entries.map((entry, at) => {
      const text = TEXTS[(at * 3) % TEXTS.length]!;
      return [entry, { stars: 1, isArchived: true, movedTo: text, facts: { licence: text } }] as const;
    }),
  );
  const links = Object.fromEntries(
    sound.entries.map(({ solution }, at) => [
      solution.website,
      { state: 'dead' as const, reason: TEXTS[(at * 5) % TEXTS.length]!, since: '2026-01-01T00:00:00.000Z' },
    ]),
  );
  const history = new Map(
    sound.entries.map(({ file }, at) => [file, [{ author: TEXTS[(at * 7) % TEXTS.length]!, time: 1 }]]),
  );
  const issues = audit({ entries: sound.entries, outcomes, history, links, now: NOW });
  assert.ok(issues.length > 3 * sound.entries.length, `${issues.length} issues`);

  // An issue takes only so much: a few at a time, with owners and without.
  for (let from = 0; from < sound.entries.length; from += 20) {
    const part = sound.entries.slice(from, from + 20);
    const ownerless = part.map((entry, at) =>
      at % 2
        ? entry
        : Object.assign(Object.create(entry) as typeof entry, {
            editorial: { ...entry.editorial, owner: undefined },
          }),
    );
    const files = new Set(part.map(({ file }) => file));
    const own = issues.filter(({ file }) => files.has(file));
    const markdown = auditMarkdown(own, ownerless, history);
    for (const line of markdown.split('\n'))
      assert.match(line, /^(?:#{2,4} |- \[ \] solutions\/\w+\.yaml:\d+ |… and |$)/, line);
    assert.doesNotMatch(markdown, /@(?=\w)|#(?=\d)|\bGH-(?=\d)|(?!\n)\p{Cc}/u);
    const elements = elementsOf(marked.parse(markdown, { async: false }));
    assert.deepEqual(
      [...new Set(elements.map(({ tagName }) => tagName))].toSorted(),
      ['a', 'body', 'h2', 'h3', 'h4', 'head', 'html', 'input', 'li', 'ul'].filter(
        (tag) => tag !== 'a' || elements.some(({ tagName }) => tagName === 'a'),
      ),
    );
    for (const { tagName, attrs } of elements)
      for (const { name, value } of attrs)
        if (tagName === 'a') assert.match(`${name} ${value}`, /^href (?:https?|mailto):/);
        else assert.match(`${tagName} ${name}`, /^input (?:disabled|type|checked)$/);
  }

  const context = { folder: rest, cwd: rest, hasColors: false, isTerminal: false };
  for (const format of FORMATS) {
    const text = formatIssues(issues, format, context);
    if (format === 'json' || format === 'sarif') {
      assert.ok(JSON.parse(text));
      continue;
    }
    assert.doesNotMatch(text, /(?!\n)\p{Cc}/u);
    for (const line of text.split('\n'))
      assert.match(
        line,
        format === 'github' ? /^(?:::warning file=|$)/ : /^(?:solutions\/\w+\.yaml:\d+:\d+: warning: | |$)/,
        line,
      );
  }
});

test('a lock of imports that strangers wrote is refused with its place, or remembers what it says', async (t) => {
  const folder = temporaryFolder(t);
  writeFiles(folder, { 'list.csv': 'name,license\nAlpha,MIT\n' });
  const importList = () => runCli(['import', 'csv', 'list.csv', '--out', 'c'], { cwd: folder });
  assert.equal((await importList()).code, 0);
  const before = readFiles(folder);
  const outside = readdirSync(folder).toSorted();
  const lock = (text: string) => {
    const json = JSON.stringify(text);
    return `sources:
  list: { format: csv, path: ${json}, licence: ${json}, attribution: ${json} }
entries:
  ${json}:
    keys: { list: ${json} }
    fields: { description: { from: list, date: 2026-11-21, value: ${json} } }
  "solutions/alpha.yaml":
    keys: { list: ${json} }
    fields: { name: { from: list, date: 2026-11-21, value: ${json} } }
`;
  };
  const letters = Array.from('abcdefghijklmnopqrst');
  const bomb = letters.map(
    (letter, at) => `${letter}: &${letter} [${at ? `*${letters[at - 1]}, *${letters[at - 1]}` : 'x'}]`,
  );
  const texts = TEXTS.filter((_, at) => at < INHERITED.length + OWN.length || at % 30 === 0);
  const paths = [
    '../../../stray',
    '/etc/passwd',
    'solutions/../../stray.yaml',
    'solutions/alpha.yaml#x',
    '..\\stray',
  ];
  for (const content of [
    ...[...texts, ...paths].map(lock),
    bomb.join('\n'),
    '['.repeat(3000),
    '__proto__: { polluted: 1 }',
    'sources: { __proto__: { format: csv, path: x } }\nentries: {}',
    'sources: !!js/function "ran()"\nentries: {}',
    'sources: {}\nentries: { "solutions/alpha.yaml": { keys: { constructor: x }, fields: { __proto__: { from: x } } } }',
  ]) {
    writeFiles(folder, { ...before, 'c/import.lock.yaml': content });
    for (const run of [importList, () => runCli(['validate', 'c'], { cwd: folder })]) {
      const { code, out, err } = await run();
      assert.ok([0, 1, 2].includes(code), `${code}: ${err}`);
      assert.doesNotMatch(out + err, /(?!\n)\p{Cc}|^\s+at |native code|undefined/mu);
      if (code === 2) assert.match(err, /import\.lock\.yaml:\d+:\d+|list\.csv/, err);
    }
    assert.deepEqual(readdirSync(folder).toSorted(), outside);
    assert.deepEqual(
      readdirSync(join(folder, 'c', 'solutions')).filter((name) => !/^[a-z\d-]+\.yaml$/.test(name)),
      [],
    );
  }
  assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false);
});

/** A live site that answers with these files, some of them packed, and 404. */
async function liveSite(t: TestContext, files: Record<string, string | Buffer | number>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const file = files[url.slice(1)];
    if (typeof file === 'string') response.end(file);
    else if (typeof file === 'number') response.writeHead(file, { location: 'http://127.0.0.1:1/' }).end();
    else if (file) response.setHeader('content-encoding', 'gzip').end(file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('whatever a live site kept of earlier builds, the next build has its own files and no markup of it', async (t) => {
  const folder = makeCatalogueWithoutForms(t, { 'solutions/alpha.yaml': solutionYaml('Alpha') });
  const build = async (...argv: string[]) => {
    const out = temporaryFolder(t);
    const result = await runCli(['build', folder, '--out', out, '--no-stars', ...argv], { cwd: folder });
    return { ...result, files: result.code === 0 ? readFiles(out) : {} };
  };
  const harmless = await build();
  assert.equal(harmless.code, 0, harmless.err);
  const { 'api/v1/solutions.json': document = '' } = harmless.files;
  const texts = TEXTS.filter((text) => !/\p{Surrogate}/u.test(text)).filter((_, at) => at % 5 === 0);
  const changes = texts.flatMap((text) => [
    {
      date: '2026-11-20',
      kind: 'changed',
      name: 'Alpha',
      fields: [{ field: text, before: text, after: text }],
    },
    { date: '2026-11-20', kind: 'renamed', name: 'Alpha', before: `was ${text}` },
    { date: '2026-11-20', kind: 'removed', name: `gone ${text}` },
    { date: text, kind: 'removed', name: text },
    { date: '2026-11-20', kind: text, name: text },
    { date: '2026-11-20', kind: 'removed', name: [text], before: { text } },
  ]);
  const [alpha] = (JSON.parse(document) as { solutions: { github: string }[] }).solutions;
  const text = '"><img src=x onerror=ran()>';
  const learned = { repository: alpha!.github, asOf: '2026-11-20', archived: true, licence: text };
  const names = [
    '../../stray',
    '/etc/passwd',
    '__proto__',
    'v/../../stray-0123456789.js',
    'v1/solution-catalogue.js',
  ];
  const site = await liveSite(t, {
    'api/v1/solutions.json': document,
    'changes.json': JSON.stringify(changes),
    'facts/latest.json': JSON.stringify({
      months: [...names, '2026-10'],
      solutions: [{ ...learned, release: { name: text, date: '2026-11-01' } }, text, null],
    }),
    'facts/2026-10.csv': '=1+1,ran()',
    'assets/integrity.json': JSON.stringify(Object.fromEntries(names.map((name) => [name, 'sha384-x']))),
    'assets/v1/solution-catalogue.js': 'ran()',
  });
  const kept = await build('--keep-from', site);
  assert.equal(kept.code, 0, kept.err);
  assert.doesNotMatch(kept.out + kept.err, /(?!\n)\p{Cc}/u);
  for (const path of Object.keys(kept.files)) assert.match(path, /^\.?[\w-]+(?:[/.][\w-]+)*$/, path);
  for (const file of Object.values(kept.files)) assert.notEqual(file, 'ran()');
  const kinds = (pages: Record<string, string>) =>
    new Set(
      Object.entries(pages)
        .filter(([path]) => path.endsWith('.html'))
        .flatMap(([, page]) => elementsOf(page))
        .flatMap(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => `${tagName}@${name}`)]),
    );
  const allowed = kinds(harmless.files);
  assert.deepEqual(
    [...kinds(kept.files)].filter((kind) => !allowed.has(kind)),
    [],
  );
  assert.ok(kept.files['de/changes/index.html']?.includes('&lt;img src=x onerror=ran()&gt;'));

  // What cannot be what it should be is refused, and nothing is published.
  const bomb = gzipSync(Buffer.alloc(40_000_000, ' '));
  for (const [path, answer] of [
    ['changes.json', bomb],
    ['facts/latest.json', bomb],
    ['assets/integrity.json', bomb],
    ['changes.json', 302],
    ['facts/latest.json', 500],
  ] as const) {
    const refused = await build(
      '--keep-from',
      await liveSite(t, { 'api/v1/solutions.json': document, [path]: answer }),
    );
    assert.equal(refused.code, 3, `${path}: ${refused.err}`);
    assert.match(
      refused.err,
      /Refused to publish: .*(?:is larger than \d+ MiB|status 500|could not be reached)/,
    );
  }
  for (const answer of [bomb, '<script>ran()</script>\u001B[2J', '{"version":1}', '[', 302, 500] as const) {
    const from = await liveSite(t, { 'api/v1/solutions.json': answer });
    const { code, err } = await build('--stars-from', from, '--no-pages');
    assert.notEqual(code, 4, err);
    assert.doesNotMatch(err, /(?!\n)\p{Cc}|^\s+at /mu);
  }
});
