// How GitLab is asked for stars, by GraphQL or REST, and for the profile of a repository; what its answers look like.
import * as z from 'zod/mini';
import {
  dayOf,
  graphqlRequest,
  hasNoGraphql,
  licenceOf,
  optionalText,
  outcomeOf,
  pathOf,
  readGraphql,
  REPOSITORY_NAME,
  restApi,
  topicList,
  type Api,
  type CodeHostKind,
  type Description,
  type HostAddress,
  type Profile,
  type ProfileApi,
  type Repository,
} from './api.js';

/** GitLab takes no more paths at once. */
const BATCH = 50;

const QUERY =
  'query Stars($paths: [String!], $count: Int) { projects(fullPaths: $paths, first: $count) ' +
  '{ nodes { fullPath starCount archived visibility lastActivityAt } } }';

const projectsSchema = z.object({ nodes: z.array(z.unknown()) });

const pathSchema = z.object({ fullPath: z.string() });

const nodeSchema = z.pipe(
  z.object({
    fullPath: z.string(),
    starCount: z.int().check(z.nonnegative()),
    archived: z.catch(z.boolean(), false),
    visibility: z.catch(z.string(), 'public'),
    lastActivityAt: z.catch(z.nullish(z.string()), null),
  }),
  z.transform(({ fullPath, starCount, archived, visibility, lastActivityAt }): Description => ({
    stars: starCount,
    path: fullPath,
    isArchived: archived,
    isPrivate: visibility !== 'public',
    facts: { pushedOn: dayOf(lastActivityAt) },
  })),
);

const restSchema = z.pipe(
  z.object({
    path_with_namespace: z.string(),
    star_count: z.int().check(z.nonnegative()),
    archived: z.catch(z.boolean(), false),
    visibility: z.catch(z.string(), 'public'),
    last_activity_at: z.catch(z.nullish(z.string()), null),
  }),
  z.transform((project): Description => ({
    stars: project.star_count,
    path: project.path_with_namespace,
    isArchived: project.archived,
    isPrivate: project.visibility !== 'public',
    facts: { pushedOn: dayOf(project.last_activity_at) },
  })),
);

const graphqlApi = (url: string, headers: Readonly<Record<string, string>>): Api => ({
  batchSize: BATCH,
  request: (batch) => graphqlRequest(url, headers, QUERY, { paths: batch.map(pathOf), count: batch.length }),
  read: (answer, batch) => {
    if (hasNoGraphql(answer)) return batch.map(() => 'next');
    const projects = projectsSchema.safeParse(readGraphql(answer).data.projects);
    if (!projects.success) return batch.map(() => 'again');
    const nodes = new Map(
      projects.data.nodes.map((node) => [pathSchema.safeParse(node).data?.fullPath.toLowerCase(), node]),
    );
    return batch.map((repository) => {
      const node = nodes.get(pathOf(repository).toLowerCase());
      // Left out are those that are gone, private or moved. REST tells which.
      return node === undefined ? 'next' : outcomeOf(repository, nodeSchema.safeParse(node).data);
    });
  },
});

const restHeaders = ({ token }: HostAddress) => ({
  accept: 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
});

const restUrl = ({ rest }: HostAddress, repository: Repository): string =>
  `${rest}/projects/${encodeURIComponent(pathOf(repository))}`;

/** GraphQL, and REST for what that leaves out. */
function apis(address: HostAddress): Api[] {
  const { graphql } = address;
  const headers = restHeaders(address);
  const one = restApi({ url: (repository) => restUrl(address, repository), headers, schema: restSchema });
  return graphql ? [graphqlApi(graphql, headers), one] : [one];
}

const profileSchema = z.pipe(
  z.object({
    name: z.string(),
    visibility: z.catch(z.string(), 'public'),
    description: optionalText,
    // In lower case, since GitLab names licences so.
    license: z.catch(z.nullish(z.object({ key: optionalText })), null),
    topics: topicList,
  }),
  z.transform(({ name, visibility, description, license, topics }): Profile => ({
    name,
    isPrivate: visibility !== 'public',
    description,
    licence: licenceOf(license?.key),
    topics,
  })),
);

const profile = (address: HostAddress): ProfileApi => ({
  headers: restHeaders(address),
  description: (repository) => `${restUrl(address, repository)}?license=true`,
  schema: profileSchema,
  root: (repository) => `${restUrl(address, repository)}/repository/tree?per_page=100`,
  file: (repository, name) => `${restUrl(address, repository)}/repository/files/${name}?ref=HEAD`,
});

export const gitlab: CodeHostKind = {
  label: 'GitLab',
  publicHost: 'gitlab.com',
  apiPath: '/api/v4',
  graphqlOf: (rest) => rest.replace(/\/v4$/, '/graphql'),
  variablePrefix: 'GITLAB',
  ownerPattern: REPOSITORY_NAME,
  // Groups may stand in groups.
  maxOwnerDepth: 20,
  isOftenSelfHosted: true,
  apis,
  profile,
};
