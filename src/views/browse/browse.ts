import { css, html, nothing, type TemplateResult } from 'lit';
import type { Shelf, WayOut } from '../../state/ways-out.js';
import type { ViewContext } from '../view.js';

/**
 * What readers can begin with: a row of products and one of categories. Each is a toolbar: one Tab stop, whose tiles the
 * arrow keys go through. Where room is scarce, the rows scroll sideways.
 */
export const browse = (shelves: readonly Shelf[], context: ViewContext): TemplateResult =>
  html`<div class="browse" part="browse">
    ${shelves.map(
      ({ title, tiles }) =>
        html`<div class="shelf" role="toolbar" aria-label=${title} tabindex="-1" @keydown=${move}>
          <span class="term" aria-hidden="true">${title}</span>
          ${tiles.map((each, at) => tile(each, 'tile', context, each.icon, at > 0 ? -1 : 0))}
        </div>`,
    )}
  </div>`;

/**
 * A product or a category that leads to its solutions, and how many they are.
 * @param tabIndex -1 where arrow keys lead to it
 */
export const tile = (
  { label, count, take }: WayOut,
  part: string,
  { language: { format }, dispatch }: ViewContext,
  icon = '',
  tabIndex = 0,
): TemplateResult =>
  html`<button
    type="button"
    class="chip"
    part=${part}
    tabindex=${tabIndex}
    @click=${() => {
      dispatch(take);
    }}
  >
    ${icon ? html`<span part="icon" aria-hidden="true">${icon}</span>` : nothing}${label}
    <span class="count">${format.number(count)}</span>
  </button>`;

/** Moves the focus to the tile beside it. Where it is, Tab comes back to. */
function move(event: KeyboardEvent): void {
  const from = event.target as HTMLElement;
  const to = { ArrowLeft: from.previousElementSibling, ArrowRight: from.nextElementSibling }[event.key];
  if (!(to instanceof HTMLButtonElement)) return;
  event.preventDefault();
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}

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
