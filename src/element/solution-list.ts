import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Solution } from '../catalogue/schema.js';
import { CARD_MESSAGES } from '../i18n/languages.js';
import { memoizeLast, SolutionViews } from '../state/labels.js';
import { presetResults, type ListSort } from '../state/presets.js';
import { pageSizeOf } from '../state/selectors.js';
import { headingLevel } from '../state/view-models.js';
import { solutionCardStyles } from '../views/card/card.styles.js';
import { detailsStyles } from '../views/card/details.styles.js';
import { inArticle } from '../views/panels/panels.js';
import { plainResults, skeleton } from '../views/results/results.js';
import { resultListStyles } from '../views/results/results.styles.js';
import { reset } from '../views/theme/reset.styles.js';
import { states } from '../views/theme/states.styles.js';
import { tokens } from '../views/theme/tokens.styles.js';
import { PresetElement } from './preset-element.js';
import { articleContext } from './source-element.js';

const solutionListHostStyles = css`
  /* As high as nearly every card, which is not lower than that: nothing below it moves when it comes. */
  .results > li {
    min-height: 17.25em;
  }

  .compact.results > li {
    min-height: 5.5em;
  }

  /* In one wide column the same text has fewer lines. */
  @container (min-width: 28em) and (max-width: 41em) {
    .results > li,
    .results .card {
      min-block-size: 14.5em;
    }
  }

  .loading .more {
    opacity: 0;
  }

  @container (max-width: 36em) {
    .compact.results > li {
      min-height: 7em;
    }
  }
`;

/**
 * The solutions that the presets choose, as cards or rows, without controls: for the middle of an article. The document
 * is usually a slice of a published site; the presets filter a whole one as well.
 *
 * @tag solution-list
 * @slot - Shown until the solutions are there, and when they cannot be had.
 * @csspart results - The list.
 * @csspart card - A solution, as card or row; its parts are those of the cards of `<solution-catalogue>`.
 * @csspart more - The button that shows more results.
 * @csspart error - In place of the list, when the catalogue cannot be had and the default slot is empty.
 * @csspart empty - In place of the list, when nothing is as the presets ask and the default slot is empty.
 * @fires {CatalogueLoadEvent} catalogue-load - A catalogue is there.
 * @fires {CatalogueErrorEvent} catalogue-error - It could not be had.
 * @fires {SolutionSelectEvent} solution-select - The reader follows a link; cancel it to keep the browser from it.
 */
export class SolutionList extends PresetElement {
  static override properties: PropertyDeclarations = { sort: {}, layout: {} };

  static override styles = [
    tokens,
    reset,
    states,
    detailsStyles,
    solutionCardStyles,
    resultListStyles,
    solutionListHostStyles,
  ];

  /** The order: `recommended`, `name`, `stars`, `newest`, `maturity`, `complexity`, `resource-usage` or `maintenance`. */
  sort: ListSort | '' | null = 'recommended';

  /** How results are shown: `cards` or `compact`. */
  layout: 'cards' | 'compact' = 'cards';

  /** How many pages of results are shown. */
  #pages = 1;

  /** Names of the solutions whose details are open. */
  readonly #opened = new Set<string>();

  /** They are looked for when something else is asked for. */
  readonly #found = memoizeLast(presetResults, ([solutions, { facets, limits }, sort, language]) => [
    solutions,
    JSON.stringify([facets, limits]),
    sort,
    language,
  ]);

  /** Read-only. The solutions shown now, in order. */
  get results(): readonly Solution[] {
    return this.#all().slice(0, this.#pages * pageSizeOf({ options: this }));
  }

  protected override get texts(): typeof CARD_MESSAGES {
    return CARD_MESSAGES;
  }

  protected override render(): TemplateResult {
    return html`<div class="root" lang=${this.locale}>${this.#content()}</div>`;
  }

  /** All solutions that are as the presets ask. */
  #all(): readonly Solution[] {
    const { catalogue, presets, sort, language } = this;
    return catalogue ? this.#found(catalogue.solutions, presets, sort, language) : [];
  }

  #content(): TemplateResult {
    const { catalogue, language, presets } = this;
    const layout = this.layout === 'compact' ? 'compact' : 'cards';
    const all = this.#all();
    const pageSize = pageSizeOf({ options: presets });
    const shown = this.#pages * pageSize;
    const context = articleContext(this, language, this.#opened, async () => {
      this.#pages++;
      await this.updateComplete;
      // The reader goes on at the first new one.
      this.shadowRoot?.querySelectorAll<HTMLElement>('.title a')[shown]?.focus();
    });
    if (!catalogue || all.length === 0) {
      // As many as the page's own list has, which stands for them until they come: one more than are shown stands for
      // the rest.
      const { listed } = this;
      return inArticle(
        this.source.state,
        Boolean(this.src),
        html`${skeleton(layout, Math.min(shown, listed))}${listed > shown ? html`<div class="button more"></div>` : nothing}`,
        ['empty', language.messages.none],
        context,
      );
    }
    const views = new SolutionViews(catalogue, language, this.environment.now());
    return plainResults(
      {
        layout,
        cards: all.slice(0, shown).map((solution) => ({
          view: views.view(solution),
          headingLevel: headingLevel(this.headingLevel),
          isOpen: this.#opened.has(solution.name),
          detailUrl: presets.detailUrl,
          logos: presets.logos,
        })),
        next: Math.min(pageSize, all.length - shown),
      },
      context,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'solution-list': SolutionList;
  }
}
