import { html, nothing, type TemplateResult } from 'lit';
import type { CatalogueErrorKind } from '../../catalogue/errors.js';
import type { CatalogueState } from '../../controllers/catalogue-controller.js';
import type { WayOut } from '../../state/ways-out.js';
import type { Controls, LayoutName } from '../../state/options.js';
import { skeleton } from '../results/results.js';
import type { ViewContext } from '../view.js';

/** What went wrong in the reader's language, and a button that tries again. */
export function errorPanel(
  { error, isOffline, head }: Extract<CatalogueState, { status: 'error' }>,
  { language: { messages, format }, dispatch }: ViewContext,
): TemplateResult {
  const arrived = head?.solutions.length ?? 0;
  const missing = (head?.count ?? 0) - arrived;
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
      <p>${messages.error[whatToDo(error.kind, isOffline)]}</p>
    </slot>
    <button type="button" class="button" part="retry" @click=${retry}>${messages.error.retry}</button>
  </div>`;
}

/** Whether readers can do something about it, can wait, or have to tell the page's owner. */
function whatToDo(
  kind: CatalogueErrorKind,
  isOffline: boolean,
): 'network' | 'offline' | 'later' | 'unusable' {
  if (kind === 'network') return isOffline ? 'offline' : kind;
  return kind === 'http' || kind === 'timeout' ? 'later' : 'unusable';
}

/** Says that nothing was found, what can be left out of the question, and where to look instead. */
export function emptyPanel(
  ways: readonly WayOut[],
  nearby: readonly WayOut[],
  { language, dispatch }: ViewContext,
): TemplateResult {
  const { empty, status } = language.messages;
  return html`<div class="panel" part="empty">
    <slot name="empty">
      <p class="panel-title">${status.none}</p>
      <p>${empty.hint}</p>
    </slot>
    ${ways.map(
      ({ label, count, take }) =>
        html`<button
          type="button"
          class="button"
          part="way-out"
          @click=${() => {
            dispatch(take);
          }}
        >
          ${empty.without(label, count, language.format.number(count))}
        </button>`,
    )}
    ${
      nearby.length > 0
        ? html`<p id="nearby">${empty.nearby}</p>
            <ul class="chips" role="list" aria-labelledby="nearby">
              ${nearby.map(
                ({ label, count, take }) =>
                  html`<li>
                    <button
                      type="button"
                      class="chip"
                      part="nearby"
                      @click=${() => {
                        dispatch(take);
                      }}
                    >
                      ${label}<span class="count">${language.format.number(count)}</span>
                    </button>
                  </li>`,
              )}
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
  layout: LayoutName,
  count: number,
): TemplateResult {
  return html`<div class="loading">
    <div class="app ${hasFacets ? 'with-facets' : ''}" aria-hidden="true">
      ${controls === 'none' ? nothing : html`<div class="held-search"></div>`}
      ${hasFacets ? html`<div class="held-facets"></div>` : nothing}
      <div class="main">
        <div class="toolbar"></div>
        ${skeleton(layout, count)}
      </div>
    </div>
    <div><slot></slot></div>
  </div>`;
}
