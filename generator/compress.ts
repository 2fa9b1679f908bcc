import { createRequire } from 'node:module';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { OutputFile } from './output-file.js';

/** Whether sidecars are to be small, for publishing, or there at once, for somebody who waits. */
export type Compression = 'small' | 'fast';

// Node has zstd of its own from version 22 only.
const zstd = createRequire(import.meta.url)('@bokuweb/zstd-wasm') as {
  init(): Promise<void>;
  compress(bytes: Uint8Array, level: number): Uint8Array;
};
await zstd.init();

/** A file behind its compressed forms: servers that find them beside it need not compress by themselves. */
export const withSidecars = (file: OutputFile, compression: Compression): OutputFile[] => [
  { path: `${file.path}.gz`, bytes: gzip(file.bytes, compression) },
  { path: `${file.path}.br`, bytes: brotli(file.bytes, compression) },
  { path: `${file.path}.zst`, bytes: zstd.compress(file.bytes, compression === 'small' ? 19 : 1) },
  file,
];

function gzip(bytes: Uint8Array, compression: Compression): Buffer {
  const packed = gzipSync(bytes, { level: compression === 'small' ? 9 : 1 });
  // The header's ninth byte names the operating system: "unknown", so that all of them write the same.
  packed[9] = 255;
  return packed;
}

const brotli = (bytes: Uint8Array, compression: Compression): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: compression === 'small' ? constants.BROTLI_MAX_QUALITY : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
