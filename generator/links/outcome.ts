import { systemCode, unknownHost } from '../errors.js';

/**
 * What became of a link: it leads somewhere (`ok`), nowhere (`dead`), we are not let in (`blocked`), or it cannot be told
 * today (`unsure`).
 */
export const LINK_STATES = ['ok', 'dead', 'blocked', 'unsure'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** The answer to one question. */
export interface Outcome {
  readonly state: LinkState;
  /** Why, in a few words: `404`, `no such host`, `timeout`. */
  readonly reason: string;
  /** Where permanent redirects led to. */
  readonly movedTo?: string;
}

/** A link leads into a private network, where nobody is asked. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
  readonly code = 'PRIVATE_ADDRESS';
}

/** Statuses that mean: no access without an account, to robots, or this often. LinkedIn answers 999 to robots. */
const BLOCKED: readonly number[] = [401, 402, 403, 407, 429, 451, 999];

/** Judges an answer. */
export function outcomeOf(status: number, headers: Headers): Outcome {
  const reason = String(status);
  // Services that block robots answer with various statuses, but identify themselves in a header.
  if (headers.get('cf-mitigated') === 'challenge' || headers.has('x-datadome'))
    return status < 400
      ? { state: 'ok', reason }
      : { state: 'blocked', reason: `${reason}, a wall against robots` };
  if (status >= 200 && status < 300) return { state: 'ok', reason };
  if (status === 404 || status === 410) return { state: 'dead', reason };
  if (BLOCKED.includes(status)) return { state: 'blocked', reason };
  return { state: 'unsure', reason };
}

/** No answer within the time that it was given. */
export const TIMEOUT: Outcome = { state: 'unsure', reason: 'timeout' };

/** What the codes of failed connections mean. */
const FAILURES: readonly (readonly [RegExp, LinkState, string])[] = [
  [/^ENOTFOUND$/, 'dead', 'no such host'],
  [/^PRIVATE_ADDRESS$/, 'unsure', 'leads into a private network, where nobody is asked'],
  [/^EAI_/, 'unsure', 'the name could not be looked up'],
  [/^ECONNREFUSED$/, 'unsure', 'connection refused'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'unsure', 'connection broken off'],
  [/^(ETIMEDOUT|UND_ERR_\w*TIMEOUT)$/, 'unsure', TIMEOUT.reason],
  [/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_|EPROTO/, 'unsure', 'no valid certificate'],
  [/^(EHOSTUNREACH|ENETUNREACH)$/, 'unsure', 'not reachable from here'],
];

/**
 * Judges a request that got no answer.
 * @param url what was asked; only then a proxy can be told from the link
 */
export function outcomeOfError(error: unknown, url?: URL): Outcome {
  const unknown = unknownHost(error);
  // It says nothing of the link.
  if (unknown !== undefined && url !== undefined && unknown !== url.hostname)
    return { state: 'unsure', reason: `the proxy "${unknown}" is not known` };
  const code = deepCode(error);
  const [, state = 'unsure', reason = code || 'no answer that could be read'] =
    FAILURES.find(([pattern]) => pattern.test(code)) ?? [];
  return { state, reason };
}

/** The system's code, which `fetch` hides in causes. */
function deepCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error instanceof AggregateError && error.errors.length > 0) return deepCode(error.errors[0]);
  return systemCode(error) || deepCode(error.cause);
}
