import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Environment } from '../environment.js';
import type { Store } from '../state/store.js';

/** How long after the last change something is announced, in milliseconds, so that nobody who types is talked over. */
export const ANNOUNCE_DELAY_MS = 1000;

/** How long a notice can be read, in milliseconds. */
const NOTICE_MS = 10_000;

/**
 * Keeps the texts of the live regions: announces what has not changed for a while, and ends notices that could be read.
 */
export class LiveRegionController implements ReactiveController {
  /** What was announced last. */
  text = '';
  readonly #host: ReactiveControllerHost;
  readonly #store: Store;
  readonly #environment: Environment;
  #next = '';
  #announceTimer: number | undefined;
  #noticeTimer: number | undefined;

  constructor(host: ReactiveControllerHost, store: Store, environment: Environment) {
    this.#host = host;
    this.#store = store;
    this.#environment = environment;
    host.addController(this);
    store.subscribe((_action, after, before) => {
      if (after.notice && after.notice !== before.notice) this.#timeNotice();
    });
  }

  hostDisconnected(): void {
    this.#environment.clearTimeout(this.#announceTimer);
    this.#environment.clearTimeout(this.#noticeTimer);
    this.#next = this.text;
    if (this.#store.state.notice) this.#store.dispatch({ type: 'notice-ended' });
  }

  /** Is told the text after every update, and announces it when it has stayed the same for a while. */
  announce(text: string): void {
    if (text === this.#next) return;
    this.#next = text;
    this.#environment.clearTimeout(this.#announceTimer);
    this.#announceTimer = this.#environment.setTimeout(() => {
      this.text = text;
      this.#host.requestUpdate();
    }, ANNOUNCE_DELAY_MS);
  }

  /** The time of a notice begins with the first frame that is painted: only then is the page in view. */
  #timeNotice(): void {
    this.#environment.clearTimeout(this.#noticeTimer);
    this.#environment.requestAnimationFrame(() => {
      // Another notice of the same frame has a timer of its own.
      this.#environment.clearTimeout(this.#noticeTimer);
      this.#noticeTimer = this.#environment.setTimeout(() => {
        this.#store.dispatch({ type: 'notice-ended' });
      }, NOTICE_MS);
    });
  }
}
