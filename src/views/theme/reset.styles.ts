// The styles of plain boxes, buttons and fields inside the shadow tree, which take the page's font.
import { css } from 'lit';

/** Inside the shadow tree: plain boxes, and controls that take the page's font. */
export const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
    border: 0;
  }

  dialog {
    margin: auto;
  }

  ul {
    list-style: none;
  }

  button,
  input,
  select {
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    color: inherit;
  }

  button {
    background: none;
  }

  button,
  label,
  select {
    cursor: pointer;
  }

  label input {
    cursor: inherit;
  }

  :disabled {
    cursor: default;
  }

  a {
    color: var(--_accent);
    text-underline-offset: 0.2em;
  }

  :focus-visible {
    outline: 0.1875em solid var(--_accent);
    outline-offset: 0.125em;
  }

  .button {
    min-height: 2.75em;
    padding: 0.5em 1.1em;
    border: 1px solid var(--_control);
    border-radius: var(--_radius);
    line-height: 1.3;
  }

  /* What one points at. */
  :is(.button, .go, .option, .remove):hover {
    background: var(--_tint);
  }

  .plain {
    min-height: 1.75em;
    padding: 0.125em 0;
    color: var(--_accent);
  }

  :is(.plain, .name, .title a, .links a):not(:hover) {
    text-decoration: none;
  }

  :is(.plain, .name):hover,
  [part='note'] .plain {
    text-decoration: underline;
  }

  .visually-hidden,
  .skip:not(:focus) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
