import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { announce, holdAnnouncements } from '../support/announcements.js';
import { expectAccessible } from '../support/axe.js';
import { aCatalogue, aSolution, SIX } from '../support/catalogue.js';
import { choice, names, part, parts, show, textOf, typeQuery } from '../support/element.js';

holdAnnouncements();

const field = (element: Element) => part<HTMLInputElement>(element, 'search-input');
const options = (element: Element) => parts(element, 'option').map(textOf);
const chips = (element: Element) => parts(element, 'chip').map((chip) => textOf(chip).replace('×', ''));

/** Types into the field that has the focus, as a reader does. */
async function type(element: SolutionCatalogue, text: string): Promise<void> {
  field(element).focus();
  await sendKeys({ type: text });
  await element.updateComplete;
}

async function press(element: SolutionCatalogue, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await sendKeys({ press: key });
    await element.updateComplete;
  }
}

/** A key that the page gets, and whether somebody took it. */
function key(target: EventTarget, options: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', {
    bubbles: true,
    cancelable: true,
    composed: true,
    ...options,
  });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

/** What the field tells a screen reader. */
function told(element: Element) {
  const input = field(element);
  const active = input.getAttribute('aria-activedescendant');
  return {
    expanded: input.getAttribute('aria-expanded'),
    active: active && textOf(element.shadowRoot!.getElementById(active)),
  };
}

describe('on a slow processor', () => {
  const now = performance.now.bind(performance);
  afterEach(() => {
    performance.now = now;
  });

  it('a letter is painted before its results, and they are those of the last letter', async () => {
    const element = await show(SIX);
    // Every look at the clock takes a tenth of a second.
    let late = 0;
    performance.now = () => now() + (late += 100);
    await typeQuery(element, 'a');
    const before = names(element);
    field(element).value = 'gamma';
    field(element).dispatchEvent(new Event('input'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(names(element)).to.deep.equal(before);
    field(element).value = 'zeta';
    field(element).dispatchEvent(new Event('input'));
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Zeta']);
    expect(field(element).value).to.equal('zeta');
  });
});

describe('the suggestions', () => {
  it('come while one types: what can be replaced, solutions, categories and tags, with their kind and number', async () => {
    const element = await show(SIX);
    expect(told(element)).to.deep.equal({ expanded: 'false', active: null });
    await type(element, 'pa');
    expect(options(element)).to.deep.equal(['Passwörter Category, 2 solutions', 'passwords Tag, 1 solution']);
    await type(element, 'x');
    expect(options(element), 'nothing like it').to.deep.equal([]);
    expect(told(element).expanded).to.equal('false');
    field(element).value = '';
    await type(element, 'go');
    expect(options(element)).to.deep.equal(['Alternatives to Google Docs 1 solution']);
    field(element).value = '';
    await type(element, 'gam');
    expect(options(element)).to.deep.equal(['Gamma Solution']);
    await expectAccessible(element);
  });

  it('are walked by arrows, the field included, and told to screen readers', async () => {
    const element = await show(SIX);
    await type(element, 'pa');
    await press(element, 'ArrowDown');
    expect(told(element)).to.deep.equal({ expanded: 'true', active: 'Passwörter Category, 2 solutions' });
    await press(element, 'ArrowDown');
    expect(told(element).active).to.equal('passwords Tag, 1 solution');
    await press(element, 'ArrowDown');
    expect(told(element).active).to.equal(null);
    await press(element, 'ArrowUp');
    expect(told(element).active).to.equal('passwords Tag, 1 solution');
    expect(parts(element, 'option').map((option) => option.ariaSelected)).to.deep.equal(['false', 'true']);
    expect(field(element).value, 'walking types nothing').to.equal('pa');
  });

  it('leave the caret keys and the keys with modifiers to the field', async () => {
    const element = await show(SIX);
    await type(element, 'pa');
    for (const options of [
      { key: 'Home' },
      { key: 'End' },
      { key: 'ArrowLeft' },
      { key: 'ArrowDown', ctrlKey: true },
      { key: 'ArrowUp', shiftKey: true },
      { key: 'ArrowDown', isComposing: true },
      { key: 'Enter', isComposing: true },
      { key: 'Escape', isComposing: true },
      { key: 'Enter', keyCode: 229 },
    ])
      expect(key(field(element), options), JSON.stringify(options)).to.equal(false);
    await element.updateComplete;
    expect(told(element)).to.deep.equal({ expanded: 'true', active: null });
  });

  it('close with Escape, which clears the field only then, and leaves the key to the page after that', async () => {
    const element = await show(SIX);
    await type(element, 'pa');
    await press(element, 'Escape');
    expect(told(element).expanded).to.equal('false');
    expect(field(element).value).to.equal('pa');
    await press(element, 'ArrowUp');
    expect(told(element).active, 'open again, from below').to.equal('passwords Tag, 1 solution');
    await press(element, 'Escape', 'Escape');
    expect(field(element).value).to.equal('');
    expect(names(element)).to.have.length(6);
    expect(key(field(element), { key: 'Escape' })).to.equal(false);
  });

  it('close when the reader goes on: with Tab, with Enter, with a press elsewhere', async () => {
    const element = await show(SIX);
    await type(element, 'pa');
    await press(element, 'Tab');
    expect(parts(element, 'suggestions')).to.have.length(0);
    expect(element.shadowRoot!.activeElement === field(element)).to.equal(false);

    field(element).select();
    await type(element, 'pa');
    await press(element, 'Enter');
    expect(parts(element, 'suggestions')).to.have.length(0);
    expect(names(element)).to.have.members(['Alpha', 'Beta']);
    expect(element.shadowRoot!.activeElement === field(element), 'the focus stays').to.equal(true);

    await press(element, 'ArrowDown');
    expect(parts(element, 'suggestions')).to.have.length(1);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await element.updateComplete;
    expect(parts(element, 'suggestions')).to.have.length(0);
  });

  it('stay when the focus goes nowhere, as when a phone’s keyboard is put away', async () => {
    const element = await show(SIX);
    await type(element, 'pa');
    field(element).blur();
    await element.updateComplete;
    expect(parts(element, 'suggestions')).to.have.length(1);
  });

  it('lead by Enter to the alternatives of a product, as a filter that can be removed', async () => {
    const element = await show(SIX);
    const queries: string[] = [];
    element.addEventListener('query-change', ({ query }) => queries.push(query));
    await type(element, '1pass');
    await press(element, 'ArrowDown', 'Enter');
    expect(names(element)).to.deep.equal(['Beta', 'Alpha']);
    expect(field(element).value).to.equal('');
    expect(queries.at(-1)).to.equal('');
    expect(chips(element)).to.deep.equal(['Alternatives to 1Password']);
    expect(textOf(part(element, 'status'))).to.equal('2 alternatives to 1Password');
    expect(element.shadowRoot!.activeElement === field(element)).to.equal(true);

    await type(element, 'slack');
    await press(element, 'ArrowDown', 'Enter');
    expect(chips(element), 'another product is another question').to.deep.equal(['Alternatives to Slack']);
  });

  it('lead to a category, a tag, and to a solution by its name', async () => {
    const element = await show(SIX);
    await type(element, 'passwor');
    await press(element, 'ArrowDown', 'Enter');
    expect(chips(element)).to.deep.equal(['Passwörter']);
    expect(choice(element, 'Passwörter').checked).to.equal(true);
    await type(element, 'gam');
    await press(element, 'ArrowDown', 'Enter');
    expect(element.query).to.equal('Gamma');
    part(element, 'chip').click();
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Gamma']);
  });

  it('can be chosen by mouse or finger, without a race against the blur', async () => {
    const element = await show(SIX);
    await type(element, '1pass');
    const { x, y, width, height } = part(element, 'option').getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    await element.updateComplete;
    expect(chips(element)).to.deep.equal(['Alternatives to 1Password']);
    expect(element.shadowRoot!.activeElement === field(element)).to.equal(true);
  });

  it('move nothing, and are large enough for a finger', async () => {
    const element = await show(SIX, 'browse="off"');
    const before = part(element, 'toolbar').getBoundingClientRect().top;
    await type(element, 'pa');
    expect(part(element, 'toolbar').getBoundingClientRect().top).to.equal(before);
    for (const option of parts(element, 'option'))
      expect(option.getBoundingClientRect().height).to.be.at.least(
        matchMedia('(pointer: coarse)').matches ? 44 : 40,
      );
  });

  it('offer nothing that a locked preset forbids, and filter where there is no panel, too', async () => {
    const element = await show(SIX, 'controls="search" category="Passwörter"');
    await type(element, '1pass');
    expect(options(element)).to.deep.equal(['Alternatives to 1Password 2 solutions']);
    await press(element, 'ArrowDown', 'Enter');
    expect(chips(element), 'the category is locked').to.deep.equal(['Alternatives to 1Password']);
    await type(element, 'commun');
    expect(options(element)).to.deep.equal([]);
    part(element, 'reset').click();
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Beta', 'Alpha']);
    expect(chips(element)).to.deep.equal([]);
  });

  it('are no suggestions to a script that fills the field', async () => {
    const element = await show(SIX);
    await typeQuery(element, 'pa');
    expect(parts(element, 'suggestions')).to.have.length(0);
  });

  it('are announced with the number of results, once, after the reader has stopped', async () => {
    const element = await show(SIX);
    await type(element, 'passw');
    const region = element.shadowRoot!.querySelector('[role="status"]');
    expect(textOf(region)).to.equal('');
    announce();
    await element.updateComplete;
    expect(textOf(region)).to.equal('2 of 6 solutions. 2 suggestions');
  });

  it('are never more than fit', async () => {
    const element = await show(
      aCatalogue(Array.from({ length: 40 }, (_, index) => aSolution(`Solution ${index}`))),
    );
    await type(element, 'sol');
    expect(options(element).length).to.be.within(1, 8);
  });
});

describe('who comes to the empty field', () => {
  it('is offered the products that are replaced most often, by mouse and by key, and they filter', async () => {
    const element = await show(SIX);
    const { x, y, width, height } = field(element).getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    await element.updateComplete;
    expect(options(element)).to.deep.equal([
      'Alternatives to Slack 3 solutions',
      'Alternatives to 1Password 2 solutions',
      'Alternatives to Google Docs 1 solution',
      'Alternatives to Microsoft Teams 1 solution',
    ]);
    await expectAccessible(element);
    await press(element, 'Escape');
    expect(options(element)).to.deep.equal([]);
    await press(element, 'ArrowDown', 'Enter');
    expect(chips(element)).to.deep.equal(['Alternatives to Slack']);
    expect(options(element), 'closed once something is chosen').to.deep.equal([]);

    field(element).blur();
    await press(element, '/');
    expect(options(element)[0]).to.equal('Alternatives to Slack 3 solutions');
    await press(element, 'Tab');
    expect(options(element), 'closed where the reader goes on').to.deep.equal([]);
  });

  it('sees them again after the last letter is deleted, and none beside words', async () => {
    const element = await show(SIX, 'query="gamma"');
    field(element).focus();
    await element.updateComplete;
    expect(options(element)).to.deep.equal([]);
    await press(element, ...Array.from('gamma', () => 'Backspace'));
    expect(options(element)[0]).to.equal('Alternatives to Slack 3 solutions');
  });

  it('sees none where the focus came by itself, because its button went away', async () => {
    const element = await show(SIX);
    await typeQuery(element, 'slack');
    part(element, 'chip').focus();
    await press(element, 'Enter');
    await new Promise((resolve) => setTimeout(resolve));
    expect(element.shadowRoot!.activeElement === field(element)).to.equal(true);
    expect(options(element)).to.deep.equal([]);
  });
});

describe('while one types', () => {
  for (const [typed, offered, chip] of [
    ['mi', 'MIT Licence, 2 solutions', 'MIT'],
    ['swis', '🇨🇭 Zürich Origin, 1 solution', '🇨🇭 Zürich'],
    ['k8', 'Kubernetes Runs on, 1 solution', 'Kubernetes'],
    ['maco', 'macOS Used on, 1 solution', 'macOS'],
  ] as const)
    it(`licences, places and platforms are offered as well: ${typed}`, async () => {
      const desktop = aSolution('Desk', { tags: ['platform-macos'] });
      const element = await show(aCatalogue([...SIX.solutions, desktop]));
      await type(element, typed);
      const position = options(element).indexOf(offered);
      expect(position, options(element).join()).to.be.at.least(0);
      await press(element, ...Array.from({ length: position + 1 }, () => 'ArrowDown'), 'Enter');
      expect(chips(element)).to.deep.equal([chip]);
      expect(names(element).length).to.be.at.least(1);
    });
});

describe('what is understood of typed words', () => {
  const asked = async (element: SolutionCatalogue, query: string) => {
    await typeQuery(element, query);
    return chips(element);
  };
  const remove = async (element: SolutionCatalogue) => {
    part(element, 'chip').focus();
    part(element, 'chip').click();
    await element.updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
  };

  it('is a chip beside the others: who asks for alternatives in any language, or names a product', async () => {
    const element = await show(SIX);
    for (const query of [
      'alternatives to slack',
      'Ersatz für Slack',
      'remplacer slack',
      'alternativa a slack',
      'slack alternative',
      'slack',
    ])
      expect(await asked(element, query), query).to.deep.equal(['Alternatives to Slack']);
    expect(part(element, 'chip').ariaLabel).to.equal('Remove filter: Replaces, Alternatives to Slack');
    choice(element, 'MIT').click();
    await element.updateComplete;
    expect(chips(element)).to.deep.equal(['Alternatives to Slack', 'MIT']);
    expect(textOf(part(element, 'filters-toggle')), 'no filter of the panel').to.contain('1 filter active');
    for (const query of ['passwords', 'gamma', 'alternatives', 's'])
      expect(await asked(element, query), query).to.deep.equal(['MIT']);
    await expectAccessible(element);
  });

  it('goes from the field when it is removed, and leaves the other words', async () => {
    const element = await show(SIX);
    const queries: string[] = [];
    element.addEventListener('query-change', ({ query }) => queries.push(query));
    for (const [query, left] of [
      ['alternatives to slack', ''],
      ['slack', ''],
      ['🚀 Ersatz für Slack/Gämma½ (sofort)', 'Gämma½ sofort'],
      ['Passwörter instead of 1Password', 'Passwörter'],
      ['alternatives to Google Docs with Comments and Tables', 'Comments Tables'],
    ] as const) {
      await asked(element, query);
      await remove(element);
      expect(element.query, query).to.equal(left);
      expect(field(element).value, query).to.equal(left);
      expect(queries.at(-1), query).to.equal(left);
      expect(chips(element), query).to.deep.equal([]);
      expect(
        element.shadowRoot!.activeElement === field(element),
        `the focus is not lost: ${query}`,
      ).to.equal(true);
    }
  });

  it('hands the focus to the chip that takes its place', async () => {
    const element = await show(SIX, 'license="MIT"');
    await asked(element, 'slack');
    await remove(element);
    expect(element.shadowRoot!.activeElement === part(element, 'chip')).to.equal(true);
    expect(chips(element)).to.deep.equal(['MIT']);
  });

  it('is not said twice, nor where the words are the page’s', async () => {
    const element = await show(SIX, 'alternative-to="slack"');
    expect(await asked(element, 'slack')).to.deep.equal(['Alternatives to Slack']);
    const locked = await show(SIX, 'controls="none" query="alternatives to slack"');
    expect(names(locked)).to.deep.equal(['Gamma', 'Ätna', 'Zeta']);
    expect(chips(locked)).to.deep.equal([]);
    const preset = await show(SIX, 'query="alternatives to slack" controls="search"');
    expect(chips(preset)).to.deep.equal(['Alternatives to Slack']);
    await remove(preset);
    expect(names(preset)).to.have.length(6);
    part(preset, 'reset').click();
    await preset.updateComplete;
    expect(chips(preset)).to.deep.equal(['Alternatives to Slack']);
  });
});

describe('the key /', () => {
  it('leads to the first search field of the page, from anywhere', async () => {
    const element = await show(SIX, 'query="beta"');
    expect(key(document.body, { key: '/' })).to.equal(true);
    const input = field(element);
    expect(element.shadowRoot!.activeElement === input).to.equal(true);
    expect([input.selectionStart, input.selectionEnd]).to.deep.equal([0, 4]);
  });

  it('leads nowhere while the element is out of view', async () => {
    const page = await fixture(html`<div style="padding-block: 300vh"></div>`);
    const element = await show(SIX);
    page.append(element);
    scrollTo(0, 0);
    expect(key(document.body, { key: '/' })).to.equal(false);
    element.scrollIntoView();
    expect(key(document.body, { key: '/' })).to.equal(true);
    expect(element.shadowRoot!.activeElement === field(element)).to.equal(true);
  });

  it('leads to the field of the element that the reader is in', async () => {
    const page = await fixture(html`
      <div>
        <solution-catalogue lang="en"></solution-catalogue>
        <solution-catalogue lang="en"></solution-catalogue>
      </div>
    `);
    const [first, second] = page.querySelectorAll('solution-catalogue');
    for (const element of [first!, second!]) {
      element.catalogue = SIX;
      await element.updateComplete;
    }
    second!.scrollIntoView();
    expect(key(choiceOf(second!), { key: '/' })).to.equal(true);
    expect(document.activeElement === second).to.equal(true);
    first!.scrollIntoView();
    expect(key(document.body, { key: '/' })).to.equal(true);
    expect(document.activeElement === first).to.equal(true);
    first!.controls = 'none';
    await first!.updateComplete;
    second!.scrollIntoView();
    expect(key(document.body, { key: '/' })).to.equal(true);
    expect(document.activeElement === second).to.equal(true);
  });

  it('is written where one writes, and left to the page with modifiers, when taken, and when turned off', async () => {
    const element = await show(SIX);
    const page = await fixture(html`
      <div>
        <input /><textarea></textarea
        ><select></select>
        <p contenteditable="true">x</p>
      </div>
    `);
    for (const target of page.children) expect(key(target, { key: '/' }), target.localName).to.equal(false);
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(key(document.body, { key: '/', [modifier]: true }), modifier).to.equal(false);
    expect(key(document.body, { key: '/', isComposing: true })).to.equal(false);
    expect(key(document.body, { key: 'a' })).to.equal(false);
    const take = (event: Event) => {
      event.preventDefault();
    };
    document.addEventListener('keydown', take);
    key(document.body, { key: '/' });
    document.removeEventListener('keydown', take);
    expect(element.shadowRoot!.activeElement === null).to.equal(true);
    element.shortcut = '';
    await element.updateComplete;
    expect(key(document.body, { key: '/' })).to.equal(false);
    element.shortcut = 's';
    await element.updateComplete;
    expect(key(document.body, { key: 's' })).to.equal(true);
    element.remove();
    expect(key(document.body, { key: 's' })).to.equal(false);
  });
});

/** The first checkbox of an element. */
function choiceOf(element: Element): HTMLElement {
  return part(element, 'facet').querySelector('input')!;
}
