import { html, nothing, type TemplateResult } from 'lit';
import type { Solution } from '../../catalogue/schema.js';
import type { Language } from '../../i18n/localize.js';

export interface ComparisonTrayProperties extends Language {
  picked: readonly Solution[];
  onRemove: (solution: Solution) => void;
  onClear: () => void;
  onOpen: () => void;
}

/** What is picked for the comparison, if anything is. */
export function comparisonTray(properties: ComparisonTrayProperties): unknown {
  const { picked, messages, format, onClear, onOpen } = properties;
  const { compare } = messages;
  const n = picked.length;
  if (n === 0) return nothing;
  return html`<section class="tray" part="tray" aria-label=${compare.title}>
    <ul class="picked" role="list">
      ${picked.map((solution) => html`<li class="tag">${solution.name}${removeButton(solution, properties)}</li>`)}
    </ul>
    ${
      n < 2
        ? html`<p class="tray-note">${compare.another}</p>`
        : html`<button type="button" class="button" part="compare-open" @click=${onOpen}>
            ${compare.open(n, format.number(n))}
          </button>`
    }
    <button type="button" class="plain" part="compare-clear" @click=${onClear}>${compare.clear}</button>
  </section>`;
}

/** Takes a solution out of the comparison. */
export function removeButton(
  solution: Solution,
  { messages, onRemove }: Pick<ComparisonTrayProperties, 'messages' | 'onRemove'>,
): TemplateResult {
  return html`<button
    type="button"
    class="remove"
    aria-label=${messages.compare.removeOf(solution.name)}
    @click=${() => {
      onRemove(solution);
    }}
  >
    ×
  </button>`;
}
