import { generatedAt } from './document/generated-at.js';
import { toCatalogue } from './document/document.js';
import { writeDocument, type Compression } from './document/write-document.js';
import { writeSchema } from './document/write-schema.js';
import type { Io } from './io.js';
import { publish, type PublishedFile } from './publish/publish.js';
import type { Issue } from './sources/issue.js';
import { isSound, loadSources } from './sources/load.js';
import { withoutStars } from './stars/star-counts.js';

/** What to build, and where to. Paths are absolute. */
export interface BuildOptions {
  readonly folder: string;
  readonly out: string;
  /** Where the files will be published; the catalogue's homepage when not given. */
  readonly baseUrl?: string | undefined;
  readonly compression: Compression;
}

/** How a build went. */
export interface BuildResult {
  readonly issues: readonly Issue[];
  /** Undefined when the sources have errors: then nothing was published. */
  readonly published: Published | undefined;
}

export interface Published {
  readonly generatedAt: string;
  readonly solutions: number;
  readonly categories: number;
  readonly files: readonly PublishedFile[];
  /** How long each step took, in milliseconds. */
  readonly durations: { readonly sources: number; readonly document: number; readonly publish: number };
}

/**
 * Sources → stars → document → files → disk.
 * @throws {UsageError} when there is no such folder
 * @throws {RefusedError} when the document cannot be published; what was published before stays
 */
export function build(
  { folder, out, baseUrl, compression }: BuildOptions,
  io: Pick<Io, 'env' | 'now'>,
): BuildResult {
  const begin = io.now();
  const sources = loadSources(folder, begin);
  if (!isSound(sources)) return { issues: sources.issues, published: undefined };
  const checked = io.now();

  const stars = withoutStars(sources.entries);
  const catalogue = toCatalogue(sources, stars, generatedAt(io));
  const files = [...writeDocument(catalogue, compression), writeSchema(baseUrl ?? catalogue.homepage)];
  const written = io.now();

  const published = publish(out, files, written);
  const end = io.now();
  return {
    issues: sources.issues,
    published: {
      generatedAt: catalogue.generatedAt,
      solutions: catalogue.count,
      categories: new Set(catalogue.solutions.map(({ category }) => category)).size,
      files: published,
      durations: {
        sources: checked.getTime() - begin.getTime(),
        document: written.getTime() - checked.getTime(),
        publish: end.getTime() - written.getTime(),
      },
    },
  };
}
