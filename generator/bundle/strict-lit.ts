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
  // WebKit takes no `$` in the names that scripts give to attributes.
  ['lit-html/lit-html.js', 'h="$lit$"', 'h="-lit-"'],
  // What Lit tells the page's globals, and what it takes from them, is for copies that share a page's Lit.
  [
    'lit-html/lit-html.js',
    ',B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3");',
    ';',
  ],
  ['lit-element/lit-element.js', '(s.litElementVersions??=[]).push("4.2.2");', ''],
  ['lit-element/lit-element.js', ',s.litElementHydrateSupport?.({LitElement:i});', ';'],
  ['lit-element/lit-element.js', 'const o=s.litElementPolyfillSupport;o?.({LitElement:i});', ''],
  [
    '@lit/reactive-element/reactive-element.js',
    ',p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2");',
    ';',
  ],
  ['@lit/reactive-element/reactive-element.js', ',p=a.reactiveElementPolyfillSupport', ''],
  // Standard decorators keep their metadata in a global as well; this project's are the older ones.
  [
    '@lit/reactive-element/reactive-element.js',
    'Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;',
    '',
  ],
  [
    '@lit/reactive-element/reactive-element.js',
    'const t=this[Symbol.metadata];if(null!==t){const s=litPropertyMetadata.get(t);if(void 0!==s)for(const[t,i]of s)this.elementProperties.set(t,i)}',
    '',
  ],
  ['@lit/reactive-element/decorators/property.js', '"object"==typeof o?r(t,e,o):', ''],
  ['@lit/reactive-element/reactive-element.js', 'c=a.trustedTypes,l=c?c.emptyScript:""', 'l=""'],
  // All browsers supported adopt style sheets.
  [
    '@lit/reactive-element/css-tag.js',
    'export{n as CSSResult,S as adoptStyles,i as css,c as getCompatibleStyle,e as supportsAdoptingStyleSheets,r as unsafeCSS};',
    `const adopt = (root, sheets) => { root.adoptedStyleSheets = sheets; };
const sheet = (texts) => { const made = new CSSStyleSheet(); made.replaceSync(texts[0]); return made; };
const same = (style) => style;
export{n as CSSResult,adopt as adoptStyles,sheet as css,same as getCompatibleStyle,e as supportsAdoptingStyleSheets,r as unsafeCSS};`,
  ],
];

/** Lit for pages that allow nothing: see the changes. The build fails when Lit's text is not the one they were made for. */
export function strictLit(): Plugin {
  return {
    name: 'strict-lit',
    transform: {
      filter: { id: /\/node_modules\/(?:lit-html|lit-element|@lit\/reactive-element)\/[\w/-]+\.js/ },
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
