import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { SCORES, type Solution } from '../../catalogue/schema.js';
import { detailUrl, webUrl } from '../../catalogue/addresses.js';
import { SolutionSelectEvent } from '../../element/events.js';
import type { CardLanguage } from '../../i18n/localize.js';
import type { CardModel, HeadingLevel } from '../../state/models.js';
import type { CardContext, ViewContext } from '../view.js';
import { FACTS, factView, filterButton, marked, place, scoreMeter, verdicts } from './facts.js';

/**
 * One solution at a glance: what it is, what speaks for and against it, and where to find it. Its details open in place.
 */
export function card(model: CardModel, context: CardContext): TemplateResult {
  const { language } = context;
  const { solution } = model.view;
  return html`<article class="card" part="card">
    <header class="card-header">
      ${icon(model)}${heading(model.headingLevel, title(model, context))}
      <p class="term">${solution.stars === null ? nothing : `★ ${language.format.number(solution.stars)}`}</p>
      <div class="sub">
        ${category(model, context)}
        <p>${place(model, context)}</p>
      </div>
    </header>
    ${description(model, context)}${verdicts(model, language)}
    <div class="foot">
      ${websiteLink(solution, language, 'go')} ${context.details?.(model) ?? detailsButton(model, context)}
      ${context.pick?.(model)}
    </div>
    ${model.isOpen ? details(model, context) : nothing}
  </article>`;
}

/** The button that opens and closes the details. */
function detailsButton(
  { view, isOpen = false }: CardModel,
  { language: { messages }, dispatch }: CardContext,
): TemplateResult {
  const { name } = view.solution;
  return html`<button
    class="plain"
    part="details-toggle"
    aria-expanded=${isOpen}
    aria-label=${messages.card.details + messages.colon + name}
    @click=${() => {
      dispatch({ type: 'details-toggled', name });
    }}
  >
    ${messages.card.details}
  </button>`;
}

/** Everything that is known of a solution. */
const details = (model: CardModel, context: CardContext): TemplateResult =>
  html`<div class="details" part="details">
    <div class="scores" part="scores">
      ${SCORES.map((score) => scoreMeter(score, model.view.solution[score], context.language))}
    </div>
    ${facts(model, context)}
    <p class="links" part="links">
      ${repositoryLink(model.view.solution, context.language)} ${context.copyLink?.(model)}
      ${reportLink(model, context.language)}
    </p>
  </div>`;

function facts(model: CardModel, context: CardContext): TemplateResult {
  return html`<dl class="facts" part="facts">
    ${FACTS.map((fact) => {
      const value = factView(fact, model, context);
      return value
        ? html`<div part=${fact.part ?? ''}>
            <dt class="term">${fact.label(context.language.messages)}</dt>
            <dd>${value}</dd>
          </div>`
        : nothing;
    })}
  </dl>`;
}

/**
 * A link, or the bare text where the address is none that may be followed. The reader's following it is an event that
 * the page can cancel.
 * @param label accessible name; undefined where the content says enough
 * @param look class of the link
 */
function link(
  address: string,
  content: unknown,
  label: string | undefined,
  solution: Solution,
  look = '',
): unknown {
  const url = webUrl(address);
  if (url === undefined) return label === undefined ? content : nothing;
  const select = (event: Event) => {
    const isAllowed = (event.currentTarget as Element).dispatchEvent(new SolutionSelectEvent(solution));
    if (!isAllowed) event.preventDefault();
  };
  return html`<a href=${url} class=${look} rel="noopener" aria-label=${label ?? nothing} @click=${select}
    >${content}</a
  >`;
}

/** The icon, and over it the logo as soon as it is there: one that does not come leaves the icon where it is. */
export function icon({ view: { solution }, logos }: CardModel): TemplateResult {
  const address = detailUrl(logos, solution.name, '');
  return html`<span class="icon" part="icon" aria-hidden="true"
    >${solution.icon}${address ? logo(address) : nothing}</span
  >`;
}

const logo = (address: string): unknown =>
  keyed(
    address,
    html`<img
      class="logo"
      src=${address}
      alt=""
      loading="lazy"
      @load=${({ currentTarget }: Event) => {
        (currentTarget as Element).classList.add('there');
      }}
    />`,
  );

/** The address of the solution's own page, where the page has named one. */
const ownPage = ({ detailUrl: pattern, view }: CardModel, { locale }: CardLanguage): string | undefined =>
  detailUrl(pattern, view.solution.name, locale);

/** The name as a link to the solution's own page or the website, and whether the solution is new in the catalogue. */
export function title(model: CardModel, { language }: CardContext): TemplateResult {
  const { solution, isNew } = model.view;
  return html`${link(ownPage(model, language) ?? solution.website, marked(solution.name, model), undefined, solution)}${
    isNew ? html` <span class="new" part="new">${language.messages.isNew}</span>` : nothing
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

export const category = (model: CardModel, context: CardContext): TemplateResult =>
  html`<p class="category" part="category">
    ${filterButton('category', [model.view.solution.category], model.view.category, model, context)}
  </p>`;

export function description(model: CardModel, { language }: CardContext): TemplateResult {
  const { view } = model;
  const lang = view.descriptionLang === language.locale ? undefined : view.descriptionLang;
  // The analyzer of templates does not know that `nothing` leaves an attribute out.
  const other = (lang ?? nothing) as string;
  return html`<p class="description ${model.isOpen ? '' : 'brief'}" part="description" lang=${other}>
    ${marked(model.isOpen ? view.description : view.summary, model)}
  </p>`;
}

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

/**
 * The button that copies a link, where there is one.
 * @param name of the solution that it leads to; undefined for a link to what is compared
 */
export function copyLink(
  canLink: boolean | undefined,
  name: string | undefined,
  { language: { messages }, dispatch }: ViewContext,
): unknown {
  if (!canLink) return nothing;
  return html`<button
    class="plain copy"
    part="copy-link"
    aria-label=${name === undefined ? nothing : messages.export.link + messages.colon + name}
    @click=${() => {
      dispatch({ type: 'link-requested', name });
    }}
  >
    ${messages.export.link}
  </button>`;
}

/** What the reader can do with a solution, where there is no room for its links. */
export const actions = (model: CardModel, context: CardContext): unknown =>
  model.canPick || model.canLink
    ? html`<div class="actions">${context.pick?.(model)}${context.copyLink?.(model)}</div>`
    : nothing;

/** A link whose accessible name has the solution's name behind its text. */
const namedLink = (
  address: string,
  text: string,
  solution: Solution,
  { messages }: CardLanguage,
  look?: string,
): unknown => link(address, text, text + messages.colon + solution.name, solution, look);

const repositoryLink = (solution: Solution, language: CardLanguage): unknown =>
  namedLink(solution.github, language.messages.card.repository, solution, language);

/** Leads to the place of the solution's own page that says how errors are reported; to the page where it has a `#`. */
const reportLink = (model: CardModel, language: CardLanguage): unknown =>
  namedLink(
    (ownPage(model, language) ?? '').replace(/^[^#]*$/, '$&#report'),
    language.messages.card.report,
    model.view.solution,
    language,
  );

/** Where to find a solution. */
export const links = ({ view: { solution } }: CardModel, { language }: CardContext): TemplateResult =>
  html`<p class="links" part="links">
    ${websiteLink(solution, language)} ${repositoryLink(solution, language)}
  </p>`;

const websiteLink = (solution: Solution, language: CardLanguage, look?: string): unknown =>
  namedLink(solution.website, language.messages.card.website, solution, language, look);

/** Leads to where a catalogue is at home; what is no address is a text. */
export function homeLink(homepage: string): unknown {
  const url = webUrl(homepage);
  return url ? html`<a href=${url} rel="noopener">${new URL(url).host}</a>` : homepage;
}
