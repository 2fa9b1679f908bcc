import { html, noChange, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { LayoutName } from '../../state/layouts.js';
import type { CardProperties } from '../card/card-parts.js';
import { resultTable, type ResultTableProperties } from './table.js';
import { solutionCard } from '../card/card.js';
import { solutionRow } from './compact.js';

export interface ResultListProperties extends ResultTableProperties {
  layout: LayoutName;
  /** How many cards are made anew; the others stay as they are for a moment. */
  fresh: number;
  /** Number of results that are not shown yet. */
  remaining: number;
  /** How many "show more" would add. */
  step: number;
  onMore: () => void;
}

/**
 * The results, and the button that shows more of them. Cards are not keyed: with every key other solutions come, and
 * filling the cards that are there takes a quarter of the time of making new ones.
 */
export function resultList(properties: ResultListProperties): TemplateResult {
  const { layout, remaining, step, messages, format, onMore } = properties;
  const next = Math.min(step, remaining);
  return html`${layout === 'table' ? resultTable(properties) : list(properties)}${
    remaining > 0
      ? html`<button type="button" class="button more" part="more" @click=${onMore}>
          ${messages.more(next, format.number(next))}
        </button>`
      : nothing
  }`;
}

function list({ layout, cards, fresh, messages }: ResultListProperties): TemplateResult {
  const card = layout === 'compact' ? solutionRow : solutionCard;
  return html`<ul class="results ${layout}" part="results" role="list" aria-label=${messages.search.region}>
    ${cards.map((each, at) => html`<li>${at < fresh ? guard([card, ...everythingIn(each)], () => card(each)) : noChange}</li>`)}
  </ul>`;
}

/** What a card depends on besides its template: as long as all of it is the same, the card stays as it is. */
const everythingIn = ({
  view,
  marks,
  weights,
  isPicked,
  headingLevel,
  onPick,
  onCopyLink,
}: CardProperties) => [view, marks, weights, isPicked, headingLevel, onPick, onCopyLink];

/** Holds the room of results that are still on their way. */
export function skeletonList(layout: LayoutName, count: number): TemplateResult {
  return html`<ul class="results ${layout}" aria-hidden="true">
    ${Array.from({ length: count }, () => html`<li class="skeleton"></li>`)}
  </ul>`;
}
