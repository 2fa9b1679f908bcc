import { expect, fixture, html } from '@open-wc/testing';
import type { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { expectAccessible } from '../support/axe.js';
import { SIX } from '../support/catalogue.js';
import { openDetails, part, parts } from '../support/element.js';

/** Pages that set what an element inherits, or reach for the element itself. */
const PAGES: Readonly<Record<string, string>> = {
  'a reset of everything': '* { all: unset !important }',
  'a root of 10 px': ':root { font-size: 10px } solution-catalogue { font-size: 1.6rem }',
  'right to left': '.page { direction: rtl }',
  'huge lines': '.page { line-height: 3 }',
  'a dark page that never says so': '.page { color: #ddd; background: #222 }',
  'preformatted, spaced, capital letters':
    '.page { white-space: pre; text-transform: uppercase; text-indent: 4em; text-align: right; word-break: break-all }',
  'a flex column': '.page { display: flex; flex-direction: column; align-items: stretch }',
};

async function onPage(css: string, attributes: string, inlineSize: number): Promise<SolutionCatalogue> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const page = document.createElement('div');
  page.className = 'page';
  page.style.cssText = `inline-size: ${inlineSize}px !important; font-family: sans-serif; display: block !important`;
  page.innerHTML = `<solution-catalogue lang="de" ${attributes}></solution-catalogue>`;
  await fixture(html`${page}`);
  const element = page.firstElementChild as SolutionCatalogue;
  element.catalogue = SIX;
  await element.updateComplete;
  return element;
}

/** What sticks out of the element to the side. */
function stickingOut(element: SolutionCatalogue): string[] {
  const root = element.shadowRoot!.querySelector('.root')!.getBoundingClientRect();
  return [...element.shadowRoot!.querySelectorAll<HTMLElement>('.root *')]
    .filter((node) => !node.closest('.visually-hidden, .scroll, .shelf, dialog, .description, svg'))
    .filter((node) => {
      const { left, right, width } = node.getBoundingClientRect();
      return width > 0 && (left < root.left - 6 || right > root.right + 6);
    })
    .map((node) => `${node.localName}.${node.className}`);
}

describe('on a page with', () => {
  afterEach(() => {
    document.adoptedStyleSheets = [];
  });

  for (const [name, css] of Object.entries(PAGES))
    for (const layout of ['cards', 'compact', 'table'])
      it(`${name}: ${layout} stand as they should, wide and in a sidebar`, async () => {
        const element = await onPage(css, `layout="${layout}" compare`, 280);
        const [first, second] = parts(element, 'card').map((card) => card.getBoundingClientRect());
        expect(first!.width).to.be.above(200);
        expect(second!.top).to.be.at.least(first!.bottom - 1);
        expect(stickingOut(element)).to.deep.equal([]);
        const { direction, textTransform, whiteSpaceCollapse, lineHeight, fontSize } = getComputedStyle(
          part(element, 'status'),
        );
        expect([direction, textTransform]).to.deep.equal(['ltr', 'none']);
        expect(whiteSpaceCollapse).to.be.oneOf(['collapse', undefined]);
        expect(parseFloat(lineHeight) / parseFloat(fontSize)).to.be.closeTo(1.5, 0.01);
        element.parentElement!.style.setProperty('inline-size', '760px', 'important');
        expect(stickingOut(element)).to.deep.equal([]);
        const cards = parts(element, 'card').map((card) => card.getBoundingClientRect());
        if (layout === 'cards') expect(cards[1]!.top, 'side by side').to.be.closeTo(cards[0]!.top, 1);
      });

  it('a dark page that never says so: the comparison can be read all the same', async () => {
    const element = await onPage(PAGES['a dark page that never says so'] ?? '', 'compare', 760);
    for (const box of parts(element, 'compare').slice(0, 2)) {
      box.click();
      await element.updateComplete;
    }
    await expectAccessible(element);
    part(element, 'compare-open').click();
    await element.updateComplete;
    await expectAccessible(element);
    // What lies over a dark page is dark.
    const { color, backgroundColor } = getComputedStyle(part(element, 'comparison'));
    expect([color, backgroundColor]).to.deep.equal(['rgb(221, 221, 221)', 'oklch(0.2 0 0)']);
  });

  it('colours of its own: custom properties reach cards, dialog and tray', async () => {
    const element = await onPage(
      'solution-catalogue { --solution-catalogue-accent: rgb(1, 2, 3); --solution-catalogue-page: rgb(4, 5, 6); --solution-catalogue-text: rgb(250, 251, 252) }',
      'compare',
      760,
    );
    parts(element, 'compare')[0]?.click();
    await element.updateComplete;
    await openDetails(element);
    expect(getComputedStyle(part(element, 'card').querySelector('.links a')!).color).to.equal('rgb(1, 2, 3)');
    for (const name of ['tray', 'comparison']) {
      const { color, backgroundColor } = getComputedStyle(part(element, name));
      expect([color, backgroundColor]).to.deep.equal(['rgb(250, 251, 252)', 'rgb(4, 5, 6)']);
    }
  });

  it('a theme: dark on a light page, and the other way round', async () => {
    const element = await onPage('', 'theme="dark"', 760);
    const root = element.shadowRoot!.querySelector('.root')!;
    expect(getComputedStyle(root).colorScheme).to.equal('dark');
    expect(getComputedStyle(root).backgroundColor).to.equal('rgb(21, 23, 28)');
    element.theme = 'light';
    await element.updateComplete;
    expect(getComputedStyle(root).backgroundColor).to.equal('rgb(255, 255, 255)');
  });

  it('an attribute hidden: nothing shows, even after a reset of everything', async () => {
    const element = await onPage(PAGES['a reset of everything'] ?? '', 'hidden', 760);
    expect(part(element, 'card').checkVisibility()).to.equal(false);
  });
});
