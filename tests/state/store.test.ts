import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Action } from '../../src/state/actions.js';
import { initialState, type State } from '../../src/state/state.js';
import { reduce, Store } from '../../src/state/store.js';
import { aCatalogue, aSolution, SIX } from '../support/catalogue.js';
import { ENGLISH, OPTIONS, shown } from './support.js';

const after = (...actions: readonly Action[]): State => actions.reduce(reduce, initialState(ENGLISH));
const expand = (facet: 'license' | 'tag', isExpanded = true): Action => ({
  type: 'facet-expansion-set',
  facet,
  isExpanded,
  isByKey: false,
});

describe('the store', () => {
  it('tells its listeners of every action, with the state before and after it', () => {
    const store = new Store(initialState(ENGLISH));
    const heard: unknown[] = [];
    store.subscribe((...told) => heard.push(told));
    const before = store.state;
    const action: Action = { type: 'panel-toggled' };
    store.dispatch(action);
    store.dispatch(({ isPanelOpen }) => ({ type: 'query-typed', query: String(isPanelOpen) }));
    assert.deepEqual(heard[0], [action, { ...before, isPanelOpen: true }, before]);
    assert.equal(store.state.query.chosen, 'true', 'made from the state as it was then');
    assert.equal(heard.length, 2);
  });
});

describe('what an action changes', () => {
  const start = initialState(ENGLISH);
  const notice = (kind: string, rest: object) => ({ notice: { kind, ...rest } });
  const setting = (preset: string, chosen?: string) => ({ preset, chosen });
  const french = { ...ENGLISH, locale: 'fr' } as const;
  const rows: readonly (readonly [Action, Partial<Record<keyof State, unknown>>])[] = [
    [{ type: 'language-set', language: french }, { language: french }],
    [{ type: 'sort-preset', sort: 'stars' }, { sort: setting('stars') }],
    [{ type: 'layout-preset', layout: 'table' }, { layout: setting('table') }],
    [{ type: 'query-taken-over', query: 'typed early' }, { query: setting('', 'typed early') }],
    [{ type: 'sort-chosen', sort: 'stars' }, { sort: setting('', 'stars') }],
    [{ type: 'layout-chosen', layout: 'table' }, { layout: setting('cards', 'table') }],
    [{ type: 'weight-set', score: 'maturity', weight: 0 }, { weights: { ...start.weights, maturity: 0 } }],
    [{ type: 'panel-toggled' }, { isPanelOpen: true }],
    [{ type: 'suggestions-opened', typed: 'a' }, { autocomplete: { typed: 'a', active: -1 } }],
    [{ type: 'suggestion-activated', position: 2 }, { autocomplete: { typed: undefined, active: 2 } }],
    [{ type: 'facet-searched', facet: 'tag', query: 'pass' }, { facetQueries: { tag: 'pass' } }],
    [{ type: 'link-copied', name: 'Alpha' }, notice('link-copied', { name: 'Alpha' })],
    [{ type: 'link-not-copied', address: '/?q' }, notice('link-not-copied', { address: '/?q' })],
    // The element does these: the state stays the same object.
    [{ type: 'link-requested', name: 'Alpha' }, {}],
    [{ type: 'export-requested', format: 'CSV' }, {}],
    [{ type: 'print-requested' }, {}],
    [{ type: 'retry-requested' }, {}],
    [{ type: 'comparison-opened' }, {}],
  ];
  for (const [action, change] of rows)
    it(`${action.type}: ${Object.keys(change).join() || 'nothing'}`, () => {
      assert.deepEqual(reduce(start, action), { ...start, ...change });
    });

  it('nothing of an element that has just been made is chosen, open or picked', () => {
    assert.deepEqual(
      [start.sort, start.layout, start.expanded, start.isPanelOpen, start.autocomplete, start.isComparing],
      [setting(''), setting('cards'), [], false, { typed: undefined, active: -1 }, false],
    );
    assert.deepEqual([start.options.canCompare, start.options.hasLinks], [false, false]);
  });

  it('a facet is expanded and folded by itself, and forgets what was looked for in it', () => {
    const both = after(
      expand('tag'),
      { type: 'facet-searched', facet: 'tag', query: 'x' },
      expand('license'),
    );
    assert.deepEqual(both.expanded, ['tag', 'license']);
    assert.deepEqual(both.facetQueries, { tag: 'x' });
    const folded = reduce(both, expand('tag', false));
    assert.deepEqual(folded.expanded, ['license']);
    assert.deepEqual(folded.facetQueries, {});
    assert.deepEqual(reduce(both, expand('tag')).expanded, ['license', 'tag'], 'not twice');
  });

  it('a limit that the page presets anew takes the place of the reader’s, and no other does', () => {
    const limits = after(
      { type: 'limit-set', limit: 'maxComplexity', score: 3 },
      { type: 'limit-set', limit: 'minMaturity', score: 4 },
      { type: 'options-set', options: { ...OPTIONS, limits: { maxComplexity: 8 } } },
    ).limits;
    assert.deepEqual(limits, { minMaturity: 4 });
  });

  it('picks are cleared, and a solution that is picked twice stands at the end once', () => {
    const pick = (name: string): Action => ({ type: 'solution-picked', name });
    const picked = after(...['A', 'B', 'C', 'D', 'A'].map(pick));
    assert.deepEqual(picked.picked, ['B', 'C', 'D', 'A']);
    assert.equal(picked.notice, undefined);
    const full = reduce(picked, pick('E'));
    assert.equal(full.notice?.kind, 'comparison-full');
    const cleared = reduce(reduce(full, { type: 'comparison-opened' }), { type: 'picks-cleared' });
    assert.deepEqual([cleared.picked, cleared.isComparing, cleared.notice], [[], false, undefined]);
  });

  it('the comparison is closed without losing what is picked', () => {
    const closed = after(
      { type: 'solution-picked', name: 'A' },
      { type: 'comparison-opened' },
      { type: 'comparison-closed' },
    );
    assert.deepEqual([closed.picked, closed.isComparing], [['A'], false]);
  });

  it('a picked solution leaves the notice alone, unless it says that the comparison is full', () => {
    const told = after({ type: 'link-copied', name: 'A' }, { type: 'solution-picked', name: 'A' });
    assert.equal(told.notice?.kind, 'link-copied');
  });

  it('a new document leaves a notice of other things, and ends one of its age', () => {
    const other = aCatalogue([aSolution('Other')]);
    const copied = after(shown(SIX), { type: 'link-copied', name: 'A' }, shown(other));
    assert.equal(copied.notice?.kind, 'link-copied');
    const stale = after(shown(SIX, { isStale: true }));
    assert.equal(stale.notice?.kind, 'stale');
    assert.equal(reduce(stale, shown(SIX)).notice, undefined);
    assert.equal(reduce(stale, { type: 'document-shown', document: undefined }).notice, undefined);
    assert.equal(reduce(stale, shown(SIX, { isStale: true })).notice?.kind, 'stale');
  });
});
