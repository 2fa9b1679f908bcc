// What the fields of the document mean, for schemas and hover texts; how long they may be; which of them are lists.
import * as z from 'zod/mini';
import {
  ADDRESSES,
  LABELS,
  LISTS,
  LONGEST_ADDRESS,
  LONGEST_AROUND,
  LONGEST_ICON,
  LONGEST_LABEL,
  LONGEST_TEXT,
  MOST_VALUES,
} from '../src/catalogue/prepare-entry.js';
import { catalogueSchema, solutionSchema, type Solution } from '../src/catalogue/schema.js';
import { DESCRIPTION_FIELDS } from '../src/catalogue/values.js';
import { FIELD_MEANINGS } from '../src/i18n/site-languages.js';

const ENGLISH = FIELD_MEANINGS.en;

/** The fields that are lists: none of them may name anything twice. */
export const LIST_FIELDS = Object.keys(LISTS) as readonly (keyof typeof LISTS)[];

export const isListField = (name: string): boolean => Object.hasOwn(LISTS, name);

interface Limits {
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** The same limits for several fields. */
const each = (fields: readonly string[], limits: Limits): Record<string, Limits> =>
  Object.fromEntries(fields.map((field) => [field, limits]));

/**
 * What the element cuts or leaves out, by fields, as keywords of JSON Schema. These count code points and the element
 * UTF-16 units, of which there are as many or more: what a schema refuses is too long in any case.
 */
const LIMITS: Readonly<Record<string, Limits>> = {
  ...each(LABELS, { maxLength: LONGEST_LABEL }),
  ...each(Object.values(DESCRIPTION_FIELDS), { maxLength: LONGEST_TEXT }),
  ...each(ADDRESSES, { maxLength: LONGEST_ADDRESS }),
  ...each(LIST_FIELDS, { maxItems: MOST_VALUES }),
  icon: { maxLength: LONGEST_ICON },
};

/** The limits of what stands around the solutions. */
const AROUND: typeof LIMITS = each(['license', 'homepage'], { maxLength: LONGEST_AROUND });

/**
 * What the fields mean, and how long they may be, in a registry of its own: zod's global one would have to be filled
 * before others read it.
 */
export function fieldMeanings() {
  const registry = z.registry<{ description?: string } & Limits>();
  const add = (
    shape: Readonly<Record<string, z.ZodMiniType>>,
    meanings: Readonly<Record<string, string>>,
    limits: typeof LIMITS,
  ) => {
    for (const [field, description] of Object.entries(meanings)) {
      const schema = shape[field];
      if (schema) registry.add(schema, { description, ...limits[field] });
    }
  };
  const { shape } = solutionSchema();
  add(catalogueSchema().shape, ENGLISH.catalogue, AROUND);
  add(shape, ENGLISH.solution, LIMITS);
  registry.add(shape.tags._zod.def.element, { maxLength: LONGEST_LABEL });
  return registry;
}

/** What a field of a solution means, as a sentence in English. */
export const meaningOf = (field: keyof Solution): string => ENGLISH.solution[field];
