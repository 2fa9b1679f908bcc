// The documents that the browser tests fetch: a middleware of the test runner's own server. A test chooses the
// answer by the path, `/documents/<scenario>/<anything>`, and asks `/documents-asked?path=…` how often it was sent.
const solution = (name, change = {}) => ({
  name,
  category: 'Kommunikation',
  description: `${name} ist für Gespräche im Team gedacht.`,
  descriptionEn: `${name} is made for conversations within a team.`,
  descriptionFr: `${name} sert aux conversations dans une équipe.`,
  descriptionIt: `${name} serve alle conversazioni in una squadra.`,
  license: 'AGPL-3.0-or-later',
  deployment: ['docker', 'linux'],
  audience: ['business'],
  complexity: 4,
  maturity: 8,
  resourceUsage: 5,
  maintenance: 3,
  tags: ['slack-alternative', 'chat'],
  github: `https://github.com/example/${name.toLowerCase()}`,
  website: `https://${name.toLowerCase()}.example/`,
  icon: '💬',
  origin: '🇨🇭 Schweiz',
  addedAt: '2025-03-14',
  stars: 28400,
  ...change,
});

export const catalogue = (solutions, change = {}) => ({
  version: 1,
  generatedAt: '2026-11-20T06:00:00Z',
  count: solutions.length,
  license: 'MIT',
  homepage: 'https://catalogue.example/',
  solutions,
  ...change,
});

const json = (value) => ({ type: 'application/json; charset=utf-8', body: JSON.stringify(value) });
const good = [solution('Alpha'), solution('Beta'), solution('Gamma')];

const SCENARIOS = {
  good: () => json(catalogue(good)),
  slow: async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return json(catalogue(good));
  },
  hanging: () => new Promise(() => {}),
  'one-broken': () => json(catalogue([good[0], solution('Broken', { complexity: 11 }), good[1]])),
  version2: () => json({ ...catalogue(good), version: 2 }),
  'no-catalogue': () => json({ hello: 'world' }),
  html: () => ({ type: 'text/html', body: '<!doctype html><title>Sign in</title><p>Please sign in.' }),
  'not-json': () => ({ type: 'application/json', body: '{"version": 1,' }),
  'server-error': () => ({ status: 503, type: 'text/plain', body: 'down' }),
  missing: () => ({ status: 404, type: 'text/plain', body: 'not here' }),
  'bad-then-good': (times) => (times === 1 ? { status: 500, body: 'down' } : json(catalogue(good))),
  'good-then-bad': (times) => (times === 1 ? json(catalogue(good)) : { status: 500, body: 'down' }),
  growing: (times) => json(catalogue(good.slice(0, times))),
};

export function documentServer() {
  const asked = new Map();
  return async (context, next) => {
    if (context.path === '/documents-asked') {
      context.body = String(asked.get(context.query.path)?.length ?? 0);
      return;
    }
    if (context.path === '/documents-headers') {
      context.body = asked.get(context.query.path) ?? [];
      return;
    }
    const [, scenario] = /^\/documents\/([\w-]+)\//.exec(context.path) ?? [];
    if (!scenario || !SCENARIOS[scenario]) return next();
    const requests = asked.get(context.path) ?? [];
    requests.push(context.headers);
    asked.set(context.path, requests);
    const { status = 200, type = 'text/plain', body } = await SCENARIOS[scenario](requests.length);
    context.status = status;
    context.set('content-type', type);
    context.set('cache-control', 'no-store');
    context.body = body;
  };
}
