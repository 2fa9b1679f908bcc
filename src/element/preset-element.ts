import { property } from 'lit/decorators.js';
import { numberAttribute as converter } from './attributes.js';
import { SourceElement } from './source-element.js';

/** The presets of an element: what its page chooses and limits before a reader does. */
export abstract class PresetElement extends SourceElement {
  /** Product: only solutions tagged `<product>-alternative`. Any spelling: `Google Docs`, `google-docs`. */
  @property({ attribute: 'alternative-to' }) alternativeTo: string | null = '';

  /** Preset categories, comma-separated. */
  @property() category: string | null = '';

  /** Preset deployments, comma-separated: `docker`, `kubernetes`, `linux`. */
  @property() deployment: string | null = '';

  /** Preset audiences, comma-separated: `business`, `private`. */
  @property() audience: string | null = '';

  /** Preset licences, comma-separated SPDX identifiers. */
  @property() license: string | null = '';

  /** Preset origins, comma-separated. */
  @property() origin: string | null = '';

  /** Preset tags, comma-separated. */
  @property() tag: string | null = '';

  /** Highest setup effort shown, 1 to 10. */
  @property({ type: Number, converter, attribute: 'max-complexity' }) maxComplexity: number | undefined;

  /** Lowest maturity shown, 1 to 10. */
  @property({ type: Number, converter, attribute: 'min-maturity' }) minMaturity: number | undefined;

  /** Highest resource usage shown, 1 to 10. */
  @property({ type: Number, converter, attribute: 'max-resource-usage' }) maxResourceUsage:
    number | undefined;

  /** Highest upkeep shown, 1 to 10. */
  @property({ type: Number, converter, attribute: 'max-maintenance' }) maxMaintenance: number | undefined;

  /** The presets of the facets, as they are written. */
  protected get facetPresets() {
    const { category, deployment, audience, license, origin, tag, alternativeTo: alternative } = this;
    return { category, deployment, audience, license, origin, tag, alternative };
  }

  /** The score limits; undefined where there is none. */
  protected get limitPresets() {
    const { maxComplexity, minMaturity, maxResourceUsage, maxMaintenance } = this;
    return { maxComplexity, minMaturity, maxResourceUsage, maxMaintenance };
  }
}
