import * as z from 'zod/mini';
import type { ProfileApi, Repository } from '../code-hosts/api.js';
import { type CodeHost, KINDS, parseRepository } from '../code-hosts/kinds.js';
import type { Context } from '../context.js';
import { UsageError } from '../errors.js';
import { publiccodeDraft } from '../import/from-publiccode.js';
import { isRecord } from '../import/imported.js';
import { PLATFORM_TAGS, toSlug } from '../sources/checks/tags.js';
import { inItsCase } from '../sources/checks/licence.js';
import type { SourceField } from '../sources/entry.js';
import { parseSource } from '../sources/parse.js';
import type { CheckContext } from '../sources/solution.js';
import { plain, Source } from '../sources/source.js';
import { addressOf, HostFailure, send } from '../stars/host-requests.js';
import { type Draft, fieldProblem } from './draft.js';

/** How long one answer may take, in milliseconds. */
const TIME_LIMIT = 20_000;

/** What in the root of a repository shows how it is deployed. */
const DEPLOYMENT_SIGNS: readonly (readonly [deployment: string, sign: RegExp])[] = [
  ['docker', /^(dockerfile|containerfile|(docker-)?compose(\..+)?\.ya?ml)$/i],
  ['kubernetes', /^(charts?|helm|kustomization\.ya?ml|chart\.ya?ml)$/i],
  ['linux', /^(debian|.+\.spec|snapcraft\.ya?ml|pkgbuild)$/i],
];

/** Topics that say on what a program runs. */
const PLATFORM_TOPICS: Readonly<Record<string, string>> = {
  windows: 'platform-windows',
  macos: 'platform-macos',
  'linux-desktop': 'platform-linux',
  android: 'platform-android',
  ios: 'platform-ios',
  'browser-extension': 'platform-browser',
};

const filesSchema = z.array(z.object({ name: z.string() }));
const fileSchema = z.object({ content: z.string() });

type Values = Partial<Record<SourceField, unknown>>;

/**
 * Describes a repository as a draft: by what its code host says of it, by the files in its root, and by its
 * publiccode.yml, which counts most. What `validate` would refuse is left out.
 * @param address of the repository
 * @throws {UsageError} when it is none of the catalogue's hosts, or its host does not answer
 */
export async function describeRepository(
  address: string,
  hosts: readonly CodeHost[],
  checks: CheckContext,
  context: Pick<Context, 'env' | 'fetch' | 'stopped'>,
): Promise<Draft> {
  const repository = parseRepository(address.replace(/\/+$/, '').replace(/\.git$/, ''), hosts);
  if (typeof repository === 'string') throw new UsageError(`${address}: ${repository}`);
  const api = KINDS[repository.kind].profile?.(addressOf(repository, hosts, context.env));
  if (!api)
    throw new UsageError(`${repository.host} cannot be asked for more than stars. Give a name instead.`);
  const ask = async (url: string) => await askHost(url, api, repository, context);
  const { status, json } = await ask(api.description(repository));
  const profile = api.schema.safeParse(json).data;
  if (status !== 200 || !profile || profile.isPrivate)
    throw new UsageError(
      status === 404 || profile?.isPrivate
        ? `${repository.host} knows no public repository ${repository.owner}/${repository.name}.`
        : `${repository.host} answered with status ${status}, and not with a description. Give a name instead.`,
    );

  const files = filesSchema.safeParse((await ask(api.root(repository))).json).data ?? [];
  const names = files.map(({ name }) => name);
  const publiccode = names.find((name) => /^publiccode\.ya?ml$/.test(name));
  const draft = publiccode
    ? publiccodeOf((await ask(api.file(repository, publiccode))).json)
    : { values: {} };
  const deployment = DEPLOYMENT_SIGNS.filter(([, sign]) => names.some((name) => sign.test(name)));
  const tags = profile.topics.map((topic) => PLATFORM_TOPICS[topic] ?? toSlug(topic));
  const found: Values = {
    name: profile.name,
    descriptionEn: profile.description,
    license: profile.licence === undefined ? undefined : inItsCase(profile.licence),
    deployment: deployment.map(([name]) => name),
    website: profile.website,
  };
  const known: Values = Object.fromEntries(
    Object.entries(draft.values).filter(([, value]) => hasValue(value)),
  );
  const values: Values = {
    ...found,
    ...known,
    deployment: union(found.deployment, known.deployment),
    tags: union(known.tags, tags).filter((tag) => isGood('tags', [tag], checks)),
    github: `https://${repository.host}/${repository.owner}/${repository.name}`,
  };
  return { ...draft, values: Object.fromEntries(goodValues(values, checks)) };
}

/** The values that may stand in a source. */
const goodValues = (values: Values, checks: CheckContext): [string, unknown][] =>
  Object.entries(values).filter(
    ([field, value]) => hasValue(value) && isGood(field as SourceField, value, checks),
  );

const hasValue = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

const isGood = (field: SourceField, value: unknown, checks: CheckContext): boolean =>
  fieldProblem(field, value, checks) === undefined;

/** The texts of two lists, platforms last, each once. */
function union(...lists: readonly unknown[]): string[] {
  const texts = lists.flat().filter((each) => typeof each === 'string' && each !== '') as string[];
  return [...new Set([...texts.filter((tag) => !PLATFORM_TAGS.has(tag)), ...texts])];
}

/** A publiccode.yml as hosts send files; nothing where it cannot be read. */
function publiccodeOf(json: unknown): Draft {
  const { data } = fileSchema.safeParse(json);
  const text = Buffer.from(data?.content ?? '', 'base64').toString();
  const { root, issues } = parseSource(new Source('publiccode.yml', text));
  const content = root && issues.length === 0 ? plain(root) : undefined;
  return isRecord(content) ? publiccodeDraft(content) : { values: {} };
}

async function askHost(
  url: string,
  { headers }: ProfileApi,
  { host }: Repository,
  { fetch, stopped }: Pick<Context, 'fetch' | 'stopped'>,
) {
  try {
    return await send(
      { url, method: 'GET', headers },
      { fetch, signal: stopped, timeLimit: TIME_LIMIT, onRequest: () => undefined },
    );
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    throw new UsageError(`${host} was asked for the repository: ${error.message} Give a name instead.`, {
      cause: error,
    });
  }
}
