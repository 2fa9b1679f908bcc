import { expect, oneEvent } from '@open-wc/testing';
import { executeServerCommand, sendKeys, setViewport } from '@web/test-runner-commands';
import type { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { expectAccessible } from '../support/axe.js';
import { aCatalogue, aSolution, SIX } from '../support/catalogue.js';
import { part, parts, show, textOf } from '../support/element.js';
import { until } from '../support/until.js';

const boxes = (element: Element) => parts(element, 'compare') as HTMLInputElement[];
const checked = (element: Element) => boxes(element).map((box) => box.checked);
const dialog = (element: Element) => part<HTMLDialogElement>(element, 'comparison');

async function pick(element: SolutionCatalogue, ...positions: number[]): Promise<void> {
  for (const position of positions) {
    boxes(element)[position]?.click();
    await element.updateComplete;
  }
}

/** The comparison as a reader of its table meets it: row by row. */
const rows = (element: Element) =>
  [...dialog(element).querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.querySelector('[aria-label]')?.ariaLabel ?? textOf(cell)),
  );

/** The driver of WebKitGTK gives a page no other size. */
const canResize = /Chrome|Firefox/.test(navigator.userAgent);

describe('the comparison', () => {
  it('is there with all controls, unless the page turns it off, and without them when the page asks for it', async () => {
    for (const [attributes, count] of [
      ['compare="off"', 0],
      ['controls="search"', 0],
      ['controls="none" compare', 6],
      ['controls="search" compare="on"', 6],
      ['', 6],
    ] as const)
      expect(boxes(await show(SIX, attributes)), attributes).to.have.length(count);
    const element = await show(SIX);
    element.compare = false;
    await element.updateComplete;
    expect(boxes(element)).to.have.length(0);
    element.compare = 'off';
    await element.updateComplete;
    expect(boxes(element)).to.have.length(0);
    element.compare = true;
    await element.updateComplete;
    expect(boxes(element).map((box) => box.ariaLabel)).to.deep.equal(
      ['Zeta', 'Beta', 'Ätna', 'Alpha', 'Delta', 'Gamma'].map((name) => `Compare ${name}`),
    );
    expect(parts(element, 'tray')).to.have.length(0);
  });

  it('begins with two', async () => {
    const element = await show(SIX, 'compare');
    await pick(element, 0);
    expect(textOf(part(element, 'tray'))).to.contain('Pick another solution');
    expect(parts(element, 'compare-open')).to.have.length(0);
    await pick(element, 2);
    expect(textOf(part(element, 'compare-open'))).to.equal('Compare 2 solutions');
    expect(checked(element)).to.deep.equal([true, false, true, false, false, false]);
    await pick(element, 0);
    expect(checked(element)).to.deep.equal([false, false, true, false, false, false]);
  });

  it('takes four, and says why it takes no fifth', async () => {
    const element = await show(SIX, 'compare');
    await pick(element, 0, 1, 2, 3, 4);
    expect(checked(element)).to.deep.equal([true, true, true, true, false, false]);
    const notice = part(element, 'notice');
    expect(notice.getAttribute('role')).to.equal('status');
    expect(textOf(notice)).to.equal('Remove a solution before you pick a fifth.');
    const { bottom } = notice.getBoundingClientRect();
    expect(bottom, 'what it speaks of is not covered').to.be.at.most(
      part(element, 'tray').getBoundingClientRect().top,
    );
    await pick(element, 0, 4);
    expect(checked(element)).to.deep.equal([false, true, true, true, true, false]);
    expect(textOf(notice)).to.equal('');
  });

  it('stays in one line, wide or narrow, and covers nothing where there is little height', async () => {
    const element = await show(SIX, 'compare lang="de"');
    await pick(element, 0, 1, 2, 3);
    try {
      for (const inlineSize of [320, 700]) {
        element.style.inlineSize = `${inlineSize}px`;
        const tray = part(element, 'tray').getBoundingClientRect();
        const { height } = part(element, 'compare-open').getBoundingClientRect();
        expect(tray.height - height, `${inlineSize}`).to.be.within(20, 32);
        expect(height, `${inlineSize}`).to.be.within(36, 48);
        const clear = part(element, 'compare-clear').getBoundingClientRect();
        expect(clear.right, `${inlineSize}`).to.be.at.most(tray.right);
      }
      if (!canResize) return;
      await setViewport({ width: 700, height: 380 });
      scrollTo(0, 0);
      expect(part(element, 'tray').getBoundingClientRect().top, 'below the results').to.be.above(380);
      await setViewport({ width: 700, height: 600 });
      expect(part(element, 'tray').getBoundingClientRect().bottom, 'in view').to.be.below(600);
    } finally {
      if (canResize) await setViewport({ width: 800, height: 600 });
    }
  });

  it('shows every field of each, the scores in words, and has no fault that axe finds', async () => {
    const element = await show(SIX, 'compare sort="name" browse="off"');
    await pick(element, 0, 1);
    part(element, 'compare-open').click();
    await element.updateComplete;
    expect(dialog(element).matches(':modal')).to.equal(true);
    expect([...dialog(element).querySelectorAll('thead th .title')].map(textOf)).to.deep.equal([
      'Alpha',
      'Ätna',
    ]);
    expect(textOf(part(element, 'stands-out'))).to.equal('Ätna is the easiest to set up.');
    expect(rows(element)).to.deep.equal([
      ['Setup', '2/10 demanding', '7/10 moderate best'],
      ['Category', 'Passwörter', 'Kommunikation'],
      [
        'Description',
        'Alpha is made for conversations within a team.',
        'Ätna is made for conversations within a team.',
      ],
      ['Replaces', '1Password', 'Slack'],
      ['Tags', '–', 'chat'],
      ['Licence', 'AGPL-3.0-or-later network copyleft', 'MIT permissive'],
      ['Runs on', 'Docker, Linux', 'Kubernetes'],
      ['Audience', 'Organisations', 'Individuals'],
      ['Stars', '–', '★ 500'],
      ['Links', 'Website: Alpha', 'Website: Ätna'],
    ]);
    const same = part<HTMLDetailsElement>(element, 'same');
    expect(textOf(same.querySelector('summary'))).to.equal(
      'The same for all: Maturity, Resources, Upkeep, Origin and Added',
    );
    expect(same.open, 'it opens').to.equal(false);
    same.open = true;
    expect([...same.querySelectorAll('dd')].map(textOf)).to.deep.equal([
      '8/10 mature',
      '6/10 moderate',
      '8/10 little',
      '🇨🇭 Switzerland',
      '14 Mar 2025',
    ]);
    await expectAccessible(element);
    element.style.cssText = 'color: #ddd; background: #222; inline-size: 300px';
    await expectAccessible(dialog(element));
  });

  it('says of each what it is best at, in a sentence before everything else', async () => {
    const element = await show(
      aCatalogue([
        aSolution('Swift', { complexity: 1, maturity: 5, resourceUsage: 2, maintenance: 2 }),
        aSolution('Old', { complexity: 5, maturity: 9, resourceUsage: 2, maintenance: 6 }),
        aSolution('Plain', { complexity: 5, maturity: 5, resourceUsage: 2, maintenance: 6 }),
      ]),
      'sort="name" browse="off"',
    );
    await pick(element, 0, 1, 2);
    part(element, 'compare-open').click();
    await element.updateComplete;
    const sentence = part(element, 'stands-out');
    expect(textOf(sentence)).to.equal(
      'Old is the most mature. Swift is the easiest to set up and needs the least upkeep.',
    );
    expect(sentence === part(element, 'stands-out').parentElement!.firstElementChild).to.equal(true);
  });

  it('leaves room for what is compared where there is little height', async () => {
    const element = await show(SIX, 'compare sort="name"');
    await pick(element, 0, 1);
    part(element, 'compare-open').click();
    await element.updateComplete;
    expect(dialog(element).open).to.equal(true);
    if (!canResize) return;
    try {
      await setViewport({ width: 320, height: 256 });
      const scroll = dialog(element).querySelector('.scroll')!;
      scroll.scrollTo(0, 600);
      const names = dialog(element).querySelector('thead')!.getBoundingClientRect();
      const room = scroll.getBoundingClientRect();
      expect(names.top - room.top, 'in view').to.be.within(-1, 1);
      expect(names.height, 'one line').to.be.below(60);
      expect(room.bottom - names.bottom).to.be.at.least(100);
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  it('takes in another one that the reader looks for, up to four, by keys alone', async () => {
    const element = await show(SIX, 'sort="name"');
    await pick(element, 0, 1);
    part(element, 'compare-open').click();
    await element.updateComplete;
    const field = () => part<HTMLInputElement>(element, 'compare-add');
    expect(field().labels).to.have.length(1);
    expect(textOf(field().labels![0])).to.equal('Pick another solution to compare.');
    const found = () =>
      [...dialog(element).querySelectorAll<HTMLElement>('[aria-label^="Compare "]')].map(textOf);
    const said = () => textOf(dialog(element).querySelector('[role="status"]'));
    expect(found()).to.deep.equal([]);

    field().focus();
    await sendKeys({ type: 'slack' });
    await element.updateComplete;
    expect(found(), 'without those that are compared').to.have.members(['Zeta', 'Gamma']);
    expect(said()).to.equal('2 suggestions');
    await expectAccessible(dialog(element));
    const [first] = found();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    const names = () => [...dialog(element).querySelectorAll('thead .title')].map(textOf);
    expect(names()).to.deep.equal(['Alpha', 'Ätna', first]);
    expect(element.shadowRoot!.activeElement === field(), 'goes on').to.equal(true);
    expect(field().value).to.equal('');
    expect(found()).to.deep.equal([]);
    expect(said()).to.equal('');

    await sendKeys({ type: 'helicopter' });
    await element.updateComplete;
    expect(said()).to.equal('0 suggestions');
    field().select();
    await sendKeys({ type: 'delta' });
    await element.updateComplete;
    dialog(element).querySelector<HTMLElement>('[aria-label="Compare Delta"]')!.click();
    await element.updateComplete;
    expect(names()).to.have.length(4);
    expect(parts(element, 'compare-add'), 'four are enough').to.have.length(0);
    dialog(element).querySelector<HTMLElement>('[aria-label^="Remove Alpha"]')!.click();
    await element.updateComplete;
    expect(names()).to.deep.equal(['Ätna', first, 'Delta']);
    expect(parts(element, 'compare-add')).to.have.length(1);
  });

  it('takes in what the presets of the page let through, and no more', async () => {
    const element = await show(SIX, 'alternative-to="slack" sort="name"');
    await pick(element, 0, 1);
    part(element, 'compare-open').click();
    await element.updateComplete;
    const field = part<HTMLInputElement>(element, 'compare-add');
    for (const [query, count] of [
      ['delta', 0],
      ['zeta', 1],
    ] as const) {
      field.value = query;
      field.dispatchEvent(new Event('input'));
      await element.updateComplete;
      expect(dialog(element).querySelectorAll('.scroll [aria-label^="Compare "]'), query).to.have.length(
        count,
      );
    }
  });

  it('is copied as a link, where the URL can hold it', async () => {
    const without = await show(SIX);
    await pick(without, 0, 1);
    part(without, 'compare-open').click();
    await without.updateComplete;
    expect(dialog(without).querySelectorAll('[part="copy-link"]')).to.have.length(0);
    without.remove();
    const before = location.href;
    let copied = '';
    const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')!;
    Object.defineProperty(Navigator.prototype, 'clipboard', {
      configurable: true,
      value: {
        writeText: (text: string) => {
          copied = text;
          return Promise.resolve();
        },
      },
    });
    try {
      const element = await show(SIX, 'url-state="c" sort="name"');
      await pick(element, 0, 2);
      part(element, 'compare-open').click();
      await element.updateComplete;
      dialog(element).querySelector<HTMLElement>('[part="copy-link"]')!.click();
      await until('it is said', () =>
        textOf(dialog(element).querySelector('[role="status"]')).startsWith('The link'),
      );
      expect(textOf(dialog(element).querySelector('[role="status"]'))).to.equal(
        'The link to Alpha and Beta has been copied.',
      );
      expect([...new URL(copied).searchParams].filter(([key]) => key.startsWith('c-'))).to.deep.equal([
        ['c-compare', 'Alpha'],
        ['c-compare', 'Beta'],
        ['c-comparison', 'open'],
      ]);
    } finally {
      Object.defineProperty(Navigator.prototype, 'clipboard', clipboard);
      history.replaceState(null, '', before);
    }
  });

  it('gives the focus back', async () => {
    const element = await show(SIX, 'compare');
    await pick(element, 0, 1);
    part(element, 'compare-open').focus();
    part(element, 'compare-open').click();
    await element.updateComplete;
    expect(element.shadowRoot?.activeElement?.getAttribute('part')).to.equal('close');
    await sendKeys({ press: 'Escape' });
    await until('the dialog has gone', () => dialog(element).childElementCount === 0);
    await element.updateComplete;
    expect(dialog(element).open).to.equal(false);
    expect(element.shadowRoot?.activeElement?.getAttribute('part')).to.equal('compare-open');
    expect(dialog(element).childElementCount).to.equal(0);
  });

  it('stays closed when something else changes before the browser has told that it was closed', async () => {
    const element = await show(SIX, 'compare');
    await pick(element, 0, 1);
    part(element, 'compare-open').click();
    await element.updateComplete;
    const told = oneEvent(dialog(element), 'close');
    dialog(element).close();
    element.lang = 'fr';
    await element.updateComplete;
    await told;
    await element.updateComplete;
    expect(dialog(element).open).to.equal(false);
    part(element, 'compare-open').click();
    await element.updateComplete;
    expect(dialog(element).matches(':modal'), 'and it opens again').to.equal(true);
  });

  it('never loses the focus when something is removed', async () => {
    const element = await show(SIX, 'compare');
    await pick(element, 0, 1, 2);
    for (const expected of ['compare-open', 'search-input', 'search-input']) {
      const remove = part(element, 'tray').querySelector<HTMLElement>('.remove')!;
      remove.focus();
      remove.click();
      await element.updateComplete;
      await new Promise((resolve) => setTimeout(resolve));
      const { activeElement } = element.shadowRoot!;
      expect(activeElement?.getAttribute('part') ?? activeElement?.className).to.be.oneOf([
        expected,
        'remove',
      ]);
    }
    expect(parts(element, 'tray')).to.have.length(0);
    await pick(element, 0, 1);
    part(element, 'compare-clear').focus();
    part(element, 'compare-clear').click();
    await element.updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
    expect(element.shadowRoot?.activeElement?.getAttribute('part')).to.equal('search-input');
    expect(checked(element).some(Boolean)).to.equal(false);
  });

  it('lasts while the reader searches and changes the language', async () => {
    const element = await show(SIX, 'compare');
    await pick(element, 0, 1);
    element.query = 'zeta';
    element.lang = 'it';
    await element.updateComplete;
    expect(textOf(part(element, 'compare-open'))).to.equal('Confronta 2 soluzioni');
  });

  it('travels by URL, and comes back with Back', async () => {
    await executeServerCommand('fresh-history');
    const before = location.href;
    try {
      const element = await show(SIX, 'compare sort="name" url-state="shop"');
      await pick(element, 0, 2);
      part(element, 'compare-open').click();
      await element.updateComplete;
      expect(new URL(location.href).searchParams.getAll('shop-compare')).to.deep.equal(['Alpha', 'Beta']);
      expect(new URL(location.href).searchParams.get('shop-comparison')).to.equal('open');
      const other = await show(SIX, 'compare url-state="shop"');
      expect(dialog(other).open).to.equal(true);
      expect([...dialog(other).querySelectorAll('thead .title')].map(textOf)).to.deep.equal([
        'Alpha',
        'Beta',
      ]);
      other.remove();
      history.back();
      await new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
      });
      await element.updateComplete;
      expect(dialog(element).open).to.equal(false);
      expect(checked(element)).to.deep.equal([true, false, true, false, false, false]);
    } finally {
      history.replaceState(null, '', before);
    }
  });

  it('ignores names in the URL that the catalogue does not have', async () => {
    const before = location.href;
    try {
      history.replaceState(null, '', '?x-compare=Nobody&x-compare=Alpha&x-comparison=perhaps');
      const element = await show(SIX, 'compare url-state="x"');
      expect(textOf(part(element, 'tray'))).to.contain('Alpha');
      expect(dialog(element).open).to.equal(false);
    } finally {
      history.replaceState(null, '', before);
    }
  });
});
