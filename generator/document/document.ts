import { SCHEMA_VERSION, solutionSchema, type Catalogue, type Solution } from '../../src/catalogue/schema.js';
import { compareText } from '../sources/issue.js';
import type { SoundSources } from '../sources/load.js';
import type { Entry } from '../sources/entry.js';
import type { StarCounts } from '../stars/star-counts.js';

/** The licence of the data, as the service contract fixes it. */
const DATA_LICENCE = 'MIT';

/**
 * Makes the document. Fields stand in the order of the contract, solutions in the order of their names.
 * @param generatedAt see {@link generatedAt}
 */
export function toCatalogue(sources: SoundSources, stars: StarCounts, generatedAt: string): Catalogue {
  const solutions = sources.entries
    .map((entry) => toSolution(entry, stars.get(entry) ?? null))
    .toSorted(compareNames);
  return {
    version: SCHEMA_VERSION,
    generatedAt,
    count: solutions.length,
    license: DATA_LICENCE,
    homepage: sources.catalogueFile.homepage,
    solutions,
  };
}

/** Fields of the schema, in its order: whatever the order in the source, the same content gives the same bytes. */
function toSolution({ solution }: Entry, stars: number | null): Solution {
  const all: Readonly<Record<string, unknown>> = { ...solution, stars };
  const fields = Object.keys(solutionSchema().shape).filter((name) => all[name] !== undefined);
  return Object.fromEntries(fields.map((name) => [name, all[name]])) as Solution;
}

/**
 * Orders by name without case and diacritics, then by code units. Not by `Intl.Collator`, whose order depends on the
 * version of ICU.
 */
function compareNames(a: Solution, b: Solution): number {
  return compareText(foldName(a.name), foldName(b.name)) || compareText(a.name, b.name);
}

const foldName = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
