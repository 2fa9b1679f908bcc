// Adds the compressed forms .gz, .br and .zst to a file, and says at which levels.
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { type OutputFile, withForms } from '../output-file.js';

/** How hard gzip, brotli and zstd try. */
type Levels = Readonly<Record<'gzip' | 'br' | 'zstd', number>>;

/**
 * The element's scripts are worth the best compression: every reader loads one, and they seldom change. The document
 * and pages change with every build, and brotli takes nearly three times as long for its last 2 percent; zstd is sent to
 * those alone who take no brotli. At 9 brotli clears 32 MB of memory first, which takes ten times as long as a page at 10.
 */
const LEVELS = {
  best: { gzip: 9, br: constants.BROTLI_MAX_QUALITY, zstd: 17 },
  good: { gzip: 9, br: 10, zstd: 12 },
  large: { gzip: 9, br: 9, zstd: 12 },
} satisfies Record<string, Levels>;

/** Larger files get the last levels: a document of 10,000 solutions would take half a minute. */
const LARGE = 8_000_000;
/** The largest file for zstd, in bytes: its WebAssembly memory holds two copies and never shrinks. */
const ZSTD_LIMIT = 32_000_000;

/** How many files are compressed at a time: each needs about ten megabytes. */
const packing = pLimit(2);

const gzipped = promisify(gzip);
const brotliCompressed = promisify(brotliCompress);

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
 * A file with its compressed forms: servers that find them beside it need not compress by themselves.
 * @param level how small
 */
export const withSidecars = (file: OutputFile, level: 'best' | 'good'): OutputFile =>
  withForms(file, () => packing(pack, file, LEVELS[file.bytes.byteLength > LARGE ? 'large' : level]));

async function pack({ path, bytes }: OutputFile, levels: Levels): Promise<OutputFile[]> {
  // gzip and brotli run in threads of their own, zstd in this one.
  const others = [packGzip(bytes, levels.gzip), packBrotli(bytes, levels.br)] as const;
  const zst = bytes.byteLength > ZSTD_LIMIT ? undefined : zstd.compress(bytes, levels.zstd);
  const [gz, br] = await Promise.all(others);
  return [
    { path: `${path}.gz`, bytes: gz },
    { path: `${path}.br`, bytes: br },
    ...(zst ? [{ path: `${path}.zst`, bytes: zst }] : []),
  ];
}

async function packGzip(bytes: Uint8Array, level: number): Promise<Buffer> {
  const packed = await gzipped(bytes, { level });
  // The header's ninth byte names the operating system: "unknown", so that all of them write the same.
  packed[9] = 255;
  return packed;
}

const packBrotli = (bytes: Uint8Array, quality: number): Promise<Buffer> =>
  brotliCompressed(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
