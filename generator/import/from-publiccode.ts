// Imports publiccode.yml files.
import { DESCRIPTION_FIELDS } from '../../src/catalogue/values.js';
import { Folder } from '../disk/folder.js';
import { ExpectedError, UsageError } from '../errors.js';
import { toSlug } from '../sources/checks/tags.js';
import type { Draft } from '../scaffold/draft.js';
import type { SourceField } from '../sources/entry.js';
import {
  type Imported,
  type ImportedSolution,
  isRecord,
  readYaml,
  repositoryAddress,
  tally,
  textOf,
  textsOf,
  type Use,
} from './imported.js';

/** What somebody needs to use it, as catalogues tag it. */
const PLATFORMS: Readonly<Record<string, string>> = {
  web: 'platform-web',
  windows: 'platform-windows',
  mac: 'platform-macos',
  android: 'platform-android',
  ios: 'platform-ios',
};

const USES: Readonly<Record<string, Use>> = {
  name: { how: 'taken', to: 'name' },
  url: { how: 'taken', to: 'github', remark: 'without .git and slashes at its end' },
  landingURL: { how: 'taken', to: 'website' },
  description: { how: 'mapped', to: 'description…', remark: 'shortDescription, in de, en, fr, it' },
  legal: { how: 'mapped', to: 'license' },
  platforms: { how: 'mapped', to: 'deployment, tags', remark: 'what it runs on' },
  categories: { how: 'mapped', to: 'tags' },
  developmentStatus: { how: 'mapped', remark: 'as a comment' },
  softwareVersion: { how: 'mapped', remark: 'as a comment' },
  intendedAudience: { how: 'mapped', remark: 'scope, as a comment' },
};

/**
 * Takes over a publiccode.yml, or all that lie in a folder and the folders in it. A file that cannot be read is left
 * out with a note where there are others.
 * @param path as the person has named it
 * @param shown what to call it
 * @throws {UsageError} when there is none, or the only one cannot be read
 */
export function importPubliccode(path: string, shown: string): Imported {
  const folder = new Folder(path);
  const files = folder.exists ? publiccodeFiles(folder) : [undefined];
  if (files.length === 0)
    throw new UsageError(`${shown} has no publiccode.yml, and no folder in it has one.`);
  const notes: string[] = [];
  const contents: Readonly<Record<string, unknown>>[] = [];
  const solutions = files.flatMap((file): ImportedSolution[] => {
    try {
      const content = file === undefined ? readYaml(path) : readYaml(file, folder);
      const name = file ?? shown;
      if (!isRecord(content) || textOf(content.name) === undefined)
        throw new UsageError(`${name} is no publiccode.yml: it has no name.`);
      if (content.publiccodeYmlVersion === undefined)
        notes.push(`${name} does not say to which version of publiccode.yml it keeps.`);
      contents.push(content);
      return [
        { key: repositoryAddress(textOf(content.url))?.toLowerCase() ?? name, ...publiccodeDraft(content) },
      ];
    } catch (error) {
      if (!(error instanceof ExpectedError) || files.length === 1) throw error;
      notes.push(`${error.message} It was left out.`);
      return [];
    }
  });
  return { solutions, uses: tally(contents, USES), data: {}, homepage: undefined, categories: [], notes };
}

/** How deep folders are looked into: a checkout of many repositories has them two or three levels down. */
const MAX_DEPTH = 8;

/** The files of publiccode.yml in a folder: by that name anywhere in it, by any name in a folder of nothing else. */
function publiccodeFiles(folder: Folder, below = '', depth = 0): string[] {
  const entries = folder
    .list(below)
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const at = (name: string) => (below === '' ? name : `${below}/${name}`);
  const files = entries
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map(({ name }) => name);
  const named = files.filter((name) => /^publiccode\.ya?ml$/.test(name));
  const deeper = entries
    .filter((entry) => entry.isDirectory() && depth < MAX_DEPTH)
    .flatMap(({ name }) => publiccodeFiles(folder, at(name), depth + 1));
  if (named.length > 0 || deeper.length > 0 || depth > 0) return [...named.map(at), ...deeper];
  return files;
}

/**
 * What a publiccode.yml (versions 0.1 to 0.5 and later) states as a fact. Scores, category, icon and origin are
 * judgements that it does not know.
 */
export function publiccodeDraft(content: Readonly<Record<string, unknown>>): Draft {
  const legal = isRecord(content.legal) ? content.legal : {};
  const platforms = textsOf(content.platforms);
  const tags = [
    ...textsOf(content.categories).map(toSlug),
    ...platforms.flatMap((platform) => PLATFORMS[platform.toLowerCase()] ?? []),
  ];
  const values: Partial<Record<SourceField, unknown>> = {
    name: textOf(content.name),
    license: textOf(legal.license),
    deployment: platforms.includes('linux') ? ['linux'] : undefined,
    tags: tags.filter((tag, index) => tag !== '' && tags.indexOf(tag) === index),
    github: repositoryAddress(textOf(content.url)),
    website: textOf(content.landingURL),
  };
  // publiccode.yml names languages by BCP 47: `de` or `de-CH`.
  for (const [language, field] of Object.entries(DESCRIPTION_FIELDS))
    values[field] = shortDescription(content.description, language);

  const status = [
    textOf(content.developmentStatus) && `developmentStatus: ${String(content.developmentStatus)}`,
    textOf(content.softwareVersion) && `softwareVersion: ${String(content.softwareVersion)}`,
  ].filter((part) => part !== undefined && part !== '');
  const audience = isRecord(content.intendedAudience) ? textsOf(content.intendedAudience.scope) : [];
  return {
    values,
    notes: {
      ...(platforms.length > 0 && { deployment: `platforms: ${platforms.join(', ')}` }),
      ...(status.length > 0 && { maturity: status.join(', ') }),
      ...(audience.length > 0 && { audience: `intendedAudience: ${audience.join(', ')}` }),
    },
  };
}

function shortDescription(descriptions: unknown, language: string): string | undefined {
  if (!isRecord(descriptions)) return undefined;
  const tags = Object.keys(descriptions);
  const tag =
    tags.find((each) => each.toLowerCase() === language) ??
    tags.find((each) => each.toLowerCase().split(/[-_]/)[0] === language);
  const texts = tag === undefined ? undefined : descriptions[tag];
  return isRecord(texts) ? textOf(texts.shortDescription) : undefined;
}
