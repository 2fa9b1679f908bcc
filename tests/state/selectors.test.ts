import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFor } from '../../src/i18n/localize.js';
import { MESSAGES } from '../../src/i18n/languages.js';
import type { Finder } from '../../src/search/finder.js';
import type { Action } from '../../src/state/actions.js';
import { layoutOf, orderOf, pageSizeOf, Selectors, weightsOf } from '../../src/state/selectors.js';
import { SIX } from '../support/catalogue.js';
import { ENGLISH, OPTIONS, Replay, shown } from './support.js';

const withOptions = (change: Partial<typeof OPTIONS>): Action => ({
  type: 'options-set',
  options: { ...OPTIONS, ...change },
});

describe('what follows from the state', () => {
  it('the order is what is recommended without words, by relevance with some, and as chosen where there is a choice', () => {
    const replay = new Replay(shown(SIX));
    assert.equal(orderOf(replay.state), 'recommended');
    replay.then({ type: 'query-typed', query: '  ' });
    assert.equal(orderOf(replay.state), 'recommended');
    replay.then({ type: 'query-typed', query: 'a' });
    assert.equal(orderOf(replay.state), 'relevance');
    replay.then({ type: 'sort-chosen', sort: 'stars' });
    assert.equal(orderOf(replay.state), 'stars');
    replay.then(withOptions({ controls: 'search' }));
    assert.equal(orderOf(replay.state), 'relevance');
  });

  it('weights count for the order by fit alone', () => {
    const replay = new Replay(shown(SIX), { type: 'weight-set', score: 'complexity', weight: 3 });
    assert.equal(weightsOf(replay.state), undefined);
    const byName = replay.names;
    replay.then({ type: 'sort-chosen', sort: 'fit' });
    assert.deepEqual(weightsOf(replay.state), { ...replay.state.weights, complexity: 3 });
    assert.equal(replay.names[0], 'Zeta', 'the easiest one is first');
    assert.notDeepEqual(replay.names, byName);
  });

  it('a page has the default number of results, unless the page says how many', () => {
    const sizes = [undefined, 0, 0.5, -3, 1, 2.9, NaN].map((limit) =>
      pageSizeOf(new Replay(withOptions({ limit })).state),
    );
    assert.deepEqual(sizes, [24, 24, 24, 24, 1, 2, 24]);
  });

  it('a layout that does not exist counts as cards', () => {
    const replay = new Replay({ type: 'layout-preset', layout: 'spiral' as 'table' });
    assert.equal(layoutOf(replay.state), 'cards');
    replay.then({ type: 'layout-chosen', layout: 'table' });
    assert.equal(layoutOf(replay.state), 'table');
    replay.then(withOptions({ controls: 'search' }));
    assert.equal(layoutOf(replay.state), 'cards', 'there is no switch');
  });

  it('a choice counts as the catalogue spells it, and one that it does not have leaves the preset', () => {
    const choose = (...values: readonly string[]): Action => ({
      type: 'facet-chosen',
      facet: 'license',
      values,
    });
    const named = (...actions: readonly Action[]) =>
      new Replay(withOptions({ facets: { license: 'AGPL-3.0-or-later' } }), shown(SIX), ...actions).names;
    assert.deepEqual(named(choose('mit')), ['Ätna', 'Gamma']);
    assert.deepEqual(named(choose('mit', 'WTFPL')), ['Ätna', 'Gamma']);
    assert.deepEqual(named(choose('WTFPL')), named());
  });

  it('another language has another index, and the same language keeps its own', () => {
    const built: Finder[] = [];
    const selectors = new Selectors((finder) => built.push(finder));
    const { state } = new Replay(shown(SIX));
    const first = selectors.finder(state);
    assert.equal(selectors.finder({ ...state, query: { preset: 'a', chosen: undefined } }), first);
    const language = { ...ENGLISH, locale: 'fr', messages: MESSAGES.fr, format: formatFor('fr') } as const;
    const french = selectors.finder({ ...state, language });
    assert.notEqual(french, first);
    const named = { ...language, categories: { Passwörter: { fr: 'Secrets' } } };
    assert.notEqual(selectors.finder({ ...state, language: named }), french);
    assert.equal(built.length, 3);
  });

  it('an index that was prepared is used, and one of first solutions is told to nobody', () => {
    const built: Finder[] = [];
    const selectors = new Selectors((finder) => built.push(finder));
    const whole = new Replay(shown(SIX)).state;
    const head = new Replay(shown({ ...SIX, solutions: SIX.solutions.slice(0, 2) }, { isWhole: false }))
      .state;
    selectors.finder(head);
    assert.deepEqual(built, []);
    const prepared = selectors.prepare(SIX.solutions, whole, 0);
    assert.equal(selectors.finder(whole), prepared);
    assert.deepEqual(built, [prepared]);
  });

  it('what is on the page as before is not changed; every other choice is', () => {
    const preset = withOptions({ facets: { license: 'mit' }, limits: { maxComplexity: 5 } });
    const isChanged = (...actions: readonly Action[]) => {
      const replay = new Replay(preset, { type: 'query-preset', query: 'a' }, shown(SIX), ...actions);
      return replay.selectors.isChanged(replay.state);
    };
    assert.equal(isChanged(), false);
    assert.equal(isChanged({ type: 'facet-chosen', facet: 'license', values: ['MIT'] }), false);
    assert.equal(isChanged({ type: 'limit-set', limit: 'maxComplexity', score: 5 }), false);
    assert.equal(isChanged({ type: 'sort-chosen', sort: 'stars' }), false, 'the order filters nothing');
    assert.equal(isChanged({ type: 'query-typed', query: 'b' }), true);
    assert.equal(isChanged({ type: 'facet-chosen', facet: 'license', values: [] }), true);
    assert.equal(isChanged({ type: 'facet-chosen', facet: 'tag', values: ['passwords'] }), true);
    assert.equal(isChanged({ type: 'limit-set', limit: 'maxComplexity', score: null }), true);
    assert.equal(isChanged({ type: 'limit-set', limit: 'minMaturity', score: 3 }), true);
  });

  it('with the search field alone, a facet that the page has preset stays as it is', () => {
    const options = withOptions({ controls: 'search', facets: { license: 'MIT' } });
    const choose = (facet: 'license' | 'tag', value: string): Action => ({
      type: 'facet-chosen',
      facet,
      values: [value],
    });
    const replay = new Replay(options, shown(SIX), choose('license', 'AGPL-3.0-or-later'));
    assert.deepEqual(replay.names, ['Ätna', 'Gamma']);
    const free = new Replay(withOptions({ controls: 'search' }), shown(SIX), choose('tag', 'passwords'));
    assert.deepEqual(free.names, ['Beta']);
  });

  it('suggests only what may be chosen, and nothing before the document is there as a whole', () => {
    const open: Action = { type: 'suggestions-opened', typed: 'passw' };
    const kinds = (...actions: readonly Action[]) => {
      const { selectors, state } = new Replay(...actions, open);
      return selectors.suggestions(state).map(({ kind }) => kind);
    };
    assert.deepEqual(kinds(shown(SIX)).toSorted(), ['category', 'tag']);
    const isPreset = withOptions({ controls: 'search', facets: { category: 'Passwörter' } });
    assert.deepEqual(kinds(isPreset, shown(SIX)), ['tag']);
    assert.deepEqual(kinds(shown(SIX, { isWhole: false })), []);
    assert.deepEqual(kinds(), []);
  });

  it('a solution that is suggested is searched by its name, and everything else is the one choice in its facet', () => {
    const { selectors, state } = new Replay(shown(SIX), {
      type: 'facet-chosen',
      facet: 'tag',
      values: ['x'],
    });
    const suggested = (kind: 'solution' | 'category' | 'tag', value: string) =>
      selectors.choiceOf(state, { kind, value });
    assert.deepEqual(suggested('solution', 'Beta'), { type: 'suggestion-chosen', query: 'Beta', facets: {} });
    assert.deepEqual(suggested('tag', 'passwords'), {
      type: 'suggestion-chosen',
      query: '',
      facets: { tag: ['passwords'] },
    });
    assert.deepEqual(suggested('category', 'Passwörter'), {
      type: 'suggestion-chosen',
      query: '',
      facets: { category: ['Passwörter'] },
    });
  });

  it('another product that is typed replaces the one that was chosen or preset; other words narrow it down', () => {
    const chosen: Action = { type: 'facet-chosen', facet: 'alternative', values: ['slack'] };
    const preset = withOptions({ facets: { alternative: 'slack' } });
    const typed = (before: Action, query: string) => {
      const replay = new Replay(before, shown(SIX));
      const { selectors } = replay;
      replay.then({ type: 'query-typed', query });
      const letGo = selectors.asksForAnother(replay.state)
        ? selectors.letGoOfProduct(replay.state)
        : undefined;
      if (letGo) replay.then(letGo);
      return [selectors.criteria(replay.state).facets.alternative, replay.state.query.chosen];
    };
    for (const before of [chosen, preset]) {
      assert.deepEqual(typed(before, '1password'), [undefined, '1password']);
      assert.deepEqual(typed(before, 'slack'), [['slack'], 'slack']);
      assert.deepEqual(typed(before, 'chat'), [['slack'], 'chat']);
    }
    const locked = withOptions({ controls: 'search', facets: { alternative: 'slack' } });
    assert.deepEqual(typed(locked, '1password'), [['slack'], '1password'], 'the page does not let it go');
  });
});
