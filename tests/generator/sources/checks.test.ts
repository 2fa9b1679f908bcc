import assert from 'node:assert/strict';
import test from 'node:test';
import { resolvePath } from '../../../generator/serve/http.js';
import { checkDescriptions, oneLine } from '../../../generator/sources/checks/descriptions.js';
import { checkIcon, checkOrigin, checkUrl } from '../../../generator/sources/checks/texts.js';
import { checkLicence } from '../../../generator/sources/checks/licence.js';
import { parseRepository } from '../../../generator/code-hosts/kinds.js';
import { checkFileSlug, checkTag } from '../../../generator/sources/checks/tags.js';
import { suggest } from '../../../src/catalogue/did-you-mean.js';
import { loadSources } from '../../../generator/sources/load.js';
import { jsonSyntaxError, parseSource } from '../../../generator/sources/parse.js';
import { plain, Source } from '../../../generator/sources/source.js';
import { printable } from '../../../generator/terminal.js';
import fc, { runs } from '../../support/fast-check.js';
import { makeCatalogue, solution, writeFiles } from '../support/catalogues.js';
import { NOW } from '../support/io.js';

const HOSTS = [
  { host: 'github.com', kind: 'github' },
  { host: 'gitlab.com', kind: 'gitlab' },
] as const;

/** Text that looks like YAML every now and then. */
const yamlish = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        'name: ',
        '- ',
        '? ',
        ': ',
        '{',
        '}',
        '[',
        ']',
        '"',
        "'",
        '|\n',
        '>\n',
        '&a ',
        '*a',
        '!!str ',
        '!x ',
        '#',
        '\n',
        '  ',
        '\t',
        'x',
        '%YAML 1.1\n',
        '---\n',
        ',',
        '<<: ',
        '\r\n',
        '\u2028',
        '💬',
        '\\u202e',
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);

test('an empty list is asked about, but not of an app that is deployed nowhere', (t) => {
  const folder = makeCatalogue(t, {
    'solutions/forgotten.json': JSON.stringify(solution('Forgotten', { deployment: [] })),
    'solutions/app.json': JSON.stringify(solution('App', { deployment: [], tags: ['platform-android'] })),
    'solutions/nobody.json': JSON.stringify(solution('Nobody', { audience: [], tags: ['platform-android'] })),
  });
  const asked = loadSources(folder, NOW).issues.filter(({ rule }) => rule === 'empty-list');
  assert.deepEqual(
    asked.map(({ file, message }) => `${file} ${message}`),
    [
      'solutions/forgotten.json deployment: names nothing. Is that meant?',
      'solutions/nobody.json audience: names nothing. Is that meant?',
    ],
  );
});

test('any text as a source: no exception, and every issue has its place in the file', (t) => {
  const folder = makeCatalogue(t);
  fc.assert(
    fc.property(yamlish, fc.constantFrom('any.yaml', 'any.json', 'any.yml'), (text, name) => {
      for (const other of ['any.yaml', 'any.json', 'any.yml'])
        writeFiles(folder, { [`solutions/${other}`]: 'null' });
      writeFiles(folder, { [`solutions/${name}`]: text });
      const { issues } = loadSources(folder, NOW);
      const lines = text.replace(/^\uFEFF/, '').split('\n');
      for (const { file, line, column, message } of issues) {
        if (file !== `solutions/${name}`) continue;
        assert.ok(line >= 1 && line <= lines.length, `${line} of ${lines.length}: ${message}`);
        const length = lines[line - 1]?.length ?? 0;
        assert.ok(column >= 1 && column <= length + 1, `${column} of ${length}: ${message}`);
        assert.ok(message.length > 0);
      }
      // Nothing but a solution that is whole could be without an error, and none comes about by chance.
      assert.ok(issues.some(({ file, severity }) => file === `solutions/${name}` && severity === 'error'));
    }),
    { numRuns: runs(400) },
  );
});

test('any value in any field: an answer, never an exception', (t) => {
  const folder = makeCatalogue(t);
  const fields = Object.keys(solution('Alpha'));
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 3 }), (field, value) => {
      writeFiles(folder, { 'solutions/any.json': JSON.stringify(solution('Any', { [field]: value })) });
      const { entries, issues } = loadSources(folder, NOW);
      const hasError = issues.some(
        ({ file, severity }) => file === 'solutions/any.json' && severity === 'error',
      );
      assert.ok(hasError || entries.length === 2);
    }),
    { numRuns: runs(300) },
  );
});

test('JSON means the same to us as to JSON.parse', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const { root, issues } = parseSource(new Source('a.json', text));
      assert.deepEqual(issues, []);
      assert.ok(root);
      assert.deepEqual(plain(root), JSON.parse(text));
    }),
  );
});

test('the place of a fault in JSON: everything before it could still become JSON', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.nat(),
      fc.constantFrom('x', ',', '}', ']', "'", ':', '"', '\n'),
      (value, seed, wrong) => {
        const good = JSON.stringify(value, null, 1);
        const at = seed % (good.length + 1);
        const text = good.slice(0, at) + wrong + good.slice(at);
        const fault = jsonSyntaxError(text);
        assert.equal(fault === undefined, isJson(text));
        if (!fault) return;
        assert.ok(fault.offset >= 0 && fault.offset <= text.length);
        assert.ok(fault.offset >= at, 'what stood there before was all right');
      },
    ),
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('tags: slugs and nothing else', () => {
  const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/);
  fc.assert(
    fc.property(slug, (tag) => tag.includes('alternative') || checkTag(tag, undefined) === undefined),
  );
  fc.assert(fc.property(slug, (product) => checkTag(`${product}-alternative`, new Map()) === undefined));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (tag) => {
      assert.equal(checkFileSlug(tag) === undefined, /^[a-z0-9]+(-[a-z0-9]+)*$/.test(tag));
      if (/[^a-z0-9-]|^-|-$|--|^$/.test(tag)) assert.match(checkTag(tag, undefined) ?? '', /is no slug/);
    }),
  );
  assert.match(checkTag('chatt', new Map([['chat', '']])) ?? '', /Did you mean "chat"/);
  assert.match(checkTag('---', undefined) ?? '', /Write it with a–z/);
  assert.match(checkFileSlug('___') ?? '', /hyphens\.$/);
});

test('repositories: what passes is exactly host, owner and name', () => {
  const part = fc
    .stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{0,10}[A-Za-z0-9]$/)
    .filter((text) => !text.includes('--'));
  fc.assert(
    fc.property(part, part, (owner, name) => {
      assert.deepEqual(parseRepository(`https://github.com/${owner}/${name}`, HOSTS), {
        ...HOSTS[0],
        owner,
        name,
      });
    }),
  );
  // Names that GitHub gave away before it forbade them.
  for (const owner of ['mjl-', 'a-b-', '0-'])
    assert.equal(
      (parseRepository(`https://github.com/${owner}/mox`, HOSTS) as { owner?: string }).owner,
      owner,
    );
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 20 }), part, (groups, name) => {
      const found = parseRepository(`https://gitlab.com/${groups.join('/')}/${name}`, HOSTS);
      assert.deepEqual(found, { ...HOSTS[1], owner: groups.join('/'), name });
    }),
  );
  fc.assert(
    fc.property(
      fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string()),
      (address) => {
        const found = parseRepository(address.replace(/^https?:\/\/[^/]*/, 'https://github.com'), HOSTS);
        if (typeof found === 'string') return;
        assert.equal(
          new URL(address.replace(/^https?:\/\/[^/]*/, 'https://github.com')).pathname,
          `/${found.owner}/${found.name}`,
        );
      },
    ),
  );
  for (const address of [
    'https://github.com/a/b#x',
    'https://github.com/a/b?x',
    'https://github.com/a/%2e%2e',
    'https://github.com/./b',
    'https://github.com//b',
    'https://github.com/-a/b',
    'https://github.com/a--b/c',
    'https://github.com/a/b\nhttps://x',
    'https://github.com.evil.example/a/b',
    'https://github.com\\@evil.example/a/b',
    'HTTPS://github.com/a/b',
    'git@github.com:a/b.git',
    ' https://github.com/a/b',
  ])
    assert.equal(typeof parseRepository(address, HOSTS), 'string', address);
  assert.equal(typeof parseRepository('https://GitHub.com/a/b.c_d', HOSTS), 'object');
});

test('websites: what passes is http or https, without a user, at a public name', () => {
  fc.assert(fc.property(fc.webUrl(), (address) => checkUrl(address) === undefined));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl().map((url) => url.replace('http', 'ftp')),
      ),
      (text) => {
        if (checkUrl(text) !== undefined) return;
        const { protocol, username, password } = new URL(text);
        assert.ok(/^https?:$/.test(protocol) && username === '' && password === '');
      },
    ),
  );
  for (const bad of [
    'javascript:alert(1)',
    '//example.org',
    'https://',
    'https:example.org',
    'http://localhost/',
    'https://192.168.0.1',
    'https://[::1]/',
    'data:text/html,x',
    'https://a.b/ c',
    'https://exa\tmple.org',
    'https:///example.org',
  ])
    assert.notEqual(checkUrl(bad), undefined, bad);
  for (const good of [
    'https://example.org',
    'http://a.b.example/?q=1#x',
    'https://münchen.example/',
    'https://example.org:8443/',
  ])
    assert.equal(checkUrl(good), undefined, good);
});

test('websites: a name with umlauts passes, however often it is asked', () => {
  const wrong = Array.from({ length: 20_000 }, () => checkUrl('https://münchen.example/')).filter(Boolean);
  assert.deepEqual(wrong, []);
});

test('licences: SPDX expressions, and what was meant by others', () => {
  for (const good of [
    'MIT',
    'AGPL-3.0-or-later',
    'MIT OR Apache-2.0',
    '(MIT AND 0BSD) OR GPL-2.0-only WITH Classpath-exception-2.0',
    'CC0-1.0 OR MIT',
  ])
    assert.equal(checkLicence(good), undefined, good);
  for (const [licence, part] of [
    ['BUSL-1.1', 'BUSL-1.1'],
    ['MIT AND SSPL-1.0', 'SSPL-1.0'],
    ['CC0-1.0 OR BUSL-1.1', 'CC0-1.0'],
    ['LicenseRef-own', 'LicenseRef-own'],
  ] as const) {
    const { severity, message = '' } = checkLicence(licence) ?? {};
    assert.equal(severity, 'error', licence);
    assert.match(
      message,
      new RegExp(`^"${part}" is not approved by the Open Source Initiative\\..*"acceptedLicenses`),
    );
    assert.equal(checkLicence(licence, [part]), undefined, 'accepted by the catalogue');
  }
  const meant: Record<string, string> = {
    AGPL3: 'AGPL-3.0-or-later',
    'agpl-3.0-only': 'AGPL-3.0-only',
    GPLv3: 'GPL-3.0-or-later',
    'GPL v2': 'GPL-2.0-or-later',
    'GNU AGPL v3': 'AGPL-3.0-or-later',
    'Apache 2': 'Apache-2.0',
    'Apache-2': 'Apache-2.0',
    'MIT License': 'MIT',
    mit: 'MIT',
    'BSD 3 Clause': 'BSD-3-Clause',
    MPL2: 'MPL-2.0',
  };
  for (const [written, id] of Object.entries(meant)) {
    const { message = '', severity } = checkLicence(written) ?? {};
    assert.equal(severity, 'error', written);
    assert.ok(message.endsWith(`Did you mean "${id}"?`), `${written}: ${message}`);
  }
  assert.deepEqual(checkLicence('GPL-3.0'), {
    severity: 'warning',
    message: '"GPL-3.0" is a deprecated SPDX identifier. Write "GPL-3.0-only" or "GPL-3.0-or-later".',
  });
  assert.match(checkLicence('wxWindows')?.message ?? '', /deprecated.*See https:/);
  fc.assert(fc.property(fc.string(), (text) => (checkLicence(text)?.message ?? 'x').length > 0));
});

test('icons are one emoji, origins a flag and a place', () => {
  for (const good of ['💬', '☁️', '👩‍🎨', '🇪🇺', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣', '👍🏽'])
    assert.equal(checkIcon(good), undefined, good);
  for (const bad of ['', 'A', '💬💬', '💬 ', '1', '<', '🖧', 'e\u0301', '💬\u{E0041}'])
    assert.equal(checkIcon(bad)?.severity, 'error', bad);
  assert.equal(checkIcon('☁')?.severity, 'warning');
  for (const good of ['🇨🇭 Schweiz', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Schottland', '🌍 International', '🇫🇷 Île-de-France'])
    assert.equal(checkOrigin(good), undefined, good);
  for (const bad of [
    '',
    'Schweiz',
    '🇨🇭',
    '🇨🇭Schweiz',
    '🇨🇭  Schweiz',
    '💬 Schweiz',
    '🇨 Schweiz',
    '🇨🇭🇩🇪 Bodensee',
    '🇨🇭 1',
  ])
    assert.notEqual(checkOrigin(bad), undefined, bad);
});

test('descriptions: as many characters as people count, not as they take in memory', () => {
  assert.deepEqual([...checkDescriptions({ description: '💬'.repeat(400) })], []);
  assert.equal([...checkDescriptions({ description: '💬'.repeat(401) })].length, 1);
  assert.equal(oneLine('  a\n b\t\u00A0: c\r\n'), 'a b \u00A0: c');
});

test('suggestions: near words only, and never the other half of the dictionary', () => {
  assert.equal(suggest('licence', ['license', 'origin']), 'license');
  assert.equal(suggest('Buero-Dokumente', ['Büro-Dokumente', 'Fotos']), 'Büro-Dokumente');
  assert.equal(suggest('tgas', ['tags', 'name']), 'tags', 'neighbours that changed places count once');
  assert.equal(suggest('wiki', ['notes', 'vpn']), undefined);
  assert.equal(suggest('', ['a']), undefined);
  assert.equal(suggest('x'.repeat(65), ['x'.repeat(65)]), undefined);
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 20 }),
      (word) =>
        /^[\s_-]|\p{M}/u.test(word) || suggest(word, [word]) === word || word.replace(/[\s_-]/g, '') === '',
    ),
  );
});

test('paths of requests never contain a step up', () => {
  assert.deepEqual(resolvePath('/a/%20b')?.segments, ['a', ' b']);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('/', '..', '.', '%2e', '%2f', '%5c', '\\', 'a', '%00', '%', '%c0'), {
        maxLength: 12,
      }),
      (parts) => {
        const resolved = resolvePath(`/${parts.join('')}`);
        const isUnsafe = (segment: string) => /^\.\.$|[/\\\0]|^$/.test(segment);
        assert.deepEqual(resolved?.segments.filter(isUnsafe) ?? [], []);
      },
    ),
  );
});

test('printable text has no control characters but line breaks', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (text) => !/(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u.test(printable(text)),
    ),
  );
  assert.equal(printable('a\u001Bb\nc'), 'a\\u{1B}b\nc');
});
