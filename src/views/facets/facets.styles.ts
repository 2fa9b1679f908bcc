// The styles of the filter panel: groups, checkboxes, sliders.
import { css } from 'lit';

export const facetPanelStyles = css`
  .facets {
    display: none;
  }

  .disclosure {
    width: 100%;
    height: 100%;
    padding-inline: 0.5em;
    font-weight: 650;
  }

  /* From below, where a thumb reaches it; its button stays while the filters scroll. */
  .sheet {
    width: 100%;
    max-width: none;
    max-height: 85dvb;
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
    min-width: 0;
  }

  .facets fieldset fieldset {
    margin-top: 0.5em;
  }

  legend {
    font-weight: 650;
  }

  .facets legend {
    width: 100%;
  }

  .fold {
    width: 100%;
    min-height: max(2em, 24px);
    font-weight: inherit;
    text-align: start;
  }

  .fold::before {
    content: '▸' / '';
    display: inline-block;
    width: 1.25em;
  }

  .fold[aria-expanded='true']::before {
    content: '▾' / '';
  }

  .choice {
    display: flex;
    align-items: baseline;
    gap: 0.5em;
    padding-block: 0.25em;
    min-height: 1.75em;
  }

  .choice input {
    flex: none;
    width: 1.125em;
    height: 1.125em;
    translate: 0 0.15em;
  }

  .choice-label {
    flex: 1;
    min-width: 0;
  }

  .choice:has(:disabled) {
    color: var(--_muted);
    cursor: default;
  }

  .families {
    margin-bottom: 0.25em;
    padding-bottom: 0.25em;
    border-bottom: 1px solid var(--_line);
  }

  .facet .all {
    max-height: 21em;
    margin-inline: -0.25em;
    padding-inline: 0.25em;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  .facet-find {
    width: 100%;
    min-height: 2.5em;
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
    min-width: 0;
    padding-block: 0.25em;
  }

  /* Below its name and its word. */
  .slider input {
    order: 1;
    width: 100%;
    min-height: 1.75em;
  }

  .slider .word {
    margin-left: auto;
  }

  /* What comes and goes while one types stands beside what is there from the first letter on: the results stay. */
  .remarks,
  .chips {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1em;
  }

  .remarks > *,
  .remarks li {
    margin-bottom: 0.5em;
  }

  .chips {
    gap: 0.5em;
  }

  /* What follows the chips stands beside the last of them. */
  .remarks > .chips {
    display: contents;
  }

  .remarks > .plain,
  .chip {
    min-height: 2em;
  }

  .chip {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    max-width: 100%;
    padding: 0.125em 0.75em;
    border: 1px solid transparent;
    border-radius: var(--_chip);
    background: var(--_tint);
    line-height: 1.3;
    text-align: start;
  }

  .chip:hover {
    border-color: var(--_control);
  }

  /* What is chosen has an edge in the colour of action, what could be chosen a ground. */
  .remarks .chip {
    border-color: var(--_accent);
    background: none;
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
      min-height: max(2.5em, 44px);
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
