// A real HTTP server for the end-to-end tests of the client: documents with the headers of a CDN, pages with the
// element or the client alone, and a list of all that was asked.
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { SCRIPT, scriptPlugins } from '../../generator/bundle/script.js';
import { SCENARIOS } from './document-scenarios.mjs';
import { Held } from './held.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The code of a module and all that it imports, as one module. */
export async function bundle(entry) {
  const [result] = [
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      // As the files of the CDN are built.
      ...SCRIPT,
      plugins: scriptPlugins(),
      build: { ...SCRIPT.build, write: false, lib: { entry, formats: ['es'], fileName: 'bundle' } },
    }),
  ].flat();
  return result.output[0].code;
}

/**
 * @param scripts code by path
 * @param more further scenarios
 * @returns the server's port, the requests so far (method, path, headers), and ways to let go what is held, and to close it
 */
export async function startServer({ scripts = {}, scenarios = {}, headers = {} } = {}) {
  const all = { ...SCENARIOS, ...scenarios };
  const requests = [];
  const held = new Held();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url, 'http://localhost');
    const [, scenario] = /^\/documents\/([\w-]+)\//.exec(url.pathname) ?? [];
    requests.push({ method: request.method, path: url.pathname, headers: request.headers });
    if (scripts[url.pathname] !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
      response.end(scripts[url.pathname]);
    } else if (scenario && all[scenario]) {
      const times = requests.filter(({ method, path }) => method === 'GET' && path === url.pathname).length;
      const context = {
        headers: request.headers,
        query: Object.fromEntries(url.searchParams),
        released: held.released(url.pathname),
        response,
      };
      const answer = await all[scenario](times, context);
      if (answer) send(response, answer, headers);
    } else if (url.pathname.startsWith('/page')) {
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'secret=1; SameSite=Lax' });
      response.end(
        `<!doctype html><html lang="en"><title>Page</title>${url.searchParams.get('head') ?? ''}<body></body></html>`,
      );
    } else {
      response.writeHead(404);
      response.end();
    }
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    port: server.address().port,
    requests,
    /** The requests for a path. */
    to: (path) => requests.filter((request) => request.path === path),
    /** Lets go the documents of a path that are held. */
    release: (path) => held.release(path),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(response, { status = 200, type = 'text/plain', headers = {}, body = '', cutAt }, common) {
  response.writeHead(status, {
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    ...(status === 304 ? {} : { 'content-type': type }),
    ...(cutAt === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    ...headers,
    ...common,
  });
  if (status === 304) response.end();
  else if (body instanceof Readable) body.pipe(response);
  else if (cutAt === undefined) response.end(body);
  else response.write(body.slice(0, cutAt), () => response.destroy());
}
