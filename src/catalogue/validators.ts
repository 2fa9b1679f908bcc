/**
 * What the compiled schema is made of (see generator/bundle/compiled-schema.ts): for each kind of schema that a document has, a
 * check that finds the same values right, wrong for the same reason, and gives the same copy of them as zod's.
 */

/** One thing that is wrong with a value. */
export interface Fault {
  /** The keys and indices that lead to it. */
  readonly path: readonly PropertyKey[];
  /** What is wrong, in zod's words: `invalid_type`, `too_small` and so on. */
  readonly code: string;
}

type Fail = (code: string, ...path: PropertyKey[]) => void;

/** Calls `fail` for everything that is wrong with a value, and returns a copy of what is right. */
export type Check = (value: unknown, fail: Fail) => unknown;

export type Checked<T> = { readonly data: T } | { readonly issues: readonly Fault[] };

const wrongType = 'invalid_type';

export function string(minimum: number, pattern?: RegExp): Check {
  return (value, fail) => {
    if (typeof value !== 'string') fail(wrongType);
    else {
      if (value.length < minimum) fail('too_small');
      if (pattern?.test(value) === false) fail('invalid_format');
    }
    return value;
  };
}

export function number(minimum: number, maximum: number, isInteger: boolean): Check {
  return (value, fail) => {
    if (isInteger ? !Number.isInteger(value) : !Number.isFinite(value)) fail(wrongType);
    else if ((value as number) < minimum) fail('too_small');
    else if ((value as number) > maximum) fail('too_big');
    return value;
  };
}

export function oneOf(...values: unknown[]): Check {
  return (value, fail) => {
    if (!values.includes(value)) fail('invalid_value');
    return value;
  };
}

export function array(element: Check): Check {
  return (value, fail) => {
    if (!Array.isArray(value)) {
      fail(wrongType);
      return value;
    }
    return Array.from(value, (each, index) =>
      element(each, (code, ...path) => {
        fail(code, index, ...path);
      }),
    );
  };
}

/** A check that lets one more value pass: null or undefined. */
export function or(other: null | undefined, inner: Check): Check {
  return (value, fail) => (value === other ? value : inner(value, fail));
}

export function object(shape: Readonly<Record<string, Check>>): Check {
  return (value, fail) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      fail(wrongType);
      return value;
    }
    const copy: Record<string, unknown> = {};
    for (const [key, check] of Object.entries(shape)) {
      const member = check((value as Record<string, unknown>)[key], (code, ...path) => {
        fail(code, key, ...path);
      });
      if (key in value) copy[key] = member;
    }
    return copy;
  };
}

export const anything: Check = (value) => value;

/** A check, ready to be used. */
export function checked<T>(check: Check): (value: unknown) => Checked<T> {
  return (value) => {
    const issues: Fault[] = [];
    const data = check(value, (code, ...path) => {
      issues.push({ path, code });
    });
    return issues.length > 0 ? { issues } : { data: data as T };
  };
}
