import type { ReactiveControllerHost } from 'lit';
import type { Chip } from '../views/toolbar/chips.js';
import type { FacetView } from '../views/facets/facet-group.js';
import type { FacetPanelProperties } from '../views/facets/facet-panel.js';
import type { LimitView } from '../views/facets/limit-group.js';
import type { Language } from '../i18n/localize.js';
import { fold } from '../search/fold.js';
import { LIMITS, type FacetCounts, type FacetName } from '../search/index.js';
import { openEnd, type FacetLabels } from './facet-labels.js';
import type { QueryController } from './query-controller.js';

/** The facets in the order in which readers meet them. */
const ORDER: readonly FacetName[] = [
  'category',
  'alternative',
  'deployment',
  'audience',
  'license',
  'origin',
  'tag',
  'added',
];

/** A facet shows this many values before "show more". One more is shown rather than a button for it. */
const SHORT = 6;

type Host = ReactiveControllerHost & { readonly renderRoot: ParentNode };

/** What filters the results, as readers see and change it: the panel of facets and limits, and the active filters. */
export class FilterControls {
  readonly #host: Host;
  readonly #question: QueryController;
  #isOpen = false;
  readonly #unfolded = new Set<FacetName>();
  readonly #terms = new Map<FacetName, string>();

  constructor(host: Host, question: QueryController) {
    this.#host = host;
    this.#question = question;
  }

  /** @param active number of active filters */
  panel(labels: FacetLabels, counts: FacetCounts, active: number, language: Language): FacetPanelProperties {
    const question = this.#question;
    const facets = ORDER.map((name) => this.#view(name, labels, counts));
    return {
      ...language,
      facets: facets.filter(({ values, term }) => values.length > 0 || term !== ''),
      limits: this.#limits(labels),
      active,
      isOpen: this.#isOpen,
      onToggleOpen: () => {
        this.#isOpen = !this.#isOpen;
        this.#host.requestUpdate();
      },
      onUnfold: (facet, isByKey) => {
        this.#terms.delete(facet);
        if (!this.#unfolded.delete(facet)) this.#unfolded.add(facet);
        this.#host.requestUpdate();
        // Who goes on by keys would have to walk back over all the values.
        if (isByKey) void this.#focusField(facet);
      },
      onFind: (facet, term) => {
        this.#terms.set(facet, term);
        this.#host.requestUpdate();
      },
      onChoose: (facet, value, isChosen) => {
        question.choose(facet, value, isChosen);
      },
      onLimit: (name, score) => {
        const isOpen = LIMITS.some((limit) => limit.name === name && openEnd(limit) === score);
        question.limit(name, isOpen ? undefined : score);
      },
    };
  }

  /** The active filters that the reader may remove. */
  chips(labels: FacetLabels, { messages }: Language): Chip[] {
    const question = this.#question;
    const { facets } = question.criteria;
    const ofFacets = ORDER.filter((name) => question.isFree(name)).flatMap((name) =>
      (facets[name] ?? []).map((value) => ({
        key: `${name}:${value}`,
        title: messages.filters.facets[name],
        label: labels.sentence(name, value),
        onRemove: () => {
          question.choose(name, value, false);
        },
      })),
    );
    if (question.controls !== 'all') return ofFacets;
    const { title, any, named } = messages.filters.limits;
    const ofLimits = this.#limits(labels).filter(({ word }) => word !== any);
    return [
      ...ofFacets,
      ...ofLimits.map(({ name, label, word }) => ({
        key: name,
        title,
        label: named(label, word),
        onRemove: () => {
          question.limit(name, undefined);
        },
      })),
    ];
  }

  /**
   * A facet with its values. The order does not depend on the counts, so that nothing moves under the finger that
   * chooses. The short list has the commonest values that find something.
   */
  #view(name: FacetName, labels: FacetLabels, counts: FacetCounts): FacetView {
    const { all, commonest } = labels.values(name, this.#question.totals(name));
    const countOf = (value: string) => counts[name].get(value) ?? 0;
    const chosen = new Set(this.#question.criteria.facets[name]);
    const isLong = all.length > SHORT + 1;
    const isUnfolded = this.#unfolded.has(name);
    const some = commonest.some((value) => countOf(value) > 0);
    const first = new Set<string>();
    for (const value of commonest) {
      if (first.size === SHORT) break;
      if (!some || countOf(value) > 0) first.add(value);
    }
    const term = fold(this.#terms.get(name) ?? '').trim();
    const shown = all.filter(({ value, label }) =>
      isLong && !isUnfolded ? first.has(value) || chosen.has(value) : !term || fold(label).includes(term),
    );
    return {
      name,
      values: shown.map(({ value, label }) => ({
        value,
        label,
        count: countOf(value),
        isChosen: chosen.has(value),
        isFirst: first.has(value),
      })),
      isLong,
      isUnfolded,
      hidden: all.length - shown.length,
      term: this.#terms.get(name) ?? '',
    };
  }

  #limits(labels: FacetLabels): LimitView[] {
    const { limits } = this.#question.criteria;
    return LIMITS.map((limit) => labels.limit(limit, limits[limit.name]));
  }

  async #focusField(facet: FacetName): Promise<void> {
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLElement>(`[data-facet="${facet}"]`)?.focus();
  }
}
