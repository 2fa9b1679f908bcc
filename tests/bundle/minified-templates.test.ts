// What the build makes of the templates, held against the templates: nothing but white space may differ.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import ts from 'typescript';
import { scriptPlugins } from '../../generator/bundle/script.js';

const src = fileURLToPath(new URL('../../src/', import.meta.url));
const EXPRESSION = 'EXPRESSION';

const plugin = scriptPlugins().find(({ name }) => name === 'minify-html-literals');
const minify = plugin?.transform as (code: string, id: string) => Promise<{ code: string } | null>;

/** The texts of all templates with a tag, with a word in the place of each expression. */
function templatesIn(code: string, tag: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === tag) {
      const { template } = node;
      const texts = ts.isNoSubstitutionTemplateLiteral(template)
        ? [template.text]
        : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
      found.push(texts.join(EXPRESSION));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true));
  return found;
}

/** A template as a browser reads it, with one space for any white space. */
function read(node: Tree.ChildNode): unknown {
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  if (!('attrs' in node)) return [];
  const attributes = node.attrs.map(({ name, value }) => `${name}=${value.replace(/\s+/g, ' ').trim()}`);
  return [node.tagName, attributes, node.childNodes.map(read)];
}

it('minified templates have the same elements, attributes, texts and spaces as they were written', async () => {
  let templates = 0;
  let saved = 0;
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  for (const file of files) {
    const path = join(src, file);
    const code = readFileSync(path, 'utf8');
    const written = templatesIn(code, 'html');
    const minified = templatesIn((await minify(code, path))?.code ?? code, 'html');
    templates += written.length;
    saved += written.join('').length - minified.join('').length;
    const asRead = (texts: string[]) => texts.map((text) => parseFragment(text).childNodes.map(read));
    assert.deepEqual(asRead(minified), asRead(written), file);
  }
  assert.ok(templates > 50 && saved > 1000, `${templates} templates, ${saved} characters less`);
});

it('style sheets are minified as well, and a faulty one fails the build', async () => {
  const lean = await minify(
    'const sheet = css`\n  p {\n    color: rgb(255, 0, 0);\n  }\n`;',
    `${src}a.styles.ts`,
  );
  assert.deepEqual(templatesIn(lean?.code ?? '', 'css'), ['p{color:red}']);
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  await assert.rejects(minify.call(context, 'css`p { color: }} `', `${src}a.styles.ts`), /LightningCSS/);
});
