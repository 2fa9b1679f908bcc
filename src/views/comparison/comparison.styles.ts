// The styles of the comparison, its tray and its dialog.
import { css } from 'lit';

export const comparisonStyles = css`
  .pick {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 1.75em;
  }

  .pick input {
    inline-size: 1.25em;
    block-size: 1.25em;
  }

  .above {
    position: sticky;
    inset-block-end: 0.5em;
    z-index: 1;
  }

  /* Above the tray, and without room of its own: nothing moves when it comes or goes. */
  .notice {
    position: absolute;
    inset: auto 0 100%;
    margin-block-end: 0.25em;
  }

  .tray,
  .notice:not(:empty) {
    padding: 0.75em 1em;
    border: 1px solid var(--_control);
    border-radius: var(--_radius);
    background: var(--_page);
    color: var(--_text);
    box-shadow: 0 0.25em 1em rgb(0 0 0 / 20%);
  }

  /* One line: names that have no room scroll, and on a phone the button says how many there are. */
  .tray {
    display: flex;
    align-items: center;
    gap: 1em;
    margin-block-start: var(--_gap);
  }

  /* Its words stand below each other before they leave the tray. */
  .tray > .plain {
    margin-inline-start: auto;
    white-space: normal;
    text-align: end;
  }

  /* What is focused behind the tray comes into view above it. */
  .app:has(~ .above > .tray) :is(a, button, input, select, summary) {
    scroll-margin-block-end: 6em;
  }

  .picked {
    display: flex;
    gap: 0.375em;
    overflow-x: auto;
    white-space: nowrap;
  }

  @container root (max-width: 36em) {
    .picked:has(~ .button),
    .tray-note {
      display: none;
    }

    .tray,
    .tray > .button {
      gap: 0.5em;
      padding-inline: 0.5em;
      white-space: nowrap;
    }

    .tray {
      font-size: var(--_small);
    }
  }

  /* Little height, as on a magnified page: the tray stands below the results, and covers none of them. */
  @media (max-height: 25em) {
    .above {
      display: contents;
    }

    .above > .notice {
      position: sticky;
      inset-block-end: 0.5em;
    }
  }

  .picked .tag {
    display: flex;
    align-items: center;
    padding-block: 0;
    padding-inline-end: 0.125em;
  }

  .remove {
    flex: none;
    inline-size: 1.75em;
    block-size: 1.75em;
    border-radius: 50%;
    line-height: 1;
  }

  .comparison {
    inline-size: min(72em, 100vw - 1.5em);
    max-inline-size: none;
    max-block-size: calc(100dvb - 1.5em);
    border: 1px solid var(--_control);
    border-radius: var(--_radius);
    container-type: inline-size;
  }

  dialog {
    background: var(--_page);
    color: var(--_text);
    overscroll-behavior: contain;
  }

  dialog::backdrop {
    background: rgb(0 0 0 / 50%);
  }

  /* What stands above and below the part that scrolls stays in view. */
  dialog[open] {
    display: flex;
    flex-direction: column;
  }

  .comparison-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 1em;
    padding: 0.75em 1em;
    border-block-end: 1px solid var(--_line);
    background: var(--_page);
  }

  .comparison-bar .panel-title {
    margin-inline-end: auto;
  }

  .comparison .scroll {
    margin: 0;
    padding: 0 1em 1em;
    overflow: auto;
  }

  .comparison-bar > p {
    inline-size: 100%;
  }

  .scroll > label {
    display: block;
  }

  .scroll > label,
  .stands-out {
    padding-block-start: 0.75em;
  }

  .scroll > .picked {
    flex-wrap: wrap;
    margin-block: 0.25em;
  }

  .best .bar {
    --_fill: var(--_good);
  }

  .same {
    padding-block: 0.75em;
  }

  summary {
    cursor: pointer;
  }

  .compared,
  .compared :is(thead, tbody) {
    display: block;
  }

  .compared {
    min-inline-size: calc(10em + 10em * var(--_v));
  }

  .compared thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--_page);
  }

  .compared tr {
    display: flex;
    border-block-end: 1px solid var(--_line);
  }

  .compared :is(th, td) {
    flex: 1;
    min-inline-size: 0;
    border: 0;
    hyphens: auto;
  }

  .compared :is(td:first-child, .term) {
    flex: none;
    inline-size: 10.5em;
  }

  .compared thead th {
    align-self: end;
  }

  /* Below the names, as long as its row is in view. */
  .compared .term {
    position: sticky;
    inset-block-start: 5.2em;
    align-self: start;
    padding-inline-start: 0;
    background: var(--_page);
    font-size: 1em;
  }

  .term > span {
    position: sticky;
    inset-inline-start: 0;
  }

  /* The icon and the button above the name: columns are narrow. */
  .compared .named {
    position: relative;
    display: grid;
    gap: 0.25em;
  }

  .compared .remove {
    position: absolute;
    inset: 0 0 auto auto;
  }

  /* On a phone or a tablet the name of a row stands above its values. */
  @container (max-width: 54em) {
    .compared {
      min-inline-size: calc(9.25em * var(--_v));
    }

    .compared tr {
      flex-wrap: wrap;
    }

    .compared :is(th, td) {
      flex: none;
      inline-size: calc(100% / var(--_v));
      padding: 0.375em;
    }

    .compared :is(td:first-child, .term) {
      inline-size: 100%;
      padding-block-end: 0;
    }

    .comparison-bar .panel-title {
      inline-size: 100%;
    }
  }
`;
