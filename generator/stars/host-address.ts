import { UsageError } from '../errors.js';
import type { CodeHost } from '../sources/catalogue-file.js';

/** Where a code host is asked, and as whom. */
export interface HostAddress {
  /** The base address of its REST API, without a slash at its end. */
  readonly rest: string;
  /** Undefined where the kind has none. */
  readonly graphql: string | undefined;
  readonly token: string | undefined;
  /** The variable that a token is taken from. */
  readonly tokenName: string;
}

type Env = Readonly<Record<string, string | undefined>>;

interface Kind {
  /** The host that everybody knows; it is the one that a token without an address is for. */
  readonly publicHost: string;
  readonly publicApi: string;
  /** What stands before the names of its variables. */
  readonly prefix: string;
  /** The base address of the API of an instance of one's own. */
  readonly own: (host: string) => string;
  /** The address of GraphQL, made from the one of REST. */
  readonly graphql: (rest: string) => string | undefined;
}

const KINDS: Readonly<Record<CodeHost['kind'], Kind>> = {
  github: {
    publicHost: 'github.com',
    publicApi: 'https://api.github.com',
    prefix: 'GITHUB',
    own: (host) => `https://${host}/api/v3`,
    graphql: (rest) => `${rest.replace(/\/v3$/, '')}/graphql`,
  },
  gitlab: {
    publicHost: 'gitlab.com',
    publicApi: 'https://gitlab.com/api/v4',
    prefix: 'GITLAB',
    own: (host) => `https://${host}/api/v4`,
    graphql: (rest) => rest.replace(/\/v4$/, '/graphql'),
  },
  forgejo: {
    publicHost: 'codeberg.org',
    publicApi: 'https://codeberg.org/api/v1',
    prefix: 'FORGEJO',
    own: (host) => `https://${host}/api/v1`,
    graphql: () => undefined,
  },
};

/** The path of the REST API below an instance, for addresses that name no more than the instance. */
const INSTANCE_PATHS: Readonly<Partial<Record<CodeHost['kind'], string>>> = {
  gitlab: '/api/v4',
  forgejo: '/api/v1',
};

/**
 * Where a host is asked. `<KIND>_API_URL` and `<KIND>_TOKEN` are for one host of a kind: the one that the address
 * names, else the public one, else the first. A token goes to the address of its variable or to the public host, and
 * nowhere else: otherwise who changes `catalogue.yaml` could have it sent to themselves.
 *
 * @param hosts all hosts of the catalogue
 * @throws {UsageError} when a variable cannot be meant
 */
export function addressOf({ host, kind }: CodeHost, hosts: readonly CodeHost[], env: Env): HostAddress {
  const { publicHost, publicApi, prefix, own, graphql } = KINDS[kind];
  const tokenName = `${prefix}_TOKEN`;
  const api = readUrl(env, `${prefix}_API_URL`);
  const isMeant =
    host ===
    meantHost(
      hosts.filter((other) => other.kind === kind),
      publicHost,
      api,
    );
  const rest = isMeant && api ? restBase(api, kind) : host === publicHost ? publicApi : own(host);
  const token = isMeant && (api || host === publicHost) ? readToken(env, tokenName) : undefined;
  const named = isMeant && kind === 'github' ? readUrl(env, 'GITHUB_GRAPHQL_URL') : undefined;
  const address = { rest, graphql: named ? trimmed(named) : graphql(rest), token, tokenName };
  if (token) for (const url of [address.rest, address.graphql]) refuseReadable(url, tokenName);
  return address;
}

function meantHost(hosts: readonly CodeHost[], publicHost: string, api: URL | undefined): string | undefined {
  const names = hosts.map(({ host }) => host);
  return (
    names.find((name) => api?.hostname === name || api?.hostname === `api.${name}`) ??
    names.find((name) => name === publicHost) ??
    names[0]
  );
}

function restBase(api: URL, kind: CodeHost['kind']): string {
  return api.pathname === '/' ? `${api.origin}${INSTANCE_PATHS[kind] ?? ''}` : trimmed(api);
}

const trimmed = (url: URL): string => url.href.replace(/\/+$/, '');

function readUrl(env: Env, name: string): URL | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // The value itself is not repeated: a password may stand in it.
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new UsageError(
      `${name} is no base address of an API. Write https://<host>/<path>, without user, "?" and "#".`,
    );
  return url;
}

function readToken(env: Env, name: string): string | undefined {
  const token = env[name]?.trim();
  if (!token) return undefined;
  if (!/^[\x21-\x7E]+$/.test(token))
    throw new UsageError(`${name} contains blanks or characters that no token has. Copy it anew.`);
  return token;
}

function refuseReadable(address: string | undefined, tokenName: string): void {
  if (!address?.startsWith('http:')) return;
  const { hostname } = new URL(address);
  if (/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return;
  throw new UsageError(
    `${tokenName} would be sent to ${hostname} for everybody on the way to read. Use https, or remove the token.`,
  );
}
