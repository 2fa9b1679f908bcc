import { orAborted } from './aborted.js';
import { byteLength, readBody } from './read-body.js';
import {
  LARGE,
  readStored,
  removeOutdated,
  removeStored,
  writeStored,
  type StoredDocument,
} from './cache.js';
import { CatalogueError } from '../errors.js';
import { headFinder } from './preview.js';
import { parsing } from '../parse.js';
import type { Catalogue } from '../schema.js';
import { inSlices, painted } from './scheduler.js';
import { failureAfter, retryAfter, type Failure } from './backoff.js';

/** How long a request may take as a whole, in milliseconds. */
const TIME_LIMIT = 15_000;

/** How long a document counts as fresh after it arrived, in milliseconds: the service allows browsers one hour. */
const FRESH_FOR = 3_600_000;

/** A checked document, and what is known of its arrival. */
export interface Known extends Omit<StoredDocument, 'text'> {
  readonly catalogue: Catalogue;
  /** Number of entries that were no usable solutions. */
  readonly dropped: number;
  /** Its size, decoded. */
  readonly bytes: number;
}

/** How a load ended: with a document that is up to date, or with the last good one and the reason why. */
export interface Outcome {
  readonly known: Known;
  readonly origin: 'network' | 'cache';
  readonly error?: CatalogueError | undefined;
}

/** One of those who wait for a load. */
export interface Caller {
  readonly maxBytes: number;
  readonly onStored: (known: Known) => void;
  readonly onHead: (head: Catalogue) => void;
}

/** A load that is under way. */
export interface Load {
  outcome: Promise<Outcome>;
  readonly callers: Set<Caller>;
  readonly abort: AbortController;
  refresh: boolean;
  /** Shows a caller what there is to show already. */
  show?: (caller: Caller) => void;
}

/** What a page knows of a document. */
export interface Shared {
  known?: Known;
  failure?: Failure | undefined;
  load?: Load | undefined;
}

/** Asks the server. */
export type Send = (url: string, cache: RequestCache, signal: AbortSignal) => Promise<Response>;

export function isFresh({ arrivedAt }: Known): boolean {
  const age = Date.now() - arrivedAt;
  // A document of the future arrived before somebody set the clock back.
  return age >= 0 && age < FRESH_FOR;
}

/** Starts a load for everybody who asks for the document until it ends. */
export function begin(url: string, shared: Shared, send: Send): Load {
  const load: Load = {
    callers: new Set(),
    abort: new AbortController(),
    refresh: false,
    // A turn later, when the first caller is among the callers.
    outcome: Promise.resolve()
      .then(() => run(url, shared, load, send))
      .finally(() => {
        if (shared.load === load) shared.load = undefined;
      }),
  };
  return load;
}

/** Takes what is stored, and asks the server where that does not do. */
async function run(url: string, shared: Shared, load: Load, send: Send): Promise<Outcome> {
  const { signal } = load.abort;
  const stored = await readStored(url);
  signal.throwIfAborted();
  if (stored && stored.arrivedAt > (shared.known?.arrivedAt ?? -Infinity))
    await restore(url, stored, shared, load);
  const { known, failure } = shared;
  if (known && isFresh(known) && !load.refresh) return { known, origin: 'cache' };
  if (failure && isLeftAlone(failure, load)) return lastGood(known, failure.error);
  if (known)
    show(load, (caller) => {
      if (known.bytes <= caller.maxBytes) caller.onStored(known);
    });
  // What is known is outdated, and what failed may lie in the browser's cache: no copy must answer now.
  load.refresh ||= known !== undefined || failure !== undefined;
  try {
    const text = known?.arrivedAt === stored?.arrivedAt ? stored?.text : undefined;
    shared.known = await renew(url, known, text, load, send);
    shared.failure = undefined;
    return { known: shared.known, origin: 'network' };
  } catch (cause) {
    if (signal.aborted && !(signal.reason instanceof CatalogueError)) throw cause;
    const error =
      cause instanceof CatalogueError
        ? cause
        : new CatalogueError('network', `${url} could not be fetched: ${String(cause)}`, { cause });
    shared.failure = failureAfter(failure, error, maxBytesOf(load), Date.now());
    void removeOutdated();
    return lastGood(known, error);
  }
}

function lastGood(known: Known | undefined, error: CatalogueError): Outcome {
  if (!known) throw error;
  return { known, origin: 'cache', error };
}

/** Whether the server is not to be asked, so soon after it failed. */
function isLeftAlone({ until, error, maxBytes }: Failure, load: Load): boolean {
  if (load.refresh || Date.now() >= until) return false;
  return error.kind !== 'too-large' || maxBytesOf(load) <= maxBytes;
}

function maxBytesOf({ callers }: Load): number {
  let most = 0;
  for (const { maxBytes } of callers) most = Math.max(most, maxBytes);
  return most;
}

function show(load: Load, to: (caller: Caller) => void): void {
  load.show = to;
  load.callers.forEach(to);
}

/** Shows the head of a document as soon as there is one. */
function showHead(load: Load): (text: string) => Promise<boolean> {
  return headFinder((head) => {
    show(load, ({ onHead }) => {
      onHead(head);
    });
  });
}

/** Makes a stored document known. It is checked as one that arrives now: anything can write into the storage. */
async function restore(url: string, stored: StoredDocument, shared: Shared, load: Load): Promise<void> {
  const { text, arrivedAt, validator } = stored;
  if (!shared.known) await showHead(load)(text);
  try {
    shared.known = { ...(await check(text, load)), bytes: byteLength(text), arrivedAt, validator };
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    await removeStored(url);
  }
}

async function check(text: string, { abort }: Load): Promise<Pick<Known, 'catalogue' | 'dropped'>> {
  let dropped = 0;
  const catalogue = await inSlices(parsing(text, { onDropped: () => (dropped += 1) }), abort.signal);
  return { catalogue, dropped };
}

/**
 * Asks the server for the document.
 * @param known what is known of it; when it is unchanged, only its arrival is new
 * @param knownText the text of what is known, if it is stored
 */
async function renew(
  url: string,
  known: Known | undefined,
  knownText: string | undefined,
  load: Load,
  send: Send,
): Promise<Known> {
  const { text = knownText, bytes, validator } = await receive(url, known, load, send);
  const arrivedAt = Date.now();
  // Browsers turn a 304 into the answer of before: that it is the same shows by its ETag, where pages can see that,
  // or by its text. Its date of modification proves nothing, builds often set a fixed one.
  const isSame = known && text === knownText;
  const checked = isSame ? known : await check(text ?? '', load);
  if (text !== undefined) void keep(url, { text, arrivedAt, validator });
  return { ...checked, bytes, arrivedAt, validator };
}

/**
 * Stores a document: a small one at once, for readers may leave soon, and in some test runs a write that began while
 * a page went away left WebKit's storage hanging for the next pages. What is shown of a large one comes first.
 */
async function keep(url: string, document: StoredDocument): Promise<void> {
  if (document.text.length > LARGE) await painted();
  await writeStored(url, document);
}

interface Received {
  /** Undefined when it is what is known already. */
  text?: string;
  bytes: number;
  validator: string | null;
}

/** Sends the request, and reads the answer within the limits of time and size. */
async function receive(url: string, known: Known | undefined, load: Load, send: Send): Promise<Received> {
  const { signal } = load.abort;
  const timer = setTimeout(() => {
    load.abort.abort(new CatalogueError('timeout', `${url} did not arrive within ${TIME_LIMIT / 1000} s.`));
  }, TIME_LIMIT);
  const answer = async (): Promise<Received> => {
    const response = await send(url, load.refresh ? 'no-cache' : 'default', signal);
    const { ok, status, headers } = response;
    if (!ok)
      throw new CatalogueError('http', `${url} answered ${status}.`, {
        status,
        retryAfter: retryAfter(headers.get('retry-after'), Date.now()),
      });
    const validator = headers.get('etag');
    if (known && validator !== null && validator === known.validator) {
      await response.body?.cancel();
      return { bytes: known.bytes, validator };
    }
    const body = await readBody(response, {
      maxBytes: () => maxBytesOf(load),
      onText: known ? undefined : showHead(load),
    });
    return { ...body, validator };
  };
  try {
    return await orAborted(answer(), signal);
  } finally {
    clearTimeout(timer);
  }
}
