// One change, one place: a facet, a language, a code host and a layout are added to a copy of the tree. With their names
// alone the compiler says where something is forgotten; with all that docs/architecture.md lists they work.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const COPIED = ['src', 'generator', 'package.json', 'tsconfig.json', 'tests/support', 'tests/state'];

let copy: string;

before(async () => {
  copy = await mkdtemp(join(tmpdir(), 'one-change-'));
  for (const path of COPIED) await cp(join(root, path), join(copy, path), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
});
after(async () => {
  await rm(copy, { recursive: true, force: true });
});

/** Edits a file of the copy: each passage must be there, once. */
async function edit(
  path: string,
  ...passages: readonly (readonly [from: string, to: string])[]
): Promise<void> {
  const file = join(copy, path);
  let text = await readFile(file, 'utf8');
  for (const [from, to] of passages) {
    assert.equal(text.split(from).length, 2, `${path} has "${from}" once`);
    text = text.replace(from, () => to);
  }
  await writeFile(file, text);
}

/** The files in which the compiler finds something wrong, each once. */
async function filesWithErrors(project: string): Promise<string[]> {
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  const { stdout } = await run(process.execPath, [tsc, '-p', project, '--noEmit', '--pretty', 'false'], {
    cwd: copy,
    maxBuffer: 1e8,
  }).catch((error: unknown) => error as { stdout: string });
  const files = [...stdout.matchAll(/^(.+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
  return [...new Set(files)].filter((file) => !file.startsWith('../') && !file.startsWith('tests/')).sort();
}

/** What a script prints, run in the copy. */
async function printed(script: string): Promise<unknown> {
  await writeFile(join(copy, 'probe.ts'), script);
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'probe.ts'], { cwd: copy });
  return JSON.parse(stdout) as unknown;
}

/** Where the elements' messages of every language stand. */
const inEveryLanguage = (file: string, languages = ['de', 'en', 'fr', 'it']) =>
  languages.map((language) => `src/i18n/${language}/${file}`);

describe('one change, one place', { timeout: 600_000 }, () => {
  it('with the names alone, the compiler says what is forgotten', async () => {
    await edit('src/search/facets.ts', [
      "  { name: 'added', attribute: 'added', values: addedWithin },",
      "  { name: 'host', attribute: 'host', values: ({ github }) => [new URL(github).host] },\n" +
        "  { name: 'added', attribute: 'added', values: addedWithin },",
    ]);
    await edit('src/i18n/locales.ts', ["['de', 'en', 'fr', 'it']", "['de', 'en', 'fr', 'it', 'rm']"]);
    await edit('src/state/options.ts', [
      "['cards', 'compact', 'table']",
      "['cards', 'compact', 'table', 'tiles']",
    ]);
    assert.deepEqual(
      // The texts of the pages are compiled with the generator.
      [...new Set([...(await filesWithErrors('src')), ...(await filesWithErrors('generator'))])].sort(),
      [
        // the layout
        'src/state/options.ts',
        'src/views/results/results.ts',
        // the facet
        'src/element/preset-element.ts',
        'src/state/labels.ts',
        // the language
        'src/i18n/languages.ts',
        'src/i18n/site-languages.ts',
        // the texts of facet and layout
        ...inEveryLanguage('card.ts'),
        ...inEveryLanguage('element.ts'),
      ].sort(),
    );
  });

  it('with what docs/architecture.md lists, all is well again', async () => {
    await edit('src/state/labels.ts', [
      "      case 'license':\n",
      "      case 'license':\n      case 'host':\n",
    ]);
    await edit(
      'src/element/preset-element.ts',
      [
        '  /** Preset tags, comma-separated. */',
        "  /** Preset hosts. */\n  host: string | null = '';\n\n  /** Preset tags, comma-separated. */",
      ],
      ['    tag: {},\n', '    tag: {},\n    host: {},\n'],
      ['license, origin, tag } = this', 'license, origin, tag, host } = this'],
      ['origin, tag, alternative },', 'origin, tag, host, alternative },'],
    );
    await edit('src/state/options.ts', ['table: 48', 'table: 48, tiles: 24']);
    await edit('src/views/results/results.ts', ['  compact: row,', '  compact: row,\n  tiles: row,']);
    for (const path of inEveryLanguage('card.ts')) {
      const [added = ''] = /\n +added: '[^']*',/.exec(await readFile(join(copy, path), 'utf8')) ?? [];
      await edit(path, [added, `${added}\n    host: 'Host',`]);
    }
    for (const path of inEveryLanguage('element.ts')) {
      const [table = ''] = /table: '[^']*'/.exec(await readFile(join(copy, path), 'utf8')) ?? [];
      await edit(path, [table, `${table}, tiles: 'Tiles'`]);
    }
    await cp(join(copy, 'src/i18n/en'), join(copy, 'src/i18n/rm'), { recursive: true });
    for (const table of ['src/i18n/languages.ts', 'src/i18n/site-languages.ts']) {
      const text = await readFile(join(copy, table), 'utf8');
      const lines = text.split('\n').flatMap((line) => {
        // A line of Italian is repeated for Romansh: imports and entries of tables are lines of their own.
        const isItalian = /\bit\b(?=[:/ ])|\/it\/|\bit[A-Z]\w*/.test(line) && !line.startsWith('//');
        const romansh = line.replace(/\bit(?=[A-Z]\w*)|\bit\b/g, 'rm');
        return isItalian ? [line, romansh] : [line];
      });
      await writeFile(join(copy, table), lines.join('\n'));
    }
    await cp(join(copy, 'generator/code-hosts/forgejo.ts'), join(copy, 'generator/code-hosts/sourcehut.ts'));
    await edit(
      'generator/code-hosts/sourcehut.ts',
      ['export const forgejo', 'export const sourcehut'],
      ["publicHost: 'codeberg.org'", "publicHost: 'git.sr.ht'"],
      ["label: 'Forgejo'", "label: 'SourceHut'"],
    );
    await edit(
      'generator/code-hosts/kinds.ts',
      [
        "import { gitlab } from './gitlab.js';",
        "import { gitlab } from './gitlab.js';\nimport { sourcehut } from './sourcehut.js';",
      ],
      ['{ github, gitlab, forgejo }', '{ github, gitlab, forgejo, sourcehut }'],
    );
    assert.deepEqual(await filesWithErrors('src'), []);
    assert.deepEqual(await filesWithErrors('generator'), []);
  });

  it('the facet, the language, the code host and the layout work', async () => {
    const seen = await printed(`
      import { MESSAGES } from './src/i18n/languages.js';
      import { matchLocale } from './src/i18n/locales.js';
      import { kindOfHost, parseRepository } from './generator/code-hosts/kinds.js';
      import { aCatalogue, aSolution } from './tests/support/solution.mjs';
      import { Replay, shown } from './tests/state/support.js';
      const catalogue = aCatalogue([aSolution('A'), aSolution('B', { github: 'https://gitlab.com/b/b' })]);
      const replay = new Replay(shown(catalogue)).choose('host', 'gitlab.com');
      replay.then({ type: 'layout-chosen', layout: 'tiles' });
      console.log(JSON.stringify({
        names: replay.names,
        chips: replay.chips,
        url: replay.url,
        layout: replay.model.results.layout,
        locale: matchLocale('rm-CH'),
        messages: Object.keys(MESSAGES),
        kind: kindOfHost('git.sr.ht'),
        repository: typeof parseRepository('https://git.sr.ht/a/b', [{ host: 'git.sr.ht', kind: 'sourcehut' }]),
      }));`);
    assert.deepEqual(seen, {
      names: ['B'],
      chips: ['gitlab.com'],
      url: { host: ['gitlab.com'], layout: ['tiles'] },
      layout: 'tiles',
      locale: 'rm',
      messages: ['de', 'en', 'fr', 'it', 'rm'],
      kind: 'sourcehut',
      repository: 'object',
    });
  });
});
