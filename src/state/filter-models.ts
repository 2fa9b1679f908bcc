// View models of the filter panel, its facets and sliders, and of the chips of active filters.
import { SCORE_MAX, SCORE_MIN } from '../catalogue/schema.js';
import { otherWords } from '../search/query-parser.js';
import { fold } from '../search/tokenizer.js';
import {
  FACETS,
  LIMITS,
  type Facet,
  type FacetName,
  type FilterKind,
  type Limit,
  type LimitName,
} from '../search/index.js';
import type { Action, ActionCreator } from './actions.js';
import { openEnd, productLabel, type Labels } from './labels.js';
import { isFree, limitOf, textOf, type Answered, type Selectors } from './selectors.js';
import { SCORES_GROUP } from './options.js';
import type { State } from './state.js';

/** How many values a facet shows before "show more". A last one is shown instead of a button for it alone. */
const SHORT = 6;

/** The groups of the panel that come first, unless the page says otherwise: what most people decide by. */
const FIRST = ['category', 'platform', 'license', 'origin'];

/** One value of a facet. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  /** Number of solutions that choosing it would show. */
  readonly count: number;
  readonly isChosen: boolean;
  /** Whether it stands for values of which some are chosen, and not all. */
  readonly isMixed?: boolean;
  /** Whether the short list shows it in any case. */
  readonly isFirst: boolean;
  /** Makes the action that chooses the value, or lets it go. */
  readonly choose: (isChosen: boolean) => ActionCreator;
}

export interface FacetModel {
  readonly name: FacetName;
  /** What stands for several values at once. */
  readonly families: readonly FacetValue[];
  /** The values to show, in order. */
  readonly values: readonly FacetValue[];
  /** Whether there are more values than a short list shows, and whether the reader wants to see all of them. */
  readonly isLong: boolean;
  readonly isExpanded: boolean;
  /** Number of values that the short list leaves out. */
  readonly hidden: number;
  /** What the reader looks for among the values of an expanded list. */
  readonly query: string;
}

/** The limit on one score, as a slider shows it. */
interface LimitModel {
  readonly name: LimitName;
  readonly label: string;
  /** From 1 to 10; the end that lets everything through stands for no limit. */
  readonly value: number;
  /** What the value means. */
  readonly word: string;
  /** Makes the action of moving the slider to a value. */
  readonly set: (value: number) => Action;
}

export interface FilterPanelModel {
  /** The facets, in order; undefined in the place of the limits. */
  readonly facets: readonly (FacetModel | undefined)[];
  readonly limits: readonly LimitModel[];
  /** Which groups are open. */
  readonly groups: State['groups'];
  /** Number of active filters. */
  readonly active: number;
  /** Number of solutions that they let through. */
  readonly found: number;
  /** Whether the panel is a sheet over the page, where room is scarce. */
  readonly isOpen: boolean;
}

/** One active filter, or what was understood of the words, with the action that removes it. */
export interface Chip {
  /** The facet that it belongs to. */
  readonly title: string;
  readonly label: string;
  readonly remove: Action | ActionCreator;
}

/** Whether readers are shown what they can begin with: as long as neither they nor the page have asked anything. */
export function isBrowsing(state: State): boolean {
  const { options, facets, limits } = state;
  // In an object, since Prototype.js finds functions of its own among the values of every text.
  const asked = [{ text: textOf(state) }, options.facets, options.limits, facets, limits];
  return (
    options.controls === 'all' &&
    options.hasBrowse &&
    !asked.some((each) => Object.values(each).some(Boolean))
  );
}

/** Whether a guide stands beside that. */
export const hasGuide = (state: State): boolean => state.options.hasGuide && isBrowsing(state);

/** Whether there is a panel at all: a page may want no facet in it. */
export const hasPanel = ({ options: { controls, groups } }: State): boolean =>
  controls === 'all' && groups?.length !== 0;

/** The panel of facets and limits: all of them, or those that the page wants. */
export function filterPanel(
  state: State,
  selectors: Selectors,
  labels: Labels,
  answer: Answered,
  active: number,
): FilterPanelModel {
  const wanted = state.options.groups ?? [
    ...new Set([...FIRST, SCORES_GROUP, ...FACETS.map(({ attribute }) => attribute)]),
  ];
  const facets = wanted
    .flatMap((group) =>
      group === SCORES_GROUP ? [undefined] : FACETS.filter(({ attribute }) => attribute === group),
    )
    .map((facet) => facet && facetModel(facet, state, selectors, labels, answer))
    .filter((facet) => !facet || facet.values.length + facet.hidden > 0 || facet.query !== '');
  return {
    facets,
    limits: limitModels(state, labels),
    groups: state.groups,
    active,
    found: answer.indices.length,
    isOpen: state.isPanelOpen,
  };
}

const isSwiss = ({ value }: { readonly value: string }): boolean => value.startsWith('🇨🇭');

/**
 * A facet with its values, those that find most first, and Switzerland before all. What is chosen in it does not change
 * its own counts, so that nothing moves under the finger. The short list leaves out what finds nothing.
 */
function facetModel(
  { name, values: valuesOf }: Facet,
  state: State,
  selectors: Selectors,
  labels: Labels,
  { counts }: Answered,
): FacetModel {
  const countOf = (value: string) => counts[name].get(value) ?? 0;
  const all = [...labels.values(name, selectors.totals(state, name))].sort(
    (a, b) => +isSwiss(b) - +isSwiss(a) || countOf(b.value) - countOf(a.value),
  );
  const { facets, limits } = selectors.criteria(state);
  const chosen = new Set(facets[name]);
  const families = state.groups.includes(name)
    ? labels.families(
        name,
        all.map(({ value }) => value),
      )
    : [];
  // What is chosen in a facet does not count for its own values.
  const base = { facets: { ...facets, [name]: [] }, limits };
  const others = families.length > 0 ? selectors.find(state, textOf(state), base) : [];
  const isExpanded = state.expanded.includes(name);
  const useful = all.filter(({ value }) => countOf(value) > 0).slice(0, SHORT);
  const first = new Set((all.length > useful.length + 1 ? useful : all).map(({ value }) => value));
  const isLong = all.length > first.size;
  const query = state.facetQueries[name] ?? '';
  const wanted = fold(query).trim();
  const shown = all.filter(({ value, label }) =>
    isLong && !isExpanded ? first.has(value) || chosen.has(value) : fold(label).includes(wanted),
  );
  return {
    name,
    values: shown.map(({ value, label }) => ({
      value,
      label,
      count: countOf(value),
      isChosen: chosen.has(value),
      isFirst: first.has(value),
      choose: (isChosen) => (now) => selectors.toggle(now, name, [value], isChosen),
    })),
    families: families
      .map(({ label, values }): FacetValue => {
        const isChosen = values.every((value) => chosen.has(value));
        const isMixed = !isChosen && values.some((value) => chosen.has(value));
        const count = others.filter((each) => valuesOf(each).some((value) => values.includes(value))).length;
        return {
          ...{ value: label, label, count, isChosen, isMixed, isFirst: true },
          choose: (isChosen) => (now) => selectors.toggle(now, name, values, isChosen),
        };
      })
      .filter(({ count, isChosen, isMixed }) => isExpanded || isChosen || count > 0 || isMixed),
    isLong,
    isExpanded,
    hidden: all.length - shown.length,
    query,
  };
}

function limitModels(state: State, labels: Labels): LimitModel[] {
  const { scores } = state.language.messages;
  return LIMITS.map((limit) => {
    const { name, score } = limit;
    const value = onScale(limit, limitOf(state, name));
    return {
      name,
      label: scores[score].label,
      value,
      word: labels.limit(limit, value),
      set: (moved) => setLimit(state, name, moved === openEnd(limit) ? undefined : moved),
    };
  });
}

/** Puts a limit on the scale from 1 to 10: pages may preset any number, and no limit stands at the open end. */
function onScale(limit: Limit, score: number | undefined): number {
  return Math.min(SCORE_MAX, Math.max(SCORE_MIN, Math.round(score ?? openEnd(limit))));
}

/** Makes the action that sets a limit or lifts it. Nothing is kept where it is what the page has preset. */
function setLimit({ options }: State, limit: LimitName, score: number | undefined): Action {
  return { type: 'limit-set', limit, score: score === options.limits[limit] ? undefined : (score ?? null) };
}

/** A filter that is set. */
export interface ActiveFilter extends Chip {
  /** What it asks for: the question without it may find more. */
  readonly left:
    | { readonly limit: LimitName }
    | { readonly facet: FacetName; readonly values: readonly string[] };
}

/** The active filters that the reader may remove, in the order of the facets. */
export function activeFilters(state: State, selectors: Selectors, labels: Labels): ActiveFilter[] {
  const { messages } = state.language;
  const { facets, limits } = selectors.criteria(state);
  const ofFacets = FACETS.filter(({ name }) => isFree(state, name)).flatMap(({ name }) =>
    labels.together(name, facets[name] ?? [], selectors.totals(state, name)).map(({ label, values }) => ({
      title: messages.facets[name],
      label,
      remove: (now: State) => selectors.toggle(now, name, values, false),
      left: { facet: name, values },
    })),
  );
  if (state.options.controls !== 'all') return ofFacets;
  const { title } = messages.filters.limits;
  const ofLimits = LIMITS.flatMap((limit) => {
    const { name, score } = limit;
    const set = onScale(limit, limits[name]);
    if (set === openEnd(limit)) return [];
    return {
      title,
      label: messages.scores[score].label + messages.colon + labels.limit(limit, set),
      remove: setLimit(state, name, undefined),
      left: { limit: name },
    };
  });
  return [...ofFacets, ...ofLimits];
}

/** The product that the words ask for, unless a filter says so already. Removing it leaves the other words. */
export function understood(state: State, selectors: Selectors, { found }: Answered): Chip[] {
  const { language } = state;
  const { messages } = language;
  const { product, query } = found ?? {};
  if (!query || state.options.controls === 'none') return [];
  const filters = parsedFilters(state, found);
  if (!product || selectors.criteria(state).facets.alternative?.includes(product.slug)) return filters;
  return [
    {
      title: messages.facets.alternative,
      label: messages.search.alternatives(productLabel(product.slug, language)),
      remove: { type: 'query-typed', query: otherWords(query) },
    },
    ...filters,
  ];
}

/** The filters that words of the query were taken for. Removing one makes words of them again. */
function parsedFilters({ language: { messages } }: State, found: Answered['found']): Chip[] {
  const { facets } = messages;
  const titles: Readonly<Record<FilterKind, string>> = {
    place: facets.origin,
    license: facets.license,
    platform: facets.platform,
    audience: facets.audience,
    maker: messages.search.maker,
    order: messages.sort.label,
  };
  return (found?.filters ?? []).map(({ kind, isExcluded, words, asWords }) => ({
    title: titles[kind],
    label: isExcluded ? messages.search.without(words) : words,
    remove: { type: 'query-typed', query: asWords },
  }));
}
