import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { replaceExactly } from './exact-replacement.js';

const PARSER = fileURLToPath(new URL('./template-parser.ts', import.meta.url));

/** File, passage, and what stands in its place. */
const CHANGES: readonly (readonly [file: string, passage: string, replacement: string])[] = [
  // Templates become elements without innerHTML: no Trusted Types policy is needed, whatever the page allows.
  ['lit-html/lit-html.js', 'e=s?s.createPolicy("lit-html",{createHTML:t=>t}):void 0', 'e=void 0'],
  [
    'lit-html/lit-html.js',
    'static createElement(t,i){const s=l.createElement("template");return s.innerHTML=t,s}',
    'static createElement(t){return templateFrom(t)}',
  ],
  // What Lit tells the page's globals, and what it takes from them, is for copies that share a page's Lit.
  [
    'lit-html/lit-html.js',
    ',B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3");',
    ';',
  ],
  [
    'lit-element/lit-element.js',
    '(s.litElementVersions??=[]).push("4.2.2");',
    '',
  ],
  ['lit-element/lit-element.js', ',s.litElementHydrateSupport?.({LitElement:i});', ';'],
  ['lit-element/lit-element.js', 'const o=s.litElementPolyfillSupport;o?.({LitElement:i});', ''],
  [
    '@lit/reactive-element/reactive-element.js',
    ',p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2");',
    ';',
  ],
  ['@lit/reactive-element/reactive-element.js', 'p=a.reactiveElementPolyfillSupport', 'p=void 0'],
];

/** Lit for pages that allow nothing: see the changes. The build fails when Lit's text is not the one they were made for. */
export function strictLit(): Plugin {
  return {
    name: 'strict-lit',
    transform: {
      filter: { id: /\/node_modules\/(?:lit-html|lit-element|@lit\/reactive-element)\/[\w-]+\.js/ },
      handler(code, id) {
        const changes = CHANGES.filter(([file]) => id.replace(/\?.*/, '').endsWith(`/node_modules/${file}`));
        if (changes.length === 0) return null;
        const changed = changes.reduce(
          (text, [file, passage, replacement]) => replaceExactly(text, passage, replacement, file),
          code,
        );
        const head = changed.includes('templateFrom(')
          ? `import { templateFrom } from ${JSON.stringify(PARSER)};\n`
          : '';
        return { code: head + changed, map: null };
      },
    },
  };
}
