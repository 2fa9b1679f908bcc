import pMap from 'p-map';
import * as z from 'zod/mini';
import { type Counted, dayOf, type Outcome, type RepositoryFacts, repositoryUrl } from '../code-hosts/api.js';
import { restHeaders } from '../code-hosts/github.js';
import { type CodeHost, type HostedRepository, parseRepository } from '../code-hosts/kinds.js';
import type { Context } from '../context.js';
import { withDeadline } from '../network.js';
import type { Entry } from '../sources/entry.js';
import type { Issue } from '../sources/source.js';
import type { StarsOptions } from './ask-for-stars.js';
import { addressOf, HostFailure, isRateLimited, REQUEST_TIME_LIMIT_MS, send } from './host-requests.js';

/** How GitHub names an advisory. */
const GHSA = /^GHSA(-[23456789cfghjmpqrvwx]{4}){3}$/;

/** A version that can be compared: numbers with dots between them. */
const VERSION = /^v?(\d{1,9}(?:\.\d{1,9}){0,5})$/;

export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;

/** An advisory as it is published beside the site: nothing in it is text of others. */
const advisorySchema = z.object({
  id: z.string().check(z.regex(GHSA)),
  severity: z.optional(z.enum(SEVERITIES)),
  published: z.optional(z.iso.date()),
  /** Versions that have a fix; missing where none is named in a form that can be compared. */
  fixedIn: z.optional(z.array(z.string().check(z.regex(VERSION)))),
});

type Advisory = z.infer<typeof advisorySchema>;

/** The security advisories that a project has published, as far as its latest release does not settle them. */
export const advisoriesSchema = z.object({
  /** The day on which the code host said so, YYYY-MM-DD. */
  asOf: z.iso.date(),
  /** No version has a fix, or only versions newer than the latest release. */
  open: z.array(advisorySchema),
  /** Whether the latest release has the fix cannot be told: the versions cannot be compared, or there is no release. */
  unclear: z.array(advisorySchema),
});

export type Advisories = z.infer<typeof advisoriesSchema>;

/** What GitHub answers: a list of repository advisories. Everything that is not read here stays out. */
const answerSchema = z.array(
  z.object({
    ghsa_id: z.string().check(z.regex(GHSA)),
    state: z.string(),
    withdrawn_at: z.nullish(z.string()),
    severity: z.catch(z.nullish(z.enum(SEVERITIES)), null),
    published_at: z.catch(z.nullish(z.string()), null),
    vulnerabilities: z.nullish(z.array(z.object({ patched_versions: z.nullish(z.string()) }))),
  }),
);

export interface AdvisoryAnswers {
  /** Undefined where the host has no advisories to tell of. Who is missing was not answered. */
  readonly found: ReadonlyMap<Entry, Advisories | undefined>;
  readonly issues: readonly Issue[];
  readonly requests: number;
}

/** Questions asked at the same time. */
const CONCURRENCY = 4;

/** Failures in a row after which nobody is asked any more. */
const MAX_FAILURES = 3;

/**
 * Asks GitHub for the security advisories that projects have published, a request for each repository there: those
 * first of which it is longest that it was known, so that where the host allows fewer requests the next build goes on.
 * @param known the day of which each repository's advisories are known, by its address in lower case
 * @param options `asOf` is the day that answers are said to be of
 */
export async function askForAdvisories(
  outcomes: ReadonlyMap<Entry, Outcome>,
  hosts: readonly CodeHost[],
  known: ReadonlyMap<string, string>,
  { asOf, timeLimit, requestTimeLimit = REQUEST_TIME_LIMIT_MS }: StarsOptions & { readonly asOf: string },
  { env, fetch, stopped }: Pick<Context, 'env' | 'fetch' | 'stopped'>,
): Promise<AdvisoryAnswers> {
  const found = new Map<Entry, Advisories | undefined>();
  const unanswered: Entry[] = [];
  let failures = 0;
  let isOver = false;
  let reason = '';
  let requests = 0;
  const deadline = withDeadline(stopped, timeLimit);
  const options = {
    fetch,
    signal: deadline.signal,
    timeLimit: requestTimeLimit,
    onRequest: () => (requests += 1),
  };
  const ask = async ({ entry, outcome, repository }: Question) => {
    if (isOver) return void unanswered.push(entry);
    const address = addressOf(repository, hosts, env);
    const url = `${repositoryUrl(address, repository)}/security-advisories?state=published&sort=published&per_page=100`;
    try {
      const answer = await send({ url, method: 'GET', headers: restHeaders(address) }, options);
      if (isRateLimited(answer)) throw new HostFailure('it wants fewer requests.', true, true);
      if (answer.status === 404) found.set(entry, undefined);
      else if (answer.status !== 200)
        throw new HostFailure(`it answered with status ${answer.status}.`, true, answer.status === 401);
      else found.set(entry, read(answer.json, outcome.facts, asOf));
      failures = 0;
    } catch (error) {
      if (!(error instanceof HostFailure)) throw error;
      unanswered.push(entry);
      failures += 1;
      reason ||= deadline.isOver() ? 'the time for it was over. See --stars-timeout.' : error.message;
      isOver ||= error.isFinal || failures >= MAX_FAILURES || options.signal.aborted;
    }
  };
  try {
    const since = ({ entry }: Question) => known.get(entry.solution.github.toLowerCase()) ?? '';
    const questions = [...questionsOf(outcomes, hosts)].sort((a, b) => (since(a) < since(b) ? -1 : 1));
    await pMap(questions, ask, { concurrency: CONCURRENCY });
  } finally {
    deadline.clear();
  }
  const [first] = unanswered;
  const others = unanswered.length > 1 ? ` here and for ${unanswered.length - 1} others` : '';
  const message = `no new security advisories${others}: ${reason} What was known before stays.`;
  return { found, requests, issues: first ? [first.issue('github', 'advisories', message, 'warning')] : [] };
}

interface Question {
  readonly entry: Entry;
  readonly outcome: Counted;
  readonly repository: HostedRepository;
}

/** Repositories at GitHub which it knows: it has just said so. */
function* questionsOf(
  outcomes: ReadonlyMap<Entry, Outcome>,
  hosts: readonly CodeHost[],
): Generator<Question> {
  for (const [entry, outcome] of outcomes) {
    const repository = parseRepository(entry.solution.github, hosts);
    if (outcome.stars !== null && typeof repository !== 'string' && repository.kind === 'github')
      yield { entry, outcome, repository };
  }
}

/** @throws {HostFailure} when the answer has another form: nothing would be worse than to leave one out */
function read(json: unknown, { release }: RepositoryFacts, asOf: string): Advisories {
  const { data } = answerSchema.safeParse(json);
  if (!data) throw new HostFailure('it answered in a form that is not known.', true);
  const open: Advisory[] = [];
  const unclear: Advisory[] = [];
  for (const advisory of data) {
    if (advisory.state !== 'published' || advisory.withdrawn_at) continue;
    const packages = (advisory.vulnerabilities ?? []).map((each) => fixesOf(each.patched_versions));
    const states = packages.map((fixes) => stateOf(fixes, release?.name));
    if (states.length > 0 && states.every((state) => state === 'fixed')) continue;
    const published = dayOf(advisory.published_at);
    const versions = packages.flatMap((fixes) => fixes ?? []).filter((version) => VERSION.test(version));
    const isOpen = states.length === 0 || states.includes('open');
    (isOpen ? open : unclear).push({
      id: advisory.ghsa_id,
      ...(advisory.severity && { severity: advisory.severity }),
      ...(published !== undefined && { published }),
      ...(versions.length > 0 && { fixedIn: [...new Set(versions)].slice(0, 10) }),
    });
  }
  return { asOf, open, unclear };
}

/** How much of a list of versions is read, in UTF-16 units. */
const LONGEST_VERSIONS = 1000;

/**
 * The versions that have a fix, as people write them: `1.2.3`, `>= 1.2.3`, `1.2.3, 1.3.0`; undefined where there is
 * none.
 */
function fixesOf(patched: string | null | undefined): string[] | undefined {
  const text = patched?.trim() ?? '';
  if (/^(none|n\/a|-|unpatched|)$/i.test(text)) return undefined;
  return text
    .slice(0, LONGEST_VERSIONS)
    .split(/[\s,;|]+/)
    .map((part) => part.replace(/^(>=?|=)/, ''))
    .filter((part) => part !== '' && part !== 'and');
}

/** Whether the latest release has the fix. Between fixes for several lines of versions that is for people to judge. */
function stateOf(
  fixes: readonly string[] | undefined,
  release: string | undefined,
): 'open' | 'fixed' | 'unclear' {
  if (!fixes) return 'open';
  const latest = numbersOf(release ?? '');
  const versions = fixes.map(numbersOf);
  if (!latest || versions.length === 0) return 'unclear';
  const has = versions.map((version) => version && !isNewer(version, latest));
  if (has.every((each) => each === true)) return 'fixed';
  return has.every((each) => each === false) ? 'open' : 'unclear';
}

const numbersOf = (version: string): number[] | undefined =>
  VERSION.exec(version)?.[1]?.split('.').map(Number);

function isNewer(version: readonly number[], than: readonly number[]): boolean {
  for (let index = 0; index < Math.max(version.length, than.length); index += 1) {
    const difference = (version[index] ?? 0) - (than[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
