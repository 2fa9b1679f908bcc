import { expect } from '@open-wc/testing';
import { detailUrl, slug } from '../../src/catalogue/addresses.js';
import fc from '../support/fast-check.js';

describe('slug', () => {
  it('is lower case, without marks, with single hyphens', () => {
    const examples = {
      Nextcloud: 'nextcloud',
      'Über Chat': 'ueber-chat',
      'Grüße & Co.': 'gruesse-co',
      'Café Élan': 'cafe-elan',
      'C++ / C#': 'c-c',
      '2FAuth': '2fauth',
      '  --x--  ': 'x',
    };
    for (const [name, expected] of Object.entries(examples)) expect(slug(name)).to.equal(expected);
    expect(slug('日本')).to.equal('65e5-672c');
  });

  it('is a safe part of an address, whatever the name is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }), (name) => {
        expect(slug(name)).to.match(/^[a-z0-9](?:-?[a-z0-9]){0,99}$/);
      }),
    );
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
