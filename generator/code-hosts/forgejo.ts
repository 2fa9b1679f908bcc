import * as z from 'zod/mini';
import type { HostAddress } from '../stars/host-address.js';
import type { Api, Description } from './api.js';
import { restApi } from './rest.js';

const schema = z.pipe(
  z.object({
    full_name: z.string(),
    stars_count: z.int().check(z.nonnegative()),
    archived: z.catch(z.boolean(), false),
    private: z.catch(z.boolean(), false),
  }),
  z.transform((repository): Description => ({
    stars: repository.stars_count,
    path: repository.full_name,
    isArchived: repository.archived,
    isPrivate: repository.private,
  })),
);

/** Forgejo and Gitea: REST, one repository a request. */
export const forgejoApis = ({ rest, token }: HostAddress): Api[] => [
  restApi({
    url: ({ owner, name }) => `${rest}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`,
    headers: { accept: 'application/json', ...(token && { authorization: `token ${token}` }) },
    schema,
  }),
];
