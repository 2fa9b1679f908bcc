/**
 * The entry `solution-catalogue/client`: from the URL to the checked catalogue, with the caching that the service
 * asks for. The only place that asks the network.
 * @packageDocumentation
 */
import { realEnvironment, type Environment } from '../../environment.js';
import { CatalogueError } from '../errors.js';
import type { Catalogue } from '../schema.js';
import { documentUrl } from '../addresses.js';
import { isFresh, startLoad, type Caller, type DocumentState, type LoadResult } from './load.js';
import { orAborted, type Send } from './request.js';

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
  /** The clock, timers and base URL to go by; those of the page, or of Node, unless given. */
  environment?: Environment | undefined;
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

/** What is known of documents, by their URLs. Shared by everything on the page, and the only global state there is. */
const documents = new Map<string, DocumentState>();

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
  {
    signal,
    maxBytes = DEFAULT_MAX_BYTES,
    refresh = false,
    environment = realEnvironment,
    onStored,
    onHead,
  }: LoadOptions = {},
): Promise<LoadedCatalogue> {
  signal?.throwIfAborted();
  const url = documentUrl(src, environment.baseUrl);
  let state = documents.get(url);
  if (!state) documents.set(url, (state = { url }));
  const { document } = state;
  if (document && isFresh(document, environment) && !refresh && !state.load)
    return toLoaded({ document, origin: 'cache' }, maxBytes);

  const send: Send = (address, cache, aborted) => ask(address, cache, aborted, environment);
  const load = (state.load ??= startLoad(state, send, environment));
  const caller: Caller = {
    maxBytes,
    onStored: (stored) => onStored?.(toLoaded({ document: stored, origin: 'cache' }, maxBytes)),
    onHead: (preview) => onHead?.(preview),
  };
  load.callers.add(caller);
  load.refresh ||= refresh;
  load.show?.(caller);
  try {
    return toLoaded(await orAborted(load.result, signal), maxBytes);
  } finally {
    load.callers.delete(caller);
    if (load.callers.size === 0 && state.load === load) {
      // The last one who waited has given up.
      state.load = undefined;
      load.abort.abort(signal?.reason);
    }
  }
}

/**
 * What one caller gets of a load that it shares with others.
 * @throws {CatalogueError} of kind `too-large` when the others allowed a larger document than this one
 */
function toLoaded({ document, origin, error }: LoadResult, maxBytes: number): LoadedCatalogue {
  const { catalogue, dropped, bytes } = document;
  if (bytes > maxBytes)
    throw new CatalogueError('too-large', `The document is larger than ${maxBytes} bytes.`);
  return { catalogue, origin, dropped, error };
}

/** Asks the server. No referrer, and no header of our own: that would cost a preflight. */
const ask = (
  url: string,
  cache: RequestCache,
  signal: AbortSignal,
  environment: Environment,
): Promise<Response> =>
  fetch(url, {
    credentials: credentialsFor(url, cache, environment),
    referrerPolicy: 'no-referrer',
    cache,
    signal,
  });

/**
 * No request carries credentials. To other origins `same-origin` sends none either, and is what a
 * `<link rel="preload" as="fetch" crossorigin>` asks with: browsers use what it has fetched for no other mode.
 *
 * What a page preloads of its own origin was asked for with credentials. Firefox gives it to a request without, WebKit
 * to no request at all. Chromium gives it only to a request that could send credentials, which it need not send then,
 * since the answer is there.
 */
function credentialsFor(url: string, cache: RequestCache, { isChromium }: Environment): RequestCredentials {
  const isPreloaded =
    cache === 'default' &&
    isChromium &&
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch][crossorigin]')].some(
      ({ href }) => href === url,
    );
  return new URL(url).origin === globalThis.origin && !isPreloaded ? 'omit' : 'same-origin';
}
