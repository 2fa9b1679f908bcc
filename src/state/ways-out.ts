// What readers are offered besides results: ways out where nothing is found, tiles to begin with, the guide.
import { SCORES, type Solution } from '../catalogue/schema.js';
import type { Criteria, FacetName, LimitName } from '../search/index.js';
import { commonest } from '../search/steps.js';
import type { Action, ActionCreator } from './actions.js';
import type { ActiveFilter } from './filter-models.js';
import { solutionCount, sortOf, type Labels } from './labels.js';
import { RUNNERS, type Runner } from './options.js';
import { facetOf, isFree, textOf, type Answered, type Selectors } from './selectors.js';
import { EQUAL_WEIGHTS, type Answers, type State } from './state.js';

/** Another question than the one that finds nothing, and that finds something. */
export interface WayOut {
  readonly label: string;
  /** How many solutions would be found then. */
  readonly count: number;
  readonly take: Action | ActionCreator;
}

/** How many solutions a question finds. */
function countOf(state: State, selectors: Selectors, query: string, criteria: Criteria): number {
  return selectors.find(state, query, criteria).length;
}

/** What the filters are without one of them. */
function without({ facets, limits }: Criteria, left: ActiveFilter['left']): Criteria {
  if ('limit' in left) return { facets, limits: { ...limits, [left.limit]: undefined } };
  const values = facets[left.facet]?.filter((value) => !left.values.includes(value)) ?? [];
  return { facets: { ...facets, [left.facet]: values }, limits };
}

/** What would find something without one filter, or without the words. */
export function waysOut(state: State, selectors: Selectors, active: readonly ActiveFilter[]): WayOut[] {
  const text = textOf(state);
  const criteria = selectors.criteria(state);
  const ways: WayOut[] = active.map(({ label, remove, left }) => ({
    label,
    take: remove,
    count: countOf(state, selectors, text, without(criteria, left)),
  }));
  if (state.options.controls !== 'none' && active.length > 0 && text !== '')
    ways.push({
      label: text,
      take: { type: 'query-typed', query: '' },
      count: countOf(state, selectors, '', criteria),
    });
  return ways.filter(({ count }) => count > 0);
}

/** Where readers may look on whose words find nothing: a solution, or one value of a facet, in place of these words. */
export function nearby(
  state: State,
  selectors: Selectors,
  labels: Labels,
  found: NonNullable<Answered['found']>,
): Tile[] {
  const { facets, limits } = selectors.criteria(state);
  const suggestions = selectors.finder(state)?.nearest(found) ?? [];
  return suggestions.flatMap((suggestion) => {
    const { kind, value } = suggestion;
    const facet = facetOf(kind);
    if (facet && !isFree(state, facet)) return [];
    const [label, query, chosen] = facet
      ? [labels.phrase(facet, value), '', { ...facets, [facet]: [value] }]
      : [value, value, facets];
    const count = countOf(state, selectors, query, { facets: chosen, limits });
    const take = (now: State) => selectors.choiceOf(now, suggestion);
    return count > 0 ? { label, count: facet && count, take } : [];
  });
}

/** How many products, and how many categories, are offered at most. */
const MOST = 20;

/** A product or a category to begin with, or an answer to a question of the guide. */
export interface Tile extends Omit<WayOut, 'count'> {
  /** Undefined where it says nothing. */
  readonly count?: number | undefined;
  readonly icon?: string;
  /** Whether an answer is chosen; undefined for what is none. */
  readonly isChosen?: boolean;
}

/** A row of tiles, or a question with its answers. */
export interface Shelf {
  readonly title: string;
  readonly tiles: readonly Tile[];
}

/** The values of a facet, those that most solutions have first. */
function most(facet: FacetName, state: State, selectors: Selectors, labels: Labels) {
  const totals = selectors.totals(state, facet);
  return labels
    .values(facet, totals)
    .map((each) => ({ ...each, count: totals.get(each.value) ?? 0 }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST);
}

/**
 * The products that most solutions replace, and the categories with most solutions; nothing before all of them are there.
 * @param filter makes the action that filters by values of a facet
 */
export function shelves(
  state: State,
  selectors: Selectors,
  labels: Labels,
  filter: (facet: FacetName, values: readonly string[]) => ActionCreator,
): Shelf[] {
  if (!state.document?.isWhole) return [];
  const { replaced, facets } = state.language.messages;
  const { solutions } = state.document.catalogue;
  const shelf = (facet: FacetName, title: string): Shelf => ({
    title,
    tiles: most(facet, state, selectors, labels).map(({ value, label, count }) => ({
      label,
      icon: facet === 'category' ? iconOf(value, solutions) : '',
      count,
      take: filter(facet, [value]),
    })),
  });
  return [shelf('alternative', replaced), shelf('category', facets.category)].filter(
    ({ tiles }) => tiles.length > 0,
  );
}

/** The icon that most solutions of a category have; of several the one that comes first. */
const iconOf = (category: string, solutions: readonly Solution[]): string =>
  commonest(solutions.filter((each) => each.category === category).map(({ icon }) => icon))[0] ?? '';

/** Of how many products the guide asks: so many leave room for its other questions on a phone. */
const MOST_PRODUCTS = 12;

/** How many of the best solutions are compared in the end. */
const BEST = 3;

/** How much the score weighs that matters most; each of the others weighs 1. */
const MUCH = 3;

/**
 * What is asked of a solution for those who could run it. One person can do what asks for moderate effort, a score of 5 at
 * most: up to 4 would leave a fifth of the products of the bundled catalogue without any answer.
 */
const WANTED: Readonly<
  Record<Runner, { facets?: Criteria['facets']; limits?: Partial<Record<LimitName, number>> }>
> = {
  nobody: { facets: { platform: ['no-server', 'hosted-offer'] } },
  self: { limits: { maxComplexity: 5, maxMaintenance: 5 } },
  department: { facets: { deployment: ['docker', 'kubernetes'] } },
  provider: { facets: { platform: ['hosted-offer'] } },
};

/** The guide: three questions, of which each may be left out. */
export interface GuideModel {
  /** Empty while it is closed. */
  readonly questions: readonly Shelf[];
  /** How many solutions the answers let through, in words. */
  readonly status: string;
  /** Shows what fits best; undefined where nothing is let through. */
  readonly end: Tile | undefined;
}

export function guide(state: State, selectors: Selectors, labels: Labels): GuideModel {
  const { isGuiding, answers, language, document, options } = state;
  const finder = selectors.finder(state);
  if (!isGuiding || !document?.isWhole || !finder) return { questions: [], status: '', end: undefined };
  const { messages, format } = language;
  const question = (
    title: string,
    name: keyof Answers,
    values: readonly { readonly value: string; readonly label: string; readonly count?: number }[],
  ): Shelf => ({
    title,
    tiles: values.map(({ value, ...tile }) => {
      const isChosen = answers[name] === value;
      const answer = { [name]: isChosen ? undefined : value };
      return { ...tile, isChosen, take: { type: 'guide-answered', answers: answer } };
    }),
  });
  const ask = ({ product, runner, score }: Answers) => {
    const { facets, limits = {} } = runner ? WANTED[runner] : {};
    const asked = {
      facets: { ...facets, ...(product && { alternative: [product] }) },
      limits,
      weights: { ...EQUAL_WEIGHTS, ...(score && { [score]: MUCH }) },
    };
    return { asked, ...finder.ask({ query: '', criteria: asked, sort: 'fit', weights: asked.weights }) };
  };
  const { asked, indices } = ask(answers);
  const best = [...indices.slice(0, BEST)].flatMap((at) => finder.solutions[at]?.name ?? []);
  const picked = options.canCompare && best.length > 1 ? best : [];
  const n = indices.length;
  return {
    questions: [
      question(
        messages.guide.product,
        'product',
        most('alternative', state, selectors, labels).slice(0, MOST_PRODUCTS),
      ),
      question(
        messages.guide.runner,
        'runner',
        RUNNERS.map((value) => ({
          value,
          label: messages.guide.runners[value],
          count: ask({ ...answers, runner: value }).indices.length,
        })),
      ),
      question(
        messages.guide.score,
        'score',
        SCORES.map((value) => ({ value, label: messages.sort.by[sortOf(value)] })),
      ),
    ],
    status: messages.status.some(format.number(n), format.number(finder.solutions.length)),
    end:
      n > 0
        ? {
            label:
              picked.length > 0
                ? messages.guide.best(format.number(picked.length))
                : messages.filters.show(solutionCount(n, language)),
            take: { type: 'guide-ended', ...asked, picked },
          }
        : undefined,
  };
}
