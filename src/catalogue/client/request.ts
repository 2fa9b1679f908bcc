// One request for a document: limits of time and size, and how long a failure keeps the next one waiting.
import type { Environment } from '../../environment.js';
import { CatalogueError } from '../errors.js';
import { createYielder } from './scheduler.js';

/**
 * How long nothing may arrive of an answer, in milliseconds: neither its beginning nor any more of it. There is no limit
 * on the whole, since a slow connection needs as long as it needs.
 */
const STALL_LIMIT_MS = 15_000;

/** Asks the server. */
export type Send = (url: string, cache: RequestCache, signal: AbortSignal) => Promise<Response>;

interface ReceiveOptions extends Omit<BodyOptions, 'onBytes'> {
  /** Ends the request. This aborts it with a `CatalogueError` of kind `timeout` when nothing arrives any more. */
  abort: AbortController;
  cache: RequestCache;
  /** The ETag of the document that is known; null or undefined where there is none. */
  knownValidator: string | null | undefined;
}

/** The answer of the server. */
interface Received {
  /** Undefined when it is the document that is known already. */
  text?: string;
  /** Its decoded size in bytes; undefined when it is the document that is known already. */
  bytes?: number;
  /** Its ETag. */
  validator: string | null;
}

/**
 * Sends the request, and reads the answer within the limits of time and size.
 * @throws {CatalogueError} of kind `http`, `timeout` or `too-large`; whatever `send` throws
 */
export async function receive(
  url: string,
  send: Send,
  { environment, abort, cache, knownValidator, ...body }: ReceiveOptions,
): Promise<Received> {
  let timer: number | undefined;
  const wait = (arrived = 0): void => {
    environment.clearTimeout(timer);
    timer = environment.setTimeout(() => {
      const message = `${url}: nothing arrived for ${STALL_LIMIT_MS / 1000} s, after ${arrived} bytes.`;
      abort.abort(new CatalogueError('timeout', message));
    }, STALL_LIMIT_MS);
  };
  const answer = async (): Promise<Received> => {
    const response = await send(url, cache, abort.signal);
    wait();
    const { ok, status, headers } = response;
    if (!ok)
      throw new CatalogueError('http', `${url} answered ${status}.`, {
        status,
        retryAfter: retryAfter(headers.get('retry-after'), environment.now()),
      });
    const validator = headers.get('etag');
    if (validator !== null && validator === knownValidator) {
      await response.body?.cancel();
      return { validator };
    }
    return { ...(await readBody(response, { environment, onBytes: wait, ...body })), validator };
  };
  try {
    wait();
    return await orAborted(answer(), abort.signal);
  } finally {
    environment.clearTimeout(timer);
  }
}

/** Settles as `work` does, but no later than the signal aborts. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const onAbort = () => {
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', onAbort);
    void work.then(resolve, reject).finally(() => {
      signal?.removeEventListener('abort', onAbort);
    });
  });
}

/** The text of a body, and its size in decoded bytes. */
export interface Body {
  text: string;
  bytes: number;
}

interface BodyOptions {
  environment: Environment;
  /** The largest body read, in decoded bytes. It is asked for again and again: the limit may grow meanwhile. */
  maxBytes: () => number;
  /** Called whenever more has arrived, with the number of decoded bytes so far. */
  onBytes: (bytes: number) => void;
  /** Called with all that has arrived until now, until it answers true. Reading goes on when it has answered. */
  onText?: ((text: string) => Promise<boolean>) | undefined;
}

/**
 * Reads the body of a response as UTF-8, and no more of it than allowed.
 * @throws {CatalogueError} of kind `too-large`; the rest of the body is not received then
 */
async function readBody(
  response: Response,
  { environment, maxBytes, onBytes, onText }: BodyOptions,
): Promise<Body> {
  const assertAllowed = (bytes: number): void => {
    if (bytes > maxBytes())
      throw new CatalogueError('too-large', `${response.url} is larger than ${maxBytes()} bytes.`);
  };
  // A page may have put something in the place of fetch whose responses know no streams.
  const reader = (response.body as Response['body'] | undefined)?.getReader();
  if (!reader) {
    const text = await response.text();
    const bytes = byteLength(text);
    assertAllowed(bytes);
    return { text, bytes };
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  let hasSeenEnough = onText === undefined;
  // Chunks that have arrived already come without any pause, however many they are.
  const yieldIfDue = createYielder(environment);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text: text + decoder.decode(), bytes };
      bytes += value.byteLength;
      onBytes(bytes);
      assertAllowed(bytes);
      text += decoder.decode(value, { stream: true });
      hasSeenEnough ||= (await onText?.(text)) ?? true;
      await yieldIfDue();
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error;
  }
}

/** The size of a text in UTF-8, in bytes. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

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
function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return wait > 0 ? wait : undefined;
}
