import { expect } from '@open-wc/testing';
import fc from '../support/fast-check.js';
import { parseCatalogue } from '../../src/catalogue/parse.js';
import { toCsv, toMarkdown } from '../../src/views/export/files.js';
import { formatFor, localize } from '../../src/i18n/localize.js';
import { MESSAGES } from '../../src/i18n/languages.js';
import type { Solution } from '../../src/catalogue/schema.js';
import { aCatalogue, aSolution, SIX } from '../support/catalogue.js';
import { part, parts, show, textOf, typeQuery } from '../support/element.js';

const exported = (...solutions: Solution[]) => ({
  views: solutions.map((solution) => localize(solution, 'en', formatFor('en'))),
  language: { locale: 'en' as const, messages: MESSAGES.en, format: formatFor('en') },
});

/** A reader of CSV by RFC 4180, strict. */
function fromCsv(text: string): string[][] {
  expect(text.startsWith('\uFEFF'), 'a byte order mark').to.equal(true);
  expect(text.endsWith('\r\n'), 'a last line that ends').to.equal(true);
  const rows: string[][] = [[]];
  const field = /"((?:[^"]|"")*)"(,|\r\n)/gy;
  field.lastIndex = 1;
  for (let match = field.exec(text); match; match = field.exec(text)) {
    rows.at(-1)!.push((match[1] ?? '').replaceAll('""', '"'));
    if (match[2] === '\r\n') rows.push([]);
    if (field.lastIndex === text.length) break;
  }
  expect(field.lastIndex, 'read to the end').to.equal(text.length);
  return rows.slice(0, -1);
}

/** What the element offers to download when a button is pressed. */
async function download(element: Element, format: string): Promise<File & { name: string }> {
  const files = new Map<string, Blob>();
  const createObjectURL = URL.createObjectURL.bind(URL);
  let saved: File | undefined;
  URL.createObjectURL = (blob: Blob) => {
    const url = createObjectURL(blob);
    files.set(url, blob);
    return url;
  };
  HTMLAnchorElement.prototype.click = function () {
    saved = new File([files.get(this.href) ?? ''], this.download, { type: files.get(this.href)?.type ?? '' });
  };
  try {
    [...part(element, 'export').querySelectorAll('button')]
      .find((button) => textOf(button) === format)
      ?.click();
  } finally {
    URL.createObjectURL = createObjectURL;
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  }
  await Promise.resolve();
  if (!saved) expect.fail(`Nothing was saved as ${format}.`);
  return saved;
}

describe('CSV', () => {
  it('has a heading for each column, and values that a program reads', () => {
    const [headings, values] = fromCsv(
      toCsv(exported(aSolution('Alpha', { tags: ['chat', 'slack-alternative', 'voice'] }))),
    );
    expect(Object.fromEntries(headings!.map((heading, at) => [heading, values![at]]))).to.deep.equal({
      Name: 'Alpha',
      Category: 'Kommunikation',
      Description: 'Alpha is made for conversations within a team.',
      Replaces: 'Slack',
      Tags: 'chat; voice',
      Setup: '4',
      Maturity: '8',
      Resources: '5',
      Upkeep: '3',
      Licence: 'AGPL-3.0-or-later',
      'Used on': '',
      'Runs on': 'Docker; Linux',
      Audience: 'Organisations',
      Origin: 'Switzerland',
      Stars: '28400',
      Added: '2025-03-14',
      Website: 'https://alpha.example/',
      'Source code': 'https://github.com/example/alpha',
    });
  });

  it('keeps any text, and never begins a field with what spreadsheets run', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.oneof(
            fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", ' '),
            fc.string({ minLength: 1, maxLength: 1 }),
          ),
          minLength: 1,
        }),
        (text) => {
          const [, values] = fromCsv(toCsv(exported(aSolution('A', { name: text }))));
          const [name = ''] = values!;
          expect(name).not.to.match(/^\s*[=+\-@\t\r]/);
          expect([text, `'${text}`]).to.include(name);
        },
      ),
    );
  });

  it('gives no address that is none', () => {
    const [, values] = fromCsv(toCsv(exported(aSolution('A', { website: 'javascript:alert(1)' }))));
    expect(values!.at(-2)).to.equal('');
  });
});

describe('Markdown', () => {
  it('is a table with links', () => {
    expect(toMarkdown(exported(aSolution('Alpha'))).split('\n')).to.deep.equal([
      '| Name | Category | Description | Setup | Maturity | Resources | Upkeep | Licence | Runs on | Stars |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      '| [Alpha](<https://alpha.example/>) | Kommunikation | Alpha is made for conversations within a team. | 4 | 8 | 5 | 3 | AGPL-3.0-or-later | Docker; Linux | 28400 |',
      '',
    ]);
  });

  it('takes no text for markup, and keeps one row a solution', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'|[]()<>*_`\\#!&~\n\r\t ab'.split(/(?:)/)) }),
        fc.webUrl(),
        (text, website) => {
          const lines = toMarkdown(exported(aSolution('A', { name: `x${text}`, website }))).split('\n');
          expect(lines).to.have.length(4);
          const row = lines[2] ?? '';
          // Cells are separated by bars that no backslash stands before.
          expect(row.replace(/\\./g, '').match(/\|/g)).to.have.length(11);
          expect(row.replace(/\\./g, '').replace(/\]\(<[^<>]*>\)/, ']')).not.to.match(/[<>*_`#!~&]|\[.*\[/);
        },
      ),
    );
  });
});

describe('the export', () => {
  it('saves all that was found, in its order, not only the page that shows', async () => {
    const element = await show(SIX, 'limit="2"');
    expect(textOf(part(element, 'export').querySelector('span'))).to.equal('Save 6 solutions as');
    const file = await download(element, 'CSV');
    expect([file.name, file.type]).to.deep.equal(['solutions.csv', 'text/csv;charset=utf-8']);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).to.deep.equal([0xef, 0xbb, 0xbf]);
    const rows = fromCsv(`\uFEFF${await file.text()}`.replace('\uFEFF\uFEFF', '\uFEFF'));
    expect(rows.slice(1).map(([name]) => name)).to.deep.equal([
      'Zeta',
      'Beta',
      'Ätna',
      'Alpha',
      'Delta',
      'Gamma',
    ]);
    await typeQuery(element, 'gamma');
    expect(textOf(part(element, 'export').querySelector('span'))).to.equal('Save 1 solution as');
  });

  it('saves JSON in the shape of the document', async () => {
    const element = await show(SIX);
    await typeQuery(element, 'beta');
    const file = await download(element, 'JSON');
    expect([file.name, file.type]).to.deep.equal(['solutions.json', 'application/json;charset=utf-8']);
    const catalogue = parseCatalogue(await file.text());
    expect(catalogue.count).to.equal(1);
    expect(catalogue.solutions).to.deep.equal(SIX.solutions.filter(({ name }) => name === 'Beta'));
    expect(catalogue.homepage).to.equal(SIX.homepage);
  });

  it('speaks the reader’s language', async () => {
    const element = await show(SIX, 'lang="de"');
    element.lang = 'de';
    await element.updateComplete;
    const file = await download(element, 'Markdown');
    expect(file.name).to.equal('solutions.md');
    expect((await file.text()).split('\n')[0]).to.match(/^\| Name \| Kategorie \| Beschreibung \|/);
  });

  it('is offered where there are controls, and something to save', async () => {
    const element = await show(SIX, 'controls="search"');
    expect(parts(element, 'export')).to.have.length(0);
    element.controls = 'all';
    element.catalogue = aCatalogue([]);
    await element.updateComplete;
    expect(parts(element, 'export')).to.have.length(0);
  });
});
