// Imports JSON: a document of ours field by field, or any list by a mapping.
import { parseUrl } from '../../src/catalogue/addresses.js';
import { UsageError } from '../errors.js';
import { knownLabels } from '../document/category-names.js';
import { FIELDS } from '../sources/entry.js';
import { jsonSyntaxError } from '../sources/parse.js';
import { importRows, type Mapping, valueAt } from './from-table.js';
import { type Imported, type ImportedSolution, isRecord, tally, textOf, type Use } from './imported.js';

const USES: Readonly<Record<string, Use>> = {
  ...Object.fromEntries(FIELDS.map((field) => [field, { how: 'taken', to: field }])),
  stars: { how: 'dropped', remark: 'counted again by build' },
};

/** An address that pages can link to. */
const webPage = (address: unknown): string | undefined =>
  typeof address === 'string' && address.startsWith('https://') && parseUrl(address) ? address : undefined;

/** Whether an item of a list may be meant as a solution: with a name, and one more field of one. */
const looksLikeSolution = (item: unknown): boolean =>
  isRecord(item) &&
  textOf(item.name) !== undefined &&
  FIELDS.some((field) => field !== 'name' && field !== 'description' && field in item);

/**
 * Imports a document field by field as it is, invalid values included, so that `validate` can report them with their
 * place. Stars are left out, since they are counted again.
 * @throws {UsageError} when it is no document
 */
export function importJson(text: string, path: string): Imported {
  const wrong = jsonSyntaxError(text);
  if (wrong) throw new UsageError(`${path} is not JSON: ${wrong.message}`);
  const document: unknown = JSON.parse(text);
  const solutions = Array.isArray(document) ? document : isRecord(document) ? document.solutions : undefined;
  if (!Array.isArray(solutions))
    throw new UsageError(`${path} has no list "solutions". Name the solutions.json of a catalogue.`);

  if (solutions.length > 0 && !solutions.some(looksLikeSolution))
    throw new UsageError(
      `${path} has a list, and nothing in it is a solution: no item has a name and another field of a solution ` +
        '(category, license, github …). Name the solutions.json of a catalogue.',
    );

  const notes: string[] = [];
  const drafts = solutions.flatMap((solution: unknown, index): ImportedSolution[] => {
    if (!isRecord(solution) || !FIELDS.some((field) => field in solution)) {
      notes.push(`solutions[${index}] is no solution and was left out.`);
      return [];
    }
    const unknown = Object.keys(solution).filter(
      (name) => name !== 'stars' && !(FIELDS as string[]).includes(name),
    );
    if (unknown.length > 0)
      notes.push(
        `${textOf(solution.name) ?? `solutions[${index}]`}: left out what is no field: ${unknown.join(', ')}.`,
      );
    const key = textOf(solution.github)?.toLowerCase() ?? textOf(solution.name) ?? `solutions[${index}]`;
    return [
      { key, values: Object.fromEntries(FIELDS.map((field) => [field, solution[field] ?? undefined])) },
    ];
  });
  const names = new Set(drafts.flatMap(({ values }) => textOf(values.category) ?? []));
  return {
    solutions: drafts,
    uses: tally(solutions.filter(isRecord), USES),
    data: isRecord(document)
      ? {
          licence: textOf(document.license),
          attribution: textOf(document.homepage),
          url: webPage(document.homepage),
        }
      : {},
    homepage: isRecord(document) ? textOf(document.homepage) : undefined,
    categories: [...names].map((name) => ({ name, labels: knownLabels(name) })),
    notes,
  };
}

/**
 * Takes over a list in JSON by a mapping.
 * @throws {UsageError} when there is no such list
 */
export function importMappedJson(text: string, path: string, mapping: Mapping): Imported {
  const wrong = jsonSyntaxError(text);
  if (wrong) throw new UsageError(`${path} is not JSON: ${wrong.message}`);
  const root: unknown = JSON.parse(text);
  const list = mapping.items === undefined ? root : isRecord(root) ? valueAt(root, mapping.items) : undefined;
  if (!Array.isArray(list))
    throw new UsageError(
      mapping.items === undefined
        ? `${path} is no list. Say in the mapping where the list is, as "items: data.tools".`
        : `${path} has no list at "${mapping.items}".`,
    );
  return importRows(list.filter(isRecord), path, mapping);
}
