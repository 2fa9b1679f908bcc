// Asks all code hosts at the same time for stars: batches, how many requests at once, when a host is given up.
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import pRetry from 'p-retry';
import {
  type Api,
  type ApiAnswer,
  type HostAddress,
  type Outcome,
  readGraphql,
  type Repository,
  unavailable,
} from '../code-hosts/api.js';
import { type CodeHost, KINDS, parseRepository } from '../code-hosts/kinds.js';
import type { Context } from '../context.js';
import { withDeadline } from '../network.js';
import type { Entry } from '../sources/entry.js';
import {
  addressOf,
  HostFailure,
  isRateLimited,
  REQUEST_TIME_LIMIT_MS,
  saysTooMuch,
  send,
  type SendOptions,
  waitOf,
} from './host-requests.js';

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
  { timeLimit, onProgress, requestTimeLimit = REQUEST_TIME_LIMIT_MS, backoff = BACKOFF_MS }: StarsOptions,
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

export interface AskOptions extends SendOptions {
  readonly now: () => Date;
  /** When to stop at the latest, in milliseconds since 1970. */
  readonly until: number;
  /** How long to wait before the first retry, in milliseconds; before each further one twice as long. */
  readonly backoff: number;
  readonly onOutcome: () => void;
}

/** Requests to one host at the same time. Code hosts ask not to be asked by many at once. */
const CONCURRENCY = 4;
/** How many times a request that failed is sent again. */
const RETRIES = 3;
/** How long the first repetition of a request waits, in milliseconds; each further one twice as long. */
const BACKOFF_MS = 500;
/** Failures in a row after which a host is not asked any more. */
const MAX_FAILURES = 3;

/** Asks one host for the stars of repositories. Nothing is thrown but faults of the program. */
class HostSession {
  readonly #limit = pLimit(CONCURRENCY);
  /** When the host may be asked again, in milliseconds since 1970. */
  #pausedUntil = 0;
  #hasAnswered = false;
  #failures = 0;
  #givenUp: HostFailure | undefined;

  constructor(
    readonly address: HostAddress,
    readonly apis: readonly Api[],
    readonly options: AskOptions,
  ) {}

  /** @returns an outcome for every repository */
  async askAll(repositories: readonly Repository[]): Promise<Map<Repository, Outcome>> {
    const outcomes = new Map<Repository, Outcome>();
    let left = [...repositories];
    for (const [index, api] of this.apis.entries()) {
      const isLast = index === this.apis.length - 1;
      const batches = Array.from({ length: Math.ceil(left.length / api.batchSize) }, (_, batch) =>
        left.slice(batch * api.batchSize, (batch + 1) * api.batchSize),
      );
      const rests = await this.#limit.map(batches, (batch) => this.#askBatch(api, batch, isLast, outcomes));
      left = rests.flat();
    }
    return outcomes;
  }

  /** @returns the repositories for which another API is to be asked */
  async #askBatch(
    api: Api,
    batch: readonly Repository[],
    isLast: boolean,
    outcomes: Map<Repository, Outcome>,
  ): Promise<Repository[]> {
    const next: Repository[] = [];
    const settle = (repository: Repository, outcome: Outcome) => {
      outcomes.set(repository, outcome);
      this.options.onOutcome();
    };
    let left = batch;
    /** Whether the last attempt got a valid answer, even if an incomplete one. */
    const last = { wasAnswered: false };
    const attempt = async () => {
      await this.#untilAllowed();
      last.wasAnswered = false;
      const answer = await send(api.request(left), this.options);
      const limit = this.#judge(answer);
      const read = api.read(answer, left);
      last.wasAnswered = true;
      this.#hasAnswered = true;
      const again: Repository[] = [];
      left.forEach((repository, index) => {
        const outcome = read[index] ?? 'again';
        if (outcome === 'again') again.push(repository);
        else if (outcome === 'next') next.push(repository);
        else settle(repository, outcome);
      });
      left = again;
      if (left.length > 0) throw limit ?? new HostFailure('its answer was not complete.', true);
    };
    try {
      await pRetry(attempt, {
        retries: RETRIES,
        minTimeout: this.options.backoff,
        randomize: true,
        signal: this.options.signal,
        shouldRetry: ({ error }) => error instanceof HostFailure && error.isTransient && !this.#givenUp,
      });
      this.#failures = 0;
    } catch (error) {
      const failure = this.#toFailure(error);
      if (last.wasAnswered && !isLast && !this.#givenUp) return [...next, ...left];
      this.#countFailure(failure);
      const reason = `no answer from ${batch[0]?.host ?? 'the host'}: ${failure.message}`;
      for (const repository of left) settle(repository, { stars: null, reason, isHostFailure: true });
    }
    return next;
  }

  /**
   * Sorts out answers that are failures of the host.
   * @returns the failure to be reported if the answer turns out to be incomplete
   */
  #judge(answer: ApiAnswer): HostFailure | undefined {
    const { status } = answer;
    const { errors } = readGraphql(answer);
    const isPartlyLimited = errors.some(
      ({ type, message }) => type === 'RATE_LIMITED' || saysTooMuch(message),
    );
    const isLimited = isRateLimited(answer);
    const wait = waitOf(answer, isLimited || isPartlyLimited, this.options.now());
    if (wait !== undefined) this.#pausedUntil = this.options.now().getTime() + wait;
    const limited = new HostFailure('it wants fewer requests.', true, false, wait);
    if (isLimited) throw limited;
    if (status === 401)
      throw new HostFailure(
        this.address.token
          ? `it refused ${this.address.tokenName} (status 401). Renew or remove the token.`
          : 'it answers nobody without a token (status 401).',
        false,
        true,
      );
    if (status >= 500 || status === 408) throw new HostFailure(`it answered with status ${status}.`, true);
    return isPartlyLimited ? limited : undefined;
  }

  /** Waits as long as the host wants to be left alone. */
  async #untilAllowed(): Promise<void> {
    if (this.#givenUp) throw this.#givenUp;
    const { now, until, signal } = this.options;
    const pausedUntil = this.#pausedUntil;
    const wait = pausedUntil - now().getTime();
    if (wait <= 0) return;
    if (pausedUntil >= until) {
      const time = new Date(pausedUntil).toISOString().slice(11, 16);
      const hint = this.address.token
        ? 'Build again later, or give it more time with --stars-timeout.'
        : `Without a token it answers few requests: set ${this.address.tokenName}.`;
      throw new HostFailure(`it wants no more requests until ${time} UTC. ${hint}`, false, true);
    }
    await delay(wait, undefined, { signal });
    // The wait is over, even if the clock was changed meanwhile.
    if (this.#pausedUntil === pausedUntil) this.#pausedUntil = 0;
  }

  #toFailure(error: unknown): HostFailure {
    if (this.options.signal.aborted)
      return new HostFailure('the time for counting stars was over. See --stars-timeout.', false, true);
    if (error instanceof HostFailure) return error;
    throw error;
  }

  /** Gives up a host that has never answered, or has failed several times in a row. */
  #countFailure(failure: HostFailure): void {
    this.#failures += 1;
    if (failure.isFinal || (failure.isTransient && (!this.#hasAnswered || this.#failures >= MAX_FAILURES)))
      this.#givenUp ??= failure;
  }
}
