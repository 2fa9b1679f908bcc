import { readFileSync } from 'node:fs';
import { UsageError, systemCode } from '../errors.js';
import { plain } from '../sources/located.js';
import { parseSource } from '../sources/parse.js';
import { Source } from '../sources/source.js';

/**
 * Reads a text.
 * @throws {UsageError} when there is none
 */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new UsageError(`${path} cannot be read (${systemCode(error) || 'unknown error'}).`, {
      cause: error,
    });
  }
}

/**
 * Reads a YAML file as plain values, as strictly as a source.
 * @throws {UsageError} when it is no YAML, with the place
 */
export function readYaml(path: string): unknown {
  const { root, issues } = parseSource(new Source(path, readText(path)));
  const [first] = issues;
  if (first) throw new UsageError(`${path}:${first.line}:${first.column}: ${first.message}`);
  return root && plain(root);
}
