import { expect } from '@open-wc/testing';
import fc from '../support/fast-check.js';
import {
  compoundsOf,
  fold,
  foldCodePoint,
  foldUmlauts,
  squash,
  termsOf,
  wordsOf,
} from '../../src/search/tokenizer.js';

describe('fold', () => {
  for (const [text, folded] of [
    ['Überwachung', 'uberwachung'],
    ['STRASSE Straße ẞ', 'strasse strasse ss'],
    ['Cœur, Ærø, ﬁn', 'coeur, aero, fin'],
    ['İstanbul ıçi', 'istanbul ici'],
    ['e\u0301te\u0301', 'ete'],
    ['pass\u00adwort\u200b', 'passwort'],
    ['l’email “—”', "l'email    "],
    ['ΟΔΟΣ', 'οδοσ'],
    ['℡ ½', 'tel 1 2'],
  ] as const) {
    it(`makes "${folded}" of "${text}"`, () => {
      expect(fold(text)).to.equal(folded);
    });
  }

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => fold(fold(text)) === fold(text)),
      { numRuns: 2000 },
    );
  });

  it('leaves nothing but ASCII, letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => /^[\0-\x7f\p{L}\p{N}]*$/u.test(fold(text))),
      { numRuns: 2000 },
    );
  });

  it('folds a text code point by code point', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) =>
          Array.from(text.toLowerCase())
            .map((each) => fold(each))
            .join('') === fold(text),
      ),
    );
  });

  it('remembers a bounded number of letters, and goes on', () => {
    for (let code = 0x4e00; code < 0x4e00 + 5000; code++) foldCodePoint(String.fromCodePoint(code));
    expect(foldCodePoint('é')).to.equal('e');
  });

  it('writes umlauts out where asked, composed or not', () => {
    expect(foldUmlauts('Überwachung öä')).to.equal('ueberwachung oeae');
    expect(foldUmlauts('U\u0308ber')).to.equal('ueber');
    expect(foldUmlauts('Café')).to.equal('cafe');
  });
});

describe('words', () => {
  it('are the runs of letters and digits', () => {
    expect(wordsOf(fold('L’e-mail, C++ & Öl: 日本語!'))).to.deep.equal([
      'l',
      'e',
      'mail',
      'c',
      'ol',
      '日本語',
    ]);
  });

  it('are written as one by squash', () => {
    expect(squash('Google Docs')).to.equal('googledocs');
    expect(squash('google-docs')).to.equal('googledocs');
  });
});

describe('the terms of a text', () => {
  const read = (text: string): string[] => compoundsOf(text).flatMap(termsOf);

  it('are words, compounds as one, and umlauts written out', () => {
    expect(read('Der Passwort-Manager')).to.deep.equal(['der', 'passwort', 'manager', 'passwortmanager']);
    expect(read('Büro-Öl')).to.have.members(['buro', 'buero', 'ol', 'oel', 'burool', 'buerooel']);
    expect(read('U\u0308ber Cœur')).to.deep.equal(['uber', 'ueber', 'coeur']);
    expect(read('\u0308 ä\u0308')).to.deep.equal(['a', 'ae']);
  });

  it('hold compounds together, and nothing else', () => {
    expect(read('a -b c- d e, f. g')).to.deep.equal(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(read('rocket.chat.')).to.deep.equal(['rocket', 'chat', 'rocketchat']);
  });

  it('survive words without end', () => {
    expect(read('ä'.repeat(300))[0]).to.have.lengthOf(64);
    expect(read(`${'x'.repeat(300)}-${'ß'.repeat(99)}`)).to.have.lengthOf(3);
  });

  it('are the same words as fold and wordsOf give', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...Array.from('aäÖß-’. \u0308œ日😀9_')), maxLength: 40 }),
    );
    fc.assert(
      fc.property(text, (each) => {
        const found = new Set(read(each));
        return wordsOf(fold(each)).every((word) => found.has(word));
      }),
      { numRuns: 1000 },
    );
  });
});
