import { expect } from '@open-wc/testing';
import { documentOf, indexCatalogue } from '../../src/search/catalogue-index.js';
import { createSearch } from '../../src/search/index.js';
import { memoized, Stepwise } from '../../src/search/steps.js';
import { Vocabulary } from '../../src/search/vocabulary.js';
import { ALL_FIELDS, FIELDS } from '../../src/search/weights.js';
import { solution } from './solutions.js';

describe('typing errors', () => {
  it('finds a mistyped word among thousands', () => {
    const words = Array.from({ length: 20_000 }, (_, at) => `word${at.toString(36)}`);
    const fuzzy = new Vocabulary([...words, 'kubernetes', 'nextcloud']);
    expect(fuzzy.similar('kuberntes').map(({ index }) => index)).to.deep.equal([20_000]);
  });

  it('lets Fuse judge at most 64 words of thousands that are alike', () => {
    const fuzzy = new Vocabulary(Array.from({ length: 5000 }, (_, at) => `abcdefg${String(at)}`));
    expect(fuzzy.similar('abcdefh')).to.have.lengthOf.within(1, 64);
  });

  it('judges nothing for short and for endless patterns', () => {
    const fuzzy = new Vocabulary(['abc', 'x'.repeat(40)]);
    expect(fuzzy.similar('abd')).to.deep.equal([]);
    expect(fuzzy.similar('x'.repeat(39))).to.deep.equal([]);
  });

  it('prefers fewer errors, the same beginning and the same length', () => {
    const list = ['reddit', 'credit', 'redditor', 'bedding'];
    const found = new Vocabulary(list).similar('reddet');
    expect(list[found[0]!.index]).to.equal('reddit');
    expect(found.map(({ index }) => list[index])).to.include('redditor');
    expect(found.map(({ index }) => list[index])).not.to.include('bedding');
  });

  it('holds what contains a word for no mistyped form of it', () => {
    expect(new Vocabulary(['credit', 'creditor']).similar('redit')).to.deep.equal([]);
  });

  it('knows two neighbours that are swapped, in a word and in the beginning of one', () => {
    const list = ['slack', 'slackware', 'stack', 'slacken'];
    const found = new Vocabulary(list).similar('slakc');
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
    const index = new Stepwise(indexCatalogue(given, 'de', undefined, true)).value;
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

  it('reads other languages than the one shown only when a query needs them', () => {
    const given = Array.from({ length: 1000 }, (_, n) =>
      solution({ name: `Number ${n}`, description: 'Gespräche.', descriptionFr: 'Messagerie.' }),
    );
    /** How many steps of the second index are left after a query; the last one says that it is complete. */
    const stepsAfter = (query: string): number => {
      const search = createSearch(given, 'de');
      expect(search.search(query), query).to.have.lengthOf(1000);
      let steps = 1;
      while (!search.step()) steps++;
      return steps;
    };
    expect(stepsAfter('gespräche'), 'a word of the language shown').to.be.greaterThan(10);
    expect(stepsAfter('gespr'), 'its beginning').to.be.greaterThan(10);
    expect(stepsAfter('messagerie'), 'a word of another language').to.equal(1);
  });

  it('gives one answer, whether the second index was built before or for the query', () => {
    const given = [
      solution({ name: 'Mail', description: 'Briefe ordnen.', descriptionFr: 'Trier le courrier.' }),
      solution({ name: 'Chat', description: 'Gespräche ordnen.', descriptionFr: 'Trier des discussions.' }),
    ];
    const [soon, late] = [createSearch(given, 'de'), createSearch(given, 'de')];
    while (!soon.step());
    for (const query of ['ordnen', 'trier', 'courrier ordnen', 'discusions', 'xyzzy'])
      expect([...soon.find(query).indices], query).to.deep.equal([...late.find(query).indices]);
    expect(late.search('courrier ordnen')[0]?.name).to.equal('Mail');
    expect(late.find('discusions').suggestion, 'typing errors in other languages').to.equal(undefined);
  });
});
