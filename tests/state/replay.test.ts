import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Action } from '../../src/state/actions.js';
import { MAX_COMPARED } from '../../src/state/state.js';
import { parseUrl } from '../../src/state/url-parameters.js';
import { noticeText } from '../../src/state/view-models.js';
import { aCatalogue, aSolution, SIX } from '../support/catalogue.js';
import { OPTIONS, Replay, shown } from './support.js';

const type = (query: string): Action => ({ type: 'query-typed', query });
const MANY = aCatalogue(
  Array.from({ length: 60 }, (_, at) => aSolution(at === 50 ? 'Quokka' : `Solution ${at + 1}`)),
);

describe('the state, action by action', () => {
  it('shows nothing before a document is there, and all of it as recommended then', () => {
    const replay = new Replay();
    assert.deepEqual(replay.names, []);
    assert.equal(replay.models.catalogue(replay.state), undefined);
    replay.then(shown(SIX));
    assert.deepEqual(replay.names, ['Zeta', 'Beta', 'Ätna', 'Alpha', 'Delta', 'Gamma']);
    assert.equal(replay.status, '6 solutions');
  });

  it('the second question replaces the first', () => {
    const replay = new Replay(shown(SIX), type('delta'), type('gamma'));
    assert.deepEqual(replay.names, ['Gamma']);
    assert.equal(replay.model.toolbar.sort, 'relevance');
    assert.deepEqual(replay.url, { query: ['gamma'] });
  });

  it('values of a facet are added and taken out again', () => {
    const replay = new Replay(shown(SIX)).choose('license', 'MIT');
    assert.deepEqual(replay.names, ['Ätna', 'Gamma']);
    assert.deepEqual(replay.chips, ['MIT']);
    assert.deepEqual(replay.url, { license: ['MIT'] });
    replay.choose('license', 'MIT', false);
    assert.equal(replay.names.length, 6);
    assert.deepEqual(replay.url, {});
  });

  it('two presses in one frame are both taken, though both were rendered before either', () => {
    const replay = new Replay(shown(SIX));
    const values =
      replay.model.filters()?.facets.find((facet) => facet?.name === 'alternative')?.values ?? [];
    const [first, second] = values.filter(({ value }) => value === 'google-docs' || value === 'slack');
    assert.ok(first && second);
    replay.then(first.choose(true), second.choose(true));
    assert.deepEqual(replay.names, ['Zeta', 'Ätna', 'Delta', 'Gamma']);
  });

  it('a chip takes its own filter away and nothing else', () => {
    const replay = new Replay(shown(SIX)).choose('license', 'MIT').choose('deployment', 'kubernetes');
    assert.deepEqual(replay.names, ['Ätna']);
    const chip = replay.model.toolbar.chips.find(({ label }) => label === 'MIT');
    assert.ok(chip);
    replay.then(chip.remove);
    assert.deepEqual(replay.url, { deployment: ['kubernetes'] });
    assert.deepEqual(replay.names, ['Ätna']);
  });

  it('a limit that is moved back to what the page has preset leaves no trace', () => {
    const options = { ...OPTIONS, limits: { maxComplexity: 5 } };
    const replay = new Replay({ type: 'options-set', options }, shown(SIX));
    assert.deepEqual(replay.names, ['Zeta', 'Beta', 'Ätna', 'Delta', 'Gamma']);
    const slider = () => {
      const limit = replay.model.filters()?.limits.find(({ name }) => name === 'maxComplexity');
      assert.ok(limit);
      return limit;
    };
    assert.equal(slider().value, 5);
    replay.then(slider().set(2));
    assert.deepEqual(replay.names, ['Zeta']);
    assert.deepEqual(replay.url, { 'max-complexity': ['2'] });
    replay.then(slider().set(10));
    assert.equal(replay.names.length, 6);
    assert.deepEqual(replay.url, { 'max-complexity': [] });
    replay.then(slider().set(5));
    assert.deepEqual(replay.url, {});
    assert.equal(replay.model.toolbar.isChanged, false);
  });

  it('a preset set anew takes the place of what the reader chose there, and only there', () => {
    const replay = new Replay(shown(SIX)).choose('license', 'MIT').choose('deployment', 'kubernetes');
    replay.then({ type: 'options-set', options: { ...OPTIONS, facets: { license: 'AGPL-3.0-or-later' } } });
    assert.deepEqual(replay.chips.toSorted(), ['AGPL-3.0-or-later', 'Kubernetes']);
    assert.deepEqual(replay.url, { deployment: ['kubernetes'] });
  });

  it('resetting goes back to the presets', () => {
    const options = { ...OPTIONS, facets: { category: 'passwörter' } };
    const replay = new Replay(
      { type: 'options-set', options },
      { type: 'query-preset', query: 'beta' },
      shown(SIX),
    );
    assert.deepEqual(replay.names, ['Beta']);
    replay.then(type('')).choose('deployment', 'docker');
    assert.equal(replay.model.toolbar.isChanged, true);
    replay.then({ type: 'question-reset' });
    assert.deepEqual(replay.names, ['Beta']);
    assert.equal(replay.model.toolbar.isChanged, false);
  });

  it('without controls the presets hold, whatever the URL says', () => {
    const options = { ...OPTIONS, controls: 'none', facets: { license: 'MIT' } } as const;
    const url = parseUrl(
      (key) => ({ query: ['zeta'], license: ['AGPL-3.0-or-later'], layout: ['table'] })[key],
    );
    const replay = new Replay({ type: 'options-set', options }, shown(SIX), { type: 'url-read', url });
    assert.deepEqual(replay.names, ['Ätna', 'Gamma']);
    assert.equal(replay.model.results.layout, 'cards');
    assert.deepEqual(replay.chips, []);
  });

  it('"show more" shows a page more, and another question begins on the first page', () => {
    const replay = new Replay(shown(MANY));
    assert.equal(replay.names.length, 24);
    assert.equal(replay.model.results.next, 24);
    replay.then({ type: 'more-shown' });
    assert.equal(replay.names.length, 48);
    assert.equal(replay.model.results.next, 12);
    replay.then({ type: 'layout-chosen', layout: 'table' });
    assert.equal(replay.names.length, 48, 'another layout shows the same results');
    replay.then({ type: 'sort-chosen', sort: 'stars' });
    assert.equal(replay.names.length, 24);
  });

  it('the same question keeps its pages, however it is asked again; another source does not', () => {
    const replay = new Replay(
      shown(MANY),
      { type: 'more-shown' },
      { type: 'solution-picked', name: 'Quokka' },
    );
    const { url } = replay;
    replay.then({ type: 'comparison-opened' }, { type: 'url-read', url: parseUrl((key) => url[key]) });
    assert.equal(replay.state.isComparing, false);
    assert.equal(replay.names.length, 48, 'Back closes the comparison and nothing else');
    replay.then({ type: 'sort-chosen', sort: 'recommended' });
    assert.equal(replay.names.length, 48, 'the order that it has already');
    replay.then({ type: 'document-shown', document: undefined }, shown(MANY));
    assert.equal(replay.names.length, 24);
  });

  it('the order that holds by itself never stands in the URL', () => {
    const replay = new Replay(shown(SIX), { type: 'sort-chosen', sort: 'stars' });
    assert.deepEqual(replay.url, { sort: ['stars'] });
    replay.then({ type: 'sort-chosen', sort: 'recommended' });
    assert.deepEqual(replay.url, {});
    replay.then({ type: 'sort-preset', sort: 'name' }, { type: 'sort-chosen', sort: 'recommended' });
    assert.deepEqual(replay.url, { sort: ['recommended'] }, 'where the page presets another');
    replay.then({ type: 'sort-chosen', sort: 'name' });
    assert.deepEqual(replay.url, {});
  });

  it('a preset limit beyond the scale limits nothing, and is no filter to remove', () => {
    const options = { ...OPTIONS, limits: { maxComplexity: 11, minMaturity: 0 } };
    const replay = new Replay({ type: 'options-set', options }, shown(SIX));
    assert.equal(replay.names.length, 6);
    assert.deepEqual(replay.chips, []);
    assert.equal(replay.model.filters()?.active, 0);
  });

  it('on paper everything is shown', () => {
    const replay = new Replay(shown(MANY), { type: 'print-toggled', isPrinting: true });
    assert.equal(replay.names.length, 60);
    replay.then({ type: 'print-toggled', isPrinting: false });
    assert.equal(replay.names.length, 24);
  });

  it('choosing a suggested product clears the words and chooses it alone', () => {
    const replay = new Replay(shown(SIX), type('goo'), { type: 'suggestions-opened', typed: 'goo' });
    const [suggestion] = replay.model.searchBox.suggestions;
    assert.equal(suggestion?.value, 'google-docs');
    replay.then(replay.selectors.choiceOf(replay.state, suggestion));
    assert.deepEqual(replay.names, ['Delta']);
    assert.deepEqual(replay.url, { 'alternative-to': ['google-docs'] });
    assert.deepEqual(replay.model.searchBox, { query: '', suggestions: [], active: -1 });
  });

  it(`at most ${MAX_COMPARED} solutions are compared, and the last one that goes closes the comparison`, () => {
    const pick = (name: string): Action => ({ type: 'solution-picked', name });
    const replay = new Replay(shown(SIX), ...['Zeta', 'Alpha', 'Beta', 'Gamma', 'Delta'].map(pick));
    assert.deepEqual(replay.state.picked, ['Zeta', 'Alpha', 'Beta', 'Gamma']);
    assert.notEqual(noticeText(replay.state), '');
    replay.then({ type: 'comparison-opened' });
    assert.equal(replay.model.compared.length, MAX_COMPARED);
    for (const name of ['Zeta', 'Alpha', 'Beta']) replay.then({ type: 'solution-unpicked', name });
    assert.equal(replay.state.isComparing, true);
    assert.equal(noticeText(replay.state), '');
    replay.then({ type: 'solution-unpicked', name: 'Gamma' });
    assert.equal(replay.state.isComparing, false);
  });

  it('says once that a catalogue could not be renewed, and no longer when it was', () => {
    const replay = new Replay(shown(SIX));
    assert.equal(noticeText(replay.state), '');
    replay.then(shown(SIX, { isStale: true }));
    assert.match(noticeText(replay.state), /2026/);
    replay.then({ type: 'notice-ended' }, shown(SIX, { isStale: true }));
    assert.equal(noticeText(replay.state), '');
    replay.then(shown(MANY, { isStale: true }));
    assert.notEqual(noticeText(replay.state), '');
    replay.then(shown(MANY));
    assert.equal(noticeText(replay.state), '');
  });

  it('the first solutions of a document are shown uncounted, unless they may lack what the rest has', () => {
    const head = { ...MANY, solutions: MANY.solutions.slice(0, 30) };
    const replay = new Replay(shown(head, { isWhole: false }));
    assert.equal(replay.names.length, 24);
    assert.equal(replay.model.filters(), undefined);
    assert.equal(replay.model.exportable, 0);
    replay.then(type('quokka'));
    assert.equal(replay.models.catalogue(replay.state), undefined);
    replay.then(shown(MANY));
    assert.deepEqual(replay.names, ['Quokka']);
  });

  it('the first solutions of a document have what the page presets above them, and nothing moves with the rest', () => {
    const options = {
      ...OPTIONS,
      facets: { license: 'MIT, AGPL-3.0-or-later' },
      limits: { maxResourceUsage: 9 },
    };
    const head = { ...MANY, solutions: MANY.solutions.slice(0, 30) };
    const replay = new Replay({ type: 'options-set', options }, shown(head, { isWhole: false }));
    assert.equal(replay.names.length, 24);
    const { chips } = replay;
    assert.equal(chips.length, 3);
    replay.then(shown(MANY));
    assert.deepEqual(replay.chips, chips);
  });

  it('leads out of a question that finds nothing', () => {
    // A licence that finds nothing has no checkbox; the URL may ask for it all the same.
    const replay = new Replay(shown(SIX), type('zeta'), {
      type: 'facet-chosen',
      facet: 'license',
      values: ['MIT'],
    });
    assert.deepEqual(replay.names, []);
    const ways = replay.model.waysOut;
    assert.deepEqual(
      ways.map(({ label, count }) => [label, count]),
      [
        ['MIT', 1],
        ['zeta', 2],
      ],
    );
    const [dropLicence] = ways;
    assert.ok(dropLicence);
    replay.then(dropLicence.take);
    assert.deepEqual(replay.names, ['Zeta']);
  });
});
