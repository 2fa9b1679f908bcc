// What the file of the CDN weighs: with each pass of the build switched off alone, and with each part of the code left
// out. Prints the tables of docs/bundle.md; takes about five minutes.
//   node --import tsx tests/bench/bundle-size.ts
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { minify } from 'terser';
import { build, type Rolldown, type UserConfig } from 'vite';
import { SCRIPT, scriptPlugins } from '../../generator/bundle/script.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bytes: minified, and what a server sends of that with gzip and with brotli. */
type Size = readonly [minified: number, gzip: number, brotli: number];

const sizeOf = (code: string): Size => [
  Buffer.byteLength(code),
  gzipSync(code).byteLength,
  brotliCompressSync(code).byteLength,
];

/** The file, built with all that the release is built with but for some changes. */
async function built(changes: UserConfig = {}, without?: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    ...SCRIPT,
    plugins: scriptPlugins().filter(({ name }) => name !== without),
    ...changes,
    build: {
      ...SCRIPT.build,
      ...changes.build,
      write: false,
      lib: { entry: 'src/define.ts', formats: ['es'], fileName: 'solution-catalogue' },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  if (!output) throw new Error('Nothing was built.');
  return output.output[0];
}

/** The part that a module is of: a library, or a folder of src. */
function partOf(id: string): string {
  const [, library] = /node_modules\/(@?lit|(?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (library !== undefined) return library.replace('@', '');
  const [, folder] = /\/src\/((?:views\/|catalogue\/(?=client\/))?[^/]+)\//.exec(id) ?? [];
  return folder === undefined ? 'src' : `src/${folder}`;
}

/**
 * Minifies modules together. Nothing goes for not being used, since what used it may just be left out.
 */
async function weigh(modules: readonly string[]): Promise<Size> {
  const { code = '' } = await minify(modules.join('\n'), {
    ...SCRIPT.build.terserOptions,
    compress: { ...SCRIPT.build.terserOptions.compress, unused: false },
    mangle: { toplevel: true },
  });
  return sizeOf(code);
}

function printRow(name: string, size: Size, whole: Size): void {
  const cells = size.map((bytes, at) => ((bytes - (whole[at] ?? 0)) / 1000).toFixed(1));
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}

function printHead(title: string): void {
  console.log(`\n| ${title} | minified, kB | gzip, kB | brotli, kB |\n| --- | ---: | ---: | ---: |`);
}

const NOTHING: Size = [0, 0, 0];
const published = sizeOf((await built()).code);
printHead('the file');
printRow('as it is published', published, NOTHING);

printHead('pass switched off: what the file gains');
for (const { name } of scriptPlugins()) printRow(name, sizeOf((await built({}, name)).code), published);
const byVite = {
  minify: 'oxc',
  rolldownOptions: { output: { minify: true, codeSplitting: false } },
} as const;
printRow('terser (Vite’s own minifier instead)', sizeOf((await built({ build: byVite })).code), published);
const wholeFuse = { resolve: { alias: { 'fuse.js/basic': 'fuse.js' } } };
printRow('fuse.js/basic (all of Fuse instead)', sizeOf((await built(wholeFuse)).code), published);

const parts = new Map<string, string[]>();
const { modules } = await built();
for (const [id, { code }] of Object.entries(modules))
  if (code) parts.set(partOf(id), [...(parts.get(partOf(id)) ?? []), code]);
const whole = await weigh([...parts.values()].flat());
const gains: [string, Size][] = [];
for (const left of parts.keys()) {
  const rest = [...parts].flatMap(([part, codes]) => (part === left ? [] : codes));
  gains.push([left, await weigh(rest)]);
}
printHead('part: what the file would lose without it');
for (const [part, size] of gains.toSorted(([, a], [, b]) => a[2] - b[2])) printRow(part, whole, size);
