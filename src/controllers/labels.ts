import type { Catalogue, Solution } from '../catalogue/schema.js';
import type { FacetView } from '../elements/facet-panel.js';
import { categoryLabel } from '../i18n/categories.js';
import type { Language } from '../i18n/language.js';
import { localize, localizePlace, type SolutionView } from '../i18n/localize.js';
import { nameOf } from '../i18n/lookup.js';
import { isNew, type Criteria, type FacetCounts, type FacetName } from '../search/index.js';

/** The facets that readers choose from, in this order. */
const SHOWN = ['category', 'deployment', 'audience', 'license', 'origin'] as const satisfies FacetName[];

type ShownFacet = (typeof SHOWN)[number];

/** What a value of a facet is called in the reader's language. */
function labelOf(facet: ShownFacet, value: string, { locale, messages, format }: Language): string {
  switch (facet) {
    case 'category':
      return categoryLabel(value, locale);
    case 'deployment':
    case 'audience':
      return nameOf(value, messages[facet]);
    case 'origin': {
      const { flag, name } = localizePlace(value, format);
      return `${flag} ${name}`.trim();
    }
    case 'license':
      return value;
  }
}

/** What the solutions and facet values of one catalogue are called in one language; worked out once each. */
export class Labels {
  readonly #catalogue: Catalogue;
  readonly #language: Language;
  readonly #now: number;
  readonly #views = new Map<Solution, SolutionView>();
  readonly #values = new Map<ShownFacet, { value: string; label: string }[]>();

  /** @param now milliseconds since 1970: what is new depends on it */
  constructor(catalogue: Catalogue, language: Language, now: number) {
    this.#catalogue = catalogue;
    this.#language = language;
    this.#now = now;
  }

  /** Whether these labels are those of a catalogue in a language. */
  isFor(catalogue: Catalogue, { format }: Language): boolean {
    return this.#catalogue === catalogue && this.#language.format === format;
  }

  /** A solution as readers see it. */
  view(solution: Solution): SolutionView {
    let view = this.#views.get(solution);
    if (!view) {
      view = {
        ...localize(solution, this.#language.locale, this.#language.format),
        isNew: isNew(solution, this.#now),
      };
      this.#views.set(solution, view);
    }
    return view;
  }

  /**
   * The facets with their values as readers see them. The order does not depend on the counts, so that nothing moves
   * under the finger that chooses.
   */
  facets(counts: FacetCounts, { facets }: Criteria): FacetView[] {
    return SHOWN.map((name) => {
      const values = this.#valuesOf(name, counts).map(({ value, label }) => ({
        value,
        label,
        count: counts[name].get(value) ?? 0,
        isChosen: facets[name]?.includes(value) ?? false,
      }));
      return { name, values };
    });
  }

  #valuesOf(facet: ShownFacet, counts: FacetCounts): readonly { value: string; label: string }[] {
    let values = this.#values.get(facet);
    if (!values) {
      const withoutFlag = (label: string) => label.replace(/^\P{L}+/u, '');
      values = [...counts[facet].keys()]
        .map((value) => ({ value, label: labelOf(facet, value, this.#language) }))
        .sort((a, b) => this.#language.format.compare(withoutFlag(a.label), withoutFlag(b.label)));
      this.#values.set(facet, values);
    }
    return values;
  }
}
