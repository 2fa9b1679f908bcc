// The projects of frameworks.test.ts. Each shows the catalogue with the preset `query` "alpha", and writes the number of
// solutions that arrived into `<body data-loaded>`.

export interface Project {
  files: Record<string, string>;
  /** The command that checks types. */
  check?: string[];
  /** A file, and a passage of it that becomes a mistake which the types must find. */
  wrong?: [path: string, from: string, to: string];
  /** The command that builds `dist/index.html`. */
  build?: string[];
}

/** What the projects need, in versions that live with each other. */
export const PACKAGES = {
  '@angular/compiler': '^20.3.0',
  '@angular/compiler-cli': '^20.3.0',
  '@angular/core': '^20.3.0',
  '@lit-labs/ssr': '4.1.0',
  '@sveltejs/vite-plugin-svelte': '^6.2.0',
  '@types/react': '^19.0.0',
  '@types/react-dom': '^19.0.0',
  '@vitejs/plugin-vue': '^6.0.0',
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  rxjs: '^7.8.0',
  'solid-js': '^1.9.0',
  svelte: '^5.0.0',
  'svelte-check': '^4.0.0',
  tslib: '^2.8.0',
  typescript: '~5.9.0',
  vite: '^7.0.0',
  vue: '^3.5.0',
  'vue-tsc': '^3.0.0',
  webpack: '^5.100.0',
  'webpack-cli': '^6.0.0',
} as const;

const tsconfig = (options: object, include = ['src']) =>
  JSON.stringify({
    compilerOptions: {
      ...{
        strict: true,
        noEmit: true,
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        types: [],
      },
      ...{ lib: ['es2023', 'dom', 'dom.iterable'], skipLibCheck: false, exactOptionalPropertyTypes: true },
      ...options,
    },
    include,
  });
const page = (script: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><body><div id="app"></div>${script}`;
const vitePage = page('<script type="module" src="/src/main"></script>');
const bin = (name: string) => `../node_modules/.bin/${name}`;
const viteBuild = [bin('vite'), 'build', '--base', './', '--logLevel', 'error'];

export const PROJECTS: Record<string, Project> = {
  react: {
    files: {
      'index.html': vitePage.replace('src/main', 'src/main.tsx'),
      'vite.config.js': 'export default { esbuild: { jsx: "automatic" } };',
      'tsconfig.json': tsconfig({ jsx: 'react-jsx', skipLibCheck: true }),
      'src/main.tsx': `import 'solution-catalogue/define';
import type {} from 'solution-catalogue/react';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { SolutionCatalogue } from 'solution-catalogue';

function App() {
  const element = useRef<SolutionCatalogue>(null);
  return (
    <solution-catalogue
      ref={element}
      src="/solutions.json"
      query="alpha"
      max-complexity="9"
      limit={12}
      oncatalogue-load={({ catalogue }) => {
        document.body.dataset.loaded = String(catalogue.count);
      }}
    >
      <a href="/">All</a>
    </solution-catalogue>
  );
}
createRoot(document.querySelector('#app')!).render(<App />);
`,
    },
    check: [bin('tsc')],
    wrong: ['src/main.tsx', 'limit={12}', 'limit={{ of: 12 }}'],
    build: viteBuild,
  },
  'react-components': {
    files: {
      'index.html': vitePage.replace('src/main', 'src/main.tsx'),
      'vite.config.js': 'export default { esbuild: { jsx: "automatic" } };',
      'tsconfig.json': tsconfig({ jsx: 'react-jsx', skipLibCheck: true }),
      'src/main.tsx': `import { SolutionCatalogue } from 'solution-catalogue/react';
import { createRoot } from 'react-dom/client';

createRoot(document.querySelector('#app')!).render(
  <SolutionCatalogue
    className="wide"
    src="/solutions.json"
    query="alpha"
    maxComplexity={9}
    onCatalogueLoad={({ catalogue }) => {
      document.body.dataset.loaded = String(catalogue.count);
    }}
  >
    <a href="/">All</a>
  </SolutionCatalogue>,
);
`,
    },
    check: [bin('tsc')],
    wrong: ['src/main.tsx', 'catalogue.count', 'catalogue.total'],
    build: viteBuild,
  },
  vue: {
    files: {
      'index.html': vitePage.replace('src/main', 'src/main.ts'),
      'vite.config.js': `import vue from '@vitejs/plugin-vue';
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('solution-') } } })] };`,
      'tsconfig.json': JSON.stringify({
        ...(JSON.parse(tsconfig({ skipLibCheck: true, lib: ['es2023', 'dom', 'dom.iterable'] })) as object),
        vueCompilerOptions: { strictTemplates: true },
      }),
      'src/main.ts': `import 'solution-catalogue/define';
import { createApp } from 'vue';
import App from './App.vue';
createApp(App).mount('#app');
`,
      'src/App.vue': `<script setup lang="ts">
import type {} from 'solution-catalogue/vue';
import type { CatalogueLoadEvent } from 'solution-catalogue';
function loaded(event: CatalogueLoadEvent) {
  document.body.dataset.loaded = String(event.catalogue.count);
}
</script>
<template>
  <solution-catalogue src="/solutions.json" query="alpha" :limit="12" @catalogue-load="loaded"></solution-catalogue>
</template>
`,
    },
    check: [bin('vue-tsc'), '--noEmit'],
    wrong: ['src/App.vue', ':limit="12"', ':limit="[12]"'],
    build: viteBuild,
  },
  svelte: {
    files: {
      'index.html': vitePage.replace('src/main', 'src/main.ts'),
      'vite.config.js': `import { svelte } from '@sveltejs/vite-plugin-svelte';
export default { plugins: [svelte({ configFile: false })] };`,
      'tsconfig.json': tsconfig({ skipLibCheck: true, verbatimModuleSyntax: true }),
      'src/main.ts': `import 'solution-catalogue/define';
import { mount } from 'svelte';
import App from './App.svelte';
mount(App, { target: document.querySelector('#app')! });
`,
      'src/App.svelte': `<script lang="ts">
  import type {} from 'solution-catalogue/svelte';
</script>
<solution-catalogue
  src="/solutions.json"
  query="alpha"
  limit={12}
  oncatalogue-load={({ catalogue }) => { document.body.dataset.loaded = String(catalogue.count); }}
></solution-catalogue>
`,
    },
    check: [bin('svelte-check'), '--tsconfig', './tsconfig.json', '--output', 'machine'],
    wrong: ['src/App.svelte', 'limit={12}', 'limit={[12]}'],
    build: viteBuild,
  },
  solid: {
    files: {
      'tsconfig.json': tsconfig({ jsx: 'preserve', jsxImportSource: 'solid-js', skipLibCheck: true }),
      'src/App.tsx': `import type {} from 'solution-catalogue/solid';
export const App = () => (
  <solution-catalogue
    src="/solutions.json"
    prop:limit={12}
    on:catalogue-load={({ catalogue }) => {
      document.body.dataset.loaded = String(catalogue.count);
    }}
  />
);
`,
    },
    check: [bin('tsc')],
    wrong: ['src/App.tsx', 'catalogue.count', 'catalogue.total'],
  },
  angular: {
    files: {
      'tsconfig.json': JSON.stringify({
        ...(JSON.parse(
          tsconfig({ noEmit: false, outDir: 'out', experimentalDecorators: true, skipLibCheck: true }),
        ) as object),
        angularCompilerOptions: { strictTemplates: true },
      }),
      'src/app.ts': `import { Component, CUSTOM_ELEMENTS_SCHEMA, ViewChild, type ElementRef } from '@angular/core';
import 'solution-catalogue/define';
import type { SolutionCatalogue } from 'solution-catalogue/angular';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`<solution-catalogue #element src="/solutions.json" [limit]="12"
    (catalogue-load)="loaded($event.catalogue.count, element.results.length)"></solution-catalogue>\`,
})
export class App {
  @ViewChild('element') element?: ElementRef<SolutionCatalogue>;
  loaded(count: number, shown: number) {
    document.body.dataset['loaded'] = String(count + shown);
  }
}
`,
    },
    check: [bin('ngc'), '-p', 'tsconfig.json'],
    wrong: ['src/app.ts', '$event.catalogue.count', '$event.catalogue.homepage'],
  },
  webpack: {
    files: {
      'webpack.config.cjs': `module.exports = { mode: 'production', entry: './src/main.js', performance: false };`,
      'src/main.js': `import 'solution-catalogue/define';
document.addEventListener('catalogue-load', ({ catalogue }) => {
  document.body.dataset.loaded = String(catalogue.count);
});
const element = document.createElement('solution-catalogue');
element.src = '/solutions.json';
element.query = 'alpha';
document.querySelector('#app').append(element);
`,
      'dist/index.html': page('<script src="main.js"></script>'),
    },
    build: [bin('webpack'), '--config', 'webpack.config.cjs'],
  },
};
