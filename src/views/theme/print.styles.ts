import { css } from 'lit';

/**
 * How the element looks on paper: all results, small, in black, with the addresses that links lead to, and without
 * controls.
 */
export const print = css`
  @media print {
    .root {
      font-size: min(1em, 9pt);
    }

    .root,
    .comparison {
      background: none !important;
      color: #000 !important;
    }

    button:not(.chip, .by, .name),
    input,
    .search,
    .browse,
    .filters,
    .sort,
    .why,
    .layouts,
    .export,
    .pick,
    .tray,
    .notice,
    .cross,
    [part='note']:has(button),
    .app:has(> dialog[open]) > :not(dialog, .attribution) {
      display: none;
    }

    /* Below the comparison, too. */
    .attribution {
      order: 1;
    }

    /* Printers leave out backgrounds. */
    .tag {
      border: 1px solid var(--_line);
    }

    .app > * {
      grid-column: 1 / -1 !important;
    }

    .cards.results {
      grid-template-columns: repeat(auto-fill, minmax(24em, 1fr));
    }

    /* Browsers leave out buttons where they repeat the head of a table on the next sheet. */
    .by {
      display: contents;
    }

    .links a::after {
      content: ' (' attr(href) ')';
    }

    .row .description {
      white-space: normal;
    }

    .results > li,
    tr {
      break-inside: avoid;
    }

    .scroll,
    .comparison {
      overflow: visible;
    }

    .comparison[open] {
      display: block;
    }

    .comparison {
      position: static;
      width: auto;
      max-height: none;
      margin: 0;
      border: 0;
    }
  }
`;
