import { expect } from '@open-wc/testing';
import { CatalogueError, parseCatalogue, type DroppedSolution } from '../../src/catalogue/index.js';
import type { Catalogue } from '../../src/catalogue/schema.js';
import { aCatalogue, aSolution } from '../support/catalogue.js';

interface Read {
  catalogue: Catalogue;
  dropped: DroppedSolution[];
}

function read(text: string): Read {
  const dropped: DroppedSolution[] = [];
  const catalogue = parseCatalogue(text, { onDropped: (each) => dropped.push(each) });
  return { catalogue, dropped };
}

/** The kind of the error that a document ends in. */
function kindOf(text: string): string {
  try {
    parseCatalogue(text);
  } catch (error) {
    if (error instanceof CatalogueError) return error.kind;
    throw error;
  }
  return 'none';
}

/** A document of three solutions, the second one changed; or with raw JSON in the place of one of its fields. */
function withEntry(change: Record<string, unknown>): string {
  return JSON.stringify(
    aCatalogue([aSolution('Alpha'), { ...aSolution('Beta'), ...change }, aSolution('Gamma')]),
  );
}
const withRaw = (field: string, json: string): string =>
  withEntry({ [field]: '%RAW%' }).replace('"%RAW%"', json);

/** The second solution; fails when one of the three is missing. */
function changed(text: string) {
  const { catalogue, dropped } = read(text);
  expect(dropped).to.deep.equal([]);
  expect(catalogue.count).to.equal(3);
  return catalogue.solutions[1]!;
}

/** Expects that the second solution, and only that, is left out. */
function expectDropped(text: string, reason: RegExp): void {
  const { catalogue, dropped } = read(text);
  expect(catalogue.solutions.map(({ name }) => name)).to.deep.equal(['Alpha', 'Gamma']);
  expect(catalogue.count).to.equal(2);
  expect(dropped.map(({ index }) => index)).to.deep.equal([1]);
  expect(dropped[0]!.reason).to.match(reason);
}

const GOOD = JSON.stringify(aCatalogue([aSolution('Alpha'), aSolution('Beta')]));

describe('parseCatalogue', () => {
  it('reads a good document as it is', () => {
    const catalogue = aCatalogue([aSolution('Alpha'), aSolution('Beta', { stars: null })]);
    expect(parseCatalogue(JSON.stringify(catalogue))).to.deep.equal(catalogue);
    expect(parseCatalogue(JSON.stringify(catalogue, null, 2))).to.deep.equal(catalogue);
    expect(parseCatalogue(JSON.stringify(aCatalogue([]))).count).to.equal(0);
  });

  describe('a document that is none', () => {
    const DOCUMENTS: [what: string, text: string, kind: string][] = [
      ['empty', '', 'parse'],
      ['blank', ' \n', 'parse'],
      ['cut off', GOOD.slice(0, 700), 'parse'],
      ['cut off behind an entry', GOOD.slice(0, GOOD.indexOf('},{') + 1), 'parse'],
      ['HTML', '<!doctype html><title>Sign in</title>', 'parse'],
      ['UTF-16, read as UTF-8', '\uFFFD\uFFFD{\0"\0v\0e\0r\0', 'parse'],
      ['with a comma after the last entry', GOOD.replace(']}', ',]}'), 'parse'],
      ['with something after its end', `${GOOD}{}`, 'parse'],
      ['with a vertical tabulator between entries', GOOD.replace('},{', '},\v{'), 'parse'],
      ['with two solutions side by side', GOOD.replace('},{', '} {'), 'parse'],
      ['null', 'null', 'schema'],
      ['an array', `[${GOOD}]`, 'schema'],
      ['a number', '1e999', 'schema'],
      ['a text', '"catalogue"', 'schema'],
      ['another object', '{"hello":"world"}', 'schema'],
      ['without solutions', GOOD.replace('"solutions"', '"entries"'), 'schema'],
      ['whose solutions are an object', GOOD.replace(/\[\{.*\}\]/, '{}'), 'schema'],
      ['without a licence', GOOD.replace('"license":"MIT"', '"license":""'), 'schema'],
      [
        'with a homepage of nothing but signs that control',
        GOOD.replace(/"homepage":"[^"]*"/, '"homepage":"\\u0000"'),
        'schema',
      ],
      ['made on an impossible day', GOOD.replace('2026-11-20T', '2026-02-30T'), 'schema'],
      ['of a newer version', GOOD.replace('"version":1', '"version":2'), 'version'],
      ['of a newer version, without solutions', '{"version":2,"items":[]}', 'version'],
      ['of a version between', GOOD.replace('"version":1', '"version":1.5'), 'version'],
      ['of a version in words', GOOD.replace('"version":1', '"version":"1"'), 'schema'],
    ];
    for (const [what, text, kind] of DOCUMENTS)
      it(`${what}: ${kind}`, () => {
        expect(kindOf(text)).to.equal(kind);
      });

    it('a million levels deep: an error, or one solution less, as the browser’s JSON.parse has it', () => {
      const deep = '['.repeat(1e6) + ']'.repeat(1e6);
      expect(kindOf(deep)).to.be.oneOf(['parse', 'schema']);
      const text = withRaw('tags', deep);
      if (kindOf(text) === 'none') expectDropped(text, /^tags/);
      else expect(kindOf(text)).to.equal('parse');
    });
  });

  it('survives a byte order mark', () => {
    expect(read(`\uFEFF${GOOD}`).catalogue.count).to.equal(2);
  });

  it('takes the last of duplicate keys, as JSON.parse does', () => {
    expect(changed(withRaw('name', '"First","name":"Last"')).name).to.equal('Last');
    const twice = GOOD.replace(
      '"solutions":',
      `"solutions":[${JSON.stringify(aSolution('Zeta'))}],"solutions":`,
    );
    expect(read(twice).catalogue.solutions.map(({ name }) => name)).to.deep.equal(['Alpha', 'Beta']);
  });

  it('reads fields in any order, and leaves out those it does not know', () => {
    const { solutions, ...rest } = aCatalogue([aSolution('Alpha')]);
    const text = JSON.stringify({
      solutions: [{ ...solutions[0], more: [1] }],
      ...rest,
      more: { deep: [[]] },
    });
    const { catalogue } = read(text);
    expect(catalogue).to.deep.equal({ ...rest, solutions });
  });

  it('gives `__proto__` no meaning', () => {
    const solution = changed(withRaw('more', '1,"__proto__":{"polluted":true,"name":"Evil"}'));
    expect(solution.name).to.equal('Beta');
    expect('polluted' in solution).to.equal(false);
    expect('polluted' in {}).to.equal(false);
    expect(kindOf(`{"__proto__":${GOOD}}`)).to.equal('schema');
    expectDropped(withRaw('name', '1,"__proto__":{"name":"Evil"}'), /^name/);
  });

  it('counts the solutions itself, whatever `count` says', () => {
    for (const count of ['99', '-1', '0.5', '1e999', '"2"', 'null', '[]'])
      expect(read(GOOD.replace('"count":2', `"count":${count}`)).catalogue.count, count).to.equal(2);
    expect(read(GOOD.replace('"count":2,', '')).catalogue.count).to.equal(2);
  });

  it('keeps a document of the future', () => {
    const { catalogue } = read(GOOD.replace('2026-11-20T', '2999-12-31T'));
    expect(catalogue.generatedAt).to.equal('2999-12-31T06:00:00Z');
  });

  describe('a solution', () => {
    it('that bears the name of an earlier one is left out', () => {
      expectDropped(withEntry({ name: ' alpha\n' }), /earlier/);
    });

    const UNUSABLE: [what: string, text: string, reason: RegExp][] = [
      ['null', withEntry({}).replace(/\{"name":"Beta".*?\}(?=,\{)/, 'null'), /^document/],
      ['a text', withEntry({}).replace(/\{"name":"Beta".*?\}(?=,\{)/, '"Beta"'), /^document/],
      ['an array', withEntry({}).replace(/\{"name":"Beta".*?\}(?=,\{)/, '[{}]'), /^document/],
      ['an empty object', withEntry({}).replace(/\{"name":"Beta".*?\}(?=,\{)/, '{}'), /^name/],
      ['without a name', withEntry({ name: undefined }), /^name/],
      ['with a blank name', withEntry({ name: ' \u202E\u0000 ' }), /^name/],
      ['with an object for a name', withEntry({ name: { de: 'Beta' } }), /^name/],
      ['with an address that cannot be made a text', withEntry({ website: { toString: 1 } }), /^website/],
      ['with a score of 1e999', withRaw('complexity', '1e999'), /^complexity/],
      ['with a score of 11', withEntry({ maturity: 11 }), /^maturity/],
      ['with a score of 0', withEntry({ maintenance: 0 }), /^maintenance/],
      ['with a score in words', withEntry({ resourceUsage: '5' }), /^resourceUsage/],
      ['added on an impossible day', withEntry({ addedAt: '2025-02-30' }), /^addedAt/],
      ['added at a time', withEntry({ addedAt: '2025-02-03T04:05:06Z' }), /^addedAt/],
      ['with tags that are no texts', withEntry({ tags: ['a', 1] }), /^tags\.1/],
      ['with tags that are no list', withEntry({ tags: 'a,b' }), /^tags/],
      ['that runs on a number', withEntry({ deployment: ['docker', 5] }), /^deployment/],
      [
        'with an address of more than 8,192 characters',
        withEntry({ website: `https://a.example/${'x'.repeat(9e3)}` }),
        /^website/,
      ],
    ];
    for (const [what, text, reason] of UNUSABLE)
      it(`${what} is left out; the others stay`, () => {
        expectDropped(text, reason);
      });

    it('with unusable stars has none', () => {
      for (const stars of ['-1', '1.5', '1e999', '-1e999', '"28"', '[]', '{}', 'true', 'null', '1e17'])
        expect(changed(withRaw('stars', stars)).stars, stars).to.equal(null);
      expect(changed(withEntry({ stars: undefined })).stars, 'absent').to.equal(null);
      expect(changed(withEntry({ stars: 0 })).stars).to.equal(0);
    });

    it('of an unknown category, deployment or audience keeps it, behind the known values', () => {
      const { category, deployment, audience } = changed(
        withEntry({ category: 'Quanten', deployment: ['podman', 'docker', ' '], audience: ['schools'] }),
      );
      expect({ category, deployment, audience }).to.deep.equal({
        category: 'Quanten',
        deployment: ['docker', 'podman'],
        audience: ['schools'],
      });
    });

    it('without a usable translation has none', () => {
      for (const value of ['', '  ', null, 5, {}])
        expect(changed(withEntry({ descriptionFr: value, descriptionIt: value }))).not.to.have.any.keys(
          'descriptionFr',
          'descriptionIt',
        );
    });

    it('of the future stays', () => {
      expect(changed(withEntry({ addedAt: '2999-12-31' })).addedAt).to.equal('2999-12-31');
    });

    it('has each value of a list once, and no more than a hundred', () => {
      expect(changed(withEntry({ tags: ['a', 'a', 'b', ''] })).tags).to.deep.equal(['a', 'b']);
      const many = Array.from({ length: 1e5 }, (_, index) => `tag-${index}`);
      expect(changed(withEntry({ tags: many })).tags).to.have.length(100);
    });

    it('has an emoji for an icon, or a neutral one', () => {
      for (const icon of ['💬', '☁️', '🇨🇭', '1️⃣', 'ℹ️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏽‍❤️‍💋‍👩🏿', '👩🏽‍👩🏽‍👧🏽‍👦🏽'])
        expect(changed(withEntry({ icon })).icon, icon).to.equal(icon);
      for (const icon of [
        '<img src=x onerror=alert(1)>',
        '💬<b>',
        'chat',
        '',
        ' ',
        '💬'.repeat(1e5),
        '\u202E',
      ])
        expect(changed(withEntry({ icon })).icon, icon.slice(0, 40)).to.equal('📦');
    });
  });

  describe('a text', () => {
    const cleaned = (name: string) => changed(withEntry({ name })).name;

    it('of a megabyte is cut to what its place can hold', () => {
      const megabyte = 'a'.repeat(2 ** 20);
      const solution = changed(withEntry({ name: megabyte, description: megabyte, tags: [megabyte] }));
      expect(solution.name).to.have.length(200);
      expect(solution.name.endsWith('a…')).to.equal(true);
      expect(solution.description).to.have.length(5000);
      expect(solution.tags[0]).to.have.length(200);
      expect(cleaned(`${'a'.repeat(198)}💬b`), 'not through a pair').to.equal(`${'a'.repeat(198)}…`);
    });

    it('has no controls, bidirectional overrides and lone surrogates', () => {
      expect(cleaned('a\u0000b\u001Bc\u007Fd\u009Be')).to.equal('abcde');
      expect(cleaned('safe\u2069\u202Egnp.exe\u2066\u202A')).to.equal('safegnp.exe');
      expect(cleaned('a\uD800b\uDC00c💬')).to.equal('abc💬');
      expect(changed(withRaw('name', '"a\\ud800b"')).name).to.equal('ab');
      expect(changed(withEntry({ tags: ['a\u202Eb'], origin: '🇨🇭 Sch\u2066weiz' }))).to.deep.include({
        tags: ['ab'],
        origin: '🇨🇭 Schweiz',
      });
    });

    it('has blanks for line breaks, and none around it', () => {
      expect(cleaned(' a\r\n\tb\u2028c ')).to.equal('a b c');
    });

    it('keeps four marks on a letter: enough for every script, too few to climb out of the line', () => {
      expect(cleaned(`Z${'\u0301'.repeat(40)}a\u0300\u0301l`)).to.equal(
        `Z${'\u0301'.repeat(4)}a\u0300\u0301l`,
      );
      for (const name of ['Ätna', 'Tiếng Việt', 'ก็ที่', 'שָׁלוֹם', 'नमस्ते']) expect(cleaned(name)).to.equal(name);
    });
  });
});
