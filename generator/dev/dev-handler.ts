import type { ServerResponse } from 'node:http';
import { hasOwnFile, readOwnFile } from '../package.js';
import { refuse, respond } from '../serve/http.js';
import type { Handler } from '../serve/server.js';
import {
  LIVE_EVENTS_PATH,
  LIVE_SCRIPT,
  LIVE_SCRIPT_PATH,
  LIVE_STYLE_PATH,
  PREVIEW_POLICY,
  PREVIEW_STYLE,
  previewPage,
} from './live-page.js';

/**
 * Answers what is there during development only: the preview page, the element, and live reload.
 * @param element where the element's bundle is, when it is built
 */
export function devHandler(events: LiveEvents, element: string): Handler {
  return (path, _request, response) => {
    switch (path) {
      case '/':
        respond(response, 200, 'text/html', previewPage(hasOwnFile(element)), {
          'Content-Security-Policy': PREVIEW_POLICY,
        });
        return true;
      case '/assets/solution-catalogue.js':
        if (hasOwnFile(element)) respond(response, 200, 'text/javascript', readOwnFile(element).toString());
        else refuse(response, 404, 'The element is not built yet. Run "npm run build".');
        return true;
      case LIVE_SCRIPT_PATH:
        respond(response, 200, 'text/javascript', LIVE_SCRIPT);
        return true;
      case LIVE_STYLE_PATH:
        respond(response, 200, 'text/css', PREVIEW_STYLE);
        return true;
      case LIVE_EVENTS_PATH:
        events.listen(response);
        return true;
      default:
        return false;
    }
  };
}

/** What open pages are told. */
export interface LiveState {
  /** Changes whenever what is published has changed: then pages load anew. */
  readonly build: string;
  /** The problems that keep the last change from being published; empty when there are none. */
  readonly problems: string;
}

/** How often a comment is sent to keep the connection open, in milliseconds: proxies close silent ones. */
const HEARTBEAT = 25_000;

/** Sends the state of the build to open pages, by server-sent events. */
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
