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
    --_surface: var(--solution-catalogue-surface, color-mix(in oklab, currentColor 3%, transparent));
    --_tint: var(--solution-catalogue-tint, color-mix(in oklab, currentColor 8%, transparent));
    --_radius: var(--solution-catalogue-radius, 0.625em);
    --_gap: var(--solution-catalogue-gap, 1em);

    display: block;
    container-type: inline-size;
    text-align: start;
  }

  :host([hidden]) {
    display: none;
  }

  :host([theme='light']) {
    color-scheme: light;
    color: #1b1d22;
    background: #fff;
  }

  :host([theme='dark']) {
    color-scheme: dark;
    color: #e9eaee;
    background: #15171c;
  }

  @media (prefers-reduced-motion: no-preference) {
    .skeleton {
      animation: breathe 1.6s ease-in-out infinite alternate;
    }
  }

  @keyframes breathe {
    to {
      opacity: 0.55;
    }
  }
`;
