// Imports awesome-selfhosted-data and the data of landscape2.
import { Folder } from '../disk/folder.js';
import { ExpectedError, UsageError } from '../errors.js';
import type { Draft } from '../scaffold/draft.js';
import { toSlug } from '../sources/checks/tags.js';
import { counted } from '../terminal.js';
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

/** The platforms that say where a solution runs; the others are languages it is written in. */
const DEPLOYMENTS: Readonly<Record<string, string>> = {
  docker: 'docker',
  k8s: 'kubernetes',
  deb: 'linux',
  rpm: 'linux',
};

const SOFTWARE_USES: Readonly<Record<string, Use>> = {
  name: { how: 'taken', to: 'name' },
  website_url: { how: 'taken', to: 'website' },
  source_code_url: { how: 'taken', to: 'github', remark: 'without .git and slashes at its end' },
  description: {
    how: 'mapped',
    to: 'descriptionEn, tags',
    remark: 'as plain text; products it replaces as tags',
  },
  licenses: { how: 'mapped', to: 'license', remark: 'where there is one; several as a comment' },
  platforms: { how: 'mapped', to: 'deployment', remark: 'Docker, K8S, deb and rpm; all as a comment' },
  tags: { how: 'mapped', to: 'category, tags', remark: 'the first is the category' },
  archived: { how: 'mapped', remark: 'as a comment' },
  depends_3rdparty: { how: 'mapped', remark: 'as a comment' },
  stargazers_count: { how: 'dropped', remark: 'counted again by build' },
  updated_at: { how: 'dropped', remark: 'asked again by audit' },
  current_release: { how: 'dropped', remark: 'asked again by audit' },
};

/**
 * Takes over a checkout of awesome-selfhosted-data: `software/*.yml`, one file a solution. Its first tag is the section
 * of the list and becomes the category. Descriptions are in English only.
 * @throws {UsageError} when it is none
 */
export function importAwesomeSelfhosted(folder: string): Imported {
  const checkout = new Folder(folder);
  if (!checkout.has('software'))
    throw new UsageError(`${folder} has no folder "software". Name a checkout of awesome-selfhosted-data.`);
  const notes: string[] = [];
  const contents: Readonly<Record<string, unknown>>[] = [];
  const solutions = checkout
    .list('software')
    .map(({ name }) => name)
    .filter((name) => /\.ya?ml$/.test(name))
    .toSorted()
    .flatMap((name): ImportedSolution[] => {
      try {
        const content = readYaml(`software/${name}`, checkout);
        if (isRecord(content) && textOf(content.name) !== undefined) {
          contents.push(content);
          return [{ key: name, ...toDraft(content) }];
        }
        notes.push(`software/${name} has no name and was left out.`);
      } catch (error) {
        if (!(error instanceof ExpectedError)) throw error;
        notes.push(`${error.message} It was left out.`);
      }
      return [];
    });
  const sections = new Set(solutions.flatMap(({ values }) => textOf(values.category) ?? []));
  return {
    solutions,
    uses: tally(contents, SOFTWARE_USES),
    data: {
      licence: 'CC-BY-SA-3.0',
      attribution: 'awesome-selfhosted-data, its contributors',
      url: 'https://github.com/awesome-selfhosted/awesome-selfhosted-data',
    },
    homepage: undefined,
    categories: [...sections].toSorted().map((name) => ({ name, labels: { en: name } })),
    notes,
  };
}

function toDraft(software: Readonly<Record<string, unknown>>): Draft {
  const platforms = textsOf(software.platforms);
  const deployment = [...new Set(platforms.flatMap((platform) => DEPLOYMENTS[platform.toLowerCase()] ?? []))];
  const licences = textsOf(software.licenses);
  const sections = textsOf(software.tags);
  const description = textOf(software.description);
  const tags = [...productsOf(description).map((slug) => `${slug}-alternative`), ...sections.map(toSlug)];
  const website = textOf(software.website_url);
  return {
    values: {
      name: textOf(software.name),
      category: sections[0],
      descriptionEn: description && plainText(description),
      // The list does not say whether one of several may be chosen or all hold.
      license: licences.length === 1 ? licences[0] : undefined,
      deployment: deployment.length > 0 ? deployment : undefined,
      tags: tags.filter((tag, index) => tag !== '' && tags.indexOf(tag) === index),
      github: repositoryAddress(textOf(software.source_code_url)),
      website,
    },
    notes: {
      ...(licences.length > 1 && { license: `${licences.join(', ')}: write AND or OR between them` }),
      ...(platforms.length > 0 && { deployment: `platforms: ${platforms.join(', ')}` }),
    },
    head: [
      ...(software.archived === true ? ['archived: nobody works on it any more'] : []),
      ...(software.depends_3rdparty === true ? ['depends on a service of somebody else'] : []),
    ],
  };
}

/** Text without the links of Markdown. */
const plainText = (markdown: string): string => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** No product has a name of more words. */
const MOST_WORDS = 3;

/**
 * The products of "(alternative to Slack, Trello and Google Docs)", as slugs. What does not look like a name is left out.
 */
function productsOf(description: string | undefined): string[] {
  const list = /\balternatives? to ([^().;]+)/i.exec(plainText(description ?? ''))?.[1] ?? '';
  return list
    .split(/,\s*(?:and |or |etc)?|\s+(?:and|or)\s+|\//)
    .map((name) => name.trim())
    .filter((name) => /^[\p{Lu}\d]/u.test(name) && name.split(' ').length <= MOST_WORDS)
    .map(toSlug)
    .filter((slug) => slug !== '');
}

const ITEM_USES: Readonly<Record<string, Use>> = {
  name: { how: 'taken', to: 'name' },
  homepage_url: { how: 'taken', to: 'website' },
  repo_url: { how: 'taken', to: 'github', remark: 'without .git and slashes at its end' },
  description: { how: 'taken', to: 'descriptionEn' },
  category: { how: 'mapped', to: 'category, tags', remark: 'its category, and the one below it as a tag' },
  project: { how: 'mapped', remark: 'as a comment: graduated, incubating, sandbox, archived' },
  open_source: { how: 'dropped', remark: 'what is not is left out' },
  logo: { how: 'dropped', remark: 'logos are under terms of their own' },
  crunchbase: { how: 'dropped', remark: 'under terms of their own' },
};

/**
 * Takes over the data of a landscape: the file of landscape2, or landscape.yml of its first version. What has no
 * repository is a company, a member or a product, and left out.
 * @throws {UsageError} when it is none
 */
export function importLandscape2(content: unknown, path: string): Imported {
  const categories = isRecord(content) ? (content.categories ?? content.landscape) : undefined;
  if (!Array.isArray(categories))
    throw new UsageError(
      `${path} has no list "categories" or "landscape". Name the data file of a landscape.`,
    );
  const items: Record<string, unknown>[] = [];
  const byRepository = new Map<string, ImportedSolution>();
  let withoutRepository = 0;
  let repeated = 0;
  let closed = 0;
  for (const { item, category, subcategory } of itemsOf(categories)) {
    const github = repositoryAddress(textOf(item.repo_url));
    const name = textOf(item.name);
    if (github === undefined || name === undefined) {
      withoutRepository += 1;
      continue;
    }
    if (item.open_source === false) {
      closed += 1;
      continue;
    }
    const key = github.toLowerCase();
    if (byRepository.has(key)) {
      repeated += 1;
      continue;
    }
    items.push({ ...item, category });
    const project = textOf(item.project);
    byRepository.set(key, {
      key,
      values: {
        name,
        category,
        descriptionEn: textOf(item.description)?.replace(/\s+/g, ' '),
        tags: [subcategory === undefined ? '' : toSlug(subcategory)].filter((tag) => tag !== ''),
        github,
        website: textOf(item.homepage_url),
      },
      ...(project !== undefined && { notes: { maturity: `project: ${project}` } }),
    });
  }
  const solutions = [...byRepository.values()];
  const names = [...new Set(solutions.flatMap(({ values }) => textOf(values.category) ?? []))];
  return {
    solutions,
    uses: tally(items, ITEM_USES),
    data: {},
    homepage: undefined,
    categories: names.map((name) => ({ name, labels: { en: name } })),
    notes: [
      ...(withoutRepository > 0
        ? [
            `Left out ${counted(withoutRepository, 'item')} without a repository (companies, members, products).`,
          ]
        : []),
      ...(closed > 0 ? [`Left out ${counted(closed, 'item')} said not to be open source.`] : []),
      ...(repeated > 0 ? [`${repeated} items stand in several categories; the first one counts.`] : []),
    ],
  };
}

function* itemsOf(categories: readonly unknown[]): Generator<{
  item: Readonly<Record<string, unknown>>;
  category: string | undefined;
  subcategory: string | undefined;
}> {
  for (const category of categories.filter(isRecord))
    for (const subcategory of listOf(category.subcategories))
      for (const item of listOf(subcategory.items))
        yield { item, category: textOf(category.name), subcategory: textOf(subcategory.name) };
}

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
