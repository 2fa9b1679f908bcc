import { expect } from '@open-wc/testing';
import fc from '../support/fast-check.js';
import { FuzzyWords, transpositions } from '../../src/search/fuzzy.js';
import { IndexBuilder, type InvertedIndex } from '../../src/search/inverted-index.js';
import { compareTexts, memoized, sortInSteps } from '../../src/search/steps.js';
import { Vocabulary } from '../../src/search/vocabulary.js';

/** The end of a generator, and how many steps it took. */
function finish<T>(steps: Generator<undefined, T>): { value: T; steps: number } {
  for (let count = 0; ; count++) {
    const step = steps.next();
    if (step.done) return { value: step.value, steps: count };
  }
}

describe('FuzzyWords', () => {
  it('finds a mistyped word among thousands', () => {
    const words = Array.from({ length: 20_000 }, (_, at) => `word${at.toString(36)}`);
    const fuzzy = new FuzzyWords([...words, 'kubernetes', 'nextcloud']);
    expect(fuzzy.like('kuberntes').map(({ index }) => index)).to.deep.equal([20_000]);
  });

  it('lets Fuse judge at most 64 words of thousands that are alike', () => {
    const fuzzy = new FuzzyWords(Array.from({ length: 5000 }, (_, at) => `abcdefg${String(at)}`));
    expect(fuzzy.like('abcdefh')).to.have.lengthOf.within(1, 64);
  });

  it('judges nothing for short and for endless patterns', () => {
    const fuzzy = new FuzzyWords(['abc', 'x'.repeat(40)]);
    expect(fuzzy.like('abd')).to.deep.equal([]);
    expect(fuzzy.like('x'.repeat(39))).to.deep.equal([]);
  });

  it('prefers fewer errors, the same beginning and the same length', () => {
    const list = ['reddit', 'credit', 'redditor', 'bedding'];
    const found = new FuzzyWords(list).like('reddet').sort((a, b) => b.score - a.score);
    expect(list[found[0]!.index]).to.equal('reddit');
    expect(found.map(({ index }) => list[index])).to.include('redditor');
    expect(found.map(({ index }) => list[index])).not.to.include('bedding');
  });

  it('holds what contains a word for no mistyped form of it', () => {
    expect(new FuzzyWords(['credit', 'creditor']).like('redit')).to.deep.equal([]);
  });

  it('swaps neighbours', () => {
    expect(transpositions('abbc')).to.deep.equal(['babc', 'abcb']);
    expect(transpositions('phon')).to.include('fon');
    expect(transpositions('afon')).to.include('aphon');
  });
});

describe('Vocabulary', () => {
  const vocabularyOf = (...words: string[]): Vocabulary => new Vocabulary(words.sort());
  const vocabulary = vocabularyOf('manager', 'passwort', 'passwortmanager', 'passwortpasswort', 'wort');
  const terms = (places: readonly number[], of = vocabulary): string[] =>
    places.map((place) => of.terms[place] ?? '');

  it('finds words, prefixes and insides', () => {
    expect(vocabulary.has('passwort')).to.be.true;
    expect(vocabulary.has('pass')).to.be.false;
    expect(vocabulary.has('zzz')).to.be.false;
    expect(vocabulary.withPrefix('passwort')).to.deep.equal([1, 4]);
    expect(terms(vocabulary.containing('wort'))).to.deep.equal([
      'passwort',
      'passwortmanager',
      'passwortpasswort',
    ]);
    expect(terms(vocabulary.containing('passwort'))).to.deep.equal(['passwortpasswort']);
    expect(terms(vocabulary.containing('manager'))).to.deep.equal(['passwortmanager']);
  });

  it('finds the forms of a word, and not what only begins like it', () => {
    const of = vocabularyOf(
      'termin',
      'termine',
      'terminal',
      'terminals',
      'verwaltung',
      'verwalter',
      'manager',
    );
    expect(terms(of.stemVariants('termine'), of)).to.deep.equal(['termin']);
    expect(terms(of.stemVariants('verwalten'), of)).to.deep.equal(['verwalter', 'verwaltung']);
    expect(terms(of.stemVariants('management'), of)).to.deep.equal(['manager']);
    expect(of.stemVariants('abc')).to.deep.equal([]);
  });

  it('splits compounds with linking letters into words that it has', () => {
    const of = vocabularyOf('rechnung', 'programm', 'termin', 'terminals', 'verwaltung', 'wort');
    expect(of.split('rechnungsprogramm')).to.deep.equal(['rechnung', 'programm']);
    expect(of.split('terminverwaltung')).to.deep.equal(['termin', 'verwaltung']);
    expect(of.split('terminxyz')).to.equal(false);
  });

  it('finds a swapped pair of letters in a word and in the beginning of one', () => {
    const similar = vocabulary.similar('paswsort').map(({ index }) => vocabulary.terms[index]);
    expect(similar[0]).to.equal('passwort');
    expect(similar).to.include('passwortmanager');
  });

  it('remembers a bounded number of answers', () => {
    let made = 0;
    const square = memoized((text) => ++made && Number(text) ** 2, 10);
    for (let at = 0; at < 1000; at++) square(String(at));
    square('999');
    expect(made).to.equal(1000);
    expect(square('3')).to.equal(9);
    expect(made).to.equal(1001);
  });
});

describe('IndexBuilder', () => {
  const add = (builder: IndexBuilder, document: number, fields: number, ...terms: number[]): void => {
    builder.add(document, fields, Uint32Array.from(terms));
  };
  const build = (builder: IndexBuilder, order: Uint32Array): InvertedIndex =>
    finish(builder.build(order)).value;

  it('knows which document has which term in which fields', () => {
    const builder = new IndexBuilder();
    add(builder, 2, 1, 3);
    add(builder, 2, 8, 0);
    add(builder, 2, 4, 3, 3);
    add(builder, 7, 1, 3);
    add(builder, 7, 2, 9000);
    builder.add(7, 16, Uint32Array.from([9000, 9000, 3]), 2);
    add(builder, 900_000, 256, 3);
    const index = build(
      builder,
      Uint32Array.from({ length: 9001 }, (_, place) => 9000 - place),
    );
    const fieldsIn = (term: number, document: number) => index.fieldsIn(9000 - term, document);
    expect([0, 2, 3, 7, 8, 900_000].map((document) => fieldsIn(3, document))).to.deep.equal([
      0, 5, 0, 1, 0, 256,
    ]);
    expect([fieldsIn(0, 2), fieldsIn(9000, 7), fieldsIn(1, 2)]).to.deep.equal([8, 18, 0]);
    expect(index.fieldsOf(9000 - 3)).to.equal(261);
  });

  it('gives what a map of maps gives', () => {
    const posting = fc.tuple(fc.nat(40), fc.nat(60), fc.constantFrom(1, 2, 4));
    fc.assert(
      fc.property(fc.array(posting, { minLength: 1, maxLength: 300 }), (postings) => {
        const builder = new IndexBuilder();
        const expected = new Map<string, number>();
        for (const [document, term, fields] of postings.sort((a, b) => a[0] - b[0])) {
          add(builder, document, fields, term);
          expected.set(`${term} ${document}`, (expected.get(`${term} ${document}`) ?? 0) | fields);
        }
        const index = build(
          builder,
          new Uint32Array(61).map((_, at) => at),
        );
        for (let term = 0; term <= 60; term++)
          for (let document = 0; document <= 40; document++)
            expect(index.fieldsIn(term, document)).to.equal(expected.get(`${term} ${document}`) ?? 0);
        expect(index.postings.length).to.equal(expected.size);
      }),
    );
  });
});

describe('sortInSteps', () => {
  const folded = fc.string({ unit: fc.constantFrom(...Array.from('abyz09éßω\uffee')), maxLength: 8 });

  it('sorts folded words by their units', () => {
    fc.assert(
      fc.property(fc.array(folded, { maxLength: 900 }), (words) => {
        const { value } = finish(sortInSteps(words.length, (a, b) => compareTexts(words[a], words[b])));
        expect(Array.from(value, (at) => words[at])).to.deep.equal([...words].sort());
      }),
    );
  });

  it('sorts many in many short steps, and equal ones stay as they are', () => {
    const { value, steps } = finish(sortInSteps(20_000, (a, b) => (a % 7) - (b % 7)));
    const simple = Array.from({ length: 20_000 }, (_, at) => at).sort((a, b) => (a % 7) - (b % 7));
    expect([...value]).to.deep.equal(simple);
    expect(steps).to.be.above(20);
  });
});
