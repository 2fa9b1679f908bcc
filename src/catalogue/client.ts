import { CatalogueError } from './errors.js';
import { parseCatalogue } from './parse.js';
import type { Catalogue } from './schema.js';

/** The path of the one endpoint, below the service's base URL. */
const ENDPOINT = '/api/v1/solutions.json';

/** The largest document read, in decoded bytes, unless the caller says otherwise: 25 MiB. */
export const DEFAULT_MAX_BYTES = 25 * 1024 * 1024;

/** How long a request may take as a whole, in milliseconds. */
const TIME_LIMIT = 15_000;

/** How long a document counts as fresh after it arrived, in milliseconds: the service allows browsers one hour. */
const FRESH_FOR = 3_600_000;

export interface FetchOptions {
  /** Gives up waiting. The request itself ends when nobody else waits for it. */
  signal?: AbortSignal | undefined;
  /** The largest document read, in decoded bytes. */
  maxBytes?: number | undefined;
  /** Whether to ask the server even though a fresh document is at hand. */
  refresh?: boolean | undefined;
}

/** A catalogue and how it came. */
export interface LoadedCatalogue {
  catalogue: Catalogue;
  /** `network`: the server was asked; `cache`: a fresh document was at hand. */
  origin: 'network' | 'cache';
  /** Number of entries of the document that were no usable solutions. */
  dropped: number;
}

/** What relative URLs are relative to: the page, and nothing in Node. */
const baseUrl = (): string | undefined => (typeof document === 'undefined' ? undefined : document.baseURI);

interface SharedRequest {
  loaded: Promise<LoadedCatalogue>;
  abort: AbortController;
  /** How many callers wait for it now. */
  waiting: number;
  /** When the document was there, in milliseconds of the monotonic clock; undefined while it is on its way. */
  arrivedAt: number | undefined;
}

/** One request per document, shared by everything on the page. The only global state there is. */
const requests = new Map<string, SharedRequest>();

/**
 * The URL of the document that `src` names.
 * @param src URL of the document, or base URL of the service: then its endpoint is appended
 * @throws {CatalogueError} of kind `network` when it is no http(s) URL
 */
export function documentUrl(src: string, base?: string): string {
  const url = URL.canParse(src, base) ? new URL(src, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CatalogueError('network', `"${src}" is no http or https URL.`);
  if (!url.pathname.endsWith('.json')) url.pathname = url.pathname.replace(/\/*$/, '') + ENDPOINT;
  url.hash = '';
  return url.href;
}

/**
 * Fetches, checks and returns the catalogue. Calls and elements with the same URL share one request, and for an hour
 * its result.
 *
 * @param src URL of the document or of the service
 * @throws {CatalogueError} when there is no catalogue to be had; its `kind` says why
 * @throws the signal's reason when `signal` aborts
 */
export async function fetchCatalogue(src: string, options: FetchOptions = {}): Promise<Catalogue> {
  const { catalogue } = await loadCatalogue(src, options);
  return catalogue;
}

/** As {@link fetchCatalogue}, and tells how the catalogue came. */
export async function loadCatalogue(
  src: string,
  { signal, maxBytes = DEFAULT_MAX_BYTES, refresh = false }: FetchOptions = {},
): Promise<LoadedCatalogue> {
  signal?.throwIfAborted();
  const url = documentUrl(src, baseUrl());
  const key = `${maxBytes} ${url}`;
  const known = requests.get(key);
  const isPending = known !== undefined && known.arrivedAt === undefined && !known.abort.signal.aborted;
  const isFresh = known?.arrivedAt !== undefined && performance.now() - known.arrivedAt < FRESH_FOR;
  if (isFresh && !refresh) return { ...(await known.loaded), origin: 'cache' };
  return await waitFor(isPending ? known : share(key, url, maxBytes, refresh), signal);
}

/** Sends a request and puts it where later callers find it. */
function share(key: string, url: string, maxBytes: number, refresh: boolean): SharedRequest {
  const before = requests.get(key);
  const abort = new AbortController();
  const loaded = request(url, maxBytes, refresh, abort);
  const shared: SharedRequest = { loaded, abort, waiting: 0, arrivedAt: undefined };
  requests.set(key, shared);
  loaded.then(
    () => (shared.arrivedAt = performance.now()),
    () => {
      // A failure is not kept: the next call asks again. What was there before stays good for its hour.
      if (requests.get(key) !== shared) return;
      if (before) requests.set(key, before);
      else requests.delete(key);
    },
  );
  return shared;
}

/** Waits for a shared request; it ends early only when the last of those who wait gives up. */
async function waitFor(shared: SharedRequest, signal: AbortSignal | undefined): Promise<LoadedCatalogue> {
  if (!signal) {
    shared.waiting += 1;
    return await shared.loaded;
  }
  shared.waiting += 1;
  let giveUp: (() => void) | undefined;
  const gaveUp = new Promise<never>((_, reject) => {
    giveUp = () => {
      shared.waiting -= 1;
      if (shared.waiting === 0) shared.abort.abort(signal.reason);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', giveUp, { once: true });
  });
  try {
    return await Promise.race([shared.loaded, gaveUp]);
  } finally {
    if (giveUp) signal.removeEventListener('abort', giveUp);
  }
}

async function request(
  url: string,
  maxBytes: number,
  refresh: boolean,
  abort: AbortController,
): Promise<LoadedCatalogue> {
  const timeout = new CatalogueError('timeout', `${url} did not arrive within ${TIME_LIMIT / 1000} s.`);
  const timer = setTimeout(() => {
    abort.abort(timeout);
  }, TIME_LIMIT);
  try {
    const response = await fetch(url, {
      // No referrer, and no header of our own: that would cost a preflight.
      credentials: credentialsFor(url),
      referrerPolicy: 'no-referrer',
      cache: refresh ? 'no-cache' : 'default',
      signal: abort.signal,
    });
    if (!response.ok)
      throw new CatalogueError('http', `${url} answered ${response.status}.`, { status: response.status });
    const text = await readText(response, maxBytes);
    let dropped = 0;
    const catalogue = parseCatalogue(text, { onDropped: () => (dropped += 1) });
    return { catalogue, origin: 'network', dropped };
  } catch (error) {
    if (error instanceof CatalogueError) throw error;
    if (abort.signal.aborted) throw abort.signal.reason;
    throw new CatalogueError('network', `${url} could not be fetched: ${String(error)}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * No credentials are ever sent. To other origins `same-origin` sends none either, and is what a
 * `<link rel="preload" as="fetch" crossorigin>` asks with: only then the browser uses it.
 */
function credentialsFor(url: string): RequestCredentials {
  return new URL(url).origin === globalThis.origin ? 'omit' : 'same-origin';
}

/** Reads the body as UTF-8, and no more of it than `maxBytes` decoded bytes. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new CatalogueError('too-large', `${response.url} is larger than ${maxBytes} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
