// The comparison: the tray of picked solutions, the table side by side, the sentence on what stands out.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { SCORES, type ScoreName, type Solution } from '../../catalogue/schema.js';
import { rating } from '../../i18n/format.js';
import { type Language } from '../../i18n/localize.js';
import { solutionCount } from '../../state/labels.js';
import type { CardModel, CatalogueModel } from '../../state/models.js';
import { copyLink, description, icon, links, title } from '../card/card.js';
import { FACTS, factView, legend, scoreMeter } from '../card/facts.js';
import { closeDialog, type ViewContext } from '../view.js';

/**
 * What is picked for the comparison, one solution or more. It stays in view while the reader goes through the results.
 */
export function comparisonTray(picked: readonly Solution[], context: ViewContext): TemplateResult {
  const { language, dispatch } = context;
  const { compare } = language.messages;
  const n = picked.length;
  const open = () => {
    dispatch({ type: 'comparison-opened' });
  };
  const clear = () => {
    dispatch({ type: 'picks-cleared' });
  };
  return html`<section class="tray" part="tray" aria-label=${compare.title}>
    <ul class="picked" role="list">
      ${picked.map(({ name }) => html`<li class="tag">${name}${removeButton(name, context)}</li>`)}
    </ul>
    ${
      n < 2
        ? html`<p class="tray-note">${compare.another}</p>`
        : html`<button class="button go" part="compare-open" @click=${open}>
            ${compare.open(solutionCount(n, language))}
          </button>`
    }
    <button class="plain" part="compare-clear" @click=${clear}>${compare.clear}</button>
  </section>`;
}

/** Takes a solution out of the comparison. */
function removeButton(name: string, { language, dispatch }: ViewContext): TemplateResult {
  return html`<button
    class="remove"
    aria-label=${language.messages.compare.removeOf(name)}
    @click=${() => {
      dispatch({ type: 'solution-unpicked', name });
    }}
  >
    ×
  </button>`;
}

/** The picked solutions side by side: every field is a row, every solution a column. */
export function comparison(model: CatalogueModel, context: ViewContext): TemplateResult {
  const { compared: cards, toCompare, notice } = model;
  const { messages, format } = context.language;
  const { compare } = messages;
  const found = toCompare?.solutions.length ?? 0;
  const suggested = messages.search.suggested(found, format.number(found));
  const all = rows(cards, context);
  const same = cards.length > 1 ? all.filter(isSame) : [];
  const sentences = standsOut(cards, context.language);
  const print = () => {
    context.dispatch({ type: 'print-requested' });
  };
  return html`<div class="comparison-bar">
      <h2 id="comparison" class="panel-title">${compare.title}</h2>
      <button class="button" part="close" @click=${closeDialog}>${compare.close}</button>
      <p role="status">${toCompare?.query ? suggested : notice}</p>
    </div>
    <div class="scroll" role="group" aria-labelledby="comparison" tabindex="0">
      ${sentences.length > 0 ? html`<p class="stands-out" part="stands-out">${sentences}</p>` : nothing}
      <div class="tools">
        ${toCompare ? picker(toCompare, context) : nothing} ${copyLink(model.canLink, undefined, context)}
        <button class="plain" part="print" @click=${print}>${compare.print}</button>
      </div>
      <table class="compared to-${cards.length}" role="table" aria-labelledby="comparison">
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell"></td>
            ${cards.map((card) => column(card, context))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${all
            .filter((row) => !same.includes(row))
            .map(
              ([label, values]) =>
                html`<tr role="row">
                  <th scope="row" role="rowheader" class="term"><span>${label}</span></th>
                  ${values.map((value) => html`<td role="cell">${value ?? '–'}</td>`)}
                </tr>`,
            )}
        </tbody>
      </table>
      ${same.length > 0 ? equals(same, context, model.isPrinting) : nothing}
      <p class="attribution">${legend(context.language)}</p>
    </div>`;
}

/** A field to look for another solution, and what was found: a button each that takes it into the comparison. */
function picker(
  { query, solutions }: NonNullable<CatalogueModel['toCompare']>,
  { language: { messages }, dispatch }: ViewContext,
): TemplateResult {
  return html`<div class="add">
    <label class="term" for="add">${messages.compare.another}</label>
    <input
      id="add"
      type="search"
      class="facet-find"
      part="compare-add"
      autocomplete="off"
      spellcheck="false"
      .value=${live(query)}
      @input=${(event: Event) => {
        dispatch({ type: 'comparison-searched', query: (event.target as HTMLInputElement).value });
      }}
    />
    <p class="picked">
      ${solutions.map(
        ({ name }) =>
          html`<button
            class="chip"
            aria-label=${messages.compare.pickOf(name)}
            @click=${() => {
              dispatch({ type: 'solution-picked', name });
            }}
          >
            ${name}
          </button>`,
      )}
    </p>
  </div>`;
}

/** What is the same for all, once each: a line that opens, and is open on paper. */
function equals(
  same: readonly Row[],
  { language: { messages, format } }: ViewContext,
  isPrinting: boolean,
): TemplateResult {
  return html`<details class="same" part="same" ?open=${isPrinting}>
    <summary>${messages.compare.same(format.list(same.map(([label]) => label)))}</summary>
    <dl class="facts">
      ${same.map(
        ([label, [value]]) =>
          html`<div>
            <dt class="term">${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </details>`;
}

/** Who is better than all others in what, a sentence each; none where nobody is. */
function standsOut(cards: readonly CardModel[], { messages, format }: Language): readonly unknown[] {
  return cards.flatMap(({ view: { solution } }) => {
    const words = SCORES.filter((score) =>
      cards.every(
        ({ view: { solution: other } }) =>
          other === solution || rating(score, other[score]) < rating(score, solution[score]),
      ),
    ).map((score) => messages.compare.standsOut[score]);
    return words.length > 0 && cards.length > 1
      ? html`<b>${solution.name}</b> ${format.list(words) + '. '}`
      : [];
  });
}

function column(card: CardModel, context: ViewContext): TemplateResult {
  const { solution } = card.view;
  return html`<th scope="col" role="columnheader" aria-label=${solution.name}>
    <div class="named">
      ${icon(card)}<span class="title">${title(card, context)}</span>${removeButton(solution.name, context)}
    </div>
  </th>`;
}

/** A row: its name, and what it says of each solution. */
type Row = readonly [label: string, values: readonly unknown[]];

/** Whether a row says the same of all: its templates hold the same texts then. */
const isSame = ([, values]: Row): boolean => new Set(values.map((value) => JSON.stringify(value))).size === 1;

/** A score, marked where it is the best of a row in which not all are. */
function scoreIn(cards: readonly CardModel[], name: ScoreName, score: number, language: Language): unknown {
  const scores = cards.map(({ view }) => rating(name, view.solution[name]));
  const isBest = rating(name, score) === Math.max(...scores) && new Set(scores).size > 1;
  const mark = html`<span class="verdict good">${language.messages.compare.best}</span>`;
  return scoreMeter(name, score, language, false, isBest ? mark : nothing);
}

/** Every row. One that says nothing of any solution is left out. */
function rows(cards: readonly CardModel[], context: ViewContext): Row[] {
  const { language } = context;
  const { messages } = language;
  const row = (label: string, value: (card: CardModel) => unknown) => [label, cards.map(value)] as const;
  return [
    ...SCORES.map((score) =>
      row(messages.scores[score].label, ({ view }) => scoreIn(cards, score, view.solution[score], language)),
    ),
    row(messages.facets.category, ({ view }) => view.category),
    row(messages.export.description, (card) => description(card, context)),
    ...FACTS.map((fact) => row(fact.label(messages), (card) => factView(fact, card, context))),
    row(messages.compare.links, (card) => links(card, context)),
  ].filter(([, values]) => values.some((value) => value !== undefined));
}
