// Kinds of fields that the schemas of sources share: texts in languages, addresses, slugs, hover texts.
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { checkUrl } from './checks/texts.js';
import { checkSlug } from './checks/tags.js';

/** What editors show beside a field, and what its JSON Schema says beyond its kind. */
interface Hover {
  readonly description?: string;
  readonly [keyword: string]: unknown;
}

/** What is said of the fields of sources. A registry of our own: zod's global one is shared with other programs. */
export const HOVER_TEXTS = z.registry<Hover>();

/**
 * Says what a field means.
 * @param description a sentence or two in English: editors show it, and `validate` says it of a field that is missing
 * @param more further keywords of JSON Schema, for what zod cannot tell it
 * @returns a copy of the schema, so that each field has a meaning of its own
 */
export function described<Schema extends z.ZodMiniType>(
  schema: Schema,
  description: string,
  more: Readonly<Record<string, unknown>> = {},
): Schema {
  const copy = z.clone(schema);
  HOVER_TEXTS.add(copy, { description, ...more });
  return copy;
}

/** The longest text in one language, in UTF-16 code units. Descriptions have a limit of their own. */
export const MAX_TEXT = 400;

/** A text of one line. */
export const line = (longest = MAX_TEXT) => z.string().check(z.minLength(1), z.maxLength(longest));

/** A text in several languages: German always, the others where somebody has written them. */
export type Texts = Readonly<{ de: string } & Partial<Record<Locale, string | undefined>>>;

/** The schema of such a text. */
export function texts(longest = MAX_TEXT) {
  const other = z.optional(line(longest));
  const others = LOCALES.filter((locale) => locale !== 'de').map((locale) => [locale, other]);
  return z.strictObject({
    de: described(line(longest), 'German, the language of the sources'),
    ...(Object.fromEntries(others) as Record<Exclude<Locale, 'de'>, typeof other>),
  });
}

/**
 * A name in several languages, none of which must be there: a text, or a list of what readers see and of words by which they
 * may search for it instead.
 */
export const labels = () => {
  const label = z.optional(
    z.union([line(), z.array(line()).check(z.minLength(1))], {
      error: 'must be a name, or a list of a name and of words by which readers may search for it instead.',
    }),
  );
  return z.strictObject(
    Object.fromEntries(LOCALES.map((locale) => [locale, label])) as Record<Locale, typeof label>,
  );
};

/**
 * A text for which `problemOf` has nothing to say.
 * @param pattern what editors can check of it
 */
export function checked(problemOf: (text: string) => string | undefined, pattern: string): z.ZodMiniString {
  const schema = z.string().check(
    z.refine((text) => problemOf(text) === undefined, {
      error: ({ input }) => problemOf(String(input)) ?? '',
    }),
  );
  HOVER_TEXTS.add(schema, { pattern });
  return schema;
}

/** An https address that readers can be sent to. */
export const httpsAddress = () => checked(httpsProblem, '^https://[^\\s/]\\S*$');

function httpsProblem(address: string): string | undefined {
  const problem = checkUrl(address);
  if (problem !== undefined) return problem;
  return address.startsWith('https://')
    ? undefined
    : `"${address}" must begin with https://, as https://example.org/.`;
}

/** Where readers write to: a page, or an address for mail. */
export const contactAddress = () =>
  checked((address) => {
    if (!address.startsWith('mailto:')) return httpsProblem(address.replaceAll(/[{}]/g, ''));
    return /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/.test(address)
      ? undefined
      : `"${address}" is no address for mail. Write it as mailto:name@example.org.`;
  }, '^(https://[^\\s/]|mailto:[^@\\s]+@)\\S+$');

/** A slug: a–z, 0–9 and single hyphens. */
export const slug = () => checked(checkSlug, '^[a-z0-9]+(-[a-z0-9]+)*$');
