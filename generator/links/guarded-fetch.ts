import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, EnvHttpProxyAgent, fetch as undiciFetch } from 'undici';
import type { Lookup } from '../context.js';
import type { Proxies } from '../network.js';
import { PrivateAddressError } from './outcome.js';

export interface GuardedFetchOptions {
  /** How names become addresses; the system's way when not given. */
  readonly lookup?: Lookup | undefined;
  /** Whether addresses in private networks are asked as well. */
  readonly allowPrivate: boolean;
  /** How long a connection may take to be there, in milliseconds. */
  readonly connectTimeout: number;
  /** The proxies to use. It is they who then resolve names and enforce the rules of their network. */
  readonly proxies?: Proxies | undefined;
}

/** A `fetch` that only talks to public addresses, and can be closed. */
export interface GuardedFetch {
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/**
 * Makes a `fetch` for untrusted addresses. A name is checked when the connection is made, so that it cannot resolve to
 * a public address for the check and to a private one for the request (DNS rebinding).
 */
export function guardedFetch({
  lookup = systemLookup,
  allowPrivate,
  connectTimeout,
  proxies,
}: GuardedFetchOptions): GuardedFetch {
  const guarded: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { all: true }, (error, addresses = []) => {
      const [first] = addresses;
      if (error) callback(error, '');
      else if (!allowPrivate && addresses.some(({ address }) => isPrivate(address)))
        callback(new PrivateAddressError(`${hostname} leads into a private network`), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    });
  };
  const connect = { lookup: guarded, timeout: connectTimeout };
  const agent = proxies ? new EnvHttpProxyAgent({ ...proxies, connect }) : new Agent({ connect });
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    // A literal IP address is not resolved, so it is checked here.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (!allowPrivate && ipaddr.isValid(literal) && isPrivate(literal))
      throw new PrivateAddressError(`${literal} is a private address`);
    return await (undiciFetch as unknown as typeof globalThis.fetch)(url, {
      ...init,
      dispatcher: agent,
    } as RequestInit);
  };
  return { fetch, close: () => agent.destroy() };
}

/** Whether an address is not public: loopback, private, link-local, reserved and so on. */
function isPrivate(address: string): boolean {
  return ipaddr.process(address).range() !== 'unicast';
}
