import * as z from 'zod/mini';
import {
  dayOf,
  graphqlRequest,
  hasNoGraphql,
  outcomeOf,
  pathOf,
  readGraphql,
  REPOSITORY_NAME,
  restApi,
  type Api,
  type CodeHostKind,
  type Description,
  type HostAddress,
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

/** GraphQL, and REST for what that leaves out. */
function apis({ rest, graphql, token }: HostAddress): Api[] {
  const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const one = restApi({
    url: (repository) => `${rest}/projects/${encodeURIComponent(pathOf(repository))}`,
    headers,
    schema: restSchema,
  });
  return graphql ? [graphqlApi(graphql, headers), one] : [one];
}

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
};
