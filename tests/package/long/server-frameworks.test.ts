// Frameworks that render pages on a server, with the packed package as users install it: the page arrives with the tag
// and its fallback, and once it is hydrated properties and events work, without a complaint.
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { aCatalogue, aSolution } from '../../support/catalogue.js';
import { docsExample } from '../../support/readme.js';
import { launchChromium } from '../../e2e/support.js';
import type {} from '../../../src/element/solution-catalogue.js'; // what document.querySelector gives
import { installProjects, pack, run, write } from '../tarball.js';

const DOCUMENT = JSON.stringify(aCatalogue([aSolution('Alpha'), aSolution('Beta')]));

/** What the projects need, in versions that live with each other. */
const PACKAGES = {
  '@sveltejs/adapter-node': '^5.4.0',
  '@sveltejs/kit': '^2.49.0',
  '@sveltejs/vite-plugin-svelte': '^6.2.0',
  '@types/node': '^20.0.0',
  '@types/react': '^19.0.0',
  next: '^16.0.0',
  nuxt: '^4.2.0',
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  svelte: '^5.0.0',
  typescript: '~5.9.0',
  vite: '^7.0.0',
  vue: '^3.5.0',
} as const;

interface Project {
  files: Record<string, string>;
  /** Builds the project; the mistake is one that its types must find. */
  build: string[];
  mistake?: [path: string, from: string, to: string];
  /** Serves it on the port that the environment variable PORT names. */
  serve: string[];
}

const bin = (name: string) => `../node_modules/.bin/${name}`;

/** Each page has the element between a fallback link and a paragraph in which it counts what has arrived. */
const PROJECTS: Record<string, Project> = {
  next: {
    files: {
      'package.json': '{ "private": true, "type": "module" }',
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          ...{ strict: true, noEmit: true, skipLibCheck: true, exactOptionalPropertyTypes: true },
          ...{ module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', isolatedModules: true },
          ...{ lib: ['es2023', 'dom', 'dom.iterable'], types: ['react'], esModuleInterop: true },
          ...{ allowJs: true, incremental: true, resolveJsonModule: true, plugins: [{ name: 'next' }] },
        },
        include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts', '.next/dev/types/**/*.ts'],
        exclude: ['node_modules'],
      }),
      'public/solutions.json': DOCUMENT,
      'app/layout.tsx': `import type { ReactNode } from 'react';
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
      // A component of the server, which has one of the client in it.
      'app/page.tsx': `import { SolutionCard } from 'solution-catalogue/react/card';
import { Alternatives } from './alternatives';
import { Counted } from './counted';
export default function Page() {
  return (
    <main>
      <Counted />
      <Alternatives />
      <SolutionCard src="/solutions.json" name="Beta"><a href="/beta">Beta</a></SolutionCard>
    </main>
  );
}
`,
      'app/alternatives.tsx': docsExample('react').replace('https://catalogue.example/', '/solutions.json'),
      'app/counted.tsx': `'use client';
import { useRef, useState } from 'react';
import { SolutionCatalogue } from 'solution-catalogue/react';
import type { SolutionCatalogue as Element } from 'solution-catalogue';
export function Counted() {
  const [count, setCount] = useState(0);
  const element = useRef<Element>(null);
  return (
    <div>
      <p id="count">{count}</p>
      <SolutionCatalogue
        ref={element}
        src="/solutions.json"
        query="alpha"
        maxComplexity={9}
        limit={12}
        onCatalogueLoad={({ catalogue }) => { setCount(catalogue.count); }}
      >
        <a href="/">All</a>
      </SolutionCatalogue>
    </div>
  );
}
`,
    },
    build: [bin('next'), 'build'],
    mistake: ['app/counted.tsx', 'limit={12}', 'limit={[12]}'],
    serve: [bin('next'), 'start'],
  },
  nuxt: {
    files: {
      'package.json': '{ "private": true, "type": "module" }',
      'nuxt.config.ts': `export default defineNuxtConfig({
  telemetry: false,
  compatibilityDate: '2026-01-01',
  vue: { compilerOptions: { isCustomElement: (tag: string) => tag.startsWith('solution-') } },
});
`,
      'public/solutions.json': DOCUMENT,
      'app/app.vue': `<script setup lang="ts">
import { onMounted, ref } from 'vue';
import type { CatalogueLoadEvent } from 'solution-catalogue';
const count = ref(0);
const loaded = (event: CatalogueLoadEvent) => {
  count.value = event.catalogue.count;
};
onMounted(() => import('solution-catalogue/define'));
</script>
<template>
  <div>
    <p id="count">{{ count }}</p>
    <solution-catalogue src="/solutions.json" query="alpha" :limit="12" @catalogue-load="loaded"><a href="/">All</a></solution-catalogue>
    <solution-card src="/solutions.json" name="Beta"><a href="/beta">Beta</a></solution-card>
  </div>
</template>
`,
    },
    build: [bin('nuxt'), 'build'],
    serve: [process.execPath, '.output/server/index.mjs'],
  },
  kit: {
    files: {
      'package.json': '{ "private": true, "type": "module" }',
      'vite.config.js': `import { sveltekit } from '@sveltejs/kit/vite';
export default { plugins: [sveltekit()] };
`,
      'svelte.config.js': `import adapter from '@sveltejs/adapter-node';
export default { kit: { adapter: adapter() } };
`,
      'static/solutions.json': DOCUMENT,
      'src/app.html':
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>App</title>%sveltekit.head%</head><body><div>%sveltekit.body%</div></body></html>',
      'src/routes/+page.svelte': `<script>
  import { onMount } from 'svelte';
  let count = $state(0);
  onMount(() => void import('solution-catalogue/define'));
</script>
<p id="count">{count}</p>
<solution-catalogue src="/solutions.json" query="alpha" limit={12} oncatalogue-load={({ catalogue }) => { count = catalogue.count; }}><a href="/">All</a></solution-catalogue>
<solution-card src="/solutions.json" name="Beta"><a href="/beta">Beta</a></solution-card>
`,
    },
    build: [bin('vite'), 'build', '--logLevel', 'error'],
    serve: [process.execPath, 'build'],
  },
};

describe('projects that render on a server', { timeout: 600_000 }, () => {
  let packed: ReturnType<typeof pack>;
  let browser: Browser;

  before(async () => {
    packed = pack();
    installProjects(packed, PACKAGES, PROJECTS);
    browser = await launchChromium();
  });

  after(async () => {
    await browser.close();
    packed.remove();
  });

  for (const [name, { build, mistake, serve }] of Object.entries(PROJECTS))
    it(`${name}: builds, arrives with the fallback, and works once it is hydrated`, async () => {
      const folder = join(packed.folder, name);
      const [command = '', ...args] = build;
      run(folder, command, ...args);
      if (mistake) {
        const [path, from, to] = mistake;
        const text = PROJECTS[name]?.files[path] ?? '';
        assert.ok(text.includes(from));
        write(folder, { [path]: text.replace(from, to) });
        assert.throws(() => run(folder, bin('tsc'), '-p', '.'), /error TS/);
        write(folder, { [path]: text });
        run(folder, bin('tsc'), '-p', '.');
      }
      const served = await start(folder, serve);
      try {
        const html = await (await fetch(served.url)).text();
        assert.match(html, /<solution-catalogue[^>]*><a href="\/">All<\/a>/);
        assert.match(html, /<solution-card[^>]*><a href="\/beta">Beta<\/a>/);

        const page = await browser.newPage();
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(String(error)));
        page.on('console', (message) => {
          const isIcon = message.location().url?.endsWith('/favicon.ico');
          if (!isIcon && ['error', 'warn'].includes(message.type())) complaints.push(message.text());
        });
        await page.goto(served.url);
        await page.waitForFunction(() => document.querySelector('#count')?.textContent === '2');
        // What a reader sees: one result of the query, and the card of the other.
        await page.waitForSelector('solution-catalogue >>> ::-p-text(Alpha)');
        await page.waitForSelector('solution-card >>> ::-p-text(Beta)');
        const seen = await page.$eval('solution-catalogue', (element) => ({
          names: element.results.map((each) => each.name),
          limit: element.limit,
        }));
        assert.deepEqual(seen, { names: ['Alpha'], limit: 12 });
        assert.deepEqual(complaints, []);
        await page.close();
      } finally {
        served.stop();
      }
    });
});

/** Starts a server on a free port, and waits until it answers. */
async function start(folder: string, [command = '', ...args]: string[]) {
  const port = await freePort();
  const child: ChildProcess = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://localhost:${port}/`;
  const stop = () => {
    if (child.pid !== undefined) process.kill(-child.pid);
  };
  for (let tries = 0; tries < 300; tries++) {
    try {
      await fetch(url);
      return { url, stop };
    } catch {
      await setTimeout(100);
    }
  }
  stop();
  throw new Error(`${command} ${args.join(' ')} does not answer on ${url}`);
}

/** A port that nobody uses now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
