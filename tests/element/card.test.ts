import { expect } from '@open-wc/testing';
import type { SolutionSelectEvent } from '../../src/element/events.js';
import { aCatalogue, aSolution, SIX } from '../support/catalogue.js';
import { names, openDetails, part, parts, show, textOf, typeQuery } from '../support/element.js';
import { until } from '../support/until.js';

const links = (element: Element) =>
  [...part(element, 'card').querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? textOf(link),
    link.getAttribute('href'),
  ]);

describe('a card', () => {
  it('says what a reader wants to know', async () => {
    const element = await show(
      aCatalogue([
        aSolution('Alpha', { tags: ['google-docs-alternative', 'chat', 'slack-alternative', 'voice'] }),
      ]),
    );
    expect(textOf(part(element, 'icon'))).to.equal('💬');
    expect(part(element, 'icon').getAttribute('aria-hidden')).to.equal('true');
    expect(textOf(part(element, 'card-title'))).to.equal('Alpha');
    expect(part(element, 'card-title').localName).to.equal('h3');
    expect(textOf(part(element, 'category'))).to.equal('Kommunikation');
    expect(textOf(part(element, 'description'))).to.equal('Alpha is made for conversations within a team.');
    expect(parts(element, 'details')).to.have.length(0);
    await openDetails(element);
    expect(parts(element, 'score').map((score) => textOf(score.querySelector('.word')))).to.deep.equal([
      '7/10 moderate',
      '8/10 mature',
      '6/10 moderate',
      '8/10 little',
    ]);
    expect(textOf(part(element, 'legend'))).to.match(
      /^Scores go up to 10, and more is always better: easy setup, mature, low/,
    );
    expect(
      [...part(element, 'facts').querySelectorAll('dt')].map((term) =>
        // As it is rendered: the names are buttons, which trim the white space in them. WebKit's text does not.
        [term, term.nextElementSibling as HTMLElement]
          .map(({ innerText }) => innerText.replaceAll(/\s+(?=,)/g, '').replaceAll(/\s+/g, ' '))
          .join(' '),
      ),
    ).to.deep.equal([
      'Replaces Google Docs, Slack',
      'Tags chat, voice',
      'Licence AGPL-3.0-or-later network copyleft',
      'Runs on Docker, Linux',
      'Audience Organisations',
      'Origin 🇨🇭 Switzerland',
      'Stars ★ 28,400',
      'Added 14 Mar 2025',
    ]);
    expect(links(element)).to.deep.equal([
      ['Alpha', 'https://alpha.example/'],
      ['Website: Alpha', 'https://alpha.example/'],
      ['Source code: Alpha', 'https://github.com/example/alpha'],
    ]);
  });

  it('says at a glance what speaks for a solution and against it, the same for the same scores', async () => {
    const scores = { complexity: 3, maturity: 8, resourceUsage: 3, maintenance: 7 };
    const element = await show(
      aCatalogue([
        aSolution('Alpha', { ...scores, tags: ['no-server'] }),
        aSolution('Beta', { complexity: 4, maturity: 7, resourceUsage: 6, maintenance: 6, tags: [] }),
      ]),
    );
    const [alpha] = parts(element, 'verdicts');
    expect([...alpha!.children].map(textOf)).to.deep.equal(['Easy setup', 'Mature', 'A lot of upkeep']);
    expect(parts(element, 'verdicts'), 'nothing stands out').to.have.length(1);
  });

  it('shows the first sentence, and everything once it is opened', async () => {
    const descriptionEn = 'A chat for e.g. teams. It has 3.5 million users. More follows!';
    const element = await show(aCatalogue([aSolution('Alpha', { descriptionEn })]));
    const toggle = part(element, 'details-toggle');
    expect([toggle.ariaLabel, toggle.ariaExpanded]).to.deep.equal(['Details: Alpha', 'false']);
    expect(textOf(part(element, 'description'))).to.equal('A chat for e.g. teams.');
    toggle.click();
    await element.updateComplete;
    expect(part(element, 'details-toggle').ariaExpanded).to.equal('true');
    expect(textOf(part(element, 'description'))).to.equal(descriptionEn);
    toggle.click();
    await element.updateComplete;
    expect(parts(element, 'details')).to.have.length(0);
  });

  it('says that it replaces the product that is asked for', async () => {
    const element = await show(SIX, 'alternative-to="1Password"');
    expect(textOf(part(element, 'verdicts').firstElementChild)).to.equal('Replaces 1Password');
    element.alternativeTo = '';
    await typeQuery(element, '1Password');
    expect(textOf(part(element, 'verdicts').firstElementChild)).to.equal('Replaces 1Password');
  });

  it('filters by what it names, and leads to the filter that it set', async () => {
    const element = await show(SIX);
    const [, , third] = parts(element, 'card');
    third!.querySelector<HTMLElement>('[part="category"] button')!.click();
    await element.updateComplete;
    expect(parts(element, 'category').map(textOf)).to.deep.equal(
      Array(names(element).length).fill('Kommunikation'),
    );
    await until(
      'the focus is on the chip',
      () => element.shadowRoot?.activeElement === part(element, 'chip'),
    );
    expect(textOf(part(element, 'chip'))).to.contain('Kommunikation');
    element.controls = 'search';
    await element.updateComplete;
    expect(
      part(element, 'results').querySelectorAll('.name'),
      'no filters, no names to press',
    ).to.have.length(0);
  });

  it('writes numbers and dates as the reader’s language does', async () => {
    const element = await show(aCatalogue([aSolution('Alpha', { stars: 28400 })]));
    await openDetails(element);
    const facts = () => [...part(element, 'facts').querySelectorAll('dd')].slice(-2).map(textOf);
    element.lang = 'de';
    await element.updateComplete;
    expect(facts()).to.deep.equal(['★ 28’400', '14.03.2025']);
    element.lang = 'de-DE';
    await element.updateComplete;
    expect(facts()[0]).to.equal('★ 28.400');
  });

  it('leaves out what is unknown', async () => {
    const element = await show(
      aCatalogue([aSolution('Alpha', { stars: null, tags: [], deployment: [], audience: [] })]),
    );
    await openDetails(element);
    expect(parts(element, 'replaces')).to.have.length(0);
    expect(parts(element, 'tags')).to.have.length(0);
    expect([...part(element, 'facts').querySelectorAll('dt')].map(textOf)).to.deep.equal([
      'Licence',
      'Origin',
      'Added',
    ]);
  });

  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    'java\tscript:alert(1)',
    '/relative',
    'nonsense',
  ])
    it(`makes no link of ${JSON.stringify(address)}`, async () => {
      const element = await show(aCatalogue([aSolution('Alpha', { website: address, github: address })]));
      await openDetails(element);
      expect(links(element)).to.deep.equal([]);
      expect(textOf(part(element, 'card-title'))).to.equal('Alpha');
    });

  it('leads to the solution’s own page by its name, where the page says which that is', async () => {
    const element = await show(SIX, 'detail-url="https://a.example/{lang}/solutions/{slug}/"');
    const address = () => part(element, 'card-title').querySelector('a')?.href;
    expect(address()).to.equal('https://a.example/en/solutions/zeta/');
    const [, , third] = parts(element, 'card-title');
    expect(third!.querySelector('a')!.href).to.equal('https://a.example/en/solutions/aetna/');
    expect(links(element).at(-1)?.[1], 'the website has a link of its own').to.match(/^https:/);
    element.lang = 'de';
    await element.updateComplete;
    expect(address()).to.equal('https://a.example/de/solutions/zeta/');
    await openDetails(element);
    expect(parts(element, 'copy-link')).to.have.length(6);
    const report = () =>
      element.shadowRoot!.querySelector<HTMLAnchorElement>('[aria-label="Fehler melden: Zeta"]');
    expect(report()?.href).to.equal('https://a.example/de/solutions/zeta/#report');
    element.detailUrl = 'https://a.example/#/{slug}';
    await element.updateComplete;
    expect(report()?.href, 'pages within one document').to.equal('https://a.example/#/zeta');
    const website = element.results[0]!.website;
    for (const hostile of [
      'javascript:alert(1)//{slug}',
      'ftp://a.example/{slug}/',
      'https://a.example/{name}/{slug}',
      '',
    ]) {
      element.detailUrl = hostile;
      await element.updateComplete;
      expect(address(), hostile).to.equal(website);
      expect(parts(element, 'copy-link')).to.have.length(0);
      expect(report(), hostile).to.equal(null);
    }
    element.detailUrl = '../x/{slug}/';
    await element.updateComplete;
    expect(address(), 'from the page').to.equal(new URL('../x/zeta/', document.baseURI).href);
    element.detailUrl = 'https://a.example/"onclick="alert(1)/{slug}';
    await element.updateComplete;
    expect(address()).to.equal('https://a.example/%22onclick=%22alert(1)/zeta');
    expect(part(element, 'card-title').querySelector('a')!.hasAttribute('onclick')).to.equal(false);
  });

  it('leads to the page of a solution whose name has no Latin letter, by the numbers of its letters', async () => {
    const attributes = 'detail-url="https://a.example/{slug}/" logos="/none/"';
    const element = await show(aCatalogue([aSolution('日本語')]), attributes);
    expect(part(element, 'card-title').querySelector('a')!.href).to.equal(
      'https://a.example/65e5-672c-8a9e/',
    );
  });

  it('shows logos in place of icons, where there is one', async () => {
    // The demo has a picture called icon.svg, and none for Beta.
    const catalogue = aCatalogue([aSolution('Icon'), aSolution('Beta')]);
    const element = await show(catalogue, 'logos="/demo/" browse="off"');
    const look = (at: number) => {
      const icon = parts(element, 'icon')[at]!;
      const logo = icon.querySelector('img')!;
      const { left, top, width, height } = icon.getBoundingClientRect();
      const isOnTop = element.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2) === logo;
      return [logo.getAttribute('src'), isOnTop && getComputedStyle(logo).opacity === '1', textOf(icon)];
    };
    const { origin } = location;
    await until('the logo is there', () => parts(element, 'icon')[0]!.querySelector('.there'));
    expect(look(0)).to.deep.equal([`${origin}/demo/icon.svg`, true, '💬']);
    expect(look(1), 'there is none').to.deep.equal([`${origin}/demo/beta.svg`, false, '💬']);
    expect(parts(element, 'icon').map(({ ariaHidden }) => ariaHidden)).to.deep.equal(['true', 'true']);
    // A card that shows another solution shows no logo of the one before.
    await typeQuery(element, 'beta');
    await until('one is left', () => names(element).join() === 'Beta');
    expect(look(0)).to.deep.equal([`${origin}/demo/beta.svg`, false, '💬']);
    for (const none of ['javascript:alert(1)//', 'data:image/svg+xml,', 'ftp://a.example/', '']) {
      element.logos = none;
      await element.updateComplete;
      expect(element.shadowRoot!.querySelectorAll('img'), none).to.have.length(0);
    }
  });

  it('shows markup as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const element = await show(
      aCatalogue([aSolution('Alpha', { name, descriptionEn: name, icon: '<b>x</b>' })]),
    );
    expect(textOf(part(element, 'card-title'))).to.equal(name);
    expect(part(element, 'card').querySelectorAll('img, b')).to.have.length(0);
  });

  it('asks the page before a link is followed', async () => {
    const element = await show(aCatalogue([aSolution('Alpha')]));
    await openDetails(element);
    const selected: SolutionSelectEvent[] = [];
    element.addEventListener('solution-select', (event) => {
      event.preventDefault();
      selected.push(event);
    });
    for (const link of part(element, 'card').querySelectorAll('a')) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
      link.dispatchEvent(click);
      expect(click.defaultPrevented).to.equal(true);
    }
    expect(selected.map(({ solution }) => solution.name)).to.deep.equal(['Alpha', 'Alpha', 'Alpha']);
  });

  it('follows the link when the page does not object', async () => {
    const element = await show(aCatalogue([aSolution('Alpha', { website: 'https://alpha.example/#here' })]));
    let prevented: boolean | undefined;
    document.body.addEventListener(
      'click',
      (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault(); // the test stays on its page
      },
      { once: true },
    );
    part(element, 'card-title').querySelector('a')!.click();
    expect(prevented).to.equal(false);
  });

  for (const [asked, tag] of [
    ['2', 'h2'],
    ['4', 'h4'],
    ['5', 'h5'],
    ['6', 'h6'],
    ['9', 'h6'],
    ['1', 'h2'],
    ['nonsense', 'h3'],
  ])
    it(`has a heading of level ${asked}: ${tag}`, async () => {
      const element = await show(aCatalogue([aSolution('Alpha')]), `heading-level="${asked}"`);
      expect(part(element, 'card-title').localName).to.equal(tag);
    });

  it('of the catalogue is attributed: homepage, licence and day of the data', async () => {
    const element = await show(aCatalogue([aSolution('Alpha')]));
    expect(textOf(part(element, 'attribution'))).to.equal(
      'Data: catalogue.example, licence MIT, as of 20 November 2026',
    );
    expect(part(element, 'attribution').querySelector('a')?.href).to.equal('https://catalogue.example/');
    element.catalogue = aCatalogue([], { homepage: 'javascript:alert(1)' });
    await element.updateComplete;
    expect(part(element, 'attribution').querySelector('a')).to.equal(null);
  });
});
