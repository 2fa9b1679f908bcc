import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { LayoutName } from '../state/layouts.js';

/** How many results are painted at once, at most, so that a key is answered within a frame. Rows are cheaper than cards. */
const MOST: Readonly<Record<LayoutName, number>> = { cards: 12, compact: 36, table: 48 };

/** The room of a card and its share of what stands around it, in square CSS pixels: what is seen is about that many. */
const CARD = 250_000;

/** A processor that fills fewer than the most results in so many milliseconds, a frame, is slow. */
const SLOW = 16;

/** What share of the most results a slow processor makes at a time, on the screen and below it. */
const PIECE = 1 / 6;
const LARGE_PIECE = 1 / 2;

/** How long a slow processor waits for another key before it fills what nobody sees, in milliseconds. */
const PATIENCE = 200;

/** Making results takes so many times as long as filling those that are there. */
const MAKING = 4;

/**
 * Spreads the results of an answer over frames: what fills the screen first, the rest in the next one. A slow
 * processor makes them in pieces, from the top, between which it answers the next key.
 */
export class Painter implements ReactiveController {
  /** How many results the host may render now. */
  allowed = 0;
  /** How many of them it makes anew now: what lies below may show what was there for some frames more. */
  fresh = Infinity;
  /** Settles when all results of the answer are there. */
  complete: Promise<void> | undefined;
  readonly #host: ReactiveControllerHost;
  #held = 0;
  /** The most results that are made at once, and how many fill the screen. */
  #most = 0;
  #visible = 0;
  /** What is painted until another answer is. */
  #turn = {};
  /** When the host began to render a new answer, and how many results it then makes or fills, as if all were there. */
  #begun: { at: number; work: number } | undefined;
  /** How long it takes to fill the most results, in milliseconds. */
  #pace = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether results come so slowly that a key is better shown before them. */
  get isSlow(): boolean {
    return this.#pace > SLOW;
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
    this.#most = MOST[layout];
    this.#visible = Math.min(this.#most, Math.max(2, visible));
    this.complete = undefined;
    this.#turn = {};
    this.fresh = Math.max(this.#held, this.isSlow ? this.#most * PIECE : this.#visible);
    this.allowed = Math.max(present, this.fresh);
    const filled = Math.min(present, this.fresh);
    this.#begun = { at: performance.now(), work: filled + (this.fresh - filled) * MAKING };
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
    if (this.#begun) {
      const { at, work } = this.#begun;
      const pace = ((performance.now() - at) / work) * this.#most;
      // Many a key changes no result: what the others say of the processor is forgotten slowly.
      this.#pace = Math.max(pace, this.#pace * 0.97);
      this.#begun = undefined;
    }
    if (this.fresh < Infinity || total > this.allowed) this.complete ??= this.#paintRest(total);
  }

  async #paintRest(total: number): Promise<void> {
    const turn = this.#turn;
    const isOver = () => this.#turn !== turn;
    await secondFrame();
    if (this.isSlow && this.allowed >= total) {
      await this.#paintTo(this.#visible, PIECE, isOver);
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      await this.#paintTo(total, LARGE_PIECE, isOver);
    }
    if (isOver()) return;
    this.complete = undefined;
    this.allowed = this.fresh = Infinity;
    this.#host.requestUpdate();
  }

  /** Paints piece after piece until so many results are fresh, or another answer is to be painted. */
  async #paintTo(count: number, piece: number, isOver: () => boolean): Promise<void> {
    while (this.fresh < count && !isOver()) {
      this.fresh += this.#most * piece;
      this.#host.requestUpdate();
      await secondFrame();
    }
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
