// The documents that the browser tests fetch: a middleware of the test runner's own server. A test chooses the
// answer by the path, `/documents/<scenario>/<anything>`, asks `/documents-headers?path=…` for the requests there were,
// and lets go what is held with `/documents-release?path=…`.
import { Readable } from 'node:stream';
import { SCENARIOS } from './document-scenarios.mjs';
import { Held } from './held.mjs';

export function documentServer() {
  const asked = new Map();
  const held = new Held();
  return async (context, next) => {
    // Sandboxed frames have no origin: to them everything is another one's.
    context.set('access-control-allow-origin', '*');
    if (context.path === '/documents-release') {
      held.release(context.query.path);
      context.body = '';
      return;
    }
    if (context.path === '/documents-headers') {
      context.body = asked.get(context.query.path) ?? [];
      return;
    }
    // What hostile strings try to load.
    if (context.path.includes('stray'))
      asked.set('/stray', [...(asked.get('/stray') ?? []), context.headers]);
    // A page of its own: `before` runs in front of everything else.
    if (context.path === '/documents-frame') {
      context.type = 'text/html';
      context.body = `<!doctype html><html lang="en"><title>Frame</title><body><script>${context.query.before ?? ''}</script>`;
      return;
    }
    const [, scenario] = /^\/documents\/([\w-]+)\//.exec(context.path) ?? [];
    if (!scenario || !SCENARIOS[scenario]) return next();
    const requests = asked.get(context.path) ?? [];
    requests.push({ method: context.method, ...context.headers });
    asked.set(context.path, requests);
    const { headers, query } = context;
    const request = { headers, query, released: held.released(context.path) };
    await respond(context, await SCENARIOS[scenario](requests.length, request));
  };
}

/** Answers past the test runner, which puts its own caching headers on everything. */
async function respond(context, { status = 200, type = 'text/plain', headers, body = '', cutAt }) {
  const { res } = context;
  context.respond = false;
  const isWhole = cutAt === undefined;
  res.writeHead(status, {
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    ...(status === 304 ? {} : { 'content-type': type }),
    ...(isWhole ? {} : { 'content-length': Buffer.byteLength(body) }),
    ...headers,
  });
  if (status === 304) res.end();
  else if (body instanceof Readable) body.pipe(res);
  else if (isWhole) res.end(body);
  // The connection ends before the body does.
  else res.write(body.slice(0, cutAt), () => res.destroy());
}
