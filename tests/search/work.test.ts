import { expect } from '@open-wc/testing';
import fc from '../support/fast-check.js';
import { FuzzyWords, slips, tolerance } from '../../src/search/fuzzy.js';
import { entryOf, fieldsOf, rankOf } from '../../src/search/fields.js';
import { remember } from '../../src/search/memo.js';
import { PostingsLog } from '../../src/search/postings.js';
import { byScore } from '../../src/search/by-score.js';
import { sortInSteps, sortTexts } from '../../src/search/sort-in-steps.js';
import { Vocabulary } from '../../src/search/vocabulary.js';

/** The end of a generator, and how many steps it took. */
function finish<T>(steps: Generator<undefined, T>): { value: T; steps: number } {
  for (let count = 0; ; count++) {
    const step = steps.next();
    if (step.done) return { value: step.value, steps: count };
  }
}

describe('FuzzyWords', () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `word${at.toString(36)}`);

  it('lets Fuse judge few words, however many there are', () => {
    const fuzzy = new FuzzyWords([...words, 'kubernetes', 'nextcloud']);
    expect(fuzzy.like('kuberntes').map(({ index }) => index)).to.deep.equal([20_000]);
    expect(fuzzy.judged).to.be.lessThan(10);
  });

  it('lets Fuse judge at most 64 words of thousands that are alike', () => {
    const fuzzy = new FuzzyWords(Array.from({ length: 5000 }, (_, at) => `abcdefg${String(at)}`));
    fuzzy.like('abcdefh');
    expect(fuzzy.judged).to.equal(64);
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

  it('slips neighbours', () => {
    expect(slips('abbc')).to.deep.equal(['babc', 'abcb']);
    expect(slips('pho')).to.include('fo');
    expect(slips('fo')).to.include('pho');
  });
});

describe('Vocabulary', () => {
  const sorted = ['manager', 'passwort', 'passwortmanager', 'passwortpasswort', 'wort'];
  const vocabulary = new Vocabulary(sorted);
  const words = (places: readonly number[]): string[] => places.map((place) => vocabulary.words[place] ?? '');

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
    const fresh = new Vocabulary(vocabulary.words);
    for (const text of ['asswor', 'asswort', 'asswortm']) {
      expect(vocabulary.containing(text)).to.deep.equal(fresh.containing(text));
      expect(vocabulary.containing(text)).to.deep.equal(new Vocabulary(vocabulary.words).containing(text));
    }
  });

  it('finds words that share most of their beginning', () => {
    const akin = (word: string, list: string[]): string[] => {
      const found: string[] = [];
      const all = new Vocabulary(list.sort());
      all.akin(word, (place) => found.push(all.words[place] ?? ''));
      return found;
    };
    expect(akin('calendrier', ['calcul', 'calendario', 'calendars', 'calm', 'calendriers'])).to.deep.equal([
      'calendario',
      'calendars',
    ]);
    expect(akin('umfragen', ['umfang', 'umfrage', 'umfrageportal'])).to.deep.equal(['umfrage']);
    expect(akin('abc', ['abd'])).to.deep.equal([]);
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

describe('PostingsLog', () => {
  const note = (log: PostingsLog, rank: number, fields: number, ...words: number[]): void => {
    log.note(rank, fields, Uint32Array.from(words));
  };

  it('knows which solution has which word in which fields', () => {
    const log = new PostingsLog({ size: 9001 });
    note(log, 2, 1, 3);
    note(log, 2, 8, 0);
    note(log, 2, 4, 3, 3);
    note(log, 7, 1, 3);
    note(log, 7, 2, 9000);
    log.note(7, 16, Uint32Array.from([3, 9000, 9000]), 2, 4);
    note(log, 900_000, 512, 3);
    const order = new Uint32Array(9001).map((_, place) => 9000 - place);
    const { value: postings } = finish(log.postings(order));
    const fieldsFor = (word: number, rank: number) => postings.fieldsFor(9000 - word, rank);
    expect([0, 2, 3, 7, 8, 900_000].map((rank) => fieldsFor(3, rank))).to.deep.equal([0, 5, 0, 1, 0, 512]);
    expect([fieldsFor(0, 2), fieldsFor(9000, 7), fieldsFor(1, 2)]).to.deep.equal([8, 18, 0]);
    expect(postings.fieldsOf(9000 - 3)).to.equal(517);
  });

  it('notes any number, and in how many parts makes no difference', () => {
    // about as many as fit into a few pieces, so that some solutions begin in one and go on in the next
    const words = { size: 50 };
    const whole = new PostingsLog(words);
    const parts = new PostingsLog(words);
    for (let rank = 0; rank < 9000; rank++) {
      const some = Uint32Array.from({ length: 1 + (rank % 30) }, (_, at) => (rank * 7 + at * at) % 47);
      whole.note(rank, 1, some);
      some.forEach((word) => {
        note(parts, rank, 1, word);
      });
      whole.note(rank, 2, some, 3, 10);
      parts.note(
        rank,
        2,
        some.subarray(0, 3).filter((word) => word >= 10),
      );
    }
    whole.note(9000, 4, new Uint32Array(200_000).fill(49));
    note(parts, 9000, 4, 49);
    const order = Uint32Array.from({ length: 50 }, (_, word) => word);
    const { value: one } = finish(whole.postings(order));
    const { value: other } = finish(parts.postings(order));
    expect(one.offsets).to.deep.equal(other.offsets);
    expect(one.entries).to.deep.equal(other.entries);
    expect([...one.entries.subarray(one.offsets[49])]).to.deep.equal([entryOf(9000, 4)]);
    for (let word = 0; word < 50; word++) {
      const ranks = [...one.entries.subarray(one.offsets[word], one.offsets[word + 1])].map(rankOf);
      expect(ranks).to.deep.equal([...new Set(ranks)].sort((a, b) => a - b));
    }
    expect(fieldsOf(entryOf(5, 9))).to.equal(9);
  });
});

describe('sortInSteps', () => {
  const folded = fc.string({ unit: fc.constantFrom(...Array.from('abyz09éßω\uffee')), maxLength: 8 });

  it('sorts folded words by their units', () => {
    fc.assert(
      fc.property(fc.array(folded), (words) => {
        const { value: order } = finish(sortTexts(words));
        expect(Array.from(order, (at) => words[at])).to.deep.equal([...words].sort());
      }),
    );
  });

  it('sorts many equal keys in many short steps', () => {
    const size = 20_000;
    const scattered = (at: number): number => (at * 7919) % size;
    const { value: order, steps } = finish(
      sortInSteps(
        size,
        () => 5,
        (a, b) => scattered(a) - scattered(b),
      ),
    );
    expect(Array.from(order, scattered)).to.deep.equal(Array.from({ length: size }, (_, at) => at));
    expect(steps).to.be.above(20);
  });
});
