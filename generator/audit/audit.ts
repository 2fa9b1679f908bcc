import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pMap from 'p-map';
import { SCORES } from '../../src/catalogue/schema.js';
import { DESCRIPTION_FIELDS } from '../../src/catalogue/values.js';
import type { Outcome, RepositoryFacts } from '../code-hosts/api.js';
import { grouped } from '../grouped.js';
import { isReported, type LinkMemory } from '../links/outcome.js';
import { PLATFORM_TAGS, productOf } from '../sources/checks/tags.js';
import type { Entry } from '../sources/entry.js';
import { type Issue, sortIssues } from '../sources/source.js';

/** What each rule of the audit finds, in the order in which it is told. */
export const AUDIT_RULES = {
  'repository-gone': 'Repositories that are gone',
  'repository-archived': 'Archived',
  'repository-moved': 'Moved',
  'licence-changed': 'Another licence upstream',
  dormant: 'Mature, and nothing has happened for 18 months',
  'dead-link': 'Dead addresses',
  'older-translation': 'German text changed, translations not',
  'far-score': 'Scores far from those of their category',
  'one-alternative': 'Products with one alternative',
  'lonely-tag': 'Tags used once',
  'not-reviewed': 'Not reviewed for a year',
} as const;

/** What an audit looks at. */
export interface Audited {
  readonly entries: readonly Entry[];
  /** What the code hosts say; empty when they were not asked. */
  readonly outcomes: ReadonlyMap<Entry, Outcome>;
  /** Who wrote the sources when; undefined where it is not known. */
  readonly history: History | undefined;
  /** What `check-links` remembers. */
  readonly links: LinkMemory;
  readonly now: Date;
}

/** After so many months a review of an entry is old. */
const REVIEW_MONTHS = 12;
/** After so many months without a release or a push a mature program may be dormant. */
const DORMANT_MONTHS = 18;

/** The maturity from which on nobody expects a project to sleep. */
const MATURE = 8;

/** How far a score may be from the middle of its category's. */
const FAR = 4;
/** How many solutions a category needs for its scores to have a middle. */
const ENOUGH = 5;

/** A link counts as gone when it has been dead for so many days. */
const DEAD_DAYS = 7;

/** Finds what has stopped being true of a catalogue, or may have: all of it warnings, each at its place. */
export function audit({ entries, outcomes, history, links, now }: Audited): Issue[] {
  const issues = entries.flatMap((entry) => [
    ...reviewIssues(entry, now),
    ...hostIssues(entry, outcomes.get(entry), now),
    ...linkIssues(entry, links, now),
    ...translationIssues(entry, history?.get(entry.file) ?? []),
  ]);
  return sortIssues([...issues, ...farScores(entries), ...lonelyTags(entries)]);
}

const warn = (
  entry: Entry,
  field: Parameters<Entry['issue']>[0],
  rule: keyof typeof AUDIT_RULES,
  message: string,
): Issue => entry.issue(field, rule, message, 'warning');

function reviewIssues(entry: Entry, now: Date): Issue[] {
  const { reviewedAt } = entry.editorial;
  if (reviewedAt === undefined)
    return [warn(entry, 'reviewedAt', 'not-reviewed', 'nobody says when all fields were read last.')];
  if (reviewedAt >= monthsAgo(now, REVIEW_MONTHS)) return [];
  return [warn(entry, 'reviewedAt', 'not-reviewed', `was ${reviewedAt}. Read every field again.`)];
}

function hostIssues(entry: Entry, outcome: Outcome | undefined, now: Date): Issue[] {
  if (outcome === undefined) return [];
  if (outcome.stars === null)
    return outcome.isHostFailure ? [] : [warn(entry, 'github', 'repository-gone', outcome.reason)];
  const { facts, isArchived, movedTo } = outcome;
  const issues: Issue[] = [];
  if (isArchived)
    issues.push(warn(entry, 'github', 'repository-archived', 'is archived. Should it still be listed?'));
  if (movedTo !== undefined)
    issues.push(warn(entry, 'github', 'repository-moved', `has moved to ${movedTo}. Write that address.`));
  const { license, maturity } = entry.solution;
  if (facts.licence !== undefined && !namesLicence(license, facts.licence))
    issues.push(
      warn(entry, 'license', 'licence-changed', `is "${license}" here; the code host sees ${facts.licence}.`),
    );
  const last = lastSign(facts);
  if (!isArchived && maturity >= MATURE && last !== undefined && last < monthsAgo(now, DORMANT_MONTHS))
    issues.push(
      warn(entry, 'maturity', 'dormant', `is ${maturity}, and the last release or push was on ${last}.`),
    );
  return issues;
}

/** The day of the last release or push, whichever is later. */
const lastSign = ({ pushedOn, release }: RepositoryFacts): string | undefined =>
  [pushedOn, release?.date]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);

/** Whether an expression names a licence. Hosts do not tell `-only` from `-or-later`. */
const namesLicence = (expression: string, licence: string): boolean => {
  const plain = (id: string) => id.replace(/(-only|-or-later|\+)$/, '').toLowerCase();
  return expression.split(/[\s()]+/).some((part) => plain(part) === plain(licence));
};

function linkIssues(entry: Entry, links: LinkMemory, now: Date): Issue[] {
  return (['website', 'github'] as const).flatMap((field) => {
    const record = links[entry.solution[field]];
    if (!record || !isReported(record, now, DEAD_DAYS)) return [];
    return [
      warn(entry, field, 'dead-link', `has been dead since ${record.since.slice(0, 10)}: ${record.reason}.`),
    ];
  });
}

/** Translations that are older than the German text, which is the one that editors change first. */
function translationIssues(entry: Entry, lines: readonly LineOrigin[]): Issue[] {
  const starts = entry.lines.toSorted((a, b) => a - b);
  const changeOf = (field: Parameters<Entry['placeOf']>[0]) => {
    const { line } = entry.placeOf(field);
    return lastChange(lines, line, starts.find((start) => start > line) ?? lines.length + 1);
  };
  const { de: original, ...translations } = DESCRIPTION_FIELDS;
  const changed = changeOf(original);
  if (lines[entry.placeOf(original).line - 1]?.isFirst) return [];
  const older = Object.values(translations).filter(
    (field) => entry.solution[field] !== undefined && changeOf(field) < changed,
  );
  if (older.length === 0) return [];
  const day = new Date(changed * 1000).toISOString().slice(0, 10);
  return [
    warn(entry, original, 'older-translation', `was changed on ${day}, and ${older.join(', ')} not since.`),
  ];
}

/** Scores that are far from those of their category. */
function farScores(entries: readonly Entry[]): Issue[] {
  return [...grouped(entries, ({ solution }) => [solution.category]).entries()].flatMap(
    ([category, group]) => {
      if (group.length < ENOUGH) return [];
      return SCORES.flatMap((score) => {
        const sorted = group.map(({ solution }) => solution[score]).toSorted((a, b) => a - b);
        const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
        return group
          .filter(({ solution }) => Math.abs(solution[score] - middle) >= FAR)
          .map((entry) =>
            warn(
              entry,
              score,
              'far-score',
              `is ${entry.solution[score]}; the middle of ${group.length} in "${category}" is ${middle}. Look again.`,
            ),
          );
      });
    },
  );
}

/** Products that have one alternative, and tags that one solution has. */
function lonelyTags(entries: readonly Entry[]): Issue[] {
  return [...grouped(entries, ({ solution }) => solution.tags)].flatMap(([tag, [entry, ...others]]) => {
    if (!entry || others.length > 0 || PLATFORM_TAGS.has(tag)) return [];
    const product = productOf(tag);
    return product === undefined
      ? [warn(entry, 'tags', 'lonely-tag', `no other solution has "${tag}".`)]
      : [warn(entry, 'tags', 'one-alternative', `"${product}" has no other alternative.`)];
  });
}

/** A day as YYYY-MM-DD. */
function monthsAgo(now: Date, months: number): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}

/** Who wrote a line of a source last, and when, in seconds since 1970. */
interface LineOrigin {
  readonly author: string;
  readonly time: number;
  /** Whether it is a German text that was written for the first time: translations cannot be of an earlier one. */
  readonly isFirst?: boolean;
}

/** Where a file was before a line was changed: a commit and a path. */
type Before = Readonly<Record<'commit' | 'path', string>>;

/** The German text of a source, at the start of its line; what is not written yet is none. */
const GERMAN = /^description:[ \t]*(?!TODO\b)\S/m;

/** The origins of the lines of each source that git knows, by its path. */
export type History = ReadonlyMap<string, readonly LineOrigin[]>;

/** What git calls lines that are not committed yet. */
const NOBODY_YET = 'Not Committed Yet';

const run = promisify(execFile);

/** Files that are asked for at the same time. */
const AT_ONCE = 4;

/**
 * Asks git for the history of sources.
 * @param folder absolute
 * @param files relative to the folder
 * @returns a sentence that says why there is none
 */
export async function readHistory(folder: string, files: readonly string[]): Promise<History | string> {
  const git = async (...argv: string[]) =>
    (await run('git', argv, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })).stdout;
  try {
    // All lines of a shallow clone seem to be of its one commit.
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true')
      return 'The clone is shallow: it does not say who wrote what when. Clone with fetch-depth: 0.';
  } catch {
    return 'There is no git history here: texts are not compared with their translations.';
  }
  const lines = await pMap(
    files,
    async (file) => {
      try {
        const { lines, german, before } = parseBlame(
          await git('blame', '-w', '--line-porcelain', '--', file),
        );
        const origin = lines[german];
        const earlier = before && (await git('show', `${before.commit}:${before.path}`));
        if (origin && earlier !== undefined && !GERMAN.test(earlier))
          lines[german] = { ...origin, isFirst: true };
        return [file, lines] as const;
      } catch {
        // A new file that git does not know yet.
        return undefined;
      }
    },
    { concurrency: AT_ONCE },
  );
  return new Map(lines.filter((entry) => entry !== undefined));
}

/**
 * Reads the answer of `git blame --line-porcelain`: a header for each line, and the line behind a tab.
 * @returns the origins, which of them is that of the German text, and where the file was before that was written
 */
function parseBlame(text: string): { lines: LineOrigin[]; german: number; before: Before | undefined } {
  const lines: LineOrigin[] = [];
  let [author, time, german] = ['', 0, -1];
  let previous: Before | undefined;
  let before: Before | undefined;
  for (const line of text.split('\n'))
    if (line.startsWith('author ')) {
      author = line.slice('author '.length);
      previous = undefined;
    } else if (line.startsWith('author-time ')) time = Number(line.slice('author-time '.length));
    else if (line.startsWith('previous ')) {
      const [, commit = '', ...path] = line.split(' ');
      previous = { commit, path: path.join(' ') };
    } else if (line.startsWith('\t')) {
      if (GERMAN.test(line.slice(1))) [german, before] = [lines.length, previous];
      lines.push({ author, time });
    }
  return { lines, german, before };
}

/** Who has written most of the lines; undefined when nobody has committed any. */
export function mainAuthor(lines: readonly LineOrigin[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { author } of lines)
    if (author !== NOBODY_YET) counts.set(author, (counts.get(author) ?? 0) + 1);
  return [...counts].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))[0]?.[0];
}

/**
 * When a field was changed last, in seconds.
 * @param from its first line, from 1
 * @param to the first line of what comes after it
 */
const lastChange = (lines: readonly LineOrigin[], from: number, to: number): number =>
  Math.max(0, ...lines.slice(from - 1, to - 1).map(({ time }) => time));
