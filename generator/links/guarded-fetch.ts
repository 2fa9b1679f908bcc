import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, EnvHttpProxyAgent, fetch as undiciFetch } from 'undici';
import type { Proxies } from '../network.js';
import { PrivateAddressError } from './outcome.js';

/** Asks for all addresses of a name. Beside an error Node passes no addresses, whatever its own types say. */
export type Lookup = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses?: LookupAddress[]) => void,
) => void;

export interface GuardedFetchOptions {
  /** How names become addresses; the system's way when not given. */
  readonly lookup?: Lookup | undefined;
  /** Whether addresses in private networks are asked as well. */
  readonly allowPrivate: boolean;
  /** How long a connection may take to be there, in milliseconds. */
  readonly connectTimeout: number;
  /** What requests go through. It is the proxies then that look names up, and that keep to their network's rules. */
  readonly proxies?: Proxies | undefined;
}

/** A `fetch` that only talks to public addresses, and can be closed. */
export interface GuardedFetch {
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/**
 * Makes a `fetch` for addresses that others have written. Names are looked at when the connection is made, so that a
 * name cannot mean one address when it is checked and another when it is asked.
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
    // Of an address in figures no name is looked up.
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

/** Whether an address is anything but one of the public network: loopback, private, link-local, reserved … */
function isPrivate(address: string): boolean {
  return ipaddr.process(address).range() !== 'unicast';
}
