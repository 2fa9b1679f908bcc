import type { CatalogueError } from '../errors.js';

/** How long a failure waits before the next request, in milliseconds: a minute, then twice as long every time. */
const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 3_600_000;

/** No server is taken at its word for longer than a day. */
const LONGEST_RETRY_AFTER = 86_400_000;

/** Requests that failed, one after the other. */
export interface Failure {
  readonly error: CatalogueError;
  readonly times: number;
  /** No request before, in milliseconds since 1970. */
  readonly until: number;
  /** The largest document that would have been read, in decoded bytes. */
  readonly maxBytes: number;
}

/** A failure after those before it. */
export function failureAfter(
  before: Failure | undefined,
  error: CatalogueError,
  maxBytes: number,
  now: number,
): Failure {
  const times = (before?.times ?? 0) + 1;
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (times - 1));
  const until = now + Math.max(wait, Math.min(LONGEST_RETRY_AFTER, error.retryAfter ?? 0));
  return { error, times, until, maxBytes };
}

/** How long a `Retry-After` header asks to wait, in milliseconds: it names seconds or a date. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return wait > 0 ? wait : undefined;
}
