// The loads of documents: fresh or not, shared by elements, last good one, preview of the first solutions, when to ask
// again.
import type { Environment } from '../../environment.js';
import { CatalogueError, toCatalogueError } from '../errors.js';
import { parseInSteps, parsePreview } from '../parse.js';
import type { Catalogue } from '../schema.js';
import { DOCUMENT_MAX_AGE } from '../values.js';
import { byteLength, type Failure, failureAfter, receive, type Send } from './request.js';
import {
  isConfirmed,
  readStored,
  removeOutdated,
  removeStored,
  shrinkageOf,
  type StoredDocument,
  writeStored,
} from './cache.js';
import { runInSlices } from './scheduler.js';

/** How long a document counts as fresh after it arrived, in milliseconds. */
const FRESH_FOR_MS = DOCUMENT_MAX_AGE * 1000;

/**
 * How much of a text is looked at for a preview, in UTF-16 units: first so much, then twice as much, up to a limit.
 * Shorter documents are checked as a whole before anybody could see a preview of them.
 */
const FIRST_LOOK = 32_768;
/** No more of a text than this is looked at for a preview, in UTF-16 units. */
const LAST_LOOK = 1_000_000;

/** The text of a large document, in UTF-16 units: storing it takes the page's time. */
const LARGE = 2_000_000;

/** A document that has been checked, and how it arrived. */
export interface LoadedDocument extends Omit<StoredDocument, 'text'> {
  readonly catalogue: Catalogue;
  /** Number of entries that were no usable solutions. */
  readonly dropped: number;
  /** Its decoded size in bytes. */
  readonly bytes: number;
}

/** How a load ended: with a document that is up to date, or with the last good one and the reason for that. */
export interface LoadResult {
  readonly document: LoadedDocument;
  readonly origin: 'network' | 'cache';
  readonly error?: CatalogueError | undefined;
}

/** Somebody who waits for a load. */
export interface Caller {
  readonly maxBytes: number;
  /** Called with the document of before, while a newer one is asked for. */
  readonly onStored: (document: LoadedDocument) => void;
  /** Called with the first solutions of a document that is still on its way. */
  readonly onHead: (preview: Catalogue) => void;
}

/** What a page knows of a document, by its URL. */
export interface DocumentState {
  readonly url: string;
  /** The last good document. */
  document?: LoadedDocument;
  /** Set while the last request has failed. */
  failure?: Failure | undefined;
  /** Set while a load is under way. */
  load?: Load | undefined;
}

/** A load that is under way, shared by all who ask for the document until it ends. */
export interface Load {
  readonly state: DocumentState;
  readonly send: Send;
  readonly environment: Environment;
  readonly result: Promise<LoadResult>;
  readonly callers: Set<Caller>;
  readonly abort: AbortController;
  /** Whether somebody asks the server even if no request is due. */
  refresh: boolean;
  /** Shows a caller who joins later what there is to show until the load ends. */
  show?: (caller: Caller) => void;
}

/**
 * Whether no request is due for a document. One that arrived in the future did so before the clock was set back; one
 * that the server has replaced by a much smaller one is asked about sooner.
 */
export function isFresh({ arrivedAt, smaller }: LoadedDocument, environment: Environment): boolean {
  const age = environment.now() - arrivedAt;
  return !smaller && age >= 0 && age < FRESH_FOR_MS;
}

/** Starts a load. Whoever asks for the document before it ends joins its callers. */
export function startLoad(state: DocumentState, send: Send, environment: Environment): Load {
  const load: Load = {
    state,
    send,
    environment,
    callers: new Set(),
    abort: new AbortController(),
    refresh: false,
    // Begins a turn later, when the first caller is among the callers.
    result: Promise.resolve()
      .then(() => run(load))
      .finally(() => {
        if (state.load === load) state.load = undefined;
      }),
  };
  return load;
}

/** Takes what is stored, and asks the server where that is not enough. */
async function run(load: Load): Promise<LoadResult> {
  const { state, environment } = load;
  const { signal } = load.abort;
  const stored = await readStored(state.url, environment);
  signal.throwIfAborted();
  if (stored && stored.arrivedAt > (state.document?.arrivedAt ?? -Infinity)) await restore(load, stored);
  const { document, failure } = state;
  if (document && isFresh(document, environment) && !load.refresh) return { document, origin: 'cache' };
  if (failure && isLeftAlone(failure, load)) return lastGood(document, failure.error);
  if (document)
    show(load, (caller) => {
      if (document.bytes <= caller.maxBytes) caller.onStored(document);
    });
  try {
    const text = document?.arrivedAt === stored?.arrivedAt ? stored?.text : undefined;
    // What is known is outdated, and what failed may lie in the browser's cache: no copy may answer the request then.
    const cache = load.refresh || document || failure ? 'no-cache' : 'default';
    state.document = await renew(load, document, text, cache);
    state.failure = undefined;
    return { document: state.document, origin: 'network' };
  } catch (cause) {
    if (signal.aborted && !(signal.reason instanceof CatalogueError)) throw cause;
    const error = toCatalogueError(cause, 'network', `${state.url} could not be fetched: `);
    state.failure = failureAfter(failure, error, maxBytesOf(load), environment.now());
    void removeOutdated(environment);
    return lastGood(document, error);
  }
}

/** @throws the error when there is no document from before */
function lastGood(document: LoadedDocument | undefined, error: CatalogueError): LoadResult {
  if (!document) throw error;
  return { document, origin: 'cache', error };
}

/** Whether the server is not asked again, so soon after it failed. */
function isLeftAlone({ until, error, maxBytes }: Failure, load: Load): boolean {
  if (load.refresh || load.environment.now() >= until) return false;
  // Somebody who allows a larger document may get what was too large for the others.
  return error.kind !== 'too-large' || maxBytesOf(load) <= maxBytes;
}

/** The largest document that anybody who waits would take, in decoded bytes. */
function maxBytesOf({ callers }: Load): number {
  let most = 0;
  for (const { maxBytes } of callers) most = Math.max(most, maxBytes);
  return most;
}

/** Shows something to all who wait, and to those who join them later. */
function show(load: Load, to: (caller: Caller) => void): void {
  load.show = to;
  load.callers.forEach(to);
}

/**
 * Looks for a preview in what has arrived of a document, and shows it; the page gets the time to paint it before the
 * work goes on.
 * @returns a function that takes the text so far, and says whether it need not be called again
 */
function previewer(load: Load): (text: string) => Promise<boolean> {
  let size = FIRST_LOOK;
  return async (text) => {
    for (; size <= LAST_LOOK; size *= 2) {
      if (text.length < size) return false;
      const preview = parsePreview(text.slice(0, size));
      if (!preview) continue;
      show(load, ({ onHead }) => {
        onHead(preview);
      });
      await load.environment.painted();
      return true;
    }
    return true;
  };
}

/** Makes a stored document known. It is checked as one that arrives now: anything can write into the storage. */
async function restore(load: Load, { text, ...rest }: StoredDocument): Promise<void> {
  const { state } = load;
  if (!state.document) await previewer(load)(text);
  try {
    state.document = { ...rest, ...(await check(text, load)), bytes: byteLength(text) };
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    await removeStored(state.url);
  }
}

/** @throws {CatalogueError} when the text is no document */
async function check(
  text: string,
  { abort, environment }: Load,
): Promise<Pick<LoadedDocument, 'catalogue' | 'dropped'>> {
  let dropped = 0;
  const steps = parseInSteps(text, { onDropped: () => (dropped += 1) });
  const catalogue = await runInSlices(steps, abort.signal, environment);
  return { catalogue, dropped };
}

/**
 * Asks the server for the document.
 * @param known the last good document; when it is unchanged, only its arrival is new
 * @param knownText the text of that document, if it is stored
 * @throws {CatalogueError} of kind `schema` when there is nothing usable, or too little of what was there before
 */
async function renew(
  load: Load,
  known: LoadedDocument | undefined,
  knownText: string | undefined,
  cache: RequestCache,
): Promise<LoadedDocument> {
  const { state, environment } = load;
  const received = await receive(state.url, load.send, {
    environment,
    abort: load.abort,
    cache,
    knownValidator: known?.validator,
    maxBytes: () => maxBytesOf(load),
    onText: known ? undefined : previewer(load),
  });
  const { text = knownText, validator } = received;
  const bytes = received.bytes ?? known?.bytes ?? 0;
  const arrivedAt = environment.now();
  // Browsers turn a 304 into the answer of before: that it is the same shows by its ETag, where pages can see that,
  // or by its text. Its date of modification proves nothing, since builds often set a fixed one.
  const isSame = known && text === knownText;
  const { catalogue, dropped } = isSame ? known : await check(text ?? '', load);
  const shrinkage = isSame ? undefined : shrinkageOf(catalogue, dropped, known, arrivedAt);
  if (shrinkage && !isConfirmed(shrinkage, load.refresh)) {
    if (known) {
      state.document = { ...known, smaller: shrinkage.smaller };
      if (knownText !== undefined) void keep(load, { ...state.document, text: knownText });
    }
    throw new CatalogueError('schema', `${state.url} is not taken: ${shrinkage.reason}`);
  }
  if (text !== undefined) void keep(load, { text, arrivedAt, validator });
  return { catalogue, dropped, bytes, arrivedAt, validator };
}

/**
 * Stores a document: a small one at once, for readers may leave soon, and in some test runs a write that began while
 * a page went away left WebKit's storage hanging for the next pages. A large one is shown first.
 */
async function keep(
  { state, environment }: Load,
  { text, arrivedAt, validator, smaller }: StoredDocument,
): Promise<void> {
  if (text.length > LARGE) await environment.painted();
  const document = { text, arrivedAt, validator, ...(smaller && { smaller }) };
  await writeStored(state.url, document, environment);
}
