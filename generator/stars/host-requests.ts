// One request to a code host: address and token of its API, redirects, size, rate limits and how long to wait.
import { parseUrl } from '../../src/catalogue/addresses.js';
import type { ApiAnswer, ApiRequest, CodeHostKind, HostAddress } from '../code-hosts/api.js';
import { type CodeHost, KINDS } from '../code-hosts/kinds.js';
import { systemCode, unknownHost, UsageError } from '../errors.js';
import { AnswerTooLargeError, readText, withDeadline } from '../network.js';
import { version } from '../package.js';

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

/** A host did not answer, or not to the question. The message is a sentence that names neither host nor token. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure';

  /**
   * @param message as in "no star count: it …"
   * @param isTransient whether asking again may help
   * @param isFinal whether no other question to the host will be answered either
   * @param wait how long the host wants to be left alone, in milliseconds
   */
  constructor(
    message: string,
    readonly isTransient: boolean,
    readonly isFinal = false,
    readonly wait?: number,
  ) {
    super(message);
  }
}

export interface SendOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  /** How long one answer may take, in milliseconds. */
  readonly timeLimit: number;
  /** Called before each request, those that follow a redirect included. */
  readonly onRequest: () => void;
}

/** How long a code host may take for one answer, in milliseconds. */
export const REQUEST_TIME_LIMIT_MS = 10_000;

/** The largest answer that is read, in bytes. Fifty repositories take about 10 kB. */
const MAX_BYTES = 4 * 1024 * 1024;
/** How many redirects are followed. */
const MAX_REDIRECTS = 3;

/**
 * Sends a request and reads the answer. Redirects are followed as long as they stay on the same origin: beyond it, they
 * could lead into a private network, or a token to strangers.
 * @throws {HostFailure} when there is no answer
 */
export async function send(request: ApiRequest, options: SendOptions): Promise<ApiAnswer> {
  const deadline = withDeadline(options.signal, options.timeLimit);
  try {
    return await follow(request, { ...options, signal: deadline.signal });
  } catch (error) {
    if (error instanceof HostFailure) throw error;
    throw new HostFailure(
      deadline.isOver() ? 'it did not answer in time.' : reasonOf(error, new URL(request.url)),
      true,
    );
  } finally {
    deadline.clear();
  }
}

async function follow(
  { url, method, headers, body }: ApiRequest,
  { fetch, signal, onRequest }: SendOptions,
): Promise<ApiAnswer> {
  let place = new URL(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    onRequest();
    const response = await fetch(place, {
      method,
      headers: { ...headers, 'user-agent': `solution-catalogue/${version}` },
      body: body ?? null,
      redirect: 'manual',
      signal,
    });
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null)
      return { status: response.status, headers: response.headers, json: toJson(await readAnswer(response)) };
    await response.body?.cancel();
    const next = parseUrl(location, place);
    if (next?.origin !== place.origin || next.username || next.password)
      throw new HostFailure('it points to another host, where nobody is asked.', false);
    place = next;
  }
  throw new HostFailure('it sends from one place to the next without an end.', false);
}

async function readAnswer(response: Response): Promise<string> {
  try {
    return await readText(response, MAX_BYTES);
  } catch (error) {
    if (error instanceof AnswerTooLargeError) throw new HostFailure('its answer is far too large.', false);
    throw error;
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a request failed, by the system's code (`ENOTFOUND`). Messages are not shown: they could contain anything. */
function reasonOf(error: unknown, { hostname }: URL): string {
  const unknown = unknownHost(error);
  if (unknown !== undefined && unknown !== hostname)
    return `the proxy "${unknown}" is not known. Correct HTTPS_PROXY or HTTP_PROXY.`;
  const code = systemCode(error instanceof Error ? (error.cause ?? error) : error);
  return `it could not be reached${/^[A-Z][A-Z\d_]+$/.test(code) ? ` (${code})` : ''}.`;
}

/** How long to wait when a host says that it is too much, but not until when. */
const DEFAULT_WAIT = 60_000;

/** Larger values are seconds since 1970, smaller ones are seconds from now. */
const EPOCH_FROM = 1_000_000_000;

/**
 * How long a host wants to be left alone.
 * @returns milliseconds; undefined when there is no need to wait
 */
export function waitOf(answer: ApiAnswer, isLimited: boolean, now: Date): number | undefined {
  const { headers, status } = answer;
  // Use the host's own clock if it sends one, since ours may be wrong.
  const clock = Date.parse(headers.get('date') ?? '');
  const today = Number.isNaN(clock) ? now.getTime() : clock;
  const retryAfter =
    isLimited || status === 503 ? readRetryAfter(headers.get('retry-after'), today) : undefined;
  if (retryAfter !== undefined) return retryAfter;
  if (header(headers, 'remaining') === '0') {
    const reset = Number(header(headers, 'reset') ?? NaN);
    if (Number.isFinite(reset)) return Math.max(0, reset < EPOCH_FROM ? reset * 1000 : reset * 1000 - today);
  }
  return isLimited ? DEFAULT_WAIT : undefined;
}

/** Whether an answer says that there were too many requests: with 429, or as GitHub does with 403. */
export function isRateLimited({ status, headers, json }: ApiAnswer): boolean {
  if (status === 429) return true;
  return (
    status === 403 &&
    (headers.has('retry-after') || header(headers, 'remaining') === '0' || saysTooMuch(messageOf(json)))
  );
}

export const saysTooMuch = (message: string): boolean => /rate limit|abuse|too many requests/i.test(message);

const header = (headers: Headers, name: 'remaining' | 'reset'): string | null =>
  headers.get(`x-ratelimit-${name}`) ?? headers.get(`ratelimit-${name}`);

function readRetryAfter(value: string | null, today: number): number | undefined {
  if (value === null) return undefined;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - today);
}

function messageOf(json: unknown): string {
  const message = typeof json === 'object' && json !== null && 'message' in json ? json.message : '';
  return typeof message === 'string' ? message : '';
}
