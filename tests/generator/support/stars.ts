import { askForStars, type StarAnswers, type StarsOptions } from '../../../generator/stars/ask-for-stars.js';
import type { CodeHost } from '../../../generator/code-hosts/kinds.js';
import { Entry, type SourceSolution } from '../../../generator/sources/entry.js';
import type { Context } from '../../../generator/context.js';
import { solution } from './catalogues.js';
import { localFetch } from './io.js';

export const HOSTS: readonly CodeHost[] = [
  { host: 'github.com', kind: 'github' },
  { host: 'gitlab.com', kind: 'gitlab' },
  { host: 'codeberg.org', kind: 'forgejo' },
];

/** An entry for each repository. */
export const entriesOf = (addresses: readonly string[]): Entry[] =>
  addresses.map(
    (github, index) =>
      new Entry(solution(`S${index}`, { github }) as SourceSolution, `solutions/s${index}.yaml`, [1, 1]),
  );

export interface Asked extends StarAnswers {
  /** What came of each address: the count, or why there is none. */
  readonly stars: readonly (number | string)[];
}

/** Asks for the stars of repositories, with pauses too short to be noticed. */
export async function ask(
  addresses: readonly string[],
  env: Context['env'],
  options: Partial<StarsOptions> & Partial<Pick<Context, 'now' | 'fetch' | 'stopped'>> = {},
): Promise<Asked> {
  const {
    now = () => new Date(),
    fetch = localFetch,
    stopped = new AbortController().signal,
    ...others
  } = options;
  const entries = entriesOf(addresses);
  const answers = await askForStars(
    entries,
    HOSTS,
    { timeLimit: 60_000, backoff: 1, requestTimeLimit: 20_000, ...others },
    { env, now, fetch, stopped },
  );
  const stars = entries.map((entry) => {
    const outcome = answers.outcomes.get(entry);
    return outcome?.stars ?? (outcome as { reason?: string } | undefined)?.reason ?? 'nothing';
  });
  return { ...answers, stars };
}
