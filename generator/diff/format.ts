import pico from 'picocolors';
import { counted, markdownText, printable } from '../terminal.js';
import {
  type CatalogueDiff,
  type FieldChange,
  hasChanges,
  type Mention,
  type StarChanges,
} from './compare.js';

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
