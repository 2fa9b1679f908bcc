// Loads the document for an element: when, anew after a failure, and which events and states that gives.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { loadCatalogue, type LoadedCatalogue } from '../catalogue/client/index.js';
import { toCatalogueError, type CatalogueError, type CatalogueErrorKind } from '../catalogue/errors.js';
import { parseCatalogue } from '../catalogue/parse.js';
import { plainJson } from '../catalogue/plain-json.js';
import type { Catalogue } from '../catalogue/schema.js';
import type { Environment } from '../environment.js';
import { CatalogueErrorEvent, CatalogueLoadEvent, type CatalogueOrigin } from '../element/events.js';

/** Where the element stands on the way to its catalogue. */
export type CatalogueState =
  | { status: 'idle' }
  /** `head` has the first solutions of the document, while the rest is on its way or not checked yet. */
  | { status: 'loading'; head?: Catalogue | undefined }
  | { status: 'ready'; catalogue: Catalogue }
  /** What was there before is shown, since it could not be renewed. */
  | { status: 'stale'; catalogue: Catalogue; error: CatalogueError }
  /** `isOffline`: whether the device had no connection at all. `head` is what arrived before the rest failed to. */
  | { status: 'error'; error: CatalogueError; isOffline: boolean; head?: Catalogue | undefined };

export type LoadState = CatalogueState['status'];

/** What the host asks for. */
interface CatalogueRequest {
  src: string;
  maxBytes: number;
  /** Whether the request waits until the host is near the viewport. */
  isLazy: boolean;
}

type Host = ReactiveControllerHost & HTMLElement;

type Prepare = (catalogue: Catalogue) => Promise<void> | undefined;

/** How near to the viewport a lazy host begins to load: about one screen of a phone. */
const NEAR = '800px';

/** How long after the rest of a document failed to arrive it is asked for again: the client waits for a minute at least. */
const AGAIN_AFTER_MS = 61_000;

/** Loads the catalogue that the host asks for. The latest request wins; all that came before is let go. */
export class CatalogueController implements ReactiveController {
  state: CatalogueState = { status: 'idle' };
  catalogue: Catalogue | undefined;
  /** The first solutions of a document that is not there as a whole. */
  head: Catalogue | undefined;
  readonly #host: Host;
  readonly #prepare: Prepare;
  readonly #environment: Environment;
  #request: CatalogueRequest | undefined;
  #waiting: AbortController | undefined;
  #nearness: IntersectionObserver | undefined;
  #againTimer: number | undefined;

  /** @param prepare what the host wants to do in short tasks before a catalogue is shown */
  constructor(host: Host, prepare: Prepare, environment: Environment) {
    this.#host = host;
    this.#environment = environment;
    this.#prepare = prepare;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('online', this.#onOnline);
    document.addEventListener('visibilitychange', this.#onVisible);
    // A host that was moved goes on with the request it has; one that came back before loading begins again.
    if (this.#request && this.state.status === 'idle') this.#begin(this.#request);
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#onOnline);
    document.removeEventListener('visibilitychange', this.#onVisible);
    this.#stopWaiting();
  }

  /** Asks for a catalogue; without `src` the host waits. */
  ask(request: CatalogueRequest): void {
    this.#letGo();
    this.#request = request.src ? request : undefined;
    this.#enter({ status: 'idle' });
    if (this.#request && this.#host.isConnected) this.#begin(this.#request);
  }

  /** Shows a catalogue that the page provides, checked like one that was fetched. */
  show(catalogue: Catalogue): void {
    this.#letGo();
    this.#request = undefined;
    let dropped = 0;
    try {
      const checked = parseCatalogue(plainJson(catalogue), { onDropped: () => (dropped += 1) });
      this.#arrive({ catalogue: checked, dropped }, 'property');
    } catch (cause) {
      this.#enter({ status: 'idle' });
      this.#fail(cause, 'schema');
    }
  }

  /** Asks the server again, once; what is shown stays meanwhile, and stays when the server fails. */
  async refresh(): Promise<void> {
    if (!this.#request) return;
    this.#letGo();
    if (!this.catalogue) this.#enter({ status: 'loading', head: this.head });
    await this.#load(this.#request, true);
  }

  /**
   * A page that comes into view again renews what is outdated: the client knows whether it is. Readers of a page that
   * stays in view read what they have.
   */
  readonly #onVisible = (): void => {
    if (document.visibilityState === 'visible' && this.state.status !== 'idle') this.#again();
  };

  readonly #again = (): void => {
    if (this.#request && !this.#waiting) void this.#load(this.#request);
  };

  /** Asks anew, when the device is connected again, for what failed for want of a connection. */
  readonly #onOnline = (): void => {
    if ('error' in this.state && this.state.error.kind === 'network') void this.refresh();
  };

  #letGo(): void {
    this.#waiting?.abort();
    this.#waiting = undefined;
    this.#stopWaiting();
  }

  /** Asks neither when the host comes near nor when some time has passed. */
  #stopWaiting(): void {
    this.#nearness?.disconnect();
    this.#nearness = undefined;
    this.#environment.clearTimeout(this.#againTimer);
  }

  #begin(request: CatalogueRequest): void {
    const load = () => {
      this.#enter({ status: 'loading' });
      void this.#load(request);
    };
    if (!request.isLazy) {
      load();
      return;
    }
    this.#nearness = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        this.#nearness?.disconnect();
        load();
      },
      { rootMargin: NEAR },
    );
    this.#nearness.observe(this.#host);
  }

  async #load({ src, maxBytes }: CatalogueRequest, refresh = false): Promise<void> {
    const waiting = new AbortController();
    this.#waiting = waiting;
    const isCurrent = () => this.#waiting === waiting;
    const isNew = ({ catalogue }: LoadedCatalogue) => isCurrent() && catalogue !== this.catalogue;
    let isStoredShown: Promise<void> | undefined;
    const showStored = async (stored: LoadedCatalogue): Promise<void> => {
      if (isNew(stored)) await this.#prepare(stored.catalogue);
      if (isNew(stored)) this.#arrive(stored, 'cache');
    };
    try {
      const loaded = await loadCatalogue(src, {
        maxBytes,
        refresh,
        environment: this.#environment,
        signal: waiting.signal,
        onStored: (stored) => {
          isStoredShown = showStored(stored);
        },
        onHead: (head) => {
          if (isCurrent() && !this.catalogue) this.#enter({ status: 'loading', head });
        },
      });
      await isStoredShown;
      if (isNew(loaded)) await this.#prepare(loaded.catalogue);
      if (isCurrent()) this.#settle(loaded, refresh);
    } catch (cause) {
      if (isCurrent()) this.#fail(cause);
    } finally {
      if (isCurrent()) this.#waiting = undefined;
    }
  }

  /** Is called when a load has ended with a catalogue: a new one, the one shown, or the last good one. */
  #settle(loaded: LoadedCatalogue, isAsked: boolean): void {
    const { catalogue, origin, error } = loaded;
    if (catalogue !== this.catalogue || (isAsked && !error)) this.#arrive(loaded, origin);
    else if (!error && this.state.status !== 'ready') this.#enter({ status: 'ready', catalogue });
    if (error) this.#fail(error);
  }

  #arrive(
    { catalogue, dropped }: Pick<LoadedCatalogue, 'catalogue' | 'dropped'>,
    origin: CatalogueOrigin,
  ): void {
    this.#enter({ status: 'ready', catalogue });
    this.#host.dispatchEvent(new CatalogueLoadEvent(catalogue, origin, dropped));
  }

  /** Is called when a load has failed. What is shown stays, and a failure that was told is not told again. */
  #fail(cause: unknown, kind: CatalogueErrorKind = 'network'): void {
    const error = toCatalogueError(cause, kind);
    const { catalogue } = this;
    const isKnown = 'error' in this.state && this.state.error.message === error.message;
    const isOffline = !this.#environment.isOnline;
    // A document whose rest does not arrive is no bad one: what is there of it stays, and all of it is asked for again.
    const head = error.kind === 'network' || error.kind === 'timeout' ? this.head : undefined;
    if (head) this.#againTimer = this.#environment.setTimeout(this.#again, AGAIN_AFTER_MS);
    this.#enter(
      catalogue ? { status: 'stale', catalogue, error } : { status: 'error', error, isOffline, head },
    );
    if (!isKnown) this.#host.dispatchEvent(new CatalogueErrorEvent(error));
  }

  #enter(state: CatalogueState): void {
    this.state = state;
    this.catalogue = 'catalogue' in state ? state.catalogue : undefined;
    this.head = 'head' in state ? state.head : undefined;
    this.#host.requestUpdate();
  }
}
