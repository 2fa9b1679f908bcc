import assert from 'node:assert/strict';
import test from 'node:test';
import fc, { runs } from '../../support/fast-check.js';
import { CodeHosts, type Fault } from '../support/code-hosts.js';
import { ask } from '../support/stars.js';

const APP = ['https://github.com/one/app'];
const REPOSITORIES = { 'one/app': { stars: 5 }, 'two/app': { stars: 6 }, 'three/app': { stars: 7 } };
const ALL = Object.keys(REPOSITORIES).map((path) => `https://github.com/${path}`);
const TOKEN = { GITHUB_TOKEN: 'secret' };
const SOON = new Date('2026-11-21T10:00:01Z');
const epoch = (date: Date) => String(date.getTime() / 1000);

/** Answers with which a host asks for patience; after one of them it answers. */
const LIMITS: Record<string, Fault> = {
  '403 with Retry-After': { status: 403, headers: { 'retry-after': '0' }, body: { message: 'Slow down.' } },
  '429 with Retry-After': { status: 429, headers: { 'retry-after': '0' } },
  '429 with a date': { status: 429, headers: { 'retry-after': 'Fri, 01 Jan 2021 00:00:00 GMT' } },
  '503 with Retry-After': { status: 503, headers: { 'retry-after': '0' } },
  '403 with x-ratelimit-reset': {
    status: 403,
    headers: {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': epoch(SOON),
      date: SOON.toUTCString(),
    },
  },
  '429 as GitLab has it': { status: 429, headers: { 'ratelimit-remaining': '0', 'ratelimit-reset': '0' } },
  '200 with errors': {
    headers: { 'retry-after': '0' },
    body: { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded for user ID 1.' }] },
  },
};

for (const [name, fault] of Object.entries(LIMITS))
  test(`too many requests (${name}): waits and asks again`, async (t) => {
    const hosts = await CodeHosts.start(t, REPOSITORIES);
    hosts.fault = (_, before) => (before === 0 ? fault : undefined);
    const asked = await ask(APP, hosts.env(name === '200 with errors' ? TOKEN : {}));
    assert.deepEqual(asked.stars, [5]);
    assert.equal(asked.requests, 2);
  });

/** Answers after which asking again helps. */
const PASSING: Record<string, Fault> = {
  '500': { status: 500 },
  '502 with a page': { status: 502, body: '<h1>Bad Gateway</h1>' },
  'a connection that is reset': { isReset: true },
  'no answer': { isSilent: true },
  'a page instead of JSON': { body: '<html>Sign in to this wireless network</html>' },
};

for (const [name, fault] of Object.entries(PASSING))
  for (const tokens of [{}, TOKEN])
    test(`${name}, once (${'GITHUB_TOKEN' in tokens ? 'GraphQL' : 'REST'}): asks again`, async (t) => {
      const hosts = await CodeHosts.start(t, REPOSITORIES);
      hosts.fault = (_, before) => (before === 0 ? fault : undefined);
      // Only silence takes as long as that: no other answer is too late on a slow machine.
      const asked = await ask(APP, hosts.env(tokens), fault.isSilent ? { requestTimeLimit: 1500 } : {});
      assert.deepEqual(asked.stars, [5]);
      assert.equal(asked.requests, 2);
    });

/** Answers that stay, and what is said of them. */
const LASTING: [string, Fault, RegExp, number][] = [
  ['500', { status: 500 }, /^no answer from github\.com: it answered with status 500\.$/, 4],
  ['a reset', { isReset: true }, /it could not be reached \([A-Z_]+\)\.$/, 4],
  ['silence', { isSilent: true }, /it did not answer in time\.$/, 4],
  ['a page', { body: '<html>' }, /its answer was not complete\.$/, 4],
  ['401', { status: 401 }, /it answers nobody without a token \(status 401\)\.$/, 1],
  ['403', { status: 403 }, /keeps this repository from being looked at/, 1],
  ['451', { status: 451 }, /keeps this repository from being looked at/, 1],
  ['404', { status: 404 }, /knows no public repository of this name/, 1],
  ['418', { status: 418 }, /answered with status 418/, 1],
  ['null', { body: 'null' }, /answered in a form that is not known/, 1],
  ['a list', { body: [] }, /answered in a form that is not known/, 1],
  ['no count', { body: { full_name: 'one/app' } }, /answered in a form that is not known/, 1],
  ['a text', { body: { full_name: 'one/app', stargazers_count: '5' } }, /form that is not known/, 1],
  ['below 0', { body: { full_name: 'one/app', stargazers_count: -1 } }, /form that is not known/, 1],
  ['a fraction', { body: { full_name: 'one/app', stargazers_count: 1.5 } }, /form that is not known/, 1],
  ['1e999', { body: '{"full_name":"one/app","stargazers_count":1e999}' }, /form that is not known/, 1],
  ['5 MB', { body: `"${'x'.repeat(5_000_000)}"` }, /its answer is far too large/, 1],
  ['a circle', { status: 301, headers: { location: '/github/repos/one/app' } }, /without an end/, 4],
  [
    'another host',
    { status: 301, headers: { location: 'http://localhost:1/' } },
    /points to another host/,
    1,
  ],
  [
    'another port',
    { status: 307, headers: { location: 'http://127.0.0.1:1/' } },
    /points to another host/,
    1,
  ],
  ['no address', { status: 302, headers: { location: 'http://' } }, /points to another host/, 1],
  ['an hour', { status: 429, headers: { 'retry-after': '3600' } }, /no more requests until \d\d:\d\d UTC/, 1],
  ['a minute', { status: 429 }, /Without a token it answers few requests: set GITHUB_TOKEN\.$/, 1],
];

for (const [name, fault, reason, requests] of LASTING)
  test(`${name}, again and again: no count, and why`, async (t) => {
    const hosts = await CodeHosts.start(t, REPOSITORIES);
    hosts.fault = () => fault;
    const asked = await ask(APP, hosts.env(), fault.isSilent ? { requestTimeLimit: 200 } : {});
    assert.match(String(asked.stars[0]), reason);
    assert.equal(asked.requests, requests);
  });

test('partial data: what is there counts, what was left out is asked for once more, alone', async (t) => {
  const hosts = await CodeHosts.start(t, REPOSITORIES);
  const node = { nameWithOwner: 'one/app', stargazerCount: 5, isArchived: false, isPrivate: false };
  hosts.fault = (_, before) =>
    before === 0
      ? {
          body: {
            data: { r0: node, r1: null, r2: null },
            errors: [
              { message: 'Something went wrong while executing your query.', path: ['r1'] },
              {
                type: 'FORBIDDEN',
                path: ['r2'],
                message: 'Resource protected by organization SAML enforcement.',
              },
            ],
          },
        }
      : undefined;
  const { stars } = await ask(ALL, hosts.env(TOKEN));
  assert.deepEqual(stars.slice(0, 2), [5, 6]);
  assert.match(String(stars[2]), /keeps this repository from being looked at/);
  const { variables } = JSON.parse(hosts.requests[1]?.body ?? '') as { variables: unknown };
  assert.deepEqual(variables, { o0: 'two', n0: 'app' });
});

test('where there is no GraphQL, or it cannot answer, REST is asked', async (t) => {
  for (const fault of [{ status: 404 }, { body: { errors: [{ message: 'Query has complexity of 300' }] } }]) {
    const hosts = await CodeHosts.start(t, REPOSITORIES);
    hosts.fault = ({ path }) => (path.endsWith('/graphql') ? fault : undefined);
    const addresses = [...ALL, ...ALL.map((address) => address.replace('github', 'gitlab'))];
    const { stars } = await ask(addresses, hosts.env(TOKEN));
    assert.deepEqual(stars, [5, 6, 7, 5, 6, 7]);
  }
});

test('a token that is refused is told, and not tried again', async (t) => {
  const hosts = await CodeHosts.start(t, REPOSITORIES);
  hosts.fault = () => ({ status: 401, body: { message: 'Bad credentials' } });
  const { stars, requests } = await ask(ALL, hosts.env(TOKEN));
  assert.equal(requests, 1);
  assert.match(String(stars[2]), /it refused GITHUB_TOKEN \(status 401\)\. Renew or remove the token\.$/);
});

test('a host that is used up is left alone: sixty requests without a token, then no more', async (t) => {
  const paths = Array.from({ length: 100 }, (_, index) => `owner-${index}/app`);
  const hosts = await CodeHosts.start(t, Object.fromEntries(paths.map((path) => [path, { stars: 1 }])));
  hosts.fault = ({ path }, before) => {
    const headers = {
      'x-ratelimit-remaining': String(Math.max(0, 59 - before)),
      'x-ratelimit-reset': '1900000000',
    };
    const name = path.replace('/github/repos/', '');
    return before < 60
      ? { headers, body: { full_name: name, stargazers_count: 1 } }
      : { status: 403, headers, body: { message: 'API rate limit exceeded' } };
  };
  const { stars } = await ask(
    paths.map((path) => `https://github.com/${path}`),
    hosts.env(),
  );
  assert.equal(stars.filter((count) => count === 1).length, 60);
  // Those under way when the last was granted.
  assert.ok(hosts.requests.length <= 64, `${hosts.requests.length} requests`);
});

test('a host that never answers is given up; the other one counts', async (t) => {
  const hosts = await CodeHosts.start(t, REPOSITORIES);
  hosts.fault = ({ path }) => (path.startsWith('/github') ? { isReset: true } : undefined);
  const many = Array.from({ length: 200 }, (_, index) => `https://github.com/owner-${index}/app`);
  const { stars, requests } = await ask([...many, 'https://codeberg.org/one/app'], hosts.env());
  assert.equal(stars.at(-1), 5);
  assert.ok(requests <= 4 * 4 + 1, `${requests} requests`);
});

test('one repository that always fails does not cost the others', async (t) => {
  const hosts = await CodeHosts.start(t, REPOSITORIES);
  hosts.fault = ({ path }) => (path.endsWith('two/app') ? { status: 500 } : undefined);
  const { stars } = await ask(ALL, hosts.env());
  assert.deepEqual([stars[0], stars[2]], [5, 7]);
  assert.match(String(stars[1]), /status 500/);
});

test('the whole step ends when its time is over, and when the command is stopped', async (t) => {
  const hosts = await CodeHosts.start(t, REPOSITORIES);
  hosts.fault = () => ({ isSilent: true });
  const late = await ask(ALL, hosts.env(), { timeLimit: 100, requestTimeLimit: 60_000 });
  assert.match(String(late.stars[0]), /the time for counting stars was over\. See --stars-timeout\.$/);
  const stop = new AbortController();
  const stopped = ask(ALL, hosts.env(), {
    stopped: stop.signal,
    timeLimit: 60_000,
    requestTimeLimit: 60_000,
  });
  setTimeout(() => {
    stop.abort();
  }, 50);
  assert.equal((await stopped).outcomes.size, 3);
  hosts.fault = () => ({ status: 429, headers: { 'retry-after': '2' } });
  const waiting = await ask(ALL, hosts.env(), { timeLimit: 100 });
  assert.equal(waiting.requests <= 4, true);
});

test('a token is never sent elsewhere, nor shown when a host repeats it', async (t) => {
  const other = await CodeHosts.start(t, REPOSITORIES);
  for (const status of [301, 302, 303, 307, 308]) {
    const hosts = await CodeHosts.start(t, REPOSITORIES);
    hosts.fault = () => ({ status, headers: { location: `${other.url}/github/repos/one/app` } });
    await ask(APP, hosts.env(TOKEN));
  }
  assert.equal(other.requests.length, 0);

  const hosts = await CodeHosts.start(t, REPOSITORIES);
  const echoes: Fault[] = [
    { status: 401, body: { message: 'Bad credentials: secret' } },
    { status: 403, body: 'secret' },
    { body: { data: { r0: { nameWithOwner: 'secret/app', stargazerCount: 1 } } } },
    { body: { data: null, errors: [{ message: 'secret', type: 'secret', path: ['r0'] }] } },
    { status: 301, headers: { location: 'https://secret.example/secret' } },
  ];
  for (const echo of echoes) {
    hosts.fault = () => echo;
    const { outcomes } = await ask(APP, hosts.env(TOKEN));
    assert.ok(
      !JSON.stringify([...outcomes.values()]).includes('secret'),
      JSON.stringify([...outcomes.values()]),
    );
  }
});

test('whatever a host answers: a count or a reason, never a throw', async () => {
  const answer = fc.record({
    status: fc.oneof(
      { arbitrary: fc.constant(200), weight: 4 },
      fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status)),
    ),
    headers: fc.dictionary(
      fc.constantFrom('location', 'retry-after', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'date'),
      fc.oneof(fc.constantFrom('0', '1', '-1', '1e9', 'NaN', '/', '//x', 'http://127.0.0.1/'), fc.webPath()),
    ),
    body: fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            data: fc.oneof(
              fc.anything(),
              fc.record({ r0: fc.anything(), r1: fc.anything(), projects: fc.anything() }),
              fc.record({
                projects: fc.record({
                  nodes: fc.array(
                    fc.oneof(fc.anything(), fc.record({ fullPath: fc.anything(), starCount: fc.anything() })),
                  ),
                }),
              }),
            ),
            errors: fc.oneof(
              fc.anything(),
              fc.array(fc.record({ type: fc.anything(), message: fc.anything(), path: fc.anything() })),
            ),
            message: fc.anything(),
            full_name: fc.oneof(fc.constant('one/app'), fc.anything()),
            stargazers_count: fc.oneof(fc.nat(), fc.anything()),
            stars_count: fc.oneof(fc.nat(), fc.anything()),
            star_count: fc.oneof(fc.nat(), fc.anything()),
            path_with_namespace: fc.oneof(fc.constant('one/app'), fc.anything()),
          },
          { requiredKeys: [] },
        )
        .map((value) => {
          try {
            return JSON.stringify(value);
          } catch {
            return '{}';
          }
        }),
    ),
  });
  const addresses = ['github.com', 'gitlab.com', 'codeberg.org'].flatMap((host) => [
    `https://${host}/one/app`,
    `https://${host}/two/app`,
  ]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(answer, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      async (answers, isKnown) => {
        let asked = 0;
        const { outcomes } = await ask(addresses, isKnown ? { GITHUB_TOKEN: 'x' } : {}, {
          timeLimit: 40,
          backoff: 0,
          fetch: () => {
            const { status, headers, body } = answers[asked++ % answers.length]!;
            return Promise.resolve(new Response(body, { status, headers }));
          },
        });
        for (const outcome of outcomes.values())
          if (outcome.stars === null) assert.match(outcome.reason, /\S.*\.$/s);
          else assert.ok(Number.isSafeInteger(outcome.stars) && outcome.stars >= 0);
        assert.equal(outcomes.size, addresses.length);
      },
    ),
    { numRuns: runs(200) },
  );
});
