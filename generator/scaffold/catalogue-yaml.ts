import { Document, isMap, isSeq, type Scalar, type YAMLMap } from 'yaml';
import { kindOfHost } from '../sources/catalogue-file.js';
import { TO_DO } from './draft.js';

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
