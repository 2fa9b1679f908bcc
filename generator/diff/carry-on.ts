// Adds what has changed since the last build to the kept list of changes, and forgets the oldest.
import type { Catalogue } from '../../src/catalogue/schema.js';
import type { Change } from '../document/changes.js';
import { compareCatalogues, type FieldChange } from './compare.js';

/** How many changes are kept, the latest. */
const MAX_CHANGES = 2000;

/** Fields that say nothing about the solution. */
const LEFT_OUT = ['icon', 'addedAt'];

/** The longest value that is told. */
const MAX_VALUE = 80;

/**
 * Carries on what has changed.
 * @param earlier what was kept so far
 * @param published the document that is published now; undefined where there is none
 * @param catalogue the document that will be published
 * @returns the latest changes first
 */
export function carryOn(
  earlier: readonly Change[],
  published: Catalogue | undefined,
  catalogue: Catalogue,
): Change[] {
  const date = catalogue.generatedAt.slice(0, 10);
  const present = new Set(catalogue.solutions.map(({ name }) => name));
  const found = published ? changesBetween(published, catalogue, date) : [];
  const changes = new Map<string, Change>();
  for (const change of [...found, ...earlier]) {
    // What has come back was not removed.
    if (change.kind === 'removed' && present.has(change.name)) continue;
    const key = JSON.stringify([change.date, change.kind, change.name]);
    const known = changes.get(key);
    if (!known) changes.set(key, change);
    else if (change.kind === 'changed')
      changes.set(key, { ...known, fields: together(change.fields, known.fields) });
  }
  return [...changes.values()]
    .filter(({ kind, fields = [] }) => kind !== 'changed' || fields.length > 0)
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
    .slice(0, MAX_CHANGES);
}

/** The fields of two changes on one day: from what they were first to what they are last. */
function together(first: Change['fields'] = [], last: Change['fields'] = []): Change['fields'] {
  const fields = new Map(first.map((each) => [each.field, each]));
  for (const each of last) {
    const known = fields.get(each.field);
    const both = known ? { ...known, ...(each.after !== undefined && { after: each.after }) } : each;
    if (both.before !== undefined && both.before === both.after) fields.delete(each.field);
    else fields.set(each.field, both);
  }
  return [...fields.values()];
}

function changesBetween(before: Catalogue, after: Catalogue, date: string): Change[] {
  const { removed, renamed, moved, changed } = compareCatalogues(before, after);
  const fields = new Map<string, NonNullable<Change['fields']>>();
  const add = (name: string, change: FieldChange) => {
    if (LEFT_OUT.includes(change.field)) return;
    const told = { field: change.field, ...shortValue('before', change), ...shortValue('after', change) };
    const known = fields.get(name);
    if (known) known.push(told);
    else fields.set(name, [told]);
  };
  for (const { name, ...values } of moved) add(name, { field: 'category', ...values });
  for (const { name, fields: found } of changed) for (const each of found) add(name, each);
  return [
    ...removed.map(({ name }): Change => ({ date, kind: 'removed', name })),
    ...renamed.map(({ before: earlier, after: name }): Change => ({
      date,
      kind: 'renamed',
      name,
      before: earlier,
    })),
    ...[...fields].map(([name, found]): Change => ({ date, kind: 'changed', name, fields: found })),
  ];
}

/** A value where it is short enough to be told; descriptions and lists are not. */
function shortValue(
  key: 'before' | 'after',
  change: FieldChange,
): Partial<Record<typeof key, string | number>> {
  const value = change[key];
  const isTold =
    typeof value === 'number' ||
    (typeof value === 'string' && value.length <= MAX_VALUE && !change.field.startsWith('description'));
  return isTold ? { [key]: value } : {};
}
