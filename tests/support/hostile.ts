import { expect } from '@open-wc/testing';
import { timesAsked } from './documents.js';

/** What a page notices when a string of a document does more than being read. */
export interface Watch {
  /** Expects that nothing happened since the watch began. */
  expectNothing(): Promise<void>;
  stop(): void;
}

const RUNNERS = ['ran', 'alert', 'confirm', 'prompt', 'print', 'eval', 'open', 'XSS'] as const;

/** Counts scripts that run, requests, errors, and changes to the page around the element. */
export function watchPage(outside: Element): Watch {
  const happened: string[] = [];
  const page = window as unknown as Record<string, unknown>;
  const before = new Map(RUNNERS.map((name) => [name, page[name]]));
  for (const name of RUNNERS) page[name] = () => void happened.push(`${name}() ran`);
  const requests = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries())
      if (!/documents-headers|__web|\.(ts|js)(\?|$)/.test(name)) happened.push(`requested ${name}`);
  });
  requests.observe({ type: 'resource' });
  const note = (event: Event) => {
    const reason = (event as PromiseRejectionEvent).reason as Error | undefined;
    happened.push(`${event.type}: ${reason?.stack ?? (event as ErrorEvent).message}`);
  };
  const EVENTS = ['error', 'unhandledrejection', 'securitypolicyviolation'];
  for (const event of EVENTS) window.addEventListener(event, note, true);
  const state = () =>
    JSON.stringify({
      title: document.title,
      address: location.href,
      focus: document.activeElement?.localName,
      elements: document.querySelectorAll('*').length,
      frames: window.length,
      polluted: Object.keys(Object.prototype),
      style: ['color', 'display', 'position', 'backgroundImage', 'fontSize'].map((name) =>
        getComputedStyle(outside).getPropertyValue(name),
      ),
      place: outside.getBoundingClientRect().top,
    });
  const then = state();
  return {
    async expectNothing() {
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(happened.splice(0)).to.deep.equal([]);
      expect(state()).to.equal(then);
      expect(await timesAsked('/stray'), 'requests that reached the server').to.equal(0);
    },
    stop() {
      requests.disconnect();
      for (const event of EVENTS) window.removeEventListener(event, note, true);
      for (const [name, value] of before) page[name] = value;
    },
  };
}

/** The kinds of elements and attributes that are in a tree: `a`, `a@href` … */
export function markupOf(root: ShadowRoot): Set<string> {
  const kinds = new Set<string>();
  for (const element of root.querySelectorAll('*')) {
    kinds.add(element.localName);
    for (const { name } of element.attributes) kinds.add(`${element.localName}@${name}`);
  }
  return kinds;
}

/** Expects that the links of a tree lead to web pages, and nowhere else. */
export function expectWebLinks(root: ShadowRoot): void {
  const others = [...root.querySelectorAll('a')].filter(({ protocol }) => !/^https?:$/.test(protocol));
  expect(others.map(({ href }) => href)).to.deep.equal([]);
}

/** Outlines of what is focused within have this room, in pixels. */
const MARGIN = 4;

/** Expects that all that is in a card stays within it, and no card, or what scrolls it, reaches out of the element. */
export function expectWithinCards(host: Element): void {
  const root = host.shadowRoot!;
  const { left, right } = host.getBoundingClientRect();
  const out: string[] = [];
  for (const card of root.querySelectorAll('[part~="card"]')) {
    const box = card.getBoundingClientRect();
    // A table with a word too long for its column is wider, and scrolls in its own place.
    const outer = (card.closest('.scroll') ?? card).getBoundingClientRect();
    if (outer.left < left - MARGIN || outer.right > right + MARGIN)
      out.push(`card: ${card.textContent.slice(0, 80)}`);
    for (const inner of card.querySelectorAll('*')) {
      const each = inner.getBoundingClientRect();
      // What only screen readers get is clipped to a point.
      if (each.width <= 1 || each.height <= 1) continue;
      const by = Math.max(
        box.left - each.left,
        each.right - box.right,
        box.top - each.top,
        each.bottom - box.bottom,
      );
      if (by > 1)
        out.push(`${inner.localName}.${inner.className} by ${by} px: ${inner.textContent.slice(0, 80)}`);
    }
  }
  expect(out.slice(0, 5)).to.deep.equal([]);
  expect(document.documentElement.scrollWidth, 'the page scrolls sideways').to.be.at.most(window.innerWidth);
}
