import { expect } from '@open-wc/testing';
import { createSorter, fit, SORTS, type SortName } from '../../src/search/index.js';
import { recommended } from '../../src/search/sort.js';
import { solution } from './solutions.js';

describe('createSorter', () => {
  const solutions = [
    solution({ name: 'Zeta', stars: 5, addedAt: '2026-03-01', complexity: 2, maturity: 4 }),
    solution({ name: 'Ätna', stars: null, addedAt: '2026-05-01', resourceUsage: 1, maturity: 9 }),
    solution({ name: 'alpha', stars: 50, addedAt: '2025-01-01', maintenance: 1, complexity: 8 }),
    solution({ name: 'Zebra 10', stars: 5, addedAt: '2026-05-01' }),
    solution({ name: 'Zebra 9', stars: null, addedAt: '2024-01-01' }),
  ];
  const sorter = createSorter(solutions, 'de');
  const sorted = (by: SortName, indices = [0, 1, 2, 3, 4]): string =>
    Array.from(sorter.sort(indices, by), (at) => solutions[at]!.name).join(', ');

  for (const [by, names] of [
    ['recommended', 'Ätna, alpha, Zeta, Zebra 10, Zebra 9'],
    ['relevance', 'Zeta, Ätna, alpha, Zebra 10, Zebra 9'],
    ['name', 'alpha, Ätna, Zebra 9, Zebra 10, Zeta'],
    ['stars', 'alpha, Zebra 10, Zeta, Ätna, Zebra 9'],
    ['newest', 'Ätna, Zebra 10, Zeta, alpha, Zebra 9'],
    ['maturity', 'Ätna, alpha, Zebra 9, Zebra 10, Zeta'],
    ['complexity', 'Zeta, Ätna, Zebra 9, Zebra 10, alpha'],
    ['resource-usage', 'Ätna, alpha, Zebra 9, Zebra 10, Zeta'],
    ['maintenance', 'alpha, Ätna, Zebra 9, Zebra 10, Zeta'],
    ['fit', 'alpha, Ätna, Zebra 9, Zebra 10, Zeta'],
  ] as const) {
    it(`sorts by ${by}`, () => {
      expect(sorted(by)).to.equal(names);
      // again: what is kept gives the same
      expect(sorted(by)).to.equal(names);
    });
  }

  it('knows an order for every name', () => {
    expect(SORTS).to.have.lengthOf(10);
    for (const by of SORTS) expect(sorter.sort([3, 1], by)).to.have.lengthOf(2);
  });

  it('sorts what it is given, and leaves it alone', () => {
    const given = [4, 0, 2];
    expect(sorted('name', given)).to.equal('alpha, Zebra 9, Zeta');
    expect(given).to.deep.equal([4, 0, 2]);
  });

  it('sorts names by the language', () => {
    const names = ['chemin', 'côte', 'cote', 'coté'].map((name) => solution({ name }));
    const french = createSorter(names, 'fr').sort([0, 1, 2, 3], 'name');
    expect(Array.from(french, (at) => names[at]!.name)).to.deep.equal(['chemin', 'cote', 'coté', 'côte']);
  });

  it('sorts by what the reader weighs', () => {
    const by = (weights: Parameters<typeof sorter.sort>[2]): string =>
      solutions[sorter.sort([0, 1, 2, 3, 4], 'fit', weights)[0]!]!.name;
    expect(by({ complexity: 1 })).to.equal('Zeta');
    expect(by({ maturity: 1 })).to.equal('Ätna');
    expect(by({ maintenance: 3, maturity: 1 })).to.equal('alpha');
  });
});

describe('the recommended order', () => {
  const of = (name: string, category: string, maturity: number, stars: number | null = null) =>
    solution({ name, category, maturity, stars });
  const list = [
    of('Film 8', 'Film', 8),
    of('Mail 7', 'Mail', 7),
    of('Film 10', 'Film', 10),
    of('Mail 9', 'Mail', 9, 10),
    of('Film 9', 'Film', 9),
    of('Maps 9', 'Maps', 9, 400_000),
  ];
  const namesOf = (solutions: typeof list) => solutions.map(({ name }) => name);

  it('puts the best of several categories before the next best of one, and of equals what has more stars', () => {
    expect(namesOf(recommended(list))).to.deep.equal([
      'Film 10',
      'Maps 9',
      'Mail 9',
      'Film 9',
      'Film 8',
      'Mail 7',
    ]);
  });

  it('is the same in every language', () => {
    const twins = ['zebra', 'Ähre', 'öl', 'ahorn'].map((name) => of(name, 'Film', 5));
    for (const locale of ['de', 'en', 'fr', 'it'] as const)
      expect([...createSorter(twins, locale).sort([0, 1, 2, 3], 'recommended')]).to.deep.equal([0, 1, 2, 3]);
  });

  it('has the same beginning when only the beginning of a document in this order is there', () => {
    const categories = ['Film', 'Mail', 'Maps'];
    const many = Array.from({ length: 60 }, (_, at) =>
      of(`S ${at}`, categories[(at * 7) % 3] ?? '', 1 + ((at * 13) % 10), (at * 31) % 5),
    );
    const document = recommended(many);
    expect(namesOf(document)).not.to.deep.equal(namesOf(many));
    for (const count of [1, 7, 24, 59])
      expect(namesOf(recommended(document.slice(0, count)))).to.deep.equal(namesOf(document).slice(0, count));
  });
});

describe('fit', () => {
  const one = solution({ name: 'x', complexity: 1, maturity: 8, resourceUsage: 10, maintenance: 5 });

  it('is the weighed mean of how good the scores are', () => {
    expect(fit(one, { complexity: 1 }).score).to.equal(1);
    expect(fit(one, { resourceUsage: 2 }).score).to.equal(0);
    expect(fit(one, { maturity: 1 }).score).to.be.closeTo(7 / 9, 1e-9);
    expect(fit(one, { complexity: 3, resourceUsage: 1 }).score).to.equal(0.75);
  });

  it('gives reasons for what is weighed, the weightiest first, drawbacks last', () => {
    expect(fit(one, { resourceUsage: 5, maturity: 3, complexity: 1, maintenance: 1 }).reasons).to.deep.equal([
      { score: 'maturity', verdict: 'good' },
      { score: 'complexity', verdict: 'good' },
      { score: 'resourceUsage', verdict: 'poor' },
    ]);
  });

  it('says nothing when nothing is weighed', () => {
    expect(fit(one, {})).to.deep.equal({ score: 0, reasons: [] });
    expect(fit(one, { maturity: 0, complexity: -3 })).to.deep.equal({ score: 0, reasons: [] });
  });

  it('stays within 0 and 1 for scores beyond their range', () => {
    const odd = solution({ name: 'x', complexity: 40, maturity: 99 });
    expect(fit(odd, { complexity: 1 }).score).to.equal(0);
    expect(fit(odd, { maturity: 1 }).score).to.equal(1);
  });
});
