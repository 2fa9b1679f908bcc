import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { fetchCatalogue } from '../../src/catalogue/client/index.js';
import type { CatalogueLoadEvent } from '../../src/element/events.js';
import type { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
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
  timesAsked,
  typeQuery,
} from '../support/element.js';
import { until } from '../support/until.js';

holdAnnouncements();

describe('<solution-catalogue>', () => {
  describe('its catalogue', () => {
    it('fetches the document, shows its solutions and says so', async () => {
      const url = documentUrl('good');
      const element = await fixture<SolutionCatalogue>(
        html`<solution-catalogue lang="en"></solution-catalogue>`,
      );
      expect(element.loadState).to.equal('idle');
      const loaded = oneEvent<CatalogueLoadEvent>(element, 'catalogue-load');
      element.src = url;
      await element.updateComplete;
      expect(element.loadState).to.equal('loading');
      const { catalogue, origin, dropped, bubbles, composed } = await loaded;
      expect({ count: catalogue.count, origin, dropped, bubbles, composed }).to.deep.equal({
        count: 3,
        origin: 'network',
        dropped: 0,
        bubbles: true,
        composed: true,
      });
      await inState(element, 'ready');
      expect(names(element)).to.deep.equal(['Alpha', 'Beta', 'Gamma']);
      expect(element.results.map(({ name }) => name)).to.deep.equal(['Alpha', 'Beta', 'Gamma']);
      expect(element.matches(':state(ready)')).to.equal(true);
      expect(element.matches(':state(loading)')).to.equal(false);
    });

    it('is fetched once, however many elements share the URL', async () => {
      const url = documentUrl('held');
      const page = await fixture(html`
        <div>
          <solution-catalogue src=${url}></solution-catalogue>
          <solution-catalogue src=${url} lang="fr"></solution-catalogue>
          <solution-catalogue src=${new URL(url, location.href).href}></solution-catalogue>
        </div>
      `);
      const elements = [...page.querySelectorAll('solution-catalogue')];
      for (const element of elements) await inState(element, 'loading');
      await release(url);
      for (const element of elements) await inState(element, 'ready');
      const late = await fixture<SolutionCatalogue>(
        html`<solution-catalogue src=${url}></solution-catalogue>`,
      );
      await inState(late, 'ready');
      expect(await timesAsked(url)).to.equal(1);
    });

    it('survives being moved, and removed and put back, without a second request', async () => {
      const url = documentUrl('held');
      const element = await fixture<SolutionCatalogue>(
        html`<solution-catalogue src=${url}></solution-catalogue>`,
      );
      const elsewhere = await fixture(html`<div></div>`);
      elsewhere.append(element);
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 20));
      elsewhere.append(element);
      await element.updateComplete;
      expect(element.loadState).to.equal('loading');
      await release(url);
      await inState(element, 'ready');
      expect(names(element)).to.have.length(3);
      expect(await timesAsked(url)).to.equal(1);
    });

    it('can be given as a property, without any request', async () => {
      const url = documentUrl('good');
      const element = document.createElement('solution-catalogue');
      element.lang = 'en';
      element.src = url;
      const loaded = oneEvent<CatalogueLoadEvent>(element, 'catalogue-load');
      element.catalogue = SIX;
      document.body.append(element);
      expect((await loaded).origin).to.equal('property');
      await element.updateComplete;
      expect(names(element)).to.have.length(6);
      expect(element.catalogue).to.deep.equal(SIX);
      expect(await timesAsked(url)).to.equal(0);
      element.catalogue = undefined;
      await inState(element, 'ready');
      expect(names(element)).to.have.length(3);
      element.remove();
    });

    it('is asked for anew when src changes; the latest one wins', async () => {
      const slow = documentUrl('held');
      const quick = documentUrl('one-broken');
      const element = await fixture<SolutionCatalogue>(
        html`<solution-catalogue src=${slow}></solution-catalogue>`,
      );
      element.src = quick;
      await inState(element, 'ready');
      await release(slow);
      await fetchCatalogue(slow);
      await new Promise((resolve) => setTimeout(resolve));
      await element.updateComplete;
      expect(names(element)).to.have.length(2);
      element.src = '';
      await element.updateComplete;
      expect(element.loadState).to.equal('idle');
      expect(parts(element, 'card')).to.have.length(0);
    });

    it('is asked for once by refresh(), and stays when the server fails', async () => {
      const growing = documentUrl('growing');
      const element = await fixture<SolutionCatalogue>(
        html`<solution-catalogue lang="en" src=${growing}></solution-catalogue>`,
      );
      await inState(element, 'ready');
      expect(names(element)).to.have.length(1);
      await element.refresh();
      await element.updateComplete;
      expect(names(element)).to.have.length(2);
      expect(await timesAsked(growing)).to.equal(2);

      element.src = documentUrl('good-then-bad');
      await element.updateComplete;
      await inState(element, 'ready');
      await element.refresh();
      await inState(element, 'stale');
      expect(names(element)).to.have.length(3);
      expect(textOf(part(element, 'notice'))).to.equal(
        'The catalogue cannot be reached at the moment. This is its state as of 20 November 2026.',
      );
    });

    it('waits until it is near the viewport when it loads lazily', async () => {
      const url = documentUrl('good');
      const page = await fixture(html`
        <div>
          <div style="height: 6000px"></div>
          <solution-catalogue loading="lazy" src=${url}></solution-catalogue>
        </div>
      `);
      const element = page.querySelector('solution-catalogue')!;
      await new Promise((resolve) => setTimeout(resolve, 150));
      expect(element.loadState).to.equal('idle');
      expect(await timesAsked(url)).to.equal(0);
      element.scrollIntoView();
      await inState(element, 'ready');
    });
  });

  describe('the search', () => {
    it('narrows the results, highlights, and tells the page', async () => {
      const element = await show(SIX);
      const queries: string[] = [];
      element.addEventListener('query-change', ({ query }) => queries.push(query));
      await typeQuery(element, 'gamma');
      expect(names(element)).to.deep.equal(['Gamma']);
      expect(textOf(part(element, 'card-title').querySelector('mark'))).to.equal('Gamma');
      expect(textOf(part(element, 'status'))).to.equal('1 of 6 solutions');
      expect(element.query).to.equal('gamma');
      expect(queries).to.deep.equal(['gamma']);
    });

    it('finds what replaces a product, and says which product', async () => {
      const element = await show(SIX);
      await typeQuery(element, 'alternatives to google docs');
      expect(names(element)).to.deep.equal(['Delta']);
      expect(textOf(part(element, 'status'))).to.equal('1 alternative to Google Docs');
    });

    it('is cleared by Escape and by "reset", which gives the focus back to the field', async () => {
      const element = await show(SIX, 'query="delta"');
      expect(names(element)).to.deep.equal(['Delta']);
      expect(parts(element, 'reset')).to.have.length(0);
      const input = part<HTMLInputElement>(element, 'search-input');
      input.focus();
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      await element.updateComplete;
      expect(input.value).to.equal('');
      expect(names(element)).to.have.length(6);
      part(element, 'reset').click();
      await element.updateComplete;
      expect(element.query, 'the preset').to.equal('delta');
      expect(input.value).to.equal('delta');
      expect(element.shadowRoot?.activeElement === input).to.equal(true);
    });

    it('never sends its form, and shows a way out when nothing is found', async () => {
      const element = await show(SIX);
      const form = element.shadowRoot!.querySelector('form')!;
      const submit = new Event('submit', { cancelable: true });
      form.dispatchEvent(submit);
      expect(submit.defaultPrevented).to.equal(true);
      await typeQuery(element, 'qqqqxxxx');
      expect(textOf(part(element, 'status'))).to.equal('0 of 6 solutions');
      expect(textOf(part(element, 'empty'))).to.contain('Nothing here matches');
      part(element, 'reset').click();
      await element.updateComplete;
      expect(names(element)).to.have.length(6);
    });

    it('says which words of its attributes mean nothing, and what was probably meant', async () => {
      const element = await show(
        SIX,
        'controls="serch" facets="license, plattform scores" browse="of" guide="off" sort="starz" layout="tabel" theme="darc" loading="soon"',
      );
      expect([...element.mistakes].sort()).to.deep.equal([
        'browse: no browse of; did you mean off?',
        'controls: no controls serch; did you mean search?',
        'facets: no facets plattform; did you mean platform?',
        'layout: no layout tabel; did you mean table?',
        'loading: no loading soon',
        'sort: no sort starz; did you mean stars?',
        'theme: no theme darc; did you mean dark?',
      ]);
      const right = await show(
        SIX,
        'controls="all" facets="" browse="on" guide sort="" layout="compact" theme="auto" loading="lazy"',
      );
      expect(right.mistakes).to.deep.equal([]);
    });

    it('takes a new query property as the preset', async () => {
      const element = await show(SIX);
      await typeQuery(element, 'beta');
      element.query = 'gamma';
      await element.updateComplete;
      expect(names(element)).to.deep.equal(['Gamma']);
      await typeQuery(element, '');
      element.clear();
      await element.updateComplete;
      expect(names(element)).to.deep.equal(['Gamma']);
    });
  });

  describe('the facets', () => {
    it('count what choosing a value would show, "or" within a facet and "and" across', async () => {
      const element = await show(SIX);
      const counts = () =>
        Object.fromEntries(
          [...part(element, 'facet').querySelectorAll('label')].map((label) => [
            textOf(label.querySelector('.choice-label')),
            textOf(label.querySelector('.count')),
          ]),
        );
      expect(parts(element, 'facet').map((facet) => textOf(facet.querySelector('legend')))).to.deep.equal([
        'Category',
        'Licence',
        'Origin',
        'Scores',
        'Replaces',
        'Runs on',
        'Audience',
        'Tag',
      ]);
      expect(counts()).to.deep.equal({ Kommunikation: '4', Passwörter: '2' });
      choice(element, 'MIT').click();
      await element.updateComplete;
      expect(names(element)).to.deep.equal(['Ätna', 'Gamma']);
      expect(counts()).to.deep.equal({ Kommunikation: '2', Passwörter: '0' });
      expect(choice(element, 'Passwörter').disabled).to.equal(true);
      choice(element, 'AGPL-3.0-or-later').click();
      await element.updateComplete;
      expect(names(element)).to.have.length(6);
      choice(element, 'Passwörter').click();
      await element.updateComplete;
      expect(names(element)).to.deep.equal(['Beta', 'Alpha']);
      part(element, 'reset').click();
      await element.updateComplete;
      expect(names(element)).to.have.length(6);
      expect(choice(element, 'MIT').checked).to.equal(false);
    });

    it('start with the presets of the page, in any language and spelling', async () => {
      const element = await show(SIX, 'category="passwörter" origin="schweiz"');
      expect(names(element)).to.deep.equal(['Alpha']);
      expect(choice(element, 'Passwörter').checked).to.equal(true);
      // A country means every place in it.
      for (const place of ['🇨🇭 Switzerland', '🇨🇭 Zürich']) {
        expect(choice(element, place).checked, place).to.equal(true);
        choice(element, place).click();
        await element.updateComplete;
      }
      expect(names(element)).to.deep.equal(['Beta', 'Alpha']);
      element.category = 'Kommunikation';
      await element.updateComplete;
      expect(names(element)).to.deep.equal(['Zeta', 'Ätna', 'Delta', 'Gamma']);
    });

    it('name countries in the reader’s language, and leave places that are none', async () => {
      const element = await show(SIX);
      expect(choice(element, '🇫🇷 France')).to.exist;
      expect(choice(element, '🇨🇭 Zürich')).to.exist;
    });

    it('wait on narrow containers behind a button that says how many are active, and are a sheet then', async () => {
      const element = await show(SIX, 'license="MIT"');
      element.style.inlineSize = '20rem';
      const toggle = part(element, 'filters-toggle');
      const display = () => getComputedStyle(element.shadowRoot!.querySelector('#facets')!).display;
      expect(textOf(toggle)).to.equal('Filters (1) 1 filter active');
      expect(toggle.getAttribute('aria-expanded')).to.equal('false');
      expect(display()).to.equal('none');
      toggle.focus();
      toggle.click();
      await element.updateComplete;
      const sheet = element.shadowRoot!.querySelector('dialog:modal')!;
      expect(sheet.contains(element.shadowRoot!.activeElement)).to.equal(true);
      expect(toggle.getAttribute('aria-expanded')).to.equal('true');
      expect(display()).not.to.equal('none');
      expect(textOf(sheet.lastElementChild)).to.equal('Show 2 solutions');
      choice(element, 'MIT').click();
      await element.updateComplete;
      expect(textOf(sheet.lastElementChild)).to.equal('Show 6 solutions');
      expect(textOf(sheet.querySelector('h2'))).to.equal('Filters');
      sheet.querySelector<HTMLElement>('[part="filters-close"]')!.click();
      await until('the sheet is gone', () => !sheet.isConnected);
      expect(element.shadowRoot!.activeElement === toggle).to.equal(true);
      expect(display()).to.equal('none');
      element.style.inlineSize = '70rem';
      expect(getComputedStyle(toggle).display).to.equal('none');
      expect(display()).not.to.equal('none');
    });

    it('leave order and layout behind a button on narrow containers', async () => {
      const element = await show(SIX);
      element.style.inlineSize = '20rem';
      const isSeen = () =>
        part(element, 'sort').checkVisibility() && part(element, 'layout').checkVisibility();
      expect(isSeen()).to.equal(false);
      part(element, 'view-toggle').click();
      await element.updateComplete;
      expect(isSeen()).to.equal(true);
      expect(part(element, 'view-toggle').ariaExpanded).to.equal('true');
      part(element, 'view-toggle').click();
      await element.updateComplete;
      expect(isSeen()).to.equal(false);
    });

    it('fold long lists, but never a chosen value', async () => {
      const licenses = Array.from({ length: 14 }, (_, index) => `License-${String(index).padStart(2, '0')}`);
      const element = await show(
        aCatalogue(licenses.map((license, index) => aSolution(`S${index}`, { license }))),
        'license="License-12"',
      );
      const facet = parts(element, 'facet').find(
        (each) => textOf(each.querySelector('legend')) === 'Licence',
      )!;
      expect(facet.querySelectorAll('input')).to.have.length(7);
      expect(choice(element, 'License-12').checked).to.equal(true);
      const button = facet.querySelector<HTMLElement>('button.plain')!;
      expect(textOf(button)).to.equal('Show 7 more values (Licence)');
      button.click();
      await element.updateComplete;
      expect(facet.querySelectorAll('input[type="checkbox"]')).to.have.length(14);
      expect(button.getAttribute('aria-expanded')).to.equal('true');
    });

    it('and limits stay as preset where they have no control', async () => {
      const element = await show(SIX, 'controls="search" license="MIT"');
      expect(parts(element, 'facet')).to.have.length(0);
      expect(parts(element, 'sort')).to.have.length(0);
      expect(parts(element, 'search-input')).to.have.length(1);
      expect(names(element)).to.deep.equal(['Ätna', 'Gamma']);
      element.controls = 'none';
      element.minMaturity = 5;
      await element.updateComplete;
      expect(parts(element, 'search-input')).to.have.length(0);
      expect(names(element)).to.deep.equal(['Ätna']);
    });
  });

  describe('presets', () => {
    for (const [attribute, expected] of [
      ['alternative-to="Google Docs"', ['Delta']],
      ['alternative-to="google-docs"', ['Delta']],
      ['alternative-to="GoogleDocs"', ['Delta']],
      ['alternative-to="1Password"', ['Beta', 'Alpha']],
      ['tag="chat"', ['Zeta', 'Ätna']],
      ['deployment="kubernetes"', ['Ätna']],
      ['audience="private"', ['Ätna']],
      ['max-complexity="3"', ['Zeta']],
      ['min-maturity="3" max-complexity="2"', ['Zeta']],
      ['max-resource-usage="1"', ['Delta']],
      ['max-maintenance="3" category="Passwörter"', ['Beta', 'Alpha']],
      ['max-complexity="nonsense" alternative-to="slack" license="MIT"', ['Ätna', 'Gamma']],
      ['category="nowhere"', []],
    ] as const)
      it(attribute, async () => {
        expect(names(await show(SIX, attribute))).to.deep.equal(expected);
      });

    it('alternative-to is said in the count, in the product’s own spelling', async () => {
      const element = await show(SIX, 'alternative-to="microsoft teams"');
      expect(textOf(part(element, 'status'))).to.equal('1 alternative to Microsoft Teams');
    });
  });

  it('takes the removal of any attribute as if it had never been there', async () => {
    const attributes = {
      query: 'beta',
      category: 'Passwörter',
      'alternative-to': '1password',
      'max-complexity': '5',
      sort: 'stars',
      limit: '1',
      controls: 'none',
      theme: 'dark',
      'heading-level': '4',
      lang: 'de',
    };
    const element = await show(SIX);
    const before = element.shadowRoot!.innerHTML.replace(/<!--.*?-->|\s+/g, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Beta']);
    for (const name of Object.keys(attributes)) element.removeAttribute(name);
    element.lang = 'en';
    await element.updateComplete;
    expect(element.shadowRoot!.innerHTML.replace(/<!--.*?-->|\s+/g, '') === before).to.equal(true);

    element.setAttribute('src', documentUrl('good'));
    await element.updateComplete;
    await inState(element, 'ready');
    element.removeAttribute('src');
    await element.updateComplete;
    expect(element.loadState).to.equal('idle');
    expect(element.shadowRoot!.querySelectorAll('.skeleton')).to.have.length(0);
  });

  describe('the order', () => {
    for (const [sort, first, last] of [
      ['name', 'Alpha', 'Zeta'],
      ['stars', 'Beta', 'Alpha'],
      ['newest', 'Beta', 'Zeta'],
      ['complexity', 'Zeta', 'Alpha'],
      ['maturity', 'Alpha', 'Gamma'],
      ['resource-usage', 'Delta', 'Zeta'],
      ['maintenance', 'Alpha', 'Delta'],
      ['recommended', 'Zeta', 'Gamma'],
      ['nonsense', 'Zeta', 'Gamma'],
    ] as const)
      it(sort, async () => {
        const shown = names(await show(SIX, `sort="${sort}"`));
        expect([shown.at(0), shown.at(-1)]).to.deep.equal([first, last]);
      });

    it('is the recommended one until words are typed, and says why', async () => {
      const element = await show(SIX);
      expect(names(element)).to.deep.equal(['Zeta', 'Beta', 'Ätna', 'Alpha', 'Delta', 'Gamma']);
      expect(part<HTMLSelectElement>(element, 'sort').value).to.equal('recommended');
      const why = part(element, 'why');
      expect(why.querySelector('p')!.checkVisibility()).to.equal(false);
      why.querySelector('summary')!.click();
      expect(why.innerText).to.contain('What is mature and takes little effort first');
      await typeQuery(element, 'a');
      expect(part<HTMLSelectElement>(element, 'sort').value).to.equal('relevance');
      expect(parts(element, 'why'), 'it would not be true').to.have.length(0);
    });

    it('sorts names as the language does, and follows the menu', async () => {
      const element = await show(SIX, 'sort="name"');
      expect(names(element)).to.deep.equal(['Alpha', 'Ätna', 'Beta', 'Delta', 'Gamma', 'Zeta']);
      const menu = part<HTMLSelectElement>(element, 'sort');
      expect(menu.value).to.equal('name');
      menu.value = 'complexity';
      menu.dispatchEvent(new Event('change'));
      await element.updateComplete;
      expect(names(element)[0]).to.equal('Zeta');
      expect(element.sort).to.equal('complexity');
    });
  });

  describe('the pages', () => {
    const many = aCatalogue(
      Array.from({ length: 30 }, (_, index) => aSolution(`S${String(index).padStart(2, '0')}`)),
    );

    it('show 24, then more, and lead the focus to the first new card', async () => {
      const element = await show(many);
      expect(names(element)).to.have.length(24);
      expect(element.results).to.have.length(24);
      const more = part(element, 'more');
      expect(textOf(more)).to.equal('Show 6 more solutions');
      more.click();
      await until('the focus is on the first new card', () => {
        const { activeElement } = element.shadowRoot!;
        return activeElement !== null && activeElement !== more;
      });
      expect(names(element)).to.have.length(30);
      expect(parts(element, 'more')).to.have.length(0);
      expect(textOf(element.shadowRoot?.activeElement)).to.equal('S24');
    });

    it('have the length that limit says, and begin again with every new question', async () => {
      const element = await show(many, 'limit="5"');
      part(element, 'more').click();
      await element.updateComplete;
      expect(names(element)).to.have.length(10);
      element.lang = 'de';
      await element.updateComplete;
      expect(names(element), 'the same question in another language').to.have.length(10);
      await typeQuery(element, 's');
      expect(names(element)).to.have.length(5);
      element.limit = 3;
      await element.updateComplete;
      expect(names(element)).to.have.length(3);
      element.setAttribute('limit', 'nonsense');
      await element.updateComplete;
      expect(names(element)).to.have.length(24);
    });
  });

  it('announces the count once, after the reader has stopped', async () => {
    const element = await show(SIX);
    const region = element.shadowRoot!.querySelector('[role="status"]')!;
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(textOf(region)));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    for (const query of ['b', 'be', 'bet', 'beta']) await typeQuery(element, query);
    expect(textOf(region)).to.equal('');
    announce();
    await element.updateComplete;
    observer.disconnect();
    expect(textOf(region)).to.equal('1 of 6 solutions');
    expect(new Set(said)).to.have.length(1);
  });

  it('puts nothing into the page’s global scope and no style attribute into its tree', async () => {
    const before = new Set(Object.getOwnPropertyNames(window));
    const element = await show(SIX);
    await typeQuery(element, 'alpha');
    const after = Object.getOwnPropertyNames(window).filter((name) => !before.has(name));
    expect(after).to.deep.equal([]);
    expect(element.shadowRoot!.querySelectorAll('[style], style, script')).to.have.length(0);
  });
});
