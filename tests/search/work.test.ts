import { expect } from '@open-wc/testing';
import { FuzzyWords } from '../../src/search/vocabulary.js';
import { documentOf, indexCatalogue } from '../../src/search/catalogue-index.js';
import { memoized, Stepwise } from '../../src/search/steps.js';
import { Vocabulary } from '../../src/search/vocabulary.js';
import { ALL_FIELDS, FIELDS } from '../../src/search/weights.js';
import { solution } from './solutions.js';

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

  it('knows two neighbours that are swapped, in a word and in the beginning of one', () => {
    const list = ['slack', 'slackware', 'stack', 'slacken'];
    const found = new FuzzyWords(list).like('slakc');
    expect(found.map(({ index }) => list[index])).to.deep.equal(['slack', 'slacken', 'slackware']);
  });
});

describe('Vocabulary', () => {
  const vocabularyOf = (...words: string[]): Vocabulary => new Vocabulary(words.sort());
  const vocabulary = vocabularyOf('manager', 'passwort', 'passwortmanager', 'passwortpasswort', 'wort');
  const terms = (places: readonly number[], of = vocabulary): string[] =>
    places.map((place) => of.words[place] ?? '');

  it('finds words, prefixes and insides', () => {
    expect(['passwort', 'pass', 'zzz'].map((word) => vocabulary.placeOf(word))).to.deep.equal([1, -1, -1]);
    expect(vocabulary.withPrefix('passwort')).to.deep.equal([1, 4]);
    expect(terms(vocabulary.containing('wort'))).to.deep.equal([
      'passwort',
      'passwortmanager',
      'passwortpasswort',
    ]);
    expect(terms(vocabulary.containing('passwort')), 'what begins with it').to.deep.equal([]);
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
    expect(of.split('rechnungsprogramm')).to.deep.equal(['rechnungs', 'programm']);
    expect(of.split('terminverwaltung')).to.deep.equal(['termin', 'verwaltung']);
    expect(of.split('terminxyz')).to.deep.equal([]);
  });

  it('finds a swapped pair of letters in a word and in the beginning of one', () => {
    const similar = vocabulary.similar('paswsort').map(({ index }) => vocabulary.words[index]);
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

describe('the inverted index', () => {
  it('knows which document has which term in which fields, most stars first', () => {
    const given = [
      solution({ name: 'Mail', tags: ['chat', 'mail-alternative'], stars: 1 }),
      solution({ name: 'Chat', description: 'Chat, und der Chat.', stars: 9 }),
    ];
    const index = new Stepwise(indexCatalogue(given, 'de')).value;
    const fieldsOf = (term: string) =>
      index.postings[index.vocabulary.placeOf(term)]!.map((posting) => [
        index.solutions[documentOf(posting)]!.name,
        posting & ALL_FIELDS,
      ]);
    const { name, wholeName, description, tag, product, productWord } = FIELDS;
    expect(fieldsOf('chat')).to.deep.equal([
      ['Chat', name | wholeName | description],
      ['Mail', tag],
    ]);
    expect(fieldsOf('mail')).to.deep.equal([['Mail', name | wholeName | product | productWord]]);
    expect(fieldsOf('und'), 'stop words of running text').to.deep.equal([]);
    expect([...index.positions]).to.deep.equal([1, 0]);
  });
});
