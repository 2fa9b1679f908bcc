import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How long after the last change something is announced, in milliseconds: a reader who types is not talked over. */
export const DELAY = 1000;

/** Keeps the text of a live region: what was said last, once nothing has changed for a while. */
export class Announcer implements ReactiveController {
  text = '';
  readonly #host: ReactiveControllerHost;
  #next = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#next = this.text;
  }

  announce(text: string): void {
    if (text === this.#next) return;
    this.#next = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.text = text;
      this.#host.requestUpdate();
    }, DELAY);
  }
}
