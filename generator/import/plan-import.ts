import { Folder } from '../disk/folder.js';
import { grouped } from '../grouped.js';
import { type CatalogueDraft, catalogueYaml, draftYaml, TO_DO } from '../scaffold/draft.js';
import { CATALOGUE_FILE } from '../sources/catalogue-file.js';
import { toSlug } from '../sources/checks/tags.js';
import { fileStem, listSolutions, readSource, SOLUTIONS_FOLDER } from '../sources/files.js';
import {
  type DataSource,
  IMPORT_LOCK_FILE,
  type ImportLock,
  importLockYaml,
  type LockedEntry,
  type LockedField,
} from '../sources/import-lock.js';
import { parseSource } from '../sources/parse.js';
import { type LocatedMap, nodeAt, plain, Source } from '../sources/source.js';
import { hostsOf, type Imported, type ImportedSolution, textOf } from './imported.js';
import { type Conflict, mergeFields, type Preference, writeFields } from './merge.js';

export interface PlanOptions {
  /** What the catalogue has already. */
  readonly present: Present;
  readonly lock: ImportLock;
  /** The name that whoever is imported goes by in the lock: a slug. */
  readonly from: string;
  readonly source: DataSource;
  readonly preference: Preference;
  /** Whether a `catalogue.yaml` is written: not where there is one. */
  readonly withCatalogue: boolean;
  readonly hasSchema: boolean;
  /** Today, as YYYY-MM-DD: when solutions of which it is not known enter the catalogue. */
  readonly today: string;
}

/** A conflict, and where the value stands that is in the catalogue. */
export interface PlacedConflict extends Conflict {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What an import is going to do. */
export interface ImportPlan {
  /** Contents by their paths below the catalogue's folder. */
  readonly files: ReadonlyMap<string, string>;
  readonly added: readonly ImportedSolution[];
  /** How many fields of which solutions get another value. */
  readonly updated: ReadonlyMap<string, number>;
  readonly unchanged: number;
  readonly conflicts: readonly PlacedConflict[];
  /** Solutions that were imported once and have been removed here since: they stay out. */
  readonly removedHere: readonly string[];
  /** Solutions that were imported once and that upstream has no more: they stay. */
  readonly goneUpstream: readonly string[];
  readonly notes: readonly string[];
}

/** Plans an import: what is new, what nobody has touched since the last one, and what both sides have changed. */
export function planImport(imported: Imported, options: PlanOptions): ImportPlan {
  const { present, lock, from, source, preference, today } = options;
  const upstreams = [...withUniqueKeys(imported.solutions)];
  const seen = new Set(upstreams.map(({ key }) => key));
  const matches = new Matches(present.solutions, lock, from, seen);
  const entries: Record<string, LockedEntry> = { ...lock.entries };
  const stems = new Set(present.stems);
  const texts = new Map<string, string>();
  const files = new Map<string, string>();
  const added: ImportedSolution[] = [];
  const updated = new Map<string, number>();
  const conflicts: PlacedConflict[] = [];
  const removedHere: string[] = [];
  let unchanged = 0;
  for (const solution of upstreams) {
    const values = withoutGaps(solution.values);
    const { id: known, there } = matches.find(solution.key, values);
    if (known !== undefined && !there) {
      removedHere.push(known);
      continue;
    }
    if (!there) {
      const draft = { ...solution, values: { addedAt: today, ...values } };
      const file = freeFile(values, stems);
      added.push(draft);
      files.set(file, draftYaml(draft, options.hasSchema));
      entries[file] = { keys: { [from]: solution.key }, fields: remembered(values, from, today) };
      continue;
    }
    const before = entries[known ?? there.id];
    const upstream = { values, from, date: today };
    const text = texts.get(there.source.file) ?? there.source.text;
    const merged = mergeFields(there.values, before?.fields ?? {}, upstream, preference);
    conflicts.push(...merged.conflicts.map((conflict) => placed(conflict, there)));
    if (merged.writes.size > 0) {
      updated.set(there.id, merged.writes.size);
      const written = writeFields(text, nodeNow(text, there), merged.writes);
      texts.set(there.source.file, written);
      files.set(there.source.file, written);
    } else unchanged += 1;
    // Files may have been renamed since.
    if (known !== undefined && known !== there.id) Reflect.deleteProperty(entries, known);
    entries[there.id] = { keys: { ...before?.keys, [from]: solution.key }, fields: merged.fields };
  }
  const notes = [...imported.notes];
  if (options.withCatalogue) files.set(CATALOGUE_FILE, newCatalogue(imported, notes));
  const sources = { ...lock.sources, [from]: source };
  files.set(IMPORT_LOCK_FILE, importLockYaml({ sources, entries }));
  const goneUpstream = Object.entries(entries).flatMap(([id, { keys }]) =>
    keys[from] !== undefined && !seen.has(keys[from]) && matches.has(id) ? [id] : [],
  );
  return { files, added, updated, unchanged, conflicts, removedHere, goneUpstream, notes };
}

const repositoryKey = (address: string): string => address.toLowerCase();

/** Finds the solution of the catalogue that an imported one is. */
class Matches {
  readonly #byId: ReadonlyMap<string, PresentSolution>;
  readonly #byRepository: ReadonlyMap<string, readonly PresentSolution[]>;
  readonly #bySlug: ReadonlyMap<string, readonly PresentSolution[]>;
  /** Those that are found already: two imported solutions are never one of the catalogue. */
  readonly #taken = new Set<PresentSolution>();
  /** Those that the lock knows by what an imported solution is called: no other is them. */
  readonly #remembered = new Set<string>();
  readonly #byKey = new Map<string, string>();

  /** @param keys what the imported solutions are called */
  constructor(
    present: readonly PresentSolution[],
    lock: ImportLock,
    from: string,
    keys: ReadonlySet<string>,
  ) {
    this.#byId = new Map(present.map((solution) => [solution.id, solution]));
    const textsOf = (value: unknown, keyOf: (text: string) => string) =>
      typeof value === 'string' ? [keyOf(value)] : [];
    this.#byRepository = grouped(present, ({ values }) => textsOf(values.github, repositoryKey));
    this.#bySlug = grouped(present, ({ values }) => textsOf(values.name, toSlug));
    for (const [id, { keys: own }] of Object.entries(lock.entries))
      if (own[from] !== undefined) this.#byKey.set(own[from], id);
    for (const [key, id] of this.#byKey) if (keys.has(key)) this.#remembered.add(id);
  }

  /**
   * By what the lock remembers; else, where files were renamed or written by hand, by repository and name, or by one of
   * them.
   * @returns the name in the lock, if it is known there, and the solution that is there, if one is
   */
  find(
    key: string,
    { github, name }: Readonly<Record<string, unknown>>,
  ): { id: string | undefined; there: PresentSolution | undefined } {
    const id = this.#byKey.get(key);
    const byKey = id === undefined ? undefined : this.#byId.get(id);
    const ofRepository =
      typeof github === 'string' ? (this.#byRepository.get(repositoryKey(github)) ?? []) : [];
    const ofName = typeof name === 'string' ? (this.#bySlug.get(toSlug(name)) ?? []) : [];
    const both = ofRepository.filter((solution) => ofName.includes(solution));
    const there =
      byKey ??
      [...both, ...ofRepository, ...ofName].find(
        (each) => !this.#taken.has(each) && !this.#remembered.has(each.id),
      );
    if (there) this.#taken.add(there);
    return { id, there };
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }
}

/** A key that occurs again gets a number, so that every solution has its own. */
function* withUniqueKeys(solutions: readonly ImportedSolution[]): Generator<ImportedSolution> {
  const counts = new Map<string, number>();
  for (const solution of solutions) {
    const count = (counts.get(solution.key) ?? 0) + 1;
    counts.set(solution.key, count);
    yield count === 1 ? solution : { ...solution, key: `${solution.key} #${count}` };
  }
}

/** What others do not say, and what they say they do not know. */
const withoutGaps = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== TO_DO));

const remembered = (values: Readonly<Record<string, unknown>>, from: string, date: string) =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]): [string, LockedField] => [field, { from, date, value }]),
  );

function placed(conflict: Conflict, { source, node }: PresentSolution): PlacedConflict {
  const { start } = nodeAt(node, [conflict.field]);
  return { ...conflict, file: source.file, ...source.positionAt(start) };
}

/** Where a solution stands now, in a file that has been edited already for another one. */
function nodeNow(text: string, { source, node, index }: PresentSolution): LocatedMap {
  if (text === source.text) return node;
  const { root } = parseSource(new Source(source.file, text));
  const now = root?.kind === 'list' && index !== undefined ? root.items[index] : root;
  return now?.kind === 'map' ? now : node;
}

/** How long a file's name may be before its ending: systems refuse names of more than 255 bytes. */
const LONGEST_STEM = 100;

/** A path of its own for a new solution: `solutions/nextcloud.yaml`, `solutions/nextcloud-2.yaml`. */
function freeFile({ name }: Readonly<Record<string, unknown>>, taken: Set<string>): string {
  const stem =
    toSlug(typeof name === 'string' ? name : '')
      .slice(0, LONGEST_STEM)
      .replace(/-$/, '') || 'solution';
  let slug = stem;
  for (let number = 2; taken.has(slug); number += 1) slug = `${stem}-${number}`;
  taken.add(slug);
  return `${SOLUTIONS_FOLDER}/${slug}.yaml`;
}

/** The most hosts that a catalogue may name. */
const MAX_HOSTS = 2;

function newCatalogue({ homepage, categories, solutions }: Imported, notes: string[]): string {
  const hosts = hostsOf(solutions);
  if (hosts.length > MAX_HOSTS)
    notes.push(
      `Repositories are on ${hosts.length} platforms, and a catalogue names two. Left out of ${CATALOGUE_FILE}: ` +
        `${hosts.slice(MAX_HOSTS).join(', ')}.`,
    );
  const draft: CatalogueDraft = {
    homepage,
    categories: categories.length > 0 ? categories : [{ name: TO_DO }],
    hosts: hosts.length > 0 ? hosts.slice(0, MAX_HOSTS) : ['github.com', 'gitlab.com'],
  };
  return catalogueYaml(draft);
}

/** A solution that the catalogue has already, draft or not. */
interface PresentSolution {
  /** As the lock names it. */
  readonly id: string;
  readonly source: Source;
  readonly node: LocatedMap;
  /** Which item of its file it is; undefined where it is the whole file. */
  readonly index: number | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What the catalogue has already. */
interface Present {
  readonly solutions: readonly PresentSolution[];
  /** The names of all files, without their endings, those included that cannot be read. */
  readonly stems: ReadonlySet<string>;
  /** The names of its categories, as far as its `catalogue.yaml` can be read. */
  readonly categories: readonly string[];
  /** Files that cannot be read, each with the reason and its place. */
  readonly unreadable: readonly string[];
}

/** Reads the solutions of a catalogue, whatever may be wrong with their values. */
export function readPresent(folder: string): Present {
  const files = listSolutions(folder, []);
  const unreadable: string[] = [];
  const solutions = files.flatMap((file): PresentSolution[] => {
    const source = readSource(folder, file);
    if (!(source instanceof Source)) {
      unreadable.push(`${file}: ${source.message}`);
      return [];
    }
    const { root, issues } = parseSource(source);
    const [first] = issues;
    if (first) unreadable.push(`${file}:${first.line}:${first.column}: ${first.message}`);
    if (first || !root) return [];
    if (root.kind === 'map')
      return [{ id: file, source, node: root, index: undefined, values: valuesOf(root) }];
    return (root.kind === 'list' ? root.items : []).flatMap((node, index) => {
      if (node.kind !== 'map') return [];
      const values = valuesOf(node);
      const slug = toSlug(typeof values.name === 'string' ? values.name : '');
      return [{ id: `${file}#${slug}`, source, node, index, values }];
    });
  });
  return { solutions, stems: new Set(files.map(fileStem)), categories: categoriesOf(folder), unreadable };
}

function categoriesOf(folder: string): string[] {
  const source = new Folder(folder).has(CATALOGUE_FILE) ? readSource(folder, CATALOGUE_FILE) : undefined;
  const root = source instanceof Source ? parseSource(source).root : undefined;
  const list = root && nodeAt(root, ['categories']);
  return (list?.kind === 'list' ? list.items : []).flatMap(
    (item) => textOf(plain(nodeAt(item, ['name']))) ?? [],
  );
}

const valuesOf = (node: LocatedMap) => plain(node) as Readonly<Record<string, unknown>>;
