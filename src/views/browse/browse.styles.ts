import { css } from 'lit';

export const browseStyles = css`
  /* As high before its tiles are known. */
  .browse {
    min-block-size: 6.5em;
    margin-block-end: 0.5em;
  }

  /* Fixed, so that a scrollbar takes nothing from what is below. */
  .shelf {
    display: flex;
    align-items: center;
    gap: 0.5em;
    block-size: 3.25em;
    overflow: auto hidden;
    scrollbar-width: thin;
    scrollbar-color: var(--_line) transparent;
  }

  .shelf > * {
    flex: none;
  }

  .shelf > .chip:not(:hover) {
    border-color: transparent;
  }

  /* Equally long in both rows where there is room for it. */
  .shelf > .term {
    min-inline-size: min(9.75em, 18%);
  }

  .shelf > :focus-visible {
    outline-offset: -0.1875em;
  }
`;
