import type { Catalogue, Solution } from '../catalogue/schema.js';
import { type Language, localize, type SolutionView } from '../i18n/localize.js';
import { isNew } from '../search/index.js';
import { FacetLabels } from './facet-labels.js';

/** What the solutions, facet values and limits of one catalogue are called in one language; worked out once each. */
export class Labels {
  readonly facets: FacetLabels;
  readonly #catalogue: Catalogue;
  readonly #language: Language;
  /** Undefined where most solutions are new: marking them would say nothing. */
  readonly #now: number | undefined;
  readonly #views = new Map<Solution, SolutionView>();

  /** @param now milliseconds since 1970: what is new depends on it */
  constructor(catalogue: Catalogue, language: Language, now: number) {
    this.#catalogue = catalogue;
    this.#language = language;
    const { solutions } = catalogue;
    this.facets = new FacetLabels(language, solutions.length);
    const recent = solutions.filter((solution) => isNew(solution, now)).length;
    this.#now = 2 * recent > solutions.length ? undefined : now;
  }

  /** Whether these labels are those of a catalogue in a language. */
  isFor(catalogue: Catalogue, { format, categories }: Language): boolean {
    const mine = this.#language;
    return this.#catalogue === catalogue && mine.format === format && mine.categories === categories;
  }

  /** A solution as readers see it. */
  view(solution: Solution): SolutionView {
    let view = this.#views.get(solution);
    if (!view) {
      const { locale, format, categories } = this.#language;
      view = {
        ...localize(solution, locale, format, categories),
        isNew: isNew(solution, this.#now),
      };
      this.#views.set(solution, view);
    }
    return view;
  }
}
