// How links are asked for: order, distances, redirects, retries, how many at a time.
import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import pLimit from 'p-limit';
import { Agent, EnvHttpProxyAgent, fetch as undiciFetch } from 'undici';
import { parseUrl } from '../../src/catalogue/addresses.js';
import type { Lookup } from '../context.js';
import { type Proxies, withDeadline } from '../network.js';
import { version } from '../package.js';
import type { Entry } from '../sources/entry.js';
import {
  type Outcome,
  outcomeOf,
  outcomeOfError,
  parkedAt,
  PrivateAddressError,
  TIMEOUT,
} from './outcome.js';

/** The fields that hold addresses. */
export const LINK_FIELDS = ['website', 'github'] as const;
export type LinkField = (typeof LINK_FIELDS)[number];

/** An address of a source. */
export interface Link {
  readonly url: string;
  readonly field: LinkField;
  readonly entry: Entry;
}

export interface CheckLinksOptions extends AskOptions {
  /** How many hosts are asked at the same time. */
  readonly concurrency: number;
  /** Called after each address. */
  readonly onProgress: (done: number, total: number) => void;
}

/** All addresses of solutions. */
export const linksOf = (entries: readonly Entry[], fields: readonly LinkField[]): Link[] =>
  entries.flatMap((entry) => fields.map((field) => ({ url: entry.solution[field], field, entry })));

/**
 * Asks every address once, hosts side by side, and those of a host at a distance: the first alone, then two at a time,
 * so that a slow answer keeps nobody waiting. A host that has never answered in time is not asked for its other
 * addresses: each of them would take minutes.
 * @returns what came of each; when it was stopped, of those asked until then
 */
export async function checkLinks(
  links: readonly Link[],
  options: CheckLinksOptions,
): Promise<ReadonlyMap<string, Outcome>> {
  const byHost = new Map<string, Set<string>>();
  for (const { url } of links) {
    const { host } = new URL(url);
    byHost.set(host, (byHost.get(host) ?? new Set()).add(url));
  }
  const outcomes = new Map<string, Outcome>();
  const total = Array.from(byHost.values(), ({ size }) => size).reduce((sum, size) => sum + size, 0);
  const limit = pLimit(options.concurrency);
  // Hosts with the most addresses first, since they take longest.
  const hosts = Array.from(byHost.values()).toSorted((a, b) => b.size - a.size);
  const checkHost = async (urls: ReadonlySet<string>) => {
    let silence: Outcome | undefined;
    const check = async (url: string) => {
      if (options.signal.aborted) return;
      const outcome = silence ?? (await askLink(url, options));
      if (isSilence(outcome) && !options.pacer.hasAnswered(new URL(url).host)) silence = outcome;
      outcomes.set(url, outcome);
      options.onProgress(outcomes.size, total);
    };
    const [first, ...others] = urls;
    if (first !== undefined) await check(first);
    const atATime = pLimit(2);
    await Promise.all(others.map((url) => atATime(check, url)));
  };
  try {
    await Promise.all(hosts.map((urls) => limit(checkHost, urls)));
  } catch (error) {
    if (!options.signal.aborted) throw error;
  }
  return outcomes;
}

interface AskOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly pacer: Pacer;
  readonly signal: AbortSignal;
  /** How long one answer may take, in milliseconds. */
  readonly timeout: number;
  /** How often a link is asked again when the result is uncertain. */
  readonly retries: number;
  /** How long to wait before the first retry, in milliseconds; doubled for each further one. */
  readonly backoff: number;
}

/** How many redirects are followed. */
const MAX_REDIRECTS = 10;
/** The statuses that are redirects. */
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** The statuses of redirects after which the source should have the new address. */
const PERMANENT: readonly number[] = [301, 308];

/** The longest `Retry-After` that is respected, in milliseconds. */
const MAX_REST = 60_000;

const isSilence = ({ reason }: Outcome): boolean => reason === TIMEOUT.reason;

/**
 * Checks whether a link leads somewhere: with HEAD, and with GET if that fails, since many servers do not support HEAD.
 * Uncertain results are retried, after silence with GET alone.
 * @throws when `signal` aborts; nothing else
 */
export async function askLink(url: string, options: AskOptions): Promise<Outcome> {
  let wasSilent = false;
  for (let attempt = 0; ; attempt += 1) {
    const head = wasSilent ? undefined : await follow('HEAD', url, options);
    const outcome = head?.state === 'ok' ? head : await follow('GET', url, options);
    wasSilent = isSilence(outcome);
    const isFinal =
      outcome.state === 'ok' || (outcome.state !== 'unsure' && !/no such host|429/.test(outcome.reason));
    if (isFinal || attempt >= options.retries) return outcome;
    await wait(options.backoff * 2 ** attempt, undefined, { signal: options.signal });
  }
}

async function follow(method: 'HEAD' | 'GET', url: string, options: AskOptions): Promise<Outcome> {
  let place = new URL(url);
  let isPermanent = true;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await request(method, place, options);
    if ('state' in answer) return answer;
    const location = answer.headers.get('location');
    if (!REDIRECTS.includes(answer.status) || location === null) {
      const outcome = outcomeOf(answer.status, answer.headers);
      const isMoved = outcome.state === 'ok' && redirects > 0 && isPermanent;
      return isMoved ? { ...outcome, movedTo: place.href } : outcome;
    }
    const next = parseUrl(location, place);
    if (!next) return { state: 'unsure', reason: 'redirects to no address' };
    isPermanent &&= PERMANENT.includes(answer.status);
    const parked = next.hostname === new URL(url).hostname ? undefined : parkedAt(next);
    if (parked) return parked;
    place = next;
    if (!/^https?:$/.test(place.protocol))
      return { state: 'unsure', reason: `redirects to ${place.protocol}` };
  }
  return { state: 'unsure', reason: 'redirects without an end' };
}

async function request(method: string, url: URL, options: AskOptions): Promise<Response | Outcome> {
  const { fetch, pacer, signal, timeout } = options;
  await pacer.turn(url.host, signal);
  const deadline = withDeadline(signal, timeout);
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: deadline.signal,
      headers: {
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        'accept-language': 'en',
        'user-agent': `Mozilla/5.0 (compatible; solution-catalogue/${version}; link check)`,
      },
    });
    // Status and headers are enough. The body is not downloaded.
    await response.body?.cancel();
    pacer.answered(url.host);
    if (response.status === 429 || response.status === 503) pacer.rest(url.host, restOf(response.headers));
    return response;
  } catch (error) {
    if (signal.aborted) throw error;
    return deadline.isOver() ? TIMEOUT : outcomeOfError(error, url);
  } finally {
    deadline.clear();
  }
}

/** What `Retry-After` asks for, in milliseconds. */
function restOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? '0');
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1000), MAX_REST) : 0;
}

/** Spaces out the requests to a host, and knows which hosts are there. */
export class Pacer {
  readonly #next = new Map<string, number>();
  readonly #answered = new Set<string>();

  /** @param delay between the beginnings of two requests to a host, in milliseconds */
  constructor(readonly delay: number) {}

  /** Waits for the turn of a host. */
  async turn(host: string, signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#next.get(host) ?? 0);
    this.#next.set(host, at + this.delay);
    if (at > now) await wait(at - now, undefined, { signal });
  }

  /** Notes that a host has answered, whatever it said. */
  answered(host: string): void {
    this.#answered.add(host);
  }

  hasAnswered(host: string): boolean {
    return this.#answered.has(host);
  }

  /** Delays further requests to a host that has asked for it. */
  rest(host: string, milliseconds: number): void {
    this.#next.set(host, Math.max(this.#next.get(host) ?? 0, performance.now() + milliseconds));
  }
}

export interface GuardedFetchOptions {
  /** How names become addresses; the system's way when not given. */
  readonly lookup?: Lookup | undefined;
  /** Whether addresses in private networks are asked as well. */
  readonly allowPrivate: boolean;
  /** How long a connection may take to be there, in milliseconds. */
  readonly connectTimeout: number;
  /** The proxies to use. It is they who then resolve names and enforce the rules of their network. */
  readonly proxies?: Proxies | undefined;
}

/** A `fetch` that only talks to public addresses, and can be closed. */
export interface GuardedFetch {
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/**
 * Makes a `fetch` for untrusted addresses. A name is checked when the connection is made, so that it cannot resolve to
 * a public address for the check and to a private one for the request (DNS rebinding).
 */
export function guardedFetch({
  lookup = systemLookup,
  allowPrivate,
  connectTimeout,
  proxies,
}: GuardedFetchOptions): GuardedFetch {
  const guarded: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { all: true }, (error, addresses = []) => {
      const [first] = addresses;
      if (error) callback(error, '');
      else if (!allowPrivate && addresses.some(({ address }) => isPrivate(address)))
        callback(new PrivateAddressError(`${hostname} leads into a private network`), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    });
  };
  const connect = { lookup: guarded, timeout: connectTimeout };
  const agent = proxies ? new EnvHttpProxyAgent({ ...proxies, connect }) : new Agent({ connect });
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    // A literal IP address is not resolved, so it is checked here.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (!allowPrivate && ipaddr.isValid(literal) && isPrivate(literal))
      throw new PrivateAddressError(`${literal} is a private address`);
    return await (undiciFetch as unknown as typeof globalThis.fetch)(url, {
      ...init,
      dispatcher: agent,
    } as RequestInit);
  };
  return { fetch, close: () => agent.destroy() };
}

/** Whether an address is not public: loopback, private, link-local, reserved and so on. */
function isPrivate(address: string): boolean {
  return ipaddr.process(address).range() !== 'unicast';
}
