import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { SCORES } from '../../catalogue/schema.js';
import type { Language } from '../../i18n/localize.js';
import type { SortName } from '../../search/index.js';
import { actions, category, icon, title, type CardProperties } from '../card/card-parts.js';
import { FIELDS } from '../card/facts.js';
import { fitReasons } from '../toolbar/fit-panel.js';
import { scoreMeter, sortOf } from '../card/score-meter.js';

export interface ResultTableProperties extends Language {
  cards: readonly CardProperties[];
  sort: SortName;
  /** The reader sorts by a column; undefined where the order is the page's. */
  onSort: ((sort: SortName) => void) | undefined;
}

/** The facts that have a column; the others can be had in the comparison. */
const COLUMNS = FIELDS.filter(({ name }) => ['license', 'deployment', 'stars'].includes(name));

/** Orders that begin with the highest value. */
const DESCENDING: ReadonlySet<SortName> = new Set(['maturity', 'stars', 'newest']);

/**
 * The results as a table. On narrow containers its rows become blocks, each value with its name. The roles stand
 * there since browsers forget them with the display of a table.
 */
export function resultTable(properties: ResultTableProperties): TemplateResult {
  const { cards, messages } = properties;
  const scores = messages.scores;
  return html`<div class="scroll">
    <table class="results-table" part="results" role="table" aria-label=${messages.search.region}>
      <thead role="rowgroup">
        <tr role="row">
          ${column(messages.sort.by.name, 'name', properties)}
          ${SCORES.map((score) => column(scores[score].label, sortOf(score), properties))}
          ${COLUMNS.map(({ label, sort }) => column(label(messages), sort, properties))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${cards.map((card) => row(card))}
      </tbody>
    </table>
  </div>`;
}

function column(label: string, by: SortName | undefined, { sort, onSort }: ResultTableProperties): unknown {
  const order = by === sort ? (DESCENDING.has(by) ? 'descending' : 'ascending') : undefined;
  return html`<th scope="col" role="columnheader" aria-sort=${ifDefined(order)}>
    ${
      by && onSort
        ? html`<button
            type="button"
            class="by"
            part="sort-column"
            @click=${() => {
              onSort(by);
            }}
          >
            ${label}
          </button>`
        : html`<span class="by">${label}</span>`
    }
  </th>`;
}

function row(card: CardProperties): TemplateResult {
  const { view, weights, messages } = card;
  const { solution } = view;
  return html`<tr part="card" role="row">
    <th scope="row" role="rowheader" aria-label=${solution.name}>
      <div class="named">
        ${icon(card)}
        <div>
          <p class="title" part="card-title">${title(card)}</p>
          ${category(card)}${weights ? fitReasons(solution, weights, card) : nothing}${actions(card)}
        </div>
      </div>
    </th>
    ${SCORES.map(
      (score) =>
        html`<td role="cell" data-label=${messages.scores[score].label}>
          ${scoreMeter(score, solution[score], card, false)}
        </td>`,
    )}
    ${COLUMNS.map(
      ({ label, content }) =>
        html`<td role="cell" data-label=${label(messages)}>
          <div>${content(view, card) ?? '–'}</div>
        </td>`,
    )}
  </tr>`;
}
