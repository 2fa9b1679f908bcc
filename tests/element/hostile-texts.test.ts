// Hostile texts in what is newer than the document: texts of the page's own (`messages`), addresses of pages and logos,
// cards and lists in articles, and links that readers copy. They stay text, and addresses lead to web pages or nowhere.
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/define.js';
import '../../src/define-card.js';
import { slug } from '../../src/catalogue/addresses.js';
import { parseCatalogue } from '../../src/catalogue/parse.js';
import type { Catalogue } from '../../src/catalogue/schema.js';
import type { SolutionCatalogue } from '../../src/element/solution-catalogue.js';

import { MESSAGES } from '../../src/i18n/languages.js';
import { LAYOUTS } from '../../src/state/options.js';
import { aCatalogue, aSolution, SIX } from '../support/catalogue.js';
import { openDetails, parts, show, textOf, typeQuery, unfold } from '../support/element.js';
import { expectWebLinks, markupOf, watchPage, type Watch } from '../support/hostile.js';
import { until } from '../support/until.js';
import { INHERITED, XSS } from '../support/xss.js';

const naughty = (await (
  await fetch('/node_modules/big-list-of-naughty-strings/blns.json')
).json()) as string[];
const ALL = [...INHERITED, ...XSS, ...naughty].filter((text) => text.trim() !== '');
/** Each of so many; twice as many in the long run. */
const every = (step: number) =>
  ALL.filter((_, at) => at % ((globalThis as { LONG?: boolean }).LONG === true ? step / 2 : step) === 0);

/** The same texts everywhere in place of those of a language: functions make them, whatever they are given. */
function everywhere(texts: unknown, text: string): unknown {
  if (typeof texts === 'string') return text;
  if (typeof texts === 'function') return () => text;
  if (typeof texts !== 'object' || texts === null) return texts;
  if (Array.isArray(texts)) return texts.map((each) => everywhere(each, text));
  return Object.fromEntries(Object.entries(texts).map(([name, each]) => [name, everywhere(each, text)]));
}

/** Solutions with a text in every field that takes one, as the parser hands them on; at least one. */
function carrier(text: string): Catalogue {
  const texts = Object.fromEntries(
    ['category', 'description', 'descriptionEn', 'license', 'origin', 'icon', 'website', 'github'].map(
      (name) => [name, text],
    ),
  );
  const entries = [
    { ...aSolution(text), ...texts, tags: [text, `${text}-alternative`], audience: [text] },
    { ...aSolution('Harmless'), tags: ['slack-alternative'] },
    { ...aSolution(`Named ${text}`), ...texts, category: 'Büro' },
  ];
  // A text of which nothing is left makes no solution.
  return parseCatalogue(JSON.stringify(aCatalogue(entries as never)));
}

describe('hostile texts', () => {
  let watch: Watch;
  let above: HTMLElement;
  before(async () => {
    above = document.createElement('p');
    above.textContent = 'Above';
    document.body.prepend(above);
    // What the harness and the elements load is there before the watch begins.
    await show(SIX);
  });
  afterEach(() => {
    watch.stop();
  });
  after(() => {
    above.remove();
  });

  /** Looks at all that an element can show: each layout, details, all filters, a comparison, nothing found. */
  async function look(element: SolutionCatalogue, see: () => void): Promise<void> {
    for (const layout of LAYOUTS) {
      element.layout = layout;
      element.clear();
      await element.updateComplete;
      await unfold(element);
      await openDetails(element);
      for (const box of parts(element, 'compare').slice(0, 2)) {
        box.click();
        await element.updateComplete;
      }
      see();
      for (const box of parts(element, 'compare').slice(0, 2)) {
        box.click();
        await element.updateComplete;
      }
    }
    await typeQuery(element, 'qqxqqx');
    await element.updateComplete;
    see();
  }

  it('in place of every text of the element are texts', async () => {
    const element = await show(SIX, 'compare limit="4"');
    watch = watchPage(above);
    const allowed = new Set<string>();
    const set = (text: string) => {
      element.messages = { en: everywhere(MESSAGES.en, text) as typeof MESSAGES.en };
    };
    set('Harmless');
    await look(element, () => {
      for (const kind of markupOf(element.shadowRoot!)) allowed.add(kind);
    });
    const texts = every(40);
    for (const text of texts) {
      set(text);
      await look(element, () => {
        expect(
          [...markupOf(element.shadowRoot!)].filter((kind) => !allowed.has(kind)),
          text,
        ).to.deep.equal([]);
        expectWebLinks(element.shadowRoot!);
      });
    }
    // They do arrive.
    set('<img src=x onerror=ran()>');
    element.clear();
    await element.updateComplete;
    expect(textOf(parts(element, 'status')[0])).to.contain('<img src=x onerror=ran()>');
    for (const wrong of [null, 5, 'x', { en: 5 }, { en: { search: () => 'x' } }, { xx: {} }, { en: [] }]) {
      element.messages = wrong as never;
      await element.updateComplete;
      expect(textOf(parts(element, 'status')[0]), JSON.stringify(wrong)).to.equal('6 solutions');
    }
    await watch.expectNothing();
  });

  it('as addresses of pages and logos lead to web pages, or nowhere', async () => {
    const element = await show(SIX, 'browse="off"');
    watch = watchPage(above);
    const links = () => {
      const root = element.shadowRoot!;
      expectWebLinks(root);
      for (const image of root.querySelectorAll('img'))
        expect(new URL(image.src).protocol, image.src).to.match(/^https?:$/);
      for (const each of root.querySelectorAll('a, img'))
        expect(
          [...each.attributes].filter(({ name }) => /^on|style|srcdoc/.test(name)),
          each.outerHTML,
        ).to.deep.equal([]);
    };
    let taken = 0;
    for (const text of every(8))
      for (const pattern of [
        text,
        `${text}{slug}`,
        `https://a.example/${text}/{lang}/{slug}`,
        `{slug}${text}`,
      ]) {
        element.setAttribute('detail-url', pattern);
        await element.updateComplete;
        links();
        if (parts(element, 'card-title')[0]!.querySelector('a')!.href !== element.results[0]!.website)
          taken += 1;
      }
    expect(taken, 'patterns that were taken').to.be.greaterThan(50);
    element.removeAttribute('detail-url');
    // Pictures are asked for, as the page has said: those of its own.
    for (const text of every(8).filter((each) => !each.includes('stray'))) {
      element.setAttribute('logos', text);
      await element.updateComplete;
      links();
    }
    element.removeAttribute('logos');
    await element.updateComplete;
  });

  it('in cards and lists of articles are texts', async () => {
    const place = await fixture<HTMLElement>(
      html`<div><solution-list lang="en" detail-url="https://a.example/{slug}/"></solution-list></div>`,
    );
    const list = place.querySelector('solution-list')!;
    const card = document.createElement('solution-card');
    card.lang = 'en';
    place.append(card);
    watch = watchPage(above);
    const roots = () => [list.shadowRoot!, card.shadowRoot!];
    const showBoth = async (catalogue: Catalogue, name: string) => {
      list.catalogue = catalogue;
      card.catalogue = catalogue;
      card.name = name;
      await Promise.all([list.updateComplete, card.updateComplete]);
      for (const button of parts(list, 'details-toggle')) button.click();
      await list.updateComplete;
    };
    const allowed = new Set<string>();
    for (const catalogue of [SIX, carrier('Text'), carrier('https://a.example/')])
      for (const layout of ['cards', 'compact'] as const) {
        list.layout = layout;
        await showBoth(catalogue, catalogue.solutions[0]!.name);
        for (const root of roots()) for (const kind of markupOf(root)) allowed.add(kind);
      }
    for (const name of ['Nobody', 'constructor']) {
      await showBoth(SIX, name);
      for (const root of roots()) for (const kind of markupOf(root)) allowed.add(kind);
    }
    const texts = every(8);
    expect(texts.length).to.be.greaterThan(100);
    for (const [at, text] of texts.entries()) {
      list.layout = at % 2 ? 'cards' : 'compact';
      const catalogue = carrier(text);
      await showBoth(catalogue, at % 3 ? (catalogue.solutions[0]?.name ?? text) : text);
      expect(parts(list, 'card').length, text).to.equal(catalogue.count);
      for (const root of roots()) {
        expect(
          [...markupOf(root)].filter((kind) => !allowed.has(kind)),
          text,
        ).to.deep.equal([]);
        expectWebLinks(root);
      }
      for (const name of ['alternative-to', 'category', 'license', 'origin', 'tag', 'sort']) {
        list.setAttribute(name, text);
        await list.updateComplete;
        expect(
          [...markupOf(list.shadowRoot!)].filter((kind) => !allowed.has(kind)),
          text,
        ).to.deep.equal([]);
        list.removeAttribute(name);
      }
    }
    await watch.expectNothing();
  });

  it('in links that are copied are a part of the address that leads back to them', async () => {
    const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')!;
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    try {
      const element = await show(SIX, 'compare');
      watch = watchPage(above);
      const texts = every(30);
      expect(texts.length).to.be.greaterThan(30);
      for (const text of texts) {
        const catalogue = carrier(text);
        element.detailUrl = 'https://a.example/{lang}/{slug}/';
        element.catalogue = catalogue;
        await element.updateComplete;
        await openDetails(element);
        copied.length = 0;
        const buttons = parts(element, 'copy-link');
        expect(buttons.length, text).to.equal(catalogue.count);
        for (const button of buttons) button.click();
        await until('all are copied', () => copied.length === catalogue.count);
        expect(copied).to.deep.equal(
          element.results.map(({ name }) => `https://a.example/en/${slug(name)}/`),
          text,
        );
      }
    } finally {
      Object.defineProperty(navigator, 'clipboard', clipboard);
    }
    await watch.expectNothing();
  });
});
