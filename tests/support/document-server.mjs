// The documents that the browser tests fetch: a middleware of the test runner's own server. A test chooses the
// answer by the path, `/documents/<scenario>/<anything>`, and asks `/documents-asked?path=…` how often it was sent.
import { Readable } from 'node:stream';
import { SCENARIOS } from './document-scenarios.mjs';

export function documentServer() {
  const asked = new Map();
  return async (context, next) => {
    // Sandboxed frames have no origin: to them everything is another one's.
    context.set('access-control-allow-origin', '*');
    if (context.path === '/documents-asked') {
      context.body = String(asked.get(context.query.path)?.length ?? 0);
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
    await respond(context, await SCENARIOS[scenario](requests.length, context));
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
