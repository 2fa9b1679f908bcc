import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Language } from '../../i18n/localize.js';

/** One active filter, or what was understood of the words. */
export interface Chip {
  key: string;
  /** The facet that it belongs to. */
  title: string;
  label: string;
  onRemove: () => void;
}

/**
 * The active filters, each with a button that removes it, and one that resets everything.
 * @param onRemoved where in the row something was removed
 * @param onReset undefined where nothing differs from the presets
 */
export function chips(
  all: readonly Chip[],
  language: Language,
  onRemoved: (position: number) => void,
  onReset: (() => void) | undefined,
): TemplateResult {
  return html`${all.length > 0 ? list(all, language, onRemoved) : nothing}${
    onReset
      ? html`<button type="button" class="plain" part="reset" @click=${onReset}>
          ${language.messages.filters.reset}
        </button>`
      : nothing
  }`;
}

function list(
  all: readonly Chip[],
  { messages }: Language,
  onRemoved: (position: number) => void,
): TemplateResult {
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
