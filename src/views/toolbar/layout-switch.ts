import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Language } from '../../i18n/localize.js';
import { LAYOUTS, type LayoutName } from '../../state/layouts.js';

export interface LayoutSwitchProperties extends Language {
  layout: LayoutName;
  onLayout: (layout: LayoutName) => void;
}

/** How the results are shown: one of three, beside each other. */
export function layoutSwitch({ layout, messages, onLayout }: LayoutSwitchProperties): TemplateResult {
  return html`<fieldset class="layouts" part="layout">
    <legend class="visually-hidden">${messages.layout.label}</legend>
    ${LAYOUTS.map(
      (name) =>
        html`<label class="layout">
          <input
            type="radio"
            name="layout"
            class="visually-hidden"
            .checked=${live(name === layout)}
            @change=${() => {
              onLayout(name);
            }}
          />
          <span>${messages.layout.by[name]}</span>
        </label>`,
    )}
  </fieldset>`;
}
