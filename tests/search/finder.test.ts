import { expect } from '@open-wc/testing';
import { Finder } from '../../src/search/finder.js';
import { SIX } from '../support/catalogue.js';

const NOW = Date.parse('2026-06-01');
const NOTHING = { facets: {}, limits: {} };
const namesOf = ({ solutions }: Finder, indices: Iterable<number>) =>
  [...indices].map((index) => solutions[index]?.name);

describe('the finder', () => {
  it('builds its index in steps, and whoever asks earlier gets the same answer', () => {
    const patient = new Finder(SIX.solutions, 'en', NOW);
    let steps = 1;
    while (!patient.prepare()) steps += 1;
    expect(patient.prepare(), 'complete stays complete').to.equal(true);
    expect(steps).to.be.above(0);
    const hasty = new Finder(SIX.solutions, 'en', NOW);
    const question = { query: 'alternatives to 1password', criteria: NOTHING, sort: 'relevance' } as const;
    expect(namesOf(hasty, hasty.ask(question).indices)).to.deep.equal(
      namesOf(patient, patient.ask(question).indices),
    );
    expect(namesOf(hasty, hasty.ask(question).indices).sort()).to.deep.equal(['Alpha', 'Beta']);
  });

  it('knows all values of a facet, and what is new', () => {
    const finder = new Finder(SIX.solutions, 'en', NOW);
    expect(Object.fromEntries(finder.totals('license'))).to.deep.equal({ 'AGPL-3.0-or-later': 4, MIT: 2 });
    const { indices } = finder.ask({
      query: '',
      criteria: { facets: { added: ['30'] }, limits: {} },
      sort: 'name',
    });
    expect(namesOf(finder, indices)).to.deep.equal(['Beta']);
  });

  it('counts every licence of an expression', () => {
    const [first, ...others] = SIX.solutions;
    const finder = new Finder(
      [{ ...first!, license: '(MIT OR Apache-2.0) AND CC0-1.0' }, ...others],
      'en',
      NOW,
    );
    const { counts } = finder.ask({ query: '', criteria: NOTHING, sort: 'name' });
    expect(Object.fromEntries(counts.license)).to.deep.equal({
      MIT: 3,
      'Apache-2.0': 1,
      'CC0-1.0': 1,
      'AGPL-3.0-or-later': 3,
    });
  });
});
