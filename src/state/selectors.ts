// What is computed from the state: question and answer, suggestions, order, layout, page.
import type { ScoreName, Solution } from '../catalogue/schema.js';
import {
  FACETS,
  LIMITS,
  SORTS,
  type Criteria,
  type FacetName,
  type LimitName,
  type SortName,
  type Suggestion,
} from '../search/index.js';
import { Finder, type Answer } from '../search/finder.js';
import type { Action } from './actions.js';
import { memoizeLast } from './labels.js';
import { knownValues, readPreset } from './presets.js';
import { DEFAULT_LIMIT, LAYOUTS, type LayoutName, type Presets } from './options.js';
import { MAX_COMPARED, type Setting, type State } from './state.js';

/** How many suggestions there are at most: as many as fit above a phone's keyboard, and a few more to scroll to. */
const MAX_SUGGESTIONS = 8;

/** The facet that a kind of suggestion belongs to; a solution belongs to none and is searched by its name. */
export const facetOf = (kind: Suggestion['kind']): FacetName | undefined => {
  if (kind === 'solution') return undefined;
  return kind === 'product' ? 'alternative' : kind;
};

/** The answer to what the reader asks, and what it was the answer to. */
export interface Answered extends Answer {
  /** Equal questions have equal keys, in whatever language. */
  readonly key: string;
}

/**
 * The value of a setting.
 * @param hasControl whether what the reader has chosen counts: not where a control for it is missing
 */
export const valueOf = <T>({ preset, chosen }: Setting<T>, hasControl = true): T =>
  hasControl ? (chosen ?? preset) : preset;

/** What is being searched for. */
export function textOf({ query, options }: State): string {
  return valueOf(query, options.controls !== 'none');
}

/** The order of the results: what was chosen, else relevance to the words, else what is recommended. */
export function orderOf(state: State): SortName {
  const { sort, options } = state;
  const wanted = valueOf(sort, options.controls === 'all');
  return SORTS.find((name) => name === wanted) ?? (textOf(state).trim() === '' ? 'recommended' : 'relevance');
}

export function layoutOf({ layout, options }: State): LayoutName {
  const wanted = valueOf(layout, options.controls === 'all');
  return LAYOUTS.includes(wanted) ? wanted : 'cards';
}

/** How many results a page has. */
export function pageSizeOf({ options: { limit } }: { readonly options: Pick<Presets, 'limit'> }): number {
  return typeof limit === 'number' && limit >= 1 ? Math.floor(limit) : DEFAULT_LIMIT;
}

/** Whether the reader may choose in a facet: a preset that has no control is not undone by other ways. */
export function isFree({ options }: State, facet: FacetName): boolean {
  if (options.controls === 'search') return !options.facets[facet];
  return options.controls === 'all';
}

/** The solutions at some positions. */
const solutionsAt = (solutions: readonly Solution[] = [], positions: Iterable<number> = []): Solution[] =>
  [...positions].flatMap((position) => solutions[position] ?? []);

/** The weights that count for the order, where it is the order by fit. */
export function weightsOf(state: State): Readonly<Record<ScoreName, number>> | undefined {
  return orderOf(state) === 'fit' ? state.weights : undefined;
}

/**
 * What follows from the state: what filters, what was found, what is suggested. Pure but for what it remembers: each
 * question is answered once, and the index of a catalogue is built once for each language.
 */
export class Selectors {
  /** The index of the catalogue that is shown. */
  #finder: Finder | undefined;
  /** The index of a catalogue that will be shown soon. */
  #prepared: Finder | undefined;
  readonly #onIndex: (finder: Finder) => void;

  /** @param onIndex told of the index of each whole catalogue that is shown: it is built at first use, or before */
  constructor(onIndex: (finder: Finder) => void = () => undefined) {
    this.#onIndex = onIndex;
  }

  /** The search and the facets of the catalogue that is shown; undefined while there is none. */
  finder({ document, language }: State): Finder | undefined {
    if (!document) return undefined;
    const { solutions } = document.catalogue;
    const isRight = (finder: Finder | undefined): finder is Finder =>
      finder?.solutions === solutions && finder.own === language;
    if (!isRight(this.#finder)) {
      this.#finder = isRight(this.#prepared)
        ? this.#prepared
        : new Finder(solutions, language.locale, document.at, language);
      this.#prepared = undefined;
      // The first solutions of a document are shown for moments only.
      if (document.isWhole) this.#onIndex(this.#finder);
    }
    return this.#finder;
  }

  /** Has the index of a catalogue ready that will be shown soon. The caller builds it, in steps. */
  prepare(solutions: readonly Solution[], { language }: State, now: number): Finder {
    return (this.#prepared = new Finder(solutions, language.locale, now, language));
  }

  /** All values of a facet in the catalogue, each with the number of its solutions. */
  totals(state: State, facet: FacetName): ReadonlyMap<string, number> {
    return this.finder(state)?.totals(facet) ?? new Map<string, number>();
  }

  readonly #criteria = memoizeLast(
    (_finder: Finder | undefined, _isWhole: boolean, options: State['options'], state: State): Criteria => {
      const facets: Partial<Record<FacetName, readonly string[]>> = {};
      for (const { name } of FACETS) {
        const values = this.#chosen(state, name) ?? this.#preset(state, name);
        if (values.length > 0) facets[name] = values;
      }
      const limits: Partial<Record<LimitName, number>> = {};
      for (const { name } of LIMITS) {
        const score = options.controls === 'all' ? limitOf(state, name) : options.limits[name];
        if (score !== undefined && Number.isFinite(score)) limits[name] = score;
      }
      return { facets, limits };
    },
    // What the reader chose is compared as well: the state as a whole changes with every key.
    ([finder, isWhole, options, { facets, limits }]) => [finder, isWhole, options, facets, limits],
  );

  /** What filters the results, spelled as the catalogue spells it. */
  criteria(state: State): Criteria {
    return this.#criteria(this.finder(state), state.document?.isWhole ?? false, state.options, state);
  }

  readonly #answer = memoizeLast(
    (finder: Finder, key: string, state: State): Answered => {
      const question = { query: textOf(state), criteria: this.criteria(state), sort: orderOf(state) };
      return Object.assign(finder.ask({ ...question, weights: weightsOf(state) }), { key });
    },
    ([finder, key]) => [finder, key],
  );

  /**
   * What was found. The first solutions of a document are no answer where they do not fill the first page: the rest of
   * the document may have what they lack.
   */
  answer(state: State): Answered | undefined {
    const { document } = state;
    const finder = this.finder(state);
    if (!document || !finder) return undefined;
    const key = JSON.stringify([textOf(state), this.criteria(state), orderOf(state), weightsOf(state)]);
    const answer = this.#answer(finder, key, state);
    const wanted = Math.min(pageSizeOf(state), document.catalogue.solutions.length);
    const mayChange = !document.isWhole && !document.isBroken;
    return mayChange && answer.indices.length < wanted ? undefined : answer;
  }

  readonly #results = memoizeLast(
    (answer: Answered | undefined, count: number, solutions?: readonly Solution[]): readonly Solution[] =>
      solutionsAt(solutions, answer?.indices.subarray(0, count)),
  );

  /** The solutions that are shown, in order: all of them on paper, where nobody presses "show more". */
  results(state: State): readonly Solution[] {
    const count = state.isPrinting ? Infinity : state.pages * pageSizeOf(state);
    return this.#results(this.answer(state), count, state.document?.catalogue.solutions);
  }

  /** All solutions that were found, in order. */
  allResults(state: State): readonly Solution[] {
    return this.results({ ...state, isPrinting: true });
  }

  /** What may be compared as well, best first: what the reader looks for within the presets. */
  toCompare(state: State): readonly Solution[] {
    const { comparisonQuery: query, picked } = state;
    if (query.trim() === '') return [];
    return this.find(state, query, this.criteria({ ...state, facets: {}, limits: {} }))
      .filter(({ name }) => !picked.includes(name))
      .slice(0, MAX_COMPARED);
  }

  /** What answers to a question, in no order that matters where there are no words. */
  find(state: State, query: string, criteria: Criteria): readonly Solution[] {
    const finder = this.finder(state);
    return solutionsAt(finder?.solutions, finder?.ask({ query, criteria, sort: 'relevance' }).indices);
  }

  readonly #suggestions = memoizeLast(
    (finder: Finder | undefined, typed: string | undefined): readonly Suggestion[] =>
      typed === undefined ? [] : (finder?.suggest(typed, MAX_SUGGESTIONS) ?? []),
  );

  /** What the reader may be typing, as far as it may be chosen; empty while the list is closed. */
  suggestions(state: State): readonly Suggestion[] {
    if (!state.document?.isWhole) return [];
    return this.#suggestions(this.finder(state), state.autocomplete.typed).filter(({ kind }) => {
      const facet = facetOf(kind);
      return facet === undefined || isFree(state, facet);
    });
  }

  /**
   * Makes the action of choosing a suggestion: a solution is searched by its name, anything else is the only choice in
   * its facet.
   */
  choiceOf(state: State, { kind, value }: Pick<Suggestion, 'kind' | 'value'>): Action {
    const facet = facetOf(kind);
    if (facet === undefined) return { type: 'suggestion-chosen', query: value, facets: {} };
    const { values } = this.choose(state, facet, [value]);
    return { type: 'suggestion-chosen', query: '', facets: { [facet]: values } };
  }

  /** Whether the words ask for another product than the one that is chosen: they are a new question then. */
  asksForAnother(state: State): boolean {
    const { alternative } = this.criteria(state).facets;
    const asked = alternative && this.answer(state)?.found?.product;
    return asked !== undefined && !alternative?.includes(asked.slug);
  }

  /** Makes the action that lets go of the chosen product; undefined where none is, or the page does not let it go. */
  letGoOfProduct(state: State): Action | undefined {
    const isChosen = this.criteria(state).facets.alternative && isFree(state, 'alternative');
    return isChosen ? this.choose(state, 'alternative', []) : undefined;
  }

  /**
   * Makes the action of choosing these values of a facet and no others. Nothing is kept where they are what the page
   * has preset.
   */
  choose(
    state: State,
    facet: FacetName,
    values: readonly string[],
  ): Extract<Action, { type: 'facet-chosen' }> {
    const isPreset = this.#isPreset(state, facet, values);
    return { type: 'facet-chosen', facet, values: isPreset ? undefined : values };
  }

  /** Makes the action of adding values to a facet's choice, or taking them out. */
  toggle(state: State, facet: FacetName, values: readonly string[], isChosen: boolean): Action {
    const others = (this.criteria(state).facets[facet] ?? []).filter((other) => !values.includes(other));
    return this.choose(state, facet, isChosen ? [...others, ...values] : others);
  }

  /** Whether anything that filters differs from what the page has preset. */
  isChanged(state: State): boolean {
    const { options, limits } = state;
    return (
      textOf(state) !== state.query.preset ||
      FACETS.some(({ name }) => !this.#isPreset(state, name, this.#chosen(state, name))) ||
      (options.controls === 'all' &&
        LIMITS.some(({ name }) => name in limits && (limits[name] ?? undefined) !== options.limits[name]))
    );
  }

  /** What the reader has chosen in a facet; undefined when the preset holds, or nothing of it exists. */
  #chosen(state: State, facet: FacetName): readonly string[] | undefined {
    const chosen = isFree(state, facet) ? state.facets[facet] : undefined;
    if (!chosen?.length || !state.document?.isWhole) return chosen;
    const known = this.totals(state, facet);
    const values = chosen.flatMap((value) => knownValues(facet, value, known, state.language.categories));
    return values.length > 0 ? values : undefined;
  }

  /** What the page has preset in a facet, spelled as the catalogue spells it. */
  #preset(state: State, facet: FacetName): readonly string[] {
    const preset = state.options.facets[facet];
    return preset ? readPreset(facet, preset, this.totals(state, facet), state.language.categories) : [];
  }

  #isPreset(state: State, facet: FacetName, values: readonly string[] | undefined): boolean {
    const preset = this.#preset(state, facet);
    return !values || (values.length === preset.length && values.every((each) => preset.includes(each)));
  }
}

/** The limit that holds: the reader's, else the page's; undefined for none. */
export function limitOf({ limits, options }: State, name: LimitName): number | undefined {
  const score = limits[name];
  return score === undefined ? options.limits[name] : (score ?? undefined);
}
