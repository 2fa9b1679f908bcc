import { html, type TemplateResult } from 'lit';
import { EXPORT_FORMATS } from '../../state/actions.js';
import type { ViewContext } from '../view.js';

/**
 * Saves what was found as a file.
 * @param count how many solutions are saved
 */
export function exportBar(
  count: number,
  { language: { messages, format }, dispatch }: ViewContext,
): TemplateResult {
  return html`<p class="export" part="export" id="export">
    <span id="export-label">${messages.export.label(count, format.number(count))}</span>
    ${EXPORT_FORMATS.map(
      (name) =>
        html`<button
          type="button"
          class="plain"
          id=${`export-${name}`}
          aria-labelledby=${`export-label export-${name}`}
          @click=${() => {
            dispatch({ type: 'export-requested', format: name });
          }}
        >
          ${name}
        </button>`,
    )}
  </p>`;
}
