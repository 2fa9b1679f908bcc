import {
  type Dirent,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join, parse, sep } from 'node:path';
import { systemCode } from '../errors.js';
import { checkFileSlug } from './checks/tags.js';
import { compareText, type Issue } from './issue.js';
import { Source } from './source.js';

/** The folder of the solutions, below the catalogue's. */
export const SOLUTIONS_FOLDER = 'solutions';

/**
 * The files of solutions, in an order that is the same everywhere.
 * @param issues receives warnings about other files and problems with file names
 * @returns paths relative to the catalogue's folder, with slashes
 */
export function listSolutions(folder: string, issues: Issue[]): string[] {
  const path = join(folder, SOLUTIONS_FOLDER);
  const report = (file: string, rule: string, message: string, severity?: 'warning') =>
    issues.push(fileIssue(file, rule, message, severity));
  if (!existsSync(path) || !statSync(path).isDirectory()) {
    report(
      SOLUTIONS_FOLDER,
      'missing-folder',
      'there is no folder of that name. Make it, with one file a solution.',
    );
    return [];
  }
  if (!isInside(folder, path)) {
    report(
      SOLUTIONS_FOLDER,
      'symlink',
      'is a link that leads out of the catalogue’s folder. Put the folder itself here.',
    );
    return [];
  }
  const files = readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((a, b) => compareText(a.name, b.name))
    .filter((entry) => {
      const why = notRead(entry);
      if (why) report(`${SOLUTIONS_FOLDER}/${entry.name}`, 'not-read', why, 'warning');
      return !why;
    })
    .map(({ name }) => `${SOLUTIONS_FOLDER}/${name}`);
  const stems = new Map<string, string>();
  for (const file of files) {
    const stem = parse(file).name;
    const wrong = checkFileSlug(stem);
    if (wrong) report(file, 'slug', wrong);
    const first = stems.get(stem);
    if (first) report(file, 'slug', `has the same slug as ${first}. Remove or rename one.`);
    else stems.set(stem, file);
  }
  if (files.length === 0)
    report(SOLUTIONS_FOLDER, 'empty', 'no solution is in there. Add one as <name>.yaml.');
  return files;
}

function notRead(entry: Dirent): string | undefined {
  if (entry.isDirectory()) return 'a folder is not looked into. Move its files up.';
  return /\.(ya?ml|json)$/.test(entry.name)
    ? undefined
    : 'is not read: its name does not end in .yaml, .yml or .json.';
}

/** An issue of a file as a whole, or of one that is not there. */
export const fileIssue = (file: string, rule: string, message: string, severity?: 'warning'): Issue =>
  new Source(file, '').issue(0, rule, message, severity);

/** The largest source read: 1 MiB. */
const MAX_SOURCE_BYTES = 1024 * 1024;

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
    // Links that leave the folder are not followed: otherwise a pull request could publish /etc/passwd.
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
    // Up to the first invalid byte lenient decoding gives the same text, so the first replacement character marks it.
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
