import { setTimeout as wait } from 'node:timers/promises';

/** Keeps a distance between requests to the same host. */
export class Pacer {
  readonly #next = new Map<string, number>();

  /** @param distance between the beginnings of two requests to a host, in milliseconds */
  constructor(readonly distance: number) {}

  /** Waits for the turn of a host. */
  async turn(host: string, signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#next.get(host) ?? 0);
    this.#next.set(host, at + this.distance);
    if (at > now) await wait(at - now, undefined, { signal });
  }

  /** Leaves a host alone for a while, since it asked for that. */
  rest(host: string, milliseconds: number): void {
    this.#next.set(host, Math.max(this.#next.get(host) ?? 0, performance.now() + milliseconds));
  }
}
