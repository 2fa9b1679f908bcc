import { html, nothing, type TemplateResult } from 'lit';
import { SCORES } from '../../catalogue/schema.js';
import { plainTags } from '../../search/index.js';
import { description, icon, links, replaced, title, type CardProperties } from '../card/card-parts.js';
import { removeButton, type ComparisonTrayProperties } from './comparison-tray.js';
import { FIELDS } from '../card/facts.js';
import { radar } from './radar.js';
import { scoreMeter } from '../card/score-meter.js';

export interface ComparisonDialogProperties extends Pick<ComparisonTrayProperties, 'messages' | 'onRemove'> {
  cards: readonly CardProperties[];
  onClosed: (event: Event) => void;
}

/** Picked solutions side by side: every field a row, every solution a column. It is empty while it is closed. */
export function comparisonDialog(properties: ComparisonDialogProperties): TemplateResult {
  return html`<dialog
    id="compared"
    class="comparison"
    part="comparison"
    aria-labelledby="comparison"
    @close=${properties.onClosed}
  >
    ${properties.cards.length > 0 ? contents(properties) : nothing}
  </dialog>`;
}

function contents(properties: ComparisonDialogProperties): TemplateResult {
  const { cards, messages } = properties;
  const { compare } = messages;
  const close = (event: Event) => {
    (event.target as HTMLElement).closest('dialog')?.close();
  };
  const print = () => {
    globalThis.print();
  };
  return html`<div class="comparison-bar">
      <h2 id="comparison" class="panel-title">${compare.title}</h2>
      <button type="button" class="plain" part="print" @click=${print}>${compare.print}</button>
      <button type="button" class="button" part="close" @click=${close}>${compare.close}</button>
    </div>
    <div class="scroll" role="group" aria-labelledby="comparison" tabindex="0">
      <table class="compared to-${cards.length}" role="table" aria-labelledby="comparison">
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" class="word">${compare.outward}</td>
            ${cards.map((card) => column(card, properties))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${rows(properties).map(
            ([label, values]) =>
              html`<tr role="row">
                <th scope="row" role="rowheader" class="term">${label}</th>
                ${values.map((value) => html`<td role="cell">${value ?? '–'}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

function column(card: CardProperties, properties: ComparisonDialogProperties): TemplateResult {
  const { solution } = card.view;
  return html`<th scope="col" role="columnheader" aria-label=${solution.name}>
    <div class="named">
      ${icon(card)}<span class="title">${title(card)}</span>${removeButton(solution, properties)}
    </div>
    ${radar(solution, card)}
  </th>`;
}

/** Every row: its name, and what it says of each solution. */
function rows({ cards, messages }: ComparisonDialogProperties): [label: string, values: unknown[]][] {
  const row = (label: string, value: (card: CardProperties) => unknown): [string, unknown[]] => [
    label,
    cards.map(value),
  ];
  return [
    ...SCORES.map((score) =>
      row(messages.scores[score].label, (card) => scoreMeter(score, card.view.solution[score], card, false)),
    ),
    row(messages.filters.facets.category, ({ view }) => view.category),
    row(messages.export.description, (card) => description(card)),
    row(messages.filters.facets.alternative, ({ view }) => replaced(view.solution)),
    row(messages.card.tags, ({ view }) => plainTags(view.solution).join(', ') || undefined),
    ...FIELDS.map(({ label, content }) => row(label(messages), (card) => content(card.view, card))),
    row(messages.compare.links, (card) => links({ ...card, onCopyLink: undefined })),
  ].filter(([, values]) => values.some((value) => value !== undefined));
}
