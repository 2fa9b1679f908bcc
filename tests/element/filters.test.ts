import { expect } from '@open-wc/testing';
import { LIMITS } from '../../src/search/index.js';
import type { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { expectAccessible } from '../support/axe.js';
import { aCatalogue, aSolution, SIX } from '../support/catalogue.js';
import { choice, names, part, parts, show, textOf, unfold } from '../support/element.js';

const chips = (element: Element) => parts(element, 'chip').map((chip) => textOf(chip).replace('×', ''));
const focused = (element: Element) => element.shadowRoot!.activeElement;

/** A facet by its title. */
function facet(element: Element, title: string): HTMLElement {
  const found = parts(element, 'facet').find((each) => textOf(each.querySelector('legend')) === title);
  if (!found) expect.fail(`There is no facet ${title}.`);
  return found;
}

/** The values that a facet shows. */
const values = (element: Element, title: string) =>
  [...facet(element, title).querySelectorAll('.choice-label')].map(textOf);

/** Moves a slider by the name of its score. */
async function slide(element: SolutionCatalogue, label: string, value: number): Promise<HTMLInputElement> {
  const slider = [...part(element, 'limits').querySelectorAll('label')].find(
    (each) => textOf(each.firstElementChild) === label,
  )!;
  const input = slider.querySelector('input')!;
  input.value = String(value);
  input.dispatchEvent(new Event('input'));
  await element.updateComplete;
  return input;
}

async function click(element: SolutionCatalogue, target: HTMLElement): Promise<void> {
  target.focus();
  target.click();
  await element.updateComplete;
  await element.updateComplete;
}

/** Gives the panel of filters room beside the results. */
async function open(element: SolutionCatalogue): Promise<void> {
  element.style.inlineSize = '70rem';
  await element.updateComplete;
}

describe('the active filters', () => {
  it('are shown, each with a button of its own name, and removed one by one without losing the focus', async () => {
    const element = await show(SIX);
    await open(element);
    for (const label of ['MIT', '🇨🇭 Switzerland', 'Docker']) choice(element, label).click();
    await slide(element, 'Setup', 5);
    expect(chips(element)).to.deep.equal([
      'Docker',
      'MIT',
      '🇨🇭 Switzerland',
      'Setup: moderate or better, from 6/10',
    ]);
    const labels = parts(element, 'chip').map((chip) => chip.ariaLabel!);
    expect(labels[1]).to.equal('Remove filter: Licence, MIT');
    expect(new Set(labels)).to.have.length(4);
    for (const chip of parts(element, 'chip'))
      expect(chip.ariaLabel, 'the visible text is part of the name').to.contain(
        textOf(chip).replace('×', ''),
      );
    expect(textOf(part(element, 'filters-toggle'))).to.equal('Filters (4) 4 filters active');
    await expectAccessible(element);

    const [, mit] = parts(element, 'chip');
    await click(element, mit!);
    expect(choice(element, 'MIT').checked).to.equal(false);
    expect(textOf(focused(element)), 'the next one').to.contain('Switzerland');
    await click(element, parts(element, 'chip')[2]!);
    expect(textOf(focused(element)), 'the last one').to.contain('Switzerland');
    await click(element, parts(element, 'chip')[1]!);
    await click(element, part(element, 'chip'));
    expect(parts(element, 'chips')).to.have.length(0);
    expect(focused(element) === part(element, 'search-input')).to.equal(true);
    expect(names(element)).to.have.length(6);
  });

  it('include the presets that have a control, and none that is locked', async () => {
    const attributes = 'category="Kommunikation" alternative-to="Slack" min-maturity="2"';
    const element = await show(SIX, attributes);
    expect(chips(element)).to.deep.equal([
      'Kommunikation',
      'Alternatives to Slack',
      'Maturity: young or better, from 2/10',
    ]);
    expect(parts(element, 'reset'), 'nothing has changed').to.have.length(0);
    await click(element, parts(element, 'chip')[1]!);
    expect(names(element)).to.deep.equal(['Zeta', 'Ätna', 'Delta', 'Gamma']);
    await click(element, part(element, 'reset'));
    expect(names(element)).to.deep.equal(['Zeta', 'Ätna', 'Gamma']);
    for (const controls of ['search', 'none'] as const) {
      element.controls = controls;
      await element.updateComplete;
      expect(chips(element), controls).to.deep.equal([]);
      expect(names(element)).to.deep.equal(['Zeta', 'Ätna', 'Gamma']);
    }
  });

  it('can be removed when the catalogue does not know them', async () => {
    const element = await show(SIX, 'tag="nowhere"');
    expect(names(element)).to.deep.equal([]);
    await click(element, part(element, 'chip'));
    expect(names(element)).to.have.length(6);
  });
});

describe('the limits', () => {
  it('say in words what they let through, and filter at once', async () => {
    const element = await show(SIX);
    const sliders = [...part(element, 'limits').querySelectorAll('input')];
    expect(sliders.map(({ ariaValueText, value }) => [ariaValueText, value])).to.deep.equal([
      ['any', '10'],
      ['any', '1'],
      ['any', '10'],
      ['any', '10'],
    ]);
    const setup = await slide(element, 'Setup', 3);
    expect(setup.ariaValueText).to.equal('easy or better, from 8/10');
    expect(textOf(setup.nextElementSibling)).to.equal('easy or better, from 8/10');
    expect(names(element)).to.deep.equal(['Zeta']);
    await slide(element, 'Setup', 10);
    expect(names(element)).to.have.length(6);
    expect(parts(element, 'reset'), 'as before').to.have.length(0);
    const maturity = await slide(element, 'Maturity', 7);
    expect(maturity.ariaValueText).to.equal('mature or better, from 7/10');
    expect(names(element)).not.to.contain('Gamma');
  });

  it('start with the presets of the page, which may be lifted; a new preset wins', async () => {
    const element = await show(SIX, LIMITS.map(({ attribute }) => `${attribute}="5"`).join(' '));
    expect(chips(element)).to.have.length(4);
    const label = {
      maxComplexity: 'Setup',
      minMaturity: 'Maturity',
      maxResourceUsage: 'Resources',
      maxMaintenance: 'Upkeep',
    };
    for (const { name, bound } of LIMITS) await slide(element, label[name], bound === 'min' ? 1 : 10);
    expect(chips(element)).to.deep.equal([]);
    expect(names(element)).to.have.length(6);
    element.maxComplexity = 3;
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Zeta']);
    element.clear();
    await element.updateComplete;
    expect(chips(element)).to.have.length(4);
  });

  it('take odd presets for what they can mean', async () => {
    const element = await show(SIX, 'max-complexity="99" min-maturity="-3" max-maintenance="2.4"');
    expect(
      [...part(element, 'limits').querySelectorAll('input')].map(({ ariaValueText }) => ariaValueText),
    ).to.deep.equal(['any', 'any', 'any', 'little or better, from 9/10']);
  });
});

describe('a long facet', () => {
  const many = aCatalogue(
    Array.from({ length: 30 }, (_, index) =>
      aSolution(`S${index}`, {
        tags: [`tag-${String(index).padStart(2, '0')}`, ...(index > 20 ? ['often', 'Überall'] : [])],
      }),
    ),
  );

  it('shows the values that find most first, and equals in the order of the language', async () => {
    const element = await show(many);
    expect(values(element, 'Tag')).to.deep.equal([
      'often',
      'Überall',
      'tag-00',
      'tag-01',
      'tag-02',
      'tag-03',
    ]);
  });

  it('unfolds with a field that finds a value, in any spelling', async () => {
    const element = await show(many);
    await open(element);
    await unfold(element);
    const button = facet(element, 'Tag').querySelector<HTMLElement>('button.plain')!;
    await click(element, button);
    expect(values(element, 'Tag')).to.have.length(32);
    const find = part<HTMLInputElement>(element, 'facet-find');
    expect(find.ariaLabel).to.equal('Find a value: Tag');
    expect(focused(element) === find, 'a key leads on to the field').to.equal(true);
    find.value = 'uber';
    find.dispatchEvent(new Event('input'));
    await element.updateComplete;
    expect(values(element, 'Tag')).to.deep.equal(['Überall']);
    choice(element, 'Überall').click();
    await element.updateComplete;
    expect(names(element)).to.have.length(9);
    find.value = 'nothing like it';
    find.dispatchEvent(new Event('input'));
    await element.updateComplete;
    expect(values(element, 'Tag')).to.deep.equal([]);
    expect(textOf(facet(element, 'Tag'))).to.contain('Nothing here matches');
    // From its top: what has scrolled half below the bar of filters would count as a small target.
    element.scrollIntoView();
    await expectAccessible(element);
    await click(element, button);
    expect(values(element, 'Tag')).to.contain('Überall').and.to.have.length(6);
  });
});

describe('a chosen value that the short list would leave out', () => {
  it('does not vanish when it is let go: the whole list opens, and the reader goes on at its field', async () => {
    const tags = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'rare'];
    const element = await show(
      aCatalogue([aSolution('One', { tags }), aSolution('Two', { tags: tags.slice(0, 8) })]),
      'tag="rare"',
    );
    await open(element);
    await unfold(element);
    expect(values(element, 'Tag')).to.deep.equal(['a', 'b', 'c', 'd', 'e', 'f', 'rare']);
    const rare = choice(element, 'rare');
    rare.focus();
    await click(element, rare);
    expect(values(element, 'Tag')).to.deep.equal(tags);
    expect(choice(element, 'rare').checked).to.equal(false);
    expect(parts(element, 'facet').flatMap((each) => [...each.querySelectorAll(':checked')])).to.have.length(
      0,
    );
    expect(focused(element) === part(element, 'facet-find')).to.equal(true);
  });
});

describe('the facets that no preset names', () => {
  it('are those that the catalogue has values for', async () => {
    const old = await show(SIX);
    expect(parts(old, 'facet').map((each) => textOf(each.querySelector('legend')))).not.to.contain('Added');
    const today = new Date().toISOString().slice(0, 10);
    const element = await show(
      aCatalogue([aSolution('Recent', { addedAt: today }), aSolution('Old', { addedAt: '2020-01-01' })]),
    );
    expect(values(element, 'Added')).to.deep.equal(['in the last 30 days', 'in the last 90 days']);
    choice(element, 'in the last 30 days').click();
    await element.updateComplete;
    expect(element.results.map(({ name }) => name)).to.deep.equal(['Recent']);
    expect(chips(element)).to.deep.equal(['Added: in the last 30 days']);
  });

  it('leave out a time in which everything was added', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const element = await show(
      aCatalogue([aSolution('Recent', { addedAt: today }), aSolution('Other', { addedAt: today })]),
    );
    expect(parts(element, 'facet').map((each) => textOf(each.querySelector('legend')))).not.to.contain(
      'Added',
    );
  });

  it('include what is replaced, called as its makers call it', async () => {
    const element = await show(SIX);
    expect(values(element, 'Replaces')).to.deep.equal([
      'Slack',
      '1Password',
      'Google Docs',
      'Microsoft Teams',
    ]);
    choice(element, 'Google Docs').click();
    choice(element, 'Slack').click();
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Zeta', 'Ätna', 'Delta', 'Gamma']);
    expect(textOf(part(element, 'status'))).to.equal('4 of 6 solutions');
  });
});

describe('families of values', () => {
  const mixed = aCatalogue(
    [
      ['A', 'MIT', '🇫🇷 Frankreich'],
      ['B', 'Apache-2.0', '🇩🇪 Deutschland'],
      ['C', 'MIT OR Apache-2.0', '🇳🇴 Norwegen'],
      ['D', 'GPL-3.0-only', '🇨🇭 Schweiz'],
      ['E', 'AGPL-3.0-only', '🇺🇸 USA'],
      ['F', 'AGPL-3.0-or-later', '🌍 International'],
    ].map(([name = '', license = '', origin = '']) => aSolution(name, { license, origin })),
  );
  /** What a group shows: names with their counts, and how they are ticked. */
  const rows = (element: Element, title: string) =>
    [...facet(element, title).querySelectorAll('.choice')].map((row) => {
      const { checked, indeterminate } = row.querySelector('input')!;
      return textOf(row) + (checked ? ' yes' : '') + (indeterminate ? ' some' : '');
    });
  const opened = async (title: string, attributes = '') => {
    const element = await show(mixed, `sort="name" ${attributes}`);
    await open(element);
    await click(element, facet(element, title).querySelector<HTMLElement>('legend button')!);
    return element;
  };

  it('are chosen as one, counted each solution once, and are one chip', async () => {
    const element = await opened('Licence', 'url-state="f"');
    const before = location.href;
    try {
      expect(rows(element, 'Licence')).to.deep.equal([
        ...['Permissive 3', 'Network copyleft 2'],
        ...['Apache-2.0 2', 'MIT 2', 'AGPL-3.0-only 1', 'AGPL-3.0-or-later 1', 'GPL-3.0-only 1'],
      ]);
      await click(element, choice(element, 'Permissive'));
      expect(names(element)).to.deep.equal(['A', 'B', 'C']);
      expect(chips(element)).to.deep.equal(['Permissive']);
      expect(rows(element, 'Licence').slice(0, 4)).to.deep.equal([
        'Permissive 3 yes',
        'Network copyleft 2',
        'Apache-2.0 2 yes',
        'MIT 2 yes',
      ]);
      expect(new URL(location.href).searchParams.getAll('f-license').sort(), 'identifiers').to.deep.equal([
        'Apache-2.0',
        'MIT',
      ]);
      await click(element, choice(element, 'MIT'));
      expect(names(element)).to.deep.equal(['B', 'C']);
      expect(rows(element, 'Licence')[0]).to.equal('Permissive 3 some');
      expect(chips(element)).to.deep.equal(['Apache-2.0']);
      await click(element, choice(element, 'Permissive'));
      await click(element, choice(element, 'GPL-3.0-only'));
      expect(chips(element)).to.deep.equal(['Permissive', 'GPL-3.0-only']);
      await expectAccessible(element);
      await click(element, part(element, 'chip'));
      expect(names(element)).to.deep.equal(['D']);
    } finally {
      element.remove();
      history.replaceState(null, '', before);
    }
  });

  it('group places, with Switzerland first among them', async () => {
    const element = await opened('Origin');
    const shown = rows(element, 'Origin');
    expect(shown.slice(0, 3)).to.deep.equal(['European Union 2', 'Europe 4', 'Elsewhere 2']);
    expect(shown[3]).to.contain('Switzerland 1');
    await click(element, choice(element, 'Europe'));
    expect(names(element)).to.deep.equal(['A', 'B', 'C', 'D']);
    expect(chips(element)).to.deep.equal(['Europe']);
    expect(rows(element, 'Origin')[0]).to.equal('European Union 2 yes');
    await click(element, choice(element, 'European Union'));
    expect(names(element)).to.deep.equal(['C', 'D']);
    element.lang = 'fr';
    await element.updateComplete;
    expect(rows(element, 'Origine')[0]).to.equal('Union européenne 2');
  });
});

describe('the groups of filters', () => {
  const nine = aCatalogue(Array.from({ length: 9 }, (_, index) => aSolution(`S${index}`)));
  const groups = (element: Element) =>
    parts(element, 'facet').map((each) => {
      const button = each.querySelector<HTMLElement>('legend button')!;
      const content = each.querySelector(':scope > div')!;
      expect(content.checkVisibility()).to.equal(button.ariaExpanded === 'true');
      return `${textOf(button)}${button.ariaExpanded === 'true' ? ' open' : ''}`;
    });

  it('are folded, and stay as the reader leaves them', async () => {
    const element = await show(nine);
    await open(element);
    const [category, ...others] = ['Category', 'Licence', 'Origin', 'Scores'];
    const hidden = ['Replaces', 'Runs on', 'Audience', 'Tag'];
    expect(groups(element)).to.deep.equal([category, ...others, ...hidden]);
    await click(element, facet(element, 'Licence').querySelector<HTMLElement>('legend button')!);
    await click(element, facet(element, 'Category').querySelector<HTMLElement>('legend button')!);
    await click(element, facet(element, 'Category').querySelector<HTMLElement>('legend button')!);
    element.query = 'S1';
    await element.updateComplete;
    expect(groups(element).filter((each) => each.endsWith('open'))).to.deep.equal(['Licence open']);
    await expectAccessible(element);
  });

  it('stand there four at first, and the others behind one button', async () => {
    const element = await show(nine);
    await open(element);
    const more = part(element, 'more-filters').querySelector<HTMLElement>('legend button')!;
    expect(textOf(more)).to.equal('More filters');
    const tag = facet(element, 'Tag');
    expect(tag.checkVisibility()).to.equal(false);
    await click(element, more);
    expect(more.ariaExpanded).to.equal('true');
    expect(focused(element) === more).to.equal(true);
    expect(tag.checkVisibility()).to.equal(true);
    await expectAccessible(element);
    element.facets = 'tag scores license category origin';
    await element.updateComplete;
    expect(parts(element, 'more-filters'), 'none for one group alone').to.have.length(0);
    expect(facet(element, 'Origin').checkVisibility()).to.equal(true);
  });

  it('are those that the page wants, in its order; without any there is no panel', async () => {
    const element = await show(nine, 'facets="license scores category nonsense"');
    await open(element);
    expect(groups(element)).to.deep.equal(['Licence', 'Scores', 'Category']);
    element.facets = '';
    await element.updateComplete;
    expect(parts(element, 'facet')).to.have.length(0);
    expect(parts(element, 'filters-toggle')).to.have.length(0);
    expect(names(element)).to.have.length(9);
    await expectAccessible(element);
  });
});

describe('a group that folds', () => {
  const expanded = (element: Element) =>
    parts(element, 'facet-title')
      .filter((title) => title.ariaExpanded === 'true')
      .map(textOf);

  it('stays open for the visit, on other pages too, until it is folded', async () => {
    const element = await show(SIX);
    await open(element);
    expect(expanded(element)).to.deep.equal([]);
    for (const title of ['Licence', 'Origin'])
      await click(
        element,
        parts(element, 'facet-title').find((each) => textOf(each) === title)!,
      );
    // Another page of the site has an element of its own.
    const other = await show(SIX);
    expect(expanded(other)).to.deep.equal(['Licence', 'Origin']);
    await click(
      other,
      parts(other, 'facet-title').find((each) => textOf(each) === 'Licence')!,
    );
    expect(expanded(await show(SIX))).to.deep.equal(['Origin']);
    expect(document.cookie).to.equal('');
  });
});

describe('the number of results and the active filters', () => {
  const overview = (element: Element) =>
    element.shadowRoot!.querySelector('.overview')!.getBoundingClientRect();
  const many = aCatalogue(
    Array.from({ length: 24 }, (_, at) => aSolution(`Solution ${at}`, { license: 'MIT', origin: '🇨🇭 Bern' })),
  );

  it('stay in view while there are filters, below a header of the page', async () => {
    const element = await show(many);
    await open(element);
    element.style.setProperty('--solution-catalogue-top', '40px');
    scrollTo(0, 900);
    expect(overview(element).top, 'without a filter').to.be.below(0);
    scrollTo(0, 0);
    await click(element, choice(element, 'MIT'));
    scrollTo(0, 900);
    expect(overview(element).top).to.be.within(40, 50);
    expect(textOf(part(element, 'status'))).to.equal('24 solutions');
    scrollTo(0, 0);
  });

  it('stay behind where order and layout are shown with them, as they would fill a phone', async () => {
    const element = await show(many, 'license="mit"');
    element.style.inlineSize = '360px';
    part(element, 'view-toggle').click();
    await element.updateComplete;
    const top = () => overview(element).top;
    scrollTo(0, top() + scrollY + 600);
    expect(top()).to.be.below(-500);
    part(element, 'view-toggle').click();
    await element.updateComplete;
    expect(top()).to.be.within(0, 20);
    scrollTo(0, 0);
  });

  it('show two lines of chips whole, and what resets them beside the last', async () => {
    const element = await show(many, 'license="mit" max-complexity="6" min-maturity="3" max-maintenance="9"');
    element.style.inlineSize = '760px';
    await click(element, part(element, 'chip'));
    const box = part(element, 'chips').parentElement!;
    const tops = [...parts(element, 'chip'), part(element, 'reset')].map(
      (each) => each.getBoundingClientRect().bottom,
    );
    expect(new Set(tops.map(Math.round)).size, 'lines').to.equal(2);
    expect(Math.max(...tops)).to.be.at.most(box.getBoundingClientRect().bottom);
    expect(box.scrollHeight).to.be.at.most(box.clientHeight + 1);
  });

  it('cover nothing that has the focus', async () => {
    const element = await show(many);
    await open(element);
    await click(element, choice(element, 'MIT'));
    const buttons = parts(element, 'details-toggle');
    for (let at = buttons.length - 1; at >= 0; at--) {
      buttons[at]!.focus();
      const { top } = buttons[at]!.getBoundingClientRect();
      expect(top, textOf(buttons[at])).to.be.at.least(overview(element).bottom);
    }
    scrollTo(0, 0);
  });
});
