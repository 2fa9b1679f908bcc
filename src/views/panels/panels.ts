// Panels in place of results: errors, nothing found with ways on, and what stands in an article meanwhile.
import { html, nothing, type TemplateResult } from 'lit';
import type { CatalogueState } from '../../controllers/catalogue-controller.js';
import { solutionCount } from '../../state/labels.js';
import type { Tile, WayOut } from '../../state/ways-out.js';
import type { Controls, LayoutName } from '../../state/options.js';
import { tile } from '../browse/browse.js';
import { skeleton } from '../results/results.js';
import type { CardContext, ViewContext } from '../view.js';

/** What went wrong in the reader's language, and a button that tries again. */
export function errorPanel(
  { error, isOffline, head }: Extract<CatalogueState, { status: 'error' }>,
  { language: { messages, format }, dispatch }: CardContext,
): TemplateResult {
  const arrived = head?.solutions.length ?? 0;
  const missing = (head?.count ?? 0) - arrived;
  // Whether readers can do something about it, or can wait.
  const unreached = isOffline ? 'offline' : 'network';
  const what = error.kind === 'network' ? unreached : 'later';
  const retry = () => {
    dispatch({ type: 'retry-requested' });
  };
  return html`<div class="panel" part="error" role="alert">
    <slot name="error">
      <p class="panel-title">
        ${
          missing > 0
            ? messages.error.broken(format.number(arrived), format.number(missing))
            : messages.error.title
        }
      </p>
      <p>${messages.error[what]}</p>
    </slot>
    <button class="button" part="retry" @click=${retry}>${messages.error.retry}</button>
  </div>`;
}

/**
 * Stands in an article where there is nothing to show, or not yet: the page's fallback, else what is wrong.
 * @param hasSource whether a document is expected, now or when the reader comes near
 * @param room what holds the room while the document is on its way
 * @param none the part, and the text, for a document that has nothing of what is asked for
 * @param end stands below that, and below the page's fallback then
 */
export function inArticle(
  state: CatalogueState,
  hasSource: boolean,
  room: TemplateResult,
  [part, text]: readonly [part: string, text: string],
  context: CardContext,
  end: unknown = nothing,
): TemplateResult {
  const { status } = state;
  if (status === 'idle' && !hasSource) return html`<slot></slot>`;
  if (status === 'idle' || status === 'loading') return overRoom(room);
  return html`<slot
      >${status === 'error' ? errorPanel(state, context) : html`<p class="panel" part=${part}>${text}</p>`}</slot
    >${status === 'error' ? nothing : end}`;
}

/** The page's fallback, over held room. */
const overRoom = (room: TemplateResult): TemplateResult =>
  html`<div class="loading">
    <div aria-hidden="true">${room}</div>
    <div><slot></slot></div>
  </div>`;

/** Says that nothing was found, what can be left out of the question, and where to look instead. */
export function emptyPanel(
  ways: readonly WayOut[],
  nearby: readonly Tile[],
  context: ViewContext,
): TemplateResult {
  const { language, dispatch } = context;
  const { empty, none, colon } = language.messages;
  return html`<div class="panel" part="empty">
    <slot name="empty">
      <p class="panel-title">${none}</p>
    </slot>
    ${ways.map(
      ({ label, count, take }) =>
        html`<button
          class="button"
          part="way-out"
          @click=${() => {
            dispatch(take);
          }}
        >
          ${empty.without(label) + colon + solutionCount(count, language)}
        </button>`,
    )}
    ${
      nearby.length > 0
        ? html`<p id="nearby">${empty.nearby}</p>
            <ul class="chips" role="list" aria-labelledby="nearby">
              ${nearby.map((each) => html`<li>${tile(each, 'nearby', context)}</li>`)}
            </ul>`
        : nothing
    }
  </div>`;
}

/**
 * The page's fallback, over the room that search, facets and results will take.
 * @param count how many results will be shown
 */
export function placeholder(
  controls: Controls,
  hasFacets: boolean,
  hasBrowse: boolean,
  hasGuide: boolean,
  layout: LayoutName,
  count: number,
): TemplateResult {
  return overRoom(
    html`<div class="app ${hasFacets ? 'with-facets' : ''}">
      ${controls === 'none' ? nothing : html`<div class="held-search ${hasGuide ? 'guided' : ''}"></div>`}
      ${hasFacets ? html`<div class="held-facets"></div>` : nothing}
      <div class="main">
        ${hasBrowse ? html`<div class="browse"></div>` : nothing}
        <div class="toolbar"></div>
        ${skeleton(layout, count)}
      </div>
    </div>`,
  );
}
