import { html, type TemplateResult } from 'lit';
import type { CatalogueError } from '../catalogue/errors.js';
import type { Language } from '../i18n/language.js';

/** What went wrong in the reader's language, and the way out. */
export function errorPanel(
  error: CatalogueError,
  { messages }: Language,
  onRetry: () => void,
): TemplateResult {
  return html`<div class="panel" part="error" role="alert">
    <slot name="error">
      <p class="panel-title">${messages.error.title}</p>
      <p>${messages.error[error.kind]}</p>
    </slot>
    <button type="button" class="button" part="retry" @click=${onRetry}>${messages.error.retry}</button>
  </div>`;
}

/** Nothing was found. */
export function emptyPanel({ messages }: Language): TemplateResult {
  return html`<div class="panel" part="empty">
    <slot name="empty">
      <p class="panel-title">${messages.empty.title}</p>
      <p>${messages.empty.hint}</p>
    </slot>
  </div>`;
}
