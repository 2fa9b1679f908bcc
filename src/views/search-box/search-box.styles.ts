// The styles of the search field and its suggestions.
import { css } from 'lit';

export const searchBoxStyles = css`
  .search {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.375em 0.5em;
  }

  .search-label,
  .search-input:not(:has(+ .guide-open)) {
    grid-column: 1 / -1;
  }

  .search-label {
    font-weight: 650;
  }

  .search-input {
    min-width: 0;
    min-height: 3em;
    padding: 0.5em 0.875em;
    border: 1px solid var(--_control);
    border-radius: var(--_radius);
    background: var(--_surface);
    font-size: max(1em, 16px); /* smaller fields make a phone zoom in */
  }

  ::placeholder {
    color: var(--_muted);
    opacity: 1;
  }

  /* Over the results: nothing moves. Short enough for what a phone's keyboard leaves. */
  .suggestions {
    position: absolute;
    z-index: 2;
    top: calc(100% + 0.25em);
    inset-inline: 0;
    max-height: min(19em, 40vh);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 0.25em;
    border: 1px solid var(--_control);
    border-radius: var(--_radius);
    background: var(--_page);
    color: var(--_text);
    box-shadow: 0 0.5em 1em rgb(0 0 0 / 18%);
  }

  .option {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: center;
    justify-content: space-between;
    gap: 0 0.75em;
    min-height: 2.5em;
    padding: 0.375em 0.75em;
    border-radius: calc(var(--_radius) - 0.125em);
    cursor: pointer;
  }

  .option[aria-selected='true'] {
    background: var(--_tint);
    outline: 0.125em solid var(--_accent);
    outline-offset: -0.125em;
  }
`;
