import type { SourceField } from '../sources/entry.js';
import { parseSource } from '../sources/parse.js';
import { checkSolution, type CheckContext } from '../sources/solution.js';
import { Source } from '../sources/source.js';

/**
 * What is wrong with the value of one field, by the very checks of `validate`.
 * @returns a sentence; undefined when it will do
 */
export function fieldProblem(field: SourceField, value: unknown, context: CheckContext): string | undefined {
  const source = new Source('new.json', JSON.stringify({ [field]: value }));
  const { root } = parseSource(source);
  if (root?.kind !== 'map') return 'cannot be written.';
  const { issues } = checkSolution(source, root, context);
  const prefix = `${field}: `;
  return issues
    .find(
      ({ message, rule, severity }) =>
        severity === 'error' && rule !== 'missing-field' && message.startsWith(prefix),
    )
    ?.message.slice(prefix.length);
}
