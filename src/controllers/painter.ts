import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { LayoutName } from '../layouts.js';

/** How many results are painted at once, at most, so that a key is answered within a frame. Rows are cheaper than cards. */
const MOST: Readonly<Record<LayoutName, number>> = { cards: 12, compact: 36, table: 48 };

/** The room of a card and its share of what stands around it, in square CSS pixels: what is seen is about that many. */
const CARD = 250_000;

/** Spreads the results of an answer over two frames: what fills the screen first, the rest in the next one. */
export class Painter implements ReactiveController {
  /** How many results the host may render now. */
  allowed = 0;
  /** How many of them it makes anew now: what lies below may show what was there for two frames more. */
  fresh = Infinity;
  /** Settles when all results of the answer are there. */
  complete: Promise<void> | undefined;
  readonly #host: ReactiveControllerHost;
  #held = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.allowed = this.fresh = Infinity;
  }

  /**
   * A new answer is to be painted.
   * @param present how many results are there: filling them is quick, only new ones may have to wait
   */
  begin(present: number, layout: LayoutName): void {
    // The time to the first cards is mostly their layout: none is laid out that nobody sees.
    // On a server there is no screen, and everything is written at once.
    const { innerWidth: width, innerHeight: height } = globalThis;
    const visible = layout === 'cards' ? Math.ceil((width * height) / CARD) || Infinity : Infinity;
    this.fresh = Math.max(this.#held, Math.min(MOST[layout], Math.max(2, visible)));
    this.allowed = Math.max(present, this.fresh);
  }

  /** That many results are on the screen that Lit has not rendered: they are painted at once, whatever begins. */
  hold(count: number): void {
    this.#held = count;
    this.allowed = Math.max(this.allowed, count);
    this.fresh = Math.max(this.fresh, count);
  }

  /** After an update: asks for the rest, if there is any. */
  finish(total: number): void {
    this.#held = 0;
    if (this.fresh < Infinity || total > this.allowed) this.complete ??= this.#paintRest();
  }

  async #paintRest(): Promise<void> {
    await secondFrame();
    this.complete = undefined;
    this.allowed = this.fresh = Infinity;
    this.#host.requestUpdate();
  }
}

/** When the frame after the next one begins, and soon where nothing is painted because the page is in the background. */
function secondFrame(): Promise<void> {
  return new Promise((resolve) => {
    const later = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(later);
      const latest = setTimeout(resolve, 100);
      requestAnimationFrame(() => {
        clearTimeout(latest);
        resolve();
      });
    });
  });
}
