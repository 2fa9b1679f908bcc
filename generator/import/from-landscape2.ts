import { UsageError } from '../errors.js';
import { toSlug } from '../sources/checks/tags.js';
import { counted } from '../terminal.js';
import {
  type Imported,
  type ImportedSolution,
  isRecord,
  repositoryAddress,
  tally,
  textOf,
  type Use,
} from './imported.js';

const USES: Readonly<Record<string, Use>> = {
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
    uses: tally(items, USES),
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
