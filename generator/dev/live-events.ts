import type { ServerResponse } from 'node:http';

/** What open pages are told. */
export interface LiveState {
  /** Changes whenever what is published has changed: then pages load anew. */
  readonly build: string;
  /** The problems that keep the last change from being published; empty when there are none. */
  readonly problems: string;
}

/** How often a sign of life is sent, in milliseconds: proxies close what is silent. */
const HEARTBEAT = 25_000;

/** Tells open pages what happens, by server-sent events. */
export class LiveEvents {
  readonly #listeners = new Set<ServerResponse>();
  #state: LiveState;

  constructor(state: LiveState) {
    this.#state = state;
  }

  /** Tells everybody who listens, and everybody who comes later. */
  announce(state: LiveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener.write(toEvent(state));
  }

  /** Keeps a response open until its page is closed. */
  listen(response: ServerResponse): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.write(`retry: 500\n${toEvent(this.#state)}`);
    this.#listeners.add(response);
    const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT);
    response.on('close', () => {
      clearInterval(heartbeat);
      this.#listeners.delete(response);
    });
  }
}

// JSON has no line breaks, so the event's data is one line.
const toEvent = (state: LiveState): string => `event: state\ndata: ${JSON.stringify(state)}\n\n`;
