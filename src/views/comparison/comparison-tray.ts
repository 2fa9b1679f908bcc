import { html, nothing, type TemplateResult } from 'lit';
import type { Solution } from '../../catalogue/schema.js';
import type { ViewContext } from '../view.js';

/** What is picked for the comparison, if anything is. It stays in view while the reader goes through the results. */
export function comparisonTray(picked: readonly Solution[], context: ViewContext): unknown {
  const { language, dispatch } = context;
  const { compare } = language.messages;
  const n = picked.length;
  if (n === 0) return nothing;
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
        : html`<button type="button" class="button" part="compare-open" @click=${open}>
            ${compare.open(n, language.format.number(n))}
          </button>`
    }
    <button type="button" class="plain" part="compare-clear" @click=${clear}>${compare.clear}</button>
  </section>`;
}

/** Takes a solution out of the comparison. */
export function removeButton(name: string, { language, dispatch }: ViewContext): TemplateResult {
  return html`<button
    type="button"
    class="remove"
    aria-label=${language.messages.compare.removeOf(name)}
    @click=${() => {
      dispatch({ type: 'solution-unpicked', name });
    }}
  >
    ×
  </button>`;
}
