let number = 0;

/** The URL of a document that nobody has asked for yet; the scenarios are those of document-scenarios.mjs. */
export function documentUrl(scenario: string): string {
  number += 1;
  return `/documents/${scenario}/${Date.now()}-${Math.random().toString(36).slice(2)}-${number}.json`;
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
