import assert from 'node:assert/strict';
import test from 'node:test';
import { CodeHosts, type HostedRepository } from '../support/code-hosts.js';
import { ask } from '../support/stars.js';

const TOKENS = {
  GITHUB_TOKEN: 'github-secret',
  GITLAB_TOKEN: 'gitlab-secret',
  FORGEJO_TOKEN: 'forgejo-secret',
};

const REPOSITORIES: Record<string, HostedRepository> = {
  'one/app': { stars: 12_345 },
  'two/old': { stars: 7, isArchived: true },
  'old/name': { stars: 99, movedTo: 'new/name' },
  'new/name': { stars: 99 },
  'three/secret': { stars: 3, isPrivate: true },
  'group/sub/deep/app': { stars: 0 },
};

const on = (host: string, ...paths: readonly string[]) => paths.map((path) => `https://${host}/${path}`);

const GONE = /knows no public repository of this name\. Correct the address/;

/** What each kind of host is asked, with a token and without. */
const WAYS = [
  { name: 'GitHub by GraphQL', host: 'github.com', tokens: TOKENS, requests: 1 },
  { name: 'GitHub by REST', host: 'github.com', tokens: {}, requests: 7 },
  // GraphQL leaves the moved, the private and the missing one out; REST is asked, and sends the first one on.
  { name: 'GitLab by GraphQL', host: 'gitlab.com', tokens: TOKENS, requests: 1 + 4 },
  { name: 'Forgejo by REST', host: 'codeberg.org', tokens: TOKENS, requests: 6 },
] as const;

/** An outcome without what else a host says: the audit has tests of that. */
const withoutFacts = (outcome: object | undefined) => ({ ...outcome, facts: undefined });

for (const { name, host, tokens, requests } of WAYS)
  test(`${name}: counts, archived, moved, private and missing repositories`, async (t) => {
    const hosts = await CodeHosts.start(t, REPOSITORIES);
    const asked = await ask(
      on(host, 'one/app', 'two/old', 'old/name', 'three/secret', 'four/gone'),
      hosts.env(tokens),
    );
    const [app, old, moved, secret, gone] = [...asked.outcomes.values()];
    assert.deepEqual(withoutFacts(app), {
      stars: 12_345,
      isArchived: false,
      movedTo: undefined,
      facts: undefined,
    });
    assert.deepEqual(withoutFacts(old), { stars: 7, isArchived: true, movedTo: undefined, facts: undefined });
    assert.deepEqual(withoutFacts(moved), {
      stars: 99,
      isArchived: false,
      movedTo: 'new/name',
      facts: undefined,
    });
    assert.equal(secret?.stars, null);
    assert.match(secret.reason, /private/);
    assert.equal(gone?.stars, null);
    assert.match(gone.reason, GONE);
    assert.equal(gone.isHostFailure, false);
    assert.equal(asked.requests, hosts.requests.length);
    assert.ok(asked.requests <= requests, `${asked.requests} requests`);
    assert.ok(
      hosts.requests.every(({ headers }) => headers['user-agent']?.startsWith('solution-catalogue/')),
    );
  });

test('a group within a group is one project of GitLab', async (t) => {
  const hosts = await CodeHosts.start(t, REPOSITORIES);
  hosts.fault = ({ path }) => (path.endsWith('/graphql') ? { status: 404 } : undefined);
  const { stars } = await ask(on('gitlab.com', 'group/sub/deep/app'), hosts.env());
  assert.deepEqual(stars, [0]);
  assert.equal(hosts.requests.at(-1)?.path, '/gitlab/api/v4/projects/group%2Fsub%2Fdeep%2Fapp');
});

test('every token goes to its own host, in the form that it knows', async (t) => {
  const hosts = await CodeHosts.start(t, REPOSITORIES);
  await ask(
    [...on('github.com', 'one/app'), ...on('gitlab.com', 'one/app'), ...on('codeberg.org', 'one/app')],
    hosts.env(TOKENS),
  );
  assert.deepEqual(
    Object.fromEntries(
      hosts.requests.map(({ path, headers }) => [path.split('/')[1], headers.authorization]),
    ),
    { github: 'Bearer github-secret', gitlab: 'Bearer gitlab-secret', forgejo: 'token forgejo-secret' },
  );
  hosts.requests.length = 0;
  await ask(on('github.com', 'one/app'), hosts.env());
  assert.equal(hosts.requests[0]?.headers.authorization, undefined);
});

test('1,255 repositories on two hosts take at most 30 requests', async (t) => {
  const paths = Array.from({ length: 1255 }, (_, index) => `owner-${index}/app`);
  const hosts = await CodeHosts.start(t, Object.fromEntries(paths.map((path, stars) => [path, { stars }])));
  const addresses = paths.flatMap((path, index) => on(index % 5 === 0 ? 'gitlab.com' : 'github.com', path));
  const asked = await ask(addresses, hosts.env(TOKENS));
  assert.deepEqual(
    asked.stars,
    paths.map((_, index) => index),
  );
  assert.equal(asked.requests, hosts.requests.length);
  assert.ok(asked.requests <= 30, `${asked.requests} requests`);
});

test('names differ in case only: nothing has moved', async (t) => {
  const hosts = await CodeHosts.start(t, { 'One/App': { stars: 1 } });
  hosts.fault = () => ({ body: { full_name: 'one/APP', stargazers_count: 1 } });
  const { outcomes } = await ask(on('github.com', 'One/App'), hosts.env());
  assert.deepEqual([...outcomes.values()].map(withoutFacts), [
    { stars: 1, isArchived: false, movedTo: undefined, facts: undefined },
  ]);
});

test('what is no repository of the catalogue’s hosts is never asked for', async (t) => {
  const hosts = await CodeHosts.start(t, {});
  const { requests, stars } = await ask(
    [
      'https://github.com/one/..',
      'https://github.com/one/app/../../two',
      'https://github.com@evil.example/one/app',
      'https://github.com:8080/one/app',
      'https://2130706433/one/app',
      'https://evil.example/one/app',
      'http://github.com/one/app',
    ],
    hosts.env(),
  );
  assert.equal(requests, 0);
  assert.equal(stars.filter((reason) => typeof reason === 'string').length, 7);
});
