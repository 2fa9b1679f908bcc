import { expect, fixture, html } from '@open-wc/testing';
import type { SolutionSelectEvent } from '../../src/element/events.js';
import type { SolutionCard } from '../../src/element/solution-card.js';
import { expectAccessible } from '../support/axe.js';
import { aCatalogue, aSolution, SIX } from '../support/catalogue.js';
import { documentUrl, names, part, parts, textOf, timesAsked } from '../support/element.js';
import { until } from '../support/until.js';

async function card(attributes: string, content = ''): Promise<SolutionCard> {
  const host = document.createElement('div');
  host.innerHTML = `<solution-card lang="en" ${attributes}>${content}</solution-card>`;
  await fixture(html`${host}`);
  const element = host.firstElementChild as SolutionCard;
  await element.updateComplete;
  return element;
}

async function settled(element: SolutionCard): Promise<void> {
  await until('the card is settled', () => !['idle', 'loading'].includes(element.loadState));
  await element.updateComplete;
}

/** Whether the slotted fallback shows. */
const showsFallback = (element: SolutionCard): boolean =>
  (element.shadowRoot?.querySelector('slot')?.assignedNodes().length ?? 0) > 0;

describe('a card in an article', () => {
  it('says which name was probably meant', async () => {
    const element = await card('name="Gama"');
    element.catalogue = SIX;
    expect(element.mistakes).to.deep.equal(['name: no solution Gama; did you mean Gamma?']);
    element.name = 'Gamma';
    expect(element.mistakes).to.deep.equal([]);
  });

  it('shows one solution, by its name in any spelling', async () => {
    const element = await card('name="Ätna"');
    element.catalogue = SIX;
    for (const name of ['Ätna', 'ätna', 'ATNA', ' Ätna ']) {
      element.name = name;
      await element.updateComplete;
      expect(names(element), name).to.deep.equal(['Ätna']);
    }
    expect(element.solution?.name).to.equal('Ätna');
    expect(parts(element, 'card')).to.have.length(1);
    await expectAccessible(element);
  });

  it('speaks the language and has the heading that the article asks for', async () => {
    const element = await card('name="Alpha" heading-level="4"');
    element.catalogue = SIX;
    element.lang = 'fr';
    await element.updateComplete;
    expect(part(element, 'card-title').localName).to.equal('h4');
    expect(textOf(part(element, 'category'))).to.equal('Passwörter');
    expect(element.shadowRoot?.querySelector('[lang]')?.getAttribute('lang')).to.equal('fr');
  });

  it('shares one request with all others', async () => {
    const src = documentUrl('good');
    const elements = await Promise.all(
      ['Zeta', 'Alpha', 'Gamma'].map((name) => card(`src="${src}" name="${name}"`)),
    );
    await Promise.all(elements.map(settled));
    expect(await timesAsked(src)).to.equal(1);
  });

  it('holds its room and the fallback while it loads', async () => {
    const element = await card(`src="${documentUrl('hanging')}" name="Alpha"`, '<a href="/">Alpha</a>');
    expect(element.loadState).to.equal('loading');
    expect(showsFallback(element)).to.equal(true);
    expect(element.offsetHeight).to.be.above(300);
  });

  for (const [what, attributes] of [
    ['an unknown name', `src="${documentUrl('good')}" name="Nobody"`],
    ['an error', `src="${documentUrl('version2')}" name="Alpha"`],
    ['a slice larger than the page allows', `src="${documentUrl('good')}" max-bytes="300" name="Alpha"`],
    ['a page in place of a slice', `src="${documentUrl('html')}" name="Alpha"`],
    ['something else in place of a slice', `src="${documentUrl('no-catalogue')}" name="Alpha"`],
    ['no src', 'name="Alpha"'],
  ] as const)
    it(`keeps the fallback: ${what}`, async () => {
      const element = await card(attributes, '<a href="/">Alpha</a>');
      if (element.src) await settled(element);
      expect(showsFallback(element)).to.equal(true);
      expect(parts(element, 'card')).to.have.length(0);
    });

  it('says what is wrong where there is no fallback', async () => {
    const unknown = await card('name="Nobody"');
    unknown.catalogue = SIX;
    await unknown.updateComplete;
    expect(textOf(part(unknown, 'unknown'))).to.equal('Nobody');
    await expectAccessible(unknown);
    const failed = await card(`src="${documentUrl('version2')}" name="Alpha"`);
    await settled(failed);
    expect(part(failed, 'retry').offsetHeight).to.be.above(0);
    await expectAccessible(failed);
  });

  for (const fallback of ['<a href="/old/">Alpha Old</a>', ''])
    it(`whose solution is gone keeps its name, and leads to the catalogue: ${fallback || 'no fallback'}`, async () => {
      const element = await card('name="Alpha Old"', fallback);
      element.catalogue = SIX;
      await element.updateComplete;
      if (fallback) expect(showsFallback(element)).to.equal(true);
      else expect(textOf(part(element, 'unknown'))).to.equal('Alpha Old');
      const link = [...element.shadowRoot!.querySelectorAll('a')].find(({ href }) => href === SIX.homepage);
      expect(link?.textContent).to.equal('catalogue.example');
      expect(link?.checkVisibility()).to.equal(true);
      await expectAccessible(element);
    });

  it('tells the page before a link is followed', async () => {
    const element = await card('name="Alpha"');
    element.catalogue = aCatalogue([aSolution('Alpha')]);
    await element.updateComplete;
    const selected: SolutionSelectEvent[] = [];
    element.parentElement?.addEventListener('solution-select', (event) => selected.push(event));
    element.addEventListener('solution-select', (event) => {
      event.preventDefault();
    });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    part(element, 'card').querySelector('a')!.dispatchEvent(click);
    expect(click.defaultPrevented).to.equal(true);
    expect(selected.map(({ solution }) => solution.name)).to.deep.equal(['Alpha']);
  });
});
