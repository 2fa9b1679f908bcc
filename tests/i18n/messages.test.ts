import { expect } from '@open-wc/testing';
import { MESSAGES } from '../../src/i18n/languages.js';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';

/** All texts of a language by their path; functions are called with what shows their plural forms. */
function texts(locale: Locale, messages: object = MESSAGES[locale]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string') found.set(path, value);
    else if (typeof value === 'function') {
      for (const n of [0, 1, 2]) {
        const call = value as (...parts: unknown[]) => string;
        const counted = /Of$|remove$|stale$/.test(path) ? ['Name', '4', 'word'] : [n, `${n}`, 'Slack'];
        found.set(`${path}(${n})`, call(...counted));
      }
    } else for (const [name, inner] of Object.entries(value as object)) visit(inner, `${path}.${name}`);
  };
  visit(messages, locale);
  return new Map([...found].map(([path, text]) => [path.slice(3), text]));
}

/** Texts that are the same in English and another language, and rightly so. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: [
    'colon',
    'sort.by.name',
    'platform.platform-windows',
    'platform.platform-macos',
    'platform.platform-android',
    'deployment.docker',
    'deployment.kubernetes',
    'deployment.linux',
    'card.details',
    'card.website',
    'facets.alternative',
    'scores.maturity.label',
  ],
  fr: [
    'filters.europe',
    'search.solution',
    'search.suggested(1)',
    'search.suggested(2)',
    'status.all(0)',
    'status.all(1)',
    'status.all(2)',
    'platform.platform-windows',
    'platform.platform-macos',
    'platform.platform-android',
    'deployment.docker',
    'deployment.kubernetes',
    'deployment.linux',
    'audience.business',
    'card.tags',
    'sort.by.maturity',
    'facets.license',
    'licences.permissive',
    'export.description',
  ],
  it: [
    'colon',
    'platform.platform-windows',
    'platform.platform-macos',
    'platform.platform-android',
    'deployment.docker',
    'deployment.kubernetes',
    'deployment.linux',
    'scores.resourceUsage.middle',
  ],
};

describe('the messages', () => {
  const english = texts('en');

  for (const locale of LOCALES) {
    const own = texts(locale);

    it(`${locale}: are complete, not blank, and have the same places as the English ones`, () => {
      expect([...own.keys()]).to.deep.equal([...english.keys()]);
      for (const [path, text] of own) {
        expect(text.trim(), path).not.to.equal('');
        expect(text, path).not.to.match(/undefined|\[object|\{n\}/);
        const places = (value: string | undefined) => [...(value ?? '').matchAll(/\{\w+\}/g)].flat().sort();
        expect(places(text), path).to.deep.equal(places(english.get(path)));
      }
    });

    if (locale !== 'en')
      it(`${locale}: are not English by accident`, () => {
        const same = [...own].filter(([path, text]) => text === english.get(path)).map(([path]) => path);
        expect(same.filter((path) => !SAME[locale]?.includes(path))).to.deep.equal([]);
      });
  }

  it('are Swiss in German, with guillemets and apostrophes as printed', () => {
    expect(texts('de').size).to.be.greaterThan(150);
    for (const [path, text] of texts('de')) expect(text, path).not.to.match(/ß|„|“/);
    for (const locale of LOCALES)
      for (const [path, text] of texts(locale)) expect(text, path).not.to.match(/'|"/);
  });

  it('are never broken before a sign in French, of the element and of the pages', () => {
    const all = [texts('fr'), texts('fr', PAGE_MESSAGES.fr)].flatMap((each) => [...each]);
    expect(all.length).to.be.greaterThan(400);
    // The line of a header is written as it is sent.
    for (const [path, text] of all)
      expect(text.replace('Origin: *', ''), path).not.to.match(
        /[^\u00a0]:(?= |$)|[^\u202f][;?!»](?= |$)|«(?!\u202f)/,
      );
  });

  it('choose the plural form of the language', () => {
    const all = (locale: Locale) => [0, 1, 2].map((n) => MESSAGES[locale].status.all(n, String(n)));
    expect(all('de')).to.deep.equal(['0 Lösungen', '1 Lösung', '2 Lösungen']);
    expect(all('fr')).to.deep.equal(['0 solution', '1 solution', '2 solutions']);
    expect(all('it')).to.deep.equal(['0 soluzioni', '1 soluzione', '2 soluzioni']);
  });
});
