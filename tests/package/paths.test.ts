import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import test from 'node:test';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['.changeset', '.github', 'demo', 'docs', 'generator', 'src', 'tests'];

const list = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(ROOT.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.startsWith('demo/dist/'));
const files = FOLDERS.flatMap(list);
const roots = readdirSync(ROOT);
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** A file is named by its whole path, or by the end of it where the text says which folder is meant. */
const exists = (path: string): boolean =>
  roots.includes(path) || files.some((file) => file === path || file.endsWith(`/${path}`));

test('every file that the documentation names is there', () => {
  const pages = ['CONTRIBUTING.md', 'README.md', 'SECURITY.md', ...list('docs')].filter((page) =>
    page.endsWith('.md'),
  );
  const named = pages.flatMap((page) =>
    Array.from(
      read(page).matchAll(/`((?:src|generator|tests)\/[^`\s*{}]+\.\w+|[\w./<>-]+\.(?:ts|mjs))`/g),
      ([, path = '']) => ({
        page,
        path: path.replaceAll('<lang>', 'en').replaceAll('…/', ''),
      }),
    ),
  );
  assert.ok(named.length > 100, 'the documentation names files');
  const missing = named.filter(({ path }) => !path.includes('<') && !exists(path));
  assert.deepEqual(missing, []);
});

test('every file that a comment names is there', () => {
  const sources = [...list('src'), ...list('generator'), 'eslint.config.js', 'vite.config.ts'];
  const named = sources.flatMap((source) =>
    Array.from(
      read(source).matchAll(/(?<![\w./])((?:src|generator|tests|docs)\/[\w./-]+\.(?:ts|mjs|js|md))\b/g),
      ([, path = '']) => ({
        source,
        path,
      }),
    ),
  );
  assert.ok(named.length > 10, 'comments name files');
  assert.deepEqual(
    named.filter(({ path }) => !exists(path)),
    [],
  );
});

test('every name of the code in docs/architecture.md is there', () => {
  const code = files.filter((file) => /\.(?:ts|mjs|js|yaml)$/.test(file)).map(read);
  const names = Array.from(
    read('docs/architecture.md').matchAll(/`([A-Z][A-Z_]{3,}|[A-Z]?[a-z]+[A-Z]\w+)`/g),
    ([, name = '']) => name,
  );
  assert.ok(names.length > 20, 'the page names constants, types and functions');
  const missing = names.filter((name) => !code.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  assert.deepEqual(missing, []);
});

test('every folder of the code has a row in docs/architecture.md', () => {
  const folders = ['src', 'generator'].flatMap((root) =>
    readdirSync(join(ROOT, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ root, name })),
  );
  assert.ok(folders.length > 20, 'the code has folders');
  const rows = read('docs/architecture.md').match(/^\| `.*/gm) ?? [];
  const named = rows.map((row) => row.split('|')[1] ?? '').join();
  assert.deepEqual(
    folders.filter(
      ({ root, name }) =>
        !named.includes(root === 'src' ? `src/${name}/` : `…/${name}/`) && !named.includes(`\`${name}/\``),
    ),
    [],
  );
});
