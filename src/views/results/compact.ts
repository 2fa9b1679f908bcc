// A row of the layout List, and the heading above partial results.
import { html, nothing, type TemplateResult } from 'lit';
import type { CardModel } from '../../state/models.js';
import { actions, category, description, heading, icon, title } from '../card/card.js';
import { FACTS, factView, verdicts } from '../card/facts.js';
import type { CardContext } from '../view.js';

/** What a row says beside the category. */
const SHORT = FACTS.filter(({ name }) => name === 'license' || name === 'stars');

/** One solution in two lines. Readers know the layout `compact` as a list. */
export function row(model: CardModel, context: CardContext): TemplateResult {
  const { language } = context;
  return html`<article class="row" part="card">
    ${icon(model)}${heading(model.headingLevel, title(model, context))}
    <div class="row-facts" part="facts">
      ${category(model, context)}
      ${SHORT.map((fact) => {
        const value = factView(fact, model, context);
        return value ? html`<span>${value}</span>` : nothing;
      })}
    </div>
    ${description(model, context)}${model.weights ? verdicts(model, language) : nothing}
    ${actions(model, context)}
  </article>`;
}

/** Stands above the results that are no complete answer. */
export const partialHeading = ({ headingLevel }: CardModel, text: string): TemplateResult =>
  html`<p part="note" role="heading" aria-level=${headingLevel}>${text}</p>`;
