// Requests to the network: proxies, time limits, and answers that are read up to a size.
import type { EnvHttpProxyAgent } from 'undici';
import { parseUrl } from '../src/catalogue/addresses.js';
import type { Context } from './context.js';
import { UsageError } from './errors.js';

/** The proxies that requests go through, as undici takes them. */
export interface Proxies extends EnvHttpProxyAgent.Options {
  /** Empty when requests over plain http use no proxy. */
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
  readonly proxyTunnel: boolean;
}

/** Requests to this machine never use a proxy: they may carry tokens in plain text. */
const OWN_MACHINE = 'localhost,127.0.0.1,[::1]';

/**
 * Reads `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`, which Node's own `fetch` ignores. Names in lower case win.
 * @returns undefined when none is set
 * @throws {UsageError} when one is not the address of a proxy
 */
export function proxiesOf(env: Context['env']): Proxies | undefined {
  const httpProxy = readProxy(env, 'HTTP_PROXY');
  const httpsProxy = readProxy(env, 'HTTPS_PROXY') || httpProxy;
  const noProxy = read(env, 'NO_PROXY');
  if (httpsProxy === '' || noProxy === '*') return undefined;
  return {
    httpProxy,
    httpsProxy,
    noProxy: noProxy === '' ? OWN_MACHINE : `${noProxy},${OWN_MACHINE}`,
    // Company proxies usually allow tunnels (CONNECT) to https sites only.
    proxyTunnel: false,
  };
}

/** A `fetch` that uses the proxies of the environment, if there are any. With an invalid one every request rejects. */
export function networkFetch(env: Context['env']): typeof globalThis.fetch {
  let proxied: Promise<typeof globalThis.fetch> | undefined;
  return async (input, init) => await (await (proxied ??= makeFetch(env)))(input, init);
}

async function makeFetch(env: Context['env']): Promise<typeof globalThis.fetch> {
  const proxies = proxiesOf(env);
  if (!proxies) return globalThis.fetch;
  // Loaded on demand, since undici takes a while to load.
  const { EnvHttpProxyAgent, fetch } = await import('undici');
  const dispatcher = new EnvHttpProxyAgent(proxies);
  return (async (input: URL, init: object) => await fetch(input, { ...init, dispatcher })) as never;
}

function readProxy(env: Context['env'], name: string): string {
  const value = read(env, name);
  if (value === '') return '';
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`;
  // The value itself is not repeated: a password may stand in it.
  if (!isProxy(address))
    throw new UsageError(`${name} is no address of a proxy. Write http://<host>:<port>.`);
  return address;
}

/** A path or a query behind it, or a name without a dot and a port, is mostly a slip: `http:/proxy`, `http://http://…`. */
function isProxy(address: string): boolean {
  const url = parseUrl(address);
  if (!url) return false;
  const { protocol, hostname, port, pathname, search, hash } = url;
  return (
    /^(https?|socks5?):$/.test(protocol) &&
    /^(\[[\da-f:.]+\]|[a-z\d_-]+(\.[a-z\d_-]+)*\.?)$/i.test(hostname) &&
    !(port === '' && /^https?$/i.test(hostname)) &&
    /^\/?$/.test(pathname) &&
    search === '' &&
    hash === ''
  );
}

const read = (env: Context['env'], name: string): string =>
  (env[name.toLowerCase()] ?? env[name] ?? '').trim();

/** The largest document that is read from the network, in decoded bytes: as much as the element reads, 25 MiB. */
export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024;

/** An answer is larger than what is read of it. The rest was not downloaded. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
}

/**
 * Reads the body of an answer as text. Decoded bytes are counted while they arrive: a small compressed body may unpack
 * to any size, and the length that a server announces may be wrong.
 * @param limit the most bytes
 * @throws {AnswerTooLargeError}
 */
export async function readText(response: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // In Node the body of a fetch is an async iterable; the types for browsers do not know that.
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > limit) throw new AnswerTooLargeError(`The answer has more than ${limit} bytes.`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * A signal that aborts after a time limit, or earlier together with the signal above it. Made by hand, since
 * `AbortSignal.any` with `AbortSignal.timeout` loses its timer to the garbage collector in Node 20.
 */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether the time limit was reached; false when the signal above was aborted. */
  readonly isOver: () => boolean;
  /** Stops the timer. Call it when the work is done. */
  clear(): void;
}

/** @param limit in milliseconds */
export function withDeadline(above: AbortSignal, limit: number): Deadline {
  const controller = new AbortController();
  let isOver = false;
  const abort = () => {
    controller.abort();
  };
  const timer = setTimeout(() => {
    isOver = true;
    abort();
  }, limit);
  if (above.aborted) abort();
  above.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    isOver: () => isOver,
    clear: () => {
      clearTimeout(timer);
      above.removeEventListener('abort', abort);
    },
  };
}
