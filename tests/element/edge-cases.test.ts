import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Catalogue } from '../../src/catalogue/schema.js';
import type { CatalogueErrorEvent, CatalogueLoadEvent } from '../../src/element/events.js';
import { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { announce, holdAnnouncements } from '../support/announcements.js';
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
  typeQuery,
  unfold,
} from '../support/element.js';
import { until } from '../support/until.js';

holdAnnouncements();

describe('a catalogue set as a property', () => {
  it('is checked: a broken solution is left out and counted, nonsense is an error', async () => {
    const element = await show(SIX);
    const loaded = oneEvent<CatalogueLoadEvent>(element, 'catalogue-load');
    element.catalogue = aCatalogue([aSolution('Good'), aSolution('Bad', { tags: undefined as never })]);
    expect((await loaded).dropped).to.equal(1);
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Good']);
    const failed = oneEvent<CatalogueErrorEvent>(element, 'catalogue-error');
    element.catalogue = { hello: 'world' } as unknown as Catalogue;
    expect((await failed).error.kind).to.equal('schema');
    await element.updateComplete;
    expect(parts(element, 'error')).to.have.length(1);
  });

  it('counts also when it was set before the script came', async () => {
    const late = document.createElement('solution-catalogue-late');
    Object.assign(late, { catalogue: SIX });
    document.body.append(late);
    customElements.define('solution-catalogue-late', class extends SolutionCatalogue {});
    if (!(late instanceof SolutionCatalogue)) expect.fail('not upgraded');
    await late.updateComplete;
    expect(names(late)).to.have.length(6);
    late.remove();
  });

  it('has its results at hand when its event comes', async () => {
    const element = await show(SIX);
    let seen: string[] = [];
    element.addEventListener('catalogue-load', () => (seen = element.results.map(({ name }) => name)), {
      once: true,
    });
    element.catalogue = aCatalogue([aSolution('Only')]);
    expect(seen).to.deep.equal(['Only']);
  });
});

describe('odd values of properties', () => {
  it('limits that are none do not limit, lengths that are none are the usual one', async () => {
    const element = await show(SIX);
    Object.assign(element, { maxComplexity: null, minMaturity: NaN, limit: NaN });
    await element.updateComplete;
    expect(names(element)).to.have.length(6);
    const src = documentUrl('held');
    Object.assign(element, { limit: Infinity, src, catalogue: undefined });
    await element.updateComplete;
    expect(element.shadowRoot!.querySelectorAll('.skeleton')).to.have.length(24);
    await release(src);
    await inState(element, 'ready');
  });

  it('changing how documents are asked for leaves the one that is there', async () => {
    const element = await show(SIX);
    element.src = documentUrl('good');
    await element.updateComplete;
    await inState(element, 'ready');
    element.maxBytes = 1000;
    element.loading = 'lazy';
    await element.updateComplete;
    expect(element.loadState).to.equal('ready');
  });
});

describe('the focus', () => {
  it('goes from a retry to the next one, and to the search field when it works', async () => {
    const element = await fixture<SolutionCatalogue>(
      html`<solution-catalogue lang="en" src=${documentUrl('bad-then-good')}></solution-catalogue>`,
    );
    await inState(element, 'error');
    part(element, 'retry').focus();
    part(element, 'retry').click();
    await inState(element, 'ready');
    await until('the focus is in the search field', () =>
      element.shadowRoot!.activeElement?.matches('[part="search-input"]'),
    );
  });

  it('is in the search field as soon as what the page brought along goes, so that no letter is lost', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    page.setHTMLUnsafe(`<solution-catalogue lang="en" src="${documentUrl('good')}">
      <template shadowrootmode="open"><style></style><input part="search-input" /></template></solution-catalogue>`);
    const element = page.querySelector('solution-catalogue')!;
    const root = element.shadowRoot!;
    root.querySelector('input')!.focus();
    const focused: unknown[] = [];
    new MutationObserver(() => focused.push(root.activeElement?.getAttribute('part'))).observe(root, {
      childList: true,
    });
    await inState(element, 'ready');
    await until('it has taken over', () => focused.length > 1);
    expect(focused.slice(0, 2)).to.deep.equal(['search-input', 'search-input']);
  });

  it('goes from a checkbox that showed only because it was chosen to the field that finds it', async () => {
    const licenses = Array.from({ length: 14 }, (_, index) => `License-${String(index).padStart(2, '0')}`);
    const element = await show(
      aCatalogue(licenses.map((license, index) => aSolution(`S${index}`, { license }))),
      'license="License-12"',
    );
    part(element, 'filters-toggle').click();
    await unfold(element);
    const box = choice(element, 'License-12');
    box.focus();
    box.click();
    await element.updateComplete;
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement?.ariaLabel).to.equal('Find a value: Licence');
    expect(choice(element, 'License-12').checked).to.equal(false);
  });

  it('goes from a value that was taken back, and that nothing has now, to the field that finds others', async () => {
    const element = await show(SIX, 'query="qqxqqx" license="MIT"');
    element.style.inlineSize = '70rem';
    await until('the panel is beside the results', () => choice(element, 'MIT').checked);
    await unfold(element);
    choice(element, 'MIT').focus();
    await sendKeys({ press: ' ' });
    await until('nobody can tick it', () => choice(element, 'MIT').disabled);
    await until('the focus is in a field', () =>
      element.shadowRoot!.activeElement?.matches('[type="search"]'),
    );
    expect(element.shadowRoot!.activeElement?.ariaLabel).to.equal('Find a value: Licence');
    expect(parts(element, 'suggestion')).to.have.length(0);
  });
});

describe('what the reader changed', () => {
  it('is nothing after choosing and unchoosing; the badge counts what can be seen', async () => {
    const element = await show(SIX, 'alternative-to="slack"');
    expect(textOf(part(element, 'filters-toggle'))).to.equal('Filters (1) 1 filter active');
    choice(element, 'MIT').click();
    await element.updateComplete;
    expect(textOf(part(element, 'filters-toggle'))).to.equal('Filters (2) 2 filters active');
    expect(parts(element, 'reset')).to.have.length(1);
    choice(element, 'MIT').click();
    await element.updateComplete;
    expect(parts(element, 'reset')).to.have.length(0);
  });

  it('keeps its preset when the element was moved', async () => {
    const element = await show(SIX, 'category="Passwörter"');
    const elsewhere = await fixture(html`<div></div>`);
    elsewhere.append(element);
    choice(element, 'Kommunikation').click();
    await element.updateComplete;
    expect(names(element)).to.have.length(6);
  });
});

describe('the language and the announcements', () => {
  it('mark what is said in the element’s own language', async () => {
    const page = await fixture(html`<div lang="es"><solution-catalogue></solution-catalogue></div>`);
    const element = page.querySelector('solution-catalogue')!;
    element.catalogue = SIX;
    await element.updateComplete;
    const { locale } = element;
    for (const node of [part(element, 'description'), part(element, 'status')])
      expect(node.closest('[lang]')?.getAttribute('lang')).to.equal(locale);
  });

  it('do not say that something loads when it has failed', async () => {
    const element = await fixture<SolutionCatalogue>(
      html`<solution-catalogue lang="en" src=${documentUrl('missing')}></solution-catalogue>`,
    );
    await inState(element, 'error');
    announce();
    await element.updateComplete;
    expect(textOf(element.shadowRoot!.querySelector('[role="status"]'))).to.equal('');
  });

  it('offer no better spelling where nothing can be typed', async () => {
    const element = await show(SIX);
    await typeQuery(element, 'gamna');
    element.controls = 'none';
    element.query = 'gamna';
    await element.updateComplete;
    expect(parts(element, 'suggestion')).to.have.length(0);
  });
});
