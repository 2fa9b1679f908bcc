import * as z from 'zod/mini';

/** The version of the document's schema, as its `version` field carries it. */
export const SCHEMA_VERSION = 1;

/** Where a solution can run, in the order in which it is shown. */
export const DEPLOYMENTS = ['docker', 'kubernetes', 'linux'] as const;

/** Who realistically uses a solution, in the order in which it is shown. */
export const AUDIENCES = ['business', 'private'] as const;

/** The four scores of a solution, in the order in which they are shown. */
export const SCORES = ['complexity', 'maturity', 'resourceUsage', 'maintenance'] as const;

/** The lowest and the highest value of every score. */
export const SCORE_MIN = 1;
export const SCORE_MAX = 10;

export type Deployment = (typeof DEPLOYMENTS)[number];
export type Audience = (typeof AUDIENCES)[number];
export type ScoreName = (typeof SCORES)[number];

/**
 * The schemas are built at their first use and then kept: zod breaks while it builds on a page that has put an
 * enumerable property on `Object.prototype`, and importing this module must not break with it.
 */
const once = <T>(build: () => T): (() => T) => {
  let built: { value: T } | undefined;
  return () => (built ??= { value: build() }).value;
};

const text = (description: string) => z.string().check(z.minLength(1), z.describe(description));
const score = (description: string) =>
  z.number().check(z.gte(SCORE_MIN), z.lte(SCORE_MAX), z.describe(description));

/** One solution of the catalogue: section 2.2 of the service contract, field by field. */
export const solutionSchema = once(() =>
  z.object({
    name: text('Display name of the solution.'),
    category: text('One of a fixed set of category names.'),
    description: text('German description. It is the source of truth for descriptions.'),
    descriptionEn: text('English description.'),
    descriptionFr: z.optional(text('French description. May be absent.')),
    descriptionIt: z.optional(text('Italian description. May be absent.')),
    license: text('OSI/SPDX licence identifier of the solution.'),
    deployment: z.array(z.enum(DEPLOYMENTS)).check(z.describe('Where the solution can run.')),
    audience: z.array(z.enum(AUDIENCES)).check(z.describe('Who realistically uses the solution.')),
    complexity: score('Setup and deployment effort; lower means simpler.'),
    maturity: score('Project stability and production readiness; higher means more mature.'),
    resourceUsage: score('RAM and CPU footprint; lower means lighter.'),
    maintenance: score('Day-to-day operational overhead; lower means less.'),
    tags: z
      .array(z.string())
      .check(z.describe('Free-form tags, among them markers of the form "<product>-alternative".')),
    github: text('URL of the source repository, hosted on one of two code-hosting platforms.'),
    website: text('URL of the official project website.'),
    icon: text('An emoji used as the icon of the solution.'),
    origin: text('Geographic origin label: an emoji flag followed by a place name.'),
    addedAt: z.iso
      .date()
      .check(z.describe('Date (YYYY-MM-DD) on which the solution was added to the catalogue.')),
    stars: z
      .nullable(z.int().check(z.gte(0)))
      .check(z.describe('Star count of the source repository at build time; null when unavailable.')),
  }),
);

/** What stands around the solutions: section 2.1 of the service contract, without looking into `solutions`. */
export const envelopeSchema = once(() =>
  z.object({
    version: z.literal(SCHEMA_VERSION).check(z.describe('Schema version of the API.')),
    generatedAt: z.iso
      .datetime({ offset: true })
      .check(z.describe('ISO 8601 timestamp of the build that produced the file.')),
    count: z.int().check(z.gte(0), z.describe('Number of entries in the solutions array.')),
    license: text('Licence of the dataset.'),
    homepage: text('Canonical homepage URL of the project.'),
    solutions: z.array(z.unknown()),
  }),
);

/** The whole document: the envelope, every solution in it, and `count` equal to their number. */
export const catalogueSchema = once(() =>
  z
    .extend(envelopeSchema(), {
      solutions: z.array(solutionSchema()).check(z.describe('All solution objects.')),
    })
    .check(
      z.refine((catalogue) => catalogue.count === catalogue.solutions.length, {
        path: ['count'],
        error: 'count is not the number of solutions',
      }),
    ),
);

/** One solution, as the document carries it. */
export type Solution = z.infer<ReturnType<typeof solutionSchema>>;

/** The document. */
export type Catalogue = z.infer<ReturnType<typeof catalogueSchema>>;
