import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the installed package. Looked for upwards, since this file runs from `generator/` and, bundled, from
 * `dist/generator/`.
 */
export const packageRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string };

/** The version of the package. */
export const { version } = manifest;

/** Where the element is, in one file for browsers, once the package is built. */
export const elementBundle = join(packageRoot, 'dist', 'cdn', 'solution-catalogue.js');

/** The licences of that file, which go wherever it goes. */
export const elementLicences = join(packageRoot, 'dist', 'cdn', 'licenses.txt');

/** Whether a file of the package itself is there: what is built is missing in a fresh checkout. */
export const hasOwnFile = (path: string): boolean => existsSync(path);

/** Reads a file of the package itself, not of a catalogue. */
export const readOwnFile = (path: string | URL): Buffer => readFileSync(path);

/** The names of the package's own files beside a module. */
export const listOwnFiles = (folder: string): string[] => readdirSync(folder).toSorted();

function findRoot(folder: string): string {
  const above = dirname(folder);
  return existsSync(join(folder, 'package.json')) || above === folder ? folder : findRoot(above);
}
