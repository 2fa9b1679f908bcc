import { CATALOGUE_FILE } from './catalogue-file.js';
import { oneLine } from './checks/descriptions.js';
import type { Entry } from './entry.js';
import { type DataSource, type ImportLock, type LockedEntry, readImportLock } from './import-lock.js';
import { append, type Issue } from './issue.js';
import { nodeAt } from './source.js';
import { counted } from '../terminal.js';

/** The licence of the document, as the service contract fixes it. */
export const DATA_LICENCE = 'MIT';

/** Licences that allow everything, or everything to whoever names the authors, as the pages do. */
const PERMISSIVE =
  /^(CC0-|PDDL-|MIT|0BSD|Unlicense|ISC|BSD-[23]|Apache-|CC-BY-\d|ODC-By-|DL-DE-(BY|ZERO)-|etalab-|OGL-)/i;

/** Whether data of a licence may stand in a document under MIT without asking anybody: of a choice, one licence must. */
export const mayBePublishedAsMit = (licence: string): boolean =>
  licence.split(' OR ').some((part) => PERMISSIVE.test(part.trim().replace(/^\(/, '')));

/** Whoever's data the pages have to name. */
export type Attribution = Pick<DataSource, 'licence' | 'attribution' | 'url'> & { readonly name: string };

/**
 * Reads the lock of imports, and finds whose data is published: values that are still as they were imported.
 * @param entries all solutions to be published
 * @param decided why licences are no obstacle, by licence; undefined while catalogue.yaml has errors
 * @param issues receives what is wrong with the lock, and licences that nobody has decided about
 */
export function loadAttributions(
  folder: string,
  entries: readonly Entry[],
  decided: Readonly<Record<string, string>> | undefined,
  issues: Issue[],
): Attribution[] {
  const read = readImportLock(folder);
  if (read === undefined) return [];
  if (!('lock' in read)) {
    append(issues, read);
    return [];
  }
  const { lock, source, root } = read;
  const published = publishedFrom(lock, entries);
  return [...published.keys()].toSorted().flatMap((name): Attribution[] => {
    const data = lock.sources[name];
    if (!data) return [];
    const { licence, attribution, url } = data;
    const count = published.get(name) ?? 0;
    if (decided && licence !== undefined && !mayBePublishedAsMit(licence) && !Object.hasOwn(decided, licence))
      issues.push(
        source.issue(
          nodeAt(root, ['sources', name, 'licence']).start,
          'data-licence',
          `the texts of ${attribution ?? name} in ${counted(count, 'solution')} are under ${licence}; the document is under ` +
            `${DATA_LICENCE}. Write texts of your own, or say in ${CATALOGUE_FILE} why they may be published: ` +
            `dataLicences: { ${licence}: "…" }.`,
        ),
      );
    return [{ name, licence, attribution, url }];
  });
}

/** How many published solutions have a text of each source as it was imported. Facts, such as an address, are nobody's. */
function publishedFrom(lock: ImportLock, entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  const byFile = new Map<string, LockedEntry[]>();
  for (const [id, locked] of Object.entries(lock.entries)) {
    const [file = ''] = id.split('#', 1);
    byFile.set(file, [...(byFile.get(file) ?? []), locked]);
  }
  for (const { file, solution } of entries) {
    const values: Readonly<Record<string, unknown>> = { ...solution };
    const from = (byFile.get(file) ?? []).flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([field, { from: name, value }]) =>
        field.startsWith('description') && typeof value === 'string' && oneLine(value) === values[field]
          ? [name]
          : [],
      ),
    );
    for (const name of new Set(from)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
