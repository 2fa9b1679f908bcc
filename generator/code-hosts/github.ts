// How GitHub is asked for stars, by GraphQL or REST, and for the profile of a repository; what its answers look like.
import * as z from 'zod/mini';
import {
  dayOf,
  forbidden,
  graphqlRequest,
  hasNoGraphql,
  licenceOf,
  missing,
  optionalText,
  outcomeOf,
  profileApi,
  readGraphql,
  releaseOf,
  repositoryUrl,
  restApi,
  topicList,
  type Api,
  type CodeHostKind,
  type Description,
  type HostAddress,
  type Profile,
} from './api.js';

/** With one point a query, an hour's 1,000 points of a workflow are enough for 50,000 repositories. */
const BATCH = 50;

/** A text that may be missing, or of another kind than documented: then nothing is known. */
const text = z.catch(z.nullish(z.string()), null);

const nodeSchema = z.pipe(
  z.object({
    nameWithOwner: z.string(),
    stargazerCount: z.int().check(z.nonnegative()),
    isArchived: z.catch(z.boolean(), false),
    isPrivate: z.catch(z.boolean(), false),
    pushedAt: text,
    licenseInfo: z.catch(z.nullish(z.object({ spdxId: text })), null),
    latestRelease: z.catch(z.nullish(z.object({ tagName: z.string(), publishedAt: text })), null),
  }),
  z.transform((node): Description => ({
    stars: node.stargazerCount,
    path: node.nameWithOwner,
    isArchived: node.isArchived,
    isPrivate: node.isPrivate,
    facts: {
      pushedOn: dayOf(node.pushedAt),
      release: releaseOf(node.latestRelease?.tagName, node.latestRelease?.publishedAt),
      licence: licenceOf(node.licenseInfo?.spdxId),
    },
  })),
);

const restSchema = z.pipe(
  z.object({
    full_name: z.string(),
    stargazers_count: z.int().check(z.nonnegative()),
    archived: z.catch(z.boolean(), false),
    private: z.catch(z.boolean(), false),
    pushed_at: text,
    license: z.catch(z.nullish(z.object({ spdx_id: text })), null),
  }),
  z.transform((repository): Description => ({
    stars: repository.stargazers_count,
    path: repository.full_name,
    isArchived: repository.archived,
    isPrivate: repository.private,
    facts: { pushedOn: dayOf(repository.pushed_at), licence: licenceOf(repository.license?.spdx_id) },
  })),
);

const alias = (index: number): string => `r${index}`;

/** The query for a number of repositories: `$o0` and `$n0` are owner and name of the first, and so on. */
function query(count: number): string {
  const indices = Array.from({ length: count }, (_, index) => index);
  const variables = indices.map((index) => `$o${index}: String!, $n${index}: String!`).join(', ');
  const fields = indices.map(
    (index) =>
      `${alias(index)}: repository(owner: $o${index}, name: $n${index}, followRenames: true) { ...stars }`,
  );
  return [
    `query Stars(${variables}) { ${fields.join(' ')} }`,
    'fragment stars on Repository { nameWithOwner stargazerCount isArchived isPrivate pushedAt ' +
      'licenseInfo { spdxId } latestRelease { tagName publishedAt } }',
  ].join(' ');
}

/** GitHub's GraphQL, which wants a token and takes fifty repositories at once. */
const graphqlApi = (url: string, headers: Readonly<Record<string, string>>): Api => ({
  batchSize: BATCH,
  request: (batch) => {
    const variables = batch.flatMap(({ owner, name }, index) => [
      [`o${index}`, owner] as const,
      [`n${index}`, name] as const,
    ]);
    return graphqlRequest(url, headers, query(batch.length), Object.fromEntries(variables));
  },
  read: (answer, batch) => {
    if (hasNoGraphql(answer)) return batch.map(() => 'next');
    const { data, errors } = readGraphql(answer);
    return batch.map((repository, index) => {
      const node = data[alias(index)];
      if (node !== undefined && node !== null) return outcomeOf(repository, nodeSchema.safeParse(node).data);
      const error = errors.find(({ path }) => path[0] === alias(index));
      if (error?.type === 'NOT_FOUND') return missing(repository);
      if (error?.type === 'FORBIDDEN') return forbidden(repository);
      return 'again';
    });
  },
});

export const restHeaders = ({ token }: HostAddress) => ({
  accept: 'application/vnd.github+json',
  'x-github-api-version': '2022-11-28',
  ...(token && { authorization: `Bearer ${token}` }),
});

/** GraphQL with a token, REST without, and where there is no GraphQL. */
function apis(address: HostAddress): Api[] {
  const { graphql, token } = address;
  const headers = restHeaders(address);
  const one = restApi({
    url: (repository) => repositoryUrl(address, repository),
    headers,
    schema: restSchema,
  });
  return token && graphql ? [graphqlApi(graphql, headers), one] : [one];
}

const profileSchema = z.pipe(
  z.object({
    name: z.string(),
    private: z.catch(z.boolean(), false),
    description: optionalText,
    homepage: optionalText,
    license: z.catch(z.nullish(z.object({ spdx_id: text })), null),
    topics: topicList,
  }),
  z.transform(({ name, description, homepage, license, topics, ...rest }): Profile => ({
    name,
    isPrivate: rest.private,
    description,
    website: homepage,
    licence: licenceOf(license?.spdx_id),
    topics,
  })),
);

export const github: CodeHostKind = {
  label: 'GitHub',
  publicHost: 'github.com',
  publicApi: 'https://api.github.com',
  apiPath: '/api/v3',
  graphqlOf: (rest) => `${rest.replace(/\/v3$/, '')}/graphql`,
  variablePrefix: 'GITHUB',
  // Set in every workflow of GitHub Actions.
  graphqlVariable: 'GITHUB_GRAPHQL_URL',
  // New names may not end with a hyphen; older ones, such as mjl-, do.
  ownerPattern: /^(?=.{1,39}$)[a-z0-9](?:-?[a-z0-9])*-?$/i,
  maxOwnerDepth: 1,
  isOftenSelfHosted: false,
  apis,
  profile: (address) => profileApi(address, { headers: restHeaders(address), schema: profileSchema }),
};
