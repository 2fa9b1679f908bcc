// What the document server answers, by the name of the scenario. An answer is a function of how often the path was
// asked for before, and of the request; it has `status`, `type`, `headers` and `body`. What is `held` comes when the test
// releases its path.
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { aCatalogue as catalogue, aSolution as solution } from './solution.mjs';

export { catalogue, solution };

/** A document of so many solutions, in the order of their names. */
export const large = (count) =>
  catalogue(
    Array.from({ length: count }, (_, index) => solution(`Solution ${String(index).padStart(6, '0')}`)),
  );

const json = (value, headers = {}) => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
  headers,
});
const good = [solution('Alpha'), solution('Beta'), solution('Gamma')];
const text = (status, body, headers) => ({ status, type: 'text/plain', body, headers });
const bytes = (body, headers) => ({ type: 'application/json', body, headers });

/** What the contract asks for, as a CDN sends it that has had its copy for most of a day. */
const CDN = { 'cache-control': 'public, max-age=3600, s-maxage=86400', age: '80000' };

/** An answer with a validator: 304 for those who have it already. */
const validated = (answer, name, value, { headers }) => {
  const asked = headers[name === 'etag' ? 'if-none-match' : 'if-modified-since'];
  const all = { ...CDN, [name]: value };
  return asked === value ? { status: 304, headers: all } : { ...answer, headers: all };
};

const DAY = 'Fri, 20 Nov 2026 06:00:00 GMT';

export const SCENARIOS = {
  good: () => json(catalogue(good)),
  held: async (times, { released }) => {
    await released;
    return json(catalogue(good));
  },
  hanging: () => new Promise(() => {}),
  'one-broken': () => json(catalogue([good[0], solution('Broken', { complexity: 11 }), good[1]])),
  version2: () => json({ ...catalogue(good), version: 2 }),
  'no-catalogue': () => json({ hello: 'world' }),
  html: () => ({ type: 'text/html', body: '<!doctype html><title>Sign in</title><p>Please sign in.' }),
  'not-json': () => ({ type: 'application/json', body: '{"version": 1,' }),
  'server-error': () => text(503, 'down'),
  missing: () => text(404, 'not here'),
  'bad-then-good': (times) => (times === 1 ? { status: 500, body: 'down' } : json(catalogue(good))),
  'good-then-bad': (times) => (times === 1 ? json(catalogue(good)) : { status: 500, body: 'down' }),
  growing: (times) => json(catalogue(good.slice(0, times))),
  // `?of=6.0,2.4`: six good solutions first, then two good ones and four broken entries, and so on from then on.
  series: (times, { query }) => {
    const series = query.of.split(',');
    const [usable, broken] = series[Math.min(times, series.length) - 1].split('.').map(Number);
    // Stars change every day.
    const some = large(usable).solutions.map((each) => ({ ...each, stars: times }));
    return json(catalogue([...some, ...Array.from({ length: broken }, () => solution('', { license: 5 }))]));
  },

  // Caching.
  cdn: (times, request) => validated(json(catalogue(good)), 'etag', '"v1"', request),
  dated: (times, request) => validated(json(catalogue(good)), 'last-modified', DAY, request),
  daily: (times, request) => validated(json(catalogue(good.slice(0, times))), 'etag', `"v${times}"`, request),
  'always-dated': (times) =>
    validated(json(catalogue(good.slice(0, times))), 'last-modified', DAY, { headers: {} }),
  'then-down': (times) => (times === 1 ? json(catalogue(good), CDN) : text(503, 'down')),
  'then-html': (times) => (times === 1 ? json(catalogue(good), CDN) : SCENARIOS.html()),
  'down-for-long': () => text(503, 'down', { 'retry-after': '600' }),
  'down-for-days': () => text(503, 'down', { 'retry-after': new Date(Date.now() + 9e8).toUTCString() }),

  // Bodies.
  empty: () => bytes(Buffer.alloc(0)),
  null: () => bytes('null'),
  bom: () => bytes(`\uFEFF${JSON.stringify(catalogue(good))}`),
  utf16: () => bytes(Buffer.from(`\uFEFF${JSON.stringify(catalogue(good))}`, 'utf16le')),
  truncated: () => ({ ...json(catalogue(good)), cutAt: 700 }),
  'gzip-bomb': () => bytes(gzipSync(Buffer.alloc(64 * 2 ** 20, ' ')), { 'content-encoding': 'gzip' }),
  large: (times, { query }) => json(large(Number(query.n)), { 'access-control-allow-origin': '*' }),
  'held-tail': (times, { query, released }) => {
    const body = JSON.stringify(large(Number(query.n ?? 200)));
    return bytes(
      Readable.from(
        (async function* () {
          yield body.slice(0, 60_000);
          await released;
          yield query.broken === undefined ? body.slice(60_000) : ']]';
        })(),
      ),
    );
  },
};
