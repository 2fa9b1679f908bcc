import { expect } from '@open-wc/testing';
import type { Solution } from '../../src/catalogue/schema.js';
import { ADDED_DAYS, createFacets, FACETS, LIMITS, type Criteria } from '../../src/search/index.js';
import { at, solution, SOLUTIONS } from './solutions.js';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const NONE: Criteria = { facets: {}, limits: {} };

describe('FACETS', () => {
  it('has one row for each facet, in the order of the panel, with the attributes of the element', () => {
    expect(FACETS.map(({ name, attribute }) => [name, attribute])).to.deep.equal([
      ['category', 'category'],
      ['alternative', 'alternative-to'],
      ['platform', 'platform'],
      ['deployment', 'deployment'],
      ['audience', 'audience'],
      ['license', 'license'],
      ['origin', 'origin'],
      ['tag', 'tag'],
      ['added', 'added'],
    ]);
  });

  it('keeps what is replaced, and on what a solution is used, out of the tags', () => {
    const tags = [...SOLUTIONS[0]!.tags, 'no-server', 'platform-android', 'platform-macos', 'platform-x'];
    const values = (name: string): readonly string[] =>
      FACETS.find((facet) => facet.name === name)!.values({ ...SOLUTIONS[0]!, tags }, NOW);
    expect(values('tag')).to.deep.equal(['chat', 'platform-x']);
    expect(values('alternative')).to.deep.equal(['slack', 'microsoft-teams']);
    expect(values('platform')).to.deep.equal(['platform-macos', 'platform-android', 'no-server']);
  });

  it('counts days for what is new: a date of today and of tomorrow is new, one after the 30th day is not', () => {
    const added = FACETS.find(({ name }) => name === 'added')!;
    const on = (addedAt: string): readonly string[] => added.values(solution({ name: 'x', addedAt }), NOW);
    expect(ADDED_DAYS).to.deep.equal([30, 90]);
    expect(on('2026-11-22')).to.deep.equal(['30', '90']);
    expect(on('2026-11-21')).to.deep.equal(['30', '90']);
    expect(on('2026-10-22')).to.deep.equal(['30', '90']);
    expect(on('2026-10-21')).to.deep.equal(['90']);
    expect(on('2026-08-20')).to.deep.equal([]);
    expect(on('2027-01-01')).to.deep.equal([]);
    expect(added.values(solution({ name: 'x' }))).to.deep.equal([]);
  });
});

/** What the facets must give, worked out the slow and simple way. */
function expected(solutions: readonly Solution[], indices: readonly number[], criteria: Criteria) {
  const meets = (index: number, except?: string): boolean =>
    FACETS.every(({ name, values }) => {
      const wanted = criteria.facets[name];
      return (
        name === except || !wanted?.length || values(solutions[index]!, NOW).some((v) => wanted.includes(v))
      );
    }) &&
    LIMITS.every(({ name, score, bound }) => {
      const limit = criteria.limits[name];
      const value = solutions[index]![score];
      return limit === undefined || (bound === 'min' ? value >= limit : value <= limit);
    });
  const counts = FACETS.map(({ name, values }) => {
    const all = new Map(solutions.flatMap((each) => values(each, NOW)).map((value) => [value, 0]));
    for (const index of indices) {
      if (!meets(index, name)) continue;
      for (const value of new Set(values(solutions[index]!, NOW))) all.set(value, all.get(value)! + 1);
    }
    return [name, Object.fromEntries(all)];
  });
  return { indices: indices.filter((index) => meets(index)), counts: Object.fromEntries(counts) as unknown };
}

function plain({ indices, counts }: ReturnType<ReturnType<typeof createFacets>['apply']>) {
  return {
    indices: [...indices],
    counts: Object.fromEntries(Object.entries(counts).map(([name, map]) => [name, Object.fromEntries(map)])),
  };
}

describe('createFacets', () => {
  const facets = createFacets(SOLUTIONS, { now: NOW });
  const all = [...SOLUTIONS.keys()];
  const filter = (criteria: Criteria, given?: readonly number[]) => facets.apply(given, criteria);

  it('without criteria gives everything and counts everything', () => {
    expect(plain(filter(NONE))).to.deep.equal(expected(SOLUTIONS, all, NONE));
  });

  it('means "or" within a facet', () => {
    const { indices } = filter({
      facets: { category: ['Passwörter', 'Karten'] },
      limits: {},
    });
    expect([...indices]).to.deep.equal([at('Bitwarden'), at('KeePassXC'), at('Straßenkarte')]);
  });

  it('means "and" across facets', () => {
    const { indices } = filter({
      facets: { category: ['Kommunikation'], deployment: ['kubernetes'] },
      limits: {},
    });
    expect([...indices]).to.deep.equal([at('Mattermost')]);
  });

  it('counts what choosing a value would give: its own facet does not narrow it, the others do', () => {
    const { counts } = filter({
      facets: { category: ['Kommunikation'], deployment: ['docker'] },
      limits: {},
    });
    expect(counts.deployment.get('kubernetes')).to.equal(1);
    expect(counts.deployment.get('linux')).to.equal(1);
    expect(counts.category.get('Kommunikation')).to.equal(2);
    expect(counts.category.get('Karten')).to.equal(0);
    expect(counts.tag.get('chat')).to.equal(2);
  });

  it('keeps values without results, with a count of zero', () => {
    const { counts } = filter(NONE, []);
    expect(counts.category.size).to.equal(8);
    expect([...counts.category.values()].every((count) => count === 0)).to.be.true;
  });

  it('keeps the order of the positions it is given', () => {
    const given = [at('Zabbix'), at('Bitwarden'), at('Mattermost')];
    expect([...filter(NONE, given).indices]).to.deep.equal(given);
  });

  it('reads the product in any spelling', () => {
    const { indices } = filter({ facets: { alternative: ['Google Docs'] }, limits: {} });
    expect([...indices]).to.deep.equal([at('Etherpad'), at('Collabora Online')]);
  });

  it('finds nothing for a value that no solution has', () => {
    expect([...filter({ facets: { license: ['none'] }, limits: {} }).indices]).to.deep.equal([]);
  });

  it('takes an empty choice for none', () => {
    expect(filter({ facets: { license: [] }, limits: {} }).indices.length).to.equal(12);
  });

  for (const { name, score, bound } of LIMITS) {
    it(`limits ${score} by ${name}, inclusively`, () => {
      const scored = [3, 4, 5].map((value) => solution({ name: `S${value}`, [score]: value }));
      const { indices, counts } = createFacets(scored).apply([0, 1, 2], {
        facets: {},
        limits: { [name]: 4 },
      });
      expect([...indices]).to.deep.equal(bound === 'min' ? [1, 2] : [0, 1]);
      expect(counts.category.get('Medien')).to.equal(2);
    });
  }

  it('agrees with the slow way for all pairs of values', () => {
    for (const first of FACETS) {
      for (const second of FACETS) {
        const value = (facet: typeof first): string => facet.values(SOLUTIONS[0]!, NOW)[0] ?? 'none';
        const criteria: Criteria = {
          facets: { [first.name]: [value(first)], [second.name]: [value(second)] },
          limits: { maxComplexity: 9 },
        };
        expect(plain(filter(criteria))).to.deep.equal(expected(SOLUTIONS, all, criteria));
      }
    }
  });

  it('counts a value that stands twice once, and passes over positions that are not there', () => {
    const twice = createFacets([solution({ name: 'x', tags: ['a', 'a'] })]);
    const { indices, counts } = twice.apply([0, 7], NONE);
    expect([...indices]).to.deep.equal([0]);
    expect(counts.tag.get('a')).to.equal(1);
  });
});
