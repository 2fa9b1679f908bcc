// What readers can begin with: tiles of products and categories, and the guide in its dialog; with their styles.
import { css, html, nothing, type TemplateResult } from 'lit';
import type { GuideModel, Shelf, Tile } from '../../state/ways-out.js';
import { closeDialog, type ViewContext } from '../view.js';

/**
 * What readers can begin with: a row of products and one of categories. Each is a toolbar: one Tab stop, whose tiles the
 * arrow keys go through. Where room is scarce, the rows scroll sideways.
 */
export const browse = (shelves: readonly Shelf[], context: ViewContext): TemplateResult =>
  html`<div class="browse" part="browse">${shelves.map((each) => row(each, context))}</div>`;

const row = ({ title, tiles }: Shelf, context: ViewContext): TemplateResult =>
  html`<div class="shelf" role="toolbar" aria-label=${title} tabindex="-1" @keydown=${move}>
    <span class="term" aria-hidden="true">${title}</span>
    ${tiles.map((each, at) => tile(each, 'tile', context, at > 0 ? -1 : 0))}
  </div>`;

/** The button that opens the guide: alone among all buttons it stands in a form, which it must not send. */
export const guideButton = ({ language: { messages }, dispatch }: ViewContext): TemplateResult =>
  html`<button
    type="button"
    class="button guide-open"
    part="guide-open"
    aria-haspopup="dialog"
    @click=${() => {
      dispatch({ type: 'guide-toggled' });
    }}
  >
    ${messages.guide.open}
  </button>`;

/** The three questions, and the button that shows what fits best. It is empty while it is closed. */
export function guideDialog({ questions, status, end }: GuideModel, context: ViewContext): TemplateResult {
  const {
    language: { messages },
    dispatch,
  } = context;
  const closed = (event: Event) => {
    // Before printing, the dialog is closed for a moment and shown within the page; and the end of the guide closes it:
    // neither is the reader's doing.
    if (!(event.target as HTMLDialogElement).open && questions.length > 0)
      dispatch({ type: 'guide-toggled' });
  };
  return html`<dialog
    id="guide"
    class="comparison"
    part="guide"
    aria-label=${messages.guide.open}
    @close=${closed}
  >
    ${
      questions.length > 0
        ? html`<div class="comparison-bar">
              <h2 class="panel-title">${messages.guide.open}</h2>
              <button class="button" part="close" @click=${closeDialog}>${messages.compare.close}</button>
            </div>
            <div class="questions">${questions.map((each) => row(each, context))}</div>
            <div class="comparison-bar">
              <p class="status" role="status">${status}</p>
              ${
                end
                  ? html`<button
                      class="button go"
                      part="guide-end"
                      @click=${() => {
                        dispatch(end.take);
                      }}
                    >
                      ${end.label}
                    </button>`
                  : nothing
              }
            </div>`
        : nothing
    }
  </dialog>`;
}

/**
 * A product or a category that leads to its solutions, and how many they are; or an answer to a question.
 * @param tabIndex -1 where arrow keys lead to it
 */
export const tile = (
  { label, count, take, icon, isChosen }: Tile,
  part: string,
  { language: { format }, dispatch }: ViewContext,
  tabIndex = 0,
): TemplateResult => {
  // The analyzer of templates does not know that `nothing` leaves an attribute out.
  const pressed = (isChosen ?? nothing) as boolean;
  return html`<button
    class="chip"
    part=${part}
    tabindex=${tabIndex}
    aria-pressed=${pressed}
    @click=${() => {
      dispatch(take);
    }}
  >
    ${icon ? html`<span part="icon" aria-hidden="true">${icon}</span>` : nothing}${label}
    ${count === undefined ? nothing : html`<span class="count">${format.number(count)}</span>`}
  </button>`;
};

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
    min-height: 6.5em;
    margin-bottom: 0.5em;
  }

  /* Fixed, so that a scrollbar takes nothing from what is below. */
  .shelf {
    display: flex;
    align-items: center;
    gap: 0.5em;
    height: 3.25em;
    overflow: auto hidden;
    scrollbar-width: thin;
    scrollbar-color: var(--_line) transparent;
  }

  .shelf > * {
    flex: none;
  }

  /* Equally long in both rows where there is room for it. */
  .shelf > .term {
    min-width: min(9.75em, 18%);
  }

  .shelf > :focus-visible {
    outline-offset: -0.1875em;
  }

  #guide {
    width: min(48em, 100vw - 1.5em);
  }

  #guide .panel-title {
    width: auto;
  }

  .questions {
    display: grid;
    gap: calc(1.5 * var(--_gap));
    padding: 1em;
    overflow-y: auto;
  }

  .questions > .shelf {
    flex-wrap: wrap;
    height: auto;
    overflow: visible;
  }

  .questions > .shelf > .term {
    width: 100%;
    color: inherit;
    font-size: 1em;
    font-weight: 650;
  }

  [aria-pressed='true'] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }

  .questions + .comparison-bar {
    border-block: 1px solid var(--_line);
    border-bottom: 0;
  }

  /* On a phone it stands below the field. */
  @container root (max-width: 36em) {
    .guide-open,
    .search-input {
      grid-column: 1 / -1;
    }

    .guided {
      height: 8em;
    }
  }
`;
