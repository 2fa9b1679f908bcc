import * as z from 'zod/mini';
import type { ApiAnswer } from '../stars/send.js';

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

/** The body of a GraphQL request. */
export const graphqlBody = (query: string, variables: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ query, variables });
