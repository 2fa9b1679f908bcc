import { type Catalogue, type Solution, solutionSchema } from '../../src/catalogue/schema.js';

/** A field that is other than before. Undefined where it was or is absent. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What is told of a solution that came or went. */
export type Mention = Pick<Solution, 'name' | 'category' | 'license' | 'github'>;

/** What changed from one document to another. Lists are in the order of names; stars are summed up. */
export interface CatalogueDiff {
  readonly before: Pick<Catalogue, 'generatedAt' | 'count'>;
  readonly after: Pick<Catalogue, 'generatedAt' | 'count'>;
  /** What stands around the solutions. */
  readonly catalogue: readonly FieldChange[];
  readonly added: readonly Mention[];
  readonly removed: readonly Mention[];
  /** Solutions with the same repository under another name. */
  readonly renamed: readonly { readonly before: string; readonly after: string }[];
  /** Solutions in another category. */
  readonly moved: readonly { readonly name: string; readonly before: string; readonly after: string }[];
  /** All other fields, without stars. */
  readonly changed: readonly { readonly name: string; readonly fields: readonly FieldChange[] }[];
  readonly stars: StarChanges;
}

/** The fields with a section of their own. */
const APART = ['name', 'category', 'stars'];

/** Compares two documents, solution by solution. */
export function compareCatalogues(before: Catalogue, after: Catalogue): CatalogueDiff {
  const pairs = pairUp(before.solutions, after.solutions);
  const known = new Set(pairs.flat());
  const fields = Object.keys(solutionSchema().shape).filter((field) => !APART.includes(field));
  return {
    before: { generatedAt: before.generatedAt, count: before.count },
    after: { generatedAt: after.generatedAt, count: after.count },
    catalogue: changesOf(before, after, ['version', 'license', 'homepage']),
    added: after.solutions.filter((solution) => !known.has(solution)).map(toMention),
    removed: before.solutions.filter((solution) => !known.has(solution)).map(toMention),
    renamed: pairs
      .filter(([old, now]) => old.name !== now.name)
      .map(([old, now]) => ({ before: old.name, after: now.name })),
    moved: pairs
      .filter(([old, now]) => old.category !== now.category)
      .map(([old, now]) => ({ name: now.name, before: old.category, after: now.category })),
    changed: pairs
      .map(([old, now]) => ({ name: now.name, fields: changesOf(old, now, fields) }))
      .filter((change) => change.fields.length > 0),
    stars: compareStars(pairs),
  };
}

/** Whether anything but the time and the stars is other than before. */
export const hasChanges = (diff: CatalogueDiff): boolean =>
  [diff.catalogue, diff.added, diff.removed, diff.renamed, diff.moved, diff.changed].some(
    (list) => list.length > 0,
  );

/** The same solution before and after: of one name, else of one repository. In the order of `after`. */
function pairUp(before: readonly Solution[], after: readonly Solution[]): [Solution, Solution][] {
  const left = new Set(before);
  const pairs = new Map<Solution, Solution>();
  const keys = [({ name }: Solution) => name, ({ github }: Solution) => github.toLowerCase()];
  for (const keyOf of keys) {
    const old = new Map(Array.from(left, (solution) => [keyOf(solution), solution]));
    for (const now of after) {
      const match = pairs.has(now) ? undefined : old.get(keyOf(now));
      if (!match || !left.delete(match)) continue;
      pairs.set(now, match);
    }
  }
  return after.flatMap((now) => {
    const old = pairs.get(now);
    return old ? [[old, now] as [Solution, Solution]] : [];
  });
}

function changesOf<Whole extends object>(
  before: Whole,
  after: Whole,
  fields: readonly string[],
): FieldChange[] {
  const valueOf = (whole: Whole, field: string) => (whole as Readonly<Record<string, unknown>>)[field];
  return fields
    .map((field) => ({ field, before: valueOf(before, field), after: valueOf(after, field) }))
    .filter((change) => comparable(change.before) !== comparable(change.after));
}

/** The value for comparison: the order of a list in the document has no meaning. */
const comparable = (value: unknown): string | undefined =>
  JSON.stringify(Array.isArray(value) ? value.toSorted() : value);

const toMention = ({ name, category, license, github }: Solution): Mention => ({
  name,
  category,
  license,
  github,
});

/** The star counts of solutions that are in both documents, summed up: nearly all of them change every day. */
export interface StarChanges {
  readonly risen: number;
  readonly fallen: number;
  readonly same: number;
  /** The sums over those with a count on both sides. */
  readonly before: number;
  readonly after: number;
  /** The names of those that have a count only now, or no longer. */
  readonly appeared: readonly string[];
  readonly lost: readonly string[];
  /** Those with the greatest difference, up or down, the greatest first. */
  readonly greatest: readonly { readonly name: string; readonly before: number; readonly after: number }[];
}

const GREATEST = 5;

function compareStars(pairs: readonly (readonly [Solution, Solution])[]): StarChanges {
  const appeared: string[] = [];
  const lost: string[] = [];
  const counted: { name: string; before: number; after: number }[] = [];
  for (const [{ stars: before }, { name, stars: after }] of pairs)
    if (before !== null && after !== null) counted.push({ name, before, after });
    else if (after !== null) appeared.push(name);
    else if (before !== null) lost.push(name);
  const changed = counted.filter(({ before, after }) => before !== after);
  const size = (change: { before: number; after: number }) => Math.abs(change.after - change.before);
  return {
    risen: changed.filter(({ before, after }) => after > before).length,
    fallen: changed.filter(({ before, after }) => after < before).length,
    same: counted.length - changed.length,
    before: counted.reduce((sum, { before }) => sum + before, 0),
    after: counted.reduce((sum, { after }) => sum + after, 0),
    appeared,
    lost,
    greatest: changed.toSorted((a, b) => size(b) - size(a)).slice(0, GREATEST),
  };
}
