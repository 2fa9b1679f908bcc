import { expect } from '@open-wc/testing';
import fc, { runs } from '../support/fast-check.js';
import type { Solution } from '../../src/catalogue/schema.js';
import { createSearch } from '../../src/search/index.js';
import { solution, SOLUTIONS } from './solutions.js';

const WORDS = (
  'chat server wiki passwort manager passwortmanager überwachung the für alternative slack docs google x e mail ' +
  'email e-mail Straße strasse nextclod docker 日本語 🦊 rocket l’eau C++ ﬁle'
).split(' ');

const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...Array.from('abcdeäß -')), maxLength: 10 }) },
);
const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const name = text.filter((each) => each.trim() !== '' && each.trim().length <= 64);
const tag = fc.constantFrom('slack-alternative', 'google-docs-alternative', 'chat', 'wiki', 'e-mail');

const anySolution: fc.Arbitrary<Solution> = fc
  .record({
    name,
    description: text,
    descriptionEn: text,
    tags: fc.array(tag, { maxLength: 3 }),
    category: fc.constantFrom('Medien', 'Passwörter', 'Überwachung', 'Wikis'),
    stars: fc.option(fc.nat(1000)),
  })
  .map((fields) => solution(fields));
const solutions = fc.array(anySolution, { minLength: 1, maxLength: 12 });

/** A word with two neighbouring letters swapped. */
const swapped = (each: string, at: number): string =>
  each.slice(0, at) + each.charAt(at + 1) + each.charAt(at) + each.slice(at + 2);

const hasLetters = (each: string): boolean => /[\p{L}\p{N}]/u.test(each);

/** A catalogue, and words that stand in one of its solutions: a question that finds something. */
const catalogueAndWords = solutions.chain((all) => {
  const wordsOf = (each: Solution) => `${each.name} ${each.description}`.split(' ').filter(hasLetters);
  const asked = all.map(wordsOf).filter((words) => words.length > 1);
  return fc.tuple(
    fc.constant(all),
    fc
      .constantFrom(...(asked.length > 0 ? asked : [WORDS]))
      .chain((words) => fc.shuffledSubarray(words, { minLength: 2, maxLength: Math.min(4, words.length) })),
  );
});

/** A catalogue, and a question: sometimes one that finds something, sometimes any. */
const catalogueAndQuestion = fc.oneof(
  catalogueAndWords.map(([all, words]) => [all, words.join(' ')] as const),
  fc.tuple(solutions, text.filter(hasLetters)),
);

describe('whatever the catalogue and the query', () => {
  it('a solution’s exact name finds it first', () => {
    fc.assert(
      fc.property(solutions, fc.nat(), (all, choice) => {
        const wanted = all[choice % all.length]!;
        const first = createSearch(all, 'de').search(wanted.name)[0];
        // a namesake is as good
        return first?.name.trim().toLowerCase() === wanted.name.trim().toLowerCase();
      }),
      { numRuns: runs(500) },
    );
  });

  it('results are a permutation-stable function of the set', () => {
    const shuffled = catalogueAndQuestion.chain(([all, question]) =>
      fc.tuple(
        fc.constant(all),
        fc.constant(question),
        fc.shuffledSubarray([...all.keys()], { minLength: all.length }),
      ),
    );
    let found = 0;
    fc.assert(
      fc.property(shuffled, ([all, question, order]) => {
        const [one, other] = [all, order.map((index) => all[index]!)].map((list) => {
          const search = createSearch(list, 'de');
          return { results: search.search(question), suggestion: search.find(question).suggestion };
        });
        expect(other).to.deep.equal(one);
        found += one!.results.length;
      }),
      { numRuns: runs(300) },
    );
    expect(found).to.be.greaterThan(runs(300));
  });

  it('another spelling is proposed only where it differs and finds something', () => {
    const search = createSearch(SOLUTIONS, 'en');
    const names = SOLUTIONS.flatMap((each) => each.name.split(' '));
    let proposed = 0;
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...WORDS, ...names), { minLength: 1, maxLength: 3 }),
        fc.nat(5),
        (words, at) => {
          const query = words.map((word) => swapped(word, at)).join(' ');
          const { suggestion } = search.find(query);
          if (suggestion === undefined) return;
          proposed += 1;
          expect(suggestion.toLowerCase(), query).not.to.equal(query.toLowerCase());
          expect(search.find(suggestion).total, `${query}, ${suggestion}`).to.be.greaterThan(0);
        },
      ),
      { numRuns: runs(300) },
    );
    expect(proposed).to.be.greaterThan(runs(20));
  });

  it('asking again gives the same, whatever was asked in between', () => {
    const search = createSearch(SOLUTIONS, 'fr');
    const told = (query: string) => {
      const { indices, total, complete, suggestion, terms } = search.find(query);
      return [[...indices], total, complete, suggestion, terms];
    };
    const between = fc.constantFrom('chat without cloud', 'alternative to slack', 'n', 'docker', 'nextcloud');
    fc.assert(
      fc.property(text, fc.oneof(text, between), (query, other) => {
        const first = told(query);
        told(other);
        expect(told(query)).to.deep.equal(first);
      }),
      { numRuns: runs(300) },
    );
  });

  it('an answer comes, with each position once', () => {
    const anything = fc.tuple(solutions, fc.string({ unit: 'binary', minLength: 1 }));
    let answers = 0;
    fc.assert(
      fc.property(fc.oneof(catalogueAndQuestion, anything), ([all, query]) => {
        const found = createSearch(all, 'it').find(query);
        expect(found.total).to.equal(found.indices.length);
        expect(new Set(found.indices).size).to.equal(found.total);
        for (const index of found.indices) {
          expect(index).to.be.lessThan(all.length);
          answers += 1;
        }
        for (const { description } of all) found.highlights(description);
      }),
      { numRuns: runs(300) },
    );
    expect(answers).to.be.greaterThan(runs(150));
  });
});

describe('bad input', () => {
  const search = createSearch(SOLUTIONS, 'en');
  for (const [what, query] of Object.entries({
    emoji: '🦊👩‍👩‍👧‍👦',
    signs: '???',
    'signs of regular expressions': '.*+?^${}()|[]\\',
    'control characters': '\u0000\u0001\u001b[31m\u202e\u2066',
    'half of a pair': '\ud83e',
    'right-to-left text': 'שלום עולם',
    'ten thousand letters': 'x'.repeat(10_000),
  })) {
    it(`finds nothing for ${what}, and does not throw`, () => {
      const found = search.find(query);
      expect(found.total).to.equal(0);
      expect(found.suggestion).to.equal(undefined);
      expect(found.highlights('any text')).to.deep.equal([]);
    });
  }

  it('finds solutions among all of that', () => {
    expect(search.search('🦊 (zabbix)* \u202e')[0]?.name).to.equal('Zabbix');
    expect(search.search('\u200fzab\u00adbix')[0]?.name).to.equal('Zabbix');
  });

  it('cuts queries at 256 characters', () => {
    const long = `zabbix ${'servers '.repeat(1000)}`;
    expect(search.find(long).terms).to.deep.equal(['zabbix', 'servers', 's'].slice(0, 2));
    expect(search.search(`zabbix${' '.repeat(250)}mattermost`)[0]?.name).to.equal('Zabbix');
    expect(search.find(`zabbix${' '.repeat(250)}mattermost`).total).to.equal(1);
  });

  it('finds names in other scripts, and names without words', () => {
    const all = ['Мессенджер', 'شبكة', 'C++', 'C', '日本語検索', '***'].map((each) =>
      solution({ name: each }),
    );
    const other = createSearch(all, 'en');
    for (const { name: each } of all) expect(other.search(each)[0]?.name).to.equal(each);
    expect(other.search('検索').map(({ name: each }) => each)).to.deep.equal(['日本語検索']);
  });

  it('survives names and tags that objects have of their own', () => {
    const all = ['constructor', '__proto__', 'toString'].map((each) =>
      solution({ name: each, tags: [each, `${each}-alternative`], category: each }),
    );
    const other = createSearch(all, 'de');
    expect(other.search('constructor')[0]?.name).to.equal('constructor');
    expect(other.search('__proto__')[0]?.name).to.equal('__proto__');
  });
});
