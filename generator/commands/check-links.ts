// The command `check-links`: asks for the links of the sources, remembers the answers, and words what is dead or has
// moved.
import { join, resolve } from 'node:path';
import type { Context } from '../context.js';
import { Folder, namedFile } from '../disk/folder.js';
import { EXIT, type ExitCode } from '../errors.js';
import { checkLinks, guardedFetch, type Link, LINK_FIELDS, linksOf, Pacer } from '../links/link-checker.js';
import {
  isReported,
  LINK_MEMORY_FILE,
  type LinkMemory,
  type LinkRecord,
  type Outcome,
  readMemory,
  remember,
  writeMemory,
} from '../links/outcome.js';
import { proxiesOf } from '../network.js';
import { type Format, formatIssues, shownPath, toJson } from '../sources/format-issues.js';
import { hasErrors, type Issue, sortIssues } from '../sources/source.js';
import { loadSources } from '../sources/load.js';
import { counted, printableLine } from '../terminal.js';

export interface CheckLinksCommandOptions {
  readonly format: Format;
  readonly state?: string;
  /** Whether repositories are asked as well. */
  readonly repositories: boolean;
  readonly allowPrivate?: boolean;
  /** How many days a link may be dead before it is reported. */
  readonly patience: number;
  readonly concurrency: number;
  /** Milliseconds. */
  readonly delay: number;
  /** Seconds. */
  readonly timeout: number;
  readonly retries: number;
  /** Milliseconds. */
  readonly backoff: number;
}

/** What is known of a link after the check. */
interface CheckedLink extends Link {
  readonly record: LinkRecord;
  readonly isReported: boolean;
  readonly movedTo: string | undefined;
}

/** `check-links [dir]`: dead links are the result. */
export async function checkLinksCommand(
  directory: string,
  options: CheckLinksCommandOptions,
  context: Context,
): Promise<ExitCode> {
  const folder = resolve(context.cwd, directory);
  const { entries, issues } = loadSources(folder, context.now());
  if (hasErrors(issues))
    context.stderr.write(
      'Some sources have errors; links of theirs may be left out. Run validate to see them.\n',
    );
  const [place, name] =
    options.state === undefined
      ? ([new Folder(folder), LINK_MEMORY_FILE] as const)
      : namedFile(resolve(context.cwd, options.state));
  const known = readMemory(place, name);
  if (!known)
    context.stderr.write(`${join(place.path, name)} is no file of earlier results; it is begun anew.\n`);

  const links = linksOf(entries, options.repositories ? LINK_FIELDS : ['website']);
  const outcomes = await ask(links, options, context);
  const now = context.now();
  const memory = memorize(links, outcomes, known ?? {}, now);
  writeMemory(place, name, memory);
  const checked = links.flatMap((link): CheckedLink[] => {
    const record = memory[link.url];
    if (!record) return [];
    const movedTo = outcomes.get(link.url)?.movedTo;
    return [{ ...link, record, isReported: isReported(record, now, options.patience), movedTo }];
  });
  return report(checked, folder, options, context);
}

async function ask(
  links: readonly Link[],
  options: CheckLinksCommandOptions,
  context: Context,
): Promise<ReadonlyMap<string, Outcome>> {
  const { concurrency, delay, retries, backoff, allowPrivate = false } = options;
  const timeout = options.timeout * 1000;
  const guarded = guardedFetch({
    lookup: context.lookup,
    allowPrivate,
    connectTimeout: timeout,
    proxies: proxiesOf(context.env),
  });
  try {
    return await checkLinks(links, {
      fetch: guarded.fetch,
      pacer: new Pacer(delay),
      signal: context.stopped,
      timeout,
      retries,
      backoff,
      concurrency,
      onProgress: (done, total) => {
        if (context.stderr.isTerminal)
          context.stderr.write(`\r${done} of ${total} links${done === total ? '\n' : ''}`);
      },
    });
  } finally {
    await guarded.close();
  }
}

/** Links that were not asked because the check was stopped keep their earlier record. */
function memorize(
  links: readonly Link[],
  outcomes: ReadonlyMap<string, Outcome>,
  known: LinkMemory,
  now: Date,
): LinkMemory {
  return Object.fromEntries(
    links.flatMap(({ url }) => {
      const outcome = outcomes.get(url);
      const record = outcome ? remember(known[url], outcome, now) : known[url];
      return record ? [[url, record]] : [];
    }),
  );
}

function report(
  checked: readonly CheckedLink[],
  folder: string,
  { format, patience }: CheckLinksCommandOptions,
  context: Context,
): ExitCode {
  const issues = sortIssues(checked.flatMap((link) => issueOf(link) ?? []));
  const reportContext = {
    folder,
    cwd: context.cwd,
    hasColors: context.stdout.hasColors,
    isTerminal: context.stdout.isTerminal,
  };
  if (format === 'json') {
    const links = checked.map(({ url, field, entry, record, isReported: reported, movedTo }) => ({
      url,
      field,
      solution: entry.solution.name,
      file: shownPath(entry.file, reportContext),
      ...entry.placeOf(field),
      ...record,
      reported,
      ...(movedTo !== undefined && { movedTo }),
    }));
    const { ok } = toJson(issues);
    context.stdout.write(`${JSON.stringify({ ok, counts: countStates(checked), links }, null, 2)}\n`);
  } else context.stdout.write(formatIssues(issues, format, reportContext));

  for (const { url, entry, record, isReported: reported } of checked) {
    if (record.state === 'ok' || reported) continue;
    const until =
      record.state === 'dead' ? `, reported when it stays so for ${counted(patience, 'day')}` : '';
    const line = `${record.state}: ${url} (${record.reason}, since ${record.since.slice(0, 10)}${until}), ${entry.file}`;
    context.stderr.write(`${printableLine(line)}\n`);
  }
  const { ok, dead, blocked, unsure } = countStates(checked);
  context.stderr.write(
    `${counted(checked.length, 'link')}: ${ok} ok, ${dead} dead, ${blocked} blocked, ${unsure} unsure.\n`,
  );
  return hasErrors(issues) ? EXIT.problems : EXIT.done;
}

function countStates(checked: readonly CheckedLink[]) {
  const counts = { ok: 0, dead: 0, blocked: 0, unsure: 0 };
  for (const { record } of checked) counts[record.state] += 1;
  return counts;
}

function issueOf({
  url,
  field,
  entry,
  record,
  isReported: reported,
  movedTo,
}: CheckedLink): Issue | undefined {
  if (reported) {
    const since = record.since.slice(0, 10);
    const message = `${url} is dead: ${record.reason}, since ${since}. Correct it, or remove the solution.`;
    return entry.issue(field, 'dead-link', message);
  }
  if (movedTo !== undefined && siteOf(movedTo) !== siteOf(url))
    return entry.issue(field, 'moved-link', `${url} has moved for good. Write ${movedTo}.`, 'warning');
  return undefined;
}

/** The site of an address. A move to another scheme or to `www.` stays on the same site and is not reported. */
const siteOf = (url: string): string => new URL(url).host.replace(/^www\./, '');
