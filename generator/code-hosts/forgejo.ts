import * as z from 'zod/mini';
import { dayOf, REPOSITORY_NAME, restApi, type CodeHostKind, type Description } from './api.js';

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
  apis: ({ rest, token }) => [
    restApi({
      url: ({ owner, name }) => `${rest}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`,
      headers: { accept: 'application/json', ...(token && { authorization: `token ${token}` }) },
      schema,
    }),
  ],
};
