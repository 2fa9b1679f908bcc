// Files that a build writes beside the bundle: integrity.json, copied folders, licences.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `integrity.json` beside the bundle: for each file, what a page writes into `integrity="…"`.
 * @param folder where it lies: what an earlier build has written into it stays
 * @param files the names of the files; the last one that is built brings the list with it
 */
export function integrity(folder: string, files: readonly string[]): Plugin {
  const digests = new Map<string, string>();
  return {
    name: 'integrity',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk')
            digests.set(
              output.fileName,
              `sha384-${createHash('sha384').update(output.code).digest('base64')}`,
            );
        if (!files.every((file) => digests.has(file))) return;
        const path = join(folder, 'integrity.json');
        const source = {
          ...(existsSync(path) && (JSON.parse(readFileSync(path, 'utf8')) as object)),
          ...Object.fromEntries(files.map((file) => [file, digests.get(file)])),
        };
        this.emitFile({
          type: 'asset',
          fileName: 'integrity.json',
          source: `${JSON.stringify(source, null, 2)}\n`,
        });
      },
    },
  };
}

/** Copies a folder beside the bundle, for code that reads its files at run time. */
export const copied = (from: string, to: string): Plugin => ({
  name: 'copied',
  writeBundle({ dir = '' }) {
    cpSync(from, join(dir, to), { recursive: true });
  },
});

/** The folder of the package that a module is of, when it is of another one. */
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * Writes the licence of the bundle, and those of the code of others in it: all of them ask that they go along. A package
 * without one fails the build.
 */
export function licences(fileName: string): Plugin {
  let root = '';
  return {
    name: 'licences',
    configResolved: (config) => {
      ({ root } = config);
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : [],
      );
      this.emitFile({ type: 'asset', fileName, source: licencesOf(root, modules) });
    },
  };
}

/**
 * The text.
 * @param root the folder of the package that the bundle is of
 * @param modules what it is made of
 */
export function licencesOf(root: string, modules: readonly string[]): string {
  const { name, version, license } = manifestOf(root);
  const packages = new Map<string, string[]>();
  for (const id of modules) {
    const [, folder] = PACKAGE.exec(id) ?? [];
    if (folder !== undefined) packages.set(folder, [...(packages.get(folder) ?? []), id]);
  }
  const others = [...packages]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([folder, ids]) => {
      const other = manifestOf(folder);
      return section(`${other.name} ${other.version} (${other.license})`, [
        // Apache-2.0 asks for both: that the notices in the sources are kept, and that changes are told.
        ...new Set(ids.flatMap(noticesIn)),
        'Only a part of it is in the script, in a changed form.',
        licenceIn(folder),
      ]);
    });
  return [
    section(`${name} ${version} (${license})`, [licenceIn(root)]),
    ...(others.length > 0 ? ['It contains code of others, under licences of their own.\n'] : []),
    ...others,
  ].join('\n');
}

const section = (title: string, paragraphs: readonly string[]): string =>
  `${[title, '='.repeat(title.length), ...paragraphs.map((paragraph) => `\n${paragraph}`)].join('\n')}\n`;

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  >;

/** The lines of a file's first comment that claim a copyright. */
function noticesIn(id: string): string[] {
  const file = id.replace(/\?.*$/, '');
  if (!existsSync(file)) return [];
  const [comment = ''] = /^\s*\/\*[^]*?\*\//.exec(readFileSync(file, 'utf8')) ?? [];
  return [...comment.matchAll(/\bCopyright\b.*/g)].map(([line]) => line.replace(/\s*\*\/$/, '').trim());
}

function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  if (file === undefined) throw new Error(`${folder} has no licence.`);
  return readFileSync(join(folder, file), 'utf8').trim();
}
