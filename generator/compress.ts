import { createRequire } from 'node:module';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { OutputFile } from './output-file.js';

/** Whether sidecars are to be small, for publishing, or there at once, for somebody who waits. */
export type Compression = 'small' | 'fast';

/** How hard gzip, brotli and zstd try. */
type Levels = Readonly<Record<'gzip' | 'br' | 'zstd', number>>;

/** The document, which everybody asks for, is worth the best; pages lose two percent by a tenth of the time. */
const LEVELS = {
  best: { gzip: 9, br: constants.BROTLI_MAX_QUALITY, zstd: 19 },
  good: { gzip: 9, br: 9, zstd: 12 },
  fast: { gzip: 1, br: 4, zstd: 1 },
} satisfies Record<string, Levels>;

// Node has zstd of its own from version 22 only.
const zstd = createRequire(import.meta.url)('@bokuweb/zstd-wasm') as {
  init(): Promise<void>;
  compress(bytes: Uint8Array, level: number): Uint8Array;
  decompress(bytes: Uint8Array): Uint8Array;
};
await zstd.init();

/** @throws when it is no zstd, or cut off */
export const zstdDecompress = (bytes: Uint8Array): Buffer => Buffer.from(zstd.decompress(bytes));

/**
 * A file behind its compressed forms: servers that find them beside it need not compress by themselves.
 * @param level how small, where there is time to make them small
 */
export function withSidecars(
  file: OutputFile,
  compression: Compression,
  level: 'best' | 'good' = 'best',
): OutputFile[] {
  const levels = LEVELS[compression === 'fast' ? 'fast' : level];
  return [
    { path: `${file.path}.gz`, bytes: gzip(file.bytes, levels.gzip) },
    { path: `${file.path}.br`, bytes: brotli(file.bytes, levels.br) },
    { path: `${file.path}.zst`, bytes: zstd.compress(file.bytes, levels.zstd) },
    file,
  ];
}

function gzip(bytes: Uint8Array, level: number): Buffer {
  const packed = gzipSync(bytes, { level });
  // The header's ninth byte names the operating system: "unknown", so that all of them write the same.
  packed[9] = 255;
  return packed;
}

const brotli = (bytes: Uint8Array, quality: number): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
