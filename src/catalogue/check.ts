// Checks entries and the envelope of a document by their zod schemas; builds for browsers put the compiled checks in
// its place.
import * as z from 'zod/mini';
import { envelopeSchema, solutionSchema, type Catalogue, type Solution } from './schema.js';
import type { Checked } from './validators.js';

// Builds replace this module by one that generator/bundle/compiled-schema.ts makes of the same two schemas, so that
// readers of a page need not download zod. A test compares both on good and on hostile documents.

/** Checks one entry of a document. */
export const checkSolution = checkedBy<Solution>(solutionSchema);

/** Checks what stands around the solutions, and that they are a list; not what is in the list. */
export const checkEnvelope = checkedBy<Omit<Catalogue, 'solutions'> & { solutions: unknown[] }>(
  envelopeSchema,
);

function checkedBy<T>(schema: () => z.ZodMiniType<T>): (value: unknown) => Checked<T> {
  return (value) => {
    const { success, data, error } = withPlainObjects(() => z.safeParse(schema(), value));
    return success ? { data } : { issues: error.issues };
  };
}

/**
 * Runs some work as if nobody had put enumerable properties on `Object.prototype`. Zod walks over objects with
 * `for … in` and breaks on what it finds there. Nothing else runs meanwhile, so the page sees no difference.
 */
function withPlainObjects<T>(work: () => T): T {
  const prototype = Object.prototype;
  const added: [string, PropertyDescriptor][] = [];
  try {
    for (const key of Object.keys(prototype)) {
      const descriptor = Object.getOwnPropertyDescriptor(prototype, key);
      if (!descriptor?.configurable) continue;
      Object.defineProperty(prototype, key, { ...descriptor, enumerable: false });
      added.push([key, descriptor]);
    }
    return work();
  } finally {
    for (const [key, descriptor] of added) Object.defineProperty(prototype, key, descriptor);
  }
}
