import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How long a notice can be read, in milliseconds. */
const SHOWN = 10_000;

/** What has come of something, such as what the reader did: shown and announced for a while, over the page. */
export class Notice implements ReactiveController {
  text = '';
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.text = '';
  }

  say(text: string): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.#host.requestUpdate();
    // The first frame is painted when the page is in view.
    if (text)
      requestAnimationFrame(() => {
        clearTimeout(this.#timer); // that of another notice of this frame
        this.#timer = setTimeout(() => {
          this.say('');
        }, SHOWN);
      });
  }
}
