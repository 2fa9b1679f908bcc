// The pass that turns zod's schemas into plain checks while the files for browsers are built.
import type * as z from 'zod/mini';
import type { Plugin } from 'vite';
import { envelopeSchema, solutionSchema } from '../../src/catalogue/schema.js';

type Definition = z.core.$ZodTypes['_zod']['def'];

/** A zod schema as an expression over src/catalogue/validators.ts. Fails for what those checks do not know. */
function expressionOf(schema: z.core.$ZodType): string {
  const def = schema._zod.def as Definition;
  switch (def.type) {
    case 'string': {
      const { minimum = 0, rest } = limitsOf(def.checks);
      const { format, pattern } = def as { format?: string; pattern?: RegExp };
      if (rest.length > 0 || (format !== undefined) !== (pattern !== undefined)) throw unknown(def);
      return `string(${minimum}${pattern ? `, ${String(pattern)}` : ''})`;
    }
    case 'number': {
      const { format } = def as { format?: string };
      const isInteger = format === 'safeint';
      const edge = isInteger ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE;
      const { minimum = -edge, maximum = edge, rest } = limitsOf(def.checks);
      if (rest.length > 0 || (format !== undefined && !isInteger)) throw unknown(def);
      return `number(${minimum}, ${maximum}, ${isInteger})`;
    }
    case 'literal':
      return `oneOf(${def.values.map((value) => JSON.stringify(value)).join(', ')})`;
    case 'enum':
      return `oneOf(${Object.values(def.entries)
        .map((value) => JSON.stringify(value))
        .join(', ')})`;
    case 'optional':
      return `or(undefined, ${expressionOf(def.innerType)})`;
    case 'nullable':
      return `or(null, ${expressionOf(def.innerType)})`;
    case 'array':
      if (def.checks?.length) throw unknown(def);
      return `array(${expressionOf(def.element)})`;
    case 'object': {
      if (def.checks?.length || def.catchall) throw unknown(def);
      const members = Object.entries(def.shape).map(
        ([key, member]) => `${JSON.stringify(key)}: ${expressionOf(member)}`,
      );
      return `object({ ${members.join(', ')} })`;
    }
    case 'unknown':
      return 'anything';
    default:
      throw unknown(def);
  }
}

/** The inclusive limits among the checks of a text's length or of a number, and the checks that are none. */
function limitsOf(checks: Definition['checks'] = []) {
  const limits: { minimum?: number; maximum?: number; rest: unknown[] } = { rest: [] };
  for (const check of checks) {
    const def = check._zod.def as { check: string; minimum?: number; value?: unknown; inclusive?: boolean };
    if (def.check === 'min_length' && def.minimum !== undefined) limits.minimum = def.minimum;
    else if (def.check === 'greater_than' && def.inclusive) limits.minimum = Number(def.value);
    else if (def.check === 'less_than' && def.inclusive) limits.maximum = Number(def.value);
    else limits.rest.push(def);
  }
  return limits;
}

function unknown(def: Definition): Error {
  const checks = def.checks?.map((check) => check._zod.def.check).join(', ');
  return new Error(
    `src/catalogue/validators.ts has nothing for a schema of type ${def.type} (${checks ?? 'no checks'}). Add it there and in generator/bundle/compiled-schema.ts.`,
  );
}

/** The module that stands for src/catalogue/check.ts in the builds. */
export function compiledCheck(): string {
  const expressions = [solutionSchema(), envelopeSchema()].map(expressionOf);
  // What several members have in common is made once.
  const shared = new Map<string, number>();
  for (const [call] of expressions.join().matchAll(/(?:string|number|array)\((?:[^()/]|\([^()]*\))*\)/g))
    shared.set(call, (shared.get(call) ?? 0) + 1);
  const constants = [...shared].filter(([, times]) => times > 1).map(([call]) => call);
  const withConstants = expressions.map((expression) =>
    constants.reduce((code, call, index) => code.replaceAll(call, `shared${index}`), expression),
  );
  return [
    `import { anything, array, checked, number, object, oneOf, or, string } from './validators.js';`,
    ...constants.map((call, index) => `const shared${index} = ${call};`),
    `export const checkSolution = /* @__PURE__ */ checked(${withConstants[0]});`,
    `export const checkEnvelope = /* @__PURE__ */ checked(${withConstants[1]});`,
  ].join('\n');
}

/**
 * Checks documents without zod: the schemas of src/catalogue/schema.ts stay the only source, and are turned into plain
 * checks while the files are built.
 */
export function compiledSchema(): Plugin {
  return {
    name: 'compiled-schema',
    load: {
      filter: { id: /\/src\/catalogue\/check\.ts$/ },
      handler: () => ({ code: compiledCheck(), moduleSideEffects: false }),
    },
  };
}
