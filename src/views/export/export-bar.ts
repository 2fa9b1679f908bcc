import { html, type TemplateResult } from 'lit';
import { FORMATS, type ExportFormat } from './export.js';
import type { Language } from '../../i18n/localize.js';

export interface ExportBarProperties extends Language {
  /** How many solutions are saved. */
  count: number;
  onExport: (format: ExportFormat) => void;
}

/** Saves what was found as a file. */
export function exportBar({ count, messages, format, onExport }: ExportBarProperties): TemplateResult {
  return html`<p class="export" part="export" id="export">
    <span id="export-label">${messages.export.label(count, format.number(count))}</span>
    ${FORMATS.map(
      (name) =>
        html`<button
          type="button"
          class="plain"
          id=${`export-${name}`}
          aria-labelledby=${`export-label export-${name}`}
          @click=${() => {
            onExport(name);
          }}
        >
          ${name}
        </button>`,
    )}
  </p>`;
}
