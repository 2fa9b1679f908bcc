// The styles of panels and placeholders that stand in place of results.
import { css } from 'lit';

/** What stands in place of results: the room held for them, and panels that say why there are none. */
export const states = css`
  /* The fallback lies over the room that is held for the results: neither moves when they come. */
  .loading {
    display: grid;
  }

  .loading > * {
    grid-area: 1 / 1;
    min-width: 0;
  }

  .skeleton {
    min-height: 15em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }

  .panel {
    display: grid;
    justify-items: start;
    gap: 0.75em;
    padding: 1.5em;
    border: 1px solid var(--_control);
    border-radius: var(--_radius);
    background: var(--_surface);
  }

  .panel-title {
    font-size: var(--_large);
    font-weight: 650;
  }

  @media (prefers-reduced-motion: no-preference) {
    .skeleton {
      animation: breathe 1.6s ease-in-out infinite alternate;
    }
  }

  /* Never on paper, for which a dialog is shown within the page. */
  @media screen and (prefers-reduced-motion: no-preference) {
    dialog[open] {
      animation: rise 0.2s ease-out;
    }
  }

  @keyframes rise {
    from {
      translate: 0 1em;
    }
  }

  @keyframes breathe {
    to {
      opacity: 0.55;
    }
  }
`;
