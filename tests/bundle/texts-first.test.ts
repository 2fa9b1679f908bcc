import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import ts from 'typescript';
import { textModules } from '../../generator/bundle/texts-first.js';

const src = new URL('../../src/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, src), 'utf8');

it('the script begins with its texts: with all style sheets, those beside each other', () => {
  const texts = textModules();
  const isSheet = (file: string) => /\bcss`/.test(read(file));
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && isSheet(file));
  assert.deepEqual(texts.slice(0, sheets.length).sort(), sheets.sort());
  assert.ok(texts.includes('i18n/languages.ts') && texts.includes('search/stop-words.ts'));
  // To move them is nothing that anybody could notice: they declare what they are, and do nothing.
  for (const file of texts) {
    const { statements } = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
    assert.ok(!statements.some((statement) => ts.isExpressionStatement(statement)), file);
  }
});
