import * as z from 'zod/mini';
import type { Checked } from './validators.js';
import { withPlainObjects } from './plain-objects.js';
import { envelopeSchema, solutionSchema, type Catalogue, type Solution } from './schema.js';

// The builds put in place of this module what generator/bundle/compiled-schema.ts makes of the same two schemas, so that
// readers of a page need not download zod. Tests prove that both agree.

function checkedBy<T>(schema: () => z.ZodMiniType<T>): (value: unknown) => Checked<T> {
  return (value) => {
    const { success, data, error } = withPlainObjects(() => z.safeParse(schema(), value));
    return success ? { data } : { issues: error.issues };
  };
}

/** Checks an entry of a document. */
export const checkSolution = checkedBy<Solution>(solutionSchema);

/** Checks what stands around the solutions, and that they are a list. */
export const checkEnvelope = checkedBy<Omit<Catalogue, 'solutions'> & { solutions: unknown[] }>(
  envelopeSchema,
);
