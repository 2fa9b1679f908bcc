import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import fc from '../support/fast-check.js';
import type { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { URL_DELAY_MS } from '../../src/controllers/url-controller.js';
import { SIX } from '../support/catalogue.js';
import { until } from '../support/until.js';
import { HeldTimers } from '../support/held-timers.js';
import { choice, names, part, parts, show, textOf, typeQuery } from '../support/element.js';

/** The pause after which typing and sliding reach the URL. */
const timers = new HeldTimers(URL_DELAY_MS);
async function pause(element: SolutionCatalogue): Promise<void> {
  await element.updateComplete;
  timers.pass();
}
const chips = (element: Element) => parts(element, 'chip').map((chip) => textOf(chip).replace('×', ''));

async function back(element: SolutionCatalogue): Promise<void> {
  await new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
    history.back();
  });
  await element.updateComplete;
}

async function slide(element: SolutionCatalogue, name: string, at: number, value: number): Promise<void> {
  const slider = part(element, name).querySelectorAll('input')[at]!;
  slider.value = String(value);
  slider.dispatchEvent(new Event('input'));
  await element.updateComplete;
}

async function sortBy(element: SolutionCatalogue, sort: string): Promise<void> {
  const menu = part<HTMLSelectElement>(element, 'sort');
  menu.value = sort;
  menu.dispatchEvent(new Event('change'));
  await element.updateComplete;
}

describe('url-state', () => {
  /** Steps made in the browser's history; it remembers fifty, its length tells nothing. */
  let steps = 0;
  const count: History['pushState'] = (...parameters) => {
    steps += 1;
    History.prototype.pushState.apply(history, parameters);
  };
  history.pushState = count;

  const page = location.href;
  const { pathname } = location;
  const go = (search: string) => {
    history.pushState(null, '', `${pathname}${search}`);
  };

  before(async () => {
    timers.hold();
    await executeServerCommand('fresh-history');
  });

  beforeEach(() => {
    go('');
  });

  after(() => {
    timers.release();
    Reflect.deleteProperty(history, 'pushState');
    history.pushState(null, '', page);
  });

  it('is off by default', async () => {
    go('?query=gamma&-query=gamma');
    const element = await show(SIX);
    choice(element, 'MIT').click();
    await pause(element);
    expect(names(element)).to.have.length(2);
    expect(location.search).to.equal('?query=gamma&-query=gamma');
  });

  it('writes what the reader has chosen under the prefix, and nothing that is as preset', async () => {
    const element = await show(SIX, 'url-state="shop" audience="business"');
    expect(location.search).to.equal('');
    choice(element, 'MIT').click();
    choice(element, 'Kommunikation').click();
    choice(element, 'Slack').click();
    choice(element, 'Organisations').click();
    await element.updateComplete;
    await sortBy(element, 'fit');
    await slide(element, 'limits', 0, 8);
    await slide(element, 'fit', 1, 3);
    await typeQuery(element, 'a & b');
    await pause(element);
    expect(location.search).to.equal(
      '?shop-query=a+%26+b&shop-category=Kommunikation&shop-alternative-to=slack&shop-audience=&shop-license=MIT' +
        '&shop-max-complexity=8&shop-sort=fit&shop-fit=1311',
    );
    part(element, 'reset').click();
    await element.updateComplete;
    expect(location.search, 'order and weights are no filters').to.equal('?shop-sort=fit&shop-fit=1311');
  });

  it('shows what the URL says', async () => {
    go(
      '?shop-query=a&shop-license=MIT&shop-license=AGPL-3.0-or-later&shop-max-complexity=8&shop-sort=newest&shop-audience=',
    );
    const element = await show(
      SIX,
      'url-state="shop" audience="private" sort="name" query="zeta" category="Kommunikation"',
    );
    expect(element.query).to.equal('a');
    expect(element.sort).to.equal('newest');
    expect(chips(element)).to.deep.equal([
      'Kommunikation',
      'MIT',
      'AGPL-3.0-or-later',
      'Setup: demanding or better, from 3/10',
    ]);
    element.clear();
    await element.updateComplete;
    expect(element.query, 'the presets').to.equal('zeta');
    expect(location.search).to.equal('?shop-sort=newest');
  });

  it('reads what people write: any language, any spelling', async () => {
    go('?category=communication&alternative-to=Google%20Docs&origin=z%C3%BCrich');
    const element = await show(SIX, 'url-state');
    expect(names(element)).to.deep.equal(['Delta']);
    expect(location.search, 'and leaves it as it is').to.contain('Google%20Docs');
  });

  it('makes a step of every choice, one of a slider’s moves, and none of typing', async () => {
    const element = await show(SIX, 'url-state="shop"');
    steps = 0;
    for (const query of ['a', 'al', 'alp', 'alpha']) await typeQuery(element, query);
    expect(location.search, 'a pause first').to.equal('');
    await pause(element);
    expect(location.search).to.equal('?shop-query=alpha');
    expect(steps).to.equal(0);
    await typeQuery(element, '');
    choice(element, 'Kommunikation').click();
    await element.updateComplete;
    expect(location.search).to.equal('?shop-category=Kommunikation');
    for (const value of [9, 8, 7]) await slide(element, 'limits', 0, value);
    await pause(element);
    for (const value of [6, 5]) await slide(element, 'limits', 0, value);
    await pause(element);
    expect(location.search).to.equal('?shop-category=Kommunikation&shop-max-complexity=5');
    expect(steps).to.equal(2);

    await back(element);
    expect(chips(element)).to.deep.equal(['Kommunikation']);
    await back(element);
    expect(chips(element)).to.deep.equal([]);
    expect(names(element)).to.have.length(6);
    history.forward();
    await new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
    });
    await element.updateComplete;
    expect(chips(element)).to.deep.equal(['Kommunikation']);
  });

  it('keeps what was typed before a choice as the step to go back to', async () => {
    const element = await show(SIX, 'url-state="shop"');
    await typeQuery(element, 'zeta');
    choice(element, 'Kommunikation').click();
    await element.updateComplete;
    element.clear();
    await element.updateComplete;
    expect(location.search).to.equal('');
    await back(element);
    await back(element);
    expect(location.search).to.equal('?shop-query=zeta');
    expect(element.query).to.equal('zeta');
  });

  it('goes back to all that was typed, also where a suggestion was chosen before the last letters were shown', async () => {
    const element = await show(SIX, 'url-state="shop"');
    const input = part<HTMLInputElement>(element, 'search-input');
    input.focus();
    await typeQuery(element, 'sl');
    const suggestion = part(element, 'option');
    void typeQuery(element, 'slack');
    suggestion.click();
    await element.updateComplete;
    expect(location.search).to.equal('?shop-alternative-to=slack');
    await back(element);
    expect(location.search).to.equal('?shop-query=slack');
    expect(element.query).to.equal('slack');
  });

  it('goes back to all that was typed, also where a filter was chosen before the last letters were shown', async () => {
    const element = await show(SIX, 'url-state="shop"');
    await typeQuery(element, 'sl');
    void typeQuery(element, 'slack');
    choice(element, 'Kommunikation').click();
    await element.updateComplete;
    expect(location.search).to.equal('?shop-query=slack&shop-category=Kommunikation');
    await back(element);
    expect(location.search).to.equal('?shop-query=slack');
    expect(element.query).to.equal('slack');
  });

  it('touches nothing else in the URL, not even its spelling, nor the page’s state', async () => {
    history.replaceState(
      { page: 1 },
      '',
      `${pathname}?a=%20b+c&flag&shop-other=1&=x&%E0%A4%A&shop-license=old#place?x`,
    );
    const element = await show(SIX, 'url-state="shop"');
    choice(element, 'Kommunikation').click();
    await element.updateComplete;
    expect(`${location.search}${location.hash}`).to.equal(
      '?a=%20b+c&flag&shop-other=1&=x&%E0%A4%A&shop-category=Kommunikation&shop-license=old#place?x',
    );
    expect(history.state).to.deep.equal({ page: 1 });
  });

  it('ignores what makes no sense', async () => {
    go(
      '?shop-category=nowhere&shop-license=&shop-max-complexity=99&shop-min-maturity=x&shop-sort=worst&shop-fit=9999&shop-layout=x&shop-added=1',
    );
    const element = await show(SIX, 'url-state="shop"');
    expect(names(element)).to.have.length(6);
    expect(chips(element)).to.deep.equal([]);
    expect(part<HTMLSelectElement>(element, 'sort').value).to.equal('recommended');
    expect(parts(element, 'reset'), 'nothing to reset').to.have.length(0);
  });

  it('whatever it says, shows something and throws nothing', async () => {
    const KEYS = [
      'query',
      'category',
      'license',
      'alternative-to',
      'added',
      'max-complexity',
      'sort',
      'fit',
      'layout',
      'compare',
    ];
    const parameter = fc.tuple(
      fc.constantFrom(...KEYS),
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('__proto__', '1', '', 'MIT', '%', 'constructor'),
      ),
    );
    const element = await show(SIX, 'url-state="x" compare');
    await fc.assert(
      fc.asyncProperty(fc.array(parameter, { maxLength: 6 }), async (parameters) => {
        const search = parameters.map(([key, value]) => `x-${key}=${encodeURIComponent(value)}`).join('&');
        history.replaceState(null, '', `${pathname}?${search}`);
        const said = location.search;
        dispatchEvent(new PopStateEvent('popstate'));
        await element.updateComplete;
        expect(parts(element, 'status')).to.have.length(1);
        expect(location.search, 'it stays as it is').to.equal(said);
      }),
      { numRuns: 20 },
    );
  });

  it('keeps two elements apart, and lets two with one prefix share it in peace', async () => {
    go('?a-license=MIT&b-query=alpha');
    const first = await show(SIX, 'url-state="a"');
    const second = await show(SIX, 'url-state="b"');
    expect([names(first), names(second)]).to.deep.equal([['Ätna', 'Gamma'], ['Alpha']]);
    choice(second, 'Passwörter').click();
    await second.updateComplete;
    choice(first, 'MIT').click();
    await first.updateComplete;
    expect(location.search).to.equal('?b-query=alpha&b-category=Passw%C3%B6rter');
    const third = await show(SIX, 'url-state="b"');
    expect(names(third)).to.deep.equal(['Alpha']);
    steps = 0;
    choice(third, 'Passwörter').click();
    await pause(third);
    expect(location.search).to.equal('?b-query=alpha');
    expect(steps, 'one step, and no answer to it').to.equal(1);
    await back(third);
    expect(chips(second)).to.deep.equal(['Passwörter']);
    expect(chips(third)).to.deep.equal(['Passwörter']);
  });

  it('undoes no preset whose control is hidden', async () => {
    go('?s-category=Passw%C3%B6rter&s-query=zeta&s-max-complexity=3&s-sort=stars&s-license=MIT');
    const element = await show(
      SIX,
      'url-state="s" controls="search" category="Kommunikation" max-complexity="9"',
    );
    expect(names(element)).to.deep.equal([]);
    await typeQuery(element, '');
    expect(names(element), 'the licence is free').to.deep.equal(['Ätna', 'Gamma']);
    element.controls = 'none';
    element.query = 'gamma';
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Gamma']);
  });

  it('follows a new prefix, and goes when the attribute goes', async () => {
    go('?a-license=MIT');
    const element = await show(SIX, 'url-state="b"');
    expect(names(element)).to.have.length(6);
    element.urlState = 'a';
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Ätna', 'Gamma']);
    element.removeAttribute('url-state');
    await element.updateComplete;
    choice(element, 'MIT').click();
    await element.updateComplete;
    expect(location.search).to.equal('?a-license=MIT');
  });

  it('goes on without, where the browser lets nobody write', async () => {
    const element = await show(SIX, 'url-state="shop"');
    const refuse = () => {
      throw new DOMException('too often', 'SecurityError');
    };
    Object.assign(history, { pushState: refuse, replaceState: refuse });
    try {
      choice(element, 'MIT').click();
      await typeQuery(element, 'gamma');
      await pause(element);
      expect(names(element)).to.deep.equal(['Gamma']);
      const elsewhere = document.createElement('div');
      element.parentElement!.append(elsewhere);
      elsewhere.append(element);
      await element.updateComplete;
      expect(names(element), 'moved within the page').to.deep.equal(['Gamma']);
    } finally {
      history.pushState = count;
      Reflect.deleteProperty(history, 'replaceState');
    }
  });

  describe('the sheet of filters', () => {
    const open = async (element: SolutionCatalogue): Promise<HTMLDialogElement> => {
      part(element, 'filters-toggle').click();
      await element.updateComplete;
      return element.shadowRoot!.querySelector('dialog:modal')!;
    };
    const narrow = async (attributes: string): Promise<SolutionCatalogue> => {
      const element = await show(SIX, attributes);
      element.style.inlineSize = '20rem';
      part(element, 'filters-toggle').focus();
      return element;
    };

    it('is closed by Back, and what was chosen there is one step', async () => {
      const state = { router: 1 };
      history.replaceState(state, '');
      const element = await narrow('url-state="shop"');
      const sheet = await open(element);
      choice(element, 'MIT').click();
      choice(element, 'Organisations').click();
      await element.updateComplete;
      expect(location.search).to.equal('');
      await back(element);
      await until('it is gone', () => !sheet.isConnected);
      expect(element.shadowRoot!.activeElement === part(element, 'filters-toggle')).to.equal(true);
      expect(location.search).to.equal('?shop-audience=business&shop-license=MIT');
      expect(history.state).to.deep.equal(state);
      await back(element);
      expect(location.search).to.equal('');
      expect(chips(element)).to.deep.equal([]);
    });

    it('is closed by its button: Back undoes what was chosen there, or is as before', async () => {
      go('?page=1');
      go('?page=2');
      const element = await narrow('url-state="shop"');
      const close = async (sheet: HTMLElement) => {
        sheet.querySelector<HTMLElement>('[part="filters-close"]')!.click();
        await until('it is gone', () => !sheet.isConnected);
      };
      const sheet = await open(element);
      choice(element, 'MIT').click();
      await close(sheet);
      await until('it is a step', () => location.search === '?page=2&shop-license=MIT');
      const gone = new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
      });
      await close(await open(element));
      await gone;
      await back(element);
      expect(location.search).to.equal('?page=2');
      await back(element);
      expect(location.search).to.equal('?page=1');
    });

    it('leaves what the page has added meanwhile, and writes nothing where the page wants no URL', async () => {
      const element = await narrow('url-state="shop"');
      const sheet = await open(element);
      go('?page=2');
      sheet.close();
      await until('it is gone', () => !sheet.isConnected);
      expect(location.search).to.equal('?page=2');
      const before = steps;
      await open(await narrow(''));
      expect(steps).to.equal(before);
    });
  });

  it('writes what was typed last when the element goes', async () => {
    const element = await show(SIX, 'url-state="shop"');
    await typeQuery(element, 'gamma');
    element.remove();
    expect(location.search).to.equal('?shop-query=gamma');
  });

  it('writes what was typed last when the reader leaves the field, as for a link', async () => {
    const element = await show(SIX, 'url-state="shop"');
    part(element, 'search-input').focus();
    await typeQuery(element, 'gamma');
    expect(location.search).to.equal('');
    part(element, 'card-title').querySelector('a')!.focus();
    expect(location.search).to.equal('?shop-query=gamma');
  });
});
