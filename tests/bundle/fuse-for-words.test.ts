// The part of Fuse that the CDN files carry, held against the whole.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import fc from '../support/fast-check.js';
import Fuse, { type IFuseOptions } from 'fuse.js/basic';
import { leanFuse } from '../../generator/bundle/fuse-for-words.js';

const original = readFileSync(
  join(createRequire(import.meta.url).resolve('fuse.js/basic'), '../fuse.basic.mjs'),
  'utf8',
);

async function lean(): Promise<typeof Fuse> {
  const folder = mkdtempSync(join(tmpdir(), 'fuse-for-words-'));
  const file = join(folder, 'fuse.mjs');
  writeFileSync(file, leanFuse(original));
  try {
    return ((await import(pathToFileURL(file).href)) as { default: typeof Fuse }).default;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As in src/search/fuzzy.ts. */
const options = (threshold: number): IFuseOptions<string> => ({
  isCaseSensitive: true,
  ignoreFieldNorm: true,
  includeScore: true,
  shouldSort: false,
  threshold,
  distance: 3200,
});

describe('the part of Fuse in the CDN files', async () => {
  const Lean = await lean();

  it('judges all words as the whole does', () => {
    const letter = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'é', '0');
    const word = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
    const pattern = fc.string({ unit: letter, minLength: 4, maxLength: 32 });
    let matches = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          pattern,
          word.filter(({ length }) => length > 3),
        ),
        fc.array(word, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(0.11, 0.26, 0.51),
        (wanted, words, threshold) => {
          const list = [...words, wanted, `${wanted.slice(0, 2)}x${wanted.slice(2)}`, wanted.slice(1)];
          const found = new Lean(list, options(threshold)).search(wanted);
          matches += found.length;
          assert.deepEqual(
            found.map(({ item, refIndex, score }) => ({ item, refIndex, score })),
            new Fuse(list, options(threshold)).search(wanted),
          );
        },
      ),
      { numRuns: 2000 },
    );
    assert.ok(matches > 2000);
  });

  it('is not made of another text', () => {
    assert.throws(
      () => leanFuse(original.replace('minMatchCharLength > 1', 'minMatchCharLength > 2')),
      /no longer/,
    );
    assert.throws(() => leanFuse(''), /no longer/);
  });
});
