import { expect } from '@open-wc/testing';
import { aCatalogue, aSolution, SIX } from '../support/catalogue.js';
import { names, openDetails, part, parts, show, textOf } from '../support/element.js';

const today = () => new Date().toISOString().slice(0, 10);
const radios = (element: Element) => [...part(element, 'layout').querySelectorAll('input')];
const headers = (element: Element) => [...part(element, 'results').querySelectorAll<HTMLElement>('thead th')];

describe('the layouts', () => {
  for (const layout of ['cards', 'compact', 'table'])
    it(`${layout}: every solution once, in order, with its name as a link`, async () => {
      const element = await show(SIX, `layout="${layout}" sort="name"`);
      expect(names(element)).to.deep.equal(['Alpha', 'Ätna', 'Beta', 'Delta', 'Gamma', 'Zeta']);
      expect(parts(element, 'card')).to.have.length(6);
      expect(parts(element, 'card').map((card) => card.querySelector('a')?.host)).to.deep.equal(
        ['alpha', 'xn--tna-pla', 'beta', 'delta', 'gamma', 'zeta'].map((name) => `${name}.example`),
      );
    });

  it('shows cards for what is no layout', async () => {
    const element = await show(SIX, 'layout="carousel"');
    expect(element.layout).to.equal('cards');
    expect(part(element, 'results').localName).to.equal('ul');
  });

  it('is the reader’s to choose where there are controls', async () => {
    const element = await show(SIX);
    expect(radios(element).map(({ checked }) => checked)).to.deep.equal([true, false, false]);
    radios(element)[2]?.click();
    await element.updateComplete;
    expect(element.layout).to.equal('table');
    expect(part(element, 'results').localName).to.equal('table');
    element.layout = 'compact'; // what the page sets takes the place of what was chosen
    await element.updateComplete;
    expect(radios(element).map(({ checked }) => checked)).to.deep.equal([false, true, false]);
    element.controls = 'search';
    await element.updateComplete;
    expect(parts(element, 'layout')).to.have.length(0);
    expect(element.layout).to.equal('compact');
  });

  it('says new of what was added in the last 30 days, and of nothing else', async () => {
    const element = await show(
      aCatalogue([aSolution('Old', { addedAt: '2025-01-01' }), aSolution('Young', { addedAt: today() })]),
    );
    expect(names(element)).to.deep.equal(['Old', 'Young New']);
    element.lang = 'fr';
    await element.updateComplete;
    expect(textOf(part(element, 'new'))).to.equal('Nouvelle');
  });

  it('says new of nothing where most solutions are: it would tell nobody anything', async () => {
    const element = await show(
      aCatalogue([
        aSolution('Old', { addedAt: '2025-01-01' }),
        aSolution('Young', { addedAt: today() }),
        aSolution('Younger', { addedAt: today() }),
      ]),
    );
    expect(parts(element, 'new')).to.have.length(0);
  });

  it('offers a link to copy in every layout, where the URL can hold it', async () => {
    const element = await show(SIX, 'url-state="x"');
    for (const layout of ['cards', 'compact', 'table'] as const) {
      element.layout = layout;
      await element.updateComplete;
      await openDetails(element);
      expect(parts(element, 'copy-link'), layout).to.have.length(6);
    }
    element.urlState = null;
    await element.updateComplete;
    expect(parts(element, 'copy-link')).to.have.length(0);
  });
});

describe('the list', () => {
  it('has two lines for each solution where there is room, what one can do with it in the first of them', async () => {
    const element = await show(SIX, 'layout="compact" url-state="x"');
    element.style.inlineSize = '1300px';
    const rows = parts(element, 'card');
    expect(rows).to.have.length(6);
    for (const row of rows) {
      const { top, height } = row.getBoundingClientRect();
      expect(height, textOf(row)).to.be.below(84);
      const copy = row.querySelector('[part="copy-link"]')!.getBoundingClientRect();
      const name = row.querySelector('[part="card-title"]')!.getBoundingClientRect();
      expect(copy.top - top, 'beside the name').to.be.below(name.bottom - top);
    }
  });
});

describe('the table', () => {
  it('has no column for what nobody has, such as stars', async () => {
    const element = await show(aCatalogue([aSolution('A', { stars: null })]), 'layout="table"');
    expect(headers(element).map(textOf)).to.deep.equal([
      'Name',
      'Setup',
      'Maturity',
      'Resources',
      'Upkeep',
      'Licence',
      'Runs on',
    ]);
    expect(part(element, 'card').querySelectorAll('td')).to.have.length(6);
  });

  it('has a row header for each solution and a name for each column', async () => {
    const element = await show(SIX, 'layout="table" sort="name"');
    expect(headers(element).map(textOf)).to.deep.equal([
      'Name',
      'Setup',
      'Maturity',
      'Resources',
      'Upkeep',
      'Licence',
      'Runs on',
      'Stars',
    ]);
    const [row] = parts(element, 'card');
    expect(row?.querySelector('th')?.getAttribute('scope')).to.equal('row');
    const cells = [...row!.querySelectorAll('td')];
    expect(cells.map((cell) => cell.dataset.label)).to.deep.equal(headers(element).slice(1).map(textOf));
    expect(textOf(cells[0]?.querySelector('[part="score"]'))).to.equal('2/10 demanding');
  });

  it('is sorted by its columns, in step with the menu', async () => {
    const element = await show(SIX, 'layout="table"');
    expect(headers(element).map((header) => header.ariaSort)).to.deep.equal(Array<null>(8).fill(null));
    headers(element)[0]?.querySelector('button')?.click();
    await element.updateComplete;
    expect(headers(element).map((header) => header.ariaSort)).to.deep.equal([
      'ascending',
      ...Array<null>(7).fill(null),
    ]);
    headers(element)[7]?.querySelector('button')?.click();
    await element.updateComplete;
    expect(part<HTMLSelectElement>(element, 'sort').value).to.equal('stars');
    expect(headers(element).map((header) => header.ariaSort)).to.deep.equal([
      ...Array<null>(7).fill(null),
      'descending',
    ]);
    expect(names(element)[0]).to.equal('Beta');
    element.sort = 'resource-usage';
    await element.updateComplete;
    // More is better in every column of scores, and the best comes first.
    expect(headers(element)[3]?.ariaSort).to.equal('descending');
    expect(names(element)[0]).to.equal('Delta');
  });

  it('has no buttons where the order is the page’s', async () => {
    const element = await show(SIX, 'layout="table" controls="search" sort="name"');
    expect(part(element, 'results').querySelectorAll('thead button')).to.have.length(0);
    expect(headers(element)[0]?.ariaSort).to.equal('ascending');
  });

  it('keeps its roles and names where it is too narrow for columns', async () => {
    const element = await show(SIX, 'layout="table"');
    element.style.inlineSize = '320px';
    const cell = part(element, 'card').querySelector('td')!;
    expect(getComputedStyle(cell).display).to.equal('grid');
    expect(cell.dataset.label).to.equal('Setup');
    expect(getComputedStyle(cell, '::before').content).to.be.oneOf(['"Setup"', 'attr(data-label)']);
    expect(cell.getAttribute('role')).to.equal('cell');
    expect(part(element, 'results').scrollWidth <= 320).to.equal(true);
  });

  it('moves the focus to the first new row', async () => {
    const element = await show(SIX, 'layout="table" limit="2"');
    part(element, 'more').click();
    await element.updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
    expect(textOf(element.shadowRoot?.activeElement)).to.equal('Ätna');
  });
});
