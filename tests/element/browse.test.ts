import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { announce, holdAnnouncements } from '../support/announcements.js';
import { expectAccessible } from '../support/axe.js';
import { aCatalogue, aSolution, SIX } from '../support/catalogue.js';
import {
  choice,
  documentUrl,
  inState,
  names,
  part,
  parts,
  release,
  show,
  textOf,
} from '../support/element.js';

holdAnnouncements();

const rows = (element: Element) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role="toolbar"]') ?? []),
];
const tiles = (element: Element) => parts(element, 'tile').map(textOf);
const focused = (element: Element) => textOf(element.shadowRoot?.activeElement);

async function press(element: SolutionCatalogue, ...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
  await element.updateComplete;
}

async function click(element: SolutionCatalogue, label: string): Promise<void> {
  parts(element, 'tile')
    .find((tile) => textOf(tile).includes(label))
    ?.click();
  await element.updateComplete;
}

describe('what one can begin with', () => {
  it('is a row of products and one of categories, those with most solutions first', async () => {
    const element = await show(SIX);
    expect(rows(element).map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Often replaced', 'Category']);
    expect(tiles(element)).to.deep.equal([
      'Slack 3',
      '1Password 2',
      'Google Docs 1',
      'Microsoft Teams 1',
      '💬Kommunikation 4',
      '💬Passwörter 2',
    ]);
    await expectAccessible(element);
  });

  it('is called as the page and the language call it; a category has the icon that most of its solutions have', async () => {
    const labels = { products: JSON.stringify({ 'dall-e': 'DALL·E' }) };
    const element = await show(
      aCatalogue([
        aSolution('A', { category: 'Gärten', tags: ['dall-e-alternative'], icon: '🌵' }),
        aSolution('B', { category: 'Gärten', tags: [], icon: '🌻' }),
        aSolution('C', { category: 'Gärten', tags: [], icon: '🌻' }),
      ]),
      `lang="fr" product-labels='${labels.products}' category-labels='{"Gärten": {"fr": "Jardins"}}'`,
    );
    element.lang = 'fr';
    await element.updateComplete;
    expect(rows(element).map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Souvent remplacés', 'Catégorie']);
    expect(tiles(element)).to.deep.equal(['DALL·E 1', '🌻Jardins 3']);
  });

  it('filters as if the reader had chosen it, and is folded then; the focus goes to the filter', async () => {
    const element = await show(SIX);
    await click(element, '1Password');
    expect(names(element)).to.have.members(['Alpha', 'Beta']);
    expect(textOf(part(element, 'status'))).to.equal('2 alternatives to 1Password');
    announce();
    await element.updateComplete;
    expect(textOf(element.shadowRoot!.querySelector('[role="status"]'))).to.equal(
      '2 alternatives to 1Password',
    );
    expect(tiles(element)).to.deep.equal([]);
    expect(element.shadowRoot?.activeElement?.getAttribute('part')).to.equal('chip');
    await press(element, 'Enter');
    await click(element, 'Passwörter');
    expect(names(element)).to.have.members(['Alpha', 'Beta']);
    expect(choice(element, 'Passwörter').checked).to.equal(true);
    part(element, 'reset').click();
    await element.updateComplete;
    expect(tiles(element)).to.have.length(6);
  });

  it('is two Tab stops; arrow keys go through a row, and Tab comes back to where one was', async () => {
    const element = await show(SIX, 'facets="" guide="off"');
    part(element, 'search-input').focus();
    await press(element, 'Tab');
    // What stands between the two where room is scarce.
    if (focused(element) === 'Sort and view') await press(element, 'Tab');
    expect(focused(element)).to.equal('Slack 3');
    await press(element, 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(focused(element)).to.equal('Microsoft Teams 1');
    await press(element, 'Tab');
    expect(focused(element)).to.equal('💬Kommunikation 4');
    await press(element, 'ArrowRight', 'ArrowRight');
    expect(focused(element)).to.equal('💬Passwörter 2');
    part(element, 'search-input').focus();
    await press(element, 'Tab');
    if (focused(element) === 'Sort and view') await press(element, 'Tab');
    expect(focused(element), 'where one was').to.equal('Microsoft Teams 1');
    await press(element, 'Enter');
    expect(names(element)).to.deep.equal(['Gamma']);
  });

  it('is folded by a letter, a filter and a limit, and is there again without them', async () => {
    const element = await show(SIX);
    const input = part(element, 'search-input');
    input.focus();
    await sendKeys({ type: 'a' });
    await element.updateComplete;
    expect(parts(element, 'browse')).to.have.length(0);
    await press(element, 'Backspace');
    expect(tiles(element)).to.have.length(6);
    const panel = part(element, 'filters').getBoundingClientRect().top;
    choice(element, 'Passwörter').click();
    await element.updateComplete;
    expect(tiles(element)).to.deep.equal([]);
    expect(part(element, 'filters').getBoundingClientRect().top, 'nothing moves below the finger').to.equal(
      panel,
    );
    choice(element, 'Passwörter').click();
    await element.updateComplete;
    expect(tiles(element)).to.have.length(6);
  });

  for (const attributes of [
    'browse="off"',
    'controls="search"',
    'controls="none"',
    'alternative-to="slack"',
    'category="Passwörter"',
    'max-complexity="6"',
    'query="a"',
  ])
    it(`is not there with ${attributes}`, async () => {
      const element = await show(SIX, attributes);
      expect(parts(element, 'browse')).to.have.length(0);
      element.removeAttribute(attributes.split('=')[0] ?? '');
      await element.updateComplete;
      expect(tiles(element)).to.have.length(6);
    });

  it('has its room from the beginning, and while the rest of a document is on its way', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = `<solution-catalogue lang="en" src="${documentUrl('held-tail')}"></solution-catalogue>`;
    const element = host.firstElementChild as SolutionCatalogue;
    await element.updateComplete;
    const top = () =>
      element.shadowRoot!.querySelector('.results')!.getBoundingClientRect().top -
      element.getBoundingClientRect().top;
    const toolbar = () =>
      element.shadowRoot!.querySelector('.toolbar')!.getBoundingClientRect().top -
      element.getBoundingClientRect().top;
    const before = toolbar();
    expect(top()).to.be.above(0);
    await release(element.src ?? '');
    await inState(element, 'ready');
    expect(tiles(element).length).to.be.above(0);
    expect(toolbar()).to.be.closeTo(before, 1);
    host.remove();
  });
});
