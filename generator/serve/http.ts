// What `serve` knows of HTTP: paths, Accept-Encoding, conditional requests, media types, files with compressed forms.
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseUrl } from '../../src/catalogue/addresses.js';
import { Folder, LinkError, type Stats } from '../disk/folder.js';
import { systemCode } from '../errors.js';
import { zstdDecompress } from '../publish/compress.js';

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
type Encoding = (typeof ENCODINGS)[number];

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

/** A file as it is served. */
export interface ServedFile {
  /** Its path below the folder, with slashes. */
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** A hash of the content, so that it is the same on every machine. */
  readonly hash: string;
  /** The compressed sidecars that hold the same content. */
  readonly encodings: ReadonlyMap<Encoding, Buffer>;
}

/** Decompresses. Throws when the data is not in the format or is longer than the limit. */
type Unpack = (packed: Buffer, limit: { readonly maxOutputLength: number }) => Buffer;

const SIDECARS: readonly { encoding: Encoding; ending: string; unpack: Unpack }[] = [
  { encoding: 'br', ending: '.br', unpack: brotliDecompressSync },
  { encoding: 'zstd', ending: '.zst', unpack: zstdDecompress },
  { encoding: 'gzip', ending: '.gz', unpack: gunzipSync },
];

/** The files of a folder, kept as long as they do not change. */
export class Files {
  readonly #kept = new Map<string, { stamp: string; file: ServedFile }>();

  readonly #folder: Folder;

  /**
   * @param root the folder, absolute
   * @param transformHtml changes pages before they are served
   */
  constructor(
    root: string,
    readonly transformHtml?: (html: string) => string,
  ) {
    this.#folder = new Folder(root);
  }

  /** The file at a path; undefined where there is none that may be served. */
  find(segments: readonly string[]): ServedFile | undefined {
    if (segments.some((segment) => segment.startsWith('.') && segment !== '.well-known')) return undefined;
    const path = segments.join('/');
    const stats = this.#statOf(path);
    if (!stats?.isFile()) return undefined;
    const sidecars = SIDECARS.map(({ ending }) => this.#statOf(path + ending));
    const stamp = [stats, ...sidecars].map(stampOf).join(' ');
    const kept = this.#kept.get(path);
    if (kept?.stamp === stamp) return kept.file;
    const file = this.#read(path);
    this.#kept.set(path, { stamp, file });
    return file;
  }

  #read(path: string): ServedFile {
    const content = this.#folder.read(path);
    const transform = extname(path) === '.html' ? this.transformHtml : undefined;
    const bytes = transform ? Buffer.from(transform(content.toString())) : content;
    return {
      path,
      type: contentType(path),
      bytes,
      hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
      encodings: transform ? new Map() : readSidecars(this.#folder, path, bytes),
    };
  }

  /** The stats of a path; undefined when there is nothing, or nothing that may be read. */
  #statOf(path: string): Stats | undefined {
    try {
      return this.#folder.stat(path);
    } catch (error) {
      if (!(error instanceof LinkError) && systemCode(error) === '') throw error;
      return undefined;
    }
  }
}

/** Sidecars that unpack to the same bytes: one that is left from an earlier build must not be served. */
function readSidecars(folder: Folder, path: string, bytes: Buffer): Map<Encoding, Buffer> {
  const found = new Map<Encoding, Buffer>();
  for (const { encoding, ending, unpack } of SIDECARS) {
    try {
      const packed = folder.read(path + ending);
      if (unpack(packed, { maxOutputLength: Math.max(bytes.length, 1) }).equals(bytes))
        found.set(encoding, packed);
    } catch {
      // The sidecar is missing or belongs to other content: the plain file is served instead.
    }
  }
  return found;
}

const stampOf = (stats: Stats | undefined): string =>
  stats ? `${stats.mtimeMs}-${stats.size}-${stats.ino}` : '-';

const TEXT: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

const BINARY: Readonly<Record<string, string>> = {
  '.br': 'application/octet-stream',
  '.gz': 'application/gzip',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The `Content-Type` of a file, by its name. */
function contentType(path: string): string {
  const extension = extname(path).toLowerCase();
  const text = TEXT[extension];
  return text ? `${text}; charset=utf-8` : (BINARY[extension] ?? 'application/octet-stream');
}
