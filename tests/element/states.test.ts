import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { expectAccessible } from '../support/axe.js';
import { aCatalogue, aSolution, SIX } from '../support/catalogue.js';
import {
  choice,
  documentUrl,
  inState,
  names,
  openDetails,
  part,
  parts,
  show,
  textOf,
  typeQuery,
} from '../support/element.js';
import { until } from '../support/until.js';

const soon = () => new Promise((resolve) => setTimeout(resolve));
const ways = (element: Element) => parts(element, 'way-out').map(textOf);

/** Puts another value in place of a property of the navigator for a while. */
async function withNavigator(key: keyof Navigator, value: unknown, run: () => Promise<void>) {
  Object.defineProperty(navigator, key, { value, configurable: true });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(navigator, key);
  }
}

describe('where nothing is found', () => {
  it('offers to leave out what stands in the way, with what that would find', async () => {
    const element = await show(SIX);
    choice(element, 'Kubernetes').click();
    await element.updateComplete;
    await typeQuery(element, 'beta');
    expect(names(element)).to.deep.equal([]);
    expect(ways(element)).to.deep.equal(['Without “Kubernetes”: 1 solution', 'Without “beta”: 1 solution']);
    await expectAccessible(element);
    const [kubernetes] = parts(element, 'way-out');
    kubernetes?.focus();
    kubernetes?.click();
    await element.updateComplete;
    await soon();
    expect(names(element)).to.deep.equal(['Beta']);
    expect(element.shadowRoot?.activeElement?.getAttribute('part')).to.equal('search-input');
  });

  it('gives back what the words hide', async () => {
    const element = await show(SIX);
    choice(element, 'Kubernetes').click();
    await element.updateComplete;
    await typeQuery(element, 'beta');
    parts(element, 'way-out')[1]?.click();
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Ätna']);
  });

  it('offers nothing that would find nothing, nor what the page has locked', async () => {
    const element = await show(SIX, 'deployment="kubernetes" controls="search"');
    await typeQuery(element, 'beta');
    expect(names(element)).to.deep.equal([]);
    expect(ways(element)).to.deep.equal([]);
  });
});

describe('where the words find nothing', () => {
  it('leads to the nearest solution, category and product with one click', async () => {
    const element = await show(
      aCatalogue([
        ...SIX.solutions,
        aSolution('Books', {
          category: 'Buchhaltung',
          descriptionEn: 'Invoices.',
          tags: ['xero-alternative'],
        }),
      ]),
    );
    part(element, 'search-input').focus();
    await sendKeys({ type: 'glacier helicopter saffron trombone invoices' });
    await element.updateComplete;
    expect(textOf(part(element, 'empty'))).to.contain('Nothing here matches');
    const chips = ['Books', 'Buchhaltung 1', 'Alternatives to Xero 1'];
    expect(parts(element, 'nearby').map(textOf)).to.deep.equal(chips);
    await expectAccessible(element);
    parts(element, 'nearby')[0]?.click();
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Books']);
    expect(part<HTMLInputElement>(element, 'search-input').value).to.equal('Books');
    part<HTMLInputElement>(element, 'search-input').select();
    await sendKeys({ type: 'glacier helicopter saffron trombone invoices' });
    await element.updateComplete;
    parts(element, 'nearby')[2]?.click();
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Books']);
    expect(textOf(part(element, 'status'))).to.equal('1 alternative to Xero');
    expect(part<HTMLInputElement>(element, 'search-input').value).to.equal('');
  });
});

describe('results that answer in part', () => {
  const texts = aCatalogue([
    aSolution('Both', { descriptionEn: 'Bookings and invoices.' }),
    aSolution('One', { descriptionEn: 'Bookings.' }),
    ...['P', 'Q', 'R', 'S'].map((name) => aSolution(name, { descriptionEn: 'Payroll.' })),
    ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'].map((name) =>
      aSolution(name, { descriptionEn: 'Invoices.' }),
    ),
  ]);
  /** What stands in the results, from top to bottom: headings of groups, and names. */
  const order = (element: Element) =>
    [...part(element, 'results').querySelectorAll('[part~=note], [part~=card-title]')].map(textOf);

  for (const layout of ['cards', 'compact', 'table'])
    it(`stand below a heading that says so: ${layout}`, async () => {
      const element = await show(texts, `layout="${layout}"`);
      part(element, 'search-input').focus();
      await sendKeys({ type: 'bookings invoices' });
      await element.updateComplete;
      expect(order(element)).to.deep.equal(['Both', 'These match in part:', 'One']);
      expect(part(element, 'note').role).to.equal('heading');
      await expectAccessible(element);
      await sendKeys({ type: ' payroll' });
      await element.updateComplete;
      expect(order(element)[0]).to.equal('What comes closest:');
      for (let letter = ' payroll'.length; letter > 0; letter--) await sendKeys({ press: 'Backspace' });
      await element.updateComplete;
      expect(order(element)).to.deep.equal(['Both', 'These match in part:', 'One']);
    });
});

describe('without a connection', () => {
  it('says so, and loads as soon as there is one', async () => {
    const element = document.createElement('solution-catalogue');
    element.lang = 'en';
    document.body.append(element);
    await withNavigator('onLine', false, async () => {
      element.src = 'http://127.0.0.1:9/nobody-listens.json';
      await inState(element, 'error');
      expect(textOf(part(element, 'error'))).to.contain('You are offline.');
    });
    const asked: string[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = (input: RequestInfo | URL) => {
      asked.push(String(input instanceof Request ? input.url : input));
      return Promise.resolve(new Response(JSON.stringify(SIX)));
    };
    try {
      dispatchEvent(new Event('online'));
      await inState(element, 'ready');
    } finally {
      globalThis.fetch = fetch;
    }
    expect(asked).to.have.length(1);
    expect(names(element)).to.have.length(6);
    element.remove();
  });

  it('is not blamed for what the server does', async () => {
    const element = document.createElement('solution-catalogue');
    element.lang = 'en';
    document.body.append(element);
    await withNavigator('onLine', false, async () => {
      element.src = documentUrl('version2');
      await inState(element, 'error');
      expect(textOf(part(element, 'error'))).to.contain('The catalogue does not answer as it should');
    });
    element.remove();
  });
});

describe('a link to a solution', () => {
  const copy = async (element: SolutionCatalogue) => {
    await openDetails(element);
    part(element, 'copy-link').click();
    await soon();
    await element.updateComplete;
  };

  it('is offered where the page’s URL can say what is shown', async () => {
    const without = await show(SIX);
    await openDetails(without);
    expect(parts(without, 'copy-link')).to.have.length(0);
    const element = await show(SIX, 'url-state="shop"');
    await openDetails(element);
    expect(parts(element, 'copy-link').map((button) => button.ariaLabel)[2]).to.equal('Copy link: Ätna');
  });

  it('is the address of the solution’s own page, where it has one', async () => {
    const element = await show(SIX, 'url-state="shop" detail-url="https://a.example/{lang}/{slug}/"');
    const copied: string[] = [];
    const writeText = (text: string) => Promise.resolve(void copied.push(text));
    await withNavigator('clipboard', { writeText }, () => copy(element));
    expect(copied).to.deep.equal(['https://a.example/en/zeta/']);
  });

  it('is an address that finds it, whatever the reader asks now', async () => {
    const before = location.href;
    const element = await show(SIX, 'url-state="shop"');
    choice(element, 'Kubernetes').click();
    await element.updateComplete;
    const copied: string[] = [];
    const clipboard = {
      writeText: (text: string) => {
        copied.push(text);
        return Promise.resolve();
      },
    };
    await withNavigator('clipboard', clipboard, () => copy(element));
    const [address = ''] = copied;
    expect(textOf(part(element, 'notice'))).to.equal('The link to Ätna has been copied.');
    expect([...new URL(address).searchParams].filter(([key]) => key.startsWith('shop-'))).to.deep.equal([
      ['shop-query', 'Ätna'],
    ]);
    element.remove();
    history.replaceState(null, '', address);
    try {
      expect(names(await show(SIX, 'url-state="shop"'))[0]).to.equal('Ätna');
    } finally {
      history.replaceState(null, '', before);
    }
  });

  for (const [why, clipboard] of [
    ['has no clipboard', undefined],
    ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ] as const)
    it(`is shown where the browser ${why}`, async () => {
      const element = await show(SIX, 'url-state="shop"');
      await withNavigator('clipboard', clipboard, () => copy(element));
      expect(textOf(part(element, 'notice'))).to.match(
        /^The link could not be copied\. It is: http.*shop-query=Zeta$/,
      );
    });
});

describe('on paper', () => {
  const many = aCatalogue(
    Array.from({ length: 40 }, (_, at) => aSolution(`S${String(at).padStart(2, '0')}`)),
  );

  it('stand all results, before the browser takes its picture, and one page again afterwards', async () => {
    const element = await show(many, 'limit="5"');
    dispatchEvent(new Event('beforeprint'));
    expect(parts(element, 'card')).to.have.length(40);
    expect(parts(element, 'more')).to.have.length(0);
    dispatchEvent(new Event('afterprint'));
    expect(parts(element, 'card')).to.have.length(5);
    expect(parts(element, 'more')).to.have.length(1);
  });

  it('stands the open comparison in the flow of the page, and above it again afterwards', async () => {
    const element = await show(many, 'compare');
    for (const box of parts(element, 'compare').slice(0, 2)) {
      box.click();
      await element.updateComplete;
    }
    part(element, 'compare-open').click();
    await element.updateComplete;
    part(element, 'print').focus();
    const dialog = part<HTMLDialogElement>(element, 'comparison');
    // Closed and opened at once, which the browser tells a moment later.
    const closed = async () => {
      await oneEvent(dialog, 'close');
      await soon();
    };
    const isOpened = closed();
    dispatchEvent(new Event('beforeprint'));
    expect(dialog.open).to.equal(true);
    expect(dialog.matches(':modal')).to.equal(false);
    await isOpened;
    expect(dialog.childElementCount).to.be.above(0);
    const isRaised = closed();
    dispatchEvent(new Event('afterprint'));
    expect(dialog.matches(':modal')).to.equal(true);
    await isRaised;
    expect(dialog.open).to.equal(true);
    expect(element.shadowRoot?.activeElement?.getAttribute('part')).to.equal('print');
    dialog.close();
  });
});

describe('what stands below the element', () => {
  it('does not come into view while results come in batches: those still to come have room', async () => {
    // A slow device: a tenth of a second passes whenever one looks.
    let now = performance.now();
    performance.now = () => (now += 100);
    const host = await fixture(`<div></div>`);
    host.innerHTML = `<solution-catalogue lang="en" src="${documentUrl('held-tail')}"></solution-catalogue><p>Below</p>`;
    const [element, below] = [...host.children] as [SolutionCatalogue, HTMLElement];
    const seen = new Map<number, boolean>();
    new MutationObserver(() => {
      seen.set(names(element).length, below.getBoundingClientRect().top > innerHeight);
    }).observe(element.shadowRoot!, { childList: true, subtree: true });
    await until('all results are there', () => seen.has(24)).finally(() => {
      Reflect.deleteProperty(performance, 'now');
    });
    expect([...seen.keys()].length, 'some results, then all').to.be.above(1);
    expect([...seen.values()]).to.not.include(false);
  });
});
