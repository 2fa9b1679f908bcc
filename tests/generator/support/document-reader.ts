import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { zstdDecompress } from '../../../generator/publish/compress.js';
import { DOCUMENT_PATH } from '../../../generator/output-file.js';

/** How each sidecar is unpacked. */
export const UNPACK: Readonly<Record<string, (bytes: Buffer) => Uint8Array>> = {
  '.gz': gunzipSync,
  '.br': brotliDecompressSync,
  '.zst': zstdDecompress,
};

/** A file; undefined where there is none. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Which file lies there: one that was put there anew is another one, also with the same text. */
function identityOf(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeNs}` : '';
}

/** Reads a document and its sidecars as a server would, while others write them. */
export class DocumentReader {
  /** How often a document was read, and a sidecar that could be compared with it. */
  readonly reads = { document: 0, sidecar: 0 };
  readonly wrong = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  /** @param documents the texts that may be read, and no others */
  constructor(
    readonly out: string,
    readonly documents: readonly string[],
  ) {}

  start(): void {
    this.look();
    this.#timer = setTimeout(() => {
      this.start();
    }, 1);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  look(): void {
    const path = join(this.out, DOCUMENT_PATH);
    const identity = identityOf(path);
    const document = readIfThere(path)?.toString();
    if (document === undefined) return;
    this.reads.document += 1;
    if (!this.documents.includes(document)) this.wrong.add('the document is torn');
    for (const [ending, unpack] of Object.entries(UNPACK)) {
      const packed = readIfThere(path + ending);
      // While the document is the same file before and behind, a sidecar read between must be its own.
      if (!packed || identityOf(path) !== identity) continue;
      this.reads.sidecar += 1;
      if (Buffer.from(unpack(packed)).toString() !== document)
        this.wrong.add(`${ending} is of another document`);
    }
  }
}
