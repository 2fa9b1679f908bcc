// Turns the answers of code hosts into counts, warnings, refusals and the line of progress.
import { SingleBar } from 'cli-progress';
import type { Outcome } from '../code-hosts/api.js';
import type { OutputStream } from '../context.js';
import type { EarlierDocument } from '../document/published.js';
import { RefusedError } from '../errors.js';
import type { Entry } from '../sources/entry.js';
import { type Issue, sortIssues } from '../sources/source.js';
import { counted } from '../terminal.js';

/** The star count of every entry, as far as it is known; null where it is unavailable. */
export type StarCounts = ReadonlyMap<Entry, number | null>;

type Outcomes = ReadonlyMap<Entry, Outcome>;

/** How many counts there are, and where they come from. */
export interface StarSummary {
  /** Counted by the code hosts just now. */
  readonly counted: number;
  /** Taken from an earlier document. */
  readonly kept: number;
  /** When the oldest document was made that a count was taken from, in ISO 8601; missing when none was. */
  readonly keptFrom?: string;
  readonly unavailable: number;
}

/** The counts to publish, and of which document those are that were kept. */
export interface Stars {
  readonly counts: StarCounts;
  /** By entry, when the document was made that its count was taken from, in ISO 8601. */
  readonly keptFrom: ReadonlyMap<Entry, string>;
  readonly summary: StarSummary;
}

/**
 * The counts to publish: what the hosts said; where a host failed, or nobody was asked, what an earlier document has. Of
 * a repository that its host does not know, or keeps to itself, there is none: an earlier count would be untrue.
 * @param outcomes empty when nobody was asked
 * @param earlier documents, the one that counts most first
 */
export function toCounts(
  entries: readonly Entry[],
  outcomes: Outcomes,
  earlier: readonly EarlierDocument[],
): Stars {
  const failed = new Set(failedHosts(outcomes).map(({ host }) => host));
  const lookups = earlier.map((document) => ({
    from: document.generatedAt,
    starsOf: earlierStars(document),
  }));
  const counts = new Map<Entry, number | null>();
  const keptFrom = new Map<Entry, string>();
  let counted = 0;
  for (const entry of entries) {
    const outcome = outcomes.get(entry);
    counts.set(entry, outcome?.stars ?? null);
    if (typeof outcome?.stars === 'number') counted += 1;
    else if (outcome === undefined || outcome.isHostFailure || failed.has(hostOf(entry)))
      for (const { from, starsOf } of lookups.toReversed()) {
        const stars = starsOf(entry);
        if (stars === null) continue;
        counts.set(entry, stars);
        keptFrom.set(entry, from);
      }
  }
  const [oldest] = [...keptFrom.values()].toSorted();
  const kept = keptFrom.size;
  const unavailable = entries.length - counted - kept;
  return {
    counts,
    keptFrom,
    summary: { counted, kept, ...(oldest !== undefined && { keptFrom: oldest }), unavailable },
  };
}

const hostOf = ({ solution }: Entry): string => new URL(solution.github).hostname;

/** Looks up the stars of an entry in a document: by repository, else by name, since the address may have changed. */
function earlierStars({ solutions }: EarlierDocument): (entry: Entry) => number | null {
  const byRepository = new Map(solutions.map(({ github, stars }) => [github.toLowerCase(), stars]));
  const byName = new Map(solutions.map(({ name, stars }) => [name, stars]));
  return ({ solution }) =>
    byRepository.get(solution.github.toLowerCase()) ?? byName.get(solution.name) ?? null;
}

/** More entries than this with the same host failure are summed up in one warning. */
const MAX_ALIKE = 3;

/** What curators should know: why a count is missing or old, which repositories have moved and which are archived. */
export function starIssues(outcomes: Outcomes, keptFrom: Stars['keptFrom']): Issue[] {
  const alike = new Map<string, { reason: string; from: string | undefined; entries: Entry[] }>();
  const issues: Issue[] = [];
  const warn = (entry: Entry, rule: string, message: string) => {
    issues.push(entry.issue('github', rule, message, 'warning'));
  };
  for (const [entry, outcome] of outcomes) {
    const from = keptFrom.get(entry);
    if (outcome.stars !== null) {
      if (outcome.movedTo !== undefined)
        warn(
          entry,
          'repository-moved',
          `the repository has moved to https://${hostOf(entry)}/${outcome.movedTo}. Write that address.`,
        );
      if (outcome.isArchived)
        warn(
          entry,
          'repository-archived',
          'the repository is archived. Should the solution still be listed?',
        );
    } else if (outcome.isHostFailure || from !== undefined) {
      const { reason } = outcome;
      // Reasons that name a repository of their own are not alike; those of a whole host are.
      const key = `${from ?? ''} ${reason}`;
      alike.set(key, { reason, from, entries: [...(alike.get(key)?.entries ?? []), entry] });
    } else warn(entry, 'stars', `no star count: ${outcome.reason}`);
  }
  for (const { reason, from, entries } of alike.values()) {
    const shown = entries.length > MAX_ALIKE ? entries.slice(0, 1) : entries;
    const others = entries.length - shown.length;
    const where = others > 0 ? ` here and for ${others} others` : '';
    const kept =
      from === undefined
        ? ''
        : `, ${others > 0 ? 'those of' : 'that of'} ${from.slice(0, 10)} ${others > 0 ? 'stay' : 'stays'}`;
    for (const entry of shown)
      warn(entry, 'stars', `no ${from === undefined ? '' : 'new '}star count${where}${kept}: ${reason}`);
  }
  return sortIssues(issues);
}

/**
 * Keeps a document from being published in whose making a code host has failed.
 * @param issues what else is to be told
 * @throws {RefusedError}
 */
export function requireStars(outcomes: Outcomes, issues: readonly Issue[]): void {
  const failures = failedHosts(outcomes).map(({ host, asked }) => `${host} ${describe(asked)}`);
  if (failures.length > 0)
    throw new RefusedError(
      `Refused to publish, as --require-stars asks: ${failures.join('; ')}. Build again later, or without ` +
        '--require-stars: then earlier counts stay.',
      {},
      issues,
    );
}

type Asked = readonly (readonly [Entry, Outcome])[];

/**
 * The hosts that failed as a whole: most repositories got no answer, or none of several was found, as happens when the
 * wrong address was asked.
 */
export function failedHosts(outcomes: Outcomes): { host: string; asked: Asked }[] {
  const hosts = new Map<string, [Entry, Outcome][]>();
  for (const one of outcomes) {
    const host = hostOf(one[0]);
    const asked = hosts.get(host);
    if (asked) asked.push(one);
    else hosts.set(host, [one]);
  }
  return Array.from(hosts, ([host, asked]) => ({ host, asked })).filter(({ asked }) => {
    const unanswered = asked.filter(([, outcome]) => outcome.stars === null && outcome.isHostFailure);
    const none = asked.every(([, { stars }]) => stars === null);
    return unanswered.length > asked.length / 2 || (none && asked.length > 1);
  });
}

/** What a host that has failed gave, behind its name. */
export function describe(asked: Asked): string {
  const reasons = asked.flatMap(([, outcome]) => (outcome.stars === null ? outcome.reason : []));
  const reason = (reasons[0] ?? '').replace(/\.$/, '');
  return `gave no star counts of ${reasons.length} of ${counted(asked.length, 'repository', 'repositories')} (${reason})`;
}

export interface Progress {
  readonly update: (done: number, all: number) => void;
  stop(): void;
}

/** How often the line of progress is drawn. */
const FRAMES_PER_SECOND = 10;

/** Shows the progress of counting stars and the remaining time; does nothing when the stream is not a terminal. */
export function starProgress(stream: OutputStream): Progress {
  if (!stream.isTerminal) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    format: ({ barsize = 0 }, { value, total, eta, progress }) => {
      const full = Math.round(progress * barsize);
      const left = value > 0 && Number.isFinite(eta) ? `, about ${Math.ceil(eta)} s left` : '';
      return `Stars ${'█'.repeat(full)}${'░'.repeat(barsize - full)} ${value} of ${total}${left}`;
    },
    barsize: 30,
    fps: FRAMES_PER_SECOND,
    clearOnComplete: true,
    // The command itself handles signals.
    gracefulExit: false,
    // The library uses only these parts of a stream.
    stream: {
      isTTY: true,
      columns: 80,
      write: (text: string) => {
        stream.write(text);
        return true;
      },
    } as unknown as NodeJS.WriteStream,
  });
  let isRunning = false;
  return {
    update: (done, all) => {
      if (!isRunning) bar.start(all, done);
      isRunning = true;
      bar.update(done);
    },
    stop: () => {
      if (isRunning) bar.stop();
      isRunning = false;
    },
  };
}
