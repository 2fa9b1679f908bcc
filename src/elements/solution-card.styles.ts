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
    overflow-wrap: anywhere;
  }

  .card-header {
    display: grid;
    grid-template-columns: auto 1fr;
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
    background: color-mix(in oklab, #ffc400 38%, transparent);
    color: inherit;
  }

  .replaces .term::after {
    content: ':';
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
  }

  .scores {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.5em 1.25em;
    margin-block-start: auto;
    padding-block-start: 0.25em;
    font-size: 0.875em;
  }

  .score {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: 0.5em;
  }

  .word {
    color: var(--_muted);
  }

  .bar {
    inline-size: 100%;
    block-size: 0.375em;
    border-radius: 0.25em;
  }

  .rail {
    fill: var(--_line);
  }

  .fill {
    fill: var(--_accent);
  }

  .facts {
    display: grid;
    gap: 0.25em;
    padding-block-start: 0.75em;
    border-block-start: 1px solid var(--_line);
    font-size: 0.875em;
  }

  .facts > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 0 0.75em;
  }

  .facts .term {
    font-size: inherit;
  }

  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 1.25em;
  }

  .links a {
    display: inline-block;
    min-block-size: 1.5em;
  }

  @media (forced-colors: active) {
    .rail {
      fill: Canvas;
      stroke: CanvasText;
    }

    .fill {
      fill: CanvasText;
    }
  }
`;
