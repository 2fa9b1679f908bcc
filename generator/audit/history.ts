import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pMap from 'p-map';

/** Who wrote a line of a source last, and when, in seconds since 1970. */
export interface LineOrigin {
  readonly author: string;
  readonly time: number;
}

/** The origins of the lines of each source that git knows, by its path. */
export type History = ReadonlyMap<string, readonly LineOrigin[]>;

/** What git calls lines that are not committed yet. */
const NOBODY_YET = 'Not Committed Yet';

const run = promisify(execFile);

/** Files that are asked for at the same time. */
const AT_ONCE = 4;

/**
 * Asks git for the history of sources.
 * @param folder absolute
 * @param files relative to the folder
 * @returns a sentence that says why there is none
 */
export async function readHistory(folder: string, files: readonly string[]): Promise<History | string> {
  const git = async (...argv: string[]) =>
    (await run('git', argv, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })).stdout;
  try {
    // All lines of a shallow clone seem to be of its one commit.
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true')
      return 'The clone is shallow: it does not say who wrote what when. Clone with fetch-depth: 0.';
  } catch {
    return 'There is no git history here: texts are not compared with their translations.';
  }
  const lines = await pMap(
    files,
    async (file) => {
      try {
        return [file, parseBlame(await git('blame', '-w', '--line-porcelain', '--', file))] as const;
      } catch {
        // A new file that git does not know yet.
        return undefined;
      }
    },
    { concurrency: AT_ONCE },
  );
  return new Map(lines.filter((entry) => entry !== undefined));
}

/** Reads the answer of `git blame --line-porcelain`: a header for each line, and the line behind a tab. */
function parseBlame(text: string): LineOrigin[] {
  const lines: LineOrigin[] = [];
  let [author, time] = ['', 0];
  for (const line of text.split('\n'))
    if (line.startsWith('author ')) author = line.slice('author '.length);
    else if (line.startsWith('author-time ')) time = Number(line.slice('author-time '.length));
    else if (line.startsWith('\t')) lines.push({ author, time });
  return lines;
}

/** Who has written most of the lines; undefined when nobody has committed any. */
export function mainAuthor(lines: readonly LineOrigin[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { author } of lines)
    if (author !== NOBODY_YET) counts.set(author, (counts.get(author) ?? 0) + 1);
  return [...counts].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))[0]?.[0];
}

/**
 * When a field was changed last, in seconds.
 * @param from its first line, from 1
 * @param to the first line of what comes after it
 */
export const lastChange = (lines: readonly LineOrigin[], from: number, to: number): number =>
  Math.max(0, ...lines.slice(from - 1, to - 1).map(({ time }) => time));
