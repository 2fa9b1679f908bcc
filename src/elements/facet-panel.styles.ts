import { css } from 'lit';

export const facetPanelStyles = css`
  .facets {
    display: none;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr));
    gap: var(--_gap) calc(2 * var(--_gap));
    margin-block-start: var(--_gap);
  }

  .facets.open {
    display: grid;
  }

  .disclosure {
    inline-size: 100%;
    font-weight: 600;
  }

  .badge {
    display: inline-block;
    min-inline-size: 1.6em;
    margin-inline-start: 0.4em;
    padding-inline: 0.4em;
    border-radius: 1em;
    background: var(--_tint);
    border: 1px solid var(--_control);
    font-size: 0.875em;
  }

  .facet {
    min-inline-size: 0;
  }

  legend {
    padding: 0;
    margin-block-end: 0.25em;
    font-weight: 650;
  }

  .choice {
    display: flex;
    align-items: baseline;
    gap: 0.5em;
    padding-block: 0.25em;
    min-block-size: 1.75em;
    cursor: pointer;
  }

  .choice input {
    flex: none;
    inline-size: 1.125em;
    block-size: 1.125em;
    accent-color: var(--_accent);
    translate: 0 0.15em;
    cursor: inherit;
  }

  .choice-label {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .choice:has(:disabled) {
    color: var(--_muted);
    cursor: default;
  }

  .count {
    color: var(--_muted);
    font-size: 0.875em;
    font-variant-numeric: tabular-nums;
  }

  @container (min-width: 54em) {
    .disclosure {
      display: none;
    }

    .facets {
      display: flex;
      flex-direction: column;
      margin-block-start: 0;
    }
  }
`;
