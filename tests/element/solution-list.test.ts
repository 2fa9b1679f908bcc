import { expect, fixture, html } from '@open-wc/testing';
import { SolutionList } from '../../src/define-card.js';
import type { SolutionSelectEvent } from '../../src/element/events.js';
import { expectAccessible } from '../support/axe.js';
import { aCatalogue, aSolution, SIX } from '../support/catalogue.js';
import { documentUrl, names, part, parts, release, textOf, timesAsked } from '../support/element.js';
import { until } from '../support/until.js';

async function list(attributes = '', content = ''): Promise<SolutionList> {
  const host = document.createElement('div');
  host.innerHTML = `<solution-list lang="en" ${attributes}>${content}</solution-list>`;
  await fixture(html`${host}`);
  const element = host.firstElementChild as SolutionList;
  await element.updateComplete;
  return element;
}

async function listOf(attributes: string, catalogue = SIX): Promise<SolutionList> {
  const element = await list(attributes);
  element.catalogue = catalogue;
  await element.updateComplete;
  return element;
}

async function settled(element: SolutionList): Promise<void> {
  await until('the list is settled', () => !['idle', 'loading'].includes(element.loadState));
  await element.updateComplete;
}

const FALLBACK = '<ul><li><a href="/alpha/">Alpha</a></li><li><a href="/beta/">Beta</a></li></ul>';

/** Whether the slotted fallback shows. */
const showsFallback = (element: SolutionList): boolean =>
  (element.shadowRoot?.querySelector('slot')?.assignedNodes().length ?? 0) > 0;

describe('a list in an article', () => {
  it('shows all solutions as cards, and nothing to search or filter by', async () => {
    const element = await listOf('');
    expect(names(element)).to.have.length(6);
    expect(element.shadowRoot?.querySelectorAll('input, select, fieldset')).to.have.length(0);
    expect(parts(element, 'category').flatMap((each) => [...each.querySelectorAll('button')])).to.deep.equal(
      [],
    );
    await expectAccessible(element);
  });

  for (const [attributes, expected] of [
    ['alternative-to="microsoft TEAMS"', ['Gamma']],
    ['alternative-to="google docs"', ['Delta']],
    ['category="Passwörter" sort="name"', ['Alpha', 'Beta']],
    ['license="mit" sort="name"', ['Ätna', 'Gamma']],
    ['license="permissive" sort="name"', ['Ätna', 'Gamma']],
    ['license="AGPL" limit="1" sort="stars"', ['Beta']],
    ['origin="France, Zürich" sort="name"', ['Beta', 'Delta']],
    ['deployment="kubernetes"', ['Ätna']],
    ['audience="private" license="MIT"', ['Ätna']],
    ['origin="Zürich"', ['Delta']],
    ['tag="passwords"', ['Beta']],
    ['max-complexity="2"', ['Zeta']],
    ['max-resource-usage="1" min-maturity="1"', ['Delta']],
    ['alternative-to="1password, Microsoft Teams" sort="name"', ['Alpha', 'Beta', 'Gamma']],
    ['sort="name" limit="2"', ['Alpha', 'Ätna']],
    ['sort="newest" limit="1"', ['Beta']],
  ] as const)
    it(`lets its presets choose: ${attributes}`, async () => {
      const element = await listOf(attributes);
      expect(names(element)).to.deep.equal(expected);
      expect(element.results.map(({ name }) => name)).to.deep.equal(expected);
    });

  it('says on localhost what its catalogue does not have, and what was probably meant; elsewhere when asked to', async () => {
    const said: unknown[] = [];
    const { warn } = console;
    console.warn = (_element, text) => said.push(text);
    const { environment } = SolutionList;
    try {
      const element = await listOf(
        'alternative-to="slak, mikrosoft teams, Google Docs" license="APGL, permissive"',
      );
      const expected = [
        'alternative-to: no product slak; did you mean slack?',
        'alternative-to: no product mikrosoft teams; did you mean microsoft-teams?',
        'license: no license APGL; did you mean AGPL?',
      ];
      element.headingLevel = 2;
      await element.updateComplete;
      expect(said, 'once').to.have.length(1);
      expect(String(said[0]).replace('-3.0-or-later', '')).to.equal(expected.join('\n'));
      expect(element.shadowRoot!.textContent).not.to.contain('mikrosoft');
      element.alternativeTo = element.license = '';
      element.origin = 'Switzerland, Frence';
      await element.updateComplete;
      expect(element.mistakes).to.deep.equal(['origin: no origin Frence; did you mean France?']);
      expect(said).to.have.length(2);
      SolutionList.environment = Object.create(environment, {
        location: { value: { ...environment.location, href: 'https://blog.example/' } },
      }) as typeof environment;
      const published = await listOf('tag="passwordz"');
      expect(said).to.have.length(2);
      published.debug = true;
      await published.updateComplete;
      expect(said[2]).to.equal('tag: no tag passwordz; did you mean passwords?');
    } finally {
      console.warn = warn;
      SolutionList.environment = environment;
    }
  });

  it('takes an order that asks for a reader, or none that it knows, as the recommended one', async () => {
    const recommended = names(await listOf(''));
    const element = await listOf('');
    for (const sort of ['relevance-ish', '', null] as never[]) {
      element.sort = sort;
      await element.updateComplete;
      expect(names(element), String(sort)).to.deep.equal(recommended);
    }
  });

  it('follows its attributes', async () => {
    const element = await listOf('category="Passwörter"');
    element.category = '';
    element.license = 'MIT';
    element.layout = 'compact';
    element.lang = 'de';
    await element.updateComplete;
    expect(names(element).toSorted()).to.deep.equal(['Gamma', 'Ätna']);
    expect(part(element, 'results').classList.contains('compact')).to.equal(true);
    expect(element.shadowRoot?.querySelector('[lang]')?.getAttribute('lang')).to.equal('de');
    await expectAccessible(element);
  });

  it('shows more when it is asked to, and the reader goes on at the first new one', async () => {
    const element = await listOf('limit="4" sort="name"');
    expect(names(element)).to.have.length(4);
    expect(textOf(part(element, 'more'))).to.equal('Show 2 more solutions');
    part(element, 'more').click();
    await until('all are there', () => names(element).length === 6);
    await until('the fifth has the focus', () =>
      Boolean(parts(element, 'card')[4]?.contains(element.shadowRoot!.activeElement)),
    );
    expect(parts(element, 'more')).to.have.length(0);
  });

  it('opens the details of one card, and closes them again', async () => {
    const element = await listOf('sort="name"');
    const [first] = parts(element, 'details-toggle');
    first!.click();
    await element.updateComplete;
    expect(parts(element, 'details')).to.have.length(1);
    expect(first!.ariaExpanded).to.equal('true');
    await expectAccessible(element);
    first!.click();
    await element.updateComplete;
    expect(parts(element, 'details')).to.have.length(0);
  });

  it('leads to the pages of solutions, and has headings of the level that the article asks for', async () => {
    const element = await listOf(
      'detail-url="https://c.example/{lang}/{slug}/" heading-level="5" tag="passwords"',
    );
    const title = part(element, 'card-title');
    expect(title.localName).to.equal('h5');
    expect(title.querySelector('a')?.href).to.equal('https://c.example/en/beta/');
  });

  it('tells the page before a link is followed', async () => {
    const element = await listOf('', aCatalogue([aSolution('Alpha')]));
    const selected: SolutionSelectEvent[] = [];
    element.parentElement?.addEventListener('solution-select', (event) => {
      event.preventDefault();
      selected.push(event);
    });
    part(element, 'card').querySelector('a')!.click();
    expect(selected.map(({ solution }) => solution.name)).to.deep.equal(['Alpha']);
  });

  it('has lower cards in one wide column than in narrow ones: the same text has fewer lines', async () => {
    const element = await listOf('');
    const heights = [400, 600, 1000].map((width) => {
      element.style.inlineSize = `${width}px`;
      return part(element, 'card').offsetHeight / 16;
    });
    expect(heights).to.deep.equal([17.25, 14.5, 17.25]);
  });

  it('holds room for what the fallback lists, and nothing moves when it comes', async () => {
    const src = documentUrl('held');
    const element = await list(`src="${src}" layout="compact" limit="2" sort="name"`, FALLBACK);
    expect(element.loadState).to.equal('loading');
    expect(showsFallback(element)).to.equal(true);
    expect(element.shadowRoot?.querySelectorAll('.skeleton')).to.have.length(2);
    const { offsetHeight } = element.shadowRoot!.querySelector<HTMLElement>('ul')!;
    await release(src);
    await settled(element);
    expect(names(element)).to.have.length(2);
    expect(part(element, 'results').offsetHeight).to.be.closeTo(offsetHeight, 1);
  });

  it('shares one request with all others', async () => {
    const src = documentUrl('good');
    const elements = await Promise.all(['', 'layout="compact"'].map((more) => list(`src="${src}" ${more}`)));
    await Promise.all(elements.map(settled));
    expect(await timesAsked(src)).to.equal(1);
  });

  for (const [what, attributes] of [
    ['nothing is as the presets ask', `src="${documentUrl('good')}" alternative-to="Nothing"`],
    ['an error', `src="${documentUrl('version2')}"`],
    ['a page in place of a slice', `src="${documentUrl('html')}"`],
    ['no src', ''],
  ] as const)
    it(`keeps the fallback: ${what}`, async () => {
      const element = await list(attributes, FALLBACK);
      if (element.src) await settled(element);
      expect(showsFallback(element)).to.equal(true);
      expect(parts(element, 'card')).to.have.length(0);
    });

  it('says what is wrong where there is no fallback', async () => {
    const empty = await listOf('alternative-to="Nothing"');
    expect(textOf(part(empty, 'empty'))).to.equal('Nothing here matches');
    await expectAccessible(empty);
    const failed = await list(`src="${documentUrl('version2')}"`);
    await settled(failed);
    expect(part(failed, 'retry').offsetHeight).to.be.above(0);
    await expectAccessible(failed);
  });
});
