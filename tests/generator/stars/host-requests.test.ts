import assert from 'node:assert/strict';
import test from 'node:test';
import type { CodeHost } from '../../../generator/code-hosts/kinds.js';
import { addressOf } from '../../../generator/stars/host-requests.js';

const GITHUB: CodeHost = { host: 'github.com', kind: 'github' };
const GITLAB: CodeHost = { host: 'gitlab.com', kind: 'gitlab' };
const OWN: CodeHost = { host: 'git.example', kind: 'gitlab' };
const FORGE: CodeHost = { host: 'code.example', kind: 'forgejo' };

const find = (host: CodeHost, env: Record<string, string> = {}, hosts: readonly CodeHost[] = [host]) => {
  const { rest, graphql, token } = addressOf(host, hosts, env);
  return [rest, graphql, token];
};

test('the public hosts are asked at their public addresses', () => {
  assert.deepEqual(find(GITHUB), ['https://api.github.com', 'https://api.github.com/graphql', undefined]);
  assert.deepEqual(find(GITLAB), ['https://gitlab.com/api/v4', 'https://gitlab.com/api/graphql', undefined]);
  assert.deepEqual(find({ host: 'codeberg.org', kind: 'forgejo' }), [
    'https://codeberg.org/api/v1',
    undefined,
    undefined,
  ]);
});

test('an instance of one’s own is asked at its own host', () => {
  assert.deepEqual(find(OWN), ['https://git.example/api/v4', 'https://git.example/api/graphql', undefined]);
  assert.deepEqual(find(FORGE), ['https://code.example/api/v1', undefined, undefined]);
  assert.deepEqual(find({ host: 'ghe.example', kind: 'github' }), [
    'https://ghe.example/api/v3',
    'https://ghe.example/api/graphql',
    undefined,
  ]);
});

test('a token goes to the public host, and to the address that stands beside it, and nowhere else', () => {
  const token = { GITLAB_TOKEN: 'x' };
  assert.equal(find(GITLAB, token)[2], 'x');
  assert.equal(find(OWN, token)[2], undefined, 'catalogue.yaml alone sends no token anywhere');
  assert.deepEqual(find(OWN, { ...token, GITLAB_API_URL: 'https://git.example/api/v4/' }), [
    'https://git.example/api/v4',
    'https://git.example/api/graphql',
    'x',
  ]);
  const both = [GITLAB, OWN];
  const env = { ...token, GITLAB_API_URL: 'https://git.example' };
  assert.equal(find(GITLAB, env, both)[2], undefined);
  assert.deepEqual(find(OWN, env, both), [
    'https://git.example/api/v4',
    'https://git.example/api/graphql',
    'x',
  ]);
  assert.equal(find(GITLAB, token, both)[2], 'x');
  assert.equal(find(OWN, token, both)[2], undefined);
  assert.equal(find(FORGE, { FORGEJO_TOKEN: 'y', FORGEJO_API_URL: 'https://code.example' })[2], 'y');
});

test('GITHUB_GRAPHQL_URL stands for itself, else beside GITHUB_API_URL', () => {
  const api = { GITHUB_API_URL: 'https://ghe.example/api/v3' };
  assert.equal(find(GITHUB, api)[1], 'https://ghe.example/api/graphql');
  assert.equal(find(GITHUB, { GITHUB_API_URL: 'https://proxy.example' })[1], 'https://proxy.example/graphql');
  assert.equal(
    find(GITHUB, { ...api, GITHUB_GRAPHQL_URL: 'https://other.example/graphql' })[1],
    'https://other.example/graphql',
  );
});

test('empty variables, as CI leaves them, are none', () => {
  assert.deepEqual(find(GITHUB, { GITHUB_TOKEN: ' ', GITHUB_API_URL: '' }), find(GITHUB));
});
