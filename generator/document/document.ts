// Makes the published document from the entries and their stars, in its order, and reads it back as the element will.
import { parseCatalogue } from '../../src/catalogue/parse.js';
import { type Catalogue, SCHEMA_VERSION, type Solution, solutionSchema } from '../../src/catalogue/schema.js';
import { recommended } from '../../src/search/sort.js';
import type { Context } from '../context.js';
import { RefusedError, UsageError } from '../errors.js';
import { DOCUMENT_PATH, type OutputFile } from '../output-file.js';
import { DATA_LICENCE } from '../sources/import-lock.js';
import type { Entry } from '../sources/entry.js';
import { compareText, type Issue, sortIssues } from '../sources/source.js';
import type { SoundSources } from '../sources/load.js';
import type { StarCounts } from '../stars/report.js';
import { counted } from '../terminal.js';

/**
 * Makes the document. Fields stand in the order of the contract, solutions as they are recommended: readers see the first
 * ones while the rest is still on its way.
 * @param generatedAt see {@link generatedAt}
 */
export function toCatalogue(sources: SoundSources, stars: StarCounts, generatedAt: string): Catalogue {
  const byName = sources.entries
    .map((entry) => toSolution(entry, stars.get(entry) ?? null))
    .toSorted(compareNames);
  const solutions = recommended(byName);
  return {
    version: SCHEMA_VERSION,
    generatedAt,
    count: solutions.length,
    license: DATA_LICENCE,
    homepage: sources.catalogueFile.homepage,
    solutions,
  };
}

/** The fields in the order of the schema, so that the same content always gives the same bytes. */
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

/**
 * When the document was made, in ISO 8601 to the second: `SOURCE_DATE_EPOCH` where it is set, so that a build can be
 * repeated, else the clock.
 * @throws {UsageError} when `SOURCE_DATE_EPOCH` is no number of seconds
 */
export function generatedAt({ env, now }: Pick<Context, 'env' | 'now'>): string {
  const epoch = env.SOURCE_DATE_EPOCH;
  if (epoch === undefined || epoch === '') return iso(now());
  const date = new Date(Number(epoch) * 1000);
  if (!/^\d{1,12}$/.test(epoch) || Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999)
    throw new UsageError(
      `SOURCE_DATE_EPOCH is "${epoch}"; it must be seconds since 1970, for example 1742000000.`,
    );
  return iso(date);
}

const iso = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, 'Z');

/**
 * Writes the document, and reads it back as the element will.
 * @param entries what it was made of
 * @throws {RefusedError} when the element could not read the document as it was meant
 */
export function writeDocument(catalogue: Catalogue, entries: readonly Entry[]): OutputFile {
  const text = `${JSON.stringify(catalogue)}\n`;
  readBack(text, catalogue, entries);
  return { path: DOCUMENT_PATH, bytes: Buffer.from(text) };
}

/**
 * Reads the text with the element's own parser: what it drops or changes must not be published.
 * @throws {RefusedError} with the place of each solution
 */
export function readBack(text: string, catalogue: Catalogue, entries: readonly Entry[]): void {
  const issues: Issue[] = [];
  const report = (index: number, message: string) => {
    const name = catalogue.solutions[index]?.name;
    const entry = entries.find(({ solution }) => solution.name === name);
    if (entry) issues.push(entry.issue('name', 'read-back', message));
  };
  const dropped = new Set<number>();
  const read = parseCatalogue(text, {
    onDropped: ({ index, reason }) => {
      dropped.add(index);
      report(index, `the element could not read this solution: ${reason}.`);
    },
  });
  const kept = catalogue.solutions.filter((_, index) => !dropped.has(index));
  const changed = kept.filter(
    (solution, index) => JSON.stringify(read.solutions[index]) !== JSON.stringify(solution),
  );
  for (const solution of changed)
    report(catalogue.solutions.indexOf(solution), 'the element would show this solution otherwise.');
  if (dropped.size + changed.length > 0)
    throw new RefusedError(
      `Refused to publish: the element would not show ${counted(dropped.size + changed.length, 'solution')} as written in the sources.`,
      {},
      sortIssues(issues),
    );
}
