// The published facts (facts/latest.json and a table a month): what code hosts say of a repository besides its stars.
import pMap, { pMapSkip } from 'p-map';
import { stringify } from 'csv-stringify/sync';
import * as z from 'zod/mini';
import type { Catalogue } from '../../src/catalogue/schema.js';
import type { Outcome } from '../code-hosts/api.js';
import type { Context } from '../context.js';
import type { OutputFile } from '../output-file.js';
import type { CatalogueFile } from '../sources/catalogue-file.js';
import type { Entry } from '../sources/entry.js';
import { advisoriesSchema, type AdvisoryAnswers, askForAdvisories } from '../stars/ask-for-advisories.js';
import type { StarsOptions } from '../stars/ask-for-stars.js';
import { generatedAt as dateOf } from './document.js';
import { FILES_AT_ONCE, folderReader, type ReadPublished, siteReader } from './published.js';

/** What was learned of the solutions at the last build. */
export const FACTS_PATH = 'facts/latest.json';

/** What was learned at the first build of a month to which a code host said something. */
const monthPath = (month: string): string => `facts/${month}.csv`;

/** How much of one file is read, in bytes. */
const MAX_BYTES = 16 * 1024 * 1024;

const learnedSchema = z.object({
  repository: z.string(),
  /** The day on which the code host said so, YYYY-MM-DD. */
  asOf: z.iso.date(),
  archived: z.boolean(),
  lastPush: z.optional(z.iso.date()),
  release: z.optional(z.object({ name: z.string(), date: z.iso.date() })),
  licence: z.optional(z.string()),
  /** Missing where nobody wants to know; null where nobody knows. */
  advisories: z.catch(z.nullish(advisoriesSchema), null),
});

/** What a code host has said of a repository besides its stars. */
export type Learned = z.infer<typeof learnedSchema>;

/** What is known of a solution: what was learned, if anything was, and the fields of the operator's own (`x-…`). */
export type Facts = Partial<Learned> & { readonly name: string; readonly repository: string };

const fileSchema = z.object({ months: z.array(z.string()), solutions: z.array(z.unknown()) });

/** What earlier builds have learned. */
export interface EarlierFacts {
  /** By the address of the repository, in lower case. */
  readonly learned: ReadonlyMap<string, Learned>;
  /** Tables of months, by `YYYY-MM`. */
  readonly months: ReadonlyMap<string, Uint8Array>;
}

/** The facts that a published folder has; none where nothing was published. */
const readFacts = (out: string): Promise<EarlierFacts> => factsOf(folderReader(out, MAX_BYTES));

/**
 * The facts that a live site has.
 * @param address of the site, or of its document
 * @throws {RefusedError} when the site cannot be asked: the tables of earlier months would be lost
 */
export const fetchFacts = (
  address: string,
  context: Pick<Context, 'fetch' | 'stopped'>,
): Promise<EarlierFacts> =>
  factsOf(siteReader(address, 'the facts of earlier months stand there', MAX_BYTES, context));

async function factsOf(read: ReadPublished): Promise<EarlierFacts> {
  const { months, solutions } = parseFile(await read(FACTS_PATH));
  const tables = await pMap(
    months.filter((month) => /^\d{4}-\d\d$/.test(month)),
    async (month) => {
      const table = await read(monthPath(month));
      return table === undefined ? pMapSkip : ([month, Buffer.from(table)] as const);
    },
    { concurrency: FILES_AT_ONCE },
  );
  const learned = solutions.flatMap((each) => {
    const { data } = z.safeParse(learnedSchema, each);
    return data ? [[data.repository.toLowerCase(), data] as const] : [];
  });
  return { learned: new Map(learned), months: new Map(tables) };
}

/** What cannot be read as facts is none. */
function parseFile(text: string | undefined): z.infer<typeof fileSchema> {
  try {
    const { data } = z.safeParse(fileSchema, JSON.parse(text ?? '{}'));
    return data ?? { months: [], solutions: [] };
  } catch {
    return { months: [], solutions: [] };
  }
}

/**
 * What pages show of it: mostly what seldom changes, since a page is made anew for whatever is in here, and days change
 * with every build. The day of the star count is said nevertheless, since the count changes with it.
 */
export const shownFacts = (facts: Facts | undefined) =>
  facts && {
    asOf: facts.asOf,
    archived: facts.archived,
    release: facts.release,
    lastPush: facts.lastPush?.slice(0, 7),
    advisories: facts.advisories && { ...facts.advisories, asOf: facts.advisories.asOf.slice(0, 7) },
  };

/** What a build knows beside the document. */
export interface LearnedBeside {
  /** What earlier builds have learned, what counts most first. */
  readonly earlierFacts: readonly EarlierFacts[];
  readonly advisories: AdvisoryAnswers;
}

const NOTHING_TOLD: AdvisoryAnswers = { found: new Map(), issues: [], requests: 0 };

/**
 * Reads what earlier builds have learned, and asks for security advisories where the catalogue wants to know. A build
 * without pages has no use for either.
 */
export async function learnBeside(
  { asksForAdvisories, repositoryHosts }: CatalogueFile,
  outcomes: ReadonlyMap<Entry, Outcome>,
  options: {
    readonly extent: string;
    readonly out: string;
    readonly live?: { readonly facts: EarlierFacts } | undefined;
    readonly stars?: StarsOptions | undefined;
  },
  context: Pick<Context, 'env' | 'now' | 'fetch' | 'stopped'>,
): Promise<LearnedBeside> {
  const { extent, out, live, stars } = options;
  if (extent === 'preview' || extent === 'document') return { earlierFacts: [], advisories: NOTHING_TOLD };
  const earlierFacts = [await readFacts(out), ...(live ? [live.facts] : [])];
  if (!asksForAdvisories || !stars) return { earlierFacts, advisories: NOTHING_TOLD };
  const known = new Map(
    earlierFacts
      .toReversed()
      .flatMap(({ learned }) => [...learned])
      .map(([address, { advisories }]) => [address, advisories?.asOf ?? '']),
  );
  const asOf = dateOf(context).slice(0, 10);
  const advisories = await askForAdvisories(outcomes, repositoryHosts, known, { ...stars, asOf }, context);
  return { earlierFacts, advisories };
}

/**
 * What is known of every solution, in the order of the document: what code hosts have just said, and where they said
 * nothing, what was learned before, with its date. Of a repository that its host does not know, nothing is known.
 * @param outcomes empty when nobody was asked
 * @param advisories of whom the host has told; undefined where the catalogue does not want to know
 * @param earlier what counts most first
 */
export function gatherFacts(
  { solutions, generatedAt }: Catalogue,
  entries: readonly Entry[],
  outcomes: ReadonlyMap<Entry, Outcome>,
  advisories: AdvisoryAnswers['found'] | undefined,
  earlier: readonly EarlierFacts[],
): Facts[] {
  const byName = new Map(entries.map((entry) => [entry.solution.name, entry]));
  return solutions.map(({ name, github: repository }): Facts => {
    const entry = byName.get(name);
    const outcome = entry && outcomes.get(entry);
    const { advisories: before, ...learned } = learnedOf(repository, outcome, generatedAt, earlier);
    const told = entry && advisories?.has(entry) ? advisories.get(entry) : before;
    return { name, ...learned, ...(advisories && { advisories: told ?? null }), ...entry?.editorial.own };
  });
}

function learnedOf(
  repository: string,
  outcome: Outcome | undefined,
  generatedAt: string,
  earlier: readonly EarlierFacts[],
): Partial<Learned> & { repository: string } {
  const known = earlier.flatMap(({ learned }) => learned.get(repository.toLowerCase()) ?? []);
  if (outcome === undefined || (outcome.stars === null && outcome.isHostFailure))
    return known[0] ?? { repository };
  if (outcome.stars === null) return { repository };
  const { pushedOn, release, licence } = outcome.facts;
  return {
    repository,
    asOf: generatedAt.slice(0, 10),
    archived: outcome.isArchived,
    ...(pushedOn !== undefined && { lastPush: pushedOn }),
    ...(release && { release }),
    ...(licence !== undefined && { licence }),
    advisories: known.find(({ advisories }) => advisories)?.advisories,
  };
}

/**
 * The files of the facts: the newest ones, and a table for each month. The first build of a month to which a code host says
 * something makes its table, and none changes it.
 */
export function writeFacts(
  { generatedAt, solutions }: Catalogue,
  facts: readonly Facts[],
  earlier: readonly EarlierFacts[],
): OutputFile[] {
  const months = new Map(earlier.toReversed().flatMap((each) => [...each.months]));
  const month = generatedAt.slice(0, 7);
  const stars = new Map(solutions.map((solution) => [solution.name, solution.stars]));
  const isLearned = facts.some(({ asOf }) => asOf === generatedAt.slice(0, 10));
  if (isLearned && !months.has(month)) months.set(month, Buffer.from(toTable(facts, stars)));
  const latest = { months: [...months.keys()].toSorted(), solutions: facts };
  return [
    ...[...months].map(([name, bytes]) => ({ path: monthPath(name), bytes })),
    { path: FACTS_PATH, bytes: Buffer.from(`${JSON.stringify(latest, null, 1)}\n`) },
  ];
}

/** Values that are no formulas to a spreadsheet, whatever they begin with. */
function toTable(facts: readonly Facts[], stars: ReadonlyMap<string, number | null>): string {
  const own = [
    ...new Set(facts.flatMap((each) => Object.keys(each).filter((key) => key.startsWith('x-')))),
  ].toSorted();
  const columns = [
    'name',
    'repository',
    'stars',
    'as_of',
    'archived',
    'last_push',
    'release',
    'release_date',
  ];
  const areAdvisoriesWanted = facts.some(({ advisories }) => advisories !== undefined);
  const rows = facts.map((each) => [
    each.name,
    each.repository,
    stars.get(each.name) ?? '',
    each.asOf ?? '',
    each.archived ?? '',
    each.lastPush ?? '',
    each.release?.name ?? '',
    each.release?.date ?? '',
    each.licence ?? '',
    ...(areAdvisoriesWanted
      ? [
          each.advisories?.open.length ?? '',
          each.advisories?.unclear.length ?? '',
          each.advisories?.asOf ?? '',
        ]
      : []),
    ...own.map((field) => cell((each as Readonly<Record<string, unknown>>)[field])),
  ]);
  const ofAdvisories = areAdvisoriesWanted
    ? ['advisories_open', 'advisories_unclear', 'advisories_as_of']
    : [];
  return stringify([[...columns, 'licence', ...ofAdvisories, ...own], ...rows], {
    escape_formulas: true,
    cast: { boolean: String },
  });
}

/** A list or a map of a field of one's own as JSON. */
const cell = (value: unknown): string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : value === undefined || value === null
      ? ''
      : JSON.stringify(value);
