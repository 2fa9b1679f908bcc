import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Language } from '../i18n/language.js';

/** One active filter. */
export interface Chip {
  key: string;
  /** The facet that it belongs to. */
  title: string;
  label: string;
  onRemove: () => void;
}

/** The active filters, each with a button that removes it. */
export function chips(
  all: readonly Chip[],
  { messages }: Language,
  onRemoved: (position: number) => void,
): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  return html`<ul class="chips" part="chips" role="list" aria-label=${messages.filters.chips}>
    ${repeat(
      all,
      ({ key }) => key,
      ({ title, label, onRemove }, at) =>
        html`<li>
          <button
            type="button"
            class="chip"
            part="chip"
            aria-label=${messages.filters.remove(title, label)}
            @click=${() => {
              onRemove();
              onRemoved(at);
            }}
          >
            ${label}<span class="cross" aria-hidden="true">×</span>
          </button>
        </li>`,
    )}
  </ul>`;
}
