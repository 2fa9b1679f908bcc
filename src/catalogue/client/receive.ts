import { CatalogueError } from '../errors.js';
import { retryAfter } from './backoff.js';
import { readBody, type BodyOptions } from './read-body.js';

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
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return await work;
  signal.throwIfAborted();
  let onAbort: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => {
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (onAbort) signal.removeEventListener('abort', onAbort);
  }
}
