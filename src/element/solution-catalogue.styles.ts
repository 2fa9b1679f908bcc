// The styles of the whole element, put together, and those of what has none of its own: toolbar, order, main column.
import { css } from 'lit';
import { browseStyles } from '../views/browse/browse.js';
import { comparisonStyles } from '../views/comparison/comparison.styles.js';
import { facetPanelStyles } from '../views/facets/facets.styles.js';
import { resultListStyles } from '../views/results/results.styles.js';
import { resultTableStyles } from '../views/results/table.styles.js';
import { searchBoxStyles } from '../views/search-box/search-box.styles.js';
import { solutionCardStyles } from '../views/card/card.styles.js';
import { detailsStyles } from '../views/card/details.styles.js';
import { print } from '../views/theme/print.styles.js';
import { reset } from '../views/theme/reset.styles.js';
import { states } from '../views/theme/states.styles.js';
import { tokens } from '../views/theme/tokens.styles.js';

const appStyles = css`
  :host {
    --_page: var(--solution-catalogue-page, Canvas);
    --_text: var(--solution-catalogue-text, CanvasText);
  }

  /* A page may be dark without saying so: what lies over it is dark where the page's text is light. */
  @supports (color: oklch(from red l c h)) {
    :host {
      --_page: var(
        --solution-catalogue-page,
        oklch(from currentColor clamp(0.2, (0.65 - l) * 99, 1) 0 0 / 1)
      );
      --_text: var(--solution-catalogue-text, currentColor);
    }
  }

  .app {
    display: grid;
    gap: var(--_gap);
  }

  .app > * {
    min-width: 0;
  }

  .toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em 1em;
    min-height: 1.5em;
    margin-bottom: 0.5em;
  }

  .main {
    scroll-margin-top: calc(var(--solution-catalogue-top, 0px) + 0.5em);
  }

  /* Not on a magnified page, whose little height it would fill. */
  @media (min-height: 25em) {
    /* While a phone shows order and layout in it, it would fill half the screen. */
    .used:not(:has(.open)) {
      position: sticky;
      z-index: 1;
      top: calc(var(--solution-catalogue-top, 0px) + 0.5em);
    }

    /* More chips than two lines scroll; where a finger presses them, they are higher. */
    .used > .remarks {
      max-height: 7em;
      overflow-y: auto;
    }

    .used :focus-visible {
      outline-offset: -0.1875em;
    }

    /* What is focused behind it comes into view below it. */
    .used ~ * :is(a, button, input, summary) {
      scroll-margin-top: calc(var(--solution-catalogue-top, 0px) + 10em);
    }

    .used::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: -0.5em -0.25em 0;
      border-bottom: 1px solid var(--_line);
      background: var(--_page);
    }
  }

  .overview {
    position: relative;
    margin-bottom: 0.75em;
  }

  .status {
    flex: 1 1 11em;
    font-weight: 650;
  }

  .sort {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 0.5em;
    max-width: 100%;
  }

  .sort .term {
    flex: none;
  }

  .why,
  .attribution {
    font-size: var(--_small);
  }

  select {
    flex: 1 1 6em;
    min-width: 0;
    min-height: 2.5em;
    padding: 0.25em 0.5em;
    border: 1px solid var(--_control);
    border-radius: var(--_radius);
    background: var(--_surface);
  }

  option {
    background: Canvas;
    color: CanvasText;
  }

  .fit {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(40%, min(100%, 17em)), 1fr));
    gap: 0.5em 2em;
    margin-bottom: var(--_gap);
    padding: 1em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }

  .fit legend {
    padding-inline: 0.375em;
  }

  /* Seen while it has the focus, over what is there: nothing moves. */
  .skip {
    position: absolute;
    z-index: 2;
    max-width: 100%;
    background: var(--_page);
    color: var(--_text);
  }

  .held-search {
    height: 4.875em;
  }

  .held-facets {
    height: 2.75em;
  }

  @container root (max-width: 53.99em) {
    .with-facets {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }

    .with-facets > :not(.filters, .held-facets, .disclosure) {
      grid-column: 1 / -1;
    }

    .toolbar:not(.open) > :not(.status),
    .toolbar:not(.open) + .remarks > .why {
      display: none;
    }
  }

  @container root (min-width: 54em) {
    .toolbar {
      min-height: 3.5em;
      margin-bottom: 0.75em;
    }

    .app.with-facets {
      grid-template-columns: 15em minmax(0, 1fr);
      column-gap: calc(2 * var(--_gap));
      grid-template-rows: auto auto 1fr;
    }

    .app.with-facets > :is(.search, .held-search, .attribution, .export) {
      grid-column: 1 / -1;
    }
  }
`;

/** The styles of the whole element, the general ones first, those for paper over all others. */
export const solutionCatalogueStyles = [
  tokens,
  reset,
  states,
  appStyles,
  searchBoxStyles,
  facetPanelStyles,
  browseStyles,
  resultListStyles,
  detailsStyles,
  solutionCardStyles,
  resultTableStyles,
  comparisonStyles,
  print,
];
