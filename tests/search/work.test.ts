import { expect } from '@open-wc/testing';
import { FuzzyWords, swaps, tolerance } from '../../src/search/fuzzy.js';
import { entryOf, fieldsOf, rankOf } from '../../src/search/fields.js';
import { byScore } from '../../src/search/rank.js';
import { fieldsFor, remember, Vocabulary } from '../../src/search/vocabulary.js';

describe('FuzzyWords', () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `word${at.toString(36)}`);

  it('lets Fuse judge few words, however many there are', () => {
    const fuzzy = new FuzzyWords([...words, 'kubernetes', 'nextcloud']);
    expect(fuzzy.like('kuberntes').map(({ index }) => index)).to.deep.equal([20_000]);
    expect(fuzzy.judged).to.be.lessThan(10);
  });

  it('lets Fuse judge at most 160 words of thousands that are alike', () => {
    const fuzzy = new FuzzyWords(Array.from({ length: 5000 }, (_, at) => `abcdefg${String(at)}`));
    fuzzy.like('abcdefh');
    expect(fuzzy.judged).to.equal(160);
  });

  it('judges nothing for short and for endless patterns', () => {
    const fuzzy = new FuzzyWords(['abc', 'x'.repeat(40)]);
    expect(fuzzy.like('abd')).to.deep.equal([]);
    expect(fuzzy.like('x'.repeat(39))).to.deep.equal([]);
    expect(fuzzy.judged).to.equal(0);
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

  it('tolerates more errors in longer words', () => {
    expect([3, 4, 7, 8, 20].map(tolerance)).to.deep.equal([0, 1, 1, 2, 2]);
  });

  it('swaps neighbours', () => {
    expect(swaps('abbc')).to.deep.equal(['babc', 'abcb']);
  });
});

describe('Vocabulary', () => {
  const sorted = ['manager', 'passwort', 'passwortmanager', 'passwortpasswort', 'wort'];
  const vocabulary = new Vocabulary(sorted, [], []);
  const words = (places: readonly number[]): string[] => places.map((place) => vocabulary.words[place] ?? '');

  it('finds the fields of a solution in a list', () => {
    const entries = [entryOf(2, 5), entryOf(7, 1), entryOf(900_000, 512)];
    expect(entries.map(rankOf)).to.deep.equal([2, 7, 900_000]);
    expect(entries.map(fieldsOf)).to.deep.equal([5, 1, 512]);
    expect([0, 2, 3, 7, 8, 900_000].map((rank) => fieldsFor(entries, rank))).to.deep.equal([
      0, 5, 0, 1, 0, 512,
    ]);
    expect(fieldsFor(undefined, 2)).to.equal(0);
  });

  it('finds words, prefixes and insides', () => {
    expect(vocabulary.has('passwort')).to.be.true;
    expect(vocabulary.has('pass')).to.be.false;
    expect(vocabulary.has('zzz')).to.be.false;
    expect(vocabulary.withPrefix('passwort')).to.deep.equal([1, 4]);
    expect(words(vocabulary.containing('wort'))).to.deep.equal([
      'passwort',
      'passwortmanager',
      'passwortpasswort',
    ]);
    expect(words(vocabulary.containing('passwort'))).to.deep.equal(['passwortpasswort']);
    expect(words(vocabulary.containing('manager'))).to.deep.equal(['passwortmanager']);
  });

  it('narrows down what it knows, to the same end', () => {
    const fresh = new Vocabulary(vocabulary.words, [], []);
    for (const text of ['asswor', 'asswort', 'asswortm']) {
      expect(vocabulary.containing(text)).to.deep.equal(fresh.containing(text));
      expect(vocabulary.containing(text)).to.deep.equal(
        new Vocabulary(vocabulary.words, [], []).containing(text),
      );
    }
  });

  it('remembers a bounded number of answers', () => {
    const memo = new Map<string, number>();
    for (let at = 0; at < 1000; at++) remember(memo, String(at), at, 10);
    expect([...memo.keys()]).to.deep.equal([
      '990',
      '991',
      '992',
      '993',
      '994',
      '995',
      '996',
      '997',
      '998',
      '999',
    ]);
  });

  it('finds a swapped pair of letters in a word and in the beginning of one', () => {
    const likes = vocabulary.like('paswsort').map(({ index }) => vocabulary.words[index]);
    expect(likes[0]).to.equal('passwort');
    expect(likes).to.include('passwortmanager');
  });
});

describe('byScore', () => {
  it('sorts many as it sorts few: by score, equals as they stand', () => {
    for (const size of [100, 5000]) {
      const scores = Float64Array.from({ length: size }, (_, at) => (at * 7919) % 97);
      const ranks = Uint32Array.from(scores.keys());
      const sorted = [...byScore(ranks, scores)];
      const simple = [...ranks].sort((a, b) => scores[b]! - scores[a]! || a - b);
      expect(sorted).to.deep.equal(simple);
    }
  });

  it('survives scores beyond its range', () => {
    const scores = Float64Array.from([1e9, -5, NaN, 3]);
    expect([...byScore(Uint32Array.from([0, 1, 2, 3]), scores)][0]).to.equal(0);
  });
});
