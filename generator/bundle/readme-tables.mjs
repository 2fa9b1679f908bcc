// The tables of the elements in docs/, made of the docstrings by way of the manifest (`npm run build` writes it).
// `node generator/bundle/readme-tables.mjs` writes them, `--check` fails when they are not what the docstrings say.
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { codePages } from './code-pages.mjs';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const cell = (text) =>
  String(text ?? '')
    .replaceAll('|', '\\|')
    .replace(/\s+/g, ' ');
const code = (text) => (text === undefined || text === '' ? '' : `\`${text}\``);
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Defaults that stand in the code under a name. */
const NAMED = { DEFAULT_LIMIT: '24', DEFAULT_MAX_BYTES: '25 MiB' };

/** A default as an attribute would say it. */
function defaultOf({ default: value }) {
  if (["''", 'undefined', 'null', 'false', undefined].includes(value)) return '';
  if (!/^[A-Z_]+$/.test(value)) return code(value.replace(/^'(.*)'$/, '$1'));
  if (!NAMED[value]) throw new Error(`The tables need a word for the default ${value}.`);
  return NAMED[value];
}

/** The document comes first, then what is said of it. */
const inOrder = (attributes) =>
  ['src', 'name', 'lang']
    .flatMap((first) => attributes.filter(({ name }) => name === first))
    .concat(attributes.filter(({ name }) => !['src', 'name', 'lang'].includes(name)));

const attributesOf = ({ attributes }) =>
  table(
    ['attribute', 'meaning', 'default'],
    inOrder(attributes).map((each) => [code(each.name), each.description, defaultOf(each)]),
  );

/** By the name of the marker in a page: the table that stands below it. */
function sections([catalogue, card, list]) {
  const withoutAttribute = ({ members }) => members.filter(({ attribute }) => !attribute);
  return {
    attributes: attributesOf(catalogue),
    properties: table(
      ['property or method', 'meaning'],
      withoutAttribute(catalogue).map(({ name, kind, readonly, description }) => [
        code(kind === 'method' ? `${name}()` : name),
        `${readonly ? 'Read-only. ' : ''}${description}`,
      ]),
    ),
    events: table(
      ['event', 'when', 'class'],
      catalogue.events.map(({ name, description, type }) => [code(name), description, code(type.text)]),
    ),
    slots: table(
      ['slot', 'place'],
      catalogue.slots.map(({ name, description }) => [name ? code(name) : 'the default one', description]),
    ),
    'css-properties': table(
      ['custom property', 'meaning'],
      catalogue.cssProperties.map(({ name, description }) => [code(name), description]),
    ),
    parts: table(
      ['part', 'what it is'],
      catalogue.cssParts.map(({ name, description }) => [code(name), description]),
    ),
    states: table(
      ['state', 'when'],
      catalogue.cssStates.map(({ name, description }) => [code(name), description]),
    ),
    card: attributesOf(card),
    list: attributesOf(list),
  };
}

const manifest = JSON.parse(read('dist/custom-elements.json'));
const declarations = manifest.modules.flatMap((module) => module.declarations);
const tables = sections(
  ['solution-catalogue', 'solution-card', 'solution-list'].map((tag) =>
    declarations.find(({ tagName }) => tagName === tag),
  ),
);
for (const { tagName, attributes, members, events, slots } of declarations)
  for (const { name, description } of [...attributes, ...members, ...events, ...slots])
    if (!description) throw new Error(`<${tagName}>: ${name} has no docstring.`);

const PAGES = ['docs/attributes.md', 'docs/styling.md'];
const MARKER = /<!-- from the docstrings: ([\w-]+) -->/g;
const pages = PAGES.map((path) => ({ path, old: read(path) }));

// Each table stands in exactly one place, and each place has its table.
const markers = pages.flatMap(({ old }) => [...old.matchAll(MARKER)].map(([, name]) => name));
if (markers.toSorted().join() !== Object.keys(tables).toSorted().join())
  throw new Error(
    `The tables are ${Object.keys(tables).join(', ')}; the pages have places for ${markers.join(', ')}.`,
  );

const { printWidth, singleQuote } = JSON.parse(read('.oxfmtrc.json'));

const withTables = pages.map(({ path, old }) => {
  const filled = old.replace(
    /(<!-- from the docstrings: ([\w-]+) -->\n)[^]*?(\n<!-- end -->)/g,
    (_, start, name, end) => `${start}\n${tables[name]}\n${end}`,
  );
  return [path, filled];
});

for (const [path, filled] of [...withTables, ...Object.entries(codePages(read))]) {
  const { code: text, errors } = await format(path, filled, { printWidth, singleQuote });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  if (!process.argv.includes('--check')) writeFileSync(new URL(`../../${path}`, import.meta.url), text);
  else if (text !== read(path)) {
    console.error(`${path} is older than the code: node generator/bundle/readme-tables.mjs`);
    process.exitCode = 1;
  }
}
