// The styles of the filter panel: groups, checkboxes, sliders.
import { css } from 'lit';

export const facetPanelStyles = css`
  .facets {
    display: none;
  }

  .disclosure {
    inline-size: 100%;
    block-size: 100%;
    padding-inline: 0.5em;
    font-weight: 650;
  }

  /* From below, where a thumb reaches it; its button stays while the filters scroll. */
  .sheet {
    inline-size: 100%;
    max-inline-size: none;
    max-block-size: 85dvb;
    margin: auto 0 0;
    border-radius: var(--_radius) var(--_radius) 0 0;
  }

  .sheet > .facets {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr));
    align-items: start;
    gap: 0.5em calc(2 * var(--_gap));
    padding: var(--_gap);
    overflow-y: auto;
  }

  .sheet > .button {
    flex: none;
    margin: 0.75em var(--_gap);
  }

  /* A layer of its own is not painted again with every key. */
  .filters {
    isolation: isolate;
  }

  fieldset {
    min-inline-size: 0;
  }

  .facets fieldset fieldset {
    margin-block-start: 0.5em;
  }

  legend {
    font-weight: 650;
  }

  .facets legend {
    inline-size: 100%;
  }

  .fold {
    inline-size: 100%;
    min-block-size: max(2em, 24px);
    font-weight: inherit;
    text-align: start;
  }

  .fold::before {
    content: '▸' / '';
    display: inline-block;
    inline-size: 1.25em;
  }

  .fold[aria-expanded='true']::before {
    content: '▾' / '';
  }

  .choice {
    display: flex;
    align-items: baseline;
    gap: 0.5em;
    padding-block: 0.25em;
    min-block-size: 1.75em;
  }

  .choice input {
    flex: none;
    inline-size: 1.125em;
    block-size: 1.125em;
    translate: 0 0.15em;
  }

  .choice-label {
    flex: 1;
    min-inline-size: 0;
  }

  .choice:has(:disabled) {
    color: var(--_muted);
    cursor: default;
  }

  .families {
    margin-block-end: 0.25em;
    padding-block-end: 0.25em;
    border-block-end: 1px solid var(--_line);
  }

  .facet .all {
    max-block-size: 21em;
    margin-inline: -0.25em;
    padding-inline: 0.25em;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  .facet-find {
    inline-size: 100%;
    min-block-size: 2.5em;
    margin-block: 0.25em;
    padding: 0.25em 0.625em;
    border: 1px solid var(--_control);
    border-radius: var(--_radius);
    background: var(--_surface);
    font-size: max(1em, 16px);
  }

  .slider {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
    min-inline-size: 0;
    padding-block: 0.25em;
  }

  /* Below its name and its word. */
  .slider input {
    order: 1;
    inline-size: 100%;
    min-block-size: 1.75em;
  }

  .slider .word {
    margin-inline-start: auto;
  }

  /* What comes and goes while one types stands beside what is there from the first letter on: the results stay. */
  .remarks,
  .chips {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1em;
  }

  .remarks > * {
    margin-block-end: 0.75em;
  }

  .chips {
    gap: 0.5em;
  }

  .remarks > .plain,
  .chip {
    min-block-size: 2em;
  }

  .chip {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    max-inline-size: 100%;
    padding: 0.125em 0.75em;
    border: 1px solid var(--_accent);
    border-radius: var(--_chip);
    line-height: 1.3;
    text-align: start;
  }

  .chip:hover .cross {
    color: inherit;
  }

  .cross {
    color: var(--_muted);
    font-size: 1.25em;
    line-height: 1;
    translate: 0 -0.05em;
  }

  @media (pointer: coarse) {
    .option,
    .remarks > .plain,
    .chip {
      min-block-size: max(2.5em, 44px);
    }
  }

  .count {
    flex: none;
    font-variant-numeric: tabular-nums;
  }

  .count,
  .kind {
    color: var(--_muted);
    font-size: var(--_small);
  }

  @container root (min-width: 54em) {
    .disclosure {
      display: none;
    }

    .filters > .facets {
      display: flex;
      flex-direction: column;
      gap: 0.5em;
    }
  }
`;
