import { existsSync, readdirSync, statSync, type Dirent } from 'node:fs';
import { join, parse } from 'node:path';
import { checkFileSlug } from './checks/tags.js';
import { compareText, type Issue } from './issue.js';
import { isInside } from './read.js';
import { Source } from './source.js';

/** The folder of the solutions, below the catalogue's. */
export const SOLUTIONS_FOLDER = 'solutions';

/**
 * The files of solutions, in an order that is the same everywhere.
 * @param issues gets what else lies there, and what is wrong with the names
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
