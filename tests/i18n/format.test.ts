import { expect } from '@open-wc/testing';
import { interleave } from '../../src/i18n/format.js';
import { formatFor, localize, localizePlace } from '../../src/i18n/localize.js';
import { matchLocale, negotiateLocale } from '../../src/i18n/locales.js';
import { aSolution } from '../support/catalogue.js';

/** Narrow and normal no-break spaces differ between engines: readers do not see it. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('negotiation', () => {
  it('reads language tags leniently', () => {
    for (const [tag, locale] of [
      ['de', 'de'],
      ['DE-ch', 'de'],
      ['en_US', 'en'],
      [' fr ', 'fr'],
      ['it-CH-1996', 'it'],
      ['rm', undefined],
      ['', undefined],
      ['deutsch', undefined],
      [undefined, undefined],
      [null, undefined],
    ] as const)
      expect(matchLocale(tag), String(tag)).to.equal(locale);
  });

  it('takes the first language that is spoken, else English', () => {
    expect(negotiateLocale(['rm', '', 'it-CH', 'de'])).to.equal('it');
    expect(negotiateLocale(['rm'])).to.equal('en');
    expect(negotiateLocale([])).to.equal('en');
  });
});

describe('the format', () => {
  it('writes numbers and dates as in Switzerland, in English as in Britain', () => {
    expect(formatFor('de').number(28400)).to.equal('28’400');
    expect(formatFor('it').number(28400)).to.equal('28’400');
    // Engines differ: a narrow space, or the apostrophe. Both are right in French-speaking Switzerland.
    expect(plain(formatFor('fr').number(28400))).to.match(/^28[ ’]400$/);
    expect(formatFor('en').number(28400)).to.equal('28,400');
    expect(formatFor('de').date('2026-11-20')).to.equal('20. November 2026');
    expect(formatFor('fr').date('2026-11-20')).to.equal('20 novembre 2026');
    expect(formatFor('fr').date('2026-11-01')).to.equal('1er novembre 2026');
    expect(formatFor('it').date('2026-11-20')).to.equal('20 novembre 2026');
    expect(formatFor('it').date('2026-11-01')).to.equal('1º novembre 2026');
    expect(formatFor('en').date('2026-11-20')).to.equal('20 November 2026');
  });

  it('follows the region of the tag, where it is one', () => {
    expect(formatFor('de', 'de-DE').number(28400)).to.equal('28.400');
    expect(formatFor('en', 'en_US').date('2026-11-20')).to.equal('November 20, 2026');
    expect(formatFor('de', 'de-').number(28400)).to.equal('28’400');
    expect(formatFor('de', 'fr-FR').number(28400)).to.equal('28’400');
  });

  it('keeps the day, in whatever time zone', () => {
    expect(formatFor('en').date('2026-11-20T23:59:59Z')).to.equal('20 November 2026');
    expect(formatFor('en').shortDate('2026-01-01')).to.equal('1 Jan 2026');
  });

  it('sorts as the language does, numbers by value', () => {
    expect(['Zulip', 'Ätna', 'Apache 10', 'Apache 9'].sort(formatFor('de').compare)).to.deep.equal([
      'Apache 9',
      'Apache 10',
      'Ätna',
      'Zulip',
    ]);
  });
});

describe('localizing a solution', () => {
  it('names a country in the reader’s language and leaves other places alone', () => {
    for (const [origin, flag, name] of [
      ['🇩🇪 Deutschland', '🇩🇪', 'Germania'],
      ['🇬🇧 United Kingdom', '🇬🇧', 'Regno Unito'],
      ['🇺🇸 Vereinigte Staaten', '🇺🇸', 'Stati Uniti'],
      ['🇺🇸 USA', '🇺🇸', 'USA'],
      ['🇭🇰 Hongkong', '🇭🇰', 'Hong Kong'],
      ['🇨🇭 Zürich', '🇨🇭', 'Zürich'],
      ['🌍 International', '🌍', 'Internazionale'],
      ['International', '', 'Internazionale'],
      ['Atlantis', '', 'Atlantis'],
      ['🇽🇽 Nirgendwo', '🇽🇽', 'Nirgendwo'],
    ] as const)
      expect(localizePlace(origin, formatFor('it'))).to.deep.equal({ flag, name });
  });

  it('chooses description and category', () => {
    const view = localize(aSolution('Alpha', { category: 'Passwörter' }), 'fr', formatFor('fr'));
    expect(view.category).to.equal('Passwörter');
    expect(view.description).to.equal('Alpha sert aux conversations dans une équipe.');
    expect(localize(aSolution('A', { category: 'Unbekannt' }), 'fr', formatFor('fr')).category).to.equal(
      'Unbekannt',
    );
    expect(localize(aSolution('A', { category: 'constructor' }), 'fr', formatFor('fr')).category).to.equal(
      'constructor',
    );
    expect(view.descriptionLang).to.equal('fr');
  });
});

describe('a description that is missing', () => {
  it('is replaced by the English one, then by the German one', () => {
    const solution = aSolution('A', { descriptionIt: undefined });
    const { description, descriptionLang } = localize(solution, 'it', formatFor('it'));
    expect([descriptionLang, description]).to.deep.equal(['en', solution.descriptionEn]);
    const german = localize({ ...solution, descriptionEn: ' ' }, 'it', formatFor('it'));
    expect([german.descriptionLang, german.description]).to.deep.equal(['de', solution.description]);
  });
});

describe('interleave', () => {
  it('fills the places in the order of the message', () => {
    expect(interleave('{b} before {a}.', { a: 1, b: 2 })).to.deep.equal(['', 2, ' before ', 1, '.']);
    expect(interleave('nothing', {})).to.deep.equal(['nothing']);
    expect(interleave('{missing}', {})).to.deep.equal(['', 'missing', '']);
  });
});
