import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { parseUrl } from '../../../src/catalogue/addresses.js';
import { attribute, elementsOf, filesOf, innerText, makeSite, pagesOf, textOf } from '../support/site.js';

/** A type of schema.org: what it is derived from, and the types of the values that its own properties take. */
interface Type {
  readonly parents: readonly string[];
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

/** The vocabulary of schema.org, as the declarations of the package `schema-dts` have it. */
function readVocabulary(): Map<string, Type> {
  const folder = dirname(createRequire(import.meta.url).resolve('schema-dts/package.json'));
  const text = readFileSync(join(folder, 'dist/schema.d.ts'), 'utf8');
  const types = new Map<string, Type>();
  for (const [, name = '', parents = '', body = ''] of text.matchAll(
    /^interface (\w+)Base extends ([^{]+) \{\n(.*?)^\}/gms,
  ))
    types.set(name, {
      parents: parents.split(', ').map((parent) => parent.replace(/Base$/, '')),
      properties: new Map(
        Array.from(
          body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^,]+),/gm),
          ([, property = '', values = '']) => [property, values.split(' | ')],
        ),
      ),
    });
  // Types without properties of their own have only this.
  for (const [, name = '', parent = ''] of text.matchAll(
    /^export interface (\w+)Leaf extends (\w+)Base \{/gm,
  ))
    if (!types.has(name)) types.set(name, { parents: [parent], properties: new Map() });
  return types;
}

const vocabulary = readVocabulary();

/** A type and all that it is derived from. */
function lineOf(type: string): string[] {
  const { parents = [] } = vocabulary.get(type) ?? {};
  return [type, ...parents.flatMap(lineOf)];
}

type Node = Readonly<Record<string, unknown>>;

/** What is wrong with a node of structured data, as sentences. */
function problemsOf(node: Node): string[] {
  const types = [node['@type'] ?? []].flat() as string[];
  const unknown = types.filter((type) => !vocabulary.has(type)).map((type) => `there is no type ${type}`);
  if (types.length === 0) return ['a node has no type'];
  const line = types.flatMap(lineOf);
  return unknown.concat(
    Object.entries(node).flatMap(([property, value]) => {
      if (property.startsWith('@')) return [];
      const expected = line.flatMap((type) => vocabulary.get(type)?.properties.get(property) ?? []);
      if (expected.length === 0) return [`${types.join(' ')} has no ${property}`];
      return [value].flat().flatMap((each) => wrongValue(`${types.join(' ')}.${property}`, each, expected));
    }),
  );
}

function wrongValue(place: string, value: unknown, expected: readonly string[]): string[] {
  const isAmong = (...types: string[]) => types.some((type) => expected.includes(type));
  const wrong = [`${place} is no ${expected.join(' or ')}: ${JSON.stringify(value)}`];
  if (typeof value === 'boolean') return isAmong('Boolean') ? [] : wrong;
  if (typeof value === 'number') return isAmong('Number', 'Integer') ? [] : wrong;
  if (typeof value === 'string') {
    if (isAmong('Text')) return [];
    if (isAmong('URL') && parseUrl(value)) return [];
    if (isAmong('Date', 'DateTime') && /^\d{4}-\d\d-\d\d/.test(value)) return [];
    return wrong;
  }
  const node = value as Node;
  if (node['@type'] === undefined)
    return isAmong('IdReference') && parseUrl(String(node['@id'])) ? [] : wrong;
  const line = ([node['@type']].flat() as string[]).flatMap(lineOf);
  return [...(line.some((type) => expected.includes(type)) ? [] : wrong), ...problemsOf(node)];
}

test('structured data says what schema.org has words for, on every kind of page', () => {
  assert.ok(vocabulary.size > 800, `${vocabulary.size} types`);
  assert.deepEqual(
    problemsOf({ '@type': 'SoftwareApplication', licence: 'MIT', license: 3, offers: { '@type': 'Person' } }),
    [
      'SoftwareApplication has no licence',
      'SoftwareApplication.license is no CreativeWork or URL or IdReference: 3',
      'SoftwareApplication.offers is no Demand or Offer or IdReference: {"@type":"Person"}',
    ],
  );
  const files = filesOf(
    makeSite(
      [
        { name: 'Alpha', tags: ['slack-alternative', 'platform-linux'] },
        { name: 'Beta', license: 'MIT OR ISC' },
      ],
      {
        settings: { publisher: { name: 'Stadt', url: 'https://stadt.example/' } },
      },
    ),
  );
  const kinds = new Set<string>();
  for (const path of pagesOf(files))
    for (const element of elementsOf(textOf(files, path))) {
      if (attribute(element, 'type') !== 'application/ld+json') continue;
      const { '@context': context, '@graph': graph } = JSON.parse(innerText(element)) as Record<
        string,
        Node[]
      >;
      assert.equal(context, 'https://schema.org', path);
      for (const node of graph ?? []) {
        assert.deepEqual(problemsOf(node), [], path);
        kinds.add(([node['@type']].flat() as string[]).join(' '));
      }
    }
  assert.deepEqual([...kinds].toSorted(), [
    'BreadcrumbList',
    'Dataset',
    'ItemList',
    'SoftwareApplication SoftwareSourceCode',
  ]);
});
