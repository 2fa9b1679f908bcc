import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Copies a folder beside the bundle, for code that reads its files at run time. */
export const copied = (from: string, to: string): Plugin => ({
  name: 'copied',
  writeBundle({ dir = '' }) {
    cpSync(from, join(dir, to), { recursive: true });
  },
});
