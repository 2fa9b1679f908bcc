// What `validate` and `build` cost, for catalogues of 60 to 50,000 solutions made of the bundled one: time, peak memory,
// and the cost of a solution as a ratio to the smallest catalogue's. `rebuild` measures a cold build, one after a single
// text has changed and one after nothing has, with their ratios to the cold one; the size "bundled" is that catalogue itself.
//   node --import tsx tests/bench/generator.ts [validate|build] [times]
//   SIZES=60,1255 node --import tsx tests/bench/generator.ts
//   SIZES=bundled,1255,10000 node --import tsx tests/bench/generator.ts rebuild
// Runs the bundled command line, as users do, one process a measurement. Prints a table in Markdown; takes minutes.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const BUNDLED = join(ROOT, 'demo/catalogue');
/** As many as the bundled catalogue has, as it is: with products, ways to leave them and logos. */
const BUNDLED_SIZE = readdirSync(join(BUNDLED, 'solutions')).length;
const SIZES = (process.env.SIZES ?? '60,1255,10000,50000')
  .split(',')
  .map((size) => (size === 'bundled' ? BUNDLED_SIZE : Number(size)));
const ONLY = process.argv.slice(2).find((argument) => /^[a-z]+$/.test(argument));
const TIMES = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 3);

/** Tells the process's use of processor and memory on its way out, in a line of its own behind everything else. */
const TELL_USE = `data:text/javascript,${encodeURIComponent(`
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    process.stderr.write('\\nused:' + (userCPUTime + systemCPUTime) / 1000 + ' ' + maxRSS / 1024 + '\\n');
  });
`)}`;

interface Cost {
  /** Milliseconds, the best of several runs. */
  readonly time: number;
  /** Milliseconds of all processors, the best of several runs: says more where others are at work as well. */
  readonly cpu: number;
  /** Megabytes, the least of several runs. */
  readonly memory: number;
}

const workspace = mkdtempSync(join(tmpdir(), 'catalogue-bench-'));
// Inside the checkout, so that it finds its packages.
const program = join(ROOT, 'node_modules/.cache/bench-generator');
try {
  run(process.execPath, [
    join(ROOT, 'node_modules/vite/bin/vite.js'),
    'build',
    '--mode',
    'generator',
    '--outDir',
    program,
    '--emptyOutDir',
  ]);
  if (ONLY === 'rebuild') printRebuilds();
  else printSteps();
} finally {
  rmSync(workspace, { recursive: true, force: true });
  rmSync(program, { recursive: true, force: true });
}

function printRebuilds(): void {
  console.log(
    '| solutions | build | s | of a cold one | s of processors | of a cold one |\n| --: | --- | --: | --: | --: | --: |',
  );
  for (const size of SIZES) measureRebuild(size);
}

function printSteps(): void {
  // The start of Node and of the program is no cost of a solution.
  const start = best(['--version'], join(workspace, 'none')).cpu;
  const rows = SIZES.map(measure);
  const [first] = rows;
  const steps = Object.keys(first ?? {}).filter((name) => name !== 'size') as (keyof (typeof rows)[number])[];
  console.log(
    '| solutions | step | s | s of processors | MB | ms of processors a solution | ratio |\n| --: | --- | --: | --: | --: | --: | --: |',
  );
  for (const row of rows)
    for (const step of steps) {
      const cost = row[step] as Cost;
      const each = (cost.cpu - start) / row.size;
      const smallest = ((first?.[step] as Cost).cpu - start) / (first?.size ?? 1);
      console.log(
        `| ${row.size} | ${step} | ${(cost.time / 1000).toFixed(2)} | ${(cost.cpu / 1000).toFixed(2)} | ${cost.memory.toFixed(0)} | ${each.toFixed(2)} | ${(each / smallest).toFixed(2)} |`,
      );
    }
}

function measure(size: number) {
  const folder = makeCatalogue(size);
  const cache = join(workspace, `cache-${size}`);
  const out = join(workspace, `out-${size}`);
  const wants = (step: string) => ONLY === undefined || ONLY === step;
  const cold = () => {
    rmSync(cache, { recursive: true, force: true });
  };
  const row = {
    size,
    ...(wants('validate') && {
      validate: best(['validate', folder], cache, cold),
      'validate, unchanged': best(['validate', folder], cache),
    }),
    ...(wants('build') && {
      build: best(['build', folder, '--no-stars', '--out', out], cache, () => {
        cold();
        rmSync(out, { recursive: true, force: true });
      }),
    }),
  };
  rmSync(folder, { recursive: true, force: true });
  rmSync(out, { recursive: true, force: true });
  return row;
}

/** Prints what a build costs after one text has changed, and after nothing has, beside a cold one. */
function measureRebuild(size: number): void {
  const folder = makeCatalogue(size);
  const cache = join(workspace, `cache-${size}`);
  const out = join(workspace, `out-${size}`);
  const argv = ['build', folder, '--no-stars', '--out', out];
  const sources = readdirSync(join(folder, 'solutions'));
  let changes = 0;
  const builds = {
    cold: () => {
      for (const path of [cache, out]) rmSync(path, { recursive: true, force: true });
    },
    // Each time another one, somewhere in the catalogue.
    'one change': () => {
      changes += 1;
      const file = join(folder, 'solutions', sources[(changes * 37) % sources.length] ?? '');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^(descriptionEn: "?)(?=\w)/m, '$1Really, '));
    },
    unchanged: () => undefined,
  };
  let cold: Cost | undefined;
  for (const [name, before] of Object.entries(builds)) {
    const costs = costsOf(argv, cache, before);
    const [time, cpu] = (['time', 'cpu'] as const).map((what) => median(costs.map((cost) => cost[what])));
    const cost = { time: time ?? 0, cpu: cpu ?? 0, memory: 0 };
    cold ??= cost;
    const shown = (['time', 'cpu'] as const).map(
      (what) => `${(cost[what] / 1000).toFixed(2)} | ${(cost[what] / (cold?.[what] ?? 1)).toFixed(2)}`,
    );
    console.log(`| ${size} | ${name} | ${shown.join(' | ')} |`);
  }
  for (const path of [folder, cache, out]) rmSync(path, { recursive: true, force: true });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function best(argv: readonly string[], cache: string, before: () => void = () => undefined): Cost {
  const costs = costsOf(argv, cache, before);
  return {
    time: Math.min(...costs.map(({ time }) => time)),
    cpu: Math.min(...costs.map(({ cpu }) => cpu)),
    memory: Math.min(...costs.map(({ memory }) => memory)),
  };
}

/** What a command costs, as often as is asked for. */
function costsOf(argv: readonly string[], cache: string, before: () => void): Cost[] {
  return Array.from({ length: TIMES }, () => {
    before();
    const begin = performance.now();
    const stderr = run(process.execPath, ['--import', TELL_USE, join(program, 'cli.js'), ...argv], {
      SOLUTION_CATALOGUE_CACHE: cache,
    });
    const time = performance.now() - begin;
    const [, cpu, memory] = /^used:([\d.]+) ([\d.]+)$/m.exec(stderr) ?? [];
    return { time, cpu: Number(cpu), memory: Number(memory) };
  });
}

function run(command: string, argv: readonly string[], env: Record<string, string> = {}): string {
  const { status, stderr, error } = spawnSync(command, argv, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw error ?? new Error(`${argv.join(' ')}: ${stderr}`);
  return stderr;
}

/** So many solutions: the bundled catalogue, or its solutions again and again, with names and repositories of their own. */
function makeCatalogue(size: number): string {
  const folder = join(workspace, `catalogue-${size}`);
  if (size === BUNDLED_SIZE) {
    cpSync(BUNDLED, folder, { recursive: true });
    return folder;
  }
  mkdirSync(join(folder, 'solutions'), { recursive: true });
  cpSync(join(BUNDLED, 'catalogue.yaml'), join(folder, 'catalogue.yaml'));
  cpSync(join(BUNDLED, 'pages'), join(folder, 'pages'), { recursive: true });
  const originals = readdirSync(join(BUNDLED, 'solutions')).map((name) => ({
    slug: name.replace(/\.yaml$/, ''),
    text: readFileSync(join(BUNDLED, 'solutions', name), 'utf8'),
  }));
  for (let index = 0; index < size; index += 1) {
    const { slug, text } = originals[index % originals.length] ?? { slug: 'none', text: '' };
    const round = Math.floor(index / originals.length);
    const mine = text
      .replace(/^(name: "?)([^"\n]*)/m, `$1$2 ${round}`)
      .replace(/^(github: \S*)/m, `$1-${round}`);
    writeFileSync(join(folder, `solutions/${slug}-${round}.yaml`), mine);
  }
  return folder;
}
