import type { JsonSchema } from '../document/json-schema.js';

/** A field as the reference shows it. */
export interface Field {
  readonly name: string;
  /** Its type, as programmers write it. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly allowed: Allowed | undefined;
}

/** What a field may hold, beyond its type. */
export type Allowed =
  | { readonly kind: 'values'; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly low: number; readonly high: number | undefined };

/** The fields of an object's schema, in its order. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    isRequired: required.includes(name),
    allowed: allowedIn(schema),
  }));
}

function typeOf({ type, const: constant, anyOf, items }: JsonSchema): string {
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  if (constant !== undefined) return typeof constant;
  if (type === 'array') return items?.properties ? 'Solution[]' : `${items ? typeOf(items) : 'unknown'}[]`;
  return type ?? 'unknown';
}

function allowedIn(schema: JsonSchema): Allowed | undefined {
  const { const: constant, enum: values, minimum, maximum, anyOf = [], items, format } = schema;
  if (constant !== undefined) return { kind: 'values', values: [String(constant)] };
  if (values) return { kind: 'values', values };
  if (format === 'date') return { kind: 'values', values: ['YYYY-MM-DD'] };
  // Whole numbers without a limit carry that of JavaScript, which says nothing to readers.
  const high = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  if (minimum !== undefined) return { kind: 'range', low: minimum, high };
  return items ? allowedIn(items) : anyOf.map(allowedIn).find((allowed) => allowed !== undefined);
}
