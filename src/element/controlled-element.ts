// Properties of elements with controls: which controls, layout, orders and limits the page sets.
import type { PropertyDeclarations } from 'lit';
import { MESSAGES } from '../i18n/languages.js';
import type { Messages } from '../i18n/messages.js';
import { CONTROLS, type Controls, type Options } from '../state/options.js';
import { PresetElement } from './preset-element.js';

/** An element with controls: what its page says of them. */
export abstract class ControlledElement extends PresetElement<Messages> {
  static override properties: PropertyDeclarations = {
    controls: {},
    facets: {},
    browse: {},
    guide: {},
    urlState: { attribute: 'url-state' },
    compare: { type: Boolean, converter: (value) => value },
  };

  /** Which controls readers get: `all`, `search` or `none`. What has no control stays as preset. */
  controls: Controls = 'all';

  /**
   * The groups of the filter panel and their order, by the names of attributes and `scores`, separated by blanks; empty for
   * none. All of them by default.
   */
  facets: string | null = null;

  /** `off` hides the products and categories that readers can begin with, where nothing is preset. */
  browse: 'on' | 'off' | null = 'on';

  /** `off` hides the guide in three questions, which is there as long as these products and categories are. */
  guide: 'on' | 'off' | null = 'on';

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

  protected override get texts(): typeof MESSAGES {
    return MESSAGES;
  }

  /** What the page has set, as far as the state depends on it. */
  protected get options(): Options {
    const controls = CONTROLS.includes(this.controls) ? this.controls : 'all';
    return {
      ...this.presets,
      controls,
      groups: this.facets?.split(/[\s,]+/).filter(Boolean),
      hasBrowse: this.browse !== 'off',
      hasGuide: this.guide !== 'off',
      canCompare: !['off', false].includes(this.compare ?? controls === 'all'),
      hasLinks: this.urlState !== null,
    };
  }
}
