// The command `build`: checks its options, calls generator/build.ts, and words the summary of what was published.
import { join, resolve } from 'node:path';
import { parseUrl } from '../../src/catalogue/addresses.js';
import { build, type Published } from '../build.js';
import type { Context } from '../context.js';
import { fetchChanges } from '../document/changes.js';
import { fetchFacts } from '../document/facts.js';
import {
  type EarlierDocument,
  fetchEarlier,
  fetchScripts,
  isAddress,
  readEarlier,
} from '../document/published.js';
import { Folder, liesIn } from '../disk/folder.js';
import { DOCUMENT_PATH, MAX_FILES, type PageLevel } from '../output-file.js';
import type { PublishedFile } from '../publish/publish.js';
import { EXIT, type ExitCode, RefusedError, UsageError } from '../errors.js';
import { MAX_DOCUMENT_BYTES, proxiesOf } from '../network.js';
import { checkUrl } from '../sources/checks/texts.js';
import { countIssues, formatIssues, toJson } from '../sources/format-issues.js';
import type { Issue } from '../sources/source.js';
import { SOURCE_FOLDERS } from '../sources/files.js';
import { loadCached } from '../sources/load.js';
import { starProgress, type StarSummary } from '../stars/report.js';
import { counted, printable, printableLine } from '../terminal.js';

export interface BuildCommandOptions {
  readonly out: string;
  readonly baseUrl?: string;
  /** The pages around the document, which come with what hosts need; `false` for none of both. */
  readonly pages: PageLevel | false;
  /** Whether a report for programs is printed. */
  readonly json?: boolean;
  /** Whether code hosts are asked for stars. */
  readonly stars: boolean;
  /** How long that may take, in seconds. */
  readonly starsTimeout: number;
  /** A document with earlier star counts: a path, or an address. */
  readonly starsFrom?: string;
  /** The published site whose scripts are kept, and its star counts where `starsFrom` names no others: an address. */
  readonly keepFrom?: string;
  /** Whether nothing is published when a code host fails. */
  readonly requireStars?: boolean;
  readonly allowStarLoss?: boolean;
  readonly allowShrink?: boolean;
  readonly allowOverwrite?: boolean;
  readonly allowRemoval?: boolean;
}

/** `build [dir] --out <dir>` */
export async function buildCommand(
  directory: string,
  options: BuildCommandOptions,
  context: Context,
): Promise<ExitCode> {
  const { baseUrl, json = false } = options;
  if (options.requireStars && !options.stars)
    throw new UsageError('--require-stars and --no-stars exclude each other.');
  const wrong = baseUrl === undefined ? undefined : checkUrl(baseUrl);
  if (wrong) throw new UsageError(`--base-url: ${wrong}`);
  const { keepFrom, starsFrom = keepFrom } = options;
  if (keepFrom !== undefined && !(isAddress(keepFrom) && parseUrl(keepFrom)))
    throw new UsageError(`--keep-from: "${keepFrom}" is no address. Write it as https://catalogue.example/.`);
  // Validate proxy settings up front, so that a typo is a usage error and not a network failure.
  if (options.stars || isAddress(starsFrom ?? '')) proxiesOf(context.env);
  const folder = resolve(context.cwd, directory);
  const out = resolve(context.cwd, options.out);
  refuseInSources(folder, out);
  const tell = (issues: readonly Issue[], rest: object) => {
    const reportContext = {
      folder,
      cwd: context.cwd,
      hasColors: context.stderr.hasColors,
      isTerminal: context.stderr.isTerminal,
    };
    context.stderr.write(formatIssues(issues, 'text', reportContext));
    if (!json) return;
    // Paths of files are relative to the working directory, as in every other report.
    const report = JSON.parse(formatIssues(issues, 'json', reportContext)) as ReturnType<typeof toJson>;
    context.stdout.write(`${JSON.stringify({ ...report, out, ...rest }, null, 2)}\n`);
  };

  const earlier = await earlierDocument(options, out, context);
  const live =
    keepFrom === undefined
      ? undefined
      : {
          scripts: await fetchScripts(keepFrom, context),
          changes: await fetchChanges(keepFrom, context),
          facts: await fetchFacts(keepFrom, context),
          // Another document than the published one tells nothing of what has changed.
          document: options.starsFrom === undefined ? earlier : undefined,
        };
  const isFirst =
    options.pages !== false && keepFrom === undefined && !new Folder(out).hasFile(DOCUMENT_PATH);
  const progress = starProgress(context.stderr);
  try {
    const { issues, published } = await build(
      {
        sources: () => loadCached(folder, context),
        out,
        baseUrl,
        extent: options.pages === false ? 'document' : options.pages,
        stars: options.stars
          ? { timeLimit: options.starsTimeout * 1000, onProgress: progress.update }
          : undefined,
        earlier,
        live,
        mustHaveStars: options.requireStars ?? false,
        mayLoseStars: options.allowStarLoss ?? false,
        mayShrink: options.allowShrink ?? false,
        publishing: {
          mayOverwrite: options.allowOverwrite ?? false,
          mayRemove: options.allowRemoval ?? false,
        },
      },
      context,
    ).finally(() => {
      progress.stop();
    });
    tell(issues, { ...published });
    if (published && isFirst) context.stderr.write(ABOUT_SCRIPTS);
    context.stderr.write(
      published ? summary(published, options) : `${countIssues(issues)}. Nothing was published.\n`,
    );
    return published ? EXIT.done : EXIT.problems;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    tell(error.issues, { ok: false, refused: error.message });
    throw error;
  }
}

const ABOUT_SCRIPTS =
  'Nothing had been published in this folder. Where the site is live already, build with --keep-from <its address>: ' +
  'pages elsewhere name scripts of earlier builds, which this folder does not have.\n';

/**
 * Refuses to publish among the sources: the next build would read the published files as solutions.
 * @throws {UsageError}
 */
export function refuseInSources(folder: string, out: string): void {
  const inside = SOURCE_FOLDERS.find((name) => liesIn(join(folder, name), out));
  if (inside !== undefined)
    throw new UsageError(
      `--out: ${out} lies in the catalogue’s folder "${inside}", where the next build would read it as a source. ` +
        'Name a folder beside it.',
    );
}

async function earlierDocument(
  options: BuildCommandOptions,
  out: string,
  context: Context,
): Promise<EarlierDocument | undefined> {
  const from = options.starsFrom ?? options.keepFrom;
  if (from === undefined) return undefined;
  if (!isAddress(from)) {
    const read = readEarlier(resolve(context.cwd, from));
    if (typeof read === 'string') throw new UsageError(`--stars-from: ${read}`);
    return read;
  }
  const option = options.starsFrom === undefined ? '--keep-from' : '--stars-from';
  const answer = await fetchEarlier(from, context);
  if ('document' in answer) return answer.document;
  const tell = (text: string) => {
    context.stderr.write(`${printable(`${option}: ${text}`)}\n`);
  };
  if ('absent' in answer) {
    tell(`${answer.absent}, so nothing is published there yet.`);
    return undefined;
  }
  if (typeof readEarlier(out) !== 'string') {
    tell(`${answer.failure}. What is in ${out} is taken instead.`);
    return undefined;
  }
  throw new RefusedError(
    `Refused to publish: ${answer.failure}, so it is not known what was published before. Build again later, or ` +
      `without ${option} where that does not matter.`,
  );
}

function summary(
  { solutions, drafts, categories, stars, files, removed, withoutPage }: Published,
  options: BuildCommandOptions,
): string {
  const changed = files.filter((file) => file.changed).length;
  const what =
    (changed === 0 ? 'nothing changed' : `${changed} of ${counted(files.length, 'file')} changed`) +
    (removed.length > 0 ? `, ${removed.length} of an earlier build removed` : '');
  return (
    (drafts.length > 0 ? `Kept out ${counted(drafts.length, 'draft')}: ${shortened(drafts)}.\n` : '') +
    sizeOf(files, options.pages) +
    (withoutPage > 0 ? `warning: ${counted(withoutPage, 'product')} ${SHARED}` : '') +
    (options.stars || stars.kept > 0 ? `Stars: ${countStars(stars)}.\n` : '') +
    `Published ${counted(solutions, 'solution')} in ${counted(categories, 'category', 'categories')} to ${options.out} (${what}).\n`
  );
}

/** What is said of products without a page of their own. */
const SHARED =
  `with the fewest alternatives have no page of their own, so that there are at most ${MAX_FILES} files: the pages of ` +
  'their alternatives stand in. Their slices stay as long as there is room. --pages full gives them all.\n';

/** How many bytes free hosting takes: GitHub Pages. */
const MAX_BYTES = 1e9;

/** Which smaller levels of pages there are, where a host may not take all files of one. */
const SMALLER: Readonly<Record<PageLevel, string>> = {
  full: ' --pages standard has no badges and cards, --pages minimal no pages of solutions.',
  standard: ' --pages minimal fits: it has no pages of solutions.',
  minimal: '',
};

/**
 * How many files there are and how large they are together, with a warning where the element or free hosting does not
 * take so much.
 */
export function sizeOf(
  files: readonly Pick<PublishedFile, 'path' | 'bytes'>[],
  pages: BuildCommandOptions['pages'],
): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const size =
    `The published folder has ${counted(files.length, 'file')}, ${(bytes / 1e6).toFixed(1)} MB.\n` +
    sizeOfDocument(files.find(({ path }) => path === DOCUMENT_PATH)?.bytes ?? 0);
  if (files.length <= MAX_FILES && bytes <= MAX_BYTES) return size;
  return (
    `${size}warning: Cloudflare Pages takes ${MAX_FILES} files and GitHub Pages 1 GB.${pages === false ? '' : SMALLER[pages]} Compressed files are only ` +
    'written for the hosts that are named under "hosting" in catalogue.yaml.\n'
  );
}

/** A warning where the document is larger than the element reads, and than Cloudflare Pages takes. */
const sizeOfDocument = (bytes: number): string =>
  bytes <= MAX_DOCUMENT_BYTES
    ? ''
    : `warning: ${DOCUMENT_PATH} has ${bytes} bytes. The element reads ${MAX_DOCUMENT_BYTES} (25 MiB) unless each page that ` +
      `has it says max-bytes="${Math.ceil(bytes / 1e7) * 1e7}", and Cloudflare Pages takes no larger file. Shorten ` +
      'descriptions, or make two catalogues of it.\n';

/** The most names of drafts that are told. */
const MAX_NAMES = 5;

const shortened = (names: readonly string[]): string =>
  printableLine(names.slice(0, MAX_NAMES).join(', ')) + (names.length > MAX_NAMES ? ' …' : '');

const countStars = ({ counted, kept, keptFrom = '', unavailable }: StarSummary): string =>
  [
    `${counted} counted`,
    kept > 0 && `${kept} kept from ${keptFrom.slice(0, 10)}`,
    unavailable > 0 && `${unavailable} unavailable`,
  ]
    .filter((part) => part !== false)
    .join(', ');
