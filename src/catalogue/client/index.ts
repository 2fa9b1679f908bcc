/**
 * The entry `solution-catalogue/client`: from the URL to the checked catalogue, with the caching that the service
 * asks for. The only place that asks the network.
 * @packageDocumentation
 */
import { orAborted } from './aborted.js';
import { documentUrl } from './document-url.js';
import { CatalogueError } from '../errors.js';
import { begin, isFresh, type Caller, type Outcome, type Send, type Shared } from './load.js';
import type { Catalogue } from '../schema.js';

export { documentUrl };
export { CatalogueError, type CatalogueErrorKind } from '../errors.js';

/** The largest document read, in decoded bytes, unless the caller says otherwise: 25 MiB. */
export const DEFAULT_MAX_BYTES = 25 * 1024 * 1024;

export interface FetchOptions {
  /** Gives up waiting. The request itself ends when nobody else waits for it. */
  signal?: AbortSignal | undefined;
  /** The largest document read, in decoded bytes. */
  maxBytes?: number | undefined;
  /** Whether to ask the server even though a fresh document is at hand, or it failed a moment ago. */
  refresh?: boolean | undefined;
}

/** A catalogue and how it came. */
export interface LoadedCatalogue {
  catalogue: Catalogue;
  /** `network`: the server was asked and answered; `cache`: it was at hand, fresh or as the last good one. */
  origin: 'network' | 'cache';
  /** Number of entries of the document that were no usable solutions. */
  dropped: number;
  /** Why it could not be renewed; undefined when it is up to date. */
  error?: CatalogueError | undefined;
}

export interface LoadOptions extends FetchOptions {
  /** Called with the document of before, while the server is asked whether there is a newer one. */
  onStored?: (stored: LoadedCatalogue) => void;
  /** Called with the first solutions of a document, while the rest is on its way or not checked yet. */
  onHead?: (head: Catalogue) => void;
}

/** One entry per document, shared by everything on the page. The only global state there is. */
const documents = new Map<string, Shared>();

/** What relative URLs are relative to: the page, and nothing in Node. */
const baseUrl = (): string | undefined => (typeof document === 'undefined' ? undefined : document.baseURI);

/**
 * Fetches, checks and returns the catalogue. Calls and elements with the same URL share one request; for an hour no
 * other one is made, on this page and, in browsers, on the next ones of the site. When the document cannot be
 * renewed, this is the last good one. After a failure the server is left alone for a minute or more, and the same
 * error comes again; `refresh` asks all the same.
 *
 * @param src URL of the document or of the service
 * @throws {CatalogueError} when there is no catalogue to be had; its `kind` says why
 * @throws the signal's reason when `signal` aborts
 */
export async function fetchCatalogue(src: string, options: FetchOptions = {}): Promise<Catalogue> {
  const { catalogue } = await loadCatalogue(src, options);
  return catalogue;
}

/** As {@link fetchCatalogue}; tells how the catalogue came, and what can be shown until then. */
export async function loadCatalogue(
  src: string,
  { signal, maxBytes = DEFAULT_MAX_BYTES, refresh = false, onStored, onHead }: LoadOptions = {},
): Promise<LoadedCatalogue> {
  signal?.throwIfAborted();
  const url = documentUrl(src, baseUrl());
  let shared = documents.get(url);
  if (!shared) documents.set(url, (shared = {}));
  const { known } = shared;
  if (known && isFresh(known) && !refresh && !shared.load)
    return loaded({ known, origin: 'cache' }, maxBytes);

  const load = (shared.load ??= begin(url, shared, send));
  const caller: Caller = {
    maxBytes,
    onStored: (stored) => onStored?.(loaded({ known: stored, origin: 'cache' }, maxBytes)),
    onHead: (head) => onHead?.(head),
  };
  load.callers.add(caller);
  load.refresh ||= refresh;
  load.show?.(caller);
  try {
    return loaded(await orAborted(load.outcome, signal), maxBytes);
  } finally {
    load.callers.delete(caller);
    if (load.callers.size === 0 && shared.load === load) {
      // The last one who waited has given up.
      shared.load = undefined;
      load.abort.abort(signal?.reason);
    }
  }
}

/** What one caller gets: others may have asked for a larger document than this one allows. */
function loaded({ known, origin, error }: Outcome, maxBytes: number): LoadedCatalogue {
  const { catalogue, dropped, bytes } = known;
  if (bytes > maxBytes)
    throw new CatalogueError('too-large', `The document is larger than ${maxBytes} bytes.`);
  return { catalogue, origin, dropped, error };
}

/** Asks the server. No referrer, and no header of our own: that would cost a preflight. */
const send: Send = (url, cache, signal) =>
  fetch(url, { credentials: credentialsFor(url, cache), referrerPolicy: 'no-referrer', cache, signal });

/**
 * No request carries credentials. To other origins `same-origin` sends none either, and is what a
 * `<link rel="preload" as="fetch" crossorigin>` asks with: only then browsers use it. What a page preloads of its own
 * origin was asked for with credentials: Firefox gives it to a request without, WebKit to none at all, Chromium, which
 * alone has `userAgentData`, to one that could send them, but need not, since the answer is there.
 */
function credentialsFor(url: string, cache: RequestCache): RequestCredentials {
  const isPreloaded =
    cache === 'default' &&
    typeof document !== 'undefined' &&
    'userAgentData' in navigator &&
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch][crossorigin]')].some(
      ({ href }) => href === url,
    );
  return new URL(url).origin === globalThis.origin && !isPreloaded ? 'omit' : 'same-origin';
}
