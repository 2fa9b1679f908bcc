import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../src/catalogue/schema.js';
import { withSidecars } from './compress.js';
import { toCatalogue } from './document/document.js';
import { generatedAt } from './document/generated-at.js';
import { readDocument } from './document/read-document.js';
import { writeDocument } from './document/write-document.js';
import { writeSchema } from './document/write-schema.js';
import { RefusedError } from './errors.js';
import type { Io } from './io.js';
import { DOCUMENT_PATH } from './output-file.js';
import { elementBundle, version } from './package.js';
import { checkShrink } from './publish/check-shrink.js';
import { withLock } from './publish/lock.js';
import { publish, type PublishedFile } from './publish/publish.js';
import type { CheckCache } from './sources/check-cache.js';
import { sortIssues, type Issue } from './sources/issue.js';
import { isSound, loadSources, type SoundSources } from './sources/load.js';
import { askForStars, type StarAnswers, type StarsOptions } from './stars/ask-for-stars.js';
import { checkStarLoss, starIssues, toCounts, type StarSummary } from './stars/report.js';

/** What to build, and where to. Paths are absolute. */
export interface BuildOptions {
  readonly folder: string;
  readonly out: string;
  /** Where the files will be published; the catalogue's homepage when not given. */
  readonly baseUrl?: string | undefined;
  /** Whether only the document and its schema are wanted, at once: no compressed forms, and no pages around them. */
  readonly isPreview?: boolean;
  /** What is known of sources that were without a problem, and need not be checked again. */
  readonly cache?: CheckCache | undefined;
  /** How the code hosts are asked for stars; when not given, they are not. */
  readonly stars?: StarsOptions | undefined;
  /** A document whose star counts are taken where there are no newer ones. */
  readonly earlier?: Catalogue | undefined;
  /** Whether stars may be lost that are published, because a code host failed. */
  readonly mayLoseStars?: boolean;
  /** Whether a fifth of the solutions and more may go at once. */
  readonly mayShrink?: boolean;
}

/** How a build went. */
export interface BuildResult {
  /** Of the sources, and what the code hosts say of their repositories. */
  readonly issues: readonly Issue[];
  /** Undefined when the sources have errors: then nothing was published. */
  readonly published: Published | undefined;
}

export interface Published {
  readonly generatedAt: string;
  readonly solutions: number;
  readonly categories: number;
  readonly stars: StarSummary;
  /** The requests that were sent to code hosts. */
  readonly requests: number;
  readonly files: readonly PublishedFile[];
  /** How long each step took, in milliseconds. */
  readonly durations: Readonly<Record<'sources' | 'stars' | 'document' | 'publish', number>>;
}

type BuildIo = Pick<Io, 'env' | 'now' | 'fetch' | 'stopped'>;

const NOBODY_ASKED: StarAnswers = { outcomes: new Map(), requests: 0 };

/**
 * Sources → stars → document → files → disk. While it is at work, no other build can be in the same folder.
 * @throws {UsageError} when there is no such folder, or a variable of the environment cannot be meant
 * @throws {RefusedError} when the document cannot be published; what was published before stays
 */
export async function build(options: BuildOptions, io: BuildIo): Promise<BuildResult> {
  const begin = io.now();
  const sources = loadSources(options.folder, begin, options.cache);
  if (!isSound(sources)) return { issues: sources.issues, published: undefined };
  const checked = io.now();
  return await withLock(options.out, async () => await make(sources, options, io, { begin, checked }));
}

async function make(
  sources: SoundSources,
  {
    out,
    baseUrl,
    isPreview = false,
    stars: asking,
    earlier,
    mayLoseStars = false,
    mayShrink = false,
  }: BuildOptions,
  io: BuildIo,
  { begin, checked }: { readonly begin: Date; readonly checked: Date },
): Promise<BuildResult> {
  const document = join(out, DOCUMENT_PATH);
  // Reading takes as long as all the rest, where somebody waits for it.
  const isCompared = !mayShrink || (asking !== undefined && !mayLoseStars);
  const read = isCompared ? readDocument(document) : undefined;
  // One that is broken is replaced without a comparison.
  const before = typeof read === 'object' ? read.catalogue : undefined;
  const names = sources.entries.map(({ solution }) => solution.name);
  checkShrink(names, before, mayShrink);

  const { entries, catalogueFile } = sources;
  const { outcomes, requests } = asking
    ? await askForStars(entries, catalogueFile.repositoryHosts, asking, io)
    : NOBODY_ASKED;
  if (io.stopped.aborted) throw new RefusedError('Stopped. Nothing was published.');
  const { counts, summary } = toCounts(entries, outcomes, earlier);
  const issues = sortIssues([...sources.issues, ...starIssues(outcomes)]);
  if (!mayLoseStars) checkStarLoss(outcomes, counts, before, document, issues);
  const counted = io.now();

  const catalogue = toCatalogue(sources, counts, generatedAt(io));
  const site = {
    catalogue,
    categories: catalogueFile.categories,
    baseUrl: toBaseUrl(baseUrl ?? catalogue.homepage),
    version,
    // Missing only in a checkout that is not built yet.
    element: existsSync(elementBundle) ? readFileSync(elementBundle) : undefined,
  };
  const file = writeDocument(catalogue);
  const files = isPreview
    ? [file, writeSchema(site.baseUrl)]
    : [
        ...withSidecars(file, 'small'),
        // Loaded when it is needed: what renders pages takes a while to load.
        ...(await import('./pages/write-site.js')).writeSite(site, 'small'),
      ];
  const written = io.now();

  const published = await publish(out, files);
  const end = io.now();
  return {
    issues,
    published: {
      generatedAt: catalogue.generatedAt,
      solutions: catalogue.count,
      categories: new Set(catalogue.solutions.map(({ category }) => category)).size,
      stars: summary,
      requests,
      files: published,
      durations: {
        sources: checked.getTime() - begin.getTime(),
        stars: counted.getTime() - checked.getTime(),
        document: written.getTime() - counted.getTime(),
        publish: end.getTime() - written.getTime(),
      },
    },
  };
}

/** Where the files will be published, with a slash at the end, and nothing behind it. */
function toBaseUrl(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/*$/, '/');
}
