/** Where the files of live reload are. No published file may start with it. */
const PREFIX = '/_dev';

export const LIVE_SCRIPT_PATH = `${PREFIX}/live-reload.js`;
export const LIVE_STYLE_PATH = `${PREFIX}/preview.css`;
export const LIVE_EVENTS_PATH = `${PREFIX}/events`;

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
export const PREVIEW_STYLE = STYLE;

/** What the preview page may load: nothing but what comes from here. */
export const PREVIEW_POLICY =
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
