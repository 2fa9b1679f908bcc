import { expect } from '@open-wc/testing';
import { slug } from '../../src/catalogue/slug.js';
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
