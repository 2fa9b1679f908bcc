import * as z from 'zod/mini';
import { type Folder, LinkError } from '../disk/folder.js';
import { LINK_STATES, type LinkState, type Outcome } from './outcome.js';

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

const DAY = 86_400_000;

/**
 * Whether a link is reported as dead: at once if it has never worked, otherwise after some days, so that one bad day of
 * a server is not reported.
 */
export function isReported({ state, since, lastOk }: LinkRecord, now: Date, patienceInDays: number): boolean {
  if (state !== 'dead') return false;
  return lastOk === undefined || now.getTime() - Date.parse(since) >= patienceInDays * DAY;
}
