// The installed package: its version, its own files, and a hash of the code by which results are remembered.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the installed package. Looked for upwards, since this file runs from `generator/` and, bundled, from
 * `dist/generator/`.
 */
export const packageRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };

/** The version of the package. */
export const { version } = manifestOf(packageRoot);

/** Where the element is, in one file for browsers, once the package is built. */
export const elementBundle = join(packageRoot, 'dist', 'cdn', 'solution-catalogue.js');

/** The smaller script, with the elements for articles. */
export const cardBundle = join(packageRoot, 'dist', 'cdn', 'solution-card.js');

/** The licences of both, which go wherever they go. */
export const elementLicences = join(packageRoot, 'dist', 'cdn', 'licenses.txt');

/** Whether a file of the package itself is there: what is built is missing in a fresh checkout. */
export const hasOwnFile = (path: string): boolean => existsSync(path);

/** Reads a file of the package itself, not of a catalogue. */
export const readOwnFile = (path: string | URL): Buffer => readFileSync(path);

/** The folders with the code of this program: bundled, or its TypeScript sources. */
const CODE = import.meta.url.endsWith('.ts') ? ['generator', 'src'] : ['dist/generator'];

let hash: string | undefined;

/**
 * Identifies the code that results depend on: this program, Node with its tables of Unicode and languages, and packages.
 * @param packages the names of the packages that matter
 */
export function codeVersion(packages: readonly string[]): string {
  const require = createRequire(import.meta.url);
  hash ??= hashOfCode();
  return JSON.stringify([
    hash,
    // Not every package lets others import its manifest.
    ...packages.map((name) => manifestOf(findRoot(dirname(require.resolve(name)))).version),
    process.versions.node,
    process.versions.unicode,
    process.versions.icu,
  ]);
}

function hashOfCode(): string {
  const sum = createHash('sha256');
  for (const folder of CODE)
    for (const name of readdirSync(join(packageRoot, folder), {
      recursive: true,
      encoding: 'utf8',
    }).toSorted())
      if (/\.\w+$/.test(name)) sum.update(name).update(readFileSync(join(packageRoot, folder, name)));
  return sum.digest('base64url');
}

function findRoot(folder: string): string {
  const above = dirname(folder);
  return existsSync(join(folder, 'package.json')) || above === folder ? folder : findRoot(above);
}
