/** The encodings that sidecars are made in, the better first. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The encoding to answer in: of those there are, the one that the client likes best (RFC 9110, 12.5.3).
 * @param header the request's `Accept-Encoding`
 * @returns undefined for the plain file
 */
export function acceptedEncoding(
  header: string | string[] | undefined,
  available: ReadonlyMap<Encoding, unknown>,
): Encoding | undefined {
  const weights = new Map(
    String(header ?? '')
      .split(',')
      .map(parseWeight),
  );
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const plain = weights.get('identity') ?? 0;
  const best = ENCODINGS.filter((encoding) => available.has(encoding) && weightOf(encoding) > 0)
    // Stable, so that of equal weights the better encoding wins.
    .toSorted((a, b) => weightOf(b) - weightOf(a))[0];
  return best && weightOf(best) >= plain ? best : undefined;
}

function parseWeight(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return [name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0];
}

/** Whether the client has it already (`If-None-Match`, compared weakly: RFC 9110, 13.1.2). */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const tags: readonly string[] = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => tag.replace(/^W\//, '') === etag);
}
