// The styles of the comparison, its tray and its dialog.
import { css } from 'lit';

export const comparisonStyles = css`
  .pick {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: 1.75em;
  }

  .pick input {
    width: 1.25em;
    height: 1.25em;
  }

  .above {
    position: sticky;
    bottom: 0.5em;
    z-index: 1;
  }

  /* Above the tray, and without room of its own: nothing moves when it comes or goes. */
  .notice {
    position: absolute;
    inset: auto 0 100%;
    margin-bottom: 0.25em;
  }

  .tray,
  .notice:not(:empty) {
    padding: 0.75em 1em;
    border: 1px solid var(--_control);
    border-radius: var(--_radius);
    background: var(--_page);
    color: var(--_text);
    box-shadow: 0 0.5em 1em rgb(0 0 0 / 18%);
  }

  /* One line: names that have no room scroll, and on a phone the button says how many there are. */
  .tray {
    display: flex;
    align-items: center;
    gap: 1em;
    margin-top: var(--_gap);
  }

  /* Its words stand below each other before they leave the tray. */
  .tray > .plain {
    margin-left: auto;
    white-space: normal;
    text-align: end;
  }

  /* What is focused behind the tray comes into view above it. */
  .app:has(~ .above > .tray) :is(a, button, input, select, summary) {
    scroll-margin-bottom: 6em;
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
      bottom: 0.5em;
    }
  }

  .picked .tag {
    display: flex;
    align-items: center;
    padding-block: 0;
    padding-right: 0.125em;
  }

  .remove {
    flex: none;
    width: 1.75em;
    height: 1.75em;
    border-radius: 50%;
    line-height: 1;
  }

  .comparison {
    width: min(72em, 100vw - 1.5em);
    max-width: none;
    max-height: calc(100dvb - 1.5em);
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
    border-bottom: 1px solid var(--_line);
    background: var(--_page);
  }

  .comparison-bar .panel-title {
    margin-right: auto;
  }

  .comparison .scroll {
    margin: 0;
    padding: 0 1em 1em;
    overflow: auto;
  }

  .comparison-bar > p {
    width: 100%;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.25em 1.25em;
  }

  /* As high as the field that they stand beside. */
  .tools > .plain {
    min-height: 3em;
  }

  .stands-out,
  .tools {
    padding-top: 0.75em;
  }

  .add {
    flex: 1 1 14em;
    max-width: 28em;
  }

  .add > .picked {
    flex-wrap: wrap;
  }

  .score:has(.good) > .bar {
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
    min-width: calc(10em + 10em * var(--_v));
  }

  .compared thead {
    position: sticky;
    top: 0;
    z-index: 1;
    background: var(--_page);
  }

  .compared tr {
    display: flex;
    border-bottom: 1px solid var(--_line);
  }

  .compared :is(th, td) {
    flex: 1;
    min-width: 0;
    border: 0;
    hyphens: auto;
  }

  .compared :is(td:first-child, .term) {
    flex: none;
    width: 10.5em;
  }

  .compared thead th {
    align-self: end;
  }

  /* Below the names, as long as its row is in view. */
  .compared .term {
    position: sticky;
    top: 5.2em;
    align-self: start;
    padding-left: 0;
    background: var(--_page);
    font-size: 1em;
  }

  .term > span {
    position: sticky;
    left: 0;
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

  /* Little height, as on a magnified page: the names take one line. */
  @media (max-height: 25em) {
    .comparison-bar {
      padding-block: 0.25em;
    }

    .compared .icon {
      display: none;
    }

    .compared .term {
      top: 2.6em;
    }
  }

  /* On a phone or a tablet the name of a row stands above its values. */
  @container (max-width: 54em) {
    .compared {
      min-width: calc(9.25em * var(--_v));
    }

    .compared tr {
      flex-wrap: wrap;
    }

    .compared :is(th, td) {
      flex: none;
      width: calc(100% / var(--_v));
      padding: 0.375em;
    }

    .compared :is(td:first-child, .term) {
      width: 100%;
      padding-bottom: 0;
    }
  }
`;
