import { expect } from '@open-wc/testing';
import type { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { SIX } from '../support/catalogue.js';
import { names, part, parts, show, textOf, typeQuery } from '../support/element.js';
import { until } from '../support/until.js';

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

/** What is said on the console, and thrown into the page, while something runs. */
async function complaintsOf(run: () => Promise<void>): Promise<string[]> {
  const complaints: string[] = [];
  const { warn } = console;
  console.warn = (...all: unknown[]) => complaints.push(all.join(' '));
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    complaints.push(String('reason' in event ? event.reason : event.message));
  };
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
  await run();
  await soon();
  console.warn = warn;
  window.removeEventListener('error', note);
  window.removeEventListener('unhandledrejection', note);
  return complaints;
}

describe('a property of a wrong type', () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  const TEXTS = [
    ...[
      'src',
      'theme',
      'loading',
      'alternativeTo',
      'category',
      'deployment',
      'audience',
      'license',
      'origin',
    ],
    ...['tag', 'controls', 'urlState', 'query', 'sort', 'layout', 'shortcut'],
  ];
  const NUMBERS = [
    ...['maxBytes', 'headingLevel', 'maxComplexity', 'minMaturity', 'maxResourceUsage', 'maxMaintenance'],
    'limit',
  ];
  const OTHERS = [5, {}, circular, [], true, () => undefined, Symbol('no text'), 5n];

  it('is ignored, with a message each; the element goes on', async () => {
    for (const [properties, fits] of [
      [TEXTS, 'string'],
      [NUMBERS, 'number'],
      [['categoryLabels'], 'object'],
    ] as const)
      for (const property of properties) {
        const element = await show(SIX, 'query="beta"');
        const set = element as unknown as Record<string, unknown>;
        const before = set[property];
        const wrong = OTHERS.filter((value) => typeof value !== fits);
        const complaints = await complaintsOf(async () => {
          for (const value of wrong) {
            set[property] = value;
            expect(set[property], property).to.equal(before);
            expect(element.results.length).to.equal(1);
            await element.updateComplete;
          }
        });
        expect(complaints).to.deep.equal(
          wrong.map((value) => `[object HTMLElement] ${property} takes no ${typeof value}.`),
        );
        expect(names(element), property).to.deep.equal(['Beta']);
        await typeQuery(element, 'alpha');
        expect(names(element), property).to.deep.equal(['Alpha']);
        element.remove();
      }
  });

  it('is none where it is missing, or a number written as a text', async () => {
    const element = await show(SIX);
    const complaints = await complaintsOf(async () => {
      Object.assign(element, { src: null, query: undefined, limit: '2', category: null, headingLevel: null });
      await element.updateComplete;
    });
    expect(complaints).to.deep.equal([]);
    expect(names(element)).to.have.length(2);
  });

  it('that was set before the script came does no harm either', async () => {
    const element = await show(SIX);
    const clone = document.createElement('solution-catalogue');
    const complaints = await complaintsOf(async () => {
      Object.assign(clone, { category: 5, catalogue: element.catalogue });
      document.body.append(clone);
      await clone.updateComplete;
    });
    expect(complaints).to.have.length(1);
    expect(names(clone)).to.have.length(6);
    clone.remove();
  });
});

const wrapper = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

/** What the translator of a browser does: each text moves into two elements of its own, and other words take its place. */
function translate(root: ParentNode & Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim()) continue;
    const [outer, inner] = [wrapper(), wrapper()];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

describe('a page whose translator wraps texts in <font>', () => {
  it('still gets the number of results, and of each filter value, when they change', async () => {
    const element = await show(SIX);
    const root = element.shadowRoot!;
    expect(textOf(part(element, 'status'))).to.equal('6 solutions');
    translate(root);
    await typeQuery(element, 'beta');
    expect(textOf(part(element, 'status'))).to.equal('1 of 6 solutions');
    const counts = () =>
      [...root.querySelectorAll('[part="facet"] .choice')]
        .map((choice) => Number(textOf(choice.querySelector('.count'))))
        .reduce((sum, count) => Math.max(sum, count), 0);
    await until('the filters are counted', () => counts() === 1);
    translate(root);
    await typeQuery(element, '');
    expect(textOf(part(element, 'status'))).to.equal('6 solutions');
  });
});

describe('an element that is moved while solutions are compared', () => {
  let prefixes = 0;

  async function comparing(): Promise<{ element: SolutionCatalogue; dialog: HTMLDialogElement }> {
    const element = await show(SIX, `compare url-state="moved${(prefixes += 1)}"`);
    for (const box of parts(element, 'compare').slice(0, 2)) {
      box.click();
      await element.updateComplete;
    }
    return { element, dialog: part<HTMLDialogElement>(element, 'comparison') };
  }

  it('shows them above the page again', async () => {
    const { element, dialog } = await comparing();
    part(element, 'compare-open').click();
    await element.updateComplete;
    expect(dialog.matches(':modal')).to.equal(true);
    const complaints = await complaintsOf(async () => {
      document.body.append(element);
      await element.updateComplete;
      await soon();
    });
    expect(complaints).to.deep.equal([]);
    expect([dialog.open, dialog.matches(':modal')]).to.deep.equal([true, true]);
    part(element, 'close').click();
    await element.updateComplete;
    expect(dialog.open).to.equal(false);
    element.remove();
  });

  it('throws nothing when it is taken out in the turn that opens them, and opens them when it is back', async () => {
    const { element, dialog } = await comparing();
    const place = element.parentElement!;
    const complaints = await complaintsOf(async () => {
      part(element, 'compare-open').click();
      element.remove();
      await element.updateComplete;
      await soon();
      expect(dialog.open).to.equal(false);
      place.append(element);
      await element.updateComplete;
    });
    expect(complaints).to.deep.equal([]);
    expect(dialog.matches(':modal')).to.equal(true);
    element.remove();
  });

  it('throws nothing when it is taken out in the turn in which Back opens them', async () => {
    const { element, dialog } = await comparing();
    part(element, 'compare-open').click();
    await element.updateComplete;
    const opened = location.href;
    part(element, 'close').click();
    await element.updateComplete;
    await soon();
    const complaints = await complaintsOf(async () => {
      // As routers do it that keep the history themselves.
      history.replaceState(null, '', opened);
      dispatchEvent(new PopStateEvent('popstate'));
      element.remove();
      await element.updateComplete;
    });
    expect(complaints).to.deep.equal([]);
    expect(dialog.open).to.equal(false);
  });
});
