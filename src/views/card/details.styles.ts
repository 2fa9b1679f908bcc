import { css } from 'lit';

/** What a solution's details show: scores, facts, links. Table and comparison show scores as well. */
export const detailsStyles = css`
  .details {
    display: grid;
    gap: 0.75em;
    margin-top: var(--_near);
    padding-top: 0.75em;
    border-top: 1px solid var(--_line);
  }

  .scores {
    display: grid;
    gap: 0.125em;
    font-size: var(--_small);
  }

  /* Of a width that the words fit into: to measure them would be a third of a card's layout. */
  .score {
    display: grid;
    grid-template-columns: minmax(0, 7.5em) minmax(1.5em, 1fr) minmax(0, 9em);
    gap: 0.125em 0.5em;
    align-items: center;
  }

  .word {
    color: var(--_muted);
  }

  .number {
    font-weight: bold;
    font-variant-numeric: tabular-nums;
  }

  .bar {
    height: 0.4375em;
    border-radius: 0.25em;
    background: linear-gradient(to right, var(--_fill) calc(var(--_v) * 10%), var(--_rail) 0);
    --_fill: var(--_accent);
    --_rail: var(--_line);
    print-color-adjust: exact;
  }

  /* A bar’s length, and a number of columns, is a class: a strict page forbids inline styles. */
  .to-1 {
    --_v: 1;
  }

  .to-2 {
    --_v: 2;
  }

  .to-3 {
    --_v: 3;
  }

  .to-4 {
    --_v: 4;
  }

  .to-5 {
    --_v: 5;
  }

  .to-6 {
    --_v: 6;
  }

  .to-7 {
    --_v: 7;
  }

  .to-8 {
    --_v: 8;
  }

  .to-9 {
    --_v: 9;
  }

  .to-10 {
    --_v: 10;
  }

  .facts {
    display: grid;
    grid-template-columns: fit-content(45%) minmax(0, 1fr);
    align-items: baseline;
    gap: 0.125em 0.75em;
    font-size: var(--_small);
  }

  .facts > div {
    display: contents;
  }

  .facts .term {
    font-size: inherit;
  }

  .links {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.25em 1.25em;
  }

  .links a {
    display: inline-block;
    min-height: 1.5em;
  }

  @media (forced-colors: active) {
    .bar {
      border: 1px solid CanvasText;
      forced-color-adjust: none;
      --_fill: CanvasText;
      --_rail: Canvas;
    }
  }
`;
