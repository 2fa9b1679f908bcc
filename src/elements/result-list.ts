import { html, nothing, type TemplateResult } from 'lit';
import type { SolutionView } from '../i18n/localize.js';
import type { Language } from '../i18n/language.js';

export interface ResultListProperties extends Language {
  views: readonly SolutionView[];
  /** Number of results that are not shown yet. */
  remaining: number;
  /** How many "show more" would add. */
  step: number;
  card: (view: SolutionView) => TemplateResult;
  onMore: () => void;
}

/**
 * The results, and the button that shows more of them. Cards are not keyed: with every key other solutions come, and
 * filling the cards that are there takes a quarter of the time of making new ones.
 */
export function resultList(properties: ResultListProperties): TemplateResult {
  const { views, remaining, step, card, messages, format, onMore } = properties;
  const next = Math.min(step, remaining);
  return html`<ul class="results" part="results" role="list" aria-label=${messages.search.region}>
      ${views.map((view) => html`<li>${card(view)}</li>`)}
    </ul>
    ${
      remaining > 0
        ? html`<button type="button" class="button more" part="more" @click=${onMore}>
            ${messages.more(next, format.number(next))}
          </button>`
        : nothing
    }`;
}

/** Holds the room of results that are still on their way. */
export function skeletonList(count: number): TemplateResult {
  return html`<ul class="results" aria-hidden="true">
    ${new Array<null>(count).fill(null).map(() => html`<li class="skeleton"></li>`)}
  </ul>`;
}
