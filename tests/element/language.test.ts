import { expect, fixture, html } from '@open-wc/testing';
import { LOCALES } from '../../src/i18n/locales.js';
import type { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { aCatalogue, aSolution, SIX } from '../support/catalogue.js';
import { documentUrl, inState, part, show, textOf, timesAsked } from '../support/element.js';

const label = (element: Element) => textOf(element.shadowRoot?.querySelector('.search-label'));

describe('texts of the page', () => {
  it('replace built-in ones, in their language', async () => {
    const element = await show(SIX);
    element.messages = {
      en: {
        search: { label: 'Find a tool' },
        status: { all: (n, number) => `${number} tools` },
        fit: { weights: ['no'] },
      },
    };
    await element.updateComplete;
    expect(label(element)).to.equal('Find a tool');
    expect(textOf(part(element, 'status'))).to.equal('6 tools');
    expect(part<HTMLInputElement>(element, 'search-input').placeholder, 'what is not replaced').to.match(
      /^e\.g\./,
    );
    element.lang = 'de';
    await element.updateComplete;
    expect(label(element)).to.equal('Lösung oder Produkt suchen');
    element.lang = 'en';
    element.messages = null;
    await element.updateComplete;
    expect(label(element)).to.equal('Search for a solution or a product');
  });

  it('are left out where they are no texts, and functions where they fail', async () => {
    const element = await show(SIX);
    const complaints: unknown[] = [];
    const { error, warn } = console;
    console.error = console.warn = (...values: unknown[]) => complaints.push(values);
    try {
      for (const messages of [
        { en: { search: { label: 7 }, status: 'none' } },
        { en: { search: null, status: { all: () => ({ n: 1 }) } } },
        { en: ['x'] },
        { en: { status: { all: 'no function' }, search: { label: () => 'no text' } } },
        {
          en: {
            status: {
              all() {
                throw new Error('no');
              },
            },
          },
        },
        'no object',
      ]) {
        element.messages = messages as never;
        await element.updateComplete;
        expect(label(element)).to.equal('Search for a solution or a product');
        expect(textOf(part(element, 'status'))).to.equal('6 solutions');
      }
    } finally {
      Object.assign(console, { error, warn });
    }
    expect(complaints, 'the function that fails, and the text in place of an object').to.have.length.at.least(
      2,
    );
    element.messages = { en: { search: { label: '<img src=x onerror=alert(1)>' } } };
    await element.updateComplete;
    expect(label(element)).to.equal('<img src=x onerror=alert(1)>');
    expect(element.shadowRoot!.querySelectorAll('img')).to.have.length(0);
  });
});

describe('the language of an element', () => {
  const LABELS = {
    de: 'Lösung oder Produkt suchen',
    en: 'Search for a solution or a product',
    fr: 'Rechercher une solution ou un produit',
    it: 'Cerca una soluzione o un prodotto',
  };

  it('is its own lang, read leniently', async () => {
    const element = await show(SIX);
    for (const [lang, locale] of [
      ['de', 'de'],
      ['de-CH', 'de'],
      ['en_US', 'en'],
      ['FR', 'fr'],
      ['it-Latn-CH', 'it'],
    ] as const) {
      element.lang = lang;
      await element.updateComplete;
      expect(element.locale).to.equal(locale);
      expect(label(element)).to.equal(LABELS[locale]);
    }
  });

  it('else that of the nearest ancestor, across shadow roots, also when it changes', async () => {
    const page = await fixture<HTMLElement>(html`<div lang="fr"><div></div></div>`);
    const inner = page.firstElementChild!.attachShadow({ mode: 'open' });
    const element = document.createElement('solution-catalogue');
    inner.append(element);
    element.catalogue = SIX;
    await element.updateComplete;
    expect(element.locale).to.equal('fr');
    page.lang = 'it';
    await Promise.resolve();
    await element.updateComplete;
    expect(label(element)).to.equal(LABELS.it);
    page.firstElementChild!.setAttribute('lang', 'de-AT');
    await Promise.resolve();
    await element.updateComplete;
    expect(label(element)).to.equal(LABELS.de);
    element.remove();
    page.lang = 'en';
    page.firstElementChild!.removeAttribute('lang');
    inner.append(element);
    await element.updateComplete;
    expect(label(element)).to.equal(LABELS.en);
  });

  it('else the browser’s, else English', async () => {
    const had = document.documentElement.lang;
    document.documentElement.lang = 'xx';
    const descriptor = Object.getOwnPropertyDescriptor(Navigator.prototype, 'languages')!;
    try {
      const element = await fixture<SolutionCatalogue>(
        html`<solution-catalogue lang="tlh"></solution-catalogue>`,
      );
      for (const [languages, locale] of [
        [['es', 'it-CH', 'de'], 'it'],
        [['es'], 'en'],
      ] as const) {
        Object.defineProperty(Navigator.prototype, 'languages', { configurable: true, get: () => languages });
        const parent = element.parentElement!;
        element.remove();
        parent.append(element);
        expect(element.locale).to.equal(locale);
      }
    } finally {
      Object.defineProperty(Navigator.prototype, 'languages', descriptor);
      document.documentElement.lang = had;
    }
  });

  it('changes everything at run time, without a request', async () => {
    const url = documentUrl('good');
    const element = await fixture<SolutionCatalogue>(
      html`<solution-catalogue src=${url}></solution-catalogue>`,
    );
    await inState(element, 'ready');
    const seen = new Set<string>();
    for (const locale of LOCALES) {
      element.lang = locale;
      await element.updateComplete;
      expect(label(element)).to.equal(LABELS[locale]);
      seen.add(textOf(part(element, 'description')));
      expect(part(element, 'description').hasAttribute('lang'), 'in the reader’s language').to.equal(false);
    }
    expect(seen).to.have.length(4);
    expect(await timesAsked(url)).to.equal(1);
  });

  it('lets two elements on one page speak two languages', async () => {
    const german = await show(SIX);
    german.lang = 'de';
    const french = await show(SIX);
    french.lang = 'fr';
    await Promise.all([german.updateComplete, french.updateComplete]);
    expect([label(german), label(french)]).to.deep.equal([LABELS.de, LABELS.fr]);
  });

  it('falls back to English and marks the text with its own language', async () => {
    const element = await show(aCatalogue([aSolution('A', { descriptionFr: undefined })]));
    element.lang = 'fr';
    await element.updateComplete;
    const description = part(element, 'description');
    expect([description.lang, textOf(description)]).to.deep.equal([
      'en',
      'A is made for conversations within a team.',
    ]);
  });
});
