import { html, noChange, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { LayoutName } from '../../state/options.js';
import type { CardModel, ResultsModel } from '../../state/models.js';
import { card } from '../card/card.js';
import type { ViewContext } from '../view.js';
import { partialHeading, row } from './compact.js';
import { table } from './table.js';

/** One solution in a layout that is a list. */
type ItemView = (model: CardModel, context: ViewContext) => TemplateResult;

/** The results in one layout. */
type LayoutView = (model: ResultsModel, context: ViewContext, fresh: number) => TemplateResult;

/** A list of solutions. A card that is not fresh may stay as it is for some frames more. */
const listOf =
  (item: ItemView): LayoutView =>
  ({ layout, cards, complete, partial }, context, fresh) =>
    html`<ul
      class="results ${layout}"
      part="results"
      role="list"
      aria-label=${context.language.messages.search.region}
    >
      ${cards.map(
        (model, at) =>
          html`${at === complete ? html`<li class="apart">${partialHeading(model, partial)}</li>` : nothing}
            <li>
              ${at < fresh ? guard([item, ...everythingIn(model)], () => item(model, context)) : noChange}
            </li>`,
      )}
    </ul>`;

/** How the results look in each layout. */
const LAYOUT_VIEWS: Readonly<Record<LayoutName, LayoutView>> = {
  cards: listOf(card),
  compact: listOf(row),
  table,
};

/**
 * The results, the room of those that are still to come, and the button that shows more. Cards have no keys: every
 * letter typed brings other solutions, and filling the cards that are there takes a quarter of the time of making new
 * ones.
 * @param fresh how many cards are rendered now; those behind them follow in one of the next frames
 * @param missing how many cards will follow in one of the next frames: their room is held
 */
export function results(
  model: ResultsModel,
  context: ViewContext,
  fresh: number,
  missing: number,
): TemplateResult {
  const { layout, next } = model;
  const { messages, format } = context.language;
  const more = () => {
    context.dispatch({ type: 'more-shown' });
  };
  return html`${LAYOUT_VIEWS[layout](model, context, fresh)}${
    missing > 0 ? skeleton(layout, missing) : nothing
  }${
    next > 0
      ? html`<button type="button" class="button more" part="more" @click=${more}>
          ${messages.more(next, format.number(next))}
        </button>`
      : nothing
  }`;
}

/** What a card depends on: as long as all of it is the same, the card stays as it is. For its highlights stand their marks. */
const everythingIn = (model: CardModel): readonly unknown[] =>
  Object.values({ ...model, highlights: undefined });

/** Holds the room of results that are still on their way. */
export function skeleton(layout: LayoutName, count: number): TemplateResult {
  return html`<ul class="results ${layout}" aria-hidden="true">
    ${Array.from({ length: count }, () => html`<li class="skeleton"></li>`)}
  </ul>`;
}
