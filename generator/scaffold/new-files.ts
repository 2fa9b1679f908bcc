import type { Folder } from '../disk/folder.js';

/** Files to be written into a folder: contents by their paths below it, with slashes. */
export type NewFiles = ReadonlyMap<string, string>;

/** Which of the files were written. */
export interface WrittenFiles {
  readonly written: readonly string[];
  /** There already, and the same. */
  readonly same: readonly string[];
  /** There already with other content, and left as they were. */
  readonly kept: readonly string[];
}

/** Which of the files are there already with other content. */
export const conflictsOf = (folder: Folder, files: NewFiles): string[] =>
  [...files.keys()].filter((path) => folder.has(path) && folder.read(path).toString() !== files.get(path));

/**
 * Writes files; those that are there with other content are kept.
 * @throws {ExpectedError} when the system refuses, or a link leads out of the folder
 */
export function writeNewFiles(folder: Folder, files: NewFiles): WrittenFiles {
  const kept = conflictsOf(folder, files);
  const others = [...files].filter(([path]) => !kept.includes(path));
  const written = others.filter(([path, content]) => folder.write(path, content)).map(([path]) => path);
  return { written, kept, same: others.map(([path]) => path).filter((path) => !written.includes(path)) };
}
