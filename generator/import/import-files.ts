import { catalogueYaml, type Draft, draftYaml, TO_DO } from '../scaffold/draft.js';
import { CATALOGUE_FILE } from '../sources/catalogue-file.js';
import { toSlug } from '../sources/checks/tags.js';
import { SOLUTIONS_FOLDER } from '../sources/files.js';
import type { Imported } from './imported.js';

export interface ImportFilesOptions {
  /** Whether a `catalogue.yaml` is written: not where there is one. */
  readonly withCatalogue: boolean;
  readonly hasSchema: boolean;
  /** Today, as YYYY-MM-DD: when solutions of which it is not known enter the catalogue. */
  readonly today: string;
}

/** The most hosts that a catalogue may name. */
const MAX_HOSTS = 2;

/** The files of an imported catalogue, and what there is to say about them. */
export function importFiles(
  imported: Imported,
  { withCatalogue, hasSchema, today }: ImportFilesOptions,
): { files: Map<string, string>; drafts: readonly Draft[]; notes: readonly string[] } {
  const drafts = imported.drafts.map((draft) => ({
    ...draft,
    values: { addedAt: today, ...withoutGaps(draft.values) },
  }));
  const files = new Map<string, string>();
  const notes = [...imported.notes];
  if (withCatalogue) {
    const hosts = hostsOf(drafts);
    if (hosts.length > MAX_HOSTS)
      notes.push(
        `Repositories are on ${hosts.length} platforms, and a catalogue names two. Left out of ${CATALOGUE_FILE}: ` +
          `${hosts.slice(MAX_HOSTS).join(', ')}.`,
      );
    const { homepage, categories } = imported;
    files.set(
      CATALOGUE_FILE,
      catalogueYaml({
        homepage,
        categories: categories.length > 0 ? categories : [{ name: TO_DO }],
        hosts: hosts.length > 0 ? hosts.slice(0, MAX_HOSTS) : ['github.com', 'gitlab.com'],
      }),
    );
  }
  const slugs = new Set<string>();
  for (const draft of drafts) files.set(pathOf(draft, slugs), draftYaml(draft, hasSchema));
  return { files, drafts, notes };
}

const withoutGaps = (values: Draft['values']): Draft['values'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** A path of its own for each: `solutions/nextcloud.yaml`, `solutions/nextcloud-2.yaml`. */
function pathOf({ values }: Draft, taken: Set<string>): string {
  const stem = toSlug(typeof values.name === 'string' ? values.name : '') || 'solution';
  let slug = stem;
  for (let number = 2; taken.has(slug); number += 1) slug = `${stem}-${number}`;
  taken.add(slug);
  return `${SOLUTIONS_FOLDER}/${slug}.yaml`;
}

/** The hosts of repositories, the most frequent first. */
function hostsOf(drafts: readonly Draft[]): string[] {
  const counts = new Map<string, number>();
  for (const { values } of drafts) {
    const host = /^https:\/\/([a-z0-9.-]+)\//i.exec(String(values.github))?.[1]?.toLowerCase();
    if (host !== undefined) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([host]) => host);
}
