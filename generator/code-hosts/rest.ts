import type * as z from 'zod/mini';
import { unavailable } from '../stars/outcome.js';
import type { Repository } from '../sources/checks/repository.js';
import type { Api, Description } from './api.js';
import { forbidden, missing, outcomeOf } from './outcome-of.js';

/** One kind of REST API that answers for one repository a request. */
export interface RestKind {
  /** The address of a repository's description. */
  readonly url: (repository: Repository) => string;
  readonly headers: Readonly<Record<string, string>>;
  readonly schema: z.ZodMiniType<Description>;
}

export const restApi = ({ url, headers, schema }: RestKind): Api => ({
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
