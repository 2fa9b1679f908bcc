import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { parse, stringify } from 'yaml';
import {
  LONGEST_ADDRESS,
  LONGEST_ICON,
  LONGEST_LABEL,
  MOST_VALUES,
} from '../../../src/catalogue/prepare-entry.js';
import { makeCatalogue, solution, writeFiles } from '../support/catalogues.js';
import { readFiles } from '../support/goldens.js';
import { runCli } from '../support/io.js';

const BUNDLED = resolve(import.meta.dirname, '../../../demo/catalogue');

/** What `validate --schema` prints, ready to check with. */
async function schemaOf(folder: string): Promise<ValidateFunction> {
  const { code, out, err } = await runCli(['validate', folder, '--schema']);
  assert.equal(code, 0, err);
  const ajv = new Ajv({ allErrors: true, strict: false });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  return ajv.compile(JSON.parse(out) as object);
}

/** The fields that a schema finds something wrong with. */
const faults = (check: ValidateFunction, value: unknown): string[] => {
  check(value);
  return [
    ...new Set(
      check.errors?.map(({ instancePath, params }) => {
        const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
        return missingProperty ?? additionalProperty ?? instancePath.split('/')[1] ?? '';
      }),
    ),
  ].filter((name) => name !== '');
};

test('every source of the bundled catalogue is valid by the schema for editors', async () => {
  const check = await schemaOf(BUNDLED);
  const sources = Object.entries(readFiles(join(BUNDLED, 'solutions')));
  assert.ok(sources.length > 400, `${sources.length} sources`);
  for (const [name, text] of sources)
    assert.ok(check(parse(text)), `${name}: ${JSON.stringify(check.errors)}`);
});

test('what validate refuses in a field, editors mark as well', async (t) => {
  const folder = makeCatalogue(t);
  writeFiles(folder, {
    'catalogue.yaml':
      'homepage: https://catalogue.example/\nrepositoryHosts: [github.com, gitlab.com]\n' +
      'categories: [{ name: Kommunikation }]\ntags: { chat: Talk with others }\nacceptedLicenses: [CC0-1.0]\n',
  });
  const check = await schemaOf(folder);
  const good = solution('Alpha', { tags: ['slack-alternative', 'chat'] });
  assert.deepEqual(faults(check, good), []);
  assert.deepEqual(faults(check, [good, solution('Beta')]), [], 'several in one file');
  assert.deepEqual(faults(check, { ...good, license: 'CC0-1.0' }), []);
  assert.deepEqual(faults(check, { ...good, license: 'MIT OR GPL-2.0-only' }), []);
  assert.deepEqual(faults(check, { ...good, github: 'https://GitHub.com/a/b' }), []);
  const bad: Record<string, unknown> = {
    name: '',
    category: 'Garten',
    description: 'x'.repeat(900),
    license: 'AGPL3',
    deployment: ['doker'],
    audience: ['business', 'business'],
    complexity: 4.5,
    maturity: 11,
    resourceUsage: '3',
    maintenance: 0,
    tags: ['chatt'],
    github: 'https://codeberg.org/a/b',
    website: 'javascript:alert(1)',
    origin: 'Schweiz',
    addedAt: '14.03.2025',
    stars: 5,
    licence: 'MIT',
  };
  for (const [field, value] of Object.entries(bad))
    assert.deepEqual(faults(check, { ...good, [field]: value }), [field], field);
  const { website, ...without } = good;
  assert.ok(website);
  assert.deepEqual(faults(check, without), ['website']);
});

test('what readers would not see is marked in editors, by the one table of limits', async (t) => {
  const folder = makeCatalogue(t);
  const check = await schemaOf(folder);
  const long: Record<string, unknown> = {
    name: 'N'.repeat(LONGEST_LABEL + 1),
    license: `MIT OR ${'M'.repeat(LONGEST_LABEL)}`,
    origin: `🇨🇭 ${'S'.repeat(LONGEST_LABEL)}`,
    website: `https://alpha.example/${'a'.repeat(LONGEST_ADDRESS)}`,
    github: `https://github.com/example/${'a'.repeat(LONGEST_ADDRESS)}`,
    icon: '💬'.repeat(LONGEST_ICON + 1),
    tags: Array.from({ length: MOST_VALUES + 1 }, (_, index) => `tag-${index}`),
  };
  for (const [field, value] of Object.entries(long)) {
    assert.deepEqual(faults(check, solution('Alpha', { [field]: value })), [field]);
    // And the same field by validate, which says so with its place.
    writeFiles(folder, { 'solutions/alpha.yaml': stringify(solution('Alpha', { [field]: value })) });
    const { code, out } = await runCli(['validate', folder], { cwd: folder });
    assert.equal(code, 1, field);
    assert.match(out, new RegExp(`^solutions/alpha\\.yaml:\\d+:\\d+: error: ${field}\\b`, 'm'));
  }
  assert.deepEqual(faults(check, solution('Alpha', { tags: ['t'.repeat(LONGEST_LABEL + 1)] })), ['tags']);
});

test('the schema says what fields and tags mean', async (t) => {
  const folder = makeCatalogue(t, {
    'catalogue.yaml': readFileSync(join(BUNDLED, 'catalogue.yaml'), 'utf8'),
  });
  const { out } = await runCli(['validate', folder, '--schema']);
  const { definitions } = JSON.parse(out) as {
    definitions: {
      solution: {
        properties: Record<
          string,
          { description: string; items?: { anyOf: [{ enum: string[]; enumDescriptions: string[] }] } }
        >;
      };
    };
  };
  const { properties } = definitions.solution;
  assert.ok(Object.values(properties).every(({ description }) => description.length > 10));
  const [vocabulary] = properties.tags?.items?.anyOf ?? [];
  assert.ok(vocabulary && vocabulary.enum.length > 50);
  assert.equal(vocabulary.enum.length, vocabulary.enumDescriptions.length);
});

test('without a sound catalogue.yaml there is no schema, and it is said why', async (t) => {
  const folder = makeCatalogue(t, { 'catalogue.yaml': 'homepage: x\n' });
  const { code, out, err } = await runCli(['validate', '--schema'], { cwd: folder });
  assert.deepEqual([code, out], [1, '']);
  assert.match(err, /^catalogue\.yaml:1:1: error: categories: is missing[^]*Mend it first\.\n$/);
});
