import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Solution } from '../../catalogue/schema.js';
import { webUrl } from '../../catalogue/web-url.js';
import type { Language, SolutionView } from '../../i18n/localize.js';
import { productName, replacedProducts, type FitWeights } from '../../search/index.js';
import type { HeadingLevel } from './heading.js';

/** What the reader can do with a solution; what is left out has no control. */
export interface CardActions {
  /** The reader follows a link. */
  onSelect: (event: Event, solution: Solution) => void;
  /** The reader picks a solution for the comparison, or lets it go. */
  onPick?: ((solution: Solution, isPicked: boolean) => void) | undefined;
  /** The reader copies a link to a solution. */
  onCopyLink?: ((solution: Solution) => void | Promise<void>) | undefined;
}

/** One solution, in whatever layout. */
export interface CardProperties extends Language, CardActions {
  view: SolutionView;
  headingLevel: HeadingLevel;
  /** Marks in a text what the query matched. */
  mark: (text: string) => unknown;
  /** What it marks, as one text. */
  marks?: string;
  /** What the reader weighs; undefined where it plays no part. */
  weights?: FitWeights | undefined;
  isPicked?: boolean;
}

/** A link, or the bare text where the address is none that may be followed. */
export function link(
  address: string,
  content: unknown,
  label: string | undefined,
  { view, onSelect }: Pick<CardProperties, 'view' | 'onSelect'>,
): unknown {
  const url = webUrl(address);
  if (url === undefined) return label === undefined ? content : nothing;
  const select = (event: Event) => {
    onSelect(event, view.solution);
  };
  return html`<a href=${url} rel="noopener" aria-label=${label ?? nothing} @click=${select}>${content}</a>`;
}

export const icon = ({ view }: CardProperties): TemplateResult =>
  html`<span class="icon" part="icon" aria-hidden="true">${view.solution.icon}</span>`;

/** The name as a link to the website, and whether the solution is new in the catalogue. */
export function title(properties: CardProperties): TemplateResult {
  const { view, mark, messages } = properties;
  const { name, website } = view.solution;
  return html`${link(website, mark(name), undefined, properties)}${
    view.isNew ? html` <span class="new" part="new">${messages.isNew}</span>` : nothing
  }`;
}

export const category = ({ view }: CardProperties): TemplateResult =>
  html`<p class="category" part="category">${view.category}</p>`;

export function description({ view, locale, mark }: CardProperties): TemplateResult {
  const lang = view.descriptionLang === locale ? undefined : view.descriptionLang;
  return html`<p class="description" part="description" lang=${ifDefined(lang)}>
    ${mark(view.description)}
  </p>`;
}

/** The products that a solution replaces, by name; undefined when none is known. */
export const replaced = (solution: Solution): string | undefined =>
  replacedProducts(solution).map(productName).join(', ') || undefined;

/** The checkbox that picks a solution for the comparison. */
export function pick({ view: { solution }, isPicked = false, messages, onPick }: CardProperties): unknown {
  if (!onPick) return nothing;
  return html`<label class="pick">
    <input
      type="checkbox"
      part="compare"
      aria-label=${messages.compare.pickOf(solution.name)}
      .checked=${isPicked}
      @change=${(event: Event) => {
        const input = event.target as HTMLInputElement;
        const { checked } = input;
        // What is picked is said by the next update: a pick too many is not taken.
        input.checked = isPicked;
        onPick(solution, checked);
      }}
    />
    ${messages.compare.pick}
  </label>`;
}

/** The button that copies a link to a solution, where the page's URL can hold it. */
function copyLink({ view: { solution }, messages, onCopyLink }: CardProperties): unknown {
  if (!onCopyLink) return nothing;
  return html`<button
    type="button"
    class="plain copy"
    part="copy-link"
    aria-label=${messages.export.linkOf(solution.name)}
    @click=${() => void onCopyLink(solution)}
  >
    ${messages.export.link}
  </button>`;
}

/** What the reader can do with a solution, where it has no room for its links. */
export const actions = (properties: CardProperties): unknown =>
  properties.onPick || properties.onCopyLink
    ? html`<div class="actions">${pick(properties)}${copyLink(properties)}</div>`
    : nothing;

/** Where to find a solution. */
export function links(properties: CardProperties): TemplateResult {
  const { view, messages } = properties;
  const { name, website, github } = view.solution;
  return html`<p class="links" part="links">
    ${link(website, messages.card.website, messages.card.websiteOf(name), properties)}
    ${link(github, messages.card.repository, messages.card.repositoryOf(name), properties)}
    ${copyLink(properties)}
  </p>`;
}
