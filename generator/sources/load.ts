// Reads and checks all sources of a catalogue, file by file, and gathers their entries and problems.
import type { Context } from '../context.js';
import { Folder } from '../disk/folder.js';
import { UsageError } from '../errors.js';
import {
  CATALOGUE_FILE,
  type CatalogueFile,
  checkCatalogueFile,
  type CheckedCatalogueFile,
} from './catalogue-file.js';
import { checksVersion, openCheckCache, type SourceCache } from './check-cache.js';
import { type Attribution, loadAttributions } from './import-lock.js';
import { type Draft, UNIQUE, withSharedFields } from './left-to-do.js';
import type { Entry } from './entry.js';
import { fileIssue, listSolutions, readSource, SOLUTIONS_FOLDER } from './files.js';
import { type BesideSolutions, loadBesideSolutions } from './load-beside.js';
import { append, hasErrors, type Issue, MAX_COUNTED, placeOf, sortIssues, Source } from './source.js';
import { parseSource } from './parse.js';
import { checkSiteFiles, loadLogos, type Logo, type OwnPage, readLogo, readPages } from './site-files.js';
import { type CheckContext, checkSolution } from './solution.js';

/** The most issues shown for one file, so that a file in a wrong format does not hide all others. */
const MAX_ISSUES = 50;

/** Time zones are up to 14 hours ahead of UTC, so for some authors it is already tomorrow. */
const AHEAD = 14 * 3_600_000;

/** The last date (YYYY-MM-DD) that is not in the future anywhere. */
export const latestDate = (now: Date): string => new Date(now.getTime() + AHEAD).toISOString().slice(0, 10);

/** All sources of a catalogue. */
export interface Sources extends BesideSolutions {
  /** Undefined when `catalogue.yaml` has errors. */
  readonly catalogueFile: CatalogueFile | undefined;
  /** The solutions to be published that could be read, in the order of their files: all when there is no error. */
  readonly entries: readonly Entry[];
  /** The solutions that are not to be published yet. Their problems are not among the issues. */
  readonly drafts: readonly Draft[];
  /** The logo of the site; undefined where `site:` names none that can be read. */
  readonly logo: Logo | undefined;
  /** The logos of solutions, SVG by the slugs of their names. */
  readonly logos: ReadonlyMap<string, string>;
  /** The pages in the operator's own words. */
  readonly pages: readonly OwnPage[];
  /** Whose imported data is published, to be named on the pages. */
  readonly attributions: readonly Attribution[];
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
 * @param cache what was without a problem earlier and need not be checked again
 * @throws {UsageError} when there is no such folder
 */
export function loadSources(folder: string, now: Date, cache?: SourceCache): Sources {
  const parse = cache ? (source: Source) => cache.parsed.parse(source) : parseSource;
  const { catalogueFile, checkable, issues } = loadCatalogue(folder, now, parse);
  const context = { catalogueFile: checkable, today: latestDate(now) };
  const files = listSolutions(folder, issues);
  // Without a valid catalogue.yaml not everything is checked, so nothing may be remembered.
  const known = catalogueFile && cache;
  if (catalogueFile) cache?.begin(contextOf(catalogueFile), files);
  const found: Draft[] = [];
  const entries = files.flatMap((file) =>
    loadSolutions(folder, file, context, { issues, drafts: found }, known),
  );
  const drafts = withSharedFields(found, entries);
  if (files.length > 0 && entries.length === 0 && !hasErrors(issues)) {
    const message =
      drafts.length > 0
        ? `nothing is ready to be published: ${drafts.length === 1 ? 'the only one is a draft' : `all of ${drafts.length} are drafts`}. Finish one, and take "status: draft" away.`
        : 'no solution is in any of the files. Add one.';
    issues.push(fileIssue(SOLUTIONS_FOLDER, 'empty', message));
  }
  append(issues, sharedFields(entries));
  const beside = loadBesideSolutions(folder, { files, entries, today: context.today, parser: parse }, issues);
  const logo = catalogueFile && readLogo(folder, catalogueFile.site);
  const logos = loadLogos(folder, entries, issues);
  const pages = catalogueFile ? readPages(folder, catalogueFile.site) : [];
  const attributions = loadAttributions(folder, entries, catalogueFile?.dataLicences, { issues, parse });
  return {
    catalogueFile,
    entries,
    drafts,
    logo,
    logos,
    pages,
    attributions,
    ...beside,
    issues: capped(sortIssues(issues)),
  };
}

/** All that checks depend on besides the source. The date is left out: a date in the past never becomes wrong. */
const contextOf = ({ categories, repositoryHosts, acceptedLicenses, tags }: CatalogueFile): string =>
  JSON.stringify([
    checksVersion(),
    categories.map(({ name }) => name),
    repositoryHosts,
    acceptedLicenses,
    tags && [...tags],
  ]);

/**
 * Reads and checks `catalogue.yaml` alone.
 * @throws {UsageError} when there is no such folder
 */
export function loadCatalogue(folder: string, now: Date, parse = parseSource): CheckedCatalogueFile {
  if (!new Folder(folder).exists)
    throw new UsageError(`${folder} is no folder. Name the folder that contains ${CATALOGUE_FILE}.`);
  const issues: Issue[] = [];
  return { ...loadCatalogueFile(folder, latestDate(now), { issues, parse }), issues };
}

const UNREADABLE = { catalogueFile: undefined, checkable: undefined };

function loadCatalogueFile(
  folder: string,
  today: string,
  { issues, parse }: { issues: Issue[]; parse: typeof parseSource },
): Omit<CheckedCatalogueFile, 'issues'> {
  const source = readSource(folder, CATALOGUE_FILE);
  if (!(source instanceof Source)) {
    issues.push(source);
    return UNREADABLE;
  }
  const parsed = parse(source);
  append(issues, parsed.issues);
  if (!parsed.root) {
    if (parsed.issues.length === 0)
      issues.push(source.issue(0, 'empty', 'is empty. Write homepage, categories and repositoryHosts.'));
    return UNREADABLE;
  }
  const checked = checkCatalogueFile(source, parsed.root, today);
  append(issues, checked.issues);
  if (checked.catalogueFile)
    append(issues, checkSiteFiles(folder, source, parsed.root, checked.catalogueFile.site));
  return hasErrors(parsed.issues) ? UNREADABLE : checked;
}

function loadSolutions(
  folder: string,
  file: string,
  context: CheckContext,
  found: { readonly issues: Issue[]; readonly drafts: Draft[] },
  cache: SourceCache | undefined,
): readonly Entry[] {
  const untouched = cache?.recall?.(folder, file);
  if (untouched) return untouched;
  const source = readSource(folder, file);
  if (!(source instanceof Source)) {
    found.issues.push(source);
    return [];
  }
  const known = cache?.find(source);
  if (known) return known;
  const { entries, drafts, issues } = checkSource(source, context);
  append(found.issues, issues);
  append(found.drafts, drafts);
  if (issues.length === 0 && drafts.length === 0) cache?.keep(source, entries);
  return entries;
}

/** Parses a source and checks every solution in it. */
function checkSource(
  source: Source,
  context: CheckContext,
): { entries: Entry[]; drafts: Draft[]; issues: Issue[] } {
  const issues: Issue[] = [];
  const drafts: Draft[] = [];
  const { root, issues: found } = parseSource(source);
  append(issues, found);
  const places = new Set(found.map(placeOf));
  if (!root || (root.kind === 'scalar' && root.value === null)) {
    if (found.length === 0)
      issues.push(source.issue(0, 'empty', 'is empty. Describe a solution or remove the file.'));
    return { entries: [], drafts, issues };
  }
  const entries = (root.kind === 'list' ? root.items : [root]).flatMap((node) => {
    if (issues.length >= MAX_COUNTED) return [];
    if (node.kind !== 'map') {
      issues.push(source.issue(node.start, 'kind', 'must be a solution, with fields as "name: value".'));
      return [];
    }
    const { entry, draft, issues: own } = checkSolution(source, node, context);
    // A value that could not be parsed is not reported a second time as a value of the wrong type.
    const told = own.filter((issue) => !places.has(placeOf(issue)));
    if (draft) {
      const { name } = draft.values;
      const { line } = source.positionAt(node.start);
      const known = typeof name === 'string' && name !== 'TODO' ? name : source.file;
      drafts.push({ ...draft, name: known, file: source.file, line, left: told });
    } else append(issues, told);
    return entry ? [entry] : [];
  });
  return { entries, drafts, issues };
}

/** Replaces all issues of a file beyond the limit by one that counts them. Expects sorted issues. */
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
    return [
      {
        ...issue,
        rule: 'more',
        message: `and ${more >= MAX_COUNTED - MAX_ISSUES ? 'at least ' : ''}${more} more problems in this file, from here on.`,
      },
    ];
  });
}

/** Reads and checks the sources of a catalogue; what had no problem in an earlier run is not checked again. */
export function loadCached(folder: string, context: Pick<Context, 'env' | 'now'>): Sources {
  const file = openCheckCache(folder, context);
  const sources = loadSources(folder, context.now(), file?.cache);
  file?.save();
  return sources;
}

/**
 * Finds names and repositories that several solutions share. The later one is reported, and says where the first is.
 * @param entries in the order of their files
 */
function sharedFields(entries: readonly Entry[]): Issue[] {
  return (Object.keys(UNIQUE) as (keyof typeof UNIQUE)[]).flatMap((field) => {
    const firsts = new Map<string, Entry>();
    return entries.flatMap((entry) => {
      const value = entry.solution[field];
      const key = UNIQUE[field](value);
      const first = firsts.get(key);
      if (!first) {
        firsts.set(key, entry);
        return [];
      }
      const place = `${first.file}:${first.placeOf(field).line}`;
      const other = first.solution[field];
      const message =
        other.toLowerCase() === value.toLowerCase()
          ? `"${value}" is already in ${place}. Remove one, or tell them apart.`
          : `"${value}" has the same address on the site ("${key}") as "${other}" in ${place}. Rename one.`;
      return [entry.issue(field, 'unique', message)];
    });
  });
}
