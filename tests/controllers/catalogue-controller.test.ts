import { expect } from '@open-wc/testing';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { realEnvironment } from '../../src/environment.js';
import { CatalogueController, type LoadState } from '../../src/controllers/catalogue-controller.js';
import type { CatalogueErrorEvent, CatalogueLoadEvent } from '../../src/element/events.js';
import { aCatalogue, aSolution } from '../support/catalogue.js';
import { fetchCatalogue } from '../../src/catalogue/client/index.js';
import { clock, HOUR, startAfresh } from '../support/client-clock.js';
import { documentUrl, release, timesAsked } from '../support/documents.js';
import { store, stored } from '../support/storage.js';
import { until } from '../support/until.js';

/** The least that a controller needs of its host. */
class TestHost extends HTMLElement implements ReactiveControllerHost {
  readonly controllers: ReactiveController[] = [];
  readonly updateComplete = Promise.resolve(true);
  readonly source = new CatalogueController(this, () => undefined, realEnvironment);
  readonly states: LoadState[] = [];
  readonly heads: (number | undefined)[] = [];
  readonly events: string[] = [];

  constructor() {
    super();
    this.addEventListener('catalogue-load', ({ catalogue, origin, dropped }: CatalogueLoadEvent) => {
      this.events.push(`load ${catalogue.count} ${origin} ${dropped}`);
    });
    this.addEventListener('catalogue-error', ({ error }: CatalogueErrorEvent) => {
      this.events.push(`error ${error.kind}`);
    });
  }
  addController(controller: ReactiveController): void {
    this.controllers.push(controller);
  }
  removeController(): void {
    // Nobody does.
  }
  requestUpdate(): void {
    const { state, head } = this.source;
    if (this.states.at(-1) !== state.status) this.states.push(state.status);
    if (head) this.heads.push(head.solutions.length);
  }
  connectedCallback(): void {
    for (const controller of this.controllers) controller.hostConnected?.();
  }
  disconnectedCallback(): void {
    for (const controller of this.controllers) controller.hostDisconnected?.();
  }
}
customElements.define('test-host', TestHost);

const MAX = 25 * 2 ** 20;

function host(src?: string): TestHost {
  const element = new TestHost();
  document.body.append(element);
  if (src !== undefined) element.source.ask({ src, maxBytes: MAX, isLazy: false });
  return element;
}

async function inState(element: TestHost, state: LoadState): Promise<void> {
  await until(`the host is ${state}`, () => element.source.state.status === state);
}

/** Long enough to see that nothing happens; what must happen is waited for with `until`. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));
const inEvents = (element: TestHost, count: number) =>
  until(`there are ${count} events`, () => element.events.length >= count);
const inRequests = (url: string, count: number) =>
  until(`it is asked ${count} times`, async () => (await timesAsked(url)) >= count);

/** The page is hidden, and seen again. */
async function lookAgain(): Promise<void> {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  }
  await settled();
}

describe('CatalogueController', () => {
  startAfresh();
  afterEach(() => {
    for (const element of document.querySelectorAll('test-host')) element.remove();
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('goes from idle over loading to ready, with one event', async () => {
    const element = host(documentUrl('one-broken'));
    await inState(element, 'ready');
    expect(element.states).to.deep.equal(['idle', 'loading', 'ready']);
    expect(element.events).to.deep.equal(['load 2 network 1']);
  });

  it('has the head while the rest is on its way; tells of the catalogue once, when all is checked', async () => {
    const url = documentUrl('held-tail');
    const element = host(url);
    await until('there is a head', () => element.heads.length > 0);
    expect(element.heads).to.deep.equal([24]);
    expect(element.source.state.status).to.equal('loading');
    expect(element.source.catalogue).to.equal(undefined);
    expect(element.events).to.deep.equal([]);
    await release(url);
    await inState(element, 'ready');
    expect(element.source.head).to.equal(undefined);
    expect(element.source.catalogue?.count).to.equal(200);
    expect(element.events).to.deep.equal(['load 200 network 0']);
  });

  it('takes the head back when the tail is broken', async () => {
    const url = `${documentUrl('held-tail')}?broken`;
    const element = host(url);
    await until('there is a head', () => element.heads.length > 0);
    await release(url);
    await inState(element, 'error');
    expect(element.heads).to.deep.equal([24]);
    expect([element.source.head, element.source.catalogue]).to.deep.equal([undefined, undefined]);
    expect(element.events).to.deep.equal(['error parse']);
  });

  it('shares one request among hosts, also when they are moved or one of them goes', async () => {
    const url = documentUrl('held');
    const [first, second] = [host(url), host(url)];
    first.remove();
    document.body.append(first);
    second.source.ask({ src: '', maxBytes: MAX, isLazy: false });
    await release(url);
    await inState(first, 'ready');
    expect(second.states).to.deep.equal(['idle', 'loading', 'idle']);
    expect(await timesAsked(url)).to.equal(1);
  });

  it('lets the latest request win', async () => {
    const url = documentUrl('held');
    const element = host(url);
    element.source.ask({ src: documentUrl('one-broken'), maxBytes: MAX, isLazy: false });
    await inState(element, 'ready');
    await release(url);
    await fetchCatalogue(url);
    await new Promise((resolve) => setTimeout(resolve));
    expect(element.events).to.deep.equal(['load 2 network 1']);
  });

  it('shows what is stored at once, and then what is new', async () => {
    const url = documentUrl('daily');
    const text = JSON.stringify(aCatalogue([aSolution('Stored')]));
    await store(url, { text, arrivedAt: Date.now() - 2 * HOUR, validator: null });
    const element = host(url);
    await inState(element, 'ready');
    await inEvents(element, 2);
    expect(element.events).to.deep.equal(['load 1 cache 0', 'load 1 network 0']);
    expect(element.states).to.deep.equal(['idle', 'loading', 'ready']);
    expect(element.source.catalogue?.solutions[0]?.name).to.equal('Alpha');
  });

  it('stays with what is stored when the server is down: stale, with both events', async () => {
    const url = documentUrl('server-error');
    const text = JSON.stringify(aCatalogue([aSolution('Stored')]));
    await store(url, { text, arrivedAt: Date.now() - 2 * HOUR, validator: null });
    const element = host(url);
    await inState(element, 'stale');
    expect(element.events).to.deep.equal(['load 1 cache 0', 'error http']);
    // A second one, while the server is left alone.
    const second = host(url);
    await inState(second, 'stale');
    expect(second.events).to.deep.equal(['load 1 cache 0', 'error http']);
    expect(await timesAsked(url)).to.equal(1);
  });

  describe('when the page comes into view again', () => {
    it('does nothing within the hour', async () => {
      const url = documentUrl('daily');
      const element = host(url);
      await inState(element, 'ready');
      clock.ahead = HOUR - 60_000;
      await lookAgain();
      await lookAgain();
      expect(element.events).to.deep.equal(['load 1 network 0']);
      expect(await timesAsked(url)).to.equal(1);
    });

    it('revalidates once past the hour, for all hosts together', async () => {
      const url = documentUrl('daily');
      const hosts = [host(url), host(url), host(url)];
      for (const element of hosts) await inState(element, 'ready');
      clock.ahead = HOUR + 1000;
      await settled();
      expect(await timesAsked(url), 'nobody asks while nobody looks').to.equal(1);
      await lookAgain();
      for (const element of hosts) await inEvents(element, 2);
      await lookAgain();
      for (const element of hosts)
        expect(element.events).to.deep.equal(['load 1 network 0', 'load 2 network 0']);
      expect(await timesAsked(url)).to.equal(2);
    });

    it('tells nothing of a document that has not changed', async () => {
      const url = documentUrl('cdn');
      const element = host(url);
      await inState(element, 'ready');
      const { catalogue } = element.source;
      await stored(url);
      clock.ahead = HOUR + 1000;
      await lookAgain();
      await inRequests(url, 2);
      await settled();
      expect(await timesAsked(url)).to.equal(2);
      expect(element.source.catalogue).to.equal(catalogue);
      expect(element.events).to.deep.equal(['load 3 network 0']);
    });

    it('becomes stale when the server is down, tells so once, and tries again after a minute', async () => {
      const url = documentUrl('then-down');
      const element = host(url);
      await inState(element, 'ready');
      clock.ahead = HOUR + 1000;
      await lookAgain();
      await inState(element, 'stale');
      await lookAgain();
      expect(element.source.state.status).to.equal('stale');
      expect(element.events).to.deep.equal(['load 3 network 0', 'error http']);
      expect(await timesAsked(url)).to.equal(2);
      clock.ahead += 70_000;
      await lookAgain();
      await inRequests(url, 3);
      await settled();
      expect(await timesAsked(url)).to.equal(3);
      expect(element.states).to.deep.equal(['idle', 'loading', 'ready', 'stale']);
    });

    it('tries again what failed, without showing that it does', async () => {
      const url = documentUrl('bad-then-good');
      const element = host(url);
      await inState(element, 'error');
      await lookAgain();
      expect(await timesAsked(url)).to.equal(1);
      clock.ahead = 70_000;
      await lookAgain();
      await inState(element, 'ready');
      expect(element.states).to.deep.equal(['idle', 'loading', 'error', 'ready']);
      expect(element.events).to.deep.equal(['error http', 'load 3 network 0']);
    });

    it('leaves alone what is not loaded, provided by the page, or gone', async () => {
      const url = documentUrl('daily');
      const [empty, provided, gone] = [host(), host(), host(url)];
      provided.source.show(aCatalogue([aSolution('A')]));
      await inState(gone, 'ready');
      gone.remove();
      clock.ahead = HOUR + 1000;
      await lookAgain();
      expect(empty.events).to.deep.equal([]);
      expect(provided.events).to.deep.equal(['load 1 property 0']);
      expect(await timesAsked(url)).to.equal(1);
    });
  });

  describe('refresh()', () => {
    it('asks once and tells so, also when nothing is new', async () => {
      const url = documentUrl('cdn');
      const element = host(url);
      await inState(element, 'ready');
      await element.source.refresh();
      expect(element.events).to.deep.equal(['load 3 network 0', 'load 3 network 0']);
      expect(await timesAsked(url)).to.equal(2);
    });

    it('asks although the server failed a moment ago', async () => {
      const url = documentUrl('bad-then-good');
      const element = host(url);
      await inState(element, 'error');
      await element.source.refresh();
      expect(element.states).to.deep.equal(['idle', 'loading', 'error', 'loading', 'ready']);
      expect(await timesAsked(url)).to.equal(2);
    });

    it('does nothing without a source', async () => {
      const element = host();
      await element.source.refresh();
      expect(element.events).to.deep.equal([]);
    });
  });

  it('waits until a lazy host is near the viewport', async () => {
    const url = documentUrl('good');
    const element = new TestHost();
    element.style.cssText = 'display: block; position: absolute; top: 9000px; height: 10px; width: 10px';
    document.body.append(element);
    element.source.ask({ src: url, maxBytes: MAX, isLazy: true });
    await settled();
    await lookAgain();
    expect(element.states).to.deep.equal(['idle']);
    element.style.top = '0';
    await inState(element, 'ready');
    expect(await timesAsked(url)).to.equal(1);
  });

  it('wraps what is no error of ours', async () => {
    const element = host('data:nothing');
    await inState(element, 'error');
    expect(element.events).to.deep.equal(['error network']);
  });
});
