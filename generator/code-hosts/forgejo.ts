// How Forgejo and Gitea, which have the same API, are asked for stars and for the profile of a repository.
import * as z from 'zod/mini';
import {
  dayOf,
  optionalText,
  profileApi,
  repositoryUrl,
  REPOSITORY_NAME,
  restApi,
  topicList,
  type CodeHostKind,
  type Description,
  type HostAddress,
  type Profile,
} from './api.js';

const schema = z.pipe(
  z.object({
    full_name: z.string(),
    stars_count: z.int().check(z.nonnegative()),
    archived: z.catch(z.boolean(), false),
    private: z.catch(z.boolean(), false),
    updated_at: z.catch(z.nullish(z.string()), null),
  }),
  z.transform((repository): Description => ({
    stars: repository.stars_count,
    path: repository.full_name,
    isArchived: repository.archived,
    isPrivate: repository.private,
    facts: { pushedOn: dayOf(repository.updated_at) },
  })),
);

const profileSchema = z.pipe(
  z.object({
    name: z.string(),
    private: z.catch(z.boolean(), false),
    description: optionalText,
    website: optionalText,
    topics: topicList,
  }),
  z.transform(({ name, description, website, topics, ...rest }): Profile => ({
    name,
    isPrivate: rest.private,
    description,
    website,
    topics,
  })),
);

const restHeaders = ({ token }: HostAddress) => ({
  accept: 'application/json',
  ...(token && { authorization: `token ${token}` }),
});

/** Forgejo and Gitea, which have the same API: REST, one repository a request. */
export const forgejo: CodeHostKind = {
  label: 'Forgejo',
  publicHost: 'codeberg.org',
  apiPath: '/api/v1',
  graphqlOf: () => undefined,
  variablePrefix: 'FORGEJO',
  ownerPattern: REPOSITORY_NAME,
  maxOwnerDepth: 1,
  isOftenSelfHosted: true,
  apis: (address) => [
    restApi({
      url: (repository) => repositoryUrl(address, repository),
      headers: restHeaders(address),
      schema,
    }),
  ],
  profile: (address) => profileApi(address, { headers: restHeaders(address), schema: profileSchema }),
};
