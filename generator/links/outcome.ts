// What the answer to a link means (ok, dead, blocked, unsure), and what is remembered of it between runs.
import * as z from 'zod/mini';
import { type Folder, LinkError } from '../disk/folder.js';
import { systemCode, unknownHost } from '../errors.js';

/**
 * What became of a link: it leads somewhere (`ok`), nowhere (`dead`), we are not let in (`blocked`), or it cannot be told
 * today (`unsure`).
 */
const LINK_STATES = ['ok', 'dead', 'blocked', 'unsure'] as const;
type LinkState = (typeof LINK_STATES)[number];

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

/** Where names go that their owners have given up: traders of domains, and services that show advertisements there. */
const PARKING =
  /(^|\.)(above|afternic|bodis|buydomains|dan|domainmarket|hugedomains|parklogic|sedo|sedoparking|undeveloped)\.com$|(^|\.)(parkingcrew|skenzo)\.net$/;

/** What a redirect to such a place means; undefined when it leads anywhere else. */
export const parkedAt = ({ hostname }: URL): Outcome | undefined =>
  PARKING.test(hostname) ? { state: 'dead', reason: `the domain is parked at ${hostname}` } : undefined;

/** Judges an answer. */
export function outcomeOf(status: number, headers: Headers): Outcome {
  const reason = String(status);
  // By this key browsers' filters let the advertisements of parked domains through; no other site sends it.
  if (headers.has('x-adblock-key')) return { state: 'dead', reason: 'the domain is parked' };
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

/** The file in the catalogue's folder that keeps earlier results when no other is named. */
export const LINK_MEMORY_FILE = '.links.json';

const recordSchema = z.object({
  state: z.enum(LINK_STATES),
  reason: z.string(),
  since: z.iso.datetime(),
  lastOk: z.optional(z.iso.datetime()),
});
const memorySchema = z.object({ version: z.literal(1), links: z.record(z.string(), recordSchema) });

/** What is known of a link. Times in ISO 8601. */
export interface LinkRecord {
  readonly state: LinkState;
  readonly reason: string;
  /** When it was in this state first, without another in between. */
  readonly since: string;
  /** When it led somewhere last; undefined when it never did. */
  readonly lastOk?: string | undefined;
}

export type LinkMemory = Readonly<Record<string, LinkRecord>>;

/**
 * Reads earlier results.
 * @returns undefined when the file is there and cannot be read: it is then begun anew
 * @throws {LinkError} when it is a link that leads out of its folder
 */
export function readMemory(folder: Folder, name: string): LinkMemory | undefined {
  if (!folder.has(name)) return {};
  try {
    const result = z.safeParse(memorySchema, JSON.parse(folder.read(name).toString()));
    return result.success ? result.data.links : undefined;
  } catch (error) {
    if (error instanceof LinkError) throw error;
    return undefined;
  }
}

/** Writes results, in the order of the addresses, so that two files can be compared. */
export function writeMemory(folder: Folder, name: string, links: LinkMemory): void {
  const sorted = Object.fromEntries(Object.entries(links).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  folder.write(name, `${JSON.stringify({ version: 1, links: sorted }, null, 2)}\n`);
}

/** Puts a new result beside what was known. */
export function remember(known: LinkRecord | undefined, { state, reason }: Outcome, now: Date): LinkRecord {
  const time = now.toISOString();
  const since = known?.state === state ? known.since : time;
  const lastOk = state === 'ok' ? time : known?.lastOk;
  return { state, reason, since, ...(lastOk !== undefined && { lastOk }) };
}

/** A day, in milliseconds. */
const DAY = 86_400_000;

/**
 * Whether a link is reported as dead: at once if it has never worked, otherwise after some days, so that one bad day of
 * a server is not reported.
 */
export function isReported({ state, since, lastOk }: LinkRecord, now: Date, patienceInDays: number): boolean {
  if (state !== 'dead') return false;
  return lastOk === undefined || now.getTime() - Date.parse(since) >= patienceInDays * DAY;
}
