import { defineConfig, type UserConfig } from 'vite';
import { compiledSchema } from './generator/bundle/compiled-schema.js';
import { copied, integrity, licences } from './generator/bundle/output-files.js';
import { SCRIPT, scriptPlugins } from './generator/bundle/script.js';

const EXTERNAL = [/^lit(\/|$)/, /^@lit\//, /^zod(\/|$)/, /^fuse\.js/];

/** The files of the CDN, by format. */
const CDN_FILES = { es: 'solution-catalogue.js', iife: 'solution-catalogue.iife.js' };

/**
 * Three builds:
 * - the package: one file a module, bare imports, for bundlers;
 * - `--mode cdn`: one self-contained minified file, as a module and as a classic script, for a script tag;
 * - `--mode generator`: the command line for Node.
 */
export default defineConfig(({ mode }): UserConfig => ({ logLevel: 'warn', ...configFor(mode) }));

function configFor(mode: string): UserConfig {
  if (mode === 'cdn')
    return {
      ...SCRIPT,
      plugins: [...scriptPlugins(), integrity(Object.values(CDN_FILES)), licences('licenses.txt')],
      build: {
        ...SCRIPT.build,
        outDir: 'dist/cdn',
        lib: {
          entry: 'src/define.ts',
          name: 'SolutionCatalogue',
          formats: ['es', 'iife'],
          fileName: (format) => CDN_FILES[format as keyof typeof CDN_FILES],
        },
      },
    };
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
