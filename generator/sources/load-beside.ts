// Reads the sources beside the solutions: products.yaml and migrations/.
import { parse } from 'node:path';
import { Folder } from '../disk/folder.js';
import { productOf, toSlug } from './checks/tags.js';
import { badCharacters } from './checks/texts.js';
import { didYouMean } from '../../src/catalogue/did-you-mean.js';
import type { Entry } from './entry.js';
import { fileIssue, listFolder, readSource } from './files.js';
import { append, compareText, type Issue, type Located, Source } from './source.js';
import {
  checkMigration,
  checkProducts,
  type Migration,
  type MigrationContext,
  MIGRATIONS_FOLDER,
  type Products,
  PRODUCTS_FILE,
} from './product-files.js';
import { parseSource } from './parse.js';

/** What the sources say of products, beside the solutions that replace them. */
export interface BesideSolutions {
  /** The products by their slugs; empty where there is no `products.yaml`. */
  readonly products: Products;
  /** How to leave products, by their slugs. Alternatives go by the names of their solutions. */
  readonly migrations: ReadonlyMap<string, Migration>;
}

/** What there is to know beforehand. */
interface SolutionsRead {
  /** The files of solutions. */
  readonly files: readonly string[];
  /** All solutions that could be read. */
  readonly entries: readonly Entry[];
  readonly today: string;
  readonly parser: typeof parseSource;
}

/**
 * Reads and checks `products.yaml` and the files of `migrations/`, where they are there.
 * @param issues receives what is wrong
 */
export function loadBesideSolutions(
  folder: string,
  { files, entries, today, parser }: SolutionsRead,
  issues: Issue[],
): BesideSolutions {
  const slugs = slugsOf(entries);
  const alternatives = new Map<string, Set<string>>();
  for (const entry of entries)
    for (const tag of entry.solution.tags) {
      const product = productOf(tag);
      if (product === undefined) continue;
      const known = alternatives.get(product) ?? new Set();
      alternatives.set(product, known.add(slugs.get(entry) ?? ''));
    }
  const read: ReadRoot = (file) => readRoot(folder, file, issues, parser);
  const products = loadProducts(folder, today, issues, read);
  if (products.size > 0) append(issues, unnamedProducts(entries, products));
  const readable = new Set(entries.map(({ file }) => file));
  const broken = files.filter((file) => !readable.has(file)).map((file) => parse(file).name);
  const solutions = new Map([
    ...broken.map((stem) => [stem, 'unreadable'] as const),
    ...[...slugs.values()].map((each) => [each, 'read'] as const),
  ]);
  const context = { today, alternatives, solutions };
  return { products, migrations: withNames(loadMigrations(folder, context, issues, read), slugs) };
}

/** Dossiers whose alternatives go by the names of solutions, no longer by their slugs. */
function withNames(
  migrations: ReadonlyMap<string, Migration>,
  slugs: ReadonlyMap<Entry, string>,
): Map<string, Migration> {
  const names = new Map([...slugs].map(([{ solution }, each]) => [each, solution.name]));
  const named = ({ alternatives, ...migration }: Migration): Migration => ({
    ...migration,
    alternatives: Object.fromEntries(
      Object.entries(alternatives).flatMap(([each, way]) => {
        const name = names.get(each);
        return name === undefined ? [] : [[name, way] as const];
      }),
    ),
  });
  return new Map([...migrations].map(([product, migration]) => [product, named(migration)]));
}

/** The slugs of solutions: the names of their files; in a file of several, their own names. */
function slugsOf(entries: readonly Entry[]): Map<Entry, string> {
  const sizes = new Map<string, number>();
  for (const { file } of entries) sizes.set(file, (sizes.get(file) ?? 0) + 1);
  return new Map(
    entries.map((entry) => {
      const isAlone = sizes.get(entry.file) === 1;
      return [entry, isAlone ? parse(entry.file).name : toSlug(entry.solution.name)];
    }),
  );
}

function loadProducts(folder: string, today: string, issues: Issue[], read: ReadRoot): Products {
  const root = new Folder(folder).has(PRODUCTS_FILE) ? read(PRODUCTS_FILE) : undefined;
  if (!root) return new Map();
  const checked = checkProducts(root.source, root.node, today);
  append(issues, checked.issues);
  return checked.products;
}

/** Tags that name a product of which products.yaml says nothing; each is told once. */
function unnamedProducts(entries: readonly Entry[], products: Products): Issue[] {
  const told = new Set<string>();
  return entries.flatMap((entry) =>
    entry.solution.tags.flatMap((tag) => {
      const product = productOf(tag);
      if (product === undefined || products.has(product) || told.has(product)) return [];
      told.add(product);
      const hint = didYouMean(product, products.keys()) || ' Add it there with its name.';
      return [entry.issue('tags', 'product', `"${product}" is not in ${PRODUCTS_FILE}.${hint}`, 'warning')];
    }),
  );
}

function loadMigrations(
  folder: string,
  context: MigrationContext,
  issues: Issue[],
  read: ReadRoot,
): Map<string, Migration> {
  const migrations = new Map<string, Migration>();
  const listed = listFolder(folder, MIGRATIONS_FOLDER, issues) ?? [];
  for (const name of listed.map((entry) => entry.name).toSorted(compareText)) {
    if (name.startsWith('.')) continue;
    const file = `${MIGRATIONS_FOLDER}/${name}`;
    if (!/\.ya?ml$/.test(name)) {
      issues.push(
        fileIssue(file, 'not-read', 'is not read: its name does not end in .yaml or .yml.', 'warning'),
      );
      continue;
    }
    const root = read(file);
    if (!root) continue;
    const checked = checkMigration(root.source, root.node, parse(name).name, context);
    append(issues, checked.issues);
    if (checked.migration) migrations.set(checked.migration.product, checked.migration);
  }
  return migrations;
}

/** Reads and parses a file that is there; undefined when there is something wrong with it. */
type ReadRoot = (file: string) => { source: Source; node: Located } | undefined;

function readRoot(
  folder: string,
  file: string,
  issues: Issue[],
  parser: typeof parseSource,
): ReturnType<ReadRoot> {
  const source = readSource(folder, file);
  if (!(source instanceof Source)) {
    issues.push(source);
    return undefined;
  }
  const { root, issues: found } = parser(source);
  append(issues, found);
  if (!root) {
    if (found.length === 0) issues.push(source.issue(0, 'empty', 'is empty. Write something, or remove it.'));
    return undefined;
  }
  append(issues, badCharacters(source, root));
  return { source, node: root };
}
