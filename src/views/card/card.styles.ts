import { css } from 'lit';

export const solutionCardStyles = css`
  .card {
    display: flex;
    flex-direction: column;
    gap: 0.75em;
    block-size: 100%;
    padding: 1.125em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }

  .card-header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 0.75em;
    align-items: center;
  }

  .icon {
    grid-row: span 2;
    display: grid;
    place-items: center;
    inline-size: 2.75em;
    block-size: 2.75em;
    border-radius: var(--_radius);
    background: var(--_tint);
    overflow: hidden;
    line-height: 1;
  }

  .title {
    font-size: 1.125em;
    font-weight: 650;
    line-height: 1.3;
    hyphens: auto;
  }

  .title a {
    display: inline-block;
    min-block-size: 1.5em;
    color: inherit;
    text-decoration: none;
  }

  .title a:hover {
    text-decoration: underline;
  }

  .category,
  .term {
    color: var(--_muted);
    font-size: 0.875em;
  }

  .description {
    hyphens: auto;
  }

  mark {
    border-radius: 0.2em;
    background: color-mix(in oklab, #ffc400 28%, transparent);
    color: inherit;
  }

  :is(.replaces, .reasons) .term::after {
    content: ':';
  }

  :is(.replaces, .reasons) .term:lang(fr)::after {
    content: ' :';
  }

  .tags {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375em;
  }

  .tag {
    padding: 0.125em 0.5em;
    border-radius: 1em;
    background: var(--_tint);
    font-size: 0.8125em;
    max-inline-size: 100%;
  }

  .scores {
    display: grid;
    gap: 0.125em;
    margin-block-start: auto;
    font-size: 0.875em;
  }

  /* Of a width that the words fit into: to measure them would be a third of a card's layout. */
  .score {
    display: grid;
    grid-template-columns: minmax(0, 6.5em) minmax(1.5em, 1fr) minmax(0, 9em);
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
    block-size: 0.4375em;
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

  .glyph {
    inline-size: 1em;
    block-size: 1em;
    margin-inline-end: 0.3em;
    vertical-align: -0.125em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.25;
    stroke-linejoin: round;
  }

  .host {
    white-space: nowrap;
  }

  .new {
    padding: 0.0625em 0.5em;
    border: 1px solid;
    border-radius: 1em;
    color: var(--_accent);
    font-size: 0.6875em;
    font-weight: 600;
    vertical-align: 0.15em;
    white-space: nowrap;
  }

  .facts {
    display: grid;
    grid-template-columns: fit-content(45%) minmax(0, 1fr);
    gap: 0.125em 0.75em;
    padding-block-start: 0.75em;
    border-block-start: 1px solid var(--_line);
    font-size: 0.875em;
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
    min-block-size: 1.5em;
  }

  /* Very large text on a very small screen: what stands side by side stands below each other. */
  @container (max-width: 17em) {
    .card {
      padding: 0.75em;
    }

    .card-header,
    .facts,
    .row {
      display: block;
    }

    .score {
      grid-template-columns: minmax(0, 1fr);
    }

    .facts dd {
      margin-block-end: 0.375em;
    }
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
