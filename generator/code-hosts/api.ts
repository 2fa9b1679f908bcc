// What all kinds of code hosts have in common: how one is described, and what its answers mean, of stars and of
// profiles.
import * as z from 'zod/mini';

/** A repository's address, taken apart. */
export interface Repository {
  /** The name of the host in lower case, without scheme and port. */
  readonly host: string;
  /** What stands between host and name: the owner; on GitLab a path of groups. */
  readonly owner: string;
  readonly name: string;
}

/** Where a code host is asked, and as whom. */
export interface HostAddress {
  /** The base address of its REST API, without a slash at its end. */
  readonly rest: string;
  /** Undefined where the kind has none. */
  readonly graphql: string | undefined;
  readonly token: string | undefined;
  /** The variable that a token is taken from. */
  readonly tokenName: string;
}

export interface ApiRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The body; undefined when it is no JSON. */
  readonly json: unknown;
}

/** How the stars of repositories are asked for and read. Nothing in here touches the network. */
export interface Api {
  /** The most repositories of one request. */
  readonly batchSize: number;
  request(batch: readonly Repository[]): ApiRequest;
  /**
   * Reads an answer whose status is no failure of the host.
   * @returns what became of every repository, in their order: an outcome, `again` when it was left out and asking
   *   once more may help, or `next` when another API of the host should be asked
   */
  read(answer: ApiAnswer, batch: readonly Repository[]): readonly (Outcome | 'again' | 'next')[];
}

/** What a host says of a repository to somebody who wants to list it. */
export interface Profile {
  readonly name: string;
  readonly isPrivate: boolean;
  readonly description?: string | undefined;
  readonly website?: string | undefined;
  readonly licence?: string | undefined;
  readonly topics: readonly string[];
}

/**
 * How a repository is described by REST. Lists of files are arrays of objects with a `name`, files have `content` in
 * base64.
 */
export interface ProfileApi {
  readonly headers: Readonly<Record<string, string>>;
  /** The address of a repository's description. */
  readonly description: (repository: Repository) => string;
  readonly schema: z.ZodMiniType<Profile>;
  /** The address of the list of what lies in its root. */
  readonly root: (repository: Repository) => string;
  /** The address of a file in its root. */
  readonly file: (repository: Repository, name: string) => string;
}

/** The address of a repository in the REST API that GitHub and Forgejo have in common. */
export const repositoryUrl = ({ rest }: HostAddress, { owner, name }: Repository): string =>
  `${rest}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;

/** How GitHub and Forgejo describe a repository: what differs are the headers and the form of the answers. */
export const profileApi = (
  address: HostAddress,
  { headers, schema }: Pick<ProfileApi, 'headers' | 'schema'>,
): ProfileApi => ({
  headers,
  description: (repository) => repositoryUrl(address, repository),
  schema,
  root: (repository) => `${repositoryUrl(address, repository)}/contents`,
  file: (repository, name) => `${repositoryUrl(address, repository)}/contents/${name}`,
});

/** All that sets one kind of code host apart. The kinds stand in the table of kinds.ts. */
export interface CodeHostKind {
  /** What people call it. */
  readonly label: string;
  /** The host that everybody knows. Of it the kind needs no mention, and a token without an address is for it. */
  readonly publicHost: string;
  /** The base address of the public host's API, where that is not below the host itself. */
  readonly publicApi?: string;
  /** Where an instance has its API. */
  readonly apiPath: string;
  /** The base address of GraphQL, made from that of REST; undefined where there is none. */
  readonly graphqlOf: (rest: string) => string | undefined;
  /** What the names of its variables in the environment begin with: `<PREFIX>_TOKEN`, `<PREFIX>_API_URL`. */
  readonly variablePrefix: string;
  /** A variable of its own that names the base address of GraphQL. */
  readonly graphqlVariable?: string;
  /** What an owner's name, or a group's, looks like. */
  readonly ownerPattern: RegExp;
  /** How many groups may stand inside each other. */
  readonly maxOwnerDepth: number;
  /** Whether many run instances of their own: then a host that is not known may be one. */
  readonly isOftenSelfHosted: boolean;
  /** Its APIs, in the order in which they are asked. What one leaves out, the next may know. */
  readonly apis: (address: HostAddress) => readonly Api[];
  /** How it describes a repository; missing where nobody has written it. */
  readonly profile?: (address: HostAddress) => ProfileApi;
}

/** The names that hosts give to repositories, and most of them to owners. */
export const REPOSITORY_NAME = /^(?!\.{1,2}$)[\w.-]{1,100}$/;

export const pathOf = ({ owner, name }: Repository): string => `${owner}/${name}`;

/** What asking for the stars of a repository came to. */
export type Outcome = Counted | Unavailable;

/** What else a host says of a repository. Fields that it does not answer are missing. */
export interface RepositoryFacts {
  /** The day of the last push, as YYYY-MM-DD. */
  readonly pushedOn?: string | undefined;
  /** The last release: its name, and its day as YYYY-MM-DD. */
  readonly release?: { readonly name: string; readonly date: string } | undefined;
  /** The licence that the host sees, as SPDX identifier. */
  readonly licence?: string | undefined;
}

export interface Counted {
  readonly stars: number;
  readonly facts: RepositoryFacts;
  /** Whether its owners have archived it. */
  readonly isArchived: boolean;
  /** Where it is now, as `owner/name`, when that is another place than the one asked for. */
  readonly movedTo: string | undefined;
}

export interface Unavailable {
  readonly stars: null;
  /** Why, as a sentence. */
  readonly reason: string;
  /** Whether it is the host's fault: another day, the same question may be answered. */
  readonly isHostFailure: boolean;
}

export const unavailable = (reason: string): Unavailable => ({ stars: null, reason, isHostFailure: false });

/** What every kind of host says of a repository, in one form for all. */
export interface Description {
  readonly stars: number;
  /** `owner/name`, as the host writes it. */
  readonly path: string;
  readonly isArchived: boolean;
  readonly isPrivate: boolean;
  readonly facts: RepositoryFacts;
}

/** A text that may be missing, empty, or of another kind than documented: then nothing is known. */
export const optionalText = z.pipe(
  z.catch(z.nullish(z.string()), null),
  z.transform((text) => (text?.trim() === '' ? undefined : text?.trim())),
);

/** Topics; none where they are of another form than documented. */
export const topicList = z.catch(z.array(z.string()), []);

/** The day of a moment as hosts write them; undefined where it is none. */
export const dayOf = (moment: string | null | undefined): string | undefined =>
  typeof moment === 'string' && /^\d{4}-\d\d-\d\dT/.test(moment) ? moment.slice(0, 10) : undefined;

/** An SPDX identifier; of GitHub's `NOASSERTION` and `OTHER` nobody learns anything. */
export const licenceOf = (id: string | null | undefined): string | undefined =>
  typeof id === 'string' && /^[\w.+-]{1,60}$/.test(id) && !/^(NOASSERTION|OTHER)$/i.test(id) ? id : undefined;

/** How much of a release's name is kept, in UTF-16 units. */
const LONGEST_RELEASE = 100;

/** A release with a name and a day. Names of others are cut to what is a version. */
export const releaseOf = (
  name: string | null | undefined,
  date: string | null | undefined,
): RepositoryFacts['release'] => {
  const day = dayOf(date);
  return typeof name === 'string' && day !== undefined
    ? { name: name.slice(0, LONGEST_RELEASE), date: day }
    : undefined;
};

/** Judges what a host says of a repository; undefined stands for an answer of another form. */
export function outcomeOf(repository: Repository, description: Description | undefined): Outcome {
  if (!description) return unavailable(`${repository.host} answered in a form that is not known.`);
  const { stars, path, isArchived, isPrivate, facts } = description;
  // A count of it would tell what its owners keep to themselves.
  if (isPrivate)
    return unavailable('the repository is private, so readers cannot open it. Name a public one.');
  const hasMoved = path.toLowerCase() !== pathOf(repository).toLowerCase();
  return { stars, facts, isArchived, movedTo: hasMoved ? path : undefined };
}

export const missing = ({ host }: Repository): Outcome =>
  unavailable(
    `${host} knows no public repository of this name. Correct the address, or remove the solution if it is gone.`,
  );

export const forbidden = ({ host }: Repository): Outcome =>
  unavailable(`${host} keeps this repository from being looked at. Open its page and see why.`);

/** A REST API that answers for one repository a request. */
export interface RestApi {
  /** The address of a repository's description. */
  readonly url: (repository: Repository) => string;
  readonly headers: Readonly<Record<string, string>>;
  readonly schema: z.ZodMiniType<Description>;
}

export const restApi = ({ url, headers, schema }: RestApi): Api => ({
  batchSize: 1,
  request: ([repository]) => {
    if (!repository) throw new RangeError('Nothing is asked for.');
    return { url: url(repository), method: 'GET', headers };
  },
  read: ({ status, json }, batch) =>
    batch.map((repository) => {
      if (status === 404 || status === 410) return missing(repository);
      if (status === 403 || status === 451) return forbidden(repository);
      if (status !== 200) return unavailable(`${repository.host} answered with status ${status}.`);
      // A page instead of JSON comes from something between here and the host.
      return json === undefined ? 'again' : outcomeOf(repository, schema.safeParse(json).data);
    }),
});

/** An error beside the data of a GraphQL answer. */
export interface GraphqlError {
  readonly type: string;
  readonly message: string;
  readonly path: readonly unknown[];
}

const errorSchema = z.object({
  type: z.catch(z.string(), ''),
  message: z.catch(z.string(), ''),
  path: z.catch(z.array(z.unknown()), []),
});

const answerSchema = z.object({
  data: z.catch(z.record(z.string(), z.unknown()), {}),
  errors: z.catch(z.array(z.catch(errorSchema, { type: '', message: '', path: [] })), []),
});

/** What is in a GraphQL answer. Of anything else: nothing. */
export function readGraphql({ json }: Pick<ApiAnswer, 'json'>): {
  data: Readonly<Record<string, unknown>>;
  errors: readonly GraphqlError[];
} {
  return answerSchema.safeParse(json).data ?? { data: {}, errors: [] };
}

/** Whether a host has no GraphQL at the place that was asked. */
export const hasNoGraphql = ({ status }: ApiAnswer): boolean => status >= 400 && status < 500;

/** The request of a GraphQL query. */
export const graphqlRequest = (
  url: string,
  headers: Readonly<Record<string, string>>,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): ApiRequest => ({
  url,
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});
