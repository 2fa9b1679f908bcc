let number = 0;

/** The URL of a document that nobody has asked for yet; the scenarios are those of document-scenarios.mjs. */
export function documentUrl(scenario: string): string {
  number += 1;
  return `/documents/${scenario}/${Date.now()}-${Math.random().toString(36).slice(2)}-${number}.json`;
}

/** Lets a document go that the scenarios `held` and `held-tail` hold, now and whenever it is asked for again. */
export async function release(url: string): Promise<void> {
  const [path = ''] = url.split('?');
  await fetch(`/documents-release?path=${encodeURIComponent(path)}`, { cache: 'no-store' });
}

/** How often the server was asked for a document. */
export async function timesAsked(url: string): Promise<number> {
  return (await requestsFor(url)).length;
}

/** The requests for a document: their headers, and `method`. */
export async function requestsFor(url: string): Promise<Record<string, string>[]> {
  const [path = ''] = url.split('?');
  const response = await fetch(`/documents-headers?path=${encodeURIComponent(path)}`, { cache: 'no-store' });
  return (await response.json()) as Record<string, string>[];
}
