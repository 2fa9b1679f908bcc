import { expect } from '@open-wc/testing';
import { detailUrl } from '../../src/catalogue/meaning.js';
import { licenceKind } from '../../src/catalogue/values.js';

describe('what a licence asks for', () => {
  for (const [license, kind] of [
    ['MIT', 'permissive'],
    ['Apache-2.0', 'permissive'],
    ['BSD-3-Clause', 'permissive'],
    ['0BSD', 'permissive'],
    ['PostgreSQL', 'permissive'],
    ['MPL-2.0', 'weak'],
    ['LGPL-2.1-or-later', 'weak'],
    ['EPL-2.0', 'weak'],
    ['GPL-2.0-only', 'copyleft'],
    ['GPL-3.0-or-later WITH GCC-exception-3.1', 'copyleft'],
    ['AGPL-3.0-only', 'network'],
    ['EUPL-1.2', 'network'],
    ['OSL-3.0 AND AFL-3.0', 'network'],
    ['AGPL-3.0-only AND Apache-2.0 AND MIT', 'network'],
    ['GPL-2.0-only OR MIT', 'permissive'],
    ['CC-BY-SA-4.0', 'copyleft'],
    ['CC-BY-4.0', 'permissive'],
    ['MIT AND Nobody-Knows-1.0', undefined],
    ['(MIT OR GPL-2.0-only) AND Apache-2.0', undefined],
    ['MIT OR Apache-2.0 AND GPL-3.0-only', undefined],
    ['LicenseRef-own', undefined],
    ['', undefined],
    ['MITigated', undefined],
  ] as const)
    it(`${license || '(nothing)'}: ${kind ?? 'unexplained'}`, () => {
      expect(licenceKind(license)).to.equal(kind);
    });
});

describe('the address of a solution’s own page', () => {
  for (const [pattern, address] of [
    ['https://a.example/{lang}/solutions/{slug}/', 'https://a.example/fr/solutions/cafe-buero/'],
    [
      'https://a.example/?page={slug}&in={lang}#{slug}',
      'https://a.example/?page=cafe-buero&in=fr#cafe-buero',
    ],
    ['HTTP://a.example/{slug}', 'http://a.example/cafe-buero'],
    ['https://a.example/"><img src=x>/{slug}', 'https://a.example/%22%3E%3Cimg%20src=x%3E/cafe-buero'],
    ['https://a.example/', undefined],
    ['https://a.example/{name}/{slug}', undefined],
    ['https://a.example/{slug}/{', undefined],
    ['/solutions/{slug}/', undefined],
    ['//a.example/{slug}', undefined],
    ['{slug}', undefined],
    ['javascript:alert("{slug}")', undefined],
    [' java\nscript:alert(1)//{slug}', undefined],
    ['data:text/html,{slug}', undefined],
    ['https://{slug', undefined],
  ] as const)
    it(`${JSON.stringify(pattern)}: ${address ?? 'none'}`, () => {
      expect(detailUrl(pattern, 'Café  Büro!', 'fr')).to.equal(address);
    });

  it('has no more of a name than letters, digits and hyphens', () => {
    for (const name of ['../../x', '{lang}', '"><script>', '$&', 'https://b.example/', '安全', ' '])
      expect(detailUrl('https://a.example/{slug}/', name, 'de')).to.match(
        /^https:\/\/a\.example\/[a-z0-9-]*\/$/,
      );
  });
});
