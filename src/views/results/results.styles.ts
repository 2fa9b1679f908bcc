// The styles of the results: grid of cards, rows, the button "show more".
import { css } from 'lit';

export const resultListStyles = css`
  .main {
    container-type: inline-size;
  }

  .results {
    display: grid;
    --_most: calc(100% / var(--solution-catalogue-columns, 99) - var(--_gap));
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(var(--solution-catalogue-card-width, 20em), var(--_most))), 1fr)
    );
    gap: var(--_gap);
  }

  /* The room of cards that are still to come. */
  .cards + .cards {
    margin-top: var(--_gap);
  }

  /* What changes in one is painted without its neighbours; shadows of the page's own styles have room. */
  .results > li {
    contain: content;
    overflow-clip-margin: 1.5em;
  }

  /* Above the partial answers, over the whole width. */
  .results > .apart {
    grid-column: 1 / -1;
    border: 0;
  }

  .apart > p {
    margin-block: 0.5em 0;
    font-weight: 650;
  }

  /* Opened details make their card longer, not its neighbours. */
  .results:has(.details) {
    align-items: start;
  }

  .results .card {
    min-height: 15em;
  }

  /* What moves takes no press: it ends when the pointer moves on. */
  .main::view-transition-group(*) {
    animation-duration: 0.1s;
  }

  .more {
    display: block;
    width: 100%;
    margin-top: var(--_gap);
  }

  .results:not(.cards) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }

  .compact.results > li {
    border-bottom: 1px solid var(--_line);
  }

  .compact > .skeleton {
    min-height: 5em;
    border-width: 0 0 1px;
    border-radius: 0;
  }

  .row {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) fit-content(60%);
    align-items: baseline;
    gap: 0 0.75em;
    padding-block: 0.625em;
  }

  .row .icon {
    align-self: start;
    width: 2.5em;
    height: 2.5em;
  }

  /* Beside a title of several lines, WebKit takes another baseline for the row's height than for its place. */
  .row .title {
    align-self: start;
    font-size: 1em;
  }

  .row-facts {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0 1em;
    font-size: var(--_small);
  }

  :is(.row-facts, table) .category {
    font-size: inherit;
  }

  .row .description {
    grid-column: 2 / -1;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
  }

  .row :is(.verdicts, .actions) {
    grid-column: 2 / -1;
    font-size: var(--_small);
  }

  /* Beside the name, so that a row has two lines. */
  @container (min-width: 36.01em) {
    .row .actions {
      grid-area: 1 / 4;
      align-self: center;
      margin-left: 1em;
    }

    .row-facts {
      align-self: center;
    }
  }

  @container (max-width: 36em) {
    .row {
      grid-template-columns: auto minmax(0, 1fr);
    }

    .row-facts {
      grid-column: 2;
      justify-content: start;
    }
  }

  .layouts {
    display: flex;
    flex-wrap: wrap;
    min-width: 0;
    max-width: 100%;
    border: 1px solid var(--_control);
    border-radius: var(--_radius);
    overflow: hidden;
  }

  .layout {
    flex-grow: 1;
  }

  .layout span {
    display: grid;
    place-items: center;
    min-height: calc(2.5em - 2px);
    padding: 0.25em 0.75em;
  }

  .layout + .layout span {
    border-left: 1px solid var(--_line);
  }

  .layout:hover span {
    background: var(--_tint);
  }

  .layout :checked + span,
  [aria-pressed='true'] {
    background: color-mix(in oklab, var(--_accent) 18%, transparent);
  }

  .layout :checked + span {
    font-weight: 650;
  }

  .layout :focus-visible + span {
    outline: 0.1875em solid var(--_accent);
    outline-offset: -0.1875em;
    border-radius: var(--_radius);
  }

  .export {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75em;
    font-size: var(--_small);
  }

  @media (forced-colors: active) {
    .layout :checked + span,
    [aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
