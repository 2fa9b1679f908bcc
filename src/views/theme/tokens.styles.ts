// The custom properties (tokens) that pages set, their defaults, and the colours mixed from them.
import { css } from 'lit';

/**
 * The look starts from the page: its font, its text colour and its colour scheme are inherited, and every other
 * colour is mixed from the text colour, so that the element fits light and dark pages without knowing which it is on.
 */
export const tokens = css`
  :host {
    --_accent: var(--solution-catalogue-accent, color-mix(in oklab, currentColor 50%, #1d5fd0));
    --_muted: var(--solution-catalogue-muted, color-mix(in oklab, currentColor 78%, transparent));
    --_line: var(--solution-catalogue-line, color-mix(in oklab, currentColor 22%, transparent));
    --_control: var(--solution-catalogue-control, color-mix(in oklab, currentColor 58%, transparent));
    --_surface: var(--solution-catalogue-surface, transparent);
    --_tint: var(--solution-catalogue-tint, color-mix(in oklab, currentColor 8%, transparent));
    --_radius: var(--solution-catalogue-radius, 0.625em);
    --_gap: var(--solution-catalogue-gap, 1em);
    --_chip: var(--solution-catalogue-chip-radius, 1em);
    --_density: var(--solution-catalogue-density, 1);
    --_near: calc(0.375em * var(--_density));
    --_inset: calc(1em * var(--_density));
    --_small: 0.875em;
    --_large: 1.125em;
    --_good: #00803c;
    --_poor: #b35900;

    display: block;
  }

  /*
   * A page's reset reaches the host, and not what is in it: what the layout needs stands here. All four languages run from
   * left to right, so that sides and sizes have their plain names in all styles: they compress better.
   */
  .root {
    container: root / inline-size;
    accent-color: var(--_accent);
    text-align: start;
    text-indent: 0;
    text-transform: none;
    white-space: normal;
    line-height: 1.5;
    word-break: normal;
    overflow-wrap: anywhere;
    direction: ltr;
  }

  :host([hidden]) .root {
    display: none;
  }

  :host([theme='light']) {
    --_scheme: light;
    --_page: var(--solution-catalogue-page, #fff);
    --_text: var(--solution-catalogue-text, #1b1d22);
  }

  :host([theme='dark']) {
    --_scheme: dark;
    --_page: var(--solution-catalogue-page, #15171c);
    --_text: var(--solution-catalogue-text, #e9eaee);
  }

  :host(:is([theme='light'], [theme='dark'])) .root {
    padding: var(--_gap);
    border-radius: var(--_radius);
    color-scheme: var(--_scheme);
    color: var(--_text);
    background: var(--_page);
  }
`;
