import type { ServerResponse } from 'node:http';
import { hasOwnFile, readOwnFile } from '../package.js';
import { refuse, respond } from '../serve/http.js';
import type { Handler } from '../serve/server.js';

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

/** Where the files of live reload are. No published file may start with it. */
const PREFIX = '/_dev';

const LIVE_SCRIPT_PATH = `${PREFIX}/live-reload.js`;
const LIVE_STYLE_PATH = `${PREFIX}/preview.css`;
const LIVE_EVENTS_PATH = `${PREFIX}/events`;

/**
 * The script that pages get: after a build has their elements ask for the document, and shows problems over them. The
 * page is loaded anew only when it has no element: what elements keep of a document counts as fresh for an hour, and
 * asking is quicker and leaves the reader's place. A file of its own and styles set by script, so that it works under
 * a strict content security policy.
 */
export const LIVE_SCRIPT = `
const panel = document.createElement('pre');
panel.setAttribute('role', 'alert');
panel.id = 'solution-catalogue-problems';
Object.assign(panel.style, {
  position: 'fixed', inset: 'auto 0 0 0', zIndex: '2147483647', margin: '0', padding: '1rem', maxBlockSize: '60vh',
  overflow: 'auto', whiteSpace: 'pre-wrap', font: '14px/1.5 ui-monospace, monospace',
  background: '#2b0b0b', color: '#ffe9e9', borderBlockStart: '3px solid #ff6b6b',
});
let shown;
new EventSource('${LIVE_EVENTS_PATH}').addEventListener('state', ({ data }) => {
  const { build, problems } = JSON.parse(data);
  if (build !== shown) {
    const elements = document.querySelectorAll('solution-catalogue:defined, solution-card:defined');
    for (const element of elements) element.refresh();
    if (shown !== undefined && elements.length === 0) return location.reload();
    shown = build;
  }
  panel.textContent = problems;
  if (problems) document.body.append(panel);
  else panel.remove();
});
`.trimStart();

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { margin: 0 auto; max-inline-size: 87.5rem; padding: 1rem; }
h1 { font-size: 1.25rem; }
`.trimStart();

/** The style of the preview page. */
const PREVIEW_STYLE = STYLE;

/** What the preview page may load: nothing but what comes from here. */
const PREVIEW_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; " +
  "base-uri 'none'; form-action 'none'";

/**
 * The page that `dev` shows when none is published: the element with the catalogue.
 * @param hasElement whether the element is built
 */
export function previewPage(hasElement: boolean): string {
  const missing =
    '<p role="alert">The element is not built yet. Run <code>npm run build</code>, then load again.</p>';
  return withLiveReload(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Preview of the catalogue</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${LIVE_STYLE_PATH}">
    <script type="module" src="/assets/solution-catalogue.js"></script>
  </head>
  <body>
    <h1>Preview of the catalogue</h1>
    ${hasElement ? '' : missing}
    <solution-catalogue src="/api/v1/solutions.json" heading-level="2">
      <a href="/api/v1/solutions.json">The catalogue as JSON</a>
    </solution-catalogue>
  </body>
</html>
`);
}

/** The page with the script of live reload in it. */
export function withLiveReload(html: string): string {
  const script = `<script type="module" src="${LIVE_SCRIPT_PATH}"></script>`;
  const end = html.search(/<\/head\s*>/i);
  return end === -1 ? html + script : html.slice(0, end) + script + html.slice(end);
}
