import { html, nothing, type TemplateResult } from 'lit';
import { SCORES } from '../../catalogue/schema.js';
import { plainTags } from '../../search/index.js';
import type { CardModel } from '../../state/view-models.js';
import type { ViewContext } from '../view.js';
import { category, description, heading, icon, links, marked, pick, replaced, title } from './card-parts.js';
import { FACTS } from './facts.js';
import { fitReasons, scoreMeter } from './scores.js';

/** One solution: what it is, what it replaces, what it takes to run it, and where to find it. */
export function card(model: CardModel, context: ViewContext): TemplateResult {
  const { solution } = model.view;
  const { language } = context;
  const products = replaced(solution);
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

function tags(model: CardModel, { language: { messages } }: ViewContext): unknown {
  const values = plainTags(model.view.solution);
  if (values.length === 0) return nothing;
  return html`<ul class="tags" part="tags" role="list" aria-label=${messages.card.tags}>
    ${values.map((tag) => html`<li class="tag">${marked(tag, model)}</li>`)}
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
