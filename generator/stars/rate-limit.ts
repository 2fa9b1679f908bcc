import type { ApiAnswer } from './send.js';

/** How long to wait when a host says that it is too much, but not until when. */
const DEFAULT_WAIT = 60_000;

/** Seconds since 1970 have ten digits; what has fewer counts from now. */
const EPOCH_FROM = 1_000_000_000;

/**
 * How long a host wants to be left alone.
 * @returns milliseconds; undefined when there is no need to wait
 */
export function waitOf(answer: ApiAnswer, isLimited: boolean, now: Date): number | undefined {
  const { headers, status } = answer;
  // By the host's own clock, where it tells: ours may be wrong.
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
