import { unavailable, type Outcome, type Repository } from '../code-hosts/api.js';
import { KINDS, parseRepository, type CodeHost } from '../code-hosts/kinds.js';
import type { Context } from '../context.js';
import { withDeadline } from '../network.js';
import type { Entry } from '../sources/entry.js';
import { addressOf } from './host-address.js';
import { HostSession } from './host-session.js';

export interface StarsOptions {
  /** How long all of it may take, in milliseconds. */
  readonly timeLimit: number;
  /** Called when the number of repositories that are done has changed. */
  readonly onProgress?: (done: number, all: number) => void;
  /** How long one answer may take, in milliseconds. */
  readonly requestTimeLimit?: number;
  /** How long to wait before the first retry, in milliseconds. */
  readonly backoff?: number;
}

export interface StarAnswers {
  readonly outcomes: ReadonlyMap<Entry, Outcome>;
  /** The requests that were sent, redirects and retries included. */
  readonly requests: number;
}

const NOT_ASKED = unavailable('nobody was asked.');

/**
 * Asks all code hosts, at the same time, for the stars of the entries' repositories.
 * @throws {UsageError} when a variable of the environment is not valid
 */
export async function askForStars(
  entries: readonly Entry[],
  hosts: readonly CodeHost[],
  { timeLimit, onProgress, requestTimeLimit = 10_000, backoff = 500 }: StarsOptions,
  { env, now, fetch, stopped }: Pick<Context, 'env' | 'now' | 'fetch' | 'stopped'>,
): Promise<StarAnswers> {
  const addresses = hosts.map((host) => ({ host, address: addressOf(host, hosts, env) }));
  const repositories = new Map<Repository, Entry>();
  // Filled beforehand, so that outcomes stay in the order of the entries whichever host answers first.
  const outcomes = new Map<Entry, Outcome>(entries.map((entry) => [entry, NOT_ASKED]));
  let done = 0;
  for (const entry of entries) {
    const repository = parseRepository(entry.solution.github, hosts);
    if (typeof repository !== 'string') repositories.set(repository, entry);
    else {
      outcomes.set(entry, unavailable(repository));
      done += 1;
    }
  }
  let requests = 0;
  onProgress?.(done, entries.length);
  const deadline = withDeadline(stopped, timeLimit);
  try {
    const answers = addresses.map(({ host, address }) =>
      new HostSession(address, KINDS[host.kind].apis(address), {
        fetch,
        now,
        backoff,
        signal: deadline.signal,
        until: now().getTime() + timeLimit,
        timeLimit: requestTimeLimit,
        onRequest: () => (requests += 1),
        onOutcome: () => onProgress?.((done += 1), entries.length),
      }).askAll([...repositories.keys()].filter((repository) => repository.host === host.host)),
    );
    const tokens = addresses.map(({ address }) => address.token);
    for (const answer of await Promise.all(answers))
      for (const [repository, outcome] of answer) {
        const entry = repositories.get(repository);
        if (entry) outcomes.set(entry, withCheckedMove(outcome, repository, hosts, tokens));
      }
  } finally {
    deadline.clear();
  }
  return { outcomes, requests };
}

/** Where a host says that a repository has moved to is shown, so it has to be a name of one, and no token. */
function withCheckedMove(
  outcome: Outcome,
  { host }: Repository,
  hosts: readonly CodeHost[],
  tokens: readonly (string | undefined)[],
): Outcome {
  if (outcome.stars === null || outcome.movedTo === undefined) return outcome;
  const { movedTo } = outcome;
  const isName = typeof parseRepository(`https://${host}/${movedTo}`, hosts) !== 'string';
  const isLeak = tokens.some((token) => token && movedTo.includes(token));
  return isName && !isLeak ? outcome : { ...outcome, movedTo: undefined };
}
