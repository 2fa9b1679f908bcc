import { CATEGORIES } from '../../src/i18n/categories.js';
import { CATALOGUE_FILE, kindOfHost, type CatalogueFile } from '../sources/catalogue-file.js';
import { toSlug } from '../sources/checks/tags.js';
import { EDITOR_SCHEMA_FILE, editorSchemaText } from '../sources/editor-schema.js';
import { SOLUTIONS_FOLDER } from '../sources/list.js';
import { catalogueYaml } from './catalogue-yaml.js';
import { CI_FILES, type CiKind } from './ci.js';
import { draftYaml } from './draft.js';
import { SAMPLES } from './samples.js';

export interface InitAnswers {
  readonly homepage: string;
  readonly hosts: readonly string[];
  readonly ci: readonly CiKind[];
  /** Today, as YYYY-MM-DD: when the samples enter the catalogue. */
  readonly today: string;
}

/** The labels of a category that the element knows; undefined for others. */
export function knownLabels(name: string): Readonly<Record<string, string>> | undefined {
  return Object.hasOwn(CATEGORIES, name) ? { de: name, ...CATEGORIES[name] } : undefined;
}

/** All files of a new catalogue. */
export function initFiles({ homepage, hosts, ci, today }: InitAnswers): Map<string, string> {
  const names = [...new Set(SAMPLES.map(({ values }) => String(values.category)))];
  const categories = names.map((name) => ({ name, labels: knownLabels(name) }));
  const catalogueFile: CatalogueFile = {
    homepage,
    categories,
    repositoryHosts: hosts.map((host) => ({ host, kind: kindOfHost(host) ?? 'forgejo' })),
    tags: undefined,
    acceptedLicenses: [],
  };
  return new Map([
    [CATALOGUE_FILE, catalogueYaml({ homepage, categories, hosts })],
    ...SAMPLES.map(({ values }): [string, string] => [
      `${SOLUTIONS_FOLDER}/${toSlug(String(values.name))}.yaml`,
      draftYaml({ values: { ...values, github: repositoryOn(hosts, values.github), addedAt: today } }, true),
    ]),
    [EDITOR_SCHEMA_FILE, editorSchemaText(catalogueFile)],
    ['.vscode/settings.json', VSCODE_SETTINGS],
    ['.vscode/extensions.json', `${JSON.stringify({ recommendations: ['redhat.vscode-yaml'] }, null, 2)}\n`],
    ['.gitignore', 'public/\n'],
    ...ci.map((kind) => CI_FILES[kind]),
  ]);
}

/** The repository of a sample, where the catalogue has its host; else it is left to be written. */
const repositoryOn = (hosts: readonly string[], address: unknown): unknown =>
  hosts.some((host) => String(address).startsWith(`https://${host}/`)) ? address : undefined;

/** For sources without the line that names the schema, and for those in JSON. */
const VSCODE_SETTINGS = `${JSON.stringify(
  {
    'yaml.schemas': {
      [`./${EDITOR_SCHEMA_FILE}`]: [`${SOLUTIONS_FOLDER}/*.yaml`, `${SOLUTIONS_FOLDER}/*.yml`],
    },
    'json.schemas': [{ fileMatch: [`/${SOLUTIONS_FOLDER}/*.json`], url: `./${EDITOR_SCHEMA_FILE}` }],
  },
  null,
  2,
)}\n`;
