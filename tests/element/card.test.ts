import { expect } from '@open-wc/testing';
import type { SolutionSelectEvent } from '../../src/element/events.js';
import { aCatalogue, aSolution } from '../support/catalogue.js';
import { part, parts, show, textOf } from '../support/element.js';

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
    expect(textOf(part(element, 'category'))).to.equal('Communication');
    expect(textOf(part(element, 'description'))).to.equal('Alpha is made for conversations within a team.');
    expect(textOf(part(element, 'replaces'))).to.equal('Replaces Google Docs, Slack');
    expect(parts(element, 'tags').flatMap((list) => [...list.children].map(textOf))).to.deep.equal([
      'chat',
      'voice',
    ]);
    expect(parts(element, 'score').map((score) => score.getAttribute('aria-label'))).to.deep.equal([
      'Setup: 7 out of 10, moderate',
      'Maturity: 8 out of 10, mature',
      'Resources: 6 out of 10, moderate',
      'Upkeep: 8 out of 10, little',
    ]);
    expect(parts(element, 'score').map((score) => textOf(score.querySelector('.word')))).to.deep.equal([
      '7/10 moderate',
      '8/10 mature',
      '6/10 moderate',
      '8/10 little',
    ]);
    expect(textOf(part(element, 'legend'))).to.match(/^Scores go from 1 to 10, and more is always better/);
    expect(
      [...part(element, 'facts').children].map((fact) => [...fact.children].map(textOf).join(' ')),
    ).to.deep.equal([
      'Licence AGPL-3.0-or-later network copyleft',
      'Runs on Docker, Linux',
      'For Organisations',
      'Origin 🇨🇭 Switzerland',
      'Stars ★ 28,400',
      'Added 14 Mar 2025',
    ]);
    expect(links(element)).to.deep.equal([
      ['Alpha', 'https://alpha.example/'],
      ['Website of Alpha', 'https://alpha.example/'],
      ['Source code of Alpha', 'https://github.com/example/alpha'],
    ]);
  });

  it('writes numbers and dates as the reader’s language does', async () => {
    const element = await show(aCatalogue([aSolution('Alpha', { stars: 28400 })]));
    const facts = () => [...part(element, 'facts').querySelectorAll('dd')].slice(4).map(textOf);
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
      expect(links(element)).to.deep.equal([]);
      expect(textOf(part(element, 'card-title'))).to.equal('Alpha');
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
