// How the files of the CDN are built: the passes over their code, terser's options, the name of Lit's Trusted Types
// policy.
import { fileURLToPath } from 'node:url';
import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import type { Plugin, UserConfig } from 'vite';
import { compiledSchema } from './compiled-schema.js';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/** How the files of the CDN are built, and so is what a test or a bench makes of a part of them. */
export const SCRIPT = {
  // Libraries leave out what only helps their users while they develop.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    minify: 'terser',
    // Terser renames nothing: names that Vite's own minifier gives repeat more, and compress better.
    terserOptions: {
      mangle: false,
      compress: {
        ecma: 2020,
        passes: 3,
        unsafe_arrows: true,
        pure_getters: true,
      },
      format: { comments: false },
    },
    rolldownOptions: {
      // Minifying takes the seconds that it takes: not worth a warning at every build.
      checks: { bundlerTimings: false },
      // What old libraries of a page replace, without replacing what is in the page.
      transform: { inject: { 'Array.from': [`${SRC}/array-from.ts`, 'arrayFrom'] } },
      // Vite's own minifier runs once more over what terser has made: each finds what the other leaves.
      output: { codeSplitting: false, minify: true, comments: false },
    },
  },
} satisfies UserConfig;

/**
 * The passes over the code of a script; docs/bundle.md says what each of them saves.
 * @param name the script's
 */
export const scriptPlugins = (name?: string): Plugin[] => [
  compiledSchema(),
  minifiedTemplates(),
  trustedTypesPolicy(name),
];

/**
 * Minifies templates and style sheets, which are text to a minifier of code. Of white space one space always stays, since
 * whether it is seen depends on styles.
 */
function minifiedTemplates(): Plugin {
  const plugin = minifyLiterals({
    include: [`${SRC}/**/*.ts`],
    failOnError: true,
    options: { minifyOptions: { conservativeCollapse: true } },
  });
  // Before anything else compiles the code, as the plugin asks.
  return { ...(plugin as unknown as Plugin), enforce: 'pre' };
}

/**
 * Lit makes one Trusted Types policy and calls it `lit-html`. A page may allow that name once, for a Lit of its own, so
 * the script's Lit asks for another one, and survives it when the page refuses (src/trusted-types.ts).
 * @param policy the name that pages allow, by `trusted-types solution-catalogue`
 */
export function trustedTypesPolicy(policy = 'solution-catalogue'): Plugin {
  return {
    name: 'trusted-types-policy',
    transform: {
      filter: { id: /\/lit-html\/lit-html\.js$/ },
      handler(code) {
        const [before, factory, after, ...more] = code.split(/\b(\w+)\.createPolicy\("lit-html",/);
        if (before === undefined || factory === undefined || after === undefined || more.length > 0)
          throw new Error(
            'lit-html no longer makes its Trusted Types policy in one place: see what it does.',
          );
        return {
          code: `import { requestPolicy } from ${JSON.stringify(`${SRC}/trusted-types.ts`)};
${before}requestPolicy(${factory},${JSON.stringify(policy)},${after}`,
          map: null,
        };
      },
    },
  };
}
