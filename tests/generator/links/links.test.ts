import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { askLink, guardedFetch, Pacer } from '../../../generator/links/link-checker.js';
import type { Lookup } from '../../../generator/context.js';
import { isReported, outcomeOf, outcomeOfError, remember } from '../../../generator/links/outcome.js';
import { run } from '../../../generator/run.js';
import { makeCatalogue, solutionYaml, temporaryFolder } from '../support/catalogues.js';
import { NOW, runCli, testIo } from '../support/io.js';

const DAY = 86_400_000;
/** Only silence takes as long as the time limit, which no other answer reaches on a slow machine. */
const QUICK = ['--delay', '0', '--retries', '1', '--backoff', '1', '--timeout', '4', '--no-repositories'];

interface Web {
  readonly port: number;
  readonly requests: string[];
  readonly lookup: Lookup;
}

/** A network of its own: every name under .test is this server, all others do not exist. */
async function startWeb(t: TestContext, answers: Readonly<Record<string, RequestListener>>): Promise<Web> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').split(':')[0] ?? '';
    requests.push(`${request.method ?? ''} ${host}${request.url ?? ''}`);
    (answers[host] ?? notFound)(request, response);
  });
  const port = await listen(t, server);
  return { port, requests, lookup: lookupOf };
}

async function listen(
  t: TestContext,
  server: Server & { closeAllConnections?: () => void },
): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  t.after(() => {
    server.closeAllConnections?.();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const lookupOf: Lookup = (hostname, _options, callback) => {
  if (hostname.endsWith('.test')) callback(null, [{ address: '127.0.0.1', family: 4 }]);
  else
    callback(
      Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), {
        code: hostname.startsWith('later') ? 'EAI_AGAIN' : 'ENOTFOUND',
      }),
      [],
    );
};

const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response: ServerResponse) => {
    response.writeHead(code, headers).end('body');
  };
const notFound = status(404);

/** Sites that behave as sites do. */
const SITES: Readonly<Record<string, RequestListener>> = {
  'good.test': status(200),
  'no-head.test': (request, response) => {
    status(request.method === 'HEAD' ? 405 : 200)(request, response);
  },
  'head-lies.test': (request, response) => {
    status(request.method === 'HEAD' ? 404 : 200)(request, response);
  },
  'gone.test': status(410),
  'forbidden.test': status(403),
  'limited.test': status(429, { 'retry-after': '0' }),
  'wall.test': status(503, { 'cf-mitigated': 'challenge' }),
  'robots.test': status(999),
  'down.test': status(503),
  'silent.test': () => undefined,
  'reset.test': (request: IncomingMessage) => {
    request.socket.destroy();
  },
  'traded.test': status(302, { location: 'https://www.hugedomains.com/domain_profile.cfm?d=traded.test' }),
  'parked.test': status(200, { 'x-adblock-key': 'MFwwDQYJKoZI' }),
  'loop.test': status(302, { location: '/' }),
  'mail.test': status(302, { location: 'mailto:x@example.org' }),
  'to-gone.test': (request, response) => {
    status(302, { location: `http://gone.test:${request.headers.host?.split(':')[1] ?? ''}/` })(
      request,
      response,
    );
  },
  'moved.test': (request, response) => {
    status(301, { location: `http://good.test:${request.headers.host?.split(':')[1] ?? ''}/new` })(
      request,
      response,
    );
  },
};

const EXPECTED: Readonly<Record<string, readonly [state: string, reason: RegExp]>> = {
  'good.test': ['ok', /^200$/],
  'no-head.test': ['ok', /^200$/],
  'head-lies.test': ['ok', /^200$/],
  'moved.test': ['ok', /^200$/],
  'missing.test': ['dead', /^404$/],
  'gone.test': ['dead', /^410$/],
  'to-gone.test': ['dead', /^410$/],
  'traded.test': ['dead', /^the domain is parked at www\.hugedomains\.com$/],
  'parked.test': ['dead', /^the domain is parked$/],
  'nowhere.invalid': ['dead', /^no such host$/],
  'forbidden.test': ['blocked', /^403$/],
  'limited.test': ['blocked', /^429$/],
  'wall.test': ['blocked', /wall against robots/],
  'robots.test': ['blocked', /^999$/],
  'down.test': ['unsure', /^503$/],
  'silent.test': ['unsure', /^timeout$/],
  'reset.test': ['unsure', /^connection broken off$/],
  'loop.test': ['unsure', /^redirects without an end$/],
  'mail.test': ['unsure', /^redirects to mailto:$/],
  'later.invalid': ['unsure', /^the name could not be looked up$/],
};

interface JsonReport {
  ok: boolean;
  counts: Record<string, number>;
  links: {
    url: string;
    state: string;
    reason: string;
    reported: boolean;
    since: string;
    file: string;
    line: number;
    column: number;
    movedTo?: string;
  }[];
}

/** A catalogue with a website each. */
function makeSites(t: TestContext, sites: readonly string[], port: number): string {
  return makeCatalogue(
    t,
    Object.fromEntries(
      ['alpha', ...sites.map((_, index) => `s${index}`)].map((name, index) => [
        `solutions/${name}.yaml`,
        solutionYaml(name, {
          website: `http://${index === 0 ? 'good.test' : (sites[index - 1] ?? '')}:${port}/`,
        }),
      ]),
    ),
  );
}

test('dead, blocked and unsure are told apart', async (t) => {
  const web = await startWeb(t, SITES);
  const sites = Object.keys(EXPECTED);
  const folder = makeSites(t, sites, web.port);
  const argv = ['check-links', folder, ...QUICK, '--allow-private', '--format', 'json'];
  const { code, out, err } = await runCli(argv, { cwd: folder, lookup: web.lookup });
  assert.equal(code, 1, err);
  const { links, counts, ok } = JSON.parse(out) as JsonReport;
  for (const [site, [state, reason]] of Object.entries(EXPECTED)) {
    const link = links.find(
      ({ url, file }) => new URL(url).hostname === site && file !== 'solutions/alpha.yaml',
    );
    assert.ok(link, site);
    assert.equal(link.state, state, `${site}: ${link.reason}`);
    assert.match(link.reason, reason);
    assert.equal(link.reported, state === 'dead');
  }
  assert.deepEqual([ok, counts], [false, { ok: 5, dead: 6, blocked: 4, unsure: 6 }]);
  assert.equal(
    links.find(({ url }) => url.includes('moved.test'))?.movedTo,
    `http://good.test:${web.port}/new`,
  );
  assert.match(err, /^21 links: 5 ok, 6 dead, 4 blocked, 6 unsure\.$/m);
});

test('a name that the system’s own resolver does not know is one dead link, and the others are checked', async (t) => {
  const { port } = await startWeb(t, {});
  const folder = makeCatalogue(t, {
    'solutions/alpha.yaml': solutionYaml('Alpha', { website: `http://nobody.invalid:${port}/` }),
    'solutions/beta.yaml': solutionYaml('Beta', { website: `http://nobody-else.invalid:${port}/` }),
  });
  const argv = ['check-links', folder, '--delay', '0', '--retries', '0', '--no-repositories'];
  const { code, out, err } = await runCli([...argv, '--format', 'json'], { cwd: folder });
  const { links } = JSON.parse(out) as JsonReport;
  assert.deepEqual(
    links.map(({ url }) => new URL(url).hostname),
    ['nobody.invalid', 'nobody-else.invalid'],
  );
  // A machine without a network cannot tell whether there is such a name.
  for (const { reason } of links) assert.match(reason, /^(no such host|the name could not be looked up)$/);
  assert.equal(code, links.some(({ state }) => state === 'dead') ? 1 : 0, err);
});

test('asked is with HEAD first, with GET when that does not do, again when it cannot be told, once for the same address', async (t) => {
  const web = await startWeb(t, SITES);
  const folder = makeSites(t, ['no-head.test', 'gone.test', 'down.test', 'good.test'], web.port);
  await runCli(['check-links', folder, ...QUICK, '--allow-private'], { cwd: folder, lookup: web.lookup });
  const asked = (host: string) =>
    web.requests.filter((request) => request.includes(host)).map((request) => request.split(' ')[0]);
  assert.deepEqual(asked('good.test'), ['HEAD']);
  assert.deepEqual(asked('no-head.test'), ['HEAD', 'GET']);
  assert.deepEqual(asked('gone.test'), ['HEAD', 'GET'], 'what is certain is not asked again');
  assert.deepEqual(asked('down.test'), ['HEAD', 'GET', 'HEAD', 'GET']);
});

test('a host that never answers takes the time of one of its addresses, not of all', async (t) => {
  const asked: string[] = [];
  const server = createServer((request) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
  });
  const port = await listen(t, server);
  const websites = ['a', 'b', 'c'].map((path) => `http://silent.test:${port}/${path}`);
  const folder = makeCatalogue(
    t,
    Object.fromEntries(
      ['alpha', 'beta', 'gamma'].map((name, index) => [
        `solutions/${name}.yaml`,
        solutionYaml(name, { website: websites[index] }),
      ]),
    ),
  );
  const timeout = ['--timeout', '1'];
  const { out } = await runCli(
    ['check-links', folder, ...QUICK, ...timeout, '--allow-private', '--format', 'json'],
    { cwd: folder, lookup: lookupOf },
  );
  const { links } = JSON.parse(out) as JsonReport;
  assert.deepEqual(
    links.map(({ state, reason }) => `${state}: ${reason}`),
    websites.map(() => 'unsure: timeout'),
  );
  assert.deepEqual(asked, ['HEAD /a', 'GET /a', 'GET /a'], 'and after silence GET is enough');
});

test('dead links are problems of the sources, with their places, in every format', async (t) => {
  const web = await startWeb(t, SITES);
  const folder = makeSites(t, ['gone.test', 'moved.test'], web.port);
  const check = (...more: string[]) =>
    runCli(['check-links', folder, ...QUICK, '--allow-private', ...more], {
      cwd: folder,
      lookup: web.lookup,
    });
  const { code, out } = await check();
  assert.equal(code, 1);
  assert.equal(
    out,
    `solutions/s0.yaml:17:10: error: website: http://gone.test:${web.port}/ is dead: 410, since 2026-11-21. Correct it, or remove the solution.\n` +
      `solutions/s1.yaml:17:10: warning: website: http://moved.test:${web.port}/ has moved for good. Write http://good.test:${web.port}/new.\n`,
  );
  assert.match(
    (await check('--format', 'github')).out,
    /^::error file=solutions\/s0\.yaml,line=17,col=10,title=dead-link::/,
  );
});

test('one bad day of a link that worked is no report; several are', async (t) => {
  let isUp = true;
  const web = await startWeb(t, {
    ...SITES,
    'moody.test': (...parameters) => {
      status(isUp ? 200 : 404)(...parameters);
    },
  });
  const folder = makeSites(t, ['moody.test'], web.port);
  const checkOn = (day: number) =>
    runCli(['check-links', folder, ...QUICK, '--allow-private'], {
      cwd: folder,
      lookup: web.lookup,
      now: () => new Date(NOW.getTime() + day * DAY),
    });
  assert.equal((await checkOn(0)).code, 0);
  isUp = false;
  const first = await checkOn(1);
  assert.deepEqual([first.code, first.out], [0, '']);
  assert.match(
    first.err,
    /^dead: http:\/\/moody\.test:\d+\/ \(404, since 2026-11-22, reported when it stays so for 2 days\), solutions\/s0\.yaml$/m,
  );
  assert.equal((await checkOn(2)).code, 0);
  const third = await checkOn(3);
  assert.equal(third.code, 1);
  assert.match(third.out, /is dead: 404, since 2026-11-22\./);
  isUp = true;
  assert.equal((await checkOn(4)).code, 0);
  isUp = false;
  assert.equal((await checkOn(5)).code, 0, 'another bad day begins anew');
});

test('results are kept in a file that can be compared, named and lost', async (t) => {
  const web = await startWeb(t, SITES);
  const folder = makeSites(t, ['gone.test'], web.port);
  const elsewhere = join(temporaryFolder(t), 'links.json');
  const options = { cwd: folder, lookup: web.lookup };
  await runCli(['check-links', folder, ...QUICK, '--allow-private', '--state', elsewhere], options);
  await runCli(['check-links', folder, ...QUICK, '--allow-private'], options);
  const text = readFileSync(join(folder, '.links.json'), 'utf8');
  assert.equal(readFileSync(elsewhere, 'utf8'), text);
  assert.deepEqual(JSON.parse(text), {
    version: 1,
    links: {
      [`http://gone.test:${web.port}/`]: { state: 'dead', reason: '410', since: NOW.toISOString() },
      [`http://good.test:${web.port}/`]: {
        state: 'ok',
        reason: '200',
        since: NOW.toISOString(),
        lastOk: NOW.toISOString(),
      },
    },
  });
  assert.equal((await runCli(['validate', folder])).code, 0, 'it is no source');
  writeFileSync(elsewhere, '{ broken');
  const { err } = await runCli(
    ['check-links', folder, ...QUICK, '--allow-private', '--state', elsewhere],
    options,
  );
  assert.match(err, /links\.json is no file of earlier results; it is begun anew\.$/m);
});

test('private networks are not asked: not by name, not in figures, not by a redirect', async (t) => {
  const web = await startWeb(t, SITES);
  const folder = makeSites(t, [], web.port);
  const { code, err } = await runCli(['check-links', folder, ...QUICK], { cwd: folder, lookup: web.lookup });
  assert.equal(code, 0);
  assert.match(
    err,
    /^unsure: http:\/\/good\.test:\d+\/ \(leads into a private network, where nobody is asked/m,
  );
  assert.deepEqual(web.requests, []);

  const guarded = guardedFetch({
    allowPrivate: false,
    connectTimeout: 20_000,
    lookup: (_, __, callback) => {
      callback(null, [
        { address: '93.184.216.34', family: 4 },
        { address: '::ffff:10.0.0.1', family: 6 },
      ]);
    },
  });
  t.after(() => guarded.close());
  const options = {
    fetch: guarded.fetch,
    pacer: new Pacer(0),
    signal: new AbortController().signal,
    timeout: 20_000,
    retries: 0,
    backoff: 1,
  };
  for (const url of [
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://2130706433/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest/',
    'http://[::ffff:192.168.0.1]/',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://rebinding.example/',
  ])
    assert.match((await askLink(url, options)).reason, /private network/, url);
  const redirecting = (async () =>
    await Promise.resolve(
      new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }),
    )) as typeof fetch;
  let isFirst = true;
  const mixed: typeof fetch = (...parameters) => {
    const chosen = isFirst ? redirecting : guarded.fetch;
    isFirst = false;
    return chosen(...parameters);
  };
  assert.match(
    (await askLink('http://public.example/', { ...options, fetch: mixed })).reason,
    /private network|302/,
  );
});

test('a certificate that is none makes unsure', async (t) => {
  // Without a key nothing can be agreed on: what a server with a broken TLS setup answers.
  const port = await listen(t, createTlsServer({}, status(200)));
  const guarded = guardedFetch({ allowPrivate: true, connectTimeout: 20_000, lookup: lookupOf });
  t.after(() => guarded.close());
  const outcome = await askLink(`https://tls.test:${port}/`, {
    fetch: guarded.fetch,
    pacer: new Pacer(0),
    signal: new AbortController().signal,
    timeout: 20_000,
    retries: 0,
    backoff: 1,
  });
  assert.deepEqual(outcome, { state: 'unsure', reason: 'no valid certificate' });
  for (const code of [
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ])
    assert.equal(
      outcomeOfError(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }))
        .reason,
      'no valid certificate',
    );
});

test('a host is asked at a distance, and left alone for as long as it asks', async () => {
  const pacer = new Pacer(40);
  const { signal } = new AbortController();
  const turns: string[] = [];
  const take = async (host: string) => {
    await pacer.turn(host, signal);
    turns.push(host);
  };
  await Promise.all([take('a'), take('a'), take('a'), take('b')]);
  assert.deepEqual(turns, ['a', 'b', 'a', 'a']);
  pacer.rest('b', 60_000);
  const stop = new AbortController();
  const waiting = pacer.turn('b', stop.signal);
  stop.abort();
  await assert.rejects(waiting);
});

test('when it is stopped, what is known until then is kept', async (t) => {
  const web = await startWeb(t, SITES);
  const folder = makeSites(t, ['silent.test'], web.port);
  const io = testIo({ cwd: folder, lookup: web.lookup });
  const argv = [
    'check-links',
    folder,
    '--delay',
    '0',
    '--retries',
    '5',
    '--timeout',
    '60',
    '--no-repositories',
    '--allow-private',
  ];
  const ended = run(argv, io);
  while (web.requests.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 50));
  io.stop();
  assert.equal(await ended, 0);
  const { links } = JSON.parse(readFileSync(join(folder, '.links.json'), 'utf8')) as { links: object };
  assert.deepEqual(Object.keys(links), [`http://good.test:${web.port}/`]);
});

test('answers and memories are judged one by one', () => {
  for (const [code, state] of [
    [200, 'ok'],
    [204, 'ok'],
    [304, 'unsure'],
    [400, 'unsure'],
    [401, 'blocked'],
    [404, 'dead'],
    [410, 'dead'],
    [418, 'unsure'],
    [451, 'blocked'],
    [500, 'unsure'],
  ] as const)
    assert.equal(outcomeOf(code, new Headers()).state, state, String(code));
  assert.equal(outcomeOfError('nonsense').state, 'unsure');
  const ok = remember(undefined, { state: 'ok', reason: '200' }, NOW);
  const dead = remember(ok, { state: 'dead', reason: '404' }, new Date(NOW.getTime() + DAY));
  assert.equal(dead.lastOk, NOW.toISOString());
  assert.equal(isReported(dead, new Date(NOW.getTime() + 2 * DAY), 2), false);
  assert.equal(isReported(dead, new Date(NOW.getTime() + 3 * DAY), 2), true);
  assert.equal(
    isReported(remember(undefined, { state: 'dead', reason: '404' }, NOW), NOW, 2),
    true,
    'never seen alive',
  );
});
