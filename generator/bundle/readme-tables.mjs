// The README's tables of the elements, made of the manifest (`npm run build` writes it).
// `node generator/bundle/readme-tables.mjs` writes them, `--check` fails when they are not what the docstrings say.
import { readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';

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
  if (!NAMED[value]) throw new Error(`The README needs a word for the default ${value}.`);
  return NAMED[value];
}

/** The document comes first, then what is said of it. */
const inOrder = (attributes) =>
  ['src', 'name', 'lang']
    .flatMap((first) => attributes.filter(({ name }) => name === first))
    .concat(attributes.filter(({ name }) => !['src', 'name', 'lang'].includes(name)));

/** By the name of the marker in the README: what stands below it. */
function sections([catalogue, card]) {
  const withoutAttribute = ({ members }) => members.filter(({ attribute }) => !attribute);
  return {
    attributes: table(
      ['attribute', 'meaning', 'default'],
      inOrder(catalogue.attributes).map((each) => [code(each.name), each.description, defaultOf(each)]),
    ),
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
    card: table(
      ['attribute', 'meaning', 'default'],
      inOrder(card.attributes).map((each) => [code(each.name), each.description, defaultOf(each)]),
    ),
  };
}

const manifest = JSON.parse(read('dist/custom-elements.json'));
const declarations = manifest.modules.flatMap((module) => module.declarations);
const tables = sections(
  ['solution-catalogue', 'solution-card'].map((tag) => declarations.find(({ tagName }) => tagName === tag)),
);
for (const { tagName, attributes, members, events, slots } of declarations)
  for (const { name, description } of [...attributes, ...members, ...events, ...slots])
    if (!description) throw new Error(`<${tagName}>: ${name} has no docstring.`);

const old = read('README.md');
const markers = [...old.matchAll(/<!-- from the docstrings: ([\w-]+) -->/g)].map(([, name]) => name);
for (const name of Object.keys(tables))
  if (!markers.includes(name)) throw new Error(`README.md has no place for the table "${name}".`);
const filled = old.replace(
  /(<!-- from the docstrings: ([\w-]+) -->\n)[^]*?(\n<!-- end -->)/g,
  (_, start, name, end) => `${start}\n${tables[name]}\n${end}`,
);
const text = await prettier.format(filled, {
  ...(await prettier.resolveConfig(new URL('../../README.md', import.meta.url))),
  parser: 'markdown',
});
if (!process.argv.includes('--check')) writeFileSync(new URL('../../README.md', import.meta.url), text);
else if (text !== old) {
  console.error('README.md is older than the docstrings: node generator/bundle/readme-tables.mjs');
  process.exit(1);
}
