import { expect, fixture, html } from '@open-wc/testing';
import { fetchCatalogue } from '../../src/catalogue/client.js';
import type { SolutionCatalogue } from '../../src/solution-catalogue.js';
import { documentUrl, inState, part, parts, textOf, timesAsked } from '../support/element.js';

const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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
    ['before anything of it has arrived', 'slow'],
    ['when its head is shown', 'slow-tail'],
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
      for (let tries = 0; scenario === 'slow-tail' && parts(own, 'card').length === 0; tries += 1) {
        if (tries > 100) expect.fail('No head is shown.');
        await soon(10);
      }
      await soon(30);
      page.lang = 'fr';
      own.lang = 'en';
      await soon(20);
      own.lang = 'de';
      expect([inherits.loadState, own.loadState]).to.deep.equal(['loading', 'loading']);
      await Promise.all([inState(inherits, 'ready'), inState(own, 'ready')]);
      expect([inherits.locale, own.locale]).to.deep.equal(['fr', 'de']);
      expect(textOf(part(inherits, 'status'))).to.match(/solutions/);
      expect(textOf(part(own, 'status'))).to.match(/Lösungen/);
      expect(requests()).to.deep.equal({ begun: 1, aborted: 0 });
      expect(await timesAsked(url)).to.equal(1);
    });

  it('is not taken from a card or a call when the element that asked first lets go of it', async () => {
    const url = documentUrl('slow');
    const page = await fixture(html`
      <div>
        <solution-catalogue src=${url}></solution-catalogue>
        <solution-card src=${url} name="Beta"></solution-card>
      </div>
    `);
    const [element, card] = [page.querySelector('solution-catalogue')!, page.querySelector('solution-card')!];
    const call = fetchCatalogue(url);
    await soon(30);
    element.src = '';
    await element.updateComplete;
    element.remove();
    card.lang = 'fr';
    expect((await call).count).to.equal(3);
    for (let tries = 0; parts(card, 'card').length === 0 && tries < 100; tries += 1) await soon(10);
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
    while (signals.length === 0) await soon(10);
    for (const [index, element] of elements.entries()) {
      expect(requests()).to.deep.equal({ begun: 1, aborted: 0 });
      element.lang = 'it';
      element.src = null;
      await element.updateComplete;
      await soon(index * 20);
    }
    expect(requests()).to.deep.equal({ begun: 1, aborted: 1 });
    for (const element of elements) element.remove();
  });
});
