import { parseUrl } from '../../src/catalogue/addresses.js';
import type { CodeHostKind, HostAddress } from '../code-hosts/api.js';
import { KINDS, type CodeHost } from '../code-hosts/kinds.js';
import { UsageError } from '../errors.js';

type Env = Readonly<Record<string, string | undefined>>;

const tokenOf = ({ variablePrefix }: CodeHostKind): string => `${variablePrefix}_TOKEN`;
const apiOf = ({ variablePrefix }: CodeHostKind): string => `${variablePrefix}_API_URL`;

/**
 * Finds the address of a host's API. `<KIND>_API_URL` and `<KIND>_TOKEN` apply to one host of a kind: the one that the
 * address names, else the public one, else the first. A token is sent only to the address in its variable or to the
 * public host: otherwise whoever edits `catalogue.yaml` could have it sent to a server of their own.
 *
 * @param hosts all hosts of the catalogue
 * @throws {UsageError} when a variable of the environment is not valid
 */
export function addressOf({ host, kind }: CodeHost, hosts: readonly CodeHost[], env: Env): HostAddress {
  const description: CodeHostKind = KINDS[kind];
  const { publicHost, publicApi = `https://${publicHost}${description.apiPath}`, graphqlOf } = description;
  const tokenName = tokenOf(description);
  const api = readUrl(env, apiOf(description));
  const ofKind = hosts.filter((other) => other.kind === kind);
  const isMeant = host === meantHost(ofKind, publicHost, api);
  const own = host === publicHost ? publicApi : `https://${host}${description.apiPath}`;
  const rest = isMeant && api ? restBase(api, description) : own;
  const token = isMeant && (api || host === publicHost) ? readToken(env, tokenName) : undefined;
  const { graphqlVariable } = description;
  const named = isMeant && graphqlVariable !== undefined ? readUrl(env, graphqlVariable) : undefined;
  const address = { rest, graphql: named ? trimmed(named) : graphqlOf(rest), token, tokenName };
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

/** An address without a path names an instance, unless the public API of the kind has none either. */
function restBase(api: URL, { publicApi, apiPath }: CodeHostKind): string {
  if (api.pathname !== '/') return trimmed(api);
  return publicApi === undefined ? api.origin + apiPath : api.origin;
}

const trimmed = (url: URL): string => url.href.replace(/\/+$/, '');

function readUrl(env: Env, name: string): URL | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  const url = parseUrl(value);
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

const ALL: readonly CodeHostKind[] = Object.values(KINDS);

/** What `build --help` says of the code hosts and of the variables that they are asked with. */
export const CODE_HOSTS_HELP = `
Stars are counted by ${new Intl.ListFormat('en-GB').format(ALL.map(({ label }) => label))}, as catalogue.yaml names them. Where there is no count, the document
has null, and a warning says why. When a host fails, the counts of the published document stay, and a warning says of
which day they are.

Environment of the code hosts:
${variables(ALL.map(tokenOf), [
  'tokens; no permissions are needed. Without one, GitHub answers',
  '60 requests an hour, one a repository',
])}
${variables(ALL.map(apiOf), [
  'base addresses of the APIs, the public ones by default. An instance of',
  "one's own is asked at its own host; a token is sent to it only when its",
  'address is here, as https://git.example/api/v4',
])}
${ALL.flatMap(({ label, graphqlVariable, ...kind }) =>
  graphqlVariable === undefined
    ? []
    : variables([graphqlVariable], [`${label}'s GraphQL; beside ${apiOf({ label, ...kind })} by default`]),
).join('\n')}
${variables(['HTTPS_PROXY, HTTP_PROXY, NO_PROXY'], ['what requests go through, as for check-links'])}`;

/** Names of variables on the left, as many to a line as there is room for, and what they are for on the right. */
function variables(names: readonly string[], meaning: readonly string[]): string {
  const width = 42;
  const left = [''];
  for (const [index, name] of names.entries()) {
    const text = index < names.length - 1 ? `${name},` : name;
    const line = `${left.at(-1) ?? ''} ${text}`.trim();
    if (line.length <= width) left[left.length - 1] = line;
    else left.push(text);
  }
  const lines = Array.from({ length: Math.max(left.length, meaning.length) }, (_, index) =>
    `  ${(left[index] ?? '').padEnd(width + 2)}${meaning[index] ?? ''}`.trimEnd(),
  );
  return lines.join('\n');
}
