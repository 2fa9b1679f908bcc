import { expect } from '@open-wc/testing';
import { Finder } from '../../src/search/finder.js';
import type { Criteria } from '../../src/search/index.js';
import { SIX } from '../support/catalogue.js';
import { solution } from './solutions.js';

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

  const list = [
    solution({
      name: 'Zed',
      descriptionEn: 'Bookings and invoices',
      category: 'Office',
      tags: ['xero-alternative'],
    }),
    solution({
      name: 'Ann',
      descriptionEn: 'Bookings',
      category: 'Office',
      tags: ['calendly-alternative'],
      stars: 9,
    }),
    solution({
      name: 'Bob',
      descriptionEn: 'Bookings, invoices',
      category: 'Office',
      tags: ['xero-alternative'],
    }),
    solution({
      name: 'Chat',
      descriptionEn: 'Invoices',
      category: 'Talk',
      tags: ['slack-alternative', 'teams-alternative'],
    }),
    solution({ name: 'Talk', descriptionEn: 'Invoices', category: 'Talk', tags: ['slack-alternative'] }),
  ];
  const ask = (query: string, sort: 'relevance' | 'stars' | 'name', criteria: Criteria = NOTHING) =>
    new Finder(list, 'en', NOW).ask({ query, criteria, sort });

  it('puts complete answers before partial ones, whatever the order', () => {
    const finder = new Finder(list, 'en', NOW);
    for (const [sort, expected] of [
      ['relevance', ['Bob', 'Zed', 'Ann', 'Chat', 'Talk']],
      ['stars', ['Bob', 'Zed', 'Ann', 'Chat', 'Talk']],
      ['name', ['Bob', 'Zed', 'Ann', 'Chat', 'Talk']],
    ] as const) {
      const { indices, complete } = ask('bookings invoices', sort);
      expect(namesOf(finder, indices), sort).to.deep.equal(expected);
      expect(complete, sort).to.equal(2);
    }
    const narrowed = ask('bookings invoices', 'name', { facets: { alternative: ['calendly'] }, limits: {} });
    expect(namesOf(finder, narrowed.indices)).to.deep.equal(['Ann']);
    expect(narrowed.complete, 'none of those left').to.equal(0);
    expect(ask('', 'name').complete, 'nothing is asked').to.equal(5);
  });

  it('names solutions, categories and products nearest to what is not there, else products replaced most', () => {
    const near = (query: string) => {
      const finder = new Finder(list, 'en', NOW);
      const { found } = finder.ask({ query, criteria: NOTHING, sort: 'relevance' });
      expect(found?.total, query).to.equal(0);
      return finder.nearest(found!).map(({ kind, value }) => `${kind}: ${value}`);
    };
    expect(near('helicopter glacier saffron bookings trombone')).to.deep.equal([
      'solution: Ann',
      'solution: Bob',
      'solution: Zed',
      'category: Office',
      'product: xero',
      'product: calendly',
    ]);
    // of two kinds both are named, that of more solutions first
    const wikis = ['Ann', 'Bob', 'Cid'].map((name, at) =>
      solution({
        name,
        category: at > 0 ? 'Wikis' : 'Chat',
        tags: [],
        descriptionEn: 'A saffron helicopter.',
      }),
    );
    const finder = new Finder(wikis, 'en', NOW);
    const { found } = finder.ask({
      query: 'saffron glacier trombone bassoon',
      criteria: NOTHING,
      sort: 'relevance',
    });
    expect(finder.nearest(found!)).to.deep.equal([
      { kind: 'solution', value: 'Bob' },
      { kind: 'solution', value: 'Cid' },
      { kind: 'solution', value: 'Ann' },
      { kind: 'category', value: 'Wikis' },
      { kind: 'category', value: 'Chat' },
    ]);
    expect(near('qqqqxxxx')).to.deep.equal([
      'product: slack',
      'product: xero',
      'product: calendly',
      'product: teams',
    ]);
  });
});
