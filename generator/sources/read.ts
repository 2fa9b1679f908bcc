import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { systemCode } from '../errors.js';
import type { Issue } from './issue.js';
import { Source } from './source.js';

/** The largest source read: 1 MiB. */
export const MAX_SOURCE_BYTES = 1024 * 1024;

/** Whether `path` is `folder` or lies below it, links followed. */
export function isInside(folder: string, path: string): boolean {
  const root = realpathSync(folder);
  const real = realpathSync(path);
  return real === root || real.startsWith(root.endsWith(sep) ? root : root + sep);
}

/**
 * Reads one source file, and nothing but a regular file of UTF-8 text inside the catalogue's folder.
 * @param folder the catalogue's folder
 * @param file the path below it, with slashes
 * @returns the source, or why there is none
 */
export function readSource(folder: string, file: string): Source | Issue {
  const path = join(folder, file);
  const refuse = (rule: string, message: string, source = new Source(file, ''), offset = 0) =>
    source.issue(offset, rule, message);
  try {
    // A link is followed as long as it stays in the folder: otherwise a pull request could publish /etc/passwd.
    if (lstatSync(path).isSymbolicLink() && !isInside(folder, path))
      return refuse(
        'symlink',
        'is a link that leads out of the catalogue’s folder. Put the file itself here.',
      );
    const stats = statSync(path);
    if (!stats.isFile()) return refuse('no-file', 'is no regular file. Remove it.');
    if (stats.size > MAX_SOURCE_BYTES)
      return refuse(
        'too-large',
        `has ${stats.size} bytes; at most ${MAX_SOURCE_BYTES} (1 MiB) are read. Split it.`,
      );
    return decode(file, readFileSync(path), refuse);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOENT') return refuse('missing-file', 'does not exist, or is a link to nothing.');
    if (code === '') throw error;
    return refuse('unreadable', `cannot be read (${code}). Check its permissions.`);
  }
}

function decode(
  file: string,
  bytes: Buffer,
  refuse: (rule: string, message: string, source?: Source, offset?: number) => Issue,
): Source | Issue {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The part before the first bad byte still reads the same, so its end is the place.
    const lenient = new Source(file, new TextDecoder('utf-8').decode(bytes));
    const hint =
      bytes[0] === 0xff || bytes[0] === 0xfe
        ? ' It looks like UTF-16.'
        : ' It may be Latin-1 or Windows-1252.';
    return refuse(
      'encoding',
      `is not UTF-8.${hint} Save it as UTF-8.`,
      lenient,
      lenient.text.indexOf('\uFFFD'),
    );
  }
  const source = new Source(file, text);
  const nul = text.indexOf('\0');
  if (nul !== -1) return refuse('nul', 'contains a NUL character: it is not a text. Remove it.', source, nul);
  return source;
}
