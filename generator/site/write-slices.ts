import type { Catalogue, Solution } from '../../src/catalogue/schema.js';
import { slug } from '../../src/catalogue/slug.js';
import { type OutputFile, SLICES } from '../output-file.js';
import { withSidecars } from '../publish/compress.js';
import type { LandingPages } from './landing-pages.js';

/** From how many bytes on a slice lies there compressed as well. A smaller one fits into a few packets as it is. */
const COMPRESSED_FROM = 4000;

/**
 * Writes what embeds of a single product, category or solution read instead of the whole catalogue: documents of the same
 * shape, in the same order, of the same time. They belong to the site as its pages do; the one endpoint is complete without
 * them.
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
  const bytes = Buffer.from(`${JSON.stringify({ ...catalogue, count: solutions.length, solutions })}\n`);
  const file = { path: `${SLICES}${name}.json`, bytes };
  return bytes.byteLength < COMPRESSED_FROM ? file : withSidecars(file, 'good');
}
