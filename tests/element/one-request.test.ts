import { expect, fixture, html } from '@open-wc/testing';
import { fetchCatalogue } from '../../src/catalogue/client/index.js';
import type { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { documentUrl, inState, part, parts, release, textOf, timesAsked } from '../support/element.js';
import { until } from '../support/until.js';

describe('a document that is on its way', () => {
  const original = globalThis.fetch;
  let signals: (AbortSignal | null | undefined)[] = [];

  beforeEach(() => {
    signals = [];
    globalThis.fetch = (input, init) => {
      if (typeof input === 'string' && input.includes('/documents/')) signals.push(init?.signal);
      return original(input, init);
    };
  });
  afterEach(() => {
    globalThis.fetch = original;
  });

  /** The requests that began, and those of them that were given up. */
  const requests = () => ({
    begun: signals.length,
    aborted: signals.filter((signal) => signal?.aborted).length,
  });

  for (const [what, scenario] of [
    ['before anything of it has arrived', 'held'],
    ['when its head is shown', 'held-tail'],
  ] as const)
    it(`is neither asked for again nor given up when the language changes ${what}`, async () => {
      const url = documentUrl(scenario);
      const page = await fixture<HTMLElement>(html`
        <div lang="de">
          <solution-catalogue src=${url}></solution-catalogue>
          <solution-catalogue src=${url} lang="it"></solution-catalogue>
        </div>
      `);
      const [inherits, own] = [...page.querySelectorAll('solution-catalogue')] as [
        SolutionCatalogue,
        SolutionCatalogue,
      ];
      const speak = async (...locales: string[]) => {
        await until(`they speak ${locales.join(' and ')}`, () =>
          [inherits, own].every(({ locale }, index) => locale === locales[index]),
        );
        await Promise.all([inherits.updateComplete, own.updateComplete]);
      };
      await until('the server is asked', async () => (await timesAsked(url)) > 0);
      if (scenario === 'held-tail')
        for (const element of [inherits, own])
          await until('a head is shown', () => parts(element, 'card').length > 0);
      page.lang = 'fr';
      own.lang = 'en';
      await speak('fr', 'en');
      own.lang = 'de';
      await speak('fr', 'de');
      expect([inherits.loadState, own.loadState]).to.deep.equal(['loading', 'loading']);
      await release(url);
      await Promise.all([inState(inherits, 'ready'), inState(own, 'ready')]);
      expect([inherits.locale, own.locale]).to.deep.equal(['fr', 'de']);
      expect(textOf(part(inherits, 'status'))).to.match(/solutions/);
      expect(textOf(part(own, 'status'))).to.match(/Lösungen/);
      expect(requests()).to.deep.equal({ begun: 1, aborted: 0 });
      expect(await timesAsked(url)).to.equal(1);
    });

  it('is not taken from a card or a call when the element that asked first lets go of it', async () => {
    const url = documentUrl('held');
    const page = await fixture(html`
      <div>
        <solution-catalogue src=${url}></solution-catalogue>
        <solution-card src=${url} name="Beta"></solution-card>
      </div>
    `);
    const [element, card] = [page.querySelector('solution-catalogue')!, page.querySelector('solution-card')!];
    const call = fetchCatalogue(url);
    await until('the server is asked', async () => (await timesAsked(url)) > 0);
    element.src = '';
    await element.updateComplete;
    element.remove();
    card.lang = 'fr';
    await card.updateComplete;
    await release(url);
    expect((await call).count).to.equal(3);
    await until('the card is shown', () => parts(card, 'card').length > 0);
    expect(textOf(part(card, 'card-title'))).to.equal('Beta');
    expect(requests()).to.deep.equal({ begun: 1, aborted: 0 });
    expect(await timesAsked(url)).to.equal(1);
  });

  it('is given up when nobody is left', async () => {
    const url = documentUrl('hanging');
    const elements = [1, 2].map(() => {
      const element = document.createElement('solution-catalogue');
      element.src = url;
      document.body.append(element);
      return element;
    });
    await until('the server is asked', async () => (await timesAsked(url)) > 0);
    for (const element of elements) {
      expect(requests()).to.deep.equal({ begun: 1, aborted: 0 });
      element.lang = 'it';
      element.src = null;
      await element.updateComplete;
    }
    await until('the request is given up', () => requests().aborted > 0);
    expect(requests()).to.deep.equal({ begun: 1, aborted: 1 });
    for (const element of elements) element.remove();
  });
});
