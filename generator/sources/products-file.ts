import * as z from 'zod/mini';
import { checkShape } from './check-shape.js';
import { append, type Issue } from './issue.js';
import { type Located, nodeAt, type Source } from './source.js';
import { checked, described, line, slug, texts } from './texts.js';
import { checkSlug } from './checks/tags.js';

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
