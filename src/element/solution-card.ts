import { css, html, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Catalogue, Solution } from '../catalogue/schema.js';
import { CARD_MESSAGES } from '../i18n/languages.js';
import { productSlug } from '../search/products.js';
import { SolutionViews } from '../state/labels.js';
import type { Mistake } from '../state/presets.js';
import { headingLevel } from '../state/view-models.js';
import { card, homeLink } from '../views/card/card.js';
import { solutionCardStyles } from '../views/card/card.styles.js';
import { detailsStyles } from '../views/card/details.styles.js';
import { inArticle } from '../views/panels/panels.js';
import { reset } from '../views/theme/reset.styles.js';
import { states } from '../views/theme/states.styles.js';
import { tokens } from '../views/theme/tokens.styles.js';
import { articleContext, SourceElement } from './source-element.js';

const solutionCardHostStyles = css`
  .card,
  .skeleton,
  .panel {
    max-width: 40em;
  }

  /* As high as nearly every card, which is not lower than that: nothing below it moves when it comes. */
  .card,
  .skeleton {
    min-height: 37em;
  }

  @container (max-width: 30em) {
    .card,
    .skeleton {
      min-height: 43em;
    }
  }

  @container (max-width: 22em) {
    .card,
    .skeleton {
      min-height: 47em;
    }
  }
`;

/**
 * One solution of a catalogue, for the middle of an article. It shares its request with all other elements of the
 * page that have the same `src`.
 *
 * @tag solution-card
 * @slot - Shown until the solution is there, and when it cannot be had.
 * @csspart card - The card; its parts are those of the cards of `<solution-catalogue>`.
 * @csspart error - In place of the card, when the catalogue cannot be had and the default slot is empty.
 * @csspart unknown - In place of the card, when the catalogue has no such solution and the default slot is empty.
 * @fires {CatalogueLoadEvent} catalogue-load - A catalogue is there.
 * @fires {CatalogueErrorEvent} catalogue-error - It could not be had.
 * @fires {SolutionSelectEvent} solution-select - The reader follows a link; cancel it to keep the browser from it.
 */
export class SolutionCard extends SourceElement {
  static override properties: PropertyDeclarations = { name: {} };

  static override styles = [tokens, reset, states, detailsStyles, solutionCardStyles, solutionCardHostStyles];

  /** The solution's name, as the catalogue has it; upper and lower case, accents and hyphens make no difference. */
  name: string | null = '';

  /** Names of the solutions whose details the reader has closed: in an article there is room for them. */
  readonly #closed = new Set<string>();

  protected override get texts(): typeof CARD_MESSAGES {
    return CARD_MESSAGES;
  }

  /** The solution shown; undefined as long as there is none. */
  get solution(): Solution | undefined {
    const solutions = this.shown?.solutions ?? [];
    const name = this.name?.trim() ?? '';
    const slug = productSlug(name);
    return (
      solutions.find((solution) => solution.name === name) ??
      (slug ? solutions.find((solution) => productSlug(solution.name) === slug) : undefined)
    );
  }

  protected override mistakesIn({ solutions }: Catalogue): Mistake[] {
    return this.name && !this.solution
      ? [['name', 'solution', this.name, solutions.map(({ name }) => name)]]
      : [];
  }

  protected override render(): TemplateResult {
    return html`<div class="root" lang=${this.locale}>${this.#content()}</div>`;
  }

  #content(): TemplateResult {
    const { language, solution, shown: catalogue } = this;
    const context = articleContext(this, language, this.#closed);
    if (solution && catalogue) {
      const views = new SolutionViews(catalogue, language, this.environment.now());
      return card(
        {
          view: views.view(solution),
          headingLevel: headingLevel(this.headingLevel),
          isOpen: !this.#closed.has(solution.name),
        },
        context,
      );
    }
    return inArticle(
      this.source.state,
      Boolean(this.src),
      html`<div class="skeleton"></div>`,
      ['unknown', this.name ?? ''],
      context,
      // It may have another name by now, or be gone: the page's own links can lead nowhere.
      html`<p>${homeLink(catalogue?.homepage ?? '')}</p>`,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'solution-card': SolutionCard;
  }
}
