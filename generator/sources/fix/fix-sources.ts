import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { writeFile } from '../../publish/write-file.js';
import { CATALOGUE_FILE } from '../catalogue-file.js';
import { listSolutions } from '../list.js';
import { readSource } from '../read.js';
import { Source } from '../source.js';
import { fixText } from './fix-text.js';

/** A source that was mended. */
export interface FixedFile {
  /** Relative to the catalogue's folder, with slashes. */
  readonly file: string;
  readonly mended: readonly string[];
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Mends the sources of a catalogue in place, file by file and each of them whole. What cannot be read or parsed is left
 * alone.
 * @throws {ExpectedError} when a file cannot be written; it is as it was
 */
export function fixSources(folder: string): FixedFile[] {
  return [CATALOGUE_FILE, ...listSolutions(folder, [])].flatMap((file) => {
    const source = readSource(folder, file);
    if (!(source instanceof Source)) return [];
    const fixed = fixText(file, source.text);
    if (!fixed) return [];
    const path = join(folder, file);
    const mark = readFileSync(path).subarray(0, 3).equals(Buffer.from(BYTE_ORDER_MARK))
      ? BYTE_ORDER_MARK
      : '';
    writeFile(path, mark + fixed.text);
    return [{ file, mended: fixed.mended }];
  });
}
