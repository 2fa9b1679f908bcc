import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = (name: string) => fileURLToPath(new URL(`./lit/${name}.ts`, import.meta.url));

/**
 * The CDN files carry the part of Lit that the element uses, in generator/bundle/lit: less than half of it. What the
 * element begins to use must be added there: until then the build fails for what it imports, and
 * tests/bundle/own-lit.test.ts for what it overrides.
 */
export function ownLit(): Plugin {
  return {
    name: 'own-lit',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^lit(?:\/|$)/ },
      handler: (id) => file(id === 'lit' ? 'index' : id.startsWith('lit/directives/') ? 'directives' : id),
    },
  };
}
