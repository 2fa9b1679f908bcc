import type { Plugin } from 'vite';
import { replaceExactly } from './exact-replacement.js';

/** Fuse over a list of words of at most 32 letters, as far as src/search/fuzzy.ts uses it. */
const WORDS = `
export default class {
  constructor(words, options) {
    this.words = words;
    this.options = options;
  }
  search(pattern) {
    const alphabet = createPatternAlphabet(pattern);
    return this.words.flatMap((item, refIndex) => {
      const { isMatch, score } =
        item === pattern ? { isMatch: true, score: 0 } : search(item, pattern, alphabet, this.options);
      return isMatch ? [{ item, refIndex, score }] : [];
    });
  }
}`;

/** Passages of fuse.js/basic, each given by its beginning and end, and what stands in their place. */
const CHANGES: readonly (readonly [from: string, to: string, replacement: string])[] = [
  // Folded words need no table of diacritics; a list needs no index of records, no keys, no query language, no heap.
  ['//#region src/helpers/typeGuards.ts', '//#region src/search/bitap/search.ts', ''],
  ['//#region src/helpers/mergeIndices.ts', 'export { entry_default as default };', WORDS],
  // Words are looked for at their beginning, and none is longer than a number has bits.
  ['location = Config.location, distance', 'PATTERN_LENGTH_TOO_LARGE(32));', 'distance, threshold }) {'],
  ['const expectedLocation = ', ';', 'const expectedLocation = 0;'],
  [
    'const accuracy = errors / patternLen;',
    'return accuracy + proximity / distance;',
    'return errors / patternLen + currentLocation / distance;',
  ],
  ['findAllMatches ? ', ': ', ''],
  // The search says which words match, not where.
  ['const computeMatches = ', 'minMatchCharLength > 1 || includeMatches;', 'const computeMatches = false;'],
];

/**
 * The algorithm of Fuse, without the parts for lists of objects, which the search does not use and which would be a
 * tenth of the script. The build fails when Fuse's text is not the one this was made for; a test holds both against
 * each other.
 */
export function fuseForWords(): Plugin {
  return {
    name: 'fuse-for-words',
    transform: {
      filter: { id: /\/node_modules\/fuse\.js\/dist\/fuse\.basic\.mjs/ },
      handler: (code) => ({ code: leanFuse(code), map: null }),
    },
  };
}

/** The text of fuse.js/basic with only what a list of words needs. */
export function leanFuse(code: string): string {
  return CHANGES.reduce((text, [from, to, replacement]) => {
    const start = text.indexOf(from);
    const end = text.indexOf(to, start);
    const passage = end < 0 ? `${from} … ${to}` : text.slice(start, end + to.length);
    return replaceExactly(text, passage, replacement, 'fuse.js/dist/fuse.basic.mjs');
  }, code);
}
