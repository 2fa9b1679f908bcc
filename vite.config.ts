import { defineConfig, type UserConfig } from 'vite';
import { compiledSchema } from './generator/bundle/compiled-schema.js';
import { copied, integrity, licences } from './generator/bundle/output-files.js';
import { SCRIPT, scriptPlugins } from './generator/bundle/script.js';

const EXTERNAL = [/^lit(\/|$)/, /^@lit\//, /^zod(\/|$)/, /^fuse\.js/];

/** The scripts of the CDN: all elements, and those for articles. */
const SCRIPTS = {
  cdn: { name: 'solution-catalogue', entry: 'src/define.ts', global: 'SolutionCatalogue' },
  'cdn-card': { name: 'solution-card', entry: 'src/define-card.ts', global: 'SolutionCard' },
};

const isScript = (mode: string): mode is keyof typeof SCRIPTS => Object.hasOwn(SCRIPTS, mode);

/**
 * Four builds:
 * - the package: one file a module, bare imports, for bundlers;
 * - `--mode cdn` and `--mode cdn-card`: one self-contained minified file, as a module and as a classic script, for a
 *   script tag;
 * - `--mode generator`: the command line for Node.
 */
export default defineConfig(({ mode }): UserConfig => ({ logLevel: 'warn', ...configFor(mode) }));

function configFor(mode: string): UserConfig {
  if (isScript(mode)) {
    const { name, entry, global } = SCRIPTS[mode];
    return {
      ...SCRIPT,
      plugins: [
        ...scriptPlugins(name),
        integrity('dist/cdn', [`${name}.js`, `${name}.iife.js`]),
        // The smaller script has no code of others that the first one lacks.
        mode === 'cdn' && licences('licenses.txt'),
      ],
      build: {
        ...SCRIPT.build,
        outDir: 'dist/cdn',
        emptyOutDir: mode === 'cdn',
        lib: {
          entry,
          name: global,
          formats: ['es', 'iife'],
          fileName: (format) => (format === 'es' ? `${name}.js` : `${name}.iife.js`),
        },
      },
    };
  }
  if (mode === 'generator')
    return {
      plugins: [copied('generator/site/static', 'static')],
      build: {
        target: 'node20',
        ssr: true,
        outDir: 'dist/generator',
        minify: false,
        rolldownOptions: {
          input: 'generator/cli.ts',
          output: { entryFileNames: 'cli.js', chunkFileNames: '[name].js' },
        },
      },
    };
  return {
    plugins: [compiledSchema()],
    build: {
      target: 'es2022',
      outDir: 'dist',
      minify: false,
      lib: {
        entry: [
          'src/index.ts',
          'src/define.ts',
          'src/define-card.ts',
          'src/catalogue/index.ts',
          'src/catalogue/client/index.ts',
          'src/search/index.ts',
        ],
        formats: ['es'],
      },
      rolldownOptions: {
        external: EXTERNAL,
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          // What the compiler adds would lie below a folder with its own name and version.
          entryFileNames: ({ name }) => `${name.replace(/^_virtual\/.*\//, '')}.js`,
        },
      },
    },
  };
}
