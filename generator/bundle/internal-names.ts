import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { parseSync, Visitor } from 'vite';
import { envelopeSchema, solutionSchema } from '../../src/catalogue/schema.js';

/** What pages see of the script, and what it stores: the members of all that is declared here keep their names. */
const PUBLIC = [
  'src/element/solution-catalogue.ts',
  'src/element/solution-card.ts',
  'src/element/preset-element.ts',
  'src/element/source-element.ts',
  'src/element/events.ts',
  'src/catalogue/errors.ts',
  'src/catalogue/client/cache.ts',
  'generator/bundle/lit/element.ts',
];

/** What TypeScript knows of the language and of browsers. */
const LIBRARIES = dirname(createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts'));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A member of a class or type; of the class whose constructor makes it, too. */
const isMember = (node: ts.Node) =>
  ts.isClassElement(node) || ts.isTypeElement(node) || (ts.isParameter(node) && Boolean(node.modifiers));

/** The names of members that are declared in files, and with `all` those of variables and parameters. */
function namesDeclared(paths: readonly string[], all = false): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isMember(node) || (all && ts.isVariableDeclaration(node))) {
      const { name } = node as ts.NamedDeclaration;
      if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) names.push(name.text);
    }
    ts.forEachChild(node, visit);
  };
  for (const path of paths)
    visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
  return names;
}

const filesIn = (folder: string, names: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .map((file) => join(folder, file));

let known: { keep: Set<string>; own: Set<string> } | undefined;

/**
 * Names that mean something beyond the script, to the language, to browsers, to pages, in documents, in the storage;
 * and those that the script's own types have. What only stands in an object is no name but may be a text: a category.
 */
const knownNames = () =>
  (known ??= {
    keep: new Set([
      ...Object.keys(solutionSchema().shape),
      ...Object.keys(envelopeSchema().shape),
      ...namesDeclared(
        [
          ...filesIn(LIBRARIES, /^lib\.(?:dom|es|decorators).*\.d\.ts$/),
          ...PUBLIC.map((file) => join(root, file)),
        ],
        true,
      ),
    ]),
    own: new Set(
      namesDeclared(
        ['src', 'generator/bundle/lit'].flatMap((folder) => filesIn(join(root, folder), /\.ts$/)),
      ),
    ),
  });

/** The names that a script's text uses for properties, and all words in its texts. */
function namesIn(code: string) {
  const names = new Set<string>();
  const texts = new Set<string>();
  const addText = (text: string) => {
    for (const word of text.split(/[^\w$]+/)) texts.add(word);
  };
  const addKey = ({ key }: { key: { type: string; name?: unknown } }) => {
    if (key.type === 'Identifier') names.add(String(key.name));
  };
  new Visitor({
    MemberExpression({ computed, property }) {
      if (!computed && property.type === 'Identifier') names.add(property.name);
    },
    Property: addKey,
    PropertyDefinition: addKey,
    MethodDefinition: addKey,
    Literal({ value }) {
      if (typeof value === 'string') addText(value);
    },
    TemplateElement({ value }) {
      addText(value.cooked ?? value.raw);
    },
  }).visit(parseSync('script.js', code).program);
  return { names, texts };
}

/**
 * The properties that only the script itself knows: a minifier may call them otherwise. A name that stands anywhere in
 * a text is none of them: it may be used to look something up.
 */
export function internalNames(code: string): string[] {
  const { names, texts } = namesIn(code);
  const { keep, own } = knownNames();
  return [...names].filter((name) => own.has(name) && !keep.has(name) && !texts.has(name));
}
