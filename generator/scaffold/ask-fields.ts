import { AUDIENCES, DEPLOYMENTS, SCORES } from '../../src/catalogue/schema.js';
import { meaningOf } from '../field-meanings.js';
import { FIELDS, type SourceField } from '../sources/entry.js';
import { parseSource } from '../sources/parse.js';
import { type CheckContext, checkSolution } from '../sources/solution.js';
import { Source } from '../sources/source.js';
import type { Ask } from '../terminal.js';

/** Texts by field, as options and prompts give them. */
export type FieldTexts = Readonly<Partial<Record<SourceField, string>>>;

const LISTS: readonly SourceField[] = ['deployment', 'audience', 'tags'];
const isScore = (field: SourceField): boolean => (SCORES as readonly string[]).includes(field);

/** Parses a text as the value of a field: a list separated by commas, a number, or the text itself. */
export function toValue(field: SourceField, text: string): unknown {
  if (LISTS.includes(field))
    return text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  return isScore(field) && /^\d+$/.test(text) ? Number(text) : text;
}

/** What was said. */
export interface Answers {
  readonly values: Partial<Record<SourceField, unknown>>;
  /** Whether the person has had enough before the end. */
  readonly isCut: boolean;
}

/** Asks for the fields that are not given. An empty answer leaves a field to be written later. */
export async function askFields(
  given: Readonly<Partial<Record<SourceField, unknown>>>,
  ask: Ask,
  context: CheckContext,
): Promise<Answers> {
  const values: Partial<Record<SourceField, unknown>> = { ...given };
  for (const field of FIELDS) {
    if (values[field] !== undefined) continue;
    const answer = await askField(field, ask, context);
    if (answer === undefined) return { values, isCut: true };
    if (answer !== '' && !(Array.isArray(answer) && answer.length === 0)) values[field] = answer;
  }
  return { values, isCut: false };
}

async function askField(field: SourceField, ask: Ask, context: CheckContext): Promise<unknown> {
  const message = `${field}: ${meaningOf(field)}`;
  const toChoices = (choices: readonly string[]) => choices.map((value) => ({ value, label: value }));
  if (field === 'category' && context.catalogueFile)
    return await ask.one({
      message,
      choices: toChoices(context.catalogueFile.categories.map(({ name }) => name)),
    });
  if (field === 'deployment') return await ask.some({ message, choices: toChoices(DEPLOYMENTS) });
  if (field === 'audience') return await ask.some({ message, choices: toChoices(AUDIENCES) });
  const text = await ask.text({
    message: isScore(field) ? `${message} 1 to 10` : message,
    check: (answer) => (answer === '' ? undefined : fieldProblem(field, toValue(field, answer), context)),
  });
  return text === undefined ? undefined : text === '' ? '' : toValue(field, text);
}

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
