import { html } from 'lit';
import type { Solution } from '../../src/catalogue/schema.js';
import { type Language, localize } from '../../src/i18n/localize.js';
import type { Locale } from '../../src/i18n/locales.js';
import { card } from '../../src/views/card/card.js';
import { solutionCardStyles } from '../../src/views/card/card.styles.js';
import { detailsStyles } from '../../src/views/card/details.styles.js';
import { resultListStyles } from '../../src/views/results/results.styles.js';
import { reset } from '../../src/views/theme/reset.styles.js';
import { tokens } from '../../src/views/theme/tokens.styles.js';
import { raw, toText } from './html.js';
import type { SiteLabels } from './site.js';

/** So many cards are kept, then forgotten: most stand on several pages, but all of them would fill the memory. */
const KEPT = 2000;

/** Makes cards of solutions, most of them once. */
export class Cards {
  readonly #made = new Map<Solution, unknown>();
  readonly #language: Language;

  constructor(
    readonly locale: Locale,
    readonly labels: SiteLabels,
  ) {
    this.#language = labels.languageOf(locale);
  }

  /** The card of a solution, with its heading on the second level. */
  card(solution: Solution): unknown {
    let made = this.#made.get(solution);
    if (made === undefined) {
      const { locale, format, categories } = this.#language;
      made = raw(
        toText(
          html`${card(
            {
              view: localize(solution, locale, format, categories),
              headingLevel: 2,
              isOpen: true,
              isStatic: true,
            },
            // On a page without the element's script nobody dispatches.
            { language: this.#language, dispatch: () => undefined },
          )}`,
        )
          .replace(/\n\s*>/g, '>')
          .replace(/>\s+</g, '> <')
          .replace(/\n\s+/g, '\n'),
      );
      if (this.#made.size >= KEPT) this.#made.clear();
      this.#made.set(solution, made);
    }
    return made;
  }
}

/** The styles of cards that stand in the page itself, below `.solutions`. */
export function cardStyles(): string {
  const nested = [tokens, reset, resultListStyles, detailsStyles, solutionCardStyles]
    .map(({ cssText }) => cssText)
    .join('\n')
    // Rules that have no meaning below a class: themes of the host, and animations.
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/:host\([^{]*\{[^{}]*\}/g, '')
    .replaceAll(':host', '&')
    .replace(/\n\s*/g, '\n');
  return `.solutions {\n${nested}\n}\n`;
}
