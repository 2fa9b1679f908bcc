// The zod schema of the published document: every field of a solution, and the envelope around them.
import * as z from 'zod/mini';
import { AUDIENCES, DEPLOYMENTS, SCHEMA_VERSION, SCORE_MAX, SCORE_MIN } from './values.js';

export {
  AUDIENCES,
  DEPLOYMENTS,
  SCHEMA_VERSION,
  SCORE_MAX,
  SCORE_MIN,
  SCORES,
  type Audience,
  type Deployment,
  type ScoreName,
} from './values.js';

/**
 * Builds a schema at its first use, and then keeps it. On a page that has put an enumerable property on
 * `Object.prototype`, zod breaks while it builds; to import this module must not break with it.
 */
const once = <T>(build: () => T): (() => T) => {
  let built: { value: T } | undefined;
  return () => (built ??= { value: build() }).value;
};

const text = () => z.string().check(z.minLength(1));
const score = () => z.number().check(z.gte(SCORE_MIN), z.lte(SCORE_MAX));

/**
 * One solution of the catalogue, field by field, as the API reference lists them. What the fields mean stands
 * in src/i18n/<language>/reference.ts, so that readers of a page need not download it.
 */
export const solutionSchema = once(() =>
  z.object({
    name: text(),
    category: text(),
    description: text(),
    descriptionEn: text(),
    descriptionFr: z.optional(text()),
    descriptionIt: z.optional(text()),
    license: text(),
    deployment: z.array(z.enum(DEPLOYMENTS)),
    audience: z.array(z.enum(AUDIENCES)),
    complexity: score(),
    maturity: score(),
    resourceUsage: score(),
    maintenance: score(),
    tags: z.array(z.string()),
    github: text(),
    website: text(),
    icon: text(),
    origin: text(),
    addedAt: z.iso.date(),
    stars: z.nullable(z.int().check(z.gte(0))),
  }),
);

/** What stands around the solutions, without looking into `solutions`. */
export const envelopeSchema = once(() =>
  z.object({
    version: z.literal(SCHEMA_VERSION),
    generatedAt: z.iso.datetime({ offset: true }),
    count: z.int().check(z.gte(0)),
    license: text(),
    homepage: text(),
    solutions: z.array(z.unknown()),
  }),
);

/** The whole document: the envelope, every solution in it, and `count` equal to their number. */
export const catalogueSchema = once(() =>
  z.extend(envelopeSchema(), { solutions: z.array(solutionSchema()) }).check(
    z.refine((catalogue) => catalogue.count === catalogue.solutions.length, {
      path: ['count'],
      error: 'count is not the number of solutions',
    }),
  ),
);

/** One solution, as the document carries it. What is optional may be missing; `stars` is null when nobody knows. */
export type Solution = z.infer<ReturnType<typeof solutionSchema>>;

/** The document: the catalogue of all solutions. */
export type Catalogue = z.infer<ReturnType<typeof catalogueSchema>>;
