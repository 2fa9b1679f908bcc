import type { Catalogue, Solution } from '../../src/catalogue/schema.js';
import { slug } from '../../src/catalogue/addresses.js';
import { type OutputFile, SLICES } from '../output-file.js';
import { contentHash } from '../publish/build-memory.js';
import { withSidecars } from '../publish/compress.js';
import type { LandingPages } from './landing-pages.js';

/** From how many bytes on a slice lies there compressed as well. A smaller one fits into a few packets as it is. */
const COMPRESSED_FROM = 4000;

/**
 * Writes what embeds of a single product, category or solution read instead of the whole catalogue: documents of the same
 * shape, in the same order, of the build that last changed something in them. They belong to the site as its pages do; the
 * one endpoint is complete without them.
 */
export function* writeSlices(
  catalogue: Catalogue,
  { products, categories }: LandingPages,
): Generator<OutputFile> {
  for (const [folder, pages] of Object.entries({ alternatives: products, categories }))
    for (const { slug: name, solutions } of pages) {
      const members = new Set(solutions);
      yield writeSlice(
        `${folder}/${name}`,
        catalogue,
        catalogue.solutions.filter((solution) => members.has(solution)),
      );
    }
  for (const solution of catalogue.solutions)
    yield writeSlice(`solutions/${slug(solution.name)}`, catalogue, [solution]);
}

function writeSlice(name: string, catalogue: Catalogue, solutions: readonly Solution[]): OutputFile {
  const path = `${SLICES}${name}.json`;
  const slice = { ...catalogue, count: solutions.length, solutions };
  const bytes = Buffer.from(`${JSON.stringify(slice)}\n`);
  // All but the time: a slice that says what it said before keeps the time of the build that made it.
  const fingerprint = contentHash(Buffer.from(JSON.stringify([path, { ...slice, generatedAt: undefined }])));
  const file = { path, bytes, fingerprint };
  return bytes.byteLength < COMPRESSED_FROM ? file : withSidecars(file, 'good');
}
