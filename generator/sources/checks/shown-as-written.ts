import { isDeepStrictEqual } from 'node:util';
import { prepareEntry } from '../../../src/catalogue/prepare-entry.js';
import type { SourceSolution } from '../entry.js';

/**
 * Finds what readers would not see as it is written, by the element's own rules, so that there is one table of limits:
 * texts that it cuts, characters that it takes away, addresses and lists that are too long. The document is read back
 * before it is published, and would be refused.
 * @param solution fields of the right types; any may be missing
 */
export function* shownOtherwise(
  solution: Partial<SourceSolution>,
): Generator<{ path: readonly PropertyKey[]; rule: string; message: string }> {
  const entry = prepareEntry(structuredClone(solution))?.entry ?? {};
  for (const [name, value] of Object.entries(solution)) {
    const shown = entry[name];
    if (!isDeepStrictEqual(shown, value))
      yield { path: [name], rule: 'limit', message: explain(value, shown) };
  }
}

function explain(value: unknown, shown: unknown): string {
  if (Array.isArray(value) && Array.isArray(shown) && shown.length < value.length)
    return `has ${value.length} items, of which readers would see ${shown.length}. Remove some.`;
  if (
    typeof value === 'string' &&
    (typeof shown !== 'string' || shown.length < value.length / 2 || shown.endsWith('…'))
  )
    return `has ${value.length} characters, which is more than the element shows. Shorten it.`;
  return 'contains characters that the element does not show, such as many marks on one letter. Remove them.';
}
