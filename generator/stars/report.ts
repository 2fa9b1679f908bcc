import type { EarlierDocument } from '../document/published.js';
import { RefusedError } from '../errors.js';
import type { Entry } from '../sources/entry.js';
import { type Issue, sortIssues } from '../sources/issue.js';
import type { Outcome } from '../code-hosts/api.js';

/** The star count of every entry, as far as it is known; null where it is unavailable. */
export type StarCounts = ReadonlyMap<Entry, number | null>;

type Outcomes = ReadonlyMap<Entry, Outcome>;

/** How many counts there are, and where they come from. */
export interface StarSummary {
  /** Counted by the code hosts just now. */
  readonly counted: number;
  /** Taken from an earlier document. */
  readonly kept: number;
  readonly unavailable: number;
}

/**
 * The counts to publish: what the hosts said, else what an earlier document has.
 * @param outcomes empty when nobody was asked
 */
export function toCounts(
  entries: readonly Entry[],
  outcomes: Outcomes,
  earlier: EarlierDocument | undefined,
): { counts: StarCounts; summary: StarSummary } {
  const starsOf = earlierStars(earlier);
  const counts = new Map<Entry, number | null>();
  let [counted, kept] = [0, 0];
  for (const entry of entries) {
    const now = outcomes.get(entry)?.stars ?? null;
    const stars = now ?? starsOf(entry);
    if (now !== null) counted += 1;
    else if (stars !== null) kept += 1;
    counts.set(entry, stars);
  }
  return { counts, summary: { counted, kept, unavailable: entries.length - counted - kept } };
}

/** Looks up the stars of an entry in a document: by repository, else by name, since the address may have changed. */
function earlierStars(document: EarlierDocument | undefined): (entry: Entry) => number | null {
  const solutions = document?.solutions ?? [];
  const byRepository = new Map(solutions.map(({ github, stars }) => [github.toLowerCase(), stars]));
  const byName = new Map(solutions.map(({ name, stars }) => [name, stars]));
  return ({ solution }) =>
    byRepository.get(solution.github.toLowerCase()) ?? byName.get(solution.name) ?? null;
}

/** More entries than this with the same host failure are summed up in one warning. */
const MAX_ALIKE = 3;

/** What curators should know: why a count is missing, which repositories have moved and which are archived. */
export function starIssues(outcomes: Outcomes): Issue[] {
  const alike = new Map<string, Entry[]>();
  const issues: Issue[] = [];
  const warn = (entry: Entry, rule: string, message: string) => {
    issues.push(entry.issue('github', rule, message, 'warning'));
  };
  for (const [entry, outcome] of outcomes) {
    if (outcome.stars !== null) {
      const { hostname } = new URL(entry.solution.github);
      if (outcome.movedTo !== undefined)
        warn(
          entry,
          'repository-moved',
          `the repository has moved to https://${hostname}/${outcome.movedTo}. Write that address.`,
        );
      if (outcome.isArchived)
        warn(
          entry,
          'repository-archived',
          'the repository is archived. Should the solution still be listed?',
        );
    } else if (outcome.isHostFailure)
      alike.set(outcome.reason, [...(alike.get(outcome.reason) ?? []), entry]);
    else warn(entry, 'stars', `no star count: ${outcome.reason}`);
  }
  for (const [reason, entries] of alike) {
    const shown = entries.length > MAX_ALIKE ? entries.slice(0, 1) : entries;
    const others = entries.length - shown.length;
    for (const entry of shown)
      warn(entry, 'stars', `no star count${others > 0 ? ` here and for ${others} others` : ''}: ${reason}`);
  }
  return sortIssues(issues);
}

/**
 * Keeps stars that are published from being lost on a host's bad day.
 * @param counts what would be published
 * @param document where the published one is
 * @param issues what else is to be told
 * @throws {RefusedError} when a whole host failed and the published document has counts of it
 */
export function checkStarLoss(
  outcomes: Outcomes,
  counts: StarCounts,
  published: EarlierDocument | undefined,
  document: string,
  issues: readonly Issue[],
): void {
  const starsOf = earlierStars(published);
  const hosts = new Map<string, [Entry, Outcome][]>();
  for (const asked of outcomes) {
    const { hostname } = new URL(asked[0].solution.github);
    hosts.set(hostname, [...(hosts.get(hostname) ?? []), asked]);
  }
  const losses = Array.from(hosts, ([host, asked]) => {
    const lost = asked.filter(([entry]) => counts.get(entry) === null && starsOf(entry) !== null);
    return lost.length > 0 && hasFailed(asked)
      ? `${host} gave no star counts of ${describe(asked, lost)}`
      : '';
  }).filter((loss) => loss !== '');
  if (losses.length > 0)
    throw new RefusedError(
      `Refused to publish: ${losses.join('; ')}. Build again later; or take the earlier counts with ` +
        `--stars-from ${document}; or publish without them with --allow-star-loss.`,
      {},
      issues,
    );
}

/**
 * Whether a host failed as a whole: most repositories got no answer, or none of several was found, as happens when the
 * wrong address was asked.
 */
function hasFailed(asked: readonly (readonly [Entry, Outcome])[]): boolean {
  const unanswered = asked.filter(([, outcome]) => outcome.stars === null && outcome.isHostFailure);
  const none = asked.every(([, { stars }]) => stars === null);
  return unanswered.length > asked.length / 2 || (none && asked.length > 1);
}

function describe(
  asked: readonly (readonly [Entry, Outcome])[],
  lost: readonly (readonly [Entry, Outcome])[],
) {
  const reasons = asked.flatMap(([, outcome]) => (outcome.stars === null ? outcome.reason : []));
  const reason = (reasons[0] ?? '').replace(/\.$/, '');
  return `${lost.length} repositories whose stars are published (${reason})`;
}
