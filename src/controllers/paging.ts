import type { ReactiveControllerHost } from 'lit';
import type { LayoutName } from '../state/layouts.js';
import type { Answered } from './query-controller.js';
import { Painter } from './painter.js';

/** How many results a page has by default. */
export const DEFAULT_LIMIT = 24;

/** How much of an answer is shown: one page at first, one more with every "show more", each painted in two frames. */
export class Paging {
  /** What the page wants at once; anything but a number from 1 means the default. */
  limit: number | undefined;
  /** Whether everything is shown, at once: on paper nobody presses "show more". */
  isWhole = false;
  /** How results are shown: more rows than cards are painted at once. */
  layout: LayoutName = 'cards';
  readonly #host: ReactiveControllerHost;
  readonly #painter: Painter;
  /** How many results are shown, and of which question: another one starts at the first page again. */
  #shown = { key: '', step: 0, count: 0 };
  /** How many cards were rendered last. */
  #cards = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    this.#painter = new Painter(host);
  }

  /** How many results a page has. */
  get step(): number {
    const { limit } = this;
    return typeof limit === 'number' && limit >= 1 ? Math.floor(limit) : DEFAULT_LIMIT;
  }

  /** Before an update: an answer, if there is one, is to be shown. */
  turnTo(answer: Answered | undefined): void {
    const { step } = this;
    const key = answer?.key ?? '';
    if (key === this.#shown.key && step === this.#shown.step) return;
    this.#painter.begin(Math.min(this.#cards, step), this.layout);
    if (!answer?.indices.length) this.#cards = 0;
    this.#shown = { key, step, count: step };
  }

  /** That many results are there before the first update: fewer must never be shown. */
  found(count: number): void {
    this.#painter.hold(count);
  }

  /** The results of an answer that are shown, or will be with the next update: positions in the solutions. */
  shown({ key, indices }: Answered): Uint32Array {
    if (this.isWhole) return indices;
    return indices.subarray(0, key === this.#shown.key ? this.#shown.count : this.step);
  }

  /** Those that are rendered now: the first ones, or all that are shown. */
  rendered<T>(shown: readonly T[]): readonly T[] {
    const now = this.isWhole ? shown : shown.slice(0, this.#painter.allowed);
    this.#cards = now.length;
    return now;
  }

  /** How many of those are made anew now: what lies below the screen may wait for the next frame. */
  get fresh(): number {
    return this.isWhole ? Infinity : this.#painter.fresh;
  }

  /** One page more. */
  more(): void {
    this.#shown = { ...this.#shown, count: this.#shown.count + this.step };
    this.#host.requestUpdate();
  }

  /** After an update: asks for the rest, if there is any. */
  finish(total: number): void {
    this.#painter.finish(total);
  }

  /** Whether results come so slowly that what a reader types is better shown before them. */
  get isSlow(): boolean {
    return this.#painter.isSlow;
  }

  /** Settles when all that is shown is rendered; undefined when it is. */
  get complete(): Promise<void> | undefined {
    return this.#painter.complete;
  }
}
