// Compares two documents, solution by solution, and tells the difference as text, Markdown or JSON.
import pico from 'picocolors';
import { type Catalogue, type Solution, solutionSchema } from '../../src/catalogue/schema.js';
import { counted, markdownText, printable } from '../terminal.js';

/** A field that is other than before. Undefined where it was or is absent. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What is told of a solution that came or went. */
type Mention = Pick<Solution, 'name' | 'category' | 'license' | 'github'>;

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
const hasChanges = (diff: CatalogueDiff): boolean =>
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
interface StarChanges {
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

/** How many of the greatest differences in stars are told. */
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

/** The ways in which a difference can be told. */
export const DIFF_FORMATS = ['text', 'markdown', 'json'] as const;
export type DiffFormat = (typeof DIFF_FORMATS)[number];

/** How the parts of a report are written in a format. `quote` escapes texts of documents for it. */
interface Style {
  /** A text of a document. */
  readonly quote: (text: string) => string;
  readonly heading: (text: string) => string;
  /** A line of a list; `depth` from 0. */
  readonly item: (text: string, depth: number) => string;
  readonly name: (text: string) => string;
  readonly added: (text: string) => string;
  readonly removed: (text: string) => string;
}

/** The longest value, in characters, that is shown on one line with its earlier value. */
const MAX_BESIDE = 40;
/** How many names are listed in one line. */
const MAX_NAMES = 10;

/** @returns text that ends in a line break */
export function formatDiff(diff: CatalogueDiff, format: DiffFormat, hasColors: boolean): string {
  if (format === 'json') return `${JSON.stringify(diff, null, 2)}\n`;
  return `${toLines(diff, format === 'markdown' ? MARKDOWN : textStyle(hasColors))
    .join('\n')
    .trim()}\n`;
}

function textStyle(hasColors: boolean): Style {
  const colors = pico.createColors(hasColors);
  return {
    quote: (text) => printable(text).replaceAll('\n', ' '),
    heading: (text) => `\n${colors.bold(text)}`,
    item: (text, depth) => `${'  '.repeat(depth + 1)}${text}`,
    name: colors.bold,
    added: (text) => colors.green(`+ ${text}`),
    removed: (text) => colors.red(`- ${text}`),
  };
}

const MARKDOWN: Style = {
  quote: markdownText,
  heading: (text) => `\n### ${text}\n`,
  item: (text, depth) => `${'  '.repeat(depth)}- ${text}`,
  name: (text) => `**${text}**`,
  added: (text) => text,
  removed: (text) => `~~${text}~~`,
};

function toLines(diff: CatalogueDiff, style: Style): string[] {
  const { before, after, stars } = diff;
  const section = (title: string, lines: readonly string[], count = lines.length) =>
    lines.length > 0 ? [style.heading(`${title} (${count})`), ...lines] : [];
  const mention = ({ name, category, license, github }: Mention) =>
    `${style.name(style.quote(name))} (${style.quote(category)}, ${style.quote(license)}): ${style.quote(github)}`;
  return [
    `${counted(before.count, 'solution')} (${day(before)}) → ${counted(after.count, 'solution')} (${day(after)})`,
    ...(hasChanges(diff) ? [] : ['', 'No solution was added, removed or changed.']),
    ...section(
      'Catalogue',
      diff.catalogue.flatMap((change) => fieldLines(change, 0, style)),
    ),
    ...section(
      'Added',
      diff.added.map((one) => style.item(style.added(mention(one)), 0)),
    ),
    ...section(
      'Removed',
      diff.removed.map((one) => style.item(style.removed(mention(one)), 0)),
    ),
    ...section(
      'Renamed',
      diff.renamed.map((one) =>
        style.item(`${style.quote(one.before)} → ${style.name(style.quote(one.after))}`, 0),
      ),
    ),
    ...section('In another category', moveLines(diff, style), diff.moved.length),
    ...section(
      'Changed',
      diff.changed.flatMap(({ name, fields }) => [
        style.item(style.name(style.quote(name)), 0),
        ...fields.flatMap((change) => fieldLines(change, 1, style)),
      ]),
      diff.changed.length,
    ),
    ...starLines(stars, style),
  ];
}

const day = ({ generatedAt }: CatalogueDiff['before']): string => generatedAt.slice(0, 10);

/** One line for all that went from one category to another. */
function moveLines({ moved }: CatalogueDiff, style: Style): string[] {
  const moves = new Map<string, string[]>();
  for (const { name, before, after } of moved) {
    const move = `${style.quote(before)} → ${style.quote(after)}`;
    moves.set(move, [...(moves.get(move) ?? []), name]);
  }
  return Array.from(moves, ([move, names]) => style.item(`${move}: ${listed(names, style, Infinity)}`, 0));
}

function fieldLines({ field, before, after }: FieldChange, depth: number, style: Style): string[] {
  if (Array.isArray(before) || Array.isArray(after)) {
    const [old, now] = [toList(before), toList(after)];
    const parts = [
      ...now.filter((item) => !old.includes(item)).map((item) => style.added(style.quote(item))),
      ...old.filter((item) => !now.includes(item)).map((item) => style.removed(style.quote(item))),
    ];
    return [style.item(`${field}: ${parts.join(', ')}`, depth)];
  }
  const [old, now] = [toText(before), toText(after)];
  if (old !== undefined && now !== undefined && old.length <= MAX_BESIDE && now.length <= MAX_BESIDE)
    return [style.item(`${field}: ${style.quote(old)} → ${style.quote(now)}`, depth)];
  return [
    style.item(`${field}:`, depth),
    ...(old === undefined ? [] : [style.item(style.removed(style.quote(old)), depth + 1)]),
    ...(now === undefined ? [] : [style.item(style.added(style.quote(now)), depth + 1)]),
  ];
}

const toList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const toText = (value: unknown): string | undefined =>
  value === undefined || typeof value === 'string' ? value : JSON.stringify(value);

function starLines(stars: StarChanges, style: Style): string[] {
  const { risen, fallen, same, before, after, appeared, lost, greatest } = stars;
  if (risen + fallen + appeared.length + lost.length === 0) return [];
  const lines = [];
  if (risen + fallen > 0)
    lines.push(
      `${risen} up, ${fallen} down, ${same} the same; ${number(before)} → ${number(after)} in total ` +
        `(${signed(after - before)})`,
      `Greatest differences: ${greatest.map((one) => `${style.quote(one.name)} ${signed(one.after - one.before)}`).join(', ')}`,
    );
  if (appeared.length > 0) lines.push(`Counted now (${appeared.length}): ${listed(appeared, style)}`);
  if (lost.length > 0) lines.push(`Unavailable now (${lost.length}): ${listed(lost, style)}`);
  return [style.heading('Stars'), ...lines.map((line) => style.item(line, 0))];
}

function listed(names: readonly string[], style: Style, most = MAX_NAMES): string {
  const shown = names.slice(0, most).map(style.quote).join(', ');
  return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}

const number = (value: number): string => value.toLocaleString('en');
const signed = (value: number): string => (value < 0 ? `−${number(-value)}` : `+${number(value)}`);
