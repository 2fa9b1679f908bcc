// The results in their layout, placeholders for those to come, and the button "show more".
import { html, noChange, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { LayoutName } from '../../state/options.js';
import type { CardModel, ResultsModel } from '../../state/models.js';
import { card } from '../card/card.js';
import type { CardContext, ViewContext } from '../view.js';
import { partialHeading, row } from './compact.js';
import { table } from './table.js';

/** The layouts that are lists, and what each shows of a solution. */
const ITEM_VIEWS: Readonly<
  Record<Exclude<LayoutName, 'table'>, (model: CardModel, context: CardContext) => TemplateResult>
> = {
  cards: card,
  compact: row,
};

/** What a list of results shows. */
type ListModel = Pick<ResultsModel, 'cards' | 'next'> &
  Partial<ResultsModel> & { readonly layout: keyof typeof ITEM_VIEWS };

/** The results as cards or rows. One that is not fresh may stay as it is for some frames more. */
function list(
  { layout, cards, complete, partial = '' }: ListModel,
  context: CardContext,
  fresh: number,
): TemplateResult {
  const item = ITEM_VIEWS[layout];
  return html`<ul
    class="results ${layout}"
    part="results"
    role="list"
    aria-label=${context.language.messages.region}
  >
    ${cards.map(
      (model, at) =>
        html`${at === complete ? html`<li class="apart">${partialHeading(model, partial)}</li>` : nothing}
          <li>
            ${at < fresh ? guard([item, ...everythingIn(model)], () => item(model, context)) : noChange}
          </li>`,
    )}
  </ul>`;
}

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
  const { layout } = model;
  return html`${layout === 'table' ? table(model, context) : list({ ...model, layout }, context, fresh)}${
    missing > 0 ? skeleton(layout, missing) : nothing
  }${moreButton(model, context)}`;
}

/** The results as cards or rows, and the button that shows more: all that an element without controls shows. */
export const plainResults = (model: ListModel, context: CardContext): TemplateResult =>
  html`${list(model, context, Infinity)}${moreButton(model, context)}`;

function moreButton({ next }: Pick<ResultsModel, 'next'>, { language, dispatch }: CardContext): unknown {
  if (next <= 0) return nothing;
  const { messages, format } = language;
  const more = () => {
    dispatch({ type: 'more-shown' });
  };
  return html`<button class="button more" part="more" @click=${more}>
    ${messages.more(next, format.number(next))}
  </button>`;
}

/**
 * What a card depends on: as long as all of it is the same, the card stays as it is. For its highlights stand their
 * marks.
 */
const everythingIn = (model: CardModel): readonly unknown[] =>
  Object.values({ ...model, highlights: undefined });

/** Holds the room of results that are still on their way. */
export function skeleton(layout: LayoutName, count: number): TemplateResult {
  return html`<ul class="results ${layout}" aria-hidden="true">
    ${Array.from({ length: count }, () => html`<li class="skeleton"></li>`)}
  </ul>`;
}
