import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `integrity.json` beside the bundle: for each file, what a page writes into `integrity="…"`.
 * @param files the names of the files; the last one that is built brings the list with it
 */
export function integrity(files: readonly string[]): Plugin {
  const digests = new Map<string, string>();
  return {
    name: 'integrity',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk')
            digests.set(
              output.fileName,
              `sha384-${createHash('sha384').update(output.code).digest('base64')}`,
            );
        if (!files.every((file) => digests.has(file))) return;
        const source = Object.fromEntries(files.map((file) => [file, digests.get(file)]));
        this.emitFile({
          type: 'asset',
          fileName: 'integrity.json',
          source: `${JSON.stringify(source, null, 2)}\n`,
        });
      },
    },
  };
}

/** Copies a folder beside the bundle, for code that reads its files at run time. */
export const copied = (from: string, to: string): Plugin => ({
  name: 'copied',
  writeBundle({ dir = '' }) {
    cpSync(from, join(dir, to), { recursive: true });
  },
});
