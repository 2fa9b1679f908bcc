import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Folder, LinkError, type Stats } from '../disk/folder.js';
import { systemCode } from '../errors.js';
import { zstdDecompress } from '../publish/compress.js';
import type { Encoding } from './http.js';

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
