import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FACETS, LIMITS, SORTS } from '../../src/search/index.js';
import type { Action } from '../../src/state/actions.js';
import { reduce } from '../../src/state/store.js';
import { LAYOUTS } from '../../src/state/options.js';
import { initialState, MAX_COMPARED, type State } from '../../src/state/state.js';
import { parseUrl } from '../../src/state/url-parameters.js';
import { SIX } from '../support/catalogue.js';
import fc from '../support/fast-check.js';
import { ENGLISH, OPTIONS, Replay, shown } from './support.js';

const names = SIX.solutions.map(({ name }) => name);
const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);

/** Everything that readers and pages can do, in any order. */
const anAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    type: fc.constant('query-typed' as const),
    query: oneOf(['', 'a', 'alpha', 'slack', 'MIT', 'zzz']),
  }),
  fc.record({ type: fc.constant('query-preset' as const), query: oneOf(['', 'beta']) }),
  fc.record({ type: fc.constant('sort-preset' as const), sort: oneOf(['', ...SORTS] as const) }),
  fc.record({ type: fc.constant('layout-preset' as const), layout: oneOf(LAYOUTS) }),
  fc.record({
    type: fc.constant('options-set' as const),
    options: fc.record({
      controls: oneOf(['all', 'search', 'none'] as const),
      facets: oneOf([
        {},
        { license: 'mit' },
        { category: 'Kommunikation, Passwörter' },
        { origin: 'nowhere' },
      ]),
      limits: oneOf([{}, { maxComplexity: 5 }, { minMaturity: 9, maxMaintenance: 3 }]),
      limit: oneOf([undefined, 0, 2, 24]),
      headingLevel: oneOf([undefined, 2, 9]),
      groups: oneOf([undefined, [], ['license', 'scores']]),
      canCompare: fc.boolean(),
      hasBrowse: fc.boolean(),
      hasGuide: fc.boolean(),
      detailUrl: oneOf([undefined, 'https://catalogue.example/{lang}/{slug}/']),
      logos: oneOf([undefined, 'https://catalogue.example/assets/logos/{slug}.svg']),
      hasLinks: fc.boolean(),
    }),
  }),
  fc.record({
    type: fc.constant('facet-chosen' as const),
    facet: oneOf(FACETS.map(({ name }) => name)),
    values: oneOf([undefined, [], ['MIT'], ['slack'], ['Kommunikation', 'docker'], ['no such value']]),
  }),
  fc.record({
    type: fc.constant('limit-set' as const),
    limit: oneOf(LIMITS.map(({ name }) => name)),
    score: oneOf([undefined, null, 1, 5, 10]),
  }),
  fc.record({ type: fc.constant('sort-chosen' as const), sort: oneOf(SORTS) }),
  fc.record({ type: fc.constant('layout-chosen' as const), layout: oneOf(LAYOUTS) }),
  fc.record({
    type: fc.constant('weight-set' as const),
    score: oneOf(['complexity', 'maturity', 'resourceUsage', 'maintenance'] as const),
    weight: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({ type: fc.constant('print-toggled' as const), isPrinting: fc.boolean() }),
  fc.record({ type: fc.constant('suggestions-opened' as const), typed: oneOf(['', 's', 'alp']) }),
  fc.record({
    type: fc.constant('suggestion-activated' as const),
    position: fc.integer({ min: -1, max: 7 }),
  }),
  fc.record({
    type: fc.constant('facet-expansion-set' as const),
    facet: oneOf(FACETS.map(({ name }) => name)),
    isExpanded: fc.boolean(),
    isByKey: fc.boolean(),
  }),
  fc.record({
    type: oneOf(['solution-picked', 'solution-unpicked'] as const),
    name: oneOf([...names, 'Nobody']),
  }),
  fc.record({
    type: oneOf([
      'question-reset',
      'suggestions-closed',
      'panel-toggled',
      'view-toggled',
      'more-shown',
      'picks-cleared',
      'comparison-opened',
      'comparison-closed',
      'notice-ended',
    ] as const),
  }),
);

const someActions = fc.array(anAction, { maxLength: 30 });

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

const start = (): State => deepFreeze({ ...initialState(ENGLISH), options: OPTIONS, language: ENGLISH });

describe('the state, whatever happens', () => {
  it('is never changed in place, and the same actions lead to the same state', () => {
    fc.assert(
      fc.property(someActions, (actions) => {
        const run = () => actions.reduce((state, action) => deepFreeze(reduce(state, action)), start());
        assert.deepEqual(run(), run());
      }),
    );
  });

  it('shows what filtering, one by one, would show', () => {
    fc.assert(
      fc.property(someActions, (actions) => {
        const replay = new Replay(shown(SIX), ...actions);
        const { state, selectors } = replay;
        const { facets, limits } = selectors.criteria(state);
        const found = selectors
          .finder(state)
          ?.ask({ query: '', criteria: { facets: {}, limits: {} }, sort: 'name' });
        const filtered = [...(found?.indices ?? [])]
          .flatMap((index) => SIX.solutions[index] ?? [])
          .filter(
            (solution) =>
              FACETS.every(({ name, values }) => {
                const wanted = facets[name];
                return (
                  !wanted?.length ||
                  values(solution, state.document?.at).some((value) => wanted.includes(value))
                );
              }) &&
              LIMITS.every(({ name, score, bound }) => {
                const limit = limits[name];
                if (limit === undefined) return true;
                return bound === 'min' ? solution[score] >= limit : solution[score] <= limit;
              }),
          );
        const all = selectors.allResults(state);
        assert.ok(
          all.every((solution) => filtered.includes(solution)),
          'nothing is shown that a filter excludes',
        );
        const hasWords = replay.model.searchBox.query.trim() !== '';
        if (!hasWords) assert.equal(all.length, filtered.length);
      }),
    );
  });

  it('keeps what can be counted within bounds', () => {
    fc.assert(
      fc.property(someActions, (actions) => {
        const { state, names: shownNames, selectors } = new Replay(shown(SIX), ...actions);
        assert.ok(state.picked.length <= MAX_COMPARED);
        assert.equal(new Set(state.picked).size, state.picked.length);
        assert.ok(!state.isComparing || state.picked.length > 0);
        assert.ok(state.pages >= 1);
        assert.ok(shownNames.length <= selectors.allResults(state).length);
      }),
    );
  });

  it('comes back from its URL: the same question finds the same', () => {
    fc.assert(
      fc.property(someActions, (actions) => {
        const replay = new Replay(shown(SIX), ...actions);
        const { url } = replay;
        const before = replay.selectors.allResults(replay.state);
        const chosen = [replay.state.query, replay.state.sort, replay.state.layout].map(
          ({ chosen: value, preset }) => value ?? preset,
        );
        replay.then({ type: 'url-read', url: parseUrl((key) => url[key]) });
        assert.deepEqual(replay.url, url);
        assert.deepEqual(replay.selectors.allResults(replay.state), before);
        assert.deepEqual(
          [replay.state.query, replay.state.sort, replay.state.layout].map(
            ({ chosen: value, preset }) => value ?? preset,
          ),
          chosen,
        );
      }),
    );
  });
});
