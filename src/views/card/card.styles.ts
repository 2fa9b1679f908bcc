// The styles of a closed card.
import { css } from 'lit';

export const solutionCardStyles = css`
  .card {
    display: flex;
    flex-direction: column;
    gap: var(--_near);
    height: 100%;
    padding: var(--_inset);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }

  .card-header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: 0.75em;
    align-items: center;
  }

  .icon {
    position: relative;
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: 2.75em;
    height: 2.75em;
    border-radius: var(--_radius);
    background: var(--_tint);
    overflow: hidden;
    line-height: 1;
  }

  /* Over the icon. Many logos are of one dark colour, so they have a light ground in the dark as well. */
  .logo {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    padding: 15%;
    background: #fff;
    opacity: 0;
  }

  .there {
    opacity: 1;
  }

  .title {
    font-size: var(--_large);
    font-weight: 650;
    line-height: 1.3;
    hyphens: auto;
  }

  .title a {
    display: inline-block;
    min-height: max(1.5em, 24px);
    color: inherit;
  }

  .term:empty {
    display: none;
  }

  .sub {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75em;
  }

  .sub > p,
  .category,
  .term {
    color: var(--_muted);
    font-size: var(--_small);
  }

  /* A name that filters. */
  .name {
    min-width: max(1.75em, 24px);
    min-height: max(1.75em, 24px);
    text-align: start;
  }

  .name:hover {
    color: var(--_accent);
  }

  .description {
    hyphens: auto;
  }

  .card .brief {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  .verdicts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 0.375em;
    font-size: var(--_small);
  }

  .verdict {
    display: inline-block;
    padding: 0.0625em 0.5em;
    border-radius: var(--_chip);
    background: var(--_tint);
  }

  .good,
  .poor {
    background: color-mix(in oklab, var(--_verdict) 14%, transparent);
    color: color-mix(in oklab, currentColor 55%, var(--_verdict));
    --_verdict: var(--_good);
  }

  .poor {
    --_verdict: var(--_poor);
  }

  .good::before {
    content: '✓ ' / '';
  }

  .poor::before {
    content: '! ' / '';
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75em;
    margin-top: auto;
  }

  .foot .pick {
    margin-left: auto;
    font-size: var(--_small);
  }

  .go {
    padding: 0.1875em 0.75em;
    border: 1px solid;
    border-radius: var(--_radius);
    color: var(--_accent);
    font-weight: 650;
    text-decoration: none;
  }

  mark {
    border-radius: 0.2em;
    background: color-mix(in oklab, #ffc400 28%, transparent);
    color: inherit;
  }

  .tag {
    padding: 0.125em 0.5em;
    border-radius: var(--_chip);
    background: var(--_tint);
    font-size: var(--_small);
    max-width: 100%;
  }

  .new {
    padding: 0.0625em 0.5em;
    border: 1px solid;
    border-radius: var(--_chip);
    color: var(--_accent);
    font-size: 0.75em;
    font-weight: 650;
    vertical-align: 0.15em;
    white-space: nowrap;
  }

  /* No room for the stars beside the name. */
  @container (max-width: 20em) {
    .card-header > .term {
      grid-column: 2;
    }
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
      margin-bottom: 0.375em;
    }
  }
`;
