import { existsSync, readdirSync, statSync, type Dirent } from 'node:fs';
import { join, parse } from 'node:path';
import { UsageError } from '../errors.js';
import { CATALOGUE_FILE, checkCatalogueFile, type CatalogueFile } from './catalogue-file.js';
import { checkFileSlug } from './checks/tags.js';
import { compareText, hasErrors, sortIssues, type Issue } from './issue.js';
import { parseSource } from './parse.js';
import { isInside, readSource } from './read.js';
import { checkSolution, type CheckContext, type Entry } from './solution.js';
import { Source } from './source.js';
import { sharedFields } from './unique.js';

/** The folder of the solutions, below the catalogue's. */
export const SOLUTIONS_FOLDER = 'solutions';

/** The most issues of one file that are shown: a file of another kind would bury all others. */
const MAX_ISSUES = 50;

/** Time zones run up to 14 hours ahead: there, the day may already be tomorrow. */
const AHEAD = 14 * 3_600_000;

/** All sources of a catalogue. */
export interface Sources {
  /** Undefined when `catalogue.yaml` has errors. */
  readonly catalogueFile: CatalogueFile | undefined;
  /** The solutions that could be read, in the order of their files. All of them when there is no error. */
  readonly entries: readonly Entry[];
  /** Sorted by file, line and column. */
  readonly issues: readonly Issue[];
}

/** Sources without an error. */
export type SoundSources = Sources & { readonly catalogueFile: CatalogueFile };

/** Whether the sources can be published. */
export const isSound = (sources: Sources): sources is SoundSources =>
  sources.catalogueFile !== undefined && !hasErrors(sources.issues);

/**
 * Reads and checks all sources of a catalogue. Problems of sources never throw.
 * @param folder the catalogue's folder
 * @throws {UsageError} when there is no such folder
 */
export function loadSources(folder: string, now: Date): Sources {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new UsageError(`${folder} is no folder. Name the folder that contains ${CATALOGUE_FILE}.`);
  const issues: Issue[] = [];
  const catalogueFile = loadCatalogueFile(folder, issues);
  const context = { catalogueFile, today: new Date(now.getTime() + AHEAD).toISOString().slice(0, 10) };
  const files = listSolutions(folder, issues);
  const entries = files.flatMap((file) => loadSolutions(folder, file, context, issues));
  if (files.length > 0 && entries.length === 0 && !hasErrors(issues))
    issues.push(fileIssue(SOLUTIONS_FOLDER, 'empty', 'no solution is in any of the files. Add one.'));
  issues.push(...sharedFields(entries));
  return { catalogueFile, entries, issues: capped(sortIssues(issues)) };
}

function loadCatalogueFile(folder: string, issues: Issue[]): CatalogueFile | undefined {
  const source = readSource(folder, CATALOGUE_FILE);
  if (!(source instanceof Source)) {
    issues.push(source);
    return undefined;
  }
  const parsed = parseSource(source);
  issues.push(...parsed.issues);
  if (!parsed.root) {
    if (parsed.issues.length === 0)
      issues.push(source.issue(0, 'empty', 'is empty. Write homepage, categories and repositoryHosts.'));
    return undefined;
  }
  const checked = checkCatalogueFile(source, parsed.root);
  issues.push(...checked.issues);
  return hasErrors(parsed.issues) ? undefined : checked.catalogueFile;
}

/** The files of solutions, in an order that is the same everywhere. What else lies there is reported. */
function listSolutions(folder: string, issues: Issue[]): string[] {
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

function loadSolutions(folder: string, file: string, context: CheckContext, issues: Issue[]): Entry[] {
  const source = readSource(folder, file);
  if (!(source instanceof Source)) {
    issues.push(source);
    return [];
  }
  const { root, issues: found } = parseSource(source);
  issues.push(...found);
  if (!root || (root.kind === 'scalar' && root.value === null)) {
    if (found.length === 0)
      issues.push(source.issue(0, 'empty', 'is empty. Describe a solution or remove the file.'));
    return [];
  }
  return (root.kind === 'list' ? root.items : [root]).flatMap((node) => {
    if (node.kind !== 'map') {
      issues.push(source.issue(node.start, 'kind', 'must be a solution, with fields as "name: value".'));
      return [];
    }
    const checked = checkSolution(source, node, context);
    // What could not be read is not told again as a value of the wrong kind.
    issues.push(...checked.issues.filter((issue) => !found.some((other) => isSamePlace(issue, other))));
    return checked.entry ? [checked.entry] : [];
  });
}

const isSamePlace = (a: Issue, b: Issue): boolean => a.line === b.line && a.column === b.column;

/** An issue of a file as a whole, or of one that is not there. */
const fileIssue = (file: string, rule: string, message: string, severity?: 'warning'): Issue =>
  new Source(file, '').issue(0, rule, message, severity);

/** Leaves out what goes beyond the limit of a file, and says so. The issues are sorted. */
function capped(issues: readonly Issue[]): Issue[] {
  const counts = new Map<string, number>();
  for (const { file } of issues) counts.set(file, (counts.get(file) ?? 0) + 1);
  const shown = new Map<string, number>();
  return issues.flatMap((issue) => {
    const position = (shown.get(issue.file) ?? 0) + 1;
    shown.set(issue.file, position);
    if (position <= MAX_ISSUES) return [issue];
    if (position > MAX_ISSUES + 1) return [];
    const more = (counts.get(issue.file) ?? 0) - MAX_ISSUES;
    return [{ ...issue, rule: 'more', message: `and ${more} more problems in this file, from here on.` }];
  });
}
