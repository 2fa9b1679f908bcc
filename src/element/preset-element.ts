import type { PropertyDeclarations } from 'lit';
import { absolutePattern, detailUrl } from '../catalogue/addresses.js';
import { numberAttribute as converter } from './attributes.js';
import type { FacetName } from '../search/index.js';
import { CONTROLS, DEFAULT_LIMIT, type Controls, type Options } from '../state/options.js';
import { SourceElement } from './source-element.js';

/** The presets of an element: what its page chooses and limits before a reader does. */
export abstract class PresetElement extends SourceElement {
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
    controls: {},
    facets: {},
    urlState: { attribute: 'url-state' },
    compare: { type: Boolean, converter: (value) => value },
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

  /** Preset licences, comma-separated SPDX identifiers. */
  license: string | null = '';

  /** Preset origins, comma-separated. */
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

  /** Which controls readers get: `all`, `search` or `none`. What has no control stays as preset. */
  controls: Controls = 'all';

  /**
   * The groups of the filter panel and their order, by the names of attributes and `scores`, separated by blanks; empty for
   * none. All of them by default.
   */
  facets: string | null = null;

  /**
   * Keeps what the reader asks for in the page's URL, under this prefix: `shop` gives `?shop-query=chat`. Off by
   * default; several elements on one page use several prefixes.
   */
  urlState: string | null = null;

  /**
   * Whether readers can pick up to four solutions and see them side by side: `on` or `off`, or the attribute alone. By
   * default they can with `controls="all"`.
   */
  compare: boolean | 'on' | 'off' | '' | null = null;

  /**
   * Address of a solution's own page, with `{slug}`, and `{lang}` for the language. Names and copied links lead there;
   * what is no http(s) address counts as not set.
   */
  detailUrl: string | null = null;

  /**
   * Base address of pictures named `{slug}.svg`, which stand in place of the icons where there is one. Off by default;
   * the page's policy must allow them in `img-src`.
   */
  logos: string | null = null;

  /** Number of results shown before "show more". */
  limit: number | undefined = DEFAULT_LIMIT;

  /** What the page has set, as far as the state depends on it. */
  protected get options(): Options {
    const { limit, headingLevel } = this;
    const controls = CONTROLS.includes(this.controls) ? this.controls : 'all';
    const { category, platform, deployment, audience, license, origin, tag } = this;
    const { alternativeTo: alternative } = this;
    const { maxComplexity, minMaturity, maxResourceUsage, maxMaintenance } = this;
    const { baseUrl } = this.environment;
    const detail = absolutePattern(this.detailUrl ?? '', baseUrl);
    const logo = this.logos ? absolutePattern(`${this.logos}{slug}.svg`, baseUrl) : undefined;
    return {
      controls,
      // Every facet has an attribute, but the one that depends on today's date.
      facets: {
        ...{ category, platform, deployment, audience, license, origin, tag, alternative },
      } satisfies Record<Exclude<FacetName, 'added'>, unknown>,
      groups: this.facets?.split(/[\s,]+/).filter(Boolean),
      limits: { maxComplexity, minMaturity, maxResourceUsage, maxMaintenance },
      limit,
      headingLevel,
      canCompare: !['off', false].includes(this.compare ?? controls === 'all'),
      detailUrl: detailUrl(detail, 'any', this.locale) && detail,
      logos: detailUrl(logo, 'any', this.locale) && logo,
      hasLinks: this.urlState !== null,
    };
  }
}
