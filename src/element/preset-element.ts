// The attributes and properties by which a page presets filters, order and length: names, defaults, what is removed again.
import type { PropertyDeclarations } from 'lit';
import { absolutePattern, detailUrl } from '../catalogue/addresses.js';
import type { Catalogue } from '../catalogue/schema.js';
import { numberAttribute as converter } from './attributes.js';
import type { FacetName } from '../search/index.js';
import type { CardMessages } from '../i18n/messages.js';
import { DEFAULT_LIMIT, type Presets } from '../state/options.js';
import { type Mistake, presetMistakes } from '../state/presets.js';
import { SourceElement } from './source-element.js';

/** The presets of an element: what its page chooses and limits before a reader does. */
export abstract class PresetElement<M extends CardMessages = CardMessages> extends SourceElement<M> {
  static override properties: PropertyDeclarations = {
    alternativeTo: { attribute: 'alternative-to' },
    category: {},
    platform: {},
    deployment: {},
    audience: {},
    license: {},
    origin: {},
    tag: {},
    maxComplexity: { type: Number, converter, attribute: 'max-complexity' },
    minMaturity: { type: Number, converter, attribute: 'min-maturity' },
    maxResourceUsage: { type: Number, converter, attribute: 'max-resource-usage' },
    maxMaintenance: { type: Number, converter, attribute: 'max-maintenance' },
    detailUrl: { attribute: 'detail-url' },
    logos: {},
    limit: { type: Number, converter },
  };

  /** Product: only solutions tagged `<product>-alternative`. Any spelling: `Google Docs`, `google-docs`. */
  alternativeTo: string | null = '';

  /** Preset categories, comma-separated. */
  category: string | null = '';

  /** Preset platforms, comma-separated tags: `platform-windows`, `platform-android`, `hosted-offer`, `no-server` … */
  platform: string | null = '';

  /** Preset deployments, comma-separated: `docker`, `kubernetes`, `linux`. */
  deployment: string | null = '';

  /** Preset audiences, comma-separated: `business`, `private`. */
  audience: string | null = '';

  /** Preset licences, comma-separated: SPDX identifiers, families (`GPL`), or what they ask (`permissive`). */
  license: string | null = '';

  /** Preset origins, comma-separated: places, or countries in any of our languages. */
  origin: string | null = '';

  /** Preset tags, comma-separated. */
  tag: string | null = '';

  /** Highest setup effort shown, 1 to 10. */
  maxComplexity: number | undefined;

  /** Lowest maturity shown, 1 to 10. */
  minMaturity: number | undefined;

  /** Highest resource usage shown, 1 to 10. */
  maxResourceUsage: number | undefined;

  /** Highest upkeep shown, 1 to 10. */
  maxMaintenance: number | undefined;

  /**
   * Address of a solution's own page, with `{slug}`, and `{lang}` for the language. Names and copied links lead there,
   * and a link in the details to `#report` on it, where it has to say how errors are reported; what is no http(s)
   * address counts as not set.
   */
  detailUrl: string | null = null;

  /**
   * Base address of pictures named `{slug}.svg`, which stand in place of the icons where there is one. Off by default;
   * the page's policy must allow them in `img-src`.
   */
  logos: string | null = null;

  /** Number of results shown before "show more". */
  limit: number | undefined = DEFAULT_LIMIT;

  protected override mistakesIn({ solutions }: Catalogue): Mistake[] {
    return presetMistakes(solutions, this.presets.facets, this.categoryLabels);
  }

  /** What the page has set, as far as it chooses and limits. */
  protected get presets(): Presets {
    const { category, platform, deployment, audience, license, origin, tag } = this;
    const { alternativeTo: alternative, limit, headingLevel } = this;
    const { maxComplexity, minMaturity, maxResourceUsage, maxMaintenance } = this;
    const { baseUrl } = this.environment;
    const detail = absolutePattern(this.detailUrl ?? '', baseUrl);
    const logo = this.logos ? absolutePattern(`${this.logos}{slug}.svg`, baseUrl) : undefined;
    return {
      // Every facet has an attribute, but the one that depends on today's date.
      facets: {
        ...{ category, platform, deployment, audience, license, origin, tag, alternative },
      } satisfies Record<Exclude<FacetName, 'added'>, unknown>,
      limits: { maxComplexity, minMaturity, maxResourceUsage, maxMaintenance },
      limit,
      headingLevel,
      detailUrl: detailUrl(detail, 'any', this.locale) && detail,
      logos: detailUrl(logo, 'any', this.locale) && logo,
    };
  }
}
