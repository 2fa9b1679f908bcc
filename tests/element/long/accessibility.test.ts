import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { LOCALES, type Locale } from '../../../src/i18n/locales.js';
import type { SolutionCatalogue } from '../../../src/element/solution-catalogue.js';
import { expectAccessible } from '../../support/axe.js';
import { SIX } from '../../support/catalogue.js';
import {
  choice,
  documentUrl,
  inState,
  names,
  openDetails,
  part,
  parts,
  release,
  textOf,
  typeQuery,
  unfold,
} from '../../support/element.js';

/** Pages as the element meets them: one that follows the system, a dark one that never says so, forced themes. */
const PAGES = {
  light: { style: 'color: #1b1d22; background: #fff; color-scheme: light', theme: 'auto' },
  dark: { style: 'color: #e9eaee; background: #14161b; color-scheme: dark', theme: 'auto' },
  'dark without saying so': { style: 'color: #ddd; background: #222', theme: 'auto' },
  'light with a dark theme': { style: 'color: #222; background: #fff', theme: 'dark' },
} as const;

type Page = keyof typeof PAGES;

async function onPage(page: Page, locale: Locale): Promise<SolutionCatalogue> {
  const { style, theme } = PAGES[page];
  const host = await fixture<HTMLElement>(
    html`<div style=${`${style}; padding: 1rem; font: 16px/1.5 sans-serif`}>
      <solution-catalogue lang=${locale} theme=${theme}
        ><a href="/" style="color: inherit">Fallback</a></solution-catalogue
      >
    </div>`,
  );
  return host.querySelector('solution-catalogue')!;
}

// Colours do not depend on the language: all four are in tests/e2e/axe-grid.ts.
describe('axe finds nothing', () => {
  for (const page of Object.keys(PAGES) as Page[])
    it(`${page}: results, expanded facets, an active query, nothing found, error, loading`, async () => {
      const element = await onPage(page, 'fr');
      element.src = documentUrl('hanging');
      await element.updateComplete;
      await expectAccessible(element);
      element.catalogue = SIX;
      await element.updateComplete;
      part(element, 'filters-toggle').click();
      await element.updateComplete;
      await expectAccessible(element);
      await typeQuery(element, 'alpha');
      await expectAccessible(element);
      await typeQuery(element, 'qqqqxxxx');
      await expectAccessible(element);
      element.src = documentUrl('version2');
      await element.updateComplete;
      await inState(element, 'error');
      await expectAccessible(element);
    });
});

describe('a reader with a keyboard or a screen reader', () => {
  it('meets a search region, named groups of checkboxes, a list of articles with headings', async () => {
    const element = await onPage('light', 'en');
    element.catalogue = SIX;
    await element.updateComplete;
    const root = element.shadowRoot!;
    expect(root.querySelector('form[role="search"] input[type="search"]')).to.exist;
    expect(textOf(root.querySelector('label[for="query"]'))).to.equal('Search for a solution or a product');
    expect(parts(element, 'facet')).not.to.be.empty;
    expect(parts(element, 'facet').every((facet) => facet.matches('fieldset:has(> legend)'))).to.equal(true);
    expect(part(element, 'results').matches('ul[role="list"][aria-label]')).to.equal(true);
    expect(root.querySelectorAll('[part="results"] > li > article h3')).to.have.length(6);
  });

  it('keeps the focus where it is when results change', async () => {
    const element = await onPage('light', 'en');
    element.catalogue = SIX;
    await element.updateComplete;
    part(element, 'filters-toggle').click();
    await unfold(element);
    const box = choice(element, 'MIT');
    box.focus();
    box.click();
    await element.updateComplete;
    expect(names(element)).to.have.length(2);
    expect(element.shadowRoot!.activeElement === box && box.isConnected).to.equal(true);
  });

  it('searches, chooses and opens with the keyboard alone', async () => {
    const element = await onPage('light', 'en');
    element.catalogue = SIX;
    await element.updateComplete;
    element.querySelector('a')?.remove();
    part(element, 'search-input').focus();
    await sendKeys({ type: 'gamma' });
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Gamma']);
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(names(element), 'the list of suggestions has closed').to.deep.equal(['Gamma']);
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(names(element)).to.have.length(6);
    await sendKeys({ press: 'Tab' });
    expect(element.shadowRoot!.activeElement === part(element, 'guide-open')).to.equal(true);
    await sendKeys({ press: 'Tab' });
    expect(element.shadowRoot!.activeElement?.matches('.skip')).to.equal(true);
    await sendKeys({ press: 'Tab' });
    expect(element.shadowRoot!.activeElement === part(element, 'filters-toggle')).to.equal(true);
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    // The first group is folded, since there is little to filter.
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    for (
      let stops = 0;
      stops < 4 && !element.shadowRoot!.activeElement?.matches('[type=checkbox]');
      stops += 1
    )
      await sendKeys({ press: 'Tab' });
    await sendKeys({ press: ' ' });
    await element.updateComplete;
    expect(names(element), 'the first choice: Communication').to.have.length(4);
  });

  it('finds every link by a name of its own', async () => {
    const element = await onPage('light', 'fr');
    element.catalogue = SIX;
    await element.updateComplete;
    await openDetails(element);
    const labels = [...parts(element, 'links'), ...element.shadowRoot!.querySelectorAll('.foot')].flatMap(
      (list) => [...list.querySelectorAll('a')].map((link) => link.getAttribute('aria-label')),
    );
    expect(new Set(labels)).to.have.length(12);
    for (const link of element.shadowRoot!.querySelectorAll('[part="links"] a'))
      expect(link.getAttribute('aria-label'), 'the visible label is part of the name').to.contain(
        textOf(link),
      );
  });
});

describe('the layout', () => {
  const widths = [320, 480, 768, 1280];

  for (const locale of LOCALES)
    it(`fits ${widths.join(', ')} px in ${locale}, at normal and double text size and with wide spacing`, async () => {
      const element = await onPage('light', locale);
      element.catalogue = SIX;
      await element.updateComplete;
      part(element, 'filters-toggle').click();
      await element.updateComplete;
      for (const css of [
        '',
        'font-size: 200%',
        'letter-spacing: .12em; word-spacing: .16em; line-height: 1.5',
      ])
        for (const width of widths) {
          element.style.cssText = `${css}; inline-size: ${width - 32}px`;
          const { right } = element.getBoundingClientRect();
          const edgeOf = (node: Element) => node.closest('dialog')?.getBoundingClientRect().right ?? right;
          const outside = [...element.shadowRoot!.querySelectorAll<HTMLElement>('*')].filter(
            (node) =>
              // A row of tiles scrolls by itself.
              !node.matches('.visually-hidden, option, .shelf *') &&
              node.getBoundingClientRect().right > edgeOf(node) + 1,
          );
          expect(
            outside.map((node) => `${node.localName}.${node.className} ${textOf(node).slice(0, 30)}`),
            `${width} px ${css}`,
          ).to.deep.equal([]);
        }
    });

  it('holds its room while loading: nothing that is there before moves', async () => {
    const src = documentUrl('held');
    const page = await fixture(html`
      <div style="inline-size: 60rem">
        <solution-catalogue src=${src} limit="3"><a href="/">Fallback</a></solution-catalogue>
        <p>After</p>
      </div>
    `);
    const element = page.querySelector('solution-catalogue')!;
    await element.updateComplete;
    const link = element.querySelector('a')!;
    expect(link.getBoundingClientRect().top - element.getBoundingClientRect().top).to.be.below(8);
    const before = element.getBoundingClientRect().height;
    await release(src);
    await inState(element, 'ready');
    const after = element.getBoundingClientRect().height;
    // Beside three closed cards the column of the filters is the higher one.
    expect(Math.abs(after - before) / after, `${before} px, then ${after} px`).to.be.below(0.4);
  });

  it('takes the font and the colour of its page', async () => {
    const page = await fixture(html`
      <div style="font: italic 18px/1.6 serif; color: rgb(10, 60, 20)">
        <solution-catalogue .catalogue=${SIX}></solution-catalogue>
      </div>
    `);
    const element = page.querySelector('solution-catalogue')!;
    await element.updateComplete;
    for (const name of ['card-title', 'description', 'search-input', 'sort']) {
      const style = getComputedStyle(part(element, name));
      expect(style.fontFamily, name).to.equal('serif');
      expect(style.fontStyle, name).to.equal('italic');
    }
    expect(getComputedStyle(part(element, 'description')).color).to.equal('rgb(10, 60, 20)');
  });
});
