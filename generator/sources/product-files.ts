// Schemas and checks of products.yaml and of migrations/*.yaml.
import * as z from 'zod/mini';
import { checkShape } from './schema-issues.js';
import { checkSlug } from './checks/tags.js';
import { didYouMean } from '../../src/catalogue/did-you-mean.js';
import { append, type Issue, type Located, nodeAt, type Source } from './source.js';
import { checked, described, httpsAddress, line, slug, texts } from './schema-fields.js';

/** The file that says what the products are called that solutions replace. */
export const PRODUCTS_FILE = 'products.yaml';

/** The longest line that says what a product is. */
const MAX_DESCRIPTION = 160;

const productSchema = z.strictObject({
  name: described(line(80), 'The name as its makers write it.'),
  maker: described(z.optional(line(80)), 'The company or the person behind it.'),
  country: described(
    z.optional(checked(countryProblem, '^[A-Z]{2}$')),
    'The maker’s seat, as its two-letter code of ISO 3166-1 in capitals: the letters that flags are made of.',
    { examples: ['US', 'CH'] },
  ),
  nicknames: described(
    z.optional(z.array(line(80))),
    'What people also call it or type for it; not the name itself.',
    { uniqueItems: true },
  ),
  description: described(
    z.optional(texts(MAX_DESCRIPTION)),
    `What it is, in one line of at most ${MAX_DESCRIPTION} characters.`,
  ),
});

/** A product that solutions replace. */
export type Product = z.infer<typeof productSchema>;

/** The products by their slugs: of `slack-alternative` it is `slack`. */
export type Products = ReadonlyMap<string, Product>;

export const productsSchema = z.record(slug(), productSchema);

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes that are in use, but belong to no country of the standard. */
const NO_COUNTRIES = ['EU', 'UK', 'UN', 'XK', 'ZZ'];

const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.includes(code) && COUNTRIES.of(code) !== undefined;

function countryProblem(code: string): string | undefined {
  if (isCountry(code)) return undefined;
  const upper = code.toUpperCase();
  const meant = upper === 'UK' ? 'GB' : isCountry(upper) ? upper : undefined;
  const hint = meant === undefined ? 'Write two capitals, as US or CH.' : `Write ${meant}.`;
  return `"${code}" is no country of ISO 3166-1. ${hint}`;
}

/**
 * Checks `products.yaml`.
 * @returns the products that are sound; all of them when there is no error
 */
export function checkProducts(
  source: Source,
  root: Located,
  today: string,
): { products: Products; issues: Issue[] } {
  const products = new Map<string, Product>();
  if (root.kind !== 'map')
    return {
      products,
      issues: [source.issue(root.start, 'kind', 'must be a group of products, each as "slug: …".')],
    };
  const issues: Issue[] = [];
  for (const { name: key, start, value } of root.fields.values()) {
    const wrong = checkSlug(key);
    if (wrong) issues.push(source.issue(start, 'slug', wrong));
    const found = checkShape(source, value, productSchema, today);
    append(
      issues,
      found.issues.map((issue) => ({ ...issue, message: `${key}: ${issue.message}` })),
    );
    if (!found.value) continue;
    products.set(key, found.value);
    const same = found.value.nicknames?.indexOf(found.value.name) ?? -1;
    if (same !== -1)
      issues.push(
        source.issue(
          nodeAt(value, ['nicknames', same]).start,
          'nickname',
          `${key}: nicknames: "${found.value.name}" is the name already. Remove it.`,
        ),
      );
  }
  return { products, issues };
}

/** The folder of the dossiers that say how to leave a product. */
export const MIGRATIONS_FOLDER = 'migrations';

const exported = z.strictObject({
  what: described(texts(), 'What the product gives away.'),
  format: described(line(80), 'The format, the same in every language: "JSON in ZIP".'),
  how: described(texts(), 'How one gets it.'),
  missing: described(z.optional(texts()), 'What is not in it.'),
  source: described(z.optional(httpsAddress()), 'The https address of the page that says so.'),
  checkedAt: described(z.optional(z.iso.date()), 'The day on which the source was read. YYYY-MM-DD.'),
});

const WAYS = {
  native: 'The solution imports it itself',
  tool: 'A tool converts or moves it',
  manual: 'By hand, piece by piece',
  'none-known': 'Somebody has looked, and found no way',
} as const;

const EFFORTS = {
  hour: 'About an hour',
  day: 'About a day',
  project: 'A project of several people or weeks',
} as const;

const keysOf = <Key extends string>(table: Readonly<Record<Key, string>>) => Object.keys(table) as Key[];

const alternative = z.strictObject({
  import: described(z.enum(keysOf(WAYS)), 'How the solution takes over what the product exports.', {
    enumDescriptions: Object.values(WAYS),
  }),
  lost: described(z.optional(texts()), 'What is lost on the way. Required unless import is none-known.'),
  effort: described(
    z.optional(z.enum(keysOf(EFFORTS))),
    'How much work it is. Required unless import is none-known.',
    { enumDescriptions: Object.values(EFFORTS) },
  ),
  source: described(
    z.optional(httpsAddress()),
    'The https address of a document or a file that says so. Required unless import is none-known.',
  ),
  checkedAt: described(z.iso.date(), 'The day on which somebody looked. YYYY-MM-DD.'),
});

export const migrationSchema = z.strictObject({
  product: described(slug(), 'The product’s slug, the same as the file’s name.'),
  exports: described(z.array(exported), 'What the product gives away; [] when it is known to give nothing.'),
  alternatives: described(
    z.record(z.string(), alternative),
    'How each alternative takes it over, by the slug of the solution’s file.',
  ),
  advice: described(z.optional(texts()), 'Two sentences of advice.'),
});

/** How to leave a product: what it exports, and what its alternatives import. */
export type Migration = z.infer<typeof migrationSchema>;

/** What of the other sources a dossier is checked against. */
export interface MigrationContext {
  /** The last date (YYYY-MM-DD) that is not in the future anywhere. */
  readonly today: string;
  /** The alternatives to each product, as slugs of solutions. */
  readonly alternatives: ReadonlyMap<string, ReadonlySet<string>>;
  /** The slugs of all solutions. Of those that could not be read nobody knows what they are alternatives to. */
  readonly solutions: ReadonlyMap<string, 'read' | 'unreadable'>;
}

/** The fields that are missing only where no way is known. */
const NEEDED = ['lost', 'effort', 'source'] as const;

/**
 * Checks a dossier, and whether it fits the other sources.
 * @param stem the name of its file, without the ending
 */
export function checkMigration(
  source: Source,
  root: Located,
  stem: string,
  { today, alternatives, solutions }: MigrationContext,
): { migration: Migration | undefined; issues: Issue[] } {
  const { value, issues } = checkShape(source, root, migrationSchema, today);
  if (!value) return { migration: undefined, issues };
  const report = (path: readonly PropertyKey[], rule: string, message: string, severity?: 'warning') =>
    issues.push(source.issue(nodeAt(root, path).start, rule, `${path.join('.')}: ${message}`, severity));
  const { product } = value;
  if (product !== stem)
    report(['product'], 'slug', `"${product}" is not the file’s name. Rename one of them.`);
  const listed = alternatives.get(product);
  const isWhole = ![...solutions.values()].includes('unreadable');
  if (!listed && isWhole)
    report(
      ['product'],
      'product',
      `no solution is tagged ${product}-alternative.${didYouMean(product, alternatives.keys())}`,
    );
  for (const [name, each] of Object.entries(value.alternatives)) {
    const path = ['alternatives', name];
    const state = solutions.get(name);
    if (state === undefined)
      report(path, 'solution', `there is no solution of that slug.${didYouMean(name, solutions.keys())}`);
    else if (state === 'read' && listed && !listed.has(name))
      report(path, 'solution', `is not tagged ${product}-alternative. Tag the solution, or remove it here.`);
    const missing = each.import === 'none-known' ? [] : NEEDED.filter((field) => each[field] === undefined);
    if (missing.length > 0)
      report(path, 'missing-field', `${missing.join(', ')}: is missing. A way that is known needs it.`);
  }
  const silent = [...(listed ?? [])].filter((name) => !Object.hasOwn(value.alternatives, name));
  if (silent.length > 0)
    report(
      ['alternatives'],
      'missing-alternative',
      `nothing is said of ${silent.join(', ')}. Write "import: none-known" where no way is known.`,
      'warning',
    );
  return { migration: value, issues };
}
