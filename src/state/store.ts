// The store and its reducer: what each action changes in the state.
import type { SortName } from '../search/index.js';
import type { Action, Dispatch, RequestAction } from './actions.js';
import { orderOf, textOf, weightsOf } from './selectors.js';
import type { Options } from './options.js';
import { MAX_COMPARED, type Setting, type State } from './state.js';

/**
 * Told after every action.
 * @param before the state before the action; the same object as `after` when nothing changed
 */
export type Listener = (action: Action, after: State, before: State) => void;

/** Keeps the state. The only way to change it is to dispatch an action. */
export class Store {
  #state: State;
  readonly #listeners = new Set<Listener>();

  constructor(initial: State) {
    this.#state = initial;
  }

  get state(): State {
    return this.#state;
  }

  readonly dispatch: Dispatch = (given) => {
    const before = this.#state;
    const action = typeof given === 'function' ? given(before) : given;
    this.#state = reduce(before, action);
    for (const listener of this.#listeners) listener(action, this.#state, before);
  };

  /** Calls the listener after every action. There is no way back: listeners live as long as the element. */
  subscribe(listener: Listener): void {
    this.#listeners.add(listener);
  }
}

/**
 * The state after an action. Pure: it reads no clock, no page and no document, and leaves the given state as it is.
 * Another question begins on its first page of results.
 */
export function reduce(state: State, action: Action): State {
  const next = change(state, action);
  return next.pages > 1 && isOtherQuestion(state, next) ? { ...next, pages: 1 } : next;
}

function change(state: State, action: Action): State {
  switch (action.type) {
    case 'options-set':
      return withOptions(state, action.options);
    case 'query-preset':
      return { ...state, query: preset(action.query) };
    case 'sort-preset':
      return { ...state, sort: preset(action.sort) };
    case 'layout-preset':
      return { ...state, layout: preset(action.layout) };
    case 'language-set':
      return { ...state, language: action.language };
    case 'document-shown':
      return withDocument(state, action.document);
    case 'query-taken-over':
    case 'query-typed':
      return { ...state, query: chosen(state.query, action.query) };
    case 'url-read':
      return withUrl(state, action.url);
    case 'print-toggled':
      return { ...state, isPrinting: action.isPrinting };
    case 'facet-chosen':
      return { ...state, facets: withEntry(state.facets, action.facet, action.values) };
    case 'limit-set':
      return { ...state, limits: withEntry(state.limits, action.limit, action.score) };
    case 'sort-chosen':
      return withOrder(state, action.sort);
    case 'weight-set':
      return { ...state, weights: { ...state.weights, [action.score]: action.weight } };
    case 'layout-chosen':
      return { ...state, layout: chosen(state.layout, action.layout) };
    case 'question-reset':
      return { ...state, query: chosen(state.query, undefined), facets: {}, limits: {} };
    case 'suggestions-opened':
      return { ...state, autocomplete: { typed: action.typed, active: -1 } };
    case 'suggestions-closed':
      if (state.autocomplete.typed === undefined) return state;
      return { ...state, autocomplete: { typed: undefined, active: -1 } };
    case 'suggestion-activated':
      return { ...state, autocomplete: { ...state.autocomplete, active: action.position } };
    case 'suggestion-chosen':
      return change(
        { ...state, query: chosen(state.query, action.query), facets: { ...state.facets, ...action.facets } },
        { type: 'suggestions-closed' },
      );
    case 'guide-toggled':
      return { ...state, isGuiding: !state.isGuiding };
    case 'guide-answered':
      return { ...state, answers: { ...state.answers, ...action.answers } };
    case 'guide-ended': {
      const { facets, limits, weights, picked } = action;
      const asked = { ...state, facets, limits, weights, picked, isComparing: picked.length > 0 };
      return withOrder({ ...asked, isGuiding: false }, 'fit');
    }
    case 'panel-toggled':
      return { ...state, isPanelOpen: !state.isPanelOpen };
    case 'view-toggled':
      return { ...state, isViewOpen: !state.isViewOpen };
    case 'group-toggled':
      return { ...state, groups: toggled(state.groups, action.group) };
    case 'facet-expansion-set':
      return {
        ...state,
        expanded: withItem(state.expanded, action.facet, action.isExpanded),
        facetQueries: withEntry(state.facetQueries, action.facet, undefined),
      };
    case 'facet-searched':
      return { ...state, facetQueries: withEntry(state.facetQueries, action.facet, action.query) };
    case 'more-shown':
      return { ...state, pages: state.pages + 1 };
    case 'details-toggled':
      return { ...state, opened: toggled(state.opened, action.name) };
    case 'solution-picked':
      return withPick(state, action.name);
    case 'solution-unpicked':
      return withPicks(state, withItem(state.picked, action.name, false));
    case 'picks-cleared':
      return withPicks(state, []);
    case 'comparison-opened':
      return { ...state, isComparing: state.picked.length > 0 };
    case 'comparison-closed':
      return { ...state, isComparing: false, comparisonQuery: '' };
    case 'comparison-searched':
      return { ...state, comparisonQuery: action.query };
    case 'link-copied':
      return { ...state, notice: { kind: 'link-copied', name: action.name } };
    case 'link-not-copied':
      return { ...state, notice: { kind: 'link-not-copied', address: action.address } };
    case 'notice-ended':
      return { ...state, notice: undefined };
    default:
      // The element does what is left.
      action satisfies RequestAction;
      return state;
  }
}

/** A preset takes the place of what the reader chose. */
const preset = <T>(value: T): Setting<T> => ({ preset: value, chosen: undefined });

const chosen = <T>(setting: Setting<T>, value: T | undefined): Setting<T> => ({ ...setting, chosen: value });

/** The order that holds by itself is no choice: it never stands in the address. */
function withOrder(state: State, sort: SortName): State {
  const unset = { ...state, sort: chosen(state.sort, undefined) };
  return sort === orderOf(unset) ? unset : { ...state, sort: chosen(state.sort, sort) };
}

/** A list with something as its last item, or without it. */
function withItem<T>(list: readonly T[], item: T, isIn: boolean): readonly T[] {
  const others = list.filter((other) => other !== item);
  return isIn ? [...others, item] : others;
}

const toggled = <T>(list: readonly T[], item: T) => withItem(list, item, !list.includes(item));

/** A copy of a record with one entry in it, or without it where the value is undefined. */
function withEntry<T extends object, K extends keyof T>(record: T, key: K, value: T[K] | undefined): T {
  const copy = { ...record };
  if (value === undefined) Reflect.deleteProperty(copy, key);
  else copy[key] = value;
  return copy;
}

/** What the page presets anew takes the place of what the reader chose, facet by facet and limit by limit. */
function withOptions(state: State, options: Options): State {
  const { options: before } = state;
  return {
    ...state,
    options,
    facets: without(state.facets, (facet) => (options.facets[facet] ?? '') !== (before.facets[facet] ?? '')),
    limits: without(state.limits, (limit) => options.limits[limit] !== before.limits[limit]),
  };
}

/** The record itself where nothing is to go, so that nothing counts as changed. */
function without<T extends object>(record: T, isGone: (key: keyof T) => boolean): T {
  let rest = record;
  for (const key of Object.keys(record) as (keyof T)[])
    if (isGone(key)) rest = withEntry(rest, key, undefined);
  return rest;
}

/** That a catalogue could not be renewed is said once, when it becomes known. */
function withDocument(state: State, document: State['document']): State {
  const isNews =
    document?.isStale && !(state.document?.isStale && state.document.catalogue === document.catalogue);
  const stillTrue = state.notice?.kind === 'stale' && !document?.isStale ? undefined : state.notice;
  return {
    ...state,
    document,
    // Another source begins on its first page.
    pages: document ? state.pages : 1,
    notice: isNews ? { kind: 'stale', generatedAt: document.catalogue.generatedAt } : stillTrue,
  };
}

function withUrl(
  state: State,
  { query, sort, layout, ...rest }: Extract<Action, { type: 'url-read' }>['url'],
): State {
  return {
    ...state,
    ...rest,
    query: chosen(state.query, query),
    sort: chosen(state.sort, sort),
    layout: chosen(state.layout, layout),
  };
}

function withPick(state: State, name: string): State {
  const picked = withItem(state.picked, name, true);
  return picked.length > MAX_COMPARED
    ? { ...state, notice: { kind: 'comparison-full' } }
    : withPicks(state, picked);
}

/** An empty comparison is closed. What was said of a full one is over. */
function withPicks(state: State, picked: readonly string[]): State {
  return {
    ...state,
    picked,
    comparisonQuery: '',
    isComparing: state.isComparing && picked.length > 0,
    notice: state.notice?.kind === 'comparison-full' ? undefined : state.notice,
  };
}

/** Whether something else is asked for, however it is written: the same question keeps its pages. */
const isOtherQuestion = (before: State, after: State): boolean => questionOf(before) !== questionOf(after);

function questionOf(state: State): string {
  const { facets, limits, options } = state;
  return JSON.stringify([
    textOf(state),
    orderOf(state),
    weightsOf(state),
    facets,
    limits,
    options.facets,
    options.limits,
    options.limit,
  ]);
}
