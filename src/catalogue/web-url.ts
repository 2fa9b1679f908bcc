/**
 * The address of a link that a document names, if it is one that may be followed.
 * @returns the normalised http(s) URL; undefined for every other scheme (`javascript:`, `data:` …), for relative
 *   and for unreadable addresses
 */
export function webUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
