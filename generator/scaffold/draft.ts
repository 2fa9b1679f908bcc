// Writes the YAML of a new source, and asks a person for its fields.
import { Document, isCollection, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml';
import { AUDIENCES, DEPLOYMENTS, SCORES } from '../../src/catalogue/schema.js';
import { OPTIONAL_DESCRIPTIONS } from '../../src/catalogue/values.js';
import { kindOfHost } from '../code-hosts/kinds.js';
import { isListField, meaningOf } from '../field-meanings.js';
import { schemaFile } from '../sources/editor-schema.js';
import { FIELDS, type SourceField } from '../sources/entry.js';
import { parseSource } from '../sources/parse.js';
import { type CheckContext, checkSolution } from '../sources/solution.js';
import { Source } from '../sources/source.js';
import type { Ask } from '../terminal.js';

/** What stands where a person has still to write something; `validate` finds it. */
export const TO_DO = 'TODO';

/** Values by field: those of the document, and what a source says beside it. */
export type DraftValues = Readonly<Partial<Record<SourceField, unknown>> & Record<string, unknown>>;

/** A solution on its way to become a source. What it lacks is left as {@link TO_DO}, never made up. */
export interface Draft {
  readonly values: DraftValues;
  /** What is known about a field without being its value: stands behind it as a comment. */
  readonly notes?: Readonly<Partial<Record<SourceField, string>>>;
  /** What is known about the solution besides its fields: stands above it as a comment. */
  readonly head?: readonly string[];
}

const isOptional = (field: SourceField) => (OPTIONAL_DESCRIPTIONS as readonly string[]).includes(field);

/**
 * The source of a draft, in the order of the contract and in the style of the bundled catalogue.
 * @param hasSchema whether the catalogue has a schema for editors, which is then named in the first line
 */
export function draftYaml({ values, notes = {}, head = [] }: Draft, hasSchema: boolean): string {
  const beside = Object.keys(values).filter((name) => !(FIELDS as readonly string[]).includes(name));
  const given: readonly string[] = [
    ...FIELDS.filter((field) => values[field] !== undefined || !isOptional(field)),
    ...beside.filter((name) => values[name] !== undefined),
  ];
  const document = new Document(Object.fromEntries(given.map((field) => [field, values[field] ?? TO_DO])));
  for (const field of given) {
    const node = document.get(field, true) as Node | undefined;
    if (isCollection(node)) node.flow = true;
    // Emoji are easier to read in quotes.
    if (isScalar(node) && /^(icon|origin)$/.test(field) && node.value !== TO_DO) node.type = 'QUOTE_DOUBLE';
    const note = notes[field as SourceField];
    if (node && note !== undefined) node.comment = ` ${note.replace(/\s+/g, ' ')}`;
  }
  const comments = [
    ...(hasSchema ? [`# yaml-language-server: $schema=../${schemaFile('solution')}`] : []),
    ...head.map((line) => `# ${line.replace(/\s+/g, ' ')}`),
  ];
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return comments.map((line) => `${line}\n`).join('') + text;
}

/** How many fields of a draft are left to be written. */
export const countToDo = ({ values }: Draft): number =>
  FIELDS.filter((field) => (values[field] ?? (isOptional(field) ? '' : TO_DO)) === TO_DO).length;

/** What a new `catalogue.yaml` says. */
export interface CatalogueDraft {
  /** Left to be written when it is not known. */
  readonly homepage: string | undefined;
  readonly categories: readonly {
    readonly name: string;
    readonly labels?: Readonly<Record<string, string>> | undefined;
  }[];
  /** Hosts of repositories, in lower case. */
  readonly hosts: readonly string[];
}

/** The text of a `catalogue.yaml`. */
export function catalogueYaml({ homepage = TO_DO, categories, hosts }: CatalogueDraft): string {
  const document = new Document({
    homepage,
    repositoryHosts: hosts.map((host) => (kindOfHost(host) ? host : { host, kind: TO_DO })),
    categories: categories.map(({ name, labels }) => ({ name, ...(labels && { labels }) })),
  });
  document.commentBefore = ' The catalogue as a whole. Its solutions are in solutions/, one file each.';
  const comments: Record<string, string> = {
    homepage: ' Where the catalogue will be published.',
    repositoryHosts: ' The one or two platforms where repositories may be.',
    categories: ' The fixed set: `name` is what the document carries, `labels` what readers see.',
  };
  for (const { key } of (document.contents as YAMLMap<Scalar<string>>).items)
    key.commentBefore = comments[key.value] ?? null;
  const listed = document.get('categories', true);
  if (isSeq(listed))
    for (const item of listed.items) {
      const labels = isMap(item) ? item.get('labels', true) : undefined;
      if (isMap(labels)) labels.flow = true;
    }
  return document.toString({ lineWidth: 0 });
}

/** Texts by field, as options and prompts give them. */
export type FieldTexts = Readonly<Partial<Record<SourceField, string>>>;

const isScore = (field: SourceField): boolean => (SCORES as readonly string[]).includes(field);

/** Parses a text as the value of a field: a list separated by commas, a number, or the text itself. */
export function toValue(field: SourceField, text: string): unknown {
  if (isListField(field))
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
