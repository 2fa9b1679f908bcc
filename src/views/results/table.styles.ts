// The styles of the table of results.
import { css } from 'lit';

export const resultTableStyles = css`
  .scroll {
    overflow-x: auto;
    /* Room for the outline of what is focused within. */
    margin: -0.25em;
    padding: 0.25em;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--_small);
  }

  th,
  td {
    padding: 0.625em 0.5em;
    border-bottom: 1px solid var(--_line);
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
  }

  .results-table thead th {
    padding-block: 0 0.25em;
    vertical-align: bottom;
    color: var(--_muted);
    hyphens: auto;
  }

  .by {
    display: inline-flex;
    align-items: end;
    min-height: 2em;
    color: inherit;
    text-align: start;
  }

  .by:hover {
    text-decoration: underline;
  }

  [aria-sort] .by {
    color: var(--_accent);
    font-weight: 650;
  }

  [aria-sort] .by::after {
    content: '▲' / '';
    margin-left: 0.375em;
    font-size: 0.75em;
  }

  [aria-sort='descending'] .by::after {
    content: '▼' / '';
  }

  .results-table {
    overflow-wrap: break-word;
  }

  /* A single long word must not make its column wide. */
  .results-table :is(.category, td > :not(.score)) {
    min-width: 6.5em;
    overflow-wrap: anywhere;
  }

  .results-table th:first-child {
    width: 26%;
    padding-left: 0;
  }

  .results-table td:last-child {
    padding-right: 0;
  }

  .named {
    display: flex;
    align-items: start;
    gap: 0.625em;
  }

  .named .icon {
    flex: none;
    width: 2.25em;
    height: 2.25em;
  }

  table .title {
    font-size: var(--_large);
    overflow-wrap: anywhere;
  }

  table .score {
    grid-template-columns: minmax(min-content, 1fr);
    row-gap: 0.25em;
    padding-top: 0.5em;
    font-size: 1em;
    overflow-wrap: normal;
  }

  .table > .skeleton {
    min-height: 5.5em;
  }

  /* Too narrow for columns: every row is a block, every value has its name beside it. */
  @container (max-width: 46em) {
    .results-table :is(tbody, tr, th, td) {
      display: block;
      padding: 0;
      border: 0;
    }

    .results-table thead {
      display: none;
    }

    .results-table tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 18em), 1fr));
      gap: 0.375em 2em;
      padding-block: 1em;
      border-bottom: 1px solid var(--_line);
    }

    .results-table tr > th[scope] {
      grid-column: 1 / -1;
      width: auto;
      margin-bottom: 0.25em;
    }

    .results-table td {
      display: grid;
      grid-template-columns: minmax(0, 8em) minmax(0, 1fr);
      gap: 0.75em;
    }

    .results-table td::before {
      content: attr(data-label);
      color: var(--_muted);
      hyphens: auto;
    }

    .results-table .score {
      grid-template-columns: minmax(1.5em, 1fr) minmax(0, 9em);
      max-width: 18em;
      padding: 0;
    }
  }

  /* Very large text on a very small screen. */
  @container (max-width: 17em) {
    .results-table td {
      display: block;
    }
  }
`;
