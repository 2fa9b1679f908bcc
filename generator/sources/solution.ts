import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { prepareEntry } from '../../src/catalogue/prepare-entry.js';
import { SCORE_MAX, SCORE_MIN, SCORES, solutionSchema } from '../../src/catalogue/schema.js';
import { PLATFORMS } from '../../src/catalogue/values.js';
import { parseRepository } from '../code-hosts/kinds.js';
import { LIST_FIELDS, meaningOf } from '../field-meanings.js';
import type { CatalogueFile } from './catalogue-file.js';
import { checkDescriptions, DESCRIPTIONS, oneLine } from './checks/descriptions.js';
import { checkLicence } from './checks/licence.js';
import { checkTag } from './checks/tags.js';
import {
  badCharacters,
  checkIcon,
  checkOrigin,
  checkUrl,
  commentsBehindTexts,
  QUOTED,
} from './checks/texts.js';
import { didYouMean } from '../../src/catalogue/did-you-mean.js';
import type { Draft } from './left-to-do.js';
import {
  checkEditorial,
  EDITORIAL_FIELDS,
  Entry,
  FIELDS,
  isOwnField,
  type SourceField,
  type SourceSolution,
} from './entry.js';
import {
  append,
  type Issue,
  labelOf,
  type LocatedMap,
  MAX_COUNTED,
  nodeAt,
  plain,
  type Severity,
  type Source,
} from './source.js';
import { schemaIssues, unknownField } from './schema-issues.js';

/** What a solution is checked against. */
export interface CheckContext {
  /** Undefined when catalogue.yaml has errors: then the checks that need it are skipped. */
  readonly catalogueFile: CatalogueFile | undefined;
  /** The last date (YYYY-MM-DD) that is not in the future anywhere. */
  readonly today: string;
}

interface Finding {
  readonly path: readonly PropertyKey[];
  readonly rule: string;
  readonly message: string;
  readonly severity?: Severity;
}

const SCHEMA = z.omit(solutionSchema(), { stars: true });

/** The fields in which any characters may stand. A category is named as freely as a solution. */
const FREE_TEXTS = ['name', 'category', ...DESCRIPTIONS, 'origin'].map((name) => [name]);

/** What a check of a solution gives. */
export interface CheckedSolution {
  /** The entry where every field is there and of its kind; undefined for a draft. */
  readonly entry: Entry | undefined;
  /** The fields that are open, and what is written already, when it is a draft. */
  readonly draft: Pick<Draft, 'open' | 'values'> | undefined;
  readonly issues: Issue[];
}

/** Checks one solution: every field of the contract, and the rules of the house. */
export function checkSolution(source: Source, node: LocatedMap, context: CheckContext): CheckedSolution {
  const { editorial, wrong, issues: editorialIssues } = checkEditorial(source, node, context.today);
  const issues = [...unknownFields(source, node), ...editorialIssues];
  append(issues, badCharacters(source, node));
  append(issues, commentsBehindTexts(source, node, FREE_TEXTS));
  const values = withOneLineTexts(plain(node) as Record<string, unknown>);
  const result = z.safeParse(SCHEMA, values);
  const todo = toDoIssues(source, node);
  const isTold = ({ path }: { path: readonly PropertyKey[] }) => todo.has(String(path[0]));
  if (!result.success)
    append(
      issues,
      schemaIssues(
        source,
        node,
        SCHEMA,
        result.error.issues.filter((issue) => !isTold(issue)),
        ([field]) => (isField(String(field)) ? meaningOf(field as SourceField) : undefined),
      ),
    );
  append(issues, todo.values());
  const broken = new Set<PropertyKey | undefined>([
    ...todo.keys(),
    ...wrong,
    ...(result.success ? [] : result.error.issues.map(({ path }) => path[0])),
  ]);
  // Fields of a wrong type are left out, and all others are checked, so that one run reports every problem.
  const sound = Object.fromEntries(
    Object.entries(values).filter(([name]) => isField(name) && !broken.has(name)),
  ) as Partial<SourceSolution>;
  const report = ({ path, rule, message, severity }: Finding) => {
    issues.push(source.issue(nodeAt(node, path).start, rule, `${labelOf(path)}: ${message}`, severity));
    if (severity !== 'warning') broken.add(path[0]);
  };
  for (const finding of findings(sound, context)) report(finding);
  // A field of which a problem is told already is not told a second time.
  const isReported = (field: string) => issues.some(({ message }) => message.startsWith(`${field}: `));
  for (const finding of shownOtherwise(sound)) if (!isReported(String(finding.path[0]))) report(finding);
  if (values.status === 'draft' || issues.some(({ rule }) => rule === 'todo')) {
    const open = [...FIELDS, ...EDITORIAL_FIELDS].filter((field) => broken.has(field));
    return { entry: undefined, draft: { open, values }, issues };
  }
  const entry = result.success && editorial ? Entry.of(result.data, editorial, source, node) : undefined;
  return { entry, draft: undefined, issues };
}

/** Finds the fields that `import` and `new` have left as TODO. No other problem of such a field is reported. */
function toDoIssues(source: Source, node: LocatedMap): Map<string, Issue> {
  const issues = new Map<string, Issue>();
  for (const { name, value } of node.fields.values()) {
    if (!isField(name)) continue;
    const texts = value.kind === 'list' ? value.items : [value];
    const found = texts.find((text) => text.kind === 'scalar' && text.value === 'TODO');
    if (found) {
      const message = `${name}: is still to be written: ${meaningOf(name)}`;
      issues.set(name, source.issue(found.start, 'todo', message));
    }
  }
  return issues;
}

const isField = (name: string): name is SourceField => (FIELDS as readonly string[]).includes(name);

const KNOWN_FIELDS: readonly string[] = [...FIELDS, ...EDITORIAL_FIELDS];

function unknownFields(source: Source, node: LocatedMap): Issue[] {
  return Array.from(node.fields.values())
    .filter(({ name }) => !KNOWN_FIELDS.includes(name) && !isOwnField(name))
    .slice(0, MAX_COUNTED)
    .map(({ name, start }) =>
      name === 'stars'
        ? source.issue(
            start,
            'stars',
            'stars: are counted by build and never written in a source. Remove the line.',
          )
        : unknownField(source, node, name, KNOWN_FIELDS),
    );
}

/** Descriptions may be written over several lines; the document carries them in one. */
const withOneLineTexts = (values: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const texts = DESCRIPTIONS.flatMap((name) => {
    const text = values[name];
    return typeof text === 'string' ? [[name, oneLine(text)] as const] : [];
  });
  return { ...values, ...Object.fromEntries(texts) };
};

/** Checks the rules beyond the schema. Fields of `solution` have the right type, but any of them may be missing. */
function* findings(
  solution: Partial<SourceSolution>,
  { catalogueFile, today }: CheckContext,
): Generator<Finding> {
  const { license, category, github, website, icon, origin, addedAt } = solution;
  yield* textFindings(solution);
  yield* checkDescriptions(solution);
  for (const name of SCORES) {
    const score = solution[name];
    if (score !== undefined && !Number.isInteger(score))
      yield {
        path: [name],
        rule: 'score',
        message: `${score} must be a whole number from ${SCORE_MIN} to ${SCORE_MAX}.`,
      };
  }
  // What runs on a device as an app, or is said to need no server, is deployed nowhere.
  const isDeployedNowhere = solution.tags?.some((tag) => (PLATFORMS as readonly string[]).includes(tag));
  for (const name of LIST_FIELDS) {
    const mayBeEmpty = name === 'tags' || (name === 'deployment' && isDeployedNowhere);
    yield* listFindings(name, solution[name], mayBeEmpty);
  }
  if (license !== undefined) {
    const finding = checkLicence(license, catalogueFile?.acceptedLicenses);
    if (finding) yield { path: ['license'], rule: 'licence', ...finding };
  }
  if (catalogueFile && category !== undefined) {
    if (!catalogueFile.categories.some(({ name }) => name === category)) {
      const known = catalogueFile.categories.map(({ name }) => name);
      const hint = didYouMean(category, known) || ` There are: ${known.join(', ')}.`;
      yield {
        path: ['category'],
        rule: 'category',
        message: `"${category}" is no category of catalogue.yaml.${hint}`,
      };
    }
  }
  for (const [index, tag] of (solution.tags ?? []).entries()) {
    const message = checkTag(tag, catalogueFile?.tags);
    if (message) yield { path: ['tags', index], rule: 'tag', message };
  }
  if (catalogueFile && github !== undefined) {
    const repository = parseRepository(github, catalogueFile.repositoryHosts);
    if (typeof repository === 'string') yield { path: ['github'], rule: 'repository', message: repository };
  }
  const address = website === undefined ? undefined : checkUrl(website);
  if (address) yield { path: ['website'], rule: 'url', message: address };
  const picture = icon === undefined ? undefined : checkIcon(icon);
  if (picture) yield { path: ['icon'], rule: 'icon', ...picture };
  const place = origin === undefined ? undefined : checkOrigin(origin);
  if (place) yield { path: ['origin'], rule: 'origin', message: place };
  if (addedAt !== undefined && addedAt > today)
    yield {
      path: ['addedAt'],
      rule: 'date',
      message: `${addedAt} is in the future. Write the day it was added.`,
    };
}

/** Blanks around a text, and line breaks in one that is a single line. */
function* textFindings(solution: Partial<SourceSolution>): Generator<Finding> {
  for (const [name, value] of Object.entries(solution)) {
    if (typeof value !== 'string') continue;
    if (/[\n\r\t]/.test(value.trim()))
      yield { path: [name], rule: 'text', message: 'must be one line, without tabs.' };
    else if (name !== 'icon' && QUOTED.test(value))
      yield {
        path: [name],
        rule: 'quotes',
        message: `the quotes ${value.charAt(0)}…${value.slice(-1)} would be part of the text. Leave them out, or use " around it.`,
      };
    else if (value !== value.trim())
      yield { path: [name], rule: 'text', message: 'starts or ends with a blank. Remove it.' };
  }
}

/** @param mayBeEmpty otherwise a list with nothing in it was most likely forgotten */
function* listFindings(
  name: string,
  items: readonly string[] | undefined,
  mayBeEmpty = false,
): Generator<Finding> {
  if (!items) return;
  if (items.length === 0 && !mayBeEmpty)
    yield { path: [name], rule: 'empty-list', message: 'names nothing. Is that meant?', severity: 'warning' };
  for (const [index, item] of items.entries())
    if (items.indexOf(item) < index)
      yield {
        path: [name, index],
        rule: 'duplicate',
        message: `"${item}" stands in the list twice. Remove one.`,
      };
}

/**
 * Finds what readers would not see as it is written, by the element's own rules, so that there is one table of limits:
 * texts that it cuts, characters that it takes away, addresses and lists that are too long. The document is read back
 * before it is published, and would be refused.
 * @param solution fields of the right types; any may be missing
 */
function* shownOtherwise(
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
