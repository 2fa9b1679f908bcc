import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Action } from '../../src/state/actions.js';
import { EQUAL_WEIGHTS, MAX_COMPARED } from '../../src/state/state.js';
import { parseUrl, URL_PARAMETERS } from '../../src/state/url-parameters.js';
import { SIX } from '../support/catalogue.js';
import { Replay, shown } from './support.js';

const parse = (url: Readonly<Record<string, readonly string[]>>) => parseUrl((key) => url[key]);
const NOTHING = parse({});

describe('what the URL says', () => {
  it('nothing, of a page that nobody has touched', () => {
    assert.deepEqual(new Replay(shown(SIX)).url, {});
    assert.deepEqual(NOTHING, {
      query: undefined,
      sort: undefined,
      layout: undefined,
      facets: {},
      limits: {},
      weights: EQUAL_WEIGHTS,
      picked: [],
      isComparing: false,
    });
  });

  const written: readonly (readonly [string, readonly Action[], Record<string, readonly string[]>])[] = [
    ['an order', [{ type: 'sort-chosen', sort: 'stars' }], { sort: ['stars'] }],
    ['a layout', [{ type: 'layout-chosen', layout: 'table' }], { layout: ['table'] }],
    ['weights', [{ type: 'weight-set', score: 'maturity', weight: 3 }], { fit: ['1311'] }],
    ['a lifted limit', [{ type: 'limit-set', limit: 'minMaturity', score: null }], { 'min-maturity': [] }],
    [
      'a cleared query',
      [
        { type: 'query-preset', query: 'beta' },
        { type: 'query-typed', query: '' },
      ],
      { query: [] },
    ],
    [
      'an open comparison',
      [{ type: 'solution-picked', name: 'Zeta' }, { type: 'comparison-opened' }],
      { compare: ['Zeta'], comparison: ['open'] },
    ],
  ];
  for (const [what, actions, url] of written)
    it(`${what}, and is understood again`, () => {
      const replay = new Replay(shown(SIX), ...actions);
      assert.deepEqual(replay.url, url);
      const [preset] = actions;
      const reader = new Replay(shown(SIX), ...(preset?.type === 'query-preset' ? [preset] : []));
      reader.then({ type: 'url-read', url: parse(url) });
      assert.deepEqual(reader.url, url);
    });

  const ignored: readonly (readonly [string, readonly string[]])[] = [
    ['sort', ['by-magic']],
    ['layout', ['spiral']],
    ['max-complexity', ['0']],
    ['max-complexity', ['11']],
    ['max-complexity', ['x5']],
    ['max-complexity', ['5.5']],
    ['fit', ['131']],
    ['fit', ['21111']],
    ['fit', ['12222']],
    ['fit', ['x2222']],
    ['fit', ['1114']],
    ['fit', []],
    ['comparison', ['open']],
  ];
  for (const [key, values] of ignored)
    it(`ignores ${key}=${values.join(',')}`, () => {
      assert.deepEqual(parse({ [key]: values }), NOTHING);
    });

  it('picks each solution once, and no more than can be compared', () => {
    const names = ['A', 'A', 'B', 'C', 'D', 'E'];
    const { picked, isComparing } = parse({ compare: names, comparison: ['open'] });
    assert.deepEqual(picked, ['A', 'B', 'C', 'D']);
    assert.equal(picked.length, MAX_COMPARED);
    assert.equal(isComparing, true);
    assert.equal(parse({ compare: names, comparison: ['shut'] }).isComparing, false);
    assert.equal(parse({ compare: names }).isComparing, false);
  });

  it('keeps what is typed out of the steps of Back, and makes one step of a slider', () => {
    const changesOf = (wanted: string) => URL_PARAMETERS.find(({ key }) => key === wanted)?.changes;
    assert.deepEqual(
      ['query', 'license', 'max-complexity', 'sort', 'fit', 'layout', 'compare', 'comparison'].map(changesOf),
      ['typed', 'choice', 'slider', 'choice', 'slider', 'choice', 'choice', 'choice'],
    );
  });
});
