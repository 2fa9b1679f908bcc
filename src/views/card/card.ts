import { html, nothing, type TemplateResult } from 'lit';
import { SCORES } from '../../catalogue/schema.js';
import { plainTags } from '../../search/index.js';
import {
  category,
  description,
  icon,
  links,
  pick,
  replaced,
  title,
  type CardProperties,
} from './card-parts.js';
import { FIELDS } from './facts.js';
import { fitReasons } from '../toolbar/fit-panel.js';
import { heading } from './heading.js';
import { scoreMeter } from './score-meter.js';

export type { CardProperties };

/** One solution: what it is, what it replaces, what it takes to run it, and where to find it. */
export function solutionCard(properties: CardProperties): TemplateResult {
  const { view, headingLevel, weights, mark, messages } = properties;
  const { solution } = view;
  const products = replaced(solution);
  return html`<article class="card" part="card">
    <header class="card-header">
      ${icon(properties)}${heading(headingLevel, title(properties))}${category(properties)}
    </header>
    ${description(properties)}
    ${
      products
        ? html`<p class="replaces" part="replaces">
            <span class="term">${messages.filters.facets.alternative}</span> ${mark(products)}
          </p>`
        : nothing
    }
    ${tags(plainTags(solution), properties)} ${weights ? fitReasons(solution, weights, properties) : nothing}
    <div class="scores" part="scores">
      ${SCORES.map((score) => scoreMeter(score, solution[score], properties))}
    </div>
    ${facts(properties)} ${links(properties)}${pick(properties)}
  </article>`;
}

function tags(values: readonly string[], { messages, mark }: CardProperties): unknown {
  if (values.length === 0) return nothing;
  return html`<ul class="tags" part="tags" role="list" aria-label=${messages.card.tags}>
    ${values.map((tag) => html`<li class="tag">${mark(tag)}</li>`)}
  </ul>`;
}

function facts({ view, ...language }: CardProperties): TemplateResult {
  return html`<dl class="facts" part="facts">
    ${FIELDS.map(({ label, content }) => {
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
