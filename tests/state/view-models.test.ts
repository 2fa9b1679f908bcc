import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LIMITS, SORTS } from '../../src/search/index.js';
import type { Action } from '../../src/state/actions.js';
import { Labels, wordFor } from '../../src/state/labels.js';
import { headingLevel, noticeText } from '../../src/state/view-models.js';
import { aCatalogue, aSolution, SIX } from '../support/catalogue.js';
import { ENGLISH, OPTIONS, Replay, shown } from './support.js';

const type = (query: string): Action => ({ type: 'query-typed', query });
const NOW = Date.parse('2026-11-20T06:00:00Z');

/** Ten tags: the first is in ten solutions, the last in one. */
const TAGS = ['ten', 'nine', 'eight', 'seven', 'six', 'five', 'four', 'three', 'two', 'one'];
const TAGGED = aCatalogue(
  TAGS.map((_, index) => aSolution(`S${index}`, { tags: TAGS.slice(0, TAGS.length - index) })),
);

const facetOf = (replay: Replay, wanted: string) => {
  const facet = replay.model.filters()?.facets.find((each) => each?.name === wanted);
  assert.ok(facet, wanted);
  return { ...facet, labels: facet.values.map(({ label }) => label) };
};

describe('a long facet', () => {
  const expand = (isExpanded: boolean): Action => ({
    type: 'facet-expansion-set',
    facet: 'tag',
    isExpanded,
    isByKey: false,
  });
  const search = (query: string): Action => ({ type: 'facet-searched', facet: 'tag', query });

  it('shows the six values that find most, and those that find as much in the order of the language', () => {
    const facet = facetOf(new Replay(shown(TAGGED)), 'tag');
    assert.deepEqual(facet.labels, ['ten', 'nine', 'eight', 'seven', 'six', 'five']);
    assert.deepEqual([facet.isLong, facet.isExpanded, facet.hidden], [true, false, 4]);
    assert.ok(facet.values.every(({ isFirst }) => isFirst));
    assert.deepEqual(facet.values[0]?.count, 10);
  });

  it('shows a chosen value in any case, and says that it is no first one', () => {
    const replay = new Replay(shown(TAGGED), { type: 'facet-chosen', facet: 'tag', values: ['one'] });
    const { values, hidden } = facetOf(replay, 'tag');
    const one = values.find(({ value }) => value === 'one');
    assert.deepEqual([one?.isChosen, one?.isFirst], [true, false]);
    assert.equal(hidden, 3);
  });

  it('shows all of them when it is expanded, and those that are looked for', () => {
    const replay = new Replay(shown(TAGGED), expand(true));
    assert.equal(facetOf(replay, 'tag').labels.length, 10);
    replay.then(search(' E '));
    assert.deepEqual(facetOf(replay, 'tag').labels, [
      'ten',
      'nine',
      'eight',
      'seven',
      'five',
      'three',
      'one',
    ]);
    replay.then(search('nobody'));
    const { labels, query } = facetOf(replay, 'tag');
    assert.deepEqual([labels, query], [[], 'nobody'], 'it stays, so that the field can be cleared');
    replay.then(expand(false));
    assert.equal(facetOf(replay, 'tag').labels.length, 6);
  });

  it('leaves out values that find nothing', () => {
    const replay = new Replay(shown(TAGGED), type('S9'));
    assert.deepEqual(facetOf(replay, 'tag').labels, ['ten']);
    replay.then(type('zzzzzz'));
    assert.equal(facetOf(replay, 'tag').labels.length, 0);
    assert.equal(facetOf(replay, 'tag').hidden, 10);
  });

  it('of seven values shows all: a button for one would be longer', () => {
    const seven = aCatalogue(TAGS.slice(0, 7).map((tag) => aSolution(tag, { tags: [tag] })));
    const facet = facetOf(new Replay(shown(seven)), 'tag');
    assert.deepEqual([facet.isLong, facet.labels.length, facet.hidden], [false, 7, 0]);
  });
});

describe('what things are called', () => {
  const { facets } = ENGLISH.messages;

  it('places that find as much are sorted by their names, those in Switzerland first', () => {
    assert.deepEqual(facetOf(new Replay(shown(SIX)), 'origin').labels, [
      '🇨🇭 Switzerland',
      '🇨🇭 Zürich',
      '🇫🇷 France',
    ]);
  });

  it('a filter is named so that it is understood without its title', () => {
    const added = aCatalogue([aSolution('New', { addedAt: '2026-11-19' }), aSolution('Old')]);
    const replay = new Replay(
      shown(added),
      { type: 'facet-chosen', facet: 'added', values: ['30'] },
      { type: 'facet-chosen', facet: 'alternative', values: ['slack'] },
      { type: 'limit-set', limit: 'maxComplexity', score: 4 },
      { type: 'limit-set', limit: 'minMaturity', score: 7 },
    );
    assert.deepEqual(
      replay.model.toolbar.chips.map(({ title, label }) => [title, label]),
      [
        [facets.alternative, 'Alternatives to Slack'],
        [facets.added, 'Added: in the last 30 days'],
        ['Scores', 'Setup: moderate or better, from 7/10'],
        ['Scores', 'Maturity: mature or better, from 7/10'],
      ],
    );
    replay.then({ type: 'options-set', options: { ...OPTIONS, controls: 'search' } });
    assert.equal(replay.model.toolbar.chips.length, 2, 'limits cannot be moved without their sliders');
  });

  it('a score is in the lower, the middle or the upper third', () => {
    const words = { label: '', low: 'low', middle: 'middle', high: 'high' };
    assert.deepEqual(
      [1, 3, 4, 6, 7, 10].map((score) => wordFor(score, words)),
      ['low', 'low', 'middle', 'middle', 'high', 'high'],
    );
  });

  it('a limit at the open end lets any score through', () => {
    const labels = new Labels(SIX, ENGLISH, NOW);
    assert.deepEqual(
      LIMITS.map((limit) => [labels.limit(limit, 1), labels.limit(limit, 10)].indexOf('any')),
      LIMITS.map(({ bound }) => (bound === 'min' ? 0 : 1)),
    );
  });

  it('a solution is new for a month, unless most of them are', () => {
    const fresh = aSolution('Fresh', { addedAt: '2026-11-01' });
    const isNewAmong = (...others: (typeof fresh)[]) =>
      new Labels(aCatalogue([fresh, ...others]), ENGLISH, NOW).view(fresh).isNew;
    assert.equal(isNewAmong(aSolution('Old')), true);
    assert.notEqual(isNewAmong(), true);
    const labels = new Labels(SIX, ENGLISH, NOW);
    const [first] = SIX.solutions;
    assert.ok(first);
    assert.equal(labels.view(first), labels.view(first), 'worked out once');
    assert.equal(labels.view(first).isNew, false);
  });

  it('headings have a level from 2 to 6', () => {
    assert.deepEqual([undefined, -1, 1, 2, 4.4, 6, 9].map(headingLevel), [3, 2, 2, 2, 4, 6, 6]);
  });

  it('a notice says what happened', () => {
    const told = (...actions: readonly Action[]) => noticeText(new Replay(shown(SIX), ...actions).state);
    assert.equal(told({ type: 'link-copied', name: 'Zeta' }), ENGLISH.messages.export.copied('Zeta'));
    assert.equal(told({ type: 'link-not-copied', address: '/?q' }), ENGLISH.messages.export.notCopied('/?q'));
    const picks = ['1', '2', '3', '4', '5'].map((name): Action => ({ type: 'solution-picked', name }));
    assert.equal(told(...picks), ENGLISH.messages.compare.full);
  });
});

describe('the number of results in words', () => {
  const status = (...actions: readonly Action[]) => new Replay(shown(SIX), ...actions).status;

  it('tells all of them from some, and from none', () => {
    assert.equal(status(), '6 solutions');
    assert.equal(status({ type: 'limit-set', limit: 'maxComplexity', score: 2 }), '1 of 6 solutions');
    assert.equal(status(type('zzzzzz')), '0 of 6 solutions');
    assert.equal(status(type('e')), '6 solutions');
    assert.equal(new Replay().status, '');
    assert.equal(new Replay(shown(SIX, { isWhole: false }), type('beta')).status, '');
  });

  it('counts the alternatives to a product, and what else a bare name finds', () => {
    const slack: Action = { type: 'facet-chosen', facet: 'alternative', values: ['slack'] };
    assert.equal(status(slack), '3 alternatives to Slack');
    assert.equal(
      status({ type: 'facet-chosen', facet: 'alternative', values: ['slack', 'google-docs'] }),
      '4 of 6 solutions',
    );
    const mentioning = aCatalogue([
      aSolution('A', { tags: ['slack-alternative'] }),
      aSolution('B', { tags: [], descriptionEn: 'Connects with Slack.' }),
    ]);
    assert.equal(new Replay(shown(mentioning), type('slack')).status, '1 alternative to Slack, and 1 more');
  });

  it('is announced with the number of suggestions while the reader types', () => {
    const replay = new Replay(shown(SIX), type('alp'));
    assert.equal(replay.models.announcement(replay.state), replay.status);
    replay.then({ type: 'suggestions-opened', typed: 'alp' });
    assert.match(replay.models.announcement(replay.state), new RegExp(`^${replay.status}\\. 1 `));
  });
});

describe('what readers can do', () => {
  const withControls = (controls: typeof OPTIONS.controls, ...actions: readonly Action[]) =>
    new Replay({ type: 'options-set', options: { ...OPTIONS, controls } }, shown(SIX), ...actions).model;

  it('without controls is to look, with the search field to search, else everything', () => {
    const can = (controls: typeof OPTIONS.controls) => {
      const { exportable, toolbar, results, hasFilters } = withControls(controls);
      return [exportable, toolbar.sorts.length, results.sorts.length, hasFilters];
    };
    assert.deepEqual(can('all'), [6, SORTS.length, SORTS.length, true]);
    assert.deepEqual(can('search'), [0, 0, 0, false]);
    assert.deepEqual(can('none'), [0, 0, 0, false]);
  });

  it('to sort by stars only where a solution has some, or where that is the order already', () => {
    const sorts = (stars: number | null, ...actions: readonly Action[]) =>
      new Replay(
        shown(aCatalogue([aSolution('One', { stars: null }), aSolution('Two', { stars })])),
        ...actions,
      ).model.toolbar.sorts;
    const others = SORTS.filter((name) => name !== 'stars');
    assert.deepEqual(sorts(0), SORTS);
    assert.deepEqual(sorts(null), others);
    assert.deepEqual(sorts(null, { type: 'sort-preset', sort: 'stars' }), SORTS);
    assert.deepEqual(sorts(null, { type: 'sort-preset', sort: 'fit' }), others);
  });

  it('is to take another spelling, and to hear that nothing replaces a product', () => {
    assert.equal(withControls('all', type('gama')).toolbar.spelling?.toLowerCase(), 'gamma');
    assert.equal(withControls('all', type('gamma')).toolbar.spelling, undefined);
    const absent = withControls('all', type('alternative to Superhuman')).toolbar;
    assert.match(absent.status, /Superhuman/);
    const { nearby } = withControls('all', type('alternative to Superhuman'));
    assert.equal(nearby[0]?.label, 'Alternatives to Slack');
    assert.deepEqual(withControls('all', type('gamma')).nearby, []);
  });

  it('is to compare what the catalogue has, in the order of picking', () => {
    const picks = ['Zeta', 'Nobody', 'Alpha'].map((name): Action => ({ type: 'solution-picked', name }));
    const { picked, compared, results } = withControls('all', ...picks, { type: 'comparison-opened' });
    assert.deepEqual(
      picked?.map(({ name }) => name),
      ['Zeta', 'Alpha'],
    );
    assert.deepEqual(
      compared.map(({ view }) => view.solution.name),
      ['Zeta', 'Alpha'],
    );
    assert.deepEqual(
      results.cards.filter(({ isPicked }) => isPicked).map(({ view }) => view.solution.name),
      ['Zeta', 'Alpha'],
    );
    assert.deepEqual(withControls('all', ...picks).compared, []);
  });

  it('is to leave out the words, a limit or a value, whatever finds something', () => {
    const mit: Action = { type: 'facet-chosen', facet: 'license', values: ['MIT'] };
    const ways = (...actions: readonly Action[]) =>
      withControls('all', ...actions).waysOut.map(({ label, count }) => [label, count]);
    assert.deepEqual(ways(type('zzzzzz')), [], 'the words are all that there is');
    assert.deepEqual(ways(type('zzzzzz'), mit), [['zzzzzz', 2]]);
    assert.deepEqual(ways(type('gamma'), mit), [], 'there is a result');
    assert.deepEqual(ways(mit, { type: 'limit-set', limit: 'maxComplexity', score: 1 }), [
      ['Setup: easy or better, from 10/10', 2],
    ]);
    assert.deepEqual(ways(type('gamma'), mit, { type: 'limit-set', limit: 'minMaturity', score: 5 }), [
      ['Maturity: proven or better, from 5/10', 1],
      ['gamma', 1],
    ]);
  });
});
