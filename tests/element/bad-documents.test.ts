import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { CatalogueErrorKind } from '../../src/catalogue/errors.js';
import type { CatalogueErrorEvent, CatalogueLoadEvent } from '../../src/element/events.js';
import { MESSAGES } from '../../src/i18n/languages.js';
import { LOCALES } from '../../src/i18n/locales.js';
import type { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { documentUrl, inState, names, part, parts, textOf, timesAsked } from '../support/element.js';

/** What the page saw go wrong while a test ran: nothing may be thrown into it. */
function thrownIntoPage(): unknown[] {
  const thrown: unknown[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    thrown.push('reason' in event ? event.reason : event.error);
  };
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
  after(() => {
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', note);
  });
  return thrown;
}

describe('<solution-catalogue> with a bad document', () => {
  const thrown = thrownIntoPage();

  const BAD: [scenario: string, kind: CatalogueErrorKind][] = [
    ['server-error', 'http'],
    ['missing', 'http'],
    ['html', 'parse'],
    ['not-json', 'parse'],
    ['no-catalogue', 'schema'],
    ['version2', 'version'],
  ];

  for (const [scenario, kind] of BAD)
    it(`${scenario}: says so in the reader’s language, keeps the fallback, sends one event`, async () => {
      for (const locale of LOCALES) {
        const url = documentUrl(scenario);
        const errors: CatalogueErrorEvent[] = [];
        const page = await fixture(html`
          <div @catalogue-error=${(event: CatalogueErrorEvent) => errors.push(event)}>
            <solution-catalogue lang=${locale} src=${url}><a href="/">All solutions</a></solution-catalogue>
          </div>
        `);
        const element = page.querySelector('solution-catalogue')!;
        await inState(element, 'error');
        expect(errors.map(({ error }) => error.kind)).to.deep.equal([kind]);
        const panel = part(element, 'error');
        expect(panel.getAttribute('role')).to.equal('alert');
        expect(textOf(panel))
          .to.contain(MESSAGES[locale].error.title)
          .and.to.contain(MESSAGES[locale].error.later);
        expect(textOf(part(element, 'retry'))).to.equal(MESSAGES[locale].error.retry);
        expect(element.querySelector('a')?.checkVisibility(), 'the fallback').to.equal(true);
        expect(await timesAsked(url)).to.equal(1);
      }
    });

  it('that cannot be reached, or has no http address: a message too', async () => {
    for (const src of ['http://127.0.0.1:9/solutions.json', 'data:application/json,{}', 'http://[bad/']) {
      const element = await fixture<SolutionCatalogue>(
        html`<solution-catalogue lang="en"></solution-catalogue>`,
      );
      const failed = oneEvent<CatalogueErrorEvent>(element, 'catalogue-error');
      element.src = src;
      expect((await failed).error.kind).to.equal('network');
      await element.updateComplete;
      expect(textOf(part(element, 'error'))).to.contain('cannot be reached');
    }
  });

  it('that is larger than allowed: stops reading', async () => {
    const element = await fixture<SolutionCatalogue>(
      html`<solution-catalogue max-bytes="100"></solution-catalogue>`,
    );
    const failed = oneEvent<CatalogueErrorEvent>(element, 'catalogue-error');
    element.src = documentUrl('good');
    expect((await failed).error.kind).to.equal('too-large');
  });

  it('is asked for again by the retry button', async () => {
    const url = documentUrl('bad-then-good');
    const element = await fixture<SolutionCatalogue>(
      html`<solution-catalogue src=${url}>fallback</solution-catalogue>`,
    );
    await inState(element, 'error');
    const loaded = oneEvent(element, 'catalogue-load');
    part(element, 'retry').click();
    await loaded;
    await inState(element, 'ready');
    expect(parts(element, 'error')).to.have.length(0);
    expect(names(element)).to.have.length(3);
    expect(element.shadowRoot!.querySelector('slot:not([name])'), 'the fallback').to.equal(null);
    expect(await timesAsked(url)).to.equal(2);
  });

  it('shows the good solutions and counts the broken one', async () => {
    const element = await fixture<SolutionCatalogue>(html`<solution-catalogue></solution-catalogue>`);
    const loaded = oneEvent<CatalogueLoadEvent>(element, 'catalogue-load');
    element.src = documentUrl('one-broken');
    const { dropped, catalogue } = await loaded;
    expect([dropped, catalogue.count]).to.deep.equal([1, 2]);
    await inState(element, 'ready');
    expect(names(element)).to.deep.equal(['Alpha', 'Beta']);
  });

  it('throws nothing into the page', () => {
    expect(thrown).to.deep.equal([]);
  });
});
