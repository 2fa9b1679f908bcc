import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { SCORES, type Solution } from '../catalogue/schema.js';
import { webUrl } from '../catalogue/web-url.js';
import type { SolutionView } from '../i18n/localize.js';
import { nameOf } from '../i18n/lookup.js';
import { plainTags, productName, replacedProducts } from '../search/index.js';
import type { FitWeights } from '../search/index.js';
import { fitReasons } from './fit-panel.js';
import { heading, type HeadingLevel } from './heading.js';
import type { Language } from '../i18n/language.js';
import { scoreMeter } from './score-meter.js';

export interface CardProperties extends Language {
  view: SolutionView;
  headingLevel: HeadingLevel;
  /** Marks in a text what the query matched. */
  mark: (text: string) => unknown;
  /** What the reader weighs; undefined where it plays no part. */
  weights: FitWeights | undefined;
  /** The reader follows a link. */
  onSelect: (event: Event, solution: Solution) => void;
}

/** One solution: what it is, what it replaces, what it takes to run it, and where to find it. */
export function solutionCard(properties: CardProperties): TemplateResult {
  const { view, headingLevel, mark, locale, messages } = properties;
  const { solution } = view;
  const { name } = solution;
  const products = replacedProducts(solution).map(productName);
  return html`<article class="card" part="card">
    <header class="card-header">
      <span class="icon" part="icon" aria-hidden="true">${solution.icon}</span>
      ${heading(headingLevel, link(solution.website, mark(name), undefined, properties))}
      <p class="category" part="category">${view.category}</p>
    </header>
    <p
      class="description"
      part="description"
      lang=${ifDefined(view.descriptionLang === locale ? undefined : view.descriptionLang)}
    >
      ${mark(view.description)}
    </p>
    ${
      products.length > 0
        ? html`<p class="replaces" part="replaces">
            <span class="term">${messages.card.replaces}</span> ${products.join(', ')}
          </p>`
        : nothing
    }
    ${tags(plainTags(solution), messages.card.tags)}
    ${properties.weights ? fitReasons(solution, properties.weights, properties) : nothing}
    <div class="scores" part="scores">
      ${SCORES.map((score) => scoreMeter(score, solution[score], properties))}
    </div>
    ${facts(properties)}
    <p class="links" part="links">
      ${link(solution.website, messages.card.website, messages.card.websiteOf(name), properties)}
      ${link(solution.github, messages.card.repository, messages.card.repositoryOf(name), properties)}
    </p>
  </article>`;
}

/** A link, or the bare text where the address is none that may be followed. */
function link(
  address: string,
  content: unknown,
  label: string | undefined,
  { view, onSelect }: CardProperties,
): unknown {
  const url = webUrl(address);
  if (url === undefined) return label === undefined ? content : nothing;
  const select = (event: Event) => {
    onSelect(event, view.solution);
  };
  return html`<a href=${url} rel="noopener" aria-label=${label ?? nothing} @click=${select}>${content}</a>`;
}

function tags(values: readonly string[], label: string): unknown {
  if (values.length === 0) return nothing;
  return html`<ul class="tags" part="tags" role="list" aria-label=${label}>
    ${values.map((tag) => html`<li class="tag">${tag}</li>`)}
  </ul>`;
}

function facts({ view, messages, format }: CardProperties): TemplateResult {
  const { solution, origin } = view;
  const rows: [string, unknown][] = [
    [messages.card.license, solution.license],
    [messages.card.deployment, named(solution.deployment, messages.deployment)],
    [messages.card.audience, named(solution.audience, messages.audience)],
    [messages.card.origin, html`<span aria-hidden="true">${origin.flag}</span> ${origin.name}`],
  ];
  if (solution.stars !== null) rows.push([messages.card.stars, `★ ${format.number(solution.stars)}`]);
  rows.push([
    messages.card.added,
    html`<time datetime=${solution.addedAt}>${format.shortDate(solution.addedAt)}</time>`,
  ]);
  return html`<dl class="facts" part="facts">
    ${rows.map(([term, value]) =>
      value === ''
        ? nothing
        : html`<div>
            <dt class="term">${term}</dt>
            <dd>${value}</dd>
          </div>`,
    )}
  </dl>`;
}

const named = (values: readonly string[], names: Readonly<Record<string, string>>): string =>
  values.map((value) => nameOf(value, names)).join(', ');
