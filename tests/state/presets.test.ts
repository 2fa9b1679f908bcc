import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FacetName } from '../../src/search/index.js';
import { knownValue, readPreset } from '../../src/state/presets.js';

const VALUES: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
  category: ['Passwörter', 'Kommunikation'],
  license: ['MIT', 'mit'],
  origin: ['🇨🇭 Zürich', '🇫🇷 Frankreich', 'Mars'],
  alternative: ['google-docs', 'slack'],
  tag: ['google-docs'],
};

const known = (facet: FacetName) => new Map((VALUES[facet] ?? []).map((value) => [value, 1]));

describe('a value of a facet, as pages and links spell it', () => {
  const spellings: readonly (readonly [FacetName, string, string | undefined])[] = [
    ['category', 'passwörter', 'Passwörter'],
    ['category', 'mots de passe', undefined],
    ['category', 'Zürich', undefined],
    ['license', 'mit', 'mit'],
    ['license', 'Mit', 'MIT'],
    ['license', 'M-I-T', undefined],
    ['origin', 'zürich', '🇨🇭 Zürich'],
    ['origin', '🇨🇭 zürich', '🇨🇭 Zürich'],
    ['origin', '🇫🇷', undefined],
    ['origin', 'mars', 'Mars'],
    ['alternative', 'Google Docs', 'google-docs'],
    ['alternative', 'googledocs', 'google-docs'],
    // Only products are known by any spelling: a tag is a word of its own.
    ['tag', 'Google Docs', undefined],
    ['tag', 'GOOGLE-DOCS', 'google-docs'],
  ];
  for (const [facet, spelling, value] of spellings)
    it(`${facet}: ${spelling} means ${value ?? 'nothing'}`, () => {
      assert.equal(knownValue(facet, spelling, known(facet)), value);
    });

  it('page’s own names of categories are known as well', () => {
    const own = { Kommunikation: { en: 'Chat' } };
    assert.equal(knownValue('category', 'chat', known('category'), own), 'Kommunikation');
    assert.equal(knownValue('category', 'chat', known('category')), undefined);
  });

  it('a list is separated by commas, with or without blanks; what nobody knows stays as it is', () => {
    assert.deepEqual(readPreset('category', ' passwörter ,, Kommunikation,Nowhere,', known('category')), [
      'Passwörter',
      'Kommunikation',
      'Nowhere',
    ]);
    assert.deepEqual(readPreset('category', ' , ', known('category')), []);
  });
});
