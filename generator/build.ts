import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from './context.js';
import { generatedAt, type ReadParts, toCatalogue, writeDocument } from './document/document.js';
import { writeSchema } from './document/json-schema.js';
import { checkShrink, type EarlierDocument, readEarlier } from './document/published.js';
import { RefusedError } from './errors.js';
import { DOCUMENT_PATH, type OutputFile, type OutputFiles } from './output-file.js';
import { elementBundle, elementLicences, version } from './package.js';
import { withLock } from './publish/lock.js';
import { publish, type PublishedFile } from './publish/publish.js';
import { type Issue, sortIssues } from './sources/issue.js';
import { isSound, type SoundSources, type Sources } from './sources/load.js';
import { askForStars, type StarAnswers, type StarsOptions } from './stars/ask-for-stars.js';
import { checkStarLoss, starIssues, type StarSummary, toCounts } from './stars/report.js';

/** What to build, and where to. Paths are absolute. */
export interface BuildOptions {
  /** Reads and checks the sources. */
  readonly sources: () => Sources;
  readonly out: string;
  /** Where the files will be published; the catalogue's homepage when not given. */
  readonly baseUrl?: string | undefined;
  /**
   * How much is published: all; the document, packed, and its schema; or these at once and not packed, for somebody
   * who waits.
   */
  readonly extent: 'site' | 'document' | 'preview';
  /** What was read back already, for those who build again and again. */
  readonly readParts?: ReadParts;
  /** How the code hosts are asked for stars; when not given, they are not. */
  readonly stars?: StarsOptions | undefined;
  /** A document whose star counts are taken where there are no newer ones. */
  readonly earlier?: EarlierDocument | undefined;
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
  const before = readBefore(options);
  let sources: Sources | undefined = options.sources();
  if (!isSound(sources)) return { issues: sources.issues, published: undefined };
  const checked = io.now();
  return await withLock(options.out, async () => {
    const making = make(sources as SoundSources, before, options, io);
    // Let go, with all entries, as soon as the document is made.
    sources = undefined;
    const made = await making;
    const written = io.now();
    const files = await publish(options.out, made.files);
    const end = io.now();
    return {
      issues: made.issues,
      published: {
        ...made.summary,
        files,
        durations: {
          sources: checked.getTime() - begin.getTime(),
          stars: made.counted.getTime() - checked.getTime(),
          document: written.getTime() - made.counted.getTime(),
          publish: end.getTime() - written.getTime(),
        },
      },
    };
  });
}

/** The published document; undefined where there is none, or a broken one: that is replaced without a comparison. */
function readBefore({ out, mayShrink, stars, mayLoseStars }: BuildOptions): EarlierDocument | undefined {
  // Reading takes as long as all the rest, where somebody waits for it.
  if (mayShrink && (stars === undefined || mayLoseStars)) return undefined;
  const read = readEarlier(join(out, DOCUMENT_PATH));
  return typeof read === 'string' ? undefined : read;
}

interface Made {
  readonly issues: readonly Issue[];
  readonly summary: Omit<Published, 'files' | 'durations'>;
  readonly files: OutputFiles;
  /** When the stars were counted. */
  readonly counted: Date;
}

/** Counts the stars and makes the document; pages are made when they are asked for. */
async function make(
  sources: SoundSources,
  before: EarlierDocument | undefined,
  options: BuildOptions,
  io: BuildIo,
): Promise<Made> {
  const { out, baseUrl, extent, stars: asking, earlier, mayLoseStars = false, mayShrink = false } = options;
  const names = sources.entries.map(({ solution }) => solution.name);
  checkShrink(names, before, mayShrink);

  const { entries, catalogueFile } = sources;
  const { outcomes, requests } = asking
    ? await askForStars(entries, catalogueFile.repositoryHosts, asking, io)
    : NOBODY_ASKED;
  if (io.stopped.aborted) throw new RefusedError('Stopped. Nothing was published.');
  const { counts, summary: stars } = toCounts(entries, outcomes, earlier);
  const issues = sortIssues([...sources.issues, ...starIssues(outcomes)]);
  if (!mayLoseStars) checkStarLoss(outcomes, counts, before, join(out, DOCUMENT_PATH), issues);
  const counted = io.now();

  const catalogue = toCatalogue(sources, counts, generatedAt(io));
  const summary = {
    generatedAt: catalogue.generatedAt,
    solutions: catalogue.count,
    categories: new Set(catalogue.solutions.map(({ category }) => category)).size,
    stars,
    requests,
  };
  const address = toBaseUrl(baseUrl ?? catalogue.homepage);
  const document = writeDocument(catalogue, options.readParts);
  if (extent === 'preview') return { issues, summary, files: [document, writeSchema(address)], counted };
  const { withSidecars } = await import('./publish/compress.js');
  const packed = withSidecars(document, 'best');
  if (extent === 'document')
    return { issues, summary, files: [withSidecars(writeSchema(address), 'good'), packed], counted };
  // Loaded when it is needed: what renders pages takes a while to load.
  const { writeSite } = await import('./site/write-site.js');
  const site = {
    catalogue,
    categories: catalogueFile.categories,
    baseUrl: address,
    version,
    // Missing only in a checkout that is not built yet.
    element: [elementBundle, elementLicences].every((file) => existsSync(file))
      ? { script: readFileSync(elementBundle), licences: readFileSync(elementLicences) }
      : undefined,
  };
  return { issues, summary, files: inTurn([[packed], writeSite(site)]), counted };
}

/** Files of one kind after the other; what made those of an earlier kind is let go, with all that it holds. */
function* inTurn(kinds: Iterable<OutputFile>[]): Generator<OutputFile> {
  for (let kind = kinds.shift(); kind; kind = kinds.shift()) yield* kind;
}

/** Where the files will be published, with a slash at the end, and nothing behind it. */
function toBaseUrl(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/*$/, '/');
}
