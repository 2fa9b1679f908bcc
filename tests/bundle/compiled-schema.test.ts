// The checks that the builds make of the schema, held against the schema itself.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import fc from '../support/fast-check.js';
import { compiledCheck } from '../../generator/bundle/compiled-schema.js';
import * as byZod from '../../src/catalogue/check.js';
import type { Checked } from '../../src/catalogue/validators.js';
import { aCatalogue, aSolution } from '../support/catalogue.js';

type Checks = Record<'checkSolution' | 'checkEnvelope', (value: unknown) => Checked<unknown>>;

/** The compiled module, as the builds have it. */
async function compiled(): Promise<Checks> {
  const folder = mkdtempSync(join(tmpdir(), 'compiled-schema-'));
  const checks = new URL('../../src/catalogue/validators.ts', import.meta.url).href;
  const file = join(folder, 'check.mjs');
  writeFileSync(file, compiledCheck().replace('./validators.js', checks));
  try {
    return (await import(pathToFileURL(file).href)) as Checks;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What comes of a check: the value, or each place where it is wrong, and what zod says of it first. */
function outcome(checked: Checked<unknown>): unknown {
  if ('data' in checked) return checked.data;
  const faults = new Map<string, string>();
  for (const { path, code } of checked.issues)
    if (!faults.has(path.join('.'))) faults.set(path.join('.'), code);
  return Object.fromEntries(faults);
}

const solution = { ...aSolution('A'), descriptionFr: 'f', descriptionIt: 'i' };
const envelope = aCatalogue([]);
const NEAR: unknown[] = [
  ...['', ' ', 'docker', 'business', 'x', '2024-02-29', '2023-02-29', '2024-13-01', '1', '__proto__'],
  ...['2024-01-01T00:00:00Z', '2024-01-01T00:00:00+02:00', '2024-01-01T00:00:00', '2024-02-30T00:00:00Z'],
  ...[0, -0, 1, 10, 10.5, 1.5, 11, -1, 2 ** 53, -(2 ** 53), 1e300, -1e300, NaN, Infinity, -Infinity],
  ...[
    null,
    undefined,
    true,
    [],
    {},
    [[]],
    [''],
    ['docker', 'docker'],
    ['docker', 'x'],
    [1],
    [null],
    { length: 1 },
  ],
];
const near = fc.oneof(
  fc.constantFrom(...NEAR),
  fc.anything(),
  fc.array(fc.constantFrom(...NEAR), { maxLength: 3 }),
);

/** An object some of whose members are something else, missing, or more than there should be. */
function nearly(whole: object): fc.Arbitrary<object> {
  const keys = [...Object.keys(whole), 'more', 'constructor'];
  return fc
    .tuple(
      fc.dictionary(fc.constantFrom(...keys), near, { maxKeys: 3 }),
      fc.subarray(Object.keys(whole), { maxLength: 2 }),
    )
    .map(([changes, missing]) =>
      Object.fromEntries(Object.entries({ ...whole, ...changes }).filter(([key]) => !missing.includes(key))),
    );
}

describe('the compiled schema', async () => {
  const checks = await compiled();
  for (const [name, whole] of [
    ['checkSolution', solution],
    ['checkEnvelope', envelope],
  ] as const) {
    const both = (value: unknown) => {
      assert.deepStrictEqual(outcome(checks[name](value)), outcome(byZod[name](value)));
    };

    it(`${name}: agrees with zod on every member with every near value`, () => {
      for (const key of Object.keys(whole)) for (const value of NEAR) both({ ...whole, [key]: value });
      for (const key of Object.keys(whole))
        both(Object.fromEntries(Object.entries(whole).filter(([each]) => each !== key)));
      for (const value of NEAR) both(value);
    });

    it(`${name}: agrees with zod on whatever it is given`, () => {
      fc.assert(fc.property(fc.oneof({ weight: 4, arbitrary: nearly(whole) }, near), both), {
        numRuns: 5000,
      });
    });

    it(`${name}: gives a copy`, () => {
      const checked = checks[name](whole);
      assert.ok('data' in checked);
      assert.notEqual(checked.data, whole);
      assert.deepEqual(checked.data, whole);
      for (const [key, value] of Object.entries(checked.data as object))
        if (Array.isArray(value)) assert.notEqual(value, (whole as Record<string, unknown>)[key]);
    });
  }
});
