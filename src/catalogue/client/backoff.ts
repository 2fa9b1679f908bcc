import type { CatalogueError } from '../errors.js';

/** How long a failure keeps the next request waiting, in milliseconds: a minute, then twice as long every time. */
const FIRST_WAIT_MS = 60_000;
/** The wait does not grow beyond an hour. */
const LONGEST_WAIT_MS = 3_600_000;

/** A server that asks to be left alone is believed, but for no longer than a day. */
const LONGEST_RETRY_AFTER_MS = 86_400_000;

/** Requests for one document that failed, one after the other. */
export interface Failure {
  /** Why the last one failed. */
  readonly error: CatalogueError;
  /** How many failed since the last one that succeeded. */
  readonly times: number;
  /** No request is sent before this time, in milliseconds since 1970. */
  readonly until: number;
  /** The largest document that the last request would have read, in decoded bytes. */
  readonly maxBytes: number;
}

/**
 * Notes one more failure.
 * @param before the failures until now, if there were any
 * @param now the time, in milliseconds since 1970
 */
export function failureAfter(
  before: Failure | undefined,
  error: CatalogueError,
  maxBytes: number,
  now: number,
): Failure {
  const times = (before?.times ?? 0) + 1;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (times - 1));
  const until = now + Math.max(wait, Math.min(LONGEST_RETRY_AFTER_MS, error.retryAfter ?? 0));
  return { error, times, until, maxBytes };
}

/**
 * Reads a `Retry-After` header, which names seconds or a date (RFC 9110, section 10.2.3).
 * @param now the time, in milliseconds since 1970
 * @returns how long to wait, in milliseconds; undefined when the header does not say, or the time has passed
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return wait > 0 ? wait : undefined;
}
