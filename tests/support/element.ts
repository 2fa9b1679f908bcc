import { expect, fixture, html } from '@open-wc/testing';
import '../../src/define.js';
import type { Catalogue } from '../../src/catalogue/schema.js';
import type { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { until } from './until.js';

export { documentUrl, release, timesAsked } from './documents.js';

/** An English element that shows a catalogue. */
export async function show(catalogue: Catalogue, attributes = ''): Promise<SolutionCatalogue> {
  const host = document.createElement('div');
  host.innerHTML = `<solution-catalogue lang="en" ${attributes}></solution-catalogue>`;
  const element = host.firstElementChild as SolutionCatalogue;
  await fixture(html`${host}`);
  element.catalogue = catalogue;
  await element.updateComplete;
  return element;
}

/** Waits until an element is in a state. */
export async function inState(element: SolutionCatalogue, state: string): Promise<void> {
  await until(`the element is ${state}`, () => element.loadState === state);
  await element.updateComplete;
}

export function parts(element: Element, name: string): HTMLElement[] {
  return [...(element.shadowRoot?.querySelectorAll<HTMLElement>(`[part~="${name}"]`) ?? [])];
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in querySelector<T>
export function part<T extends HTMLElement = HTMLElement>(element: Element, name: string): T {
  const [found] = parts(element, name);
  if (!found) expect.fail(`There is no part ${name}.`);
  return found as T;
}

/** Opens the details of all cards that are shown. */
export async function openDetails(element: SolutionCatalogue): Promise<void> {
  for (const button of parts(element, 'details-toggle')) if (button.ariaExpanded === 'false') button.click();
  await element.updateComplete;
}

/** The text as a reader sees it: white space as one blank. */
export function textOf(node: Node | null | undefined): string {
  return (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The names on the cards, in order. */
export function names(element: Element): string[] {
  return parts(element, 'card-title').map(textOf);
}

/** Types into the search field as a reader does: the whole value at once. */
export async function typeQuery(element: SolutionCatalogue, query: string): Promise<void> {
  const input = part<HTMLInputElement>(element, 'search-input');
  input.value = query;
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  await element.updateComplete;
}

/** The checkbox of a facet's value, by what readers see beside it. */
export function choice(element: Element, label: string): HTMLInputElement {
  const found = parts(element, 'facet')
    .flatMap((facet) => [...facet.querySelectorAll('label')])
    .find((candidate) => textOf(candidate.querySelector('.choice-label')) === label);
  const input = found?.querySelector('input');
  if (!input) expect.fail(`There is no choice ${label}.`);
  return input;
}

// What one test has opened is not open in the next one.
afterEach(() => {
  sessionStorage.clear();
});

/** Opens every group of filters that is folded: what is in a folded one cannot have the focus. */
export async function unfold(element: SolutionCatalogue): Promise<void> {
  for (const button of element.shadowRoot!.querySelectorAll<HTMLElement>('.fold[aria-expanded="false"]'))
    button.click();
  await element.updateComplete;
}
