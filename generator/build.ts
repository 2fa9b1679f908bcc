import { join } from 'node:path';
import type { Catalogue } from '../src/catalogue/schema.js';
import type { Context } from './context.js';
import { carryOn } from './diff/carry-on.js';
import { type Change, readChanges } from './document/changes.js';
import {
  type EarlierFacts,
  gatherFacts,
  learnBeside,
  type LearnedBeside,
  writeFacts,
} from './document/facts.js';
import { generatedAt, toCatalogue, writeDocument } from './document/document.js';
import { writeSchema } from './document/openapi.js';
import {
  checkShrink,
  type EarlierDocument,
  type PublishedScript,
  readEarlier,
  readScripts,
} from './document/published.js';
import { RefusedError } from './errors.js';
import {
  DOCUMENT_PATH,
  type OutputFile,
  type OutputFiles,
  type PageLevel,
  withForms,
} from './output-file.js';
import { cardBundle, elementBundle, elementLicences, hasOwnFile, readOwnFile, version } from './package.js';
import { openBuildMemory } from './publish/build-memory.js';
import { withLock } from './publish/lock.js';
import { publish, type PublishedFile, type PublishOptions } from './publish/publish.js';
import type { Draft } from './sources/left-to-do.js';
import { sortIssues, type Issue } from './sources/source.js';
import { loadCanvas, withoutPicture } from './site/draw-picture.js';
import { HOSTS } from './sources/site-settings.js';
import { isSound, type SoundSources, type Sources } from './sources/load.js';
import { askForStars, type StarAnswers, type StarsOptions } from './stars/ask-for-stars.js';
import { requireStars, starIssues, toCounts, type StarSummary } from './stars/report.js';

/** What to build, and where to. Paths are absolute. */
export interface BuildOptions {
  /** Reads and checks the sources. */
  readonly sources: () => Sources;
  readonly out: string;
  /** Where the files will be published; the catalogue's homepage when not given. */
  readonly baseUrl?: string | undefined;
  /**
   * What is published: the document and its schema as they are, for somebody who waits (`preview`); both with their
   * compressed forms (`document`); or these with files for hosts and pages, of the level that is named.
   */
  readonly extent: PageLevel | 'document' | 'preview';
  /** How the code hosts are asked for stars; when not given, they are not. */
  readonly stars?: StarsOptions | undefined;
  /**
   * A document whose star counts are taken where a code host has failed. Where nothing is published yet, it is also what
   * the number of solutions is compared with.
   */
  readonly earlier?: EarlierDocument | undefined;
  /** What of a live site stays, beside what is in `out`. */
  readonly live?: LiveSite | undefined;
  /** Whether star counts that are published are let go where there are no new ones. */
  readonly mayLoseStars?: boolean;
  /** Whether nothing is published when a code host has failed. */
  readonly mustHaveStars?: boolean;
  /** Whether a fifth of the solutions and more may go at once. */
  readonly mayShrink?: boolean;
  /** What may be done to other files that are there. */
  readonly publishing?: PublishOptions;
}

/** A live site that a build carries on in another folder. */
export interface LiveSite {
  /** What was learned of its solutions. */
  readonly facts: EarlierFacts;
  /** Scripts that pages of others name. */
  readonly scripts: readonly PublishedScript[];
  /** What has changed so far. */
  readonly changes: readonly Change[];
  /** The document that is published there; undefined where there is none, or it was not asked for. */
  readonly document: EarlierDocument | undefined;
}

/** How a build went. */
export interface BuildResult {
  /** Problems of the sources, and what the code hosts say of their repositories. */
  readonly issues: readonly Issue[];
  /** Undefined when the sources have errors: then nothing was published. */
  readonly published: Published | undefined;
}

export interface Published {
  readonly generatedAt: string;
  readonly solutions: number;
  /** The names of solutions that were kept out because they are drafts. */
  readonly drafts: readonly string[];
  readonly categories: number;
  readonly stars: StarSummary;
  /** The requests that were sent to code hosts. */
  readonly requests: number;
  /** How many products share the page of an alternative, so that the site keeps within the limit of files. */
  readonly withoutPage: number;
  readonly files: readonly PublishedFile[];
  /** The files of an earlier build that were removed. */
  readonly removed: readonly string[];
  /** How long each step took, in milliseconds. */
  readonly durations: Readonly<Record<'sources' | 'stars' | 'document' | 'publish', number>>;
}

type BuildContext = Pick<Context, 'env' | 'now' | 'fetch' | 'stopped'>;

const NOBODY_ASKED: StarAnswers = { outcomes: new Map(), requests: 0 };

/**
 * Builds a catalogue: sources → stars → document → files → disk. Other builds in the same folder are refused meanwhile.
 * @throws {UsageError} when there is no such folder, or a variable of the environment is not valid
 * @throws {RefusedError} when the document cannot be published; what was published before stays
 */
export async function build(options: BuildOptions, context: BuildContext): Promise<BuildResult> {
  const { now } = context;
  const begin = now();
  // What draws pictures is installed apart: whoever lacks it hears so before anything else is done.
  if (options.extent === 'full') loadCanvas();

  // Read what is published now, to compare with, and then the sources. With errors in them nothing is published.
  const before = readBefore(options);
  const sources = options.sources();
  if (!isSound(sources)) return { issues: sources.issues, published: undefined };
  const { entries, catalogueFile } = sources;
  const checked = now();

  return await withLock(options.out, async () => {
    // Refuse to empty a catalogue by accident.
    const names = entries.map(({ solution }) => solution.name);
    checkShrink(names, before ?? options.earlier, options.mayShrink ?? false);

    // Ask the code hosts for stars, and keep earlier counts where they have no answer.
    const { outcomes, requests } = options.stars
      ? await askForStars(entries, catalogueFile.repositoryHosts, options.stars, context)
      : NOBODY_ASKED;
    const learned = await learnBeside(catalogueFile, outcomes, options, context);
    if (context.stopped.aborted) throw new RefusedError('Stopped. Nothing was published.');
    const earlier = [options.earlier, options.mayLoseStars ? undefined : before].filter(
      (document) => document !== undefined,
    );
    const { counts, keptFrom, summary: stars } = toCounts(entries, outcomes, earlier);
    const issues = sortIssues([
      ...sources.issues,
      ...withdrawn(sources.drafts, before ?? options.earlier),
      ...starIssues(outcomes, keptFrom),
      ...learned.advisories.issues,
      ...(options.extent === 'full' ? withoutPicture(sources) : []),
    ]);
    if (options.mustHaveStars) requireStars(outcomes, issues);
    const counted = now();

    // Make the document, which is read back as the element will read it, and what is published around it.
    const catalogue = toCatalogue(sources, counts, generatedAt(context));
    const beside = { outcomes, ...learned };
    const { files, withoutPage } = await outputFiles(catalogue, sources, options, before, beside);
    const made = now();

    // Put all files into the folder, or none. Pages are made while the earlier ones are written.
    const memory = options.extent === 'preview' ? undefined : openBuildMemory(options.out, context);
    const published = await publish(options.out, files, { ...options.publishing, memory: memory?.memory });
    memory?.save();
    const end = now();

    return {
      issues,
      published: {
        generatedAt: catalogue.generatedAt,
        solutions: catalogue.count,
        drafts: sources.drafts.map(({ name }) => name),
        categories: new Set(catalogue.solutions.map(({ category }) => category)).size,
        stars,
        requests: requests + learned.advisories.requests,
        withoutPage,
        ...published,
        durations: {
          sources: checked.getTime() - begin.getTime(),
          stars: counted.getTime() - checked.getTime(),
          document: made.getTime() - counted.getTime(),
          publish: end.getTime() - made.getTime(),
        },
      },
    };
  });
}

/** Drafts that were published: somebody may have written TODO into them without meaning to take them away. */
function withdrawn(drafts: readonly Draft[], before: EarlierDocument | undefined): Issue[] {
  const published = new Set(before?.solutions.map(({ name }) => name));
  return drafts
    .filter(({ name }) => published.has(name))
    .map(({ name, file, line, open }) => ({
      file,
      line,
      column: 1,
      severity: 'warning',
      rule: 'draft',
      message: `"${name}" was published and is a draft now, so it leaves the document (${open.join(', ') || 'status'}).`,
    }));
}

/** The published document; undefined where there is none, or a broken one: that is replaced without a comparison. */
function readBefore({ out, extent }: BuildOptions): EarlierDocument | undefined {
  // The preview compares with nothing, and reading would take as long as all of its other work.
  if (extent === 'preview') return undefined;
  const read = readEarlier(join(out, DOCUMENT_PATH));
  return typeof read === 'string' ? undefined : read;
}

/** The files of a build. Pages are made one by one while they are taken. */
async function outputFiles(
  catalogue: Catalogue,
  { catalogueFile, entries, products, migrations, logos, logo, pages: ownPages, attributions }: SoundSources,
  { baseUrl, extent, out, live }: BuildOptions,
  before: EarlierDocument | undefined,
  { outcomes, earlierFacts, advisories }: LearnedBeside & Pick<StarAnswers, 'outcomes'>,
): Promise<{ files: OutputFiles; withoutPage: number }> {
  const address = toBaseUrl(baseUrl ?? catalogueFile.site.baseUrl ?? catalogue.homepage);
  const document = writeDocument(catalogue, entries);
  if (extent === 'preview') return { files: [document, writeSchema(address)], withoutPage: 0 };

  // Compressing and rendering are loaded when they are needed: that takes longer than many a build.
  const { withSidecars } = await import('./publish/compress.js');
  const compressed = withSidecars(document, 'good');
  if (extent === 'document')
    return { files: [withSidecars(writeSchema(address), 'good'), compressed], withoutPage: 0 };
  const { productsWithoutPage, writeSite } = await import('./site/write-site.js');
  const told = catalogueFile.asksForAdvisories ? advisories.found : undefined;
  const facts = gatherFacts(catalogue, entries, outcomes, told, earlierFacts);
  const factFiles = writeFacts(catalogue, facts, earlierFacts);
  const site = {
    catalogue,
    categories: catalogueFile.categories,
    names: { products, tags: catalogueFile.tagLabels },
    settings: { ...catalogueFile.site, logo },
    level: extent,
    editorial: new Map(entries.map(({ solution, editorial }) => [solution.name, editorial])),
    facts: new Map(facts.map((each) => [each.name, each])),
    migrations,
    changes: carryOn(
      [...(await readChanges(out)), ...(live?.changes ?? [])],
      (before ?? live?.document)?.catalogue,
      catalogue,
    ),
    removed: catalogueFile.removed,
    logos,
    pages: ownPages,
    rules: {
      repositoryHosts: catalogueFile.repositoryHosts.map(({ host }) => host),
      acceptedLicenses: catalogueFile.acceptedLicenses,
    },
    attributions,
    baseUrl: address,
    version,
    published: [...(await readScripts(out)), ...(live?.scripts ?? [])],
    // Missing only in a checkout that is not built yet.
    element: [elementBundle, cardBundle, elementLicences].every(hasOwnFile)
      ? {
          script: readOwnFile(elementBundle),
          cardScript: readOwnFile(cardBundle),
          licences: readOwnFile(elementLicences),
        }
      : undefined,
  };
  const needsSidecars = catalogueFile.hosting?.some((host) => HOSTS[host]) ?? true;
  const factForms = factFiles.map((file) => withSidecars(file, 'good'));
  return {
    files: inOrder(compressed, factForms, writeSite(site), needsSidecars),
    withoutPage: productsWithoutPage(site),
  };
}

/** The document goes first: compressing it takes longest, and pages are made beside that. */
function* inOrder(
  document: OutputFile,
  facts: OutputFiles,
  pages: OutputFiles,
  needsSidecars: boolean,
): Generator<OutputFile> {
  for (const files of [[document], facts, pages])
    for (const file of files) yield file.sidecars && !needsSidecars ? withForms(file) : file;
}

/** Where the files will be published, with a slash at the end, and nothing behind it. */
function toBaseUrl(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/*$/, '/');
}
