// The code of the configurator in the projects that it is for: of the packed package, as users install it, type-checked as
// strictly as each can, and Astro's built.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
// @ts-expect-error -- a script for browsers, without types
import * as snippets from '../../../generator/site/static/snippets.js';
import { PACKAGES, PROJECTS } from './projects.js';
import { installProjects, pack, run } from '../tarball.js';

const { makeSnippets } = snippets as {
  makeSnippets: (settings: object, site: object, found?: object) => { systems: Record<string, string[]> };
};

const SITE = {
  src: 'https://catalogue.example/',
  scripts: { pinned: { url: 'https://catalogue.example/a.js', integrity: 'sha384-x' } },
  cards: { pinned: { url: 'https://catalogue.example/card.js', integrity: 'sha384-z' } },
  resize: { url: 'https://catalogue.example/b.js', integrity: 'sha384-y' },
  frame: 'https://catalogue.example/frame.html',
  texts: { fallback: 'Catalogue {x} @if' },
  details: 'https://catalogue.example/{lang}/solutions/{slug}/',
  logos: 'https://catalogue.example/assets/logos/',
  labels: { Werkstatt: { en: 'Workshop {x} "y"' } },
  lang: 'en',
};
const PRESETS = {
  ...{
    'alternative-to': 'Slack',
    category: 'A & B',
    license: 'MIT',
    'max-complexity': '5',
    sort: 'name',
    limit: '3',
  },
  ...{
    layout: 'compact',
    'heading-level': '2',
    loading: 'lazy',
    lang: 'fr',
    theme: 'dark',
    'max-bytes': '9000000',
  },
};
const CONTROLS = {
  ...{
    query: '{{ "chat" }} `x` ${y} @if',
    controls: 'search',
    facets: 'none',
    browse: 'off',
    compare: 'off',
  },
  ...{ 'url-state': 'shop', shortcut: 'none' },
};
const FOUND = {
  solutions: [{ name: '{Alpha} @b `c` <d>', website: 'https://alpha.example/', category: 'x' }],
};

const codeFor = (show: string) =>
  makeSnippets({ src: SITE.src, accent: '', show, name: 'Alpha', ...PRESETS, ...CONTROLS }, SITE, FOUND)
    .systems;
const KINDS = ['', 'list', 'card'];
const last = (parts: readonly string[] = []) => parts.at(-1) ?? '';

/** Each kind in a file of its own, in the settings of the framework's project. */
const filesFor = (system: 'react' | 'vue' | 'svelte' | 'angular', path: (kind: string) => string) => ({
  ...Object.fromEntries(
    Object.entries(PROJECTS[system]!.files).filter(
      ([name]) => !name.startsWith('src/') && name !== 'index.html',
    ),
  ),
  ...Object.fromEntries(KINDS.map((show) => [path(show || 'catalogue'), last(codeFor(show)[system])])),
});

const OWN = {
  react: { files: filesFor('react', (kind) => `src/${kind}.tsx`) },
  vue: { files: filesFor('vue', (kind) => `src/${kind}.vue`) },
  svelte: { files: filesFor('svelte', (kind) => `src/${kind}.svelte`) },
  angular: { files: filesFor('angular', (kind) => `src/${kind}.ts`) },
  astro: {
    files: {
      'package.json': '{ "private": true, "type": "module" }',
      'src/pages/index.astro': `<html lang="en"><body>${KINDS.map((show) => last(codeFor(show).astro)).join('\n')}</body></html>`,
    },
  },
};

describe('the code of the configurator', { timeout: 360_000 }, () => {
  let packed: ReturnType<typeof pack>;

  before(() => {
    packed = pack();
    installProjects(packed, { ...PACKAGES, astro: '^5.16.0' }, OWN);
  });

  after(() => {
    packed.remove();
  });

  for (const system of ['react', 'vue', 'svelte', 'angular'] as const)
    it(`${system}: passes its strict checks`, () => {
      const [command = '', ...args] = PROJECTS[system]!.check!;
      assert.doesNotThrow(() => run(join(packed.folder, system), command, ...args));
    });

  it('Astro: builds, and the page has the code as it was given', () => {
    run(join(packed.folder, 'astro'), '../node_modules/.bin/astro', 'build');
    const page = readFileSync(join(packed.folder, 'astro/dist/index.html'), 'utf8');
    for (const name of ['solution-catalogue', 'solution-list', 'solution-card'])
      assert.ok(page.includes(`<${name} src="https://catalogue.example/"`), name);
    assert.match(page, /<script type="module" crossorigin src="https:\/\/catalogue\.example\/a\.js"/);
  });
});
