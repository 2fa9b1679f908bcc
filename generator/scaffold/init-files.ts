// The files of a new catalogue besides its CI: catalogue.yaml, samples, schemas and settings for editors, README.
import type { Folder } from '../disk/folder.js';
import { CATALOGUE_FILE } from '../sources/catalogue-file.js';
import { toSlug } from '../sources/checks/tags.js';
import { editorSchemaText, SCHEMA_KINDS, schemaFile, type SchemaKind } from '../sources/editor-schema.js';
import { SOLUTIONS_FOLDER } from '../sources/files.js';
import { MIGRATIONS_FOLDER, PRODUCTS_FILE } from '../sources/product-files.js';
import { knownLabels } from '../document/category-names.js';
import { ciFile, type CiKind } from './ci.js';
import { catalogueYaml, type Draft, draftYaml } from './draft.js';

export interface InitAnswers {
  readonly homepage: string;
  readonly hosts: readonly string[];
  readonly ci: readonly CiKind[];
  /** Today, as YYYY-MM-DD: when the samples enter the catalogue. */
  readonly today: string;
}

/** All files of a new catalogue. */
export function initFiles({ homepage, hosts, ci, today }: InitAnswers): Map<string, string> {
  const names = [...new Set(SAMPLES.map(({ values }) => String(values.category)))];
  const categories = names.map((name) => ({ name, labels: knownLabels(name) }));
  const catalogueFile = {
    categories,
    repositoryHosts: hosts.map((host) => ({ host })),
    tags: undefined,
    acceptedLicenses: [],
  };
  return new Map([
    [CATALOGUE_FILE, catalogueYaml({ homepage, categories, hosts })],
    ...SAMPLES.map(({ values }): [string, string] => [
      `${SOLUTIONS_FOLDER}/${toSlug(String(values.name))}.yaml`,
      draftYaml({ values: { ...values, github: repositoryOn(hosts, values.github), addedAt: today } }, true),
    ]),
    ...filesAround({ homepage, ci }, catalogueFile),
  ]);
}

/** What a catalogue needs besides its sources: schemas, settings of an editor, and what runs every day. */
export const filesAround = (
  { homepage, ci }: Pick<InitAnswers, 'homepage' | 'ci'>,
  catalogueFile: Parameters<typeof editorSchemaText>[1],
): Map<string, string> =>
  new Map([
    ...SCHEMA_KINDS.map((kind): [string, string] => [
      schemaFile(kind),
      editorSchemaText(kind, catalogueFile),
    ]),
    ['.vscode/settings.json', VSCODE_SETTINGS],
    ['.vscode/extensions.json', `${JSON.stringify({ recommendations: ['redhat.vscode-yaml'] }, null, 2)}\n`],
    ['.gitignore', 'public/\n'],
    ...ci.map((kind) => ciFile(kind, homepage)),
  ]);

/** The repository of a sample, where the catalogue has its host; else it is left to be written. */
const repositoryOn = (hosts: readonly string[], address: unknown): unknown =>
  hosts.some((host) => String(address).startsWith(`https://${host}/`)) ? address : undefined;

/** Which sources a schema is for. */
const FILES_OF: Readonly<Record<SchemaKind, readonly string[]>> = {
  solution: [`${SOLUTIONS_FOLDER}/*.yaml`, `${SOLUTIONS_FOLDER}/*.yml`],
  catalogue: [CATALOGUE_FILE],
  products: [PRODUCTS_FILE],
  migration: [`${MIGRATIONS_FOLDER}/*.yaml`, `${MIGRATIONS_FOLDER}/*.yml`],
};

/** Editor settings for JSON sources and for YAML sources without the line that names the schema. */
const VSCODE_SETTINGS = `${JSON.stringify(
  {
    'yaml.schemas': Object.fromEntries(SCHEMA_KINDS.map((kind) => [`./${schemaFile(kind)}`, FILES_OF[kind]])),
    'json.schemas': [{ fileMatch: [`/${SOLUTIONS_FOLDER}/*.json`], url: `./${schemaFile('solution')}` }],
  },
  null,
  2,
)}\n`;

/** Two solutions to begin with, and to copy from. */
const SAMPLES: readonly Draft[] = [
  {
    values: {
      name: 'Nextcloud',
      category: 'Datei-Management',
      description:
        'Dateien ablegen, mit Handy und Computer abgleichen und per Link teilen, dazu Kalender, Kontakte und viele Zusatz-Apps auf derselben Plattform.',
      descriptionEn:
        'File storage that keeps computers and phones in step and passes documents on by link, extended by apps for calendars, contacts and much else.',
      descriptionFr:
        'Fichiers synchronisés entre ordinateurs et téléphones, liens de partage, agendas et contacts se gèrent sur un même serveur.',
      descriptionIt:
        'Conserva i file, li sincronizza tra computer e telefono e li condivide con un link, mentre calendari e contatti si aggiungono a piacere.',
      license: 'AGPL-3.0-or-later',
      deployment: ['docker', 'kubernetes', 'linux'],
      audience: ['business', 'private'],
      complexity: 4,
      maturity: 9,
      resourceUsage: 5,
      maintenance: 4,
      tags: ['google-drive-alternative', 'dropbox-alternative', 'files'],
      github: 'https://github.com/nextcloud/server',
      website: 'https://nextcloud.com/',
      icon: '☁️',
      origin: '🇩🇪 Deutschland',
    },
  },
  {
    values: {
      name: 'Zulip',
      category: 'Kommunikation',
      description:
        'Jede Nachricht gehört zu einem Thema innerhalb eines Kanals, was vielen parallelen Gesprächen Ordnung gibt.',
      descriptionEn:
        'Every message belongs to a topic inside a channel, so a discussion can be picked up hours later without scrolling through everything else.',
      descriptionFr:
        'Chaque message est rattaché à un sujet à l’intérieur d’un canal, ce qui permet de reprendre une discussion des heures plus tard.',
      descriptionIt:
        'Ogni messaggio appartiene a un argomento all’interno di un canale, e una discussione si riprende anche dopo ore senza perdere il filo.',
      license: 'Apache-2.0',
      deployment: ['docker', 'kubernetes', 'linux'],
      audience: ['business', 'private'],
      complexity: 5,
      maturity: 9,
      resourceUsage: 5,
      maintenance: 4,
      tags: ['slack-alternative', 'microsoft-teams-alternative', 'chat'],
      github: 'https://github.com/zulip/zulip',
      website: 'https://zulip.com/',
      icon: '🧵',
      origin: '🇺🇸 Vereinigte Staaten',
    },
  },
];

/** Files to be written into a folder: contents by their paths below it, with slashes. */
export type NewFiles = ReadonlyMap<string, string>;

/** Which of the files were written. */
export interface WrittenFiles {
  readonly written: readonly string[];
  /** There already, and the same. */
  readonly same: readonly string[];
  /** There already with other content, and left as they were. */
  readonly kept: readonly string[];
}

/** Which of the files are there already with other content. */
export const conflictsOf = (folder: Folder, files: NewFiles): string[] =>
  [...files.keys()].filter((path) => folder.has(path) && folder.read(path).toString() !== files.get(path));

/**
 * Writes files; those that are there with other content are kept.
 * @throws {ExpectedError} when the system refuses, or a link leads out of the folder
 */
export function writeNewFiles(folder: Folder, files: NewFiles): WrittenFiles {
  const kept = conflictsOf(folder, files);
  const others = [...files].filter(([path]) => !kept.includes(path));
  const written = others.filter(([path, content]) => folder.write(path, content)).map(([path]) => path);
  return { written, kept, same: others.map(([path]) => path).filter((path) => !written.includes(path)) };
}
