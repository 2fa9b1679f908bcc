import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { loadCatalogue } from '../catalogue/client.js';
import { CatalogueError } from '../catalogue/errors.js';
import type { Catalogue } from '../catalogue/schema.js';
import { CatalogueErrorEvent, CatalogueLoadEvent, type CatalogueOrigin } from '../events.js';

/** Where the element stands on the way to its catalogue. */
export type CatalogueState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; catalogue: Catalogue }
  /** What was there before is shown: it could not be renewed. */
  | { status: 'stale'; catalogue: Catalogue; error: CatalogueError }
  | { status: 'error'; error: CatalogueError };

export type LoadState = CatalogueState['status'];

/** What the host asks for. */
export interface CatalogueRequest {
  src: string;
  maxBytes: number;
  /** Whether the request waits until the host is near the viewport. */
  isLazy: boolean;
}

type Host = ReactiveControllerHost & HTMLElement;

/** How near to the viewport a lazy host begins to load: about one screen of a phone. */
const NEAR = '800px';

/** Loads the catalogue that the host asks for. The latest request wins; all that came before is let go. */
export class CatalogueController implements ReactiveController {
  state: CatalogueState = { status: 'idle' };
  readonly #host: Host;
  #request: CatalogueRequest | undefined;
  #waiting: AbortController | undefined;
  #nearness: IntersectionObserver | undefined;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  get catalogue(): Catalogue | undefined {
    return 'catalogue' in this.state ? this.state.catalogue : undefined;
  }

  hostConnected(): void {
    // A host that was moved goes on with the request it has; one that came back before loading begins again.
    if (this.#request && this.state.status === 'idle') this.#begin(this.#request);
  }

  hostDisconnected(): void {
    this.#nearness?.disconnect();
    this.#nearness = undefined;
  }

  /** Asks for a catalogue; without `src` the host waits. */
  ask(request: CatalogueRequest): void {
    this.#letGo();
    this.#request = request.src ? request : undefined;
    this.#enter({ status: 'idle' });
    if (this.#request && this.#host.isConnected) this.#begin(this.#request);
  }

  /** Shows a catalogue that the page provides. */
  show(catalogue: Catalogue): void {
    this.#letGo();
    this.#request = undefined;
    this.#arrive(catalogue, 'property', 0);
  }

  /** Asks the server again, once; what is shown stays meanwhile, and stays when the server fails. */
  async refresh(): Promise<void> {
    if (!this.#request) return;
    this.#letGo();
    await this.#load(this.#request, true);
  }

  #letGo(): void {
    this.#waiting?.abort();
    this.#waiting = undefined;
    this.#nearness?.disconnect();
    this.#nearness = undefined;
  }

  #begin(request: CatalogueRequest): void {
    if (!request.isLazy) {
      void this.#load(request, false);
      return;
    }
    this.#nearness = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        this.#nearness?.disconnect();
        void this.#load(request, false);
      },
      { rootMargin: NEAR },
    );
    this.#nearness.observe(this.#host);
  }

  async #load({ src, maxBytes }: CatalogueRequest, refresh: boolean): Promise<void> {
    const waiting = new AbortController();
    this.#waiting = waiting;
    if (!this.catalogue) this.#enter({ status: 'loading' });
    try {
      const { catalogue, origin, dropped } = await loadCatalogue(src, {
        maxBytes,
        refresh,
        signal: waiting.signal,
      });
      if (this.#waiting === waiting) this.#arrive(catalogue, origin, dropped);
    } catch (cause) {
      if (this.#waiting === waiting) this.#fail(cause);
    }
  }

  #arrive(catalogue: Catalogue, origin: CatalogueOrigin, dropped: number): void {
    this.#enter({ status: 'ready', catalogue });
    this.#host.dispatchEvent(new CatalogueLoadEvent(catalogue, origin, dropped));
  }

  #fail(cause: unknown): void {
    const error =
      cause instanceof CatalogueError ? cause : new CatalogueError('network', String(cause), { cause });
    const { catalogue } = this;
    this.#enter(catalogue ? { status: 'stale', catalogue, error } : { status: 'error', error });
    this.#host.dispatchEvent(new CatalogueErrorEvent(error));
  }

  #enter(state: CatalogueState): void {
    this.state = state;
    this.#host.requestUpdate();
  }
}
