import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Environment } from '../environment.js';
import { MAX_IN_FRAME, type LayoutName } from '../state/options.js';

/** Estimated area of the viewport for each card, in CSS px²: used to guess how many cards can be seen. */
const AREA_OF_CARD = 80_000;

/** If updating a full batch takes longer than one frame, in milliseconds, the device counts as slow. */
const FRAME_MS = 16;

/** The share of a full batch that a slow device renders at a time on the screen. */
const VISIBLE_SHARE = 1 / 6;
/** The share of a full batch that a slow device renders at a time below the screen. */
const HIDDEN_SHARE = 1 / 2;

/** How long a slow device waits for another key before it renders what nobody sees, in milliseconds. */
const IDLE_MS = 200;

/** Making a card takes about this many times as long as updating one that is there. */
const COST_OF_NEW = 4;

/**
 * How much of the measured time of a batch is kept for the next: a key that changes no result says little about the
 * device.
 */
const MEMORY = 0.97;

/**
 * Spreads the results of an answer over frames: what fills the screen first, the rest in one of the next. A slow device
 * renders them in batches, from the top, between which it answers the next key.
 */
export class ProgressiveRenderController implements ReactiveController {
  /** How many results are rendered anew in this update; those behind them may show what was there for some frames. */
  fresh = Infinity;
  /** Settles when all results of the answer are rendered; undefined when they are. */
  complete: Promise<void> | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #environment: Environment;
  /** How many results may be rendered now. */
  #allowed = 0;
  /** How many results a pre-rendered page shows, which must not become fewer. */
  #prerendered = 0;
  /** How many results were rendered in the last update, and how many there are. */
  #rendered = 0;
  #total = 0;
  /** The question that the results answer. Another one begins anew. */
  #key = '';
  /** How many results a full batch has, and how many fill the screen. */
  #batch = 0;
  #visible = 0;
  /** Another object for each answer, so that the rest of an older one is given up. */
  #turn = {};
  /** When rendering a new answer began, and how many updated cards it is worth. */
  #begun: { at: number; work: number } | undefined;
  /** How long a full batch takes, in milliseconds. */
  #batchMs = 0;

  constructor(host: ReactiveControllerHost, environment: Environment) {
    this.#host = host;
    this.#environment = environment;
    host.addController(this);
  }

  /** Whether results come so slowly that a typed letter is better shown before them. */
  get isSlow(): boolean {
    return this.#batchMs > FRAME_MS;
  }

  /** Whether frames follow: on a server, which has no screen, none does. */
  get isPainted(): boolean {
    return this.#environment.viewport.width > 0;
  }

  hostDisconnected(): void {
    this.#allowed = this.fresh = Infinity;
  }

  /**
   * Is told before an update which results are to be shown.
   * @param key equal for equal questions
   * @param total how many results are to be shown in all
   */
  show(key: string, total: number, pageSize: number, layout: LayoutName): void {
    this.#total = total;
    if (key === this.#key) return;
    this.#key = key;
    this.#begin(Math.min(this.#rendered, pageSize), layout);
    if (total === 0) this.#rendered = 0;
  }

  /** Those of the results that are rendered in this update: the first ones, or all. */
  limit<T>(results: readonly T[]): readonly T[] {
    const now = results.slice(0, this.#allowed);
    this.#rendered = now.length;
    return now;
  }

  /** A pre-rendered page shows that many results: as many are rendered at once, so that nothing goes away. */
  hold(count: number): void {
    this.#prerendered = count;
    this.#allowed = Math.max(this.#allowed, count);
    this.fresh = Math.max(this.fresh, count);
  }

  /** Renders everything with the next update. */
  finishNow(): void {
    this.#turn = {};
    this.complete = undefined;
    this.#allowed = this.fresh = Infinity;
  }

  hostUpdated(): void {
    this.#prerendered = 0;
    if (this.#begun) {
      const { at, work } = this.#begun;
      const took = ((this.#environment.elapsed() - at) / work) * this.#batch;
      this.#batchMs = Math.max(took, this.#batchMs * MEMORY);
      this.#begun = undefined;
    }
    if (this.fresh < Infinity || this.#total > this.#allowed) this.complete ??= this.#renderRest(this.#total);
  }

  /** @param present how many cards are there: updating them is quick, only new ones may have to wait */
  #begin(present: number, layout: LayoutName): void {
    const { width, height } = this.#environment.viewport;
    // The time to the first cards is mostly their layout: none is laid out at first that nobody sees.
    const visible = layout === 'cards' ? Math.ceil((width * height) / AREA_OF_CARD) || Infinity : Infinity;
    this.#batch = MAX_IN_FRAME[layout];
    this.#visible = Math.min(this.#batch, Math.max(2, visible));
    this.complete = undefined;
    this.#turn = {};
    this.fresh = Math.max(this.#prerendered, this.isSlow ? this.#batch * VISIBLE_SHARE : this.#visible);
    this.#allowed = Math.max(present, this.fresh);
    const updated = Math.min(present, this.fresh);
    this.#begun = {
      at: this.#environment.elapsed(),
      work: updated + (this.fresh - updated) * COST_OF_NEW,
    };
  }

  async #renderRest(total: number): Promise<void> {
    const turn = this.#turn;
    const isOver = () => this.#turn !== turn;
    await this.#environment.painted();
    if (this.isSlow && this.#allowed >= total) {
      await this.#renderTo(this.#visible, VISIBLE_SHARE, isOver);
      await new Promise<void>((resolve) => this.#environment.setTimeout(resolve, IDLE_MS));
      await this.#renderTo(total, HIDDEN_SHARE, isOver);
    }
    if (isOver()) return;
    this.finishNow();
    this.#host.requestUpdate();
  }

  /** Renders batch after batch until so many results are fresh, or another answer is to be shown. */
  async #renderTo(count: number, share: number, isOver: () => boolean): Promise<void> {
    while (this.fresh < count && !isOver()) {
      this.fresh += this.#batch * share;
      this.#host.requestUpdate();
      await this.#environment.painted();
    }
  }
}
