import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** As many cards as fill a screen: they are painted at once, so that a key is answered within a frame. */
const FIRST = 12;

/** Spreads the cards of an answer over two frames: what fills the screen first, the rest in the next one. */
export class Painter implements ReactiveController {
  /** How many cards the host may render now. */
  allowed = FIRST;
  /** Settles when all cards of the answer are there. */
  complete: Promise<void> | undefined;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.allowed = Infinity;
  }

  /**
   * A new answer is to be painted.
   * @param present how many cards are there: filling them is quick, only new ones may have to wait
   */
  begin(present: number): void {
    this.allowed = Math.max(FIRST, present);
  }

  /** After an update: asks for the rest, if there is any. */
  finish(total: number): void {
    if (total > this.allowed) this.complete ??= this.#paintRest();
  }

  async #paintRest(): Promise<void> {
    await nextFrame();
    this.complete = undefined;
    this.allowed = Infinity;
    this.#host.requestUpdate();
  }
}

/** After the next paint, and soon where nothing is painted because the page is in the background. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const later = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(later);
      setTimeout(resolve);
    });
  });
}
