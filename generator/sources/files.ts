// Finds the source files below a folder, and reads them: encoding, size, links.
import { parse } from 'node:path';
import { FileTooLargeError, Folder, LinkError } from '../disk/folder.js';
import { systemCode } from '../errors.js';
import { checkFileSlug } from './checks/tags.js';
import { compareText, type Issue, Source } from './source.js';

/** The folder of the solutions, below the catalogue's. */
export const SOLUTIONS_FOLDER = 'solutions';

/** The folders of a catalogue in which its sources are. */
export const SOURCE_FOLDERS = [SOLUTIONS_FOLDER, 'migrations', 'logos'] as const;

/**
 * The files of solutions, in an order that is the same everywhere.
 * @param issues receives warnings about other files and problems with file names
 * @returns paths relative to the catalogue's folder, with slashes
 */
export function listSolutions(folder: string, issues: Issue[]): string[] {
  const report = (file: string, rule: string, message: string, severity?: 'warning') =>
    issues.push(fileIssue(file, rule, message, severity));
  const listed = listFolder(folder, SOLUTIONS_FOLDER, issues);
  if (!listed) {
    if (!new Folder(folder).has(SOLUTIONS_FOLDER))
      report(
        SOLUTIONS_FOLDER,
        'missing-folder',
        'there is no folder of that name. Make it, with one file a solution.',
      );
    return [];
  }
  const files = listed
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
    const stem = fileStem(file);
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

/** The name of a file without its folder and its ending: the slug of the solution in it. */
export const fileStem = (file: string): string => parse(file).name;

/**
 * What lies in one of the catalogue's folders.
 * @param issues receives the problem when it is a link that leads out, or no folder
 * @returns undefined when there is none that is read
 */
export function listFolder(folder: string, name: string, issues: Issue[]): FolderEntry[] | undefined {
  try {
    const catalogue = new Folder(folder);
    const stats = catalogue.stat(name);
    if (stats?.isDirectory()) return catalogue.list(name);
    if (stats) issues.push(fileIssue(name, 'missing-folder', 'is no folder. Make one of that name.'));
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    issues.push(
      fileIssue(
        name,
        'symlink',
        'is a link that leads out of the catalogue’s folder. Put the folder itself here.',
      ),
    );
  }
  return undefined;
}

type FolderEntry = ReturnType<Folder['list']>[number];

function notRead(entry: FolderEntry): string | undefined {
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

/**
 * Reads one source file, and nothing but a regular file of UTF-8 text inside the catalogue's folder.
 * @param folder the catalogue's folder
 * @param file the path below it, with slashes
 * @param limit the most bytes that are read
 * @returns the source, or why there is none
 */
export function readSource(folder: string, file: string, limit = MAX_SOURCE_BYTES): Source | Issue {
  const catalogue = new Folder(folder);
  const refuse = (rule: string, message: string, source = new Source(file, ''), offset = 0) =>
    source.issue(offset, rule, message);
  try {
    return decode(file, catalogue.read(file, limit), refuse);
  } catch (error) {
    // Links that leave the folder are not followed: otherwise a pull request could publish /etc/passwd.
    if (error instanceof LinkError)
      return refuse(
        'symlink',
        'is a link that leads out of the catalogue’s folder, or to nothing. Put the file itself here.',
      );
    if (error instanceof FileTooLargeError)
      return refuse(
        'too-large',
        `has ${error.bytes} bytes; at most ${limit} (${limit / 2 ** 20} MiB) are read. Split it.`,
      );
    const code = systemCode(error);
    if (code === '') throw error;
    if (code === 'ENOENT') return refuse('missing-file', 'does not exist.');
    if (code === 'EISDIR') return refuse('no-file', 'is no regular file. Remove it.');
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
