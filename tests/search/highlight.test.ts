import { expect } from '@open-wc/testing';
import fc from '../support/fast-check.js';
import { createSearch, highlight } from '../../src/search/index.js';
import { at, SOLUTIONS } from './solutions.js';

/** The text with what is highlighted in brackets. */
function marked(text: string, query: string | readonly string[]): string {
  let result = '';
  let end = 0;
  for (const [from, to] of highlight(text, query)) {
    result += `${text.slice(end, from)}[${text.slice(from, to)}]`;
    end = to;
  }
  return result + text.slice(end);
}

describe('highlight', () => {
  for (const [text, query, expected] of [
    ['Nextcloud Forms', 'next', '[Next]cloud Forms'],
    ['Große Straße heute', 'heute', 'Große Straße [heute]'],
    ['Straßenkarte', 'strasse', '[Straße]nkarte'],
    ['Straßen', 'stras', '[Straß]en'],
    ['ﬁne ﬁle', 'file', 'ﬁne [ﬁle]'],
    ['👩‍👩‍👧‍👦 Familie 🦊 Fuchs', 'fuchs', '👩‍👩‍👧‍👦 Familie 🦊 [Fuchs]'],
    ['Cafe\u0301 re\u0301sume\u0301!', 'resume cafe', '[Cafe\u0301] [re\u0301sume\u0301]!'],
    ['Überwachung', 'ueberwachung', '[Überwachung]'],
    ['Überwachung', 'uberwach', '[Überwach]ung'],
    ['U\u0308berwachung', 'ueber', '[U\u0308ber]wachung'],
    ['Dokumentenverwaltung', 'verwaltung', 'Dokumenten[verwaltung]'],
    ['Rocket.Chat', 'rocketchat', '[Rocket.Chat]'],
    ['Der Passwort-Manager', 'passwortmanager', 'Der [Passwort-Manager]'],
    ['in St. Gallen', 'inst', 'in St. Gallen'],
    ['Trust the blue one', 'true', 'Trust the blue one'],
    ['Maps and apps', 'ap', 'Maps and [ap]ps'],
    ['日本語の検索', '検索', '日本語の[検索]'],
    ['𝔘nicode und 𐐀𐐁𐐂', '𐐁𐐂', '𝔘nicode und 𐐀[𐐁𐐂]'],
    ['anything', '', 'anything'],
    ['a.b*c', '.*', 'a.b*c'],
    ['', 'x', ''],
  ] as const) {
    it(`marks "${query}" in "${text}"`, () => {
      expect(marked(text, query)).to.equal(expected);
    });
  }

  it('joins what overlaps', () => {
    expect(marked('Passwortmanager', ['passwort', 'wortmanager'])).to.equal('[Passwortmanager]');
  });

  it('gives ranges in order, inside the text, never overlapping, whatever the text', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('aAäßﬁ\u0308 -.’e😀日')), maxLength: 30 });
    fc.assert(
      fc.property(text, text, (each, query) => {
        let end = -1;
        for (const [from, to] of highlight(each, query)) {
          if (from <= end || to <= from || to > each.length) return false;
          end = to;
        }
        return true;
      }),
      { numRuns: 1000 },
    );
  });

  it('marks any beginning of a word at that very word', () => {
    const word = fc.string({ unit: fc.constantFrom(...Array.from('abäßœé')), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(word, word, (before, wanted) => {
        const text = `${before} 🦊 ${wanted}`;
        const last = highlight(text, wanted).at(-1);
        return last?.[1] === text.length;
      }),
    );
  });

  it('shows what a search found: the corrected word, and the halves of a compound', () => {
    const search = createSearch(SOLUTIONS, 'de');
    const mistyped = search.find('nextclod');
    expect(mistyped.highlights('Umfragen in Nextcloud.')).to.deep.equal([[12, 21]]);
    const halves = search.find('gruppenmanager');
    expect(halves.highlights('Manager für Gruppen')).to.deep.equal([
      [0, 7],
      [12, 19],
    ]);
    expect(search.find('slack').highlights('imports from Slack')).to.deep.equal([[13, 18]]);
    expect(search.find('???').highlights('???')).to.deep.equal([]);
    expect(at('Zulip')).to.equal(2);
  });
});
