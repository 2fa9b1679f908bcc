import { parseUrl } from '../../src/catalogue/addresses.js';
import { systemCode, unknownHost } from '../errors.js';
import { AnswerTooLargeError, readText, withDeadline } from '../network.js';
import { version } from '../package.js';
import type { ApiAnswer, ApiRequest } from '../code-hosts/api.js';

/** A host did not answer, or not to the question. The message is a sentence that names neither host nor token. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure';

  /**
   * @param message as in "no star count: it …"
   * @param isTransient whether asking again may help
   * @param isFinal whether no other question to the host will be answered either
   * @param wait how long the host wants to be left alone, in milliseconds
   */
  constructor(
    message: string,
    readonly isTransient: boolean,
    readonly isFinal = false,
    readonly wait?: number,
  ) {
    super(message);
  }
}

export interface SendOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  /** How long one answer may take, in milliseconds. */
  readonly timeLimit: number;
  /** Called before each request, those that follow a redirect included. */
  readonly onRequest: () => void;
}

/** The largest answer that is read, in bytes. Fifty repositories take about 10 kB. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/**
 * Sends a request and reads the answer. Redirects are followed as long as they stay on the same origin: beyond it, they
 * could lead into a private network, or a token to strangers.
 * @throws {HostFailure} when there is no answer
 */
export async function send(request: ApiRequest, options: SendOptions): Promise<ApiAnswer> {
  const deadline = withDeadline(options.signal, options.timeLimit);
  try {
    return await follow(request, { ...options, signal: deadline.signal });
  } catch (error) {
    if (error instanceof HostFailure) throw error;
    throw new HostFailure(
      deadline.isOver() ? 'it did not answer in time.' : reasonOf(error, new URL(request.url)),
      true,
    );
  } finally {
    deadline.clear();
  }
}

async function follow(
  { url, method, headers, body }: ApiRequest,
  { fetch, signal, onRequest }: SendOptions,
): Promise<ApiAnswer> {
  let place = new URL(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    onRequest();
    const response = await fetch(place, {
      method,
      headers: { ...headers, 'user-agent': `solution-catalogue/${version}` },
      body: body ?? null,
      redirect: 'manual',
      signal,
    });
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null)
      return { status: response.status, headers: response.headers, json: toJson(await readAnswer(response)) };
    await response.body?.cancel();
    const next = parseUrl(location, place);
    if (next?.origin !== place.origin || next.username || next.password)
      throw new HostFailure('it points to another host, where nobody is asked.', false);
    place = next;
  }
  throw new HostFailure('it sends from one place to the next without an end.', false);
}

async function readAnswer(response: Response): Promise<string> {
  try {
    return await readText(response, MAX_BYTES);
  } catch (error) {
    if (error instanceof AnswerTooLargeError) throw new HostFailure('its answer is far too large.', false);
    throw error;
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** With the system error code, such as `ENOTFOUND`. Messages are not shown, since they could contain anything. */
function reasonOf(error: unknown, { hostname }: URL): string {
  const unknown = unknownHost(error);
  if (unknown !== undefined && unknown !== hostname)
    return `the proxy "${unknown}" is not known. Correct HTTPS_PROXY or HTTP_PROXY.`;
  const code = systemCode(error instanceof Error ? (error.cause ?? error) : error);
  return `it could not be reached${/^[A-Z][A-Z\d_]+$/.test(code) ? ` (${code})` : ''}.`;
}

/** How long to wait when a host says that it is too much, but not until when. */
const DEFAULT_WAIT = 60_000;

/** Larger values are seconds since 1970, smaller ones are seconds from now. */
const EPOCH_FROM = 1_000_000_000;

/**
 * How long a host wants to be left alone.
 * @returns milliseconds; undefined when there is no need to wait
 */
export function waitOf(answer: ApiAnswer, isLimited: boolean, now: Date): number | undefined {
  const { headers, status } = answer;
  // Use the host's own clock if it sends one, since ours may be wrong.
  const clock = Date.parse(headers.get('date') ?? '');
  const today = Number.isNaN(clock) ? now.getTime() : clock;
  const retryAfter =
    isLimited || status === 503 ? readRetryAfter(headers.get('retry-after'), today) : undefined;
  if (retryAfter !== undefined) return retryAfter;
  if (header(headers, 'remaining') === '0') {
    const reset = Number(header(headers, 'reset') ?? NaN);
    if (Number.isFinite(reset)) return Math.max(0, reset < EPOCH_FROM ? reset * 1000 : reset * 1000 - today);
  }
  return isLimited ? DEFAULT_WAIT : undefined;
}

/** Whether an answer says that there were too many requests: with 429, or as GitHub does with 403. */
export function isRateLimited({ status, headers, json }: ApiAnswer): boolean {
  if (status === 429) return true;
  return (
    status === 403 &&
    (headers.has('retry-after') || header(headers, 'remaining') === '0' || saysTooMuch(messageOf(json)))
  );
}

export const saysTooMuch = (message: string): boolean => /rate limit|abuse|too many requests/i.test(message);

const header = (headers: Headers, name: 'remaining' | 'reset'): string | null =>
  headers.get(`x-ratelimit-${name}`) ?? headers.get(`ratelimit-${name}`);

function readRetryAfter(value: string | null, today: number): number | undefined {
  if (value === null) return undefined;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - today);
}

function messageOf(json: unknown): string {
  const message = typeof json === 'object' && json !== null && 'message' in json ? json.message : '';
  return typeof message === 'string' ? message : '';
}
