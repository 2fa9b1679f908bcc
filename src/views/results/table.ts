// The layout Table: its columns and rows.
import { html, nothing, type TemplateResult } from 'lit';
import { SCORES } from '../../catalogue/schema.js';
import type { SortName } from '../../search/index.js';
import { sortOf } from '../../state/labels.js';
import type { CardModel, ResultsModel } from '../../state/models.js';
import { actions, category, icon, title } from '../card/card.js';
import { FACTS, factView, scoreMeter, verdicts, type Fact } from '../card/facts.js';
import type { ViewContext } from '../view.js';
import { partialHeading } from './compact.js';

/** The facts that have a column; the others can be had in the comparison. */
const COLUMNS = FACTS.filter(({ isBrief }) => isBrief);

/**
 * The results as a table. In narrow places its rows become blocks, each value with its name. The roles are written out
 * because browsers forget them when a table is no longer displayed as one.
 */
export function table(model: ResultsModel, context: ViewContext): TemplateResult {
  const { messages } = context.language;
  // Such as the stars, where no solution has any.
  const columns = COLUMNS.filter(({ values }) =>
    model.cards.some(({ view }) => values(view.solution).length > 0),
  );
  return html`<div class="scroll">
    <table class="results-table" part="results" role="table" aria-label=${messages.region}>
      <thead role="rowgroup">
        <tr role="row">
          ${column(messages.sort.by.name, 'name', model, context)}
          ${SCORES.map((score) => column(messages.scores[score].label, sortOf(score), model, context))}
          ${columns.map(({ label, sort }) => column(label(messages), sort, model, context))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${model.cards.map(
          (card, at) =>
            html`${
              at === model.complete
                ? html`<tr role="row">
                    <td class="apart" role="cell" colspan=${1 + SCORES.length + columns.length}>
                      ${partialHeading(card, model.partial)}
                    </td>
                  </tr>`
                : nothing
            }${row(card, columns, context)}`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** The head of a column. Where its order can be chosen it is a button. */
function column(
  label: string,
  by: SortName | undefined,
  { sort, sorts }: ResultsModel,
  { dispatch }: ViewContext,
): TemplateResult {
  // The best comes first, and more is better in every column but that of the names.
  const order = by === sort ? (by === 'name' ? 'ascending' : 'descending') : undefined;
  const choose = () => {
    if (by) dispatch({ type: 'sort-chosen', sort: by });
  };
  // The analyzer of templates does not know that `nothing` leaves an attribute out.
  const sorted = (order ?? nothing) as 'ascending' | 'descending';
  return html`<th scope="col" role="columnheader" aria-sort=${sorted}>
    ${
      by && sorts.includes(by)
        ? html`<button class="by" part="sort-column" @click=${choose}>${label}</button>`
        : html`<span class="by">${label}</span>`
    }
  </th>`;
}

function row(card: CardModel, columns: readonly Fact[], context: ViewContext): TemplateResult {
  const { view } = card;
  const { language } = context;
  const { messages } = language;
  const { solution } = view;
  return html`<tr part="card" role="row">
    <th scope="row" role="rowheader" aria-label=${solution.name}>
      <div class="named">
        ${icon(card)}
        <div>
          <p class="title" part="card-title">${title(card, context)}</p>
          ${category(card, context)}${card.weights ? verdicts(card, language) : nothing}${actions(card, context)}
        </div>
      </div>
    </th>
    ${SCORES.map(
      (score) =>
        html`<td role="cell" data-label=${messages.scores[score].label}>
          ${scoreMeter(score, solution[score], language, false)}
        </td>`,
    )}
    ${columns.map(
      (fact) =>
        html`<td role="cell" data-label=${fact.label(messages)}>
          <div>${factView(fact, card, context) ?? '–'}</div>
        </td>`,
    )}
  </tr>`;
}
