import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FacetName } from '../../src/search/index.js';
import { knownValues, readPreset } from '../../src/state/presets.js';

const VALUES: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
  category: ['Passwörter', 'Kommunikation'],
  license: ['MIT', 'GPL-2.0-only', 'GPL-3.0-or-later', 'AGPL-3.0-only', 'Apache-2.0'],
  origin: ['🇨🇭 Zürich', '🇫🇷 Frankreich', 'Mars'],
  alternative: ['google-docs', 'slack'],
  tag: ['google-docs'],
};

const known = (facet: FacetName) => new Map((VALUES[facet] ?? []).map((value) => [value, 1]));

describe('a value of a facet, as pages and links spell it', () => {
  const spellings: readonly (readonly [FacetName, string, readonly string[]])[] = [
    ['category', 'passwörter', ['Passwörter']],
    ['category', 'mots de passe', []],
    ['category', 'Zürich', []],
    ['license', 'mit', ['MIT']],
    ['license', 'M-I-T', []],
    ['license', 'gpl', ['GPL-2.0-only', 'GPL-3.0-or-later']],
    ['license', 'GPL-3.0', ['GPL-3.0-or-later']],
    ['license', 'GPL-3', []],
    ['license', 'permissive', ['MIT', 'Apache-2.0']],
    ['license', 'copyleft', ['GPL-2.0-only', 'GPL-3.0-or-later']],
    ['origin', 'zürich', ['🇨🇭 Zürich']],
    ['origin', '🇨🇭 zürich', ['🇨🇭 Zürich']],
    // A place is known by its country, and a country in all languages.
    ['origin', 'Switzerland', ['🇨🇭 Zürich']],
    ['origin', 'France', ['🇫🇷 Frankreich']],
    ['origin', 'francia', ['🇫🇷 Frankreich']],
    ['origin', '🇫🇷', []],
    ['origin', 'mars', ['Mars']],
    ['alternative', 'Google Docs', ['google-docs']],
    ['alternative', 'googledocs', ['google-docs']],
    // Only products are known by any spelling: a tag is a word of its own.
    ['tag', 'Google Docs', []],
    ['tag', 'GOOGLE-DOCS', ['google-docs']],
  ];
  for (const [facet, spelling, values] of spellings)
    it(`${facet}: ${spelling} means ${values.join(', ') || 'nothing'}`, () => {
      assert.deepEqual(knownValues(facet, spelling, known(facet)), values);
    });

  it('page’s own names of categories are known as well', () => {
    const own = { Kommunikation: { en: 'Chat' } };
    assert.deepEqual(knownValues('category', 'chat', known('category'), own), ['Kommunikation']);
    assert.deepEqual(knownValues('category', 'chat', known('category')), []);
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
