import { html, type TemplateResult } from 'lit';
import type { CatalogueError } from '../../catalogue/errors.js';
import type { Language } from '../../i18n/localize.js';

/**
 * What went wrong in the reader's language, and the way out.
 * @param isOffline whether the reader's device has no connection at all
 */
export function errorPanel(
  error: CatalogueError,
  { messages }: Language,
  isOffline: boolean,
  onRetry: () => void,
): TemplateResult {
  return html`<div class="panel" part="error" role="alert">
    <slot name="error">
      <p class="panel-title">${messages.error.title}</p>
      <p>${messages.error[error.kind === 'network' && isOffline ? 'offline' : error.kind]}</p>
    </slot>
    <button type="button" class="button" part="retry" @click=${onRetry}>${messages.error.retry}</button>
  </div>`;
}

/** Something that can be left out of a question that finds nothing, so that it finds something. */
export interface WayOut {
  label: string;
  /** How many solutions there are then. */
  count: number;
  onTake: () => void;
}

/** Nothing was found: what can be left out, and how much that would find. */
export function emptyPanel({ messages, format }: Language, ways: readonly WayOut[]): TemplateResult {
  const { empty, status } = messages;
  return html`<div class="panel" part="empty">
    <slot name="empty">
      <p class="panel-title">${status.none}</p>
      <p>${empty.hint}</p>
    </slot>
    ${ways.map(
      ({ label, count, onTake }) =>
        html`<button type="button" class="button" part="way-out" @click=${onTake}>
          ${empty.without(label, count, format.number(count))}
        </button>`,
    )}
  </div>`;
}
