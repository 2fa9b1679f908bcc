import { createHash } from 'node:crypto';
import type { Context } from '../context.js';
import { openCache } from '../disk/caches.js';
import type { Stamp } from '../disk/folder.js';
import { codeVersion } from '../package.js';

/** A published file with the hash of its content, its length, and its stamp as it was published. */
export type KnownFile = readonly [path: string, hash: string, bytes: number, stamp: Stamp | undefined];

/** The hash of a file's content. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

/** What pages and logos are made with. A compressed form of another version would be as good. */
const PACKAGES = ['@lit-labs/ssr', 'lit', 'marked', 'sanitize-html'];

/**
 * Remembers what became of fingerprints, so that an unchanged page is neither rendered nor compressed again. It lies apart
 * from what is published, and only has hashes: a published file counts as unchanged when its content has this very hash,
 * which need not be asked while its stamp is the same.
 */
export class BuildMemory {
  readonly #before: ReadonlyMap<string, readonly KnownFile[]>;
  readonly #now = new Map<string, readonly KnownFile[]>();

  constructor(before: Iterable<readonly [string, readonly KnownFile[]]> = []) {
    this.#before = new Map(before);
  }

  /** The files that a fingerprint stood for in the last build; undefined when it had none like it. */
  recall(fingerprint: string): readonly KnownFile[] | undefined {
    return this.#before.get(fingerprint);
  }

  /** What the next build may rely on. What is kept in no build is forgotten by the next. */
  keep(fingerprint: string, files: readonly KnownFile[]): void {
    this.#now.set(fingerprint, files);
  }

  /** All that was kept in this build. */
  get kept(): [string, readonly KnownFile[]][] {
    return [...this.#now];
  }
}

/**
 * Opens what is remembered of builds into a folder.
 * @returns undefined when there is no place for it
 */
export function openBuildMemory(
  out: string,
  context: Pick<Context, 'env'>,
): { readonly memory: BuildMemory; readonly save: () => void } | undefined {
  const file = openCache(out, 'built', context);
  if (!file) return undefined;
  const version = codeVersion(PACKAGES);
  const memory = new BuildMemory(file.bytes && read(file.bytes, version));
  return {
    memory,
    save: () => {
      file.write(Buffer.from(JSON.stringify([version, memory.kept])));
    },
  };
}

/** What was remembered by the same program; nothing of any other. */
function read(bytes: Uint8Array, version: string): [string, KnownFile[]][] | undefined {
  try {
    const [writtenBy, kept] = JSON.parse(Buffer.from(bytes).toString()) as [string, [string, KnownFile[]][]];
    return writtenBy === version ? kept : undefined;
  } catch {
    return undefined;
  }
}
