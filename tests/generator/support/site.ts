import assert from 'node:assert/strict';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { DOCUMENT_PATH, type OutputFile } from '../../../generator/output-file.js';
import type { Site } from '../../../generator/site/site.js';
import { writeSite } from '../../../generator/site/write-site.js';
import type { Catalogue, Solution } from '../../../src/catalogue/schema.js';
import { solution } from './catalogues.js';

/** A script that stands for the element: pages only need its name and hash. */
const ELEMENT = {
  script: Buffer.from('/* the element */'),
  cardScript: Buffer.from('/* cards and lists */'),
  licences: Buffer.from('The licences'),
};

/** A site of some solutions, each a change of a good one. */
export function makeSite(
  changes: readonly Partial<Solution>[] = [{ name: 'Alpha' }, { name: 'Beta', category: 'Fotos' }],
  site: Partial<Site> = {},
): Site {
  const solutions = changes.map(
    (change, index) =>
      ({ ...solution(change.name ?? `Solution ${index}`), stars: null, ...change }) as Solution,
  );
  const catalogue: Catalogue = {
    version: 1,
    generatedAt: '2026-11-21T10:00:00Z',
    count: solutions.length,
    license: 'MIT',
    homepage: 'https://catalogue.example/',
    solutions,
  };
  return {
    catalogue,
    settings: {},
    level: 'standard',
    names: { products: new Map(), tags: {} },
    editorial: new Map(),
    facts: new Map(),
    migrations: new Map(),
    hasProducts: true,
    logos: new Map(),
    changes: [],
    removed: {},
    pages: [],
    rules: { repositoryHosts: ['github.com', 'gitlab.com'], acceptedLicenses: [] },
    attributions: [],
    categories: [...new Set(solutions.map(({ category }) => category))].map((name) => ({ name })),
    baseUrl: 'https://catalogue.example/',
    version: '1.2.3',
    published: [],
    element: ELEMENT,
    ...site,
  };
}

/** All files of a site by their paths, the document with them. */
export const filesOf = (site: Site): Map<string, OutputFile> =>
  new Map(
    [{ path: DOCUMENT_PATH, bytes: Buffer.from(JSON.stringify(site.catalogue)) }, ...writeSite(site)].map(
      (file) => [file.path, file],
    ),
  );

/** Text of a file. */
export function textOf(files: ReadonlyMap<string, OutputFile>, path: string): string {
  const file = files.get(path);
  if (!file) throw new Error(`There is no ${path}.`);
  return Buffer.from(file.bytes).toString();
}

/** The paths of all pages of a site: in four languages at least a home page and a reference. */
export function pagesOf(files: ReadonlyMap<string, OutputFile>): string[] {
  const pages = [...files.keys()].filter((path) => path.endsWith('.html'));
  assert.ok(pages.length >= 8, `${pages.length} pages`);
  return pages;
}

export type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

/** All elements of a page, those of declarative shadow roots with them. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) found.push(node);
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

/** The text of an element. */
export function innerText(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(innerText).join('') : '';
}
