// The documents that the browser tests fetch: a middleware of the test runner's own server. A test chooses the
// answer by the path, `/documents/<scenario>/<anything>`, and asks `/documents-asked?path=…` how often it was sent.
import { SCENARIOS } from './document-scenarios.mjs';

export { catalogue } from './document-scenarios.mjs';

export function documentServer() {
  const asked = new Map();
  return async (context, next) => {
    // Sandboxed frames have no origin: to them everything is another one's.
    context.set('access-control-allow-origin', '*');
    context.set('cache-control', 'no-store');
    if (context.path === '/documents-asked') {
      context.body = String(asked.get(context.query.path)?.length ?? 0);
      return;
    }
    if (context.path === '/documents-headers') {
      context.body = asked.get(context.query.path) ?? [];
      return;
    }
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
    const answer = await SCENARIOS[scenario](requests.length, context);
    const { status = 200, type = 'text/plain', headers = {}, body, cutAt } = answer;
    context.status = status;
    context.set({ 'cache-control': 'no-store', ...headers });
    if (status === 304) return;
    context.set('content-type', type);
    if (cutAt === undefined) {
      context.body = body;
      return;
    }
    // The connection ends before the body does.
    context.respond = false;
    const length = Buffer.byteLength(body);
    context.res.writeHead(status, { 'content-type': type, 'content-length': length });
    context.res.write(body.slice(0, cutAt), () => context.res.destroy());
  };
}
