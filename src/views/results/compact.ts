import { html, nothing, type TemplateResult } from 'lit';
import { actions, category, description, icon, title, type CardProperties } from '../card/card-parts.js';
import { FIELDS } from '../card/facts.js';
import { fitReasons } from '../toolbar/fit-panel.js';
import { heading } from '../card/heading.js';

/** What a row of the layout `compact` says beside the category. */
const SHORT = FIELDS.filter(({ name }) => name === 'license' || name === 'stars');

/** One solution in two lines. */
export function solutionRow(properties: CardProperties): TemplateResult {
  const { view, headingLevel, weights } = properties;
  return html`<article class="row" part="card">
    ${icon(properties)}${heading(headingLevel, title(properties))}
    <div class="row-facts" part="facts">
      ${category(properties)}
      ${SHORT.map(({ content }) => {
        const value = content(view, properties);
        return value ? html`<span>${value}</span>` : nothing;
      })}
    </div>
    ${description(properties)}${weights ? fitReasons(view.solution, weights, properties) : nothing}
    ${actions(properties)}
  </article>`;
}
