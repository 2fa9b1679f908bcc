import pLimit from 'p-limit';
import type { Entry } from '../sources/entry.js';
import { askLink, type AskOptions } from './ask-link.js';
import type { Outcome } from './outcome.js';

/** The fields that hold addresses. */
export const LINK_FIELDS = ['website', 'github'] as const;
export type LinkField = (typeof LINK_FIELDS)[number];

/** An address of a source. */
export interface Link {
  readonly url: string;
  readonly field: LinkField;
  readonly entry: Entry;
}

export interface CheckLinksOptions extends AskOptions {
  /** How many hosts are asked at the same time. */
  readonly concurrency: number;
  /** Called after each address. */
  readonly onProgress: (done: number, total: number) => void;
}

/** All addresses of solutions. */
export const linksOf = (entries: readonly Entry[], fields: readonly LinkField[]): Link[] =>
  entries.flatMap((entry) => fields.map((field) => ({ url: entry.solution[field], field, entry })));

/**
 * Asks every address once. Those of a host come one after the other, hosts side by side.
 * @returns what came of each; when it was stopped, of those asked until then
 */
export async function checkLinks(
  links: readonly Link[],
  options: CheckLinksOptions,
): Promise<ReadonlyMap<string, Outcome>> {
  const byHost = new Map<string, Set<string>>();
  for (const { url } of links) {
    const { host } = new URL(url);
    byHost.set(host, (byHost.get(host) ?? new Set()).add(url));
  }
  const outcomes = new Map<string, Outcome>();
  const total = Array.from(byHost.values(), ({ size }) => size).reduce((sum, size) => sum + size, 0);
  const limit = pLimit(options.concurrency);
  // Hosts with the most addresses first, since they take longest.
  const hosts = Array.from(byHost.values()).toSorted((a, b) => b.size - a.size);
  const checkHost = async (urls: ReadonlySet<string>) => {
    for (const url of urls) {
      if (options.signal.aborted) return;
      outcomes.set(url, await askLink(url, options));
      options.onProgress(outcomes.size, total);
    }
  };
  try {
    await Promise.all(hosts.map((urls) => limit(checkHost, urls)));
  } catch (error) {
    if (!options.signal.aborted) throw error;
  }
  return outcomes;
}
