/**
 * The parts of the compiled schema (see generator/bundle/compiled-schema.ts), one for each kind of zod schema that the
 * document has. Each finds the same values right or wrong as zod does, wrong for the same reason, and gives the same
 * copy of those that are right.
 */

/** One thing that is wrong with a value. */
export interface Fault {
  /** The keys and indices that lead to it. */
  readonly path: readonly PropertyKey[];
  /** What is wrong, in zod's words: `invalid_type`, `too_small` and so on. */
  readonly code: string;
}

/** Called for a fault, with its code and the path to it. */
type Fail = (code: string, ...path: PropertyKey[]) => void;

/** Calls `fail` for everything that is wrong with a value, and returns a copy of what is right. */
export type Check = (value: unknown, fail: Fail) => unknown;

/** What comes of a check: a copy of the value, or its faults. */
export type Checked<T> = { readonly data: T } | { readonly issues: readonly Fault[] };

const wrongType = 'invalid_type';

/**
 * A text.
 * @param minimum the fewest UTF-16 units
 * @param pattern what it must match
 */
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

/** A finite number within two limits, both of which are allowed. */
export function number(minimum: number, maximum: number, isInteger: boolean): Check {
  return (value, fail) => {
    if (isInteger ? !Number.isInteger(value) : !Number.isFinite(value)) fail(wrongType);
    else if ((value as number) < minimum) fail('too_small');
    else if ((value as number) > maximum) fail('too_big');
    return value;
  };
}

/** One of some values, compared as `===` does. */
export function oneOf(...values: unknown[]): Check {
  return (value, fail) => {
    if (!values.includes(value)) fail('invalid_value');
    return value;
  };
}

/** A list whose every element passes a check. */
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

/** As `inner`, but null, or undefined, passes as well. */
export function or(other: null | undefined, inner: Check): Check {
  return (value, fail) => (value === other ? value : inner(value, fail));
}

/** An object with these members. Others are left out of the copy. */
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

/** Takes every value as it is. */
export const anything: Check = (value) => value;

/** Makes a function of a check that collects the faults. */
export function checked<T>(check: Check): (value: unknown) => Checked<T> {
  return (value) => {
    const issues: Fault[] = [];
    const data = check(value, (code, ...path) => {
      issues.push({ path, code });
    });
    return issues.length > 0 ? { issues } : { data: data as T };
  };
}
