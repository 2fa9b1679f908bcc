import { Document, isCollection, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml';
import { OPTIONAL_DESCRIPTIONS } from '../../src/catalogue/values.js';
import { kindOfHost } from '../code-hosts/kinds.js';
import { schemaFile } from '../sources/editor-schema.js';
import { FIELDS, type SourceField } from '../sources/entry.js';

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
