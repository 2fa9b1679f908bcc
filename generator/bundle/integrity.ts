import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Writes `integrity.json`: for each of these files, what a page writes into `integrity="…"`. */
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
