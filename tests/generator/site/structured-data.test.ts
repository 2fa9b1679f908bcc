import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import test from 'node:test';
import { parseUrl } from '../../../src/catalogue/addresses.js';
import { attribute, elementsOf, filesOf, innerText, makeSite, pagesOf, textOf } from '../support/site.js';

const SCHEMA = 'http://schema.org/';
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#';

/** The vocabulary file of schema.org, as the package `@vocabulary/schema` carries it: objects by subject, then predicate. */
function readVocabulary(): Map<string, Map<string, string[]>> {
  const text = readFileSync(createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq'), 'utf8');
  const subjects = new Map<string, Map<string, string[]>>();
  for (const [, subject = '', predicate = '', object = ''] of text.matchAll(
    /^<([^>]+)> <([^>]+)> <([^>]+)> /gm,
  )) {
    const about = subjects.get(subject) ?? new Map<string, string[]>();
    about.set(predicate, [...(about.get(predicate) ?? []), object]);
    subjects.set(subject, about);
  }
  return subjects;
}

const vocabulary = readVocabulary();

/** What the vocabulary says of a term in a predicate, without the namespace. */
const said = (term: string, predicate: string): string[] =>
  (vocabulary.get(SCHEMA + term)?.get(predicate) ?? []).map((object) => object.replace(SCHEMA, ''));

const isKind = (term: string, kind: string): boolean =>
  said(term, 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type').includes(RDFS + kind) ||
  said(term, 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type').includes(
    `http://www.w3.org/1999/02/22-rdf-syntax-ns#${kind}`,
  );

/** A type and all that it is derived from. */
const lineOf = (type: string): string[] => [
  type,
  ...said(type, `${RDFS}subClassOf`).flatMap((parent) => (parent.includes(':') ? [] : lineOf(parent))),
];

type Node = Readonly<Record<string, unknown>>;

/** What is wrong with a node of structured data, as sentences. */
function problemsOf(node: Node): string[] {
  const types = [node['@type'] ?? []].flat() as string[];
  const unknown = types.filter((type) => !isKind(type, 'Class')).map((type) => `there is no type ${type}`);
  if (types.length === 0) return ['a node has no type'];
  const line = types.flatMap(lineOf);
  return unknown.concat(
    Object.entries(node).flatMap(([property, value]) => {
      if (property.startsWith('@')) return [];
      // A property stands on the types that it names, and on all that are derived from one of these.
      const isHere = said(property, `${SCHEMA}domainIncludes`).some((type) => line.includes(type));
      if (!isKind(property, 'Property') || !isHere) return [`${types.join(' ')} has no ${property}`];
      const expected = said(property, `${SCHEMA}rangeIncludes`);
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
  // JSON-LD names a thing that is described elsewhere by its address.
  if (node['@type'] === undefined) return parseUrl(String(node['@id'])) ? [] : wrong;
  const line = ([node['@type']].flat() as string[]).flatMap(lineOf);
  return [...(line.some((type) => expected.includes(type)) ? [] : wrong), ...problemsOf(node)];
}

test('structured data says what schema.org has words for, on every kind of page', () => {
  const classes = [...vocabulary.keys()].filter((term) => isKind(term.replace(SCHEMA, ''), 'Class'));
  assert.ok(classes.length > 800, `${classes.length} types`);
  assert.deepEqual(
    problemsOf({
      '@type': 'SoftwareApplication',
      licence: 'MIT',
      license: 3,
      codeRepository: 'https://code.example/',
      offers: { '@type': 'Person' },
      isPartOf: { '@type': 'Programme' },
    }),
    [
      'SoftwareApplication has no licence',
      'SoftwareApplication.license is no CreativeWork or URL: 3',
      // A real property of the vocabulary, but of `SoftwareSourceCode`.
      'SoftwareApplication has no codeRepository',
      'SoftwareApplication.offers is no Demand or Offer: {"@type":"Person"}',
      'SoftwareApplication.isPartOf is no CreativeWork or URL: {"@type":"Programme"}',
      'there is no type Programme',
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
