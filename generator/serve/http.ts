import type { ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { parseUrl } from '../../src/catalogue/meaning.js';

/** A request's path, taken apart and safe to be looked up. */
export interface ResolvedPath {
  readonly segments: readonly string[];
  /** Whether it ends in a slash. */
  readonly isFolder: boolean;
}

/**
 * Splits a path into segments.
 * @returns undefined when it is not valid or could leave the folder
 */
export function resolvePath(pathname: string): ResolvedPath | undefined {
  if (!pathname.startsWith('/')) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (/[\0\\]/.test(decoded)) return undefined;
  const segments = decoded.split('/').filter((segment) => segment !== '');
  if (segments.includes('..')) return undefined;
  return { segments, isFolder: decoded.endsWith('/') };
}

/** The encodings that sidecars are made in, the better first. */
const ENCODINGS = ['br', 'zstd', 'gzip'] as const;
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
    // The sort is stable, so for equal weights the better encoding wins.
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

/**
 * Whether a server on this machine may be asked by a name: `localhost` and names below it, addresses, and those that are
 * allowed. No page of somebody else has an address as its origin that leads here.
 * @param header the request's `Host`
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[]): boolean {
  const url = parseUrl(`http://${header}/`);
  if (header === undefined || !url) return false;
  const { hostname, host } = url;
  const name = hostname.replace(/\.$/, '');
  return (
    /^([a-z0-9-]+\.)*localhost$/.test(name) ||
    isIP(name.replace(/^\[|\]$/g, '')) !== 0 ||
    allowed.some((each) => [name, host].includes(each.toLowerCase()))
  );
}

/** Answers with a short text of ours: a reason, a page, a script. Browsers ask again every time. */
export function respond(
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const bytes = Buffer.from(text);
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': bytes.byteLength,
    'Cache-Control': 'no-cache',
    ...headers,
  });
  // Node omits the body of answers to HEAD by itself.
  response.end(bytes);
}

/** Answers that there is nothing to be had, and why. */
export function refuse(
  response: ServerResponse,
  status: number,
  reason: string,
  headers?: Readonly<Record<string, string>>,
): void {
  respond(response, status, 'text/plain', `${reason}\n`, headers);
}
