// The packed package: what the tools say of it, and that every entry can be imported in plain Node.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { after, before, describe, it } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { join } from 'node:path';
import { build } from 'vite';
import { pack, root, run, unpackInto, write } from './tarball.js';

type Manifest = Record<string, unknown> & { exports: Record<string, unknown> };

describe('the packed package', { timeout: 120_000 }, () => {
  let packed: ReturnType<typeof pack>;
  let installed: string;
  let manifest: Manifest;

  before(() => {
    packed = pack();
    installed = unpackInto(packed.folder, packed.tarball);
    write(packed.folder, { 'package.json': '{ "type": "module", "private": true }' });
    manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
  });
  after(() => {
    packed.remove();
  });

  it('publint finds nothing', async () => {
    const { messages } = await publint({ pkgDir: installed, strict: true });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, manifest)),
      [],
    );
  });

  it('is built before it is packed by hand', () => {
    assert.equal((manifest.scripts as Record<string, string>).prepack, 'npm run build');
  });

  it('holds what users need, and nothing of the machine that it was made on', () => {
    const files = run(packed.folder, 'tar', '-tzf', packed.tarball).trim().split('\n');
    const unexpected = files.filter(
      (file) =>
        !/^package\/(?:LICENSE|README\.md|CHANGELOG\.md|package\.json|dist\/[\w./-]+\.(?:js|json|css|svg|png|txt))$/.test(
          file,
        ) && !/^package\/dist\/(?!cdn|generator)[\w./-]+\.d\.ts$/.test(file),
    );
    assert.deepEqual(unexpected, []);
    for (const file of files) {
      const text = readFileSync(join(installed, file.replace('package/', '')), 'utf8');
      for (const place of [root, `${homedir()}/`, `${tmpdir()}/`, 'sourceMappingURL', 'registry.npmjs'])
        assert.ok(!text.includes(place), `${file}: ${place}`);
    }
    // Declarations are of what is there, but for those that are types only.
    const typesOnly = files.filter(
      (file) => file.endsWith('.d.ts') && !files.includes(file.replace('.d.ts', '.js')),
    );
    assert.deepEqual(
      typesOnly.filter((file) => {
        const text = readFileSync(join(installed, file.replace('package/', '')), 'utf8');
        return /^export (?:declare )?(?:const|function|class|let) /m.test(text);
      }),
      [],
    );
  });

  it('installs from whichever registry one uses: the lock file names none', () => {
    const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
    assert.ok(lock.includes('"integrity": "sha512-'));
    assert.ok(!lock.includes('"resolved": "http'));
  });

  it('the types of every entry resolve, for bundlers and for Node’s modules', async () => {
    const tarball = new Uint8Array(readFileSync(packed.tarball));
    const result = await checkPackage(createPackageFromTarballData(tarball), {
      excludeEntrypoints: [/\.json$/, /^\.\/cdn/],
    });
    assert.ok('problems' in result);
    // The package is made of modules: `require` gives them where Node can, and its types say so.
    const problems = result.problems.filter(({ kind, ...rest }) => {
      const mode = 'resolutionKind' in rest ? rest.resolutionKind : '';
      return mode !== 'node10' && kind !== 'CJSResolvesToESM';
    });
    assert.deepEqual(problems, []);
  });

  it('its declarations bear the strictest check, and know the tags and their events', () => {
    write(packed.folder, {
      'strict.ts': `
        import * as entry from 'solution-catalogue';
        import * as define from 'solution-catalogue/define';
        import * as defineCard from 'solution-catalogue/define-card';
        import * as client from 'solution-catalogue/client';
        import * as schema from 'solution-catalogue/schema';
        import * as search from 'solution-catalogue/search';
        void [entry, define, defineCard, client, schema, search];
        const element = document.createElement('solution-catalogue');
        element.limit = 3;
        // @ts-expect-error -- a number
        element.limit = 'three';
        element.addEventListener('catalogue-load', ({ catalogue, dropped }) => catalogue.count + dropped);
        // @ts-expect-error -- it has no such member
        element.addEventListener('query-change', ({ queries }) => queries);
        document.createElement('solution-card').name = 'Zulip';
        document.createElement('solution-list').alternativeTo = 'Slack';`,
    });
    run(
      packed.folder,
      process.execPath,
      'node_modules/typescript/bin/tsc',
      ...'--noEmit --strict --exactOptionalPropertyTypes --target es2022 --lib es2023,dom,dom.iterable'.split(
        ' ',
      ),
      ...'--module nodenext --types node strict.ts'.split(' '),
    );
  });

  it('bundlers keep what registers the elements, and drop what nobody uses', async () => {
    const bundled = async (code: string) => {
      write(packed.folder, { 'entry.js': code });
      const built = await build({
        root: packed.folder,
        configFile: false,
        logLevel: 'error',
        build: { write: false, minify: true, lib: { entry: 'entry.js', formats: ['es'] } },
      });
      return ([built].flat() as { output: { code?: string }[] }[])[0]?.output[0]?.code ?? '';
    };
    const others = ['', '/client', '/schema', '/search', '/react', '/react/card'];
    const unused = await bundled(others.map((path) => `import 'solution-catalogue${path}';`).join(''));
    assert.equal(unused.trim(), '');
    assert.match(await bundled(`import 'solution-catalogue/define';`), /customElements\.define\(/);
    const card = await bundled(`import 'solution-catalogue/define-card';`);
    assert.match(card, /customElements\.define\(/);
    assert.ok(!card.includes('"solution-catalogue":'));
    const whole = await bundled(`import 'solution-catalogue/define';`);
    assert.ok(card.length < whole.length / 2);
    const inReact = await bundled(`export { SolutionCard } from 'solution-catalogue/react/card';`);
    assert.match(inReact, /customElements\.define\(/);
    assert.ok(!inReact.includes('"solution-catalogue":'));
    const client = await bundled(`export { fetchCatalogue } from 'solution-catalogue/client';`);
    assert.ok(!client.includes('LitElement') && !client.includes('customElements'));
  });

  it('every entry can be imported in plain Node', () => {
    const entries = Object.keys(manifest.exports)
      .filter((path) => !path.endsWith('.json') && path !== './web-types' && !path.includes('*'))
      .map((path) => path.replace('.', 'solution-catalogue'));
    assert.ok(entries.length >= 9);
    for (const entry of entries) {
      write(packed.folder, { 'import.mjs': `console.log(Object.keys(await import('${entry}')).join());` });
      const names = run(packed.folder, process.execPath, 'import.mjs').trim();
      if (entry === 'solution-catalogue/client') assert.match(names, /CatalogueError.*fetchCatalogue/);
      if (entry === 'solution-catalogue/define') assert.match(names, /SolutionCatalogue/);
      if (entry === 'solution-catalogue/define-card') assert.match(names, /SolutionList/);
      if (entry === 'solution-catalogue/react')
        assert.match(names, /SolutionCard.*SolutionCatalogue.*SolutionList/);
      if (entry === 'solution-catalogue/react/card') assert.equal(names, 'SolutionCard,SolutionList');
    }
  });

  it('has what its manifest names: files of the CDN with their digests, manifest and data for editors', () => {
    const json = (path: string) => JSON.parse(readFileSync(join(installed, path), 'utf8')) as object;
    assert.deepEqual(Object.keys(json('dist/cdn/integrity.json')), [
      'solution-catalogue.js',
      'solution-catalogue.iife.js',
      'solution-card.js',
      'solution-card.iife.js',
    ]);
    // The script's licence, and that of what it is made of, ask to go along, with the notices and what was changed.
    const licences = readFileSync(join(installed, 'dist/cdn/licenses.txt'), 'utf8');
    assert.ok(licences.includes(readFileSync(join(root, 'LICENSE'), 'utf8').trim()));
    assert.match(
      licences,
      /^fuse\.js .*Apache-2\.0\)\n=+\n\nCopyright .*Kiro Risk.*\n\nOnly a part .* changed form\.\n\n *Apache License/m,
    );
    for (const field of ['customElements', 'web-types', 'unpkg', 'jsdelivr'])
      assert.ok(readFileSync(join(installed, String(manifest[field]))).byteLength > 0, field);
    const { modules } = json('dist/custom-elements.json') as {
      modules: { declarations: { tagName: string }[] }[];
    };
    assert.deepEqual(
      modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName)).sort(),
      ['solution-card', 'solution-catalogue', 'solution-list'],
    );
    assert.ok('contributions' in json('dist/web-types.json'));
    assert.ok('tags' in json('dist/vscode.html-custom-data.json'));
  });

  it('renders on a server what its tag says, and nothing breaks', () => {
    write(packed.folder, {
      'server.mjs': `import { html } from 'lit';
        import 'solution-catalogue/define';
        const { SolutionCatalogue } = await import('solution-catalogue');
        console.log(customElements.get('solution-catalogue') === SolutionCatalogue);`,
    });
    assert.equal(run(packed.folder, process.execPath, 'server.mjs').trim(), 'true');
  });

  it('searches and parses in plain Node, as the README says', () => {
    write(packed.folder, {
      'search.mjs': `import { parseCatalogue } from 'solution-catalogue/schema';
        import { createSearch } from 'solution-catalogue/search';
        import { readFileSync } from 'node:fs';
        const { solutions } = parseCatalogue(readFileSync(process.argv[2], 'utf8'));
        console.log(createSearch(solutions, 'en').search('alternatives to slack', { limit: 3 }).map(({ name }) => name).join());`,
      'document.json': JSON.stringify({
        version: 1,
        generatedAt: '2026-01-01T00:00:00Z',
        count: 1,
        license: 'MIT',
        homepage: 'https://catalogue.example/',
        solutions: [
          {
            ...{ name: 'Zulip', category: 'Kommunikation', description: 'Chat', descriptionEn: 'Chat' },
            ...{
              license: 'Apache-2.0',
              deployment: ['docker'],
              audience: ['business'],
              complexity: 4,
              maturity: 8,
            },
            ...{
              resourceUsage: 4,
              maintenance: 4,
              tags: ['slack-alternative'],
              github: 'https://github.com/zulip/zulip',
            },
            ...{
              website: 'https://zulip.com/',
              icon: '💬',
              origin: '🇺🇸 USA',
              addedAt: '2025-01-01',
              stars: null,
            },
          },
        ],
      }),
    });
    assert.equal(run(packed.folder, process.execPath, 'search.mjs', 'document.json').trim(), 'Zulip');
  });
});
