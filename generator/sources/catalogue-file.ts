// Schema and checks of catalogue.yaml: categories, hosts, rules, settings of the site.
import * as z from 'zod/mini';
import { LONGEST_AROUND, LONGEST_LABEL } from '../../src/catalogue/prepare-entry.js';
import { PLATFORM_TAGS } from './checks/tags.js';
import { KIND_NAMES, kindOfHost, KINDS, type CodeHost } from '../code-hosts/kinds.js';
import { meaningAt, schemaIssues, valueIssues } from './schema-issues.js';
import { isLicence } from './checks/licence.js';
import { badCharacters, checkUrl, commentsBehindTexts } from './checks/texts.js';
import { didYouMean } from '../../src/catalogue/did-you-mean.js';
import { append, type Issue, labelOf, type Located, nodeAt, placeOf, plain, type Source } from './source.js';
import {
  hardToRead,
  type Host,
  PRESENTATION_FIELDS,
  type Removal,
  type SiteSettings,
} from './site-settings.js';
import { described, labels, line, texts } from './schema-fields.js';

/** The name of the file that describes the catalogue as a whole. */
export const CATALOGUE_FILE = 'catalogue.yaml';

const hostSchema = z.union([z.string(), z.strictObject({ host: z.string(), kind: z.enum(KIND_NAMES) })], {
  error: `must be the name of a host, or { host: git.example, kind: … } with one of ${KIND_NAMES.join(', ')}.`,
});

const category = z.strictObject({
  name: described(line(LONGEST_LABEL), 'the name that the document carries'),
  labels: described(
    z.optional(labels()),
    'What readers see, by language, and words by which they may search for it instead; the name where there is none.',
  ),
  introduction: described(
    z.optional(texts()),
    'One or two sentences on the page of the category: what belongs to it, and what is rather found elsewhere.',
  ),
});

export const catalogueFileSchema = z.strictObject({
  homepage: described(line(LONGEST_AROUND), 'the address of the catalogue’s own page'),
  categories: described(z.array(category).check(z.minLength(1)), 'the fixed set of categories'),
  repositoryHosts: described(
    z.array(hostSchema).check(z.minLength(1), z.maxLength(2)),
    'the one or two platforms where repositories may be',
  ),
  tags: described(
    z.optional(z.record(z.string(), z.string())),
    'The vocabulary: every tag with what it means, in one line. Without it tags are free.',
  ),
  acceptedLicenses: described(
    z.optional(z.array(line(LONGEST_LABEL))),
    'Licences by their SPDX identifiers that are taken although the Open Source Initiative has not approved them.',
  ),
  dataLicences: described(
    z.optional(z.record(line(LONGEST_LABEL), line())),
    'Licences of imported data, each with the reason for which it may be published in this document nevertheless.',
  ),
  facts: described(
    z.optional(
      z.strictObject({
        advisories: described(
          z.optional(z.enum(['github'])),
          'Who is asked for security advisories: github, a request for each repository there. Without it nobody is.',
        ),
      }),
    ),
    'What is learned of repositories besides stars, last push, release and licence.',
  ),
  ...PRESENTATION_FIELDS,
});

/** What stands in `catalogue.yaml`, checked. */
export interface CatalogueFile {
  readonly homepage: string;
  readonly categories: z.infer<typeof catalogueFileSchema>['categories'];
  readonly repositoryHosts: readonly CodeHost[];
  /** The vocabulary, tag by tag with its meaning; undefined when tags are free. */
  readonly tags: ReadonlyMap<string, string> | undefined;
  /** Licences that are taken although the Open Source Initiative has not approved them. */
  readonly acceptedLicenses: readonly string[];
  /** Why imported data of a licence may be published in the document nevertheless, by the licence. */
  readonly dataLicences: Readonly<Record<string, string>>;
  /** What readers see for tags, by tag and language. */
  readonly tagLabels: NonNullable<z.infer<typeof catalogueFileSchema>['tagLabels']>;
  /** Solutions that are gone, by their slugs. */
  readonly removed: Readonly<Record<string, Removal>>;
  /** Where the site is published; undefined where nobody has said it. */
  readonly hosting: readonly Host[] | undefined;
  /** Whether GitHub is asked for security advisories. */
  readonly asksForAdvisories: boolean;
  /** Empty where nothing is said: then the site is neutral. */
  readonly site: SiteSettings;
}

/** What came of checking `catalogue.yaml`. */
export interface CheckedCatalogueFile {
  /** Its content; undefined when there is an error in it. */
  readonly catalogueFile: CatalogueFile | undefined;
  /**
   * What solutions are checked against: also there when only the homepage is wrong or still to be written, which would
   * otherwise hide all problems of the solutions until it is mended.
   */
  readonly checkable: CatalogueFile | undefined;
  readonly issues: Issue[];
}

/**
 * Checks `catalogue.yaml`.
 * @param today the last date (YYYY-MM-DD) that is not in the future anywhere
 */
export function checkCatalogueFile(source: Source, root: Located, today: string): CheckedCatalogueFile {
  const values = plain(root);
  const result = z.safeParse(catalogueFileSchema, values);
  const open = [...toDoPaths(root)];
  const todo = open.map((path) => {
    const choice = path.at(-1) === 'kind' ? ` Write one of ${KIND_NAMES.join(', ')}.` : '';
    const message = `${labelOf(path)}: is still to be written.${choice}`;
    return source.issue(nodeAt(root, path).start, 'todo', message);
  });
  const issues = [...todo];
  if (!result.success) {
    // Where something in it is still to be written, nobody knows which of several forms is meant.
    const wrong = result.error.issues.filter(
      ({ code, path }) =>
        code !== 'invalid_union' || !open.some((todo) => path.every((step, index) => todo[index] === step)),
    );
    const found = schemaIssues(source, root, catalogueFileSchema, wrong, (path) =>
      meaningAt(catalogueFileSchema, path),
    );
    const told = new Set(todo.map(placeOf));
    append(
      issues,
      found.filter((issue) => !told.has(placeOf(issue))),
    );
  }
  append(issues, badCharacters(source, root));
  append(issues, commentsBehindTexts(source, root, freeTexts(root)));
  append(issues, presentationIssues(source, root, today));
  const { data } = result.success
    ? result
    : z.safeParse(catalogueFileSchema, { ...(values as object), homepage: 'missing' });
  const homepagePlace = placeOf(source.issue(nodeAt(root, ['homepage']).start, '', ''));
  const isOfHomepage = (issue: Issue) => placeOf(issue) === homepagePlace;
  if (!data || !todo.every(isOfHomepage)) return { catalogueFile: undefined, checkable: undefined, issues };
  const { homepage, categories, tags, hosting } = data;
  const { acceptedLicenses = [], dataLicences = {}, tagLabels = {}, removed = {}, site = {} } = data;
  const report = (path: readonly PropertyKey[], rule: string, message: string) => {
    issues.push(source.issue(nodeAt(root, path).start, rule, `${labelOf(path)}: ${message}`));
  };

  const address = checkUrl(homepage);
  if (address && !issues.some(isOfHomepage)) report(['homepage'], 'url', address);
  repeated(categories.map(({ name }) => name)).forEach((index) => {
    report(
      ['categories', index, 'name'],
      'unique',
      `"${categories[index]?.name ?? ''}" stands in the list twice.`,
    );
  });
  const [likely, ...others] = KIND_NAMES.filter((name) => KINDS[name].isOftenSelfHosted).toReversed();
  const hosts = data.repositoryHosts.flatMap((entry, index): CodeHost[] => {
    const host = typeof entry === 'string' ? entry : entry.host;
    const kind = typeof entry === 'string' ? kindOfHost(entry) : entry.kind;
    const path = ['repositoryHosts', index];
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host))
      report(path, 'host', `"${host}" is no host name. Write it in lower case, without https:// and port.`);
    else if (!kind)
      report(
        path,
        'host',
        `Of "${host}" the kind is not known. Write { host: ${host}, kind: ${likely ?? ''} } or ${others.join(' or ')}.`,
      );
    return kind ? [{ host, kind }] : [];
  });
  repeated(data.repositoryHosts.map((entry) => (typeof entry === 'string' ? entry : entry.host))).forEach(
    (index) => {
      report(['repositoryHosts', index], 'unique', 'stands in the list twice.');
    },
  );
  for (const [index, licence] of acceptedLicenses.entries())
    if (!isLicence(licence))
      report(
        ['acceptedLicenses', index],
        'licence',
        `"${licence}" is no SPDX identifier. See https://spdx.org/licenses/.`,
      );
  for (const tag of Object.keys(tags ?? {}))
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(tag))
      report(['tags', tag], 'tag', `"${tag}" is no slug. Use a–z, 0–9 and single hyphens.`);

  for (const tag of Object.keys(tagLabels))
    if (tags && !Object.hasOwn(tags, tag) && !PLATFORM_TAGS.has(tag))
      report(
        ['tagLabels', tag],
        'tag',
        `is not in the vocabulary.${didYouMean(tag, [...Object.keys(tags), ...PLATFORM_TAGS.keys()])}`,
      );

  for (const name of ['accent', 'muted', 'text'] as const) {
    const hard = hardToRead(site.colours ?? {}, name);
    const path = ['site', 'colours', name];
    const said = site.colours?.[name] ?? '';
    if (hard)
      issues.push(
        source.issue(
          nodeAt(root, path).start,
          'contrast',
          `${labelOf(path)}: "${said}" has a contrast of ${hard.contrast} on ${hard.ground} pages, and texts need ` +
            `${hard.least}. Write one colour for light and one for dark: "light-dark(#…, #…)".`,
          'warning',
        ),
      );
  }

  const content = {
    homepage,
    categories,
    repositoryHosts: hosts,
    tags: tags && new Map(Object.entries(tags)),
    acceptedLicenses,
    dataLicences,
    tagLabels,
    removed,
    hosting,
    asksForAdvisories: data.facts?.advisories !== undefined,
    site,
  };
  const errors = issues.filter(({ severity }) => severity === 'error');
  return {
    catalogueFile: errors.length === 0 ? content : undefined,
    checkable: errors.every(isOfHomepage) ? content : undefined,
    issues,
  };
}

/** What is wrong with dates and texts of the fields that only pages show. */
function presentationIssues(source: Source, root: Located, today: string): Issue[] {
  if (root.kind !== 'map') return [];
  const fields = new Map([...root.fields].filter(([name]) => Object.hasOwn(PRESENTATION_FIELDS, name)));
  return valueIssues(source, { ...root, fields }, catalogueFileSchema, today).filter(
    ({ rule }) => rule !== 'todo',
  );
}

/**
 * Where texts stand that may have any characters: names, labels and introductions of categories, meanings of tags.
 */
function* freeTexts(root: Located): Generator<readonly PropertyKey[]> {
  const categories = nodeAt(root, ['categories']);
  for (const [index, category] of (categories.kind === 'list' ? categories.items : []).entries()) {
    if (category.kind === 'map') yield ['categories', index, 'name'];
    for (const language of namesIn(nodeAt(category, ['labels']))) {
      const label = nodeAt(category, ['labels', language]);
      const path = ['categories', index, 'labels', language];
      if (label.kind === 'list') for (const at of label.items.keys()) yield [...path, at];
      else yield path;
    }
    for (const language of namesIn(nodeAt(category, ['introduction'])))
      yield ['categories', index, 'introduction', language];
  }
  for (const tag of namesIn(nodeAt(root, ['tags']))) yield ['tags', tag];
}

const namesIn = (node: Located): Iterable<string> => (node.kind === 'map' ? node.fields.keys() : []);

/** Finds the values that `import` has left as TODO, at any depth. */
function* toDoPaths(node: Located, path: readonly PropertyKey[] = []): Generator<readonly PropertyKey[]> {
  if (node.kind === 'list')
    for (const [index, item] of node.items.entries()) yield* toDoPaths(item, [...path, index]);
  else if (node.kind === 'map')
    for (const { name, value } of node.fields.values()) yield* toDoPaths(value, [...path, name]);
  else if (node.value === 'TODO') yield path;
}

/** The indices of all names that already occurred earlier in the list. */
const repeated = (names: readonly string[]): number[] =>
  names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));
