import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../i18n/localize.js';
import { facetGroup, type FacetGroupProperties, type FacetView } from './facet-group.js';
import { limitGroup, type LimitGroupProperties } from './limit-group.js';

export interface FacetPanelProperties extends Language, FacetGroupProperties, LimitGroupProperties {
  facets: readonly FacetView[];
  /** Number of active filters. */
  active: number;
  /** Whether the panel is unfolded where space is scarce; where there is room it always shows. */
  isOpen: boolean;
  onToggleOpen: () => void;
}

/** The scores stand behind so many facets: before the long lists that few readers need. */
const LIMITS_AFTER = 4;

/** The facets: a group of checkboxes each, and the limits. On narrow containers they wait behind a button. */
export function facetPanel(properties: FacetPanelProperties): TemplateResult {
  const { facets, active, isOpen, messages, format, onToggleOpen } = properties;
  const groups = facets.map((facet) => facetGroup(facet, properties));
  return html`<div class="filters" part="filters">
    <button
      type="button"
      class="button disclosure"
      part="filters-toggle"
      aria-expanded=${isOpen}
      aria-controls="facets"
      @click=${onToggleOpen}
    >
      ${messages.filters.title}
      ${
        active > 0
          ? html`<span class="badge" aria-hidden="true">${format.number(active)}</span>
              <span class="visually-hidden">${messages.filters.active(active, format.number(active))}</span>`
          : nothing
      }
    </button>
    <div id="facets" class="facets ${isOpen ? 'open' : ''}" role="group" aria-label=${messages.filters.title}>
      ${groups.slice(0, LIMITS_AFTER)} ${limitGroup(properties)} ${groups.slice(LIMITS_AFTER)}
    </div>
  </div>`;
}
