import { resolve } from 'node:path';
import type { Catalogue } from '../../src/catalogue/schema.js';
import { build, type Published } from '../build.js';
import { readDocument } from '../document/read-document.js';
import { EXIT, RefusedError, UsageError, type ExitCode } from '../errors.js';
import type { Io } from '../io.js';
import { countIssues, formatIssues, toJson } from '../report/format-issues.js';
import { proxiesOf } from '../proxy.js';
import { openCache } from '../sources/cache-file.js';
import { checkUrl } from '../sources/checks/web-address.js';
import type { Issue } from '../sources/issue.js';
import type { StarSummary } from '../stars/report.js';
import { starProgress } from '../stars/progress.js';

export interface BuildCommandOptions {
  readonly out: string;
  readonly baseUrl?: string;
  /** Whether a report for programs is printed. */
  readonly json?: boolean;
  /** Whether code hosts are asked for stars. */
  readonly stars: boolean;
  /** How long that may take, in seconds. */
  readonly starsTimeout: number;
  /** A document with earlier star counts. */
  readonly starsFrom?: string;
  readonly allowStarLoss?: boolean;
  readonly allowShrink?: boolean;
}

export const BUILD_HELP = `
Stars are counted by GitHub, GitLab and Forgejo, as catalogue.yaml names them. Where there is no count, the document
has null, and a warning says why. When a whole host fails whose stars are published, nothing is published.

Environment of the code hosts:
  GITHUB_TOKEN, GITLAB_TOKEN, FORGEJO_TOKEN   tokens; no permissions are needed. Without one, GitHub answers
                                              60 requests an hour, one a repository
  GITHUB_API_URL, GITLAB_API_URL,             base addresses of the APIs, the public ones by default. An instance of
  FORGEJO_API_URL                             one's own is asked at its own host; a token is sent to it only when its
                                              address is here, as https://git.example/api/v4
  GITHUB_GRAPHQL_URL                          GitHub's GraphQL; beside GITHUB_API_URL by default
  HTTPS_PROXY, HTTP_PROXY, NO_PROXY           what requests go through, as for check-links`;

/** `build [dir] --out <dir>` */
export async function buildCommand(
  directory: string,
  options: BuildCommandOptions,
  io: Io,
): Promise<ExitCode> {
  const { baseUrl, json = false } = options;
  const wrong = baseUrl === undefined ? undefined : checkUrl(baseUrl);
  if (wrong) throw new UsageError(`--base-url: ${wrong}`);
  // One that cannot be meant is said at once, not as a host that fails.
  if (options.stars) proxiesOf(io.env);
  const folder = resolve(io.cwd, directory);
  const out = resolve(io.cwd, options.out);
  const tell = (issues: readonly Issue[], rest: object) => {
    const context = { folder, cwd: io.cwd, hasColors: io.stderr.hasColors, isTerminal: io.stderr.isTerminal };
    io.stderr.write(formatIssues(issues, 'text', context));
    if (!json) return;
    // Of the problems, places relative to where the command was called, as in every other report.
    const report = JSON.parse(formatIssues(issues, 'json', context)) as ReturnType<typeof toJson>;
    io.stdout.write(`${JSON.stringify({ ...report, out, ...rest }, null, 2)}\n`);
  };

  const cacheFile = openCache(folder, io);
  const progress = starProgress(io.stderr);
  try {
    const { issues, published } = await build(
      {
        folder,
        out,
        baseUrl,
        cache: cacheFile?.cache,
        stars: options.stars
          ? { timeLimit: options.starsTimeout * 1000, onProgress: progress.update }
          : undefined,
        earlier: earlierDocument(options.starsFrom, io),
        mayLoseStars: options.allowStarLoss ?? false,
        mayShrink: options.allowShrink ?? false,
      },
      io,
    ).finally(() => {
      progress.stop();
    });
    cacheFile?.save();
    tell(issues, { ...published });
    io.stderr.write(
      published ? summary(published, options) : `${countIssues(issues)}. Nothing was published.\n`,
    );
    return published ? EXIT.done : EXIT.problems;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    tell(error.issues, { ok: false, refused: error.message });
    throw error;
  }
}

function earlierDocument(file: string | undefined, io: Io): Catalogue | undefined {
  if (file === undefined) return undefined;
  const read = readDocument(resolve(io.cwd, file));
  if (typeof read === 'string') throw new UsageError(`--stars-from: ${read}`);
  return read.catalogue;
}

function summary({ solutions, categories, stars, files }: Published, options: BuildCommandOptions): string {
  const changed = files.filter((file) => file.changed).length;
  const what = changed === 0 ? 'nothing changed' : `${changed} of ${files.length} files changed`;
  return (
    (options.stars || stars.kept > 0 ? `Stars: ${countStars(stars)}.\n` : '') +
    `Published ${solutions} solutions in ${categories} categories to ${options.out} (${what}).\n`
  );
}

const countStars = ({ counted, kept, unavailable }: StarSummary): string =>
  [
    `${counted} counted`,
    kept > 0 && `${kept} kept from earlier`,
    unavailable > 0 && `${unavailable} unavailable`,
  ]
    .filter((part) => part !== false)
    .join(', ');
