import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { SCORES, type Solution } from '../../catalogue/schema.js';
import { webUrl } from '../../catalogue/meaning.js';
import { SolutionSelectEvent } from '../../element/events.js';
import type { Language } from '../../i18n/localize.js';
import { plainTags, replacedProducts } from '../../search/index.js';
import { productLabel, tagLabel } from '../../state/labels.js';
import type { CardModel, HeadingLevel } from '../../state/view-models.js';
import type { ViewContext } from '../view.js';
import { FACTS, fitReasons, scoreMeter } from './facts.js';

/** One solution: what it is, what it replaces, what it takes to run it, and where to find it. */
export function card(model: CardModel, context: ViewContext): TemplateResult {
  const { solution } = model.view;
  const { language } = context;
  const products = replaced(solution, language);
  return html`<article class="card" part="card">
    <header class="card-header">
      ${icon(model)}${heading(model.headingLevel, title(model, context))}${category(model)}
    </header>
    ${description(model, context)}
    ${
      products
        ? html`<p class="replaces" part="replaces">
            <span class="term">${language.messages.filters.facets.alternative}</span>
            ${marked(products, model)}
          </p>`
        : nothing
    }
    ${tags(model, context)} ${fitReasons(model, language)}
    <div class="scores" part="scores">
      ${SCORES.map((score) => scoreMeter(score, solution[score], language))}
    </div>
    ${facts(model, context)} ${links(model, context)}${pick(model, context)}
  </article>`;
}

function tags(model: CardModel, { language }: ViewContext): unknown {
  const values = plainTags(model.view.solution);
  if (values.length === 0) return nothing;
  return html`<ul class="tags" part="tags" role="list" aria-label=${language.messages.card.tags}>
    ${values.map((tag) => html`<li class="tag">${marked(tagLabel(tag, language), model)}</li>`)}
  </ul>`;
}

function facts({ view }: CardModel, { language }: ViewContext): TemplateResult {
  return html`<dl class="facts" part="facts">
    ${FACTS.map(({ label, content }) => {
      const value = content(view, language);
      return value
        ? html`<div>
            <dt class="term">${label(language.messages)}</dt>
            <dd>${value}</dd>
          </div>`
        : nothing;
    })}
  </dl>`;
}

/** A text with what the query matched marked. */
export function marked(text: string, { highlights }: CardModel): unknown {
  const ranges = highlights?.(text) ?? [];
  if (ranges.length === 0) return text;
  const parts: unknown[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    parts.push(text.slice(at, start), html`<mark>${text.slice(start, end)}</mark>`);
    at = end;
  }
  return [...parts, text.slice(at)];
}

/**
 * A link, or the bare text where the address is none that may be followed. The reader's following it is an event that
 * the page can cancel.
 * @param label accessible name; undefined where the content says enough
 */
function link(address: string, content: unknown, label: string | undefined, solution: Solution): unknown {
  const url = webUrl(address);
  if (url === undefined) return label === undefined ? content : nothing;
  const select = (event: Event) => {
    const isAllowed = (event.currentTarget as Element).dispatchEvent(new SolutionSelectEvent(solution));
    if (!isAllowed) event.preventDefault();
  };
  return html`<a href=${url} rel="noopener" aria-label=${label ?? nothing} @click=${select}>${content}</a>`;
}

export const icon = ({ view }: CardModel): TemplateResult =>
  html`<span class="icon" part="icon" aria-hidden="true">${view.solution.icon}</span>`;

/** The name as a link to the website, and whether the solution is new in the catalogue. */
export function title(model: CardModel, { language: { messages } }: ViewContext): TemplateResult {
  const { solution, isNew } = model.view;
  return html`${link(solution.website, marked(solution.name, model), undefined, solution)}${
    isNew ? html` <span class="new" part="new">${messages.isNew}</span>` : nothing
  }`;
}

/** A heading of a level that is known at run time only. Templates have fixed tags, hence one for each. */
export function heading(level: HeadingLevel, content: unknown): TemplateResult {
  switch (level) {
    case 2:
      return html`<h2 part="card-title" class="title">${content}</h2>`;
    case 3:
      return html`<h3 part="card-title" class="title">${content}</h3>`;
    case 4:
      return html`<h4 part="card-title" class="title">${content}</h4>`;
    case 5:
      return html`<h5 part="card-title" class="title">${content}</h5>`;
    case 6:
      return html`<h6 part="card-title" class="title">${content}</h6>`;
  }
}

export const category = ({ view }: CardModel): TemplateResult =>
  html`<p class="category" part="category">${view.category}</p>`;

export function description(model: CardModel, { language }: ViewContext): TemplateResult {
  const { view } = model;
  const lang = view.descriptionLang === language.locale ? undefined : view.descriptionLang;
  return html`<p class="description" part="description" lang=${ifDefined(lang)}>
    ${marked(view.description, model)}
  </p>`;
}

/** The products that a solution replaces, by name; undefined when none is known. */
export const replaced = (solution: Solution, language: Language): string | undefined =>
  replacedProducts(solution)
    .map((slug) => productLabel(slug, language))
    .join(', ') || undefined;

/** The checkbox that picks a solution for the comparison. */
export function pick(model: CardModel, { language: { messages }, dispatch }: ViewContext): unknown {
  const { canPick = false, isPicked = false, view } = model;
  if (!canPick) return nothing;
  const { name } = view.solution;
  return html`<label class="pick">
    <input
      type="checkbox"
      part="compare"
      aria-label=${messages.compare.pickOf(name)}
      .checked=${isPicked}
      @change=${(event: Event) => {
        const input = event.target as HTMLInputElement;
        const { checked } = input;
        // The next update says what is picked: one solution too many is refused, and the box must not show it as
        // picked.
        input.checked = isPicked;
        dispatch({ type: checked ? 'solution-picked' : 'solution-unpicked', name });
      }}
    />
    ${messages.compare.pick}
  </label>`;
}

/** The button that copies a link to a solution, where the page's URL can hold it. */
function copyLink(model: CardModel, { language: { messages }, dispatch }: ViewContext): unknown {
  if (!model.canLink) return nothing;
  const { name } = model.view.solution;
  return html`<button
    type="button"
    class="plain copy"
    part="copy-link"
    aria-label=${messages.export.linkOf(name)}
    @click=${() => {
      dispatch({ type: 'link-requested', name });
    }}
  >
    ${messages.export.link}
  </button>`;
}

/** What the reader can do with a solution, where there is no room for its links. */
export const actions = (model: CardModel, context: ViewContext): unknown =>
  model.canPick || model.canLink
    ? html`<div class="actions">${pick(model, context)}${copyLink(model, context)}</div>`
    : nothing;

/** Where to find a solution. */
export function links(model: CardModel, context: ViewContext): TemplateResult {
  const { solution } = model.view;
  const { card } = context.language.messages;
  const { name, website, github } = solution;
  return html`<p class="links" part="links">
    ${link(website, card.website, card.websiteOf(name), solution)}
    ${link(github, card.repository, card.repositoryOf(name), solution)} ${copyLink(model, context)}
  </p>`;
}
