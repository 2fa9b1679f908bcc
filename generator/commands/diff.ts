import { resolve } from 'node:path';
import type { Catalogue } from '../../src/catalogue/schema.js';
import type { Context } from '../context.js';
import { compareCatalogues, type DiffFormat, formatDiff } from '../diff/compare.js';
import { readDocument } from '../document/published.js';
import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { counted } from '../terminal.js';

export interface DiffCommandOptions {
  readonly format: DiffFormat;
}

/** `diff <old> <new>`: a difference is a result, so the exit code is the same with and without one. */
export function diffCommand(
  before: string,
  after: string,
  { format }: DiffCommandOptions,
  context: Context,
): ExitCode {
  const diff = compareCatalogues(readOrThrow(before, context), readOrThrow(after, context));
  context.stdout.write(formatDiff(diff, format, context.stdout.hasColors));
  return EXIT.done;
}

function readOrThrow(path: string, context: Context): Catalogue {
  const read = readDocument(resolve(context.cwd, path));
  if (typeof read === 'string') throw new UsageError(read);
  const { catalogue, dropped } = read;
  if (dropped.length > 0)
    context.stderr.write(
      `${path}: left out ${counted(dropped.length, 'unusable entry', 'unusable entries')}, the first at ` +
        `position ${(dropped[0]?.index ?? 0) + 1}: ${dropped[0]?.reason ?? ''}\n`,
    );
  return catalogue;
}
