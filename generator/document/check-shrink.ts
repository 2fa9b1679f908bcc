import type { EarlierDocument } from './read-earlier.js';
import { RefusedError } from '../errors.js';

/** The part of the solutions that may go at once. */
const MAX_SHRINK = 0.2;
/** The most names that are listed. */
const MAX_NAMES = 5;

/**
 * Keeps a catalogue from being emptied by accident: a folder that was not checked out, a bad merge.
 * @param names of the solutions to be published
 * @param published the document that is there
 * @throws {RefusedError}
 */
export function checkShrink(
  names: readonly string[],
  published: EarlierDocument | undefined,
  mayShrink: boolean,
): void {
  if (names.length === 0) throw new RefusedError('Refused to publish: there are no solutions.');
  const before = published?.solutions.length ?? 0;
  if (mayShrink || !published || names.length >= before * (1 - MAX_SHRINK)) return;
  const now = new Set(names);
  const gone = published.solutions.map(({ name }) => name).filter((name) => !now.has(name));
  const listed = gone.slice(0, MAX_NAMES).join(', ') + (gone.length > MAX_NAMES ? ', …' : '');
  const percent = Math.floor(100 * (1 - names.length / before));
  throw new RefusedError(
    `Refused to publish: there are ${names.length} solutions, and ${before} are published, so ${percent} % would ` +
      `go: ${listed}. If that is meant, build with --allow-shrink.`,
  );
}
