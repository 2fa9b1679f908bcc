import { setTimeout as wait } from 'node:timers/promises';
import { parseUrl } from '../../src/catalogue/meaning.js';
import { withDeadline } from '../network.js';
import { version } from '../package.js';
import { type Outcome, outcomeOf, outcomeOfError, TIMEOUT } from './outcome.js';

export interface AskOptions {
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

const MAX_REDIRECTS = 10;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const PERMANENT: readonly number[] = [301, 308];

/** The longest `Retry-After` that is respected, in milliseconds. */
const MAX_REST = 60_000;

/**
 * Checks whether a link leads somewhere: with HEAD, and with GET if that fails, since many servers do not support HEAD.
 * Uncertain results are retried.
 * @throws when `signal` aborts; nothing else
 */
export async function askLink(url: string, options: AskOptions): Promise<Outcome> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await askOnce(url, options);
    const isFinal =
      outcome.state === 'ok' || (outcome.state !== 'unsure' && !/no such host|429/.test(outcome.reason));
    if (isFinal || attempt >= options.retries) return outcome;
    await wait(options.backoff * 2 ** attempt, undefined, { signal: options.signal });
  }
}

async function askOnce(url: string, options: AskOptions): Promise<Outcome> {
  const head = await follow('HEAD', url, options);
  return head.state === 'ok' ? head : await follow('GET', url, options);
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

/** Spaces out the requests to a host. */
export class Pacer {
  readonly #next = new Map<string, number>();

  /** @param delay between the beginnings of two requests to a host, in milliseconds */
  constructor(readonly delay: number) {}

  /** Waits for the turn of a host. */
  async turn(host: string, signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#next.get(host) ?? 0);
    this.#next.set(host, at + this.delay);
    if (at > now) await wait(at - now, undefined, { signal });
  }

  /** Delays further requests to a host that has asked for it. */
  rest(host: string, milliseconds: number): void {
    this.#next.set(host, Math.max(this.#next.get(host) ?? 0, performance.now() + milliseconds));
  }
}
