import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import test, { type TestContext } from 'node:test';
import { checkShrink } from '../../../generator/document/published.js';
import { RefusedError } from '../../../generator/errors.js';
import { type OutputFile, whenAsked } from '../../../generator/output-file.js';
import { BuildMemory } from '../../../generator/publish/build-memory.js';
import { withLock } from '../../../generator/publish/lock.js';
import { publish } from '../../../generator/publish/publish.js';
import { Replacement } from '../../../generator/publish/staging.js';
import {
  makeCatalogue,
  makeCatalogueWithoutForms,
  solutionYaml,
  temporaryFolder,
  writeFiles,
} from '../support/catalogues.js';
import { UNPACK } from '../support/document-reader.js';
import { readFiles } from '../support/goldens.js';
import { BUILT_CLI, runCli } from '../support/io.js';

const ROOT = resolve(import.meta.dirname, '../../..');
const DOCUMENT = 'api/v1/solutions.json';
const EPOCH = { SOURCE_DATE_EPOCH: '1742000000' };
const LOCK = '.publish-lock';

const isRoot = process.getuid?.() === 0;

/** Without pages, which are published like everything else. */
const build = (folder: string, out: string, ...argv: readonly string[]) =>
  runCli(['build', folder, '--no-stars', '--no-pages', '--out', out, ...argv], { env: EPOCH });

/** Bytes by path, to notice every change. */
const bytesOf = (folder: string) =>
  Object.fromEntries(
    Object.keys(readFiles(folder)).map((path) => [path, readFileSync(join(folder, path), 'base64')]),
  );

/** Runs the command line in a process of its own. */
const spawnBuild = (
  folder: string,
  out: string,
  options: { uid?: number; env?: Record<string, string>; argv?: readonly string[] } = {},
) => {
  const { argv = ['--no-pages'], ...rest } = options;
  return spawnSync(process.execPath, [BUILT_CLI, 'build', folder, '--no-stars', ...argv, '--out', out], {
    encoding: 'utf8',
    cwd: ROOT,
    ...rest,
    env: { PATH: process.env.PATH, ...EPOCH, ...options.env },
  });
};

const publishLocked = (out: string, files: readonly OutputFile[]) =>
  withLock(out, async () => await publish(out, files));

const text = (content: string) => Buffer.from(content);
const withSidecars = (
  path: string,
  content: string,
  sidecars: Readonly<Record<string, string>> = {},
): OutputFile => ({
  path,
  bytes: text(content),
  sidecars: () =>
    Promise.resolve(Object.entries(sidecars).map(([name, packed]) => ({ path: name, bytes: text(packed) }))),
});
const withNames = (...names: readonly string[]) => ({
  generatedAt: '2026-11-21T10:00:00Z',
  solutions: names.map((name) => ({ name })) as never,
});

test('sidecars unpack to the document', async (t) => {
  const out = temporaryFolder(t);
  await build(makeCatalogue(t), out);
  const document = readFileSync(join(out, DOCUMENT));
  for (const [ending, unpack] of Object.entries(UNPACK))
    assert.deepEqual(Buffer.from(unpack(readFileSync(join(out, DOCUMENT + ending)))), document, ending);
});

test('a sidecar never outlives the file that it was made of', async (t) => {
  const out = temporaryFolder(t);
  writeFiles(out, {
    'page.html': 'old',
    'page.html.gz': 'packed old',
    'page.html.zst': 'packed old',
    'other.gz': 'mine',
  });
  const { files } = await publish(out, [withSidecars('page.html', 'new', { 'page.html.gz': 'packed new' })], {
    mayOverwrite: true,
  });
  const { '.published.json': manifest, ...shown } = readFiles(out);
  assert.deepEqual(shown, { 'other.gz': 'mine', 'page.html': 'new', 'page.html.gz': 'packed new' });
  assert.equal(manifest, '[\n "page.html",\n "page.html.gz"\n]\n');
  assert.deepEqual(
    files.map(({ path, changed }) => [path, changed]),
    [
      ['page.html', true],
      ['page.html.gz', true],
    ],
  );
});

test('what is remembered as unchanged is neither made nor compressed again, unless somebody has changed it', async (t) => {
  const out = temporaryFolder(t);
  const made: string[] = [];
  let builds = 0;
  const files = (content: string): OutputFile[] => [
    whenAsked('page.html', `page ${content}`, () => {
      made.push('page.html');
      return text(content);
    }),
    ...['script.js', 'slice.json'].map((path) => ({
      path,
      // What a fingerprint leaves out, such as the time, is no reason to publish a file again.
      ...(path === 'slice.json' && { fingerprint: `slice ${content}` }),
      bytes: text(path === 'slice.json' ? `${content}, build ${(builds += 1)}` : content),
      sidecars: () => {
        made.push(`${path}.gz`);
        return Promise.resolve([{ path: `${path}.gz`, bytes: text(`packed ${content}`) }]);
      },
    })),
  ];
  let memory = new BuildMemory();
  const publishNext = async (content: string) => {
    made.length = 0;
    memory = new BuildMemory(memory.kept);
    const { files: published } = await publish(out, files(content), { memory });
    return {
      made: made.toSorted(),
      changed: published.filter(({ changed }) => changed).map(({ path }) => path),
    };
  };
  const all = ['page.html', 'script.js', 'script.js.gz', 'slice.json', 'slice.json.gz'];
  const work = ['page.html', 'script.js.gz', 'slice.json.gz'];
  assert.deepEqual(await publishNext('old'), { made: work, changed: all });
  assert.deepEqual(await publishNext('old'), { made: [], changed: [] });
  // A second time, since what was recalled must be remembered as well.
  assert.deepEqual(await publishNext('old'), { made: [], changed: [] });
  assert.deepEqual(await publishNext('new'), { made: work, changed: all });

  writeFiles(out, {
    'page.html': 'changed by hand',
    'script.js.gz': 'changed by hand',
    'slice.json.gz': 'changed by hand',
  });
  // The slice of another build is another file, so that its compressed form has to be made of that.
  assert.deepEqual(await publishNext('new'), {
    made: work,
    changed: ['page.html', 'script.js.gz', 'slice.json', 'slice.json.gz'],
  });
  assert.equal(readFileSync(join(out, 'slice.json'), 'utf8'), `new, build ${builds}`);
  assert.equal(readFileSync(join(out, 'page.html'), 'utf8'), 'new');
  assert.equal(readFileSync(join(out, 'script.js.gz'), 'utf8'), 'packed new');
});

test('foreign files in the folder stay', async (t) => {
  const out = temporaryFolder(t);
  const foreign = {
    'index.md': 'mine',
    'api/v2/other.json': '{}',
    '.publisher': 'mine',
    CNAME: 'catalogue.example',
  };
  writeFiles(out, foreign);
  await build(makeCatalogue(t), out);
  const files = readFiles(out);
  for (const [path, content] of Object.entries(foreign)) assert.equal(files[path], content);
});

test('what a build made and the next does not is removed; hashed assets and foreign files stay', async (t) => {
  const out = temporaryFolder(t);
  const files = (...paths: readonly string[]) => paths.map((path) => ({ path, bytes: text(path) }));
  writeFiles(out, { 'en/old/mine.txt': 'mine' });
  await publish(
    out,
    files(
      'en/old/index.html',
      'en/gone/deep/index.html',
      'assets/v/a-1.js',
      'assets/pictures/b-1.svg',
      'facts/2026-10.csv',
      DOCUMENT,
    ),
  );
  await publish(out, files('en/new/index.html', 'assets/v/a-2.js', DOCUMENT));
  assert.deepEqual(Object.keys(readFiles(out)), [
    '.published.json',
    DOCUMENT,
    'assets/pictures/b-1.svg',
    'assets/v/a-1.js',
    'assets/v/a-2.js',
    'en/new/index.html',
    'en/old/mine.txt',
    'facts/2026-10.csv',
  ]);
  assert.deepEqual(readdirSync(join(out, 'en')), ['new', 'old']);
});

test('files that no build has made are not replaced, unless that is meant', async (t) => {
  const out = temporaryFolder(t);
  const mine = { 'index.html': 'mine', 'robots.txt': 'mine' };
  writeFiles(out, mine);
  const files = Object.keys(mine).map((path) => ({ path, bytes: text('new') }));
  await assert.rejects(publish(out, files), {
    exitCode: 3,
    message:
      `Nothing was published in ${out}: index.html, robots.txt are there and not of an earlier build. Name another ` +
      'folder with --out, or replace what is there with --allow-overwrite.',
  });
  assert.deepEqual(readFiles(out), mine);
  await publish(out, files, { mayOverwrite: true });
  assert.equal(readFiles(out)['index.html'], 'new');
  // From then on they are known.
  await publish(out, [...files, { path: 'index.html', bytes: text('newer') }]);
});

test('what a killed build has put in its place is not taken for somebody else’s', async (t) => {
  const out = temporaryFolder(t);
  const make = (word: string, ...paths: readonly string[]) =>
    paths.map((path) => ({ path, bytes: text(word) }));
  await publish(out, make('old', 'a.html', DOCUMENT));
  // What the list says each time that a file has been put in its place.
  const lists: unknown[] = [];
  t.mock.method(Replacement.prototype, 'put', function (this: Replacement, path: string, beside: string) {
    renameSync(beside, this.folder.place(path));
    lists.push(JSON.parse(readFiles(out)['.published.json'] ?? ''));
  });
  await publish(out, make('new', 'b.html', DOCUMENT), { mayRemove: true });
  assert.deepEqual(lists.slice(0, -1), Array(3).fill(['a.html', DOCUMENT, 'b.html']));
  assert.deepEqual(lists.at(-1), [DOCUMENT, 'b.html']);
});

test('most files of an earlier build are not removed by the way: --no-pages into a site', async (t) => {
  const out = temporaryFolder(t);
  const folder = makeCatalogueWithoutForms(t);
  const argv = ['build', folder, '--no-stars', '--out', out];
  assert.equal((await runCli(argv)).code, 0);
  const before = bytesOf(out);
  const refused = await runCli([...argv, '--no-pages']);
  assert.equal(refused.code, 3);
  assert.match(refused.err, /\d+ of the \d+ files of the earlier build would be removed \(.*--allow-removal/);
  assert.deepEqual(bytesOf(out), before);
  const { code, err } = await runCli([...argv, '--no-pages', '--allow-removal']);
  assert.equal(code, 0, err);
  assert.match(err, /\(.*, \d\d+ of an earlier build removed\)/);
  assert.ok(!existsSync(join(out, 'index.html')));
});

test('--out among the sources is wrong usage', async (t) => {
  const folder = makeCatalogue(t);
  const linked = join(temporaryFolder(t), 'public');
  symlinkSync(join(folder, 'solutions'), linked);
  for (const out of [join(folder, 'solutions'), join(folder, 'solutions/public'), join(linked, 'new')])
    for (const command of [['build', '--no-stars'], ['dev']]) {
      const { code, err } = await runCli([command[0] ?? '', folder, ...command.slice(1), '--out', out]);
      assert.equal(code, 2);
      assert.match(err, /--out: \S+ lies in the catalogue’s folder "solutions"/);
    }
  assert.deepEqual(readdirSync(join(folder, 'solutions')), ['alpha.yaml']);
  assert.equal((await build(folder, join(folder, 'public'))).code, 0);
  assert.equal((await build(folder, join(folder, 'public'))).code, 0);
});

test('a list of files that is not ours removes nothing outside, and nothing else', async (t) => {
  const folder = temporaryFolder(t);
  const out = join(folder, 'out');
  writeFiles(folder, { 'mine.txt': 'mine', 'out/mine.txt': 'mine', 'out/page.html': 'old' });
  const hostile = [
    '../mine.txt',
    '/etc/hosts',
    'a/../../mine.txt',
    './mine.txt',
    '',
    'C:\\mine',
    7,
    null,
    ['mine.txt'],
  ];
  for (const list of [JSON.stringify(hostile), '{"mine.txt":1}', '"mine.txt"', 'mine.txt', '']) {
    writeFiles(out, { '.published.json': list });
    await publish(out, [{ path: 'page.html', bytes: text(list) }], { mayOverwrite: true });
  }
  assert.deepEqual(Object.keys(readFiles(folder)), [
    'mine.txt',
    'out/.published.json',
    'out/mine.txt',
    'out/page.html',
  ]);
});

test('one build at a time: the second is refused with exit code 3, whatever it would have done', async (t) => {
  const folder = makeCatalogue(t);
  const out = temporaryFolder(t);
  await build(folder, out);
  const before = bytesOf(out);
  await withLock(out, async () => {
    const { code, err } = await build(folder, out);
    assert.equal(code, 3);
    assert.match(err, /another build is at work there \(process \d+ on \S+\)\. Wait until it is done\./);
    const { status, stderr } = spawnBuild(folder, out);
    assert.equal(status, 3, stderr);
  });
  assert.deepEqual(bytesOf(out), before);
  assert.equal((await build(folder, out)).code, 0);
});

test('many at the same time: one after the other gets the lock, never two', async (t) => {
  const out = temporaryFolder(t);
  let [inside, most, refused] = [0, 0, 0];
  const one = async () => {
    try {
      await withLock(out, async () => {
        most = Math.max(most, (inside += 1));
        await new Promise((next) => setTimeout(next, 1));
        inside -= 1;
      });
    } catch (error) {
      assert.ok(error instanceof RefusedError);
      refused += 1;
    }
  };
  await Promise.all(Array.from({ length: 20 }, one));
  assert.deepEqual([most, refused], [1, 19]);
  assert.deepEqual(readdirSync(out), []);
});

test('what a killed build left is cleaned at the next run', async (t) => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const owners: Record<string, string | undefined> = {
    'of a process that is gone': JSON.stringify({ pid, host: hostname() }),
    'of an earlier process with our number': JSON.stringify({ pid: process.pid, host: hostname() }),
    'without an owner': undefined,
    'with half an owner': '{"pid":',
  };
  for (const [name, owner] of Object.entries(owners)) {
    const out = temporaryFolder(t);
    writeFiles(out, {
      '.publish-abc/0': 'half',
      ...(owner !== undefined && { [`${LOCK}/owner.json`]: owner }),
    });
    mkdirSync(join(out, LOCK), { recursive: true });
    await publishLocked(out, [{ path: 'page.html', bytes: text('new') }]);
    assert.deepEqual(readdirSync(out), ['.published.json', 'page.html'], name);
  }
});

test('the lock of another machine holds', async (t) => {
  const out = temporaryFolder(t);
  writeFiles(out, { [`${LOCK}/owner.json`]: JSON.stringify({ pid: 1, host: 'another.example' }) });
  const { code, err } = await build(makeCatalogue(t), out);
  assert.equal(code, 3);
  assert.match(err, /process 1 on another\.example\).*If there is none, remove \.publish-lock/s);
});

test('what cannot be put in its place is taken back, all of it', async (t) => {
  const out = temporaryFolder(t);
  const before = { 'a.html': 'old', 'a.html.gz': 'old', 'b/blocked': 'a file where a folder should be' };
  writeFiles(out, before);
  const files = [
    withSidecars('made/new/page.html', 'new'),
    withSidecars('a.html', 'new', { 'a.html.gz': 'new' }),
    withSidecars('b/blocked/page.html', 'new'),
    withSidecars(DOCUMENT, 'new'),
  ];
  await assert.rejects(publish(out, files), {
    name: 'RefusedError',
    message: /a file is where a folder should be/,
  });
  assert.deepEqual(readFiles(out), before);
  assert.deepEqual(readdirSync(out), ['a.html', 'a.html.gz', 'b']);
});

test('no permission: the old files stay, exit code 3', { skip: process.getuid === undefined }, async (t) => {
  const folder = makeCatalogue(t);
  const out = temporaryFolder(t);
  await build(folder, out);
  const before = bytesOf(out);
  writeFiles(folder, { 'solutions/beta.yaml': solutionYaml('Beta') });
  // Root may write everywhere: then the build runs as nobody, where nobody can read the project.
  const user = isRoot ? { uid: 65_534 } : {};
  if (
    spawnSync(process.execPath, ['-e', `fs.readFileSync(${JSON.stringify(BUILT_CLI)})`], user).status !== 0
  ) {
    t.skip('nobody but root can read the project');
    return;
  }
  if (isRoot) {
    spawnSync('chown', ['-R', '65534', out]);
    chmodSync(folder, 0o755);
  }
  for (const locked of ['', 'api/v1']) {
    chmodSync(join(out, locked), 0o555);
    const { status, stderr } = spawnBuild(folder, out, user);
    chmodSync(join(out, locked), 0o755);
    assert.equal(status, 3, stderr);
    assert.match(
      stderr,
      /^error: Nothing was published in .*: writing there is not permitted\. Check the permissions/m,
    );
    assert.deepEqual(bytesOf(out), before);
    assert.deepEqual(
      readdirSync(out).filter((name) => name.startsWith('.publish-')),
      [],
    );
  }
});

/** A file system of its own, small enough to be full; undefined where none can be mounted. */
function mountSmall(t: TestContext, bytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-test-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]).status === 0;
  t.after(() => {
    if (isMounted) spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return isMounted ? folder : undefined;
}

test('a disk that is full: the old files stay, exit code 3', async (t) => {
  const out = mountSmall(t, 256 * 1024);
  if (out === undefined) {
    t.skip('no file system can be mounted here');
    return;
  }
  const files = (word: string) => {
    const content = word.repeat(9000);
    return [
      withSidecars('page.html', content),
      withSidecars(DOCUMENT, content, { [`${DOCUMENT}.gz`]: content }),
    ];
  };
  await publishLocked(out, files('old'));
  const before = bytesOf(out);
  const { bavail, bsize } = statfsSync(out);
  // From no room at all to room for some of the files: seven blocks each.
  for (const room of [0, 1, 2, 3, 9, 16, 20]) {
    writeFileSync(join(out, 'filler'), Buffer.alloc((bavail - room) * bsize));
    await assert.rejects(publishLocked(out, files('new')), {
      exitCode: 3,
      message: /^Nothing was published in .*: the disk is full\. Make room and try again\.$/,
    });
    rmSync(join(out, 'filler'));
    assert.deepEqual(bytesOf(out), before);
    assert.deepEqual(readdirSync(out).toSorted(), ['.published.json', 'api', 'page.html']);
  }
  await publishLocked(out, files('new'));
  assert.notDeepEqual(bytesOf(out), before);
});

test('no solutions, or over a fifth fewer than before, are not published', () => {
  const names = Array.from({ length: 10 }, (_, index) => `S${index}`);
  const published = withNames(...names);
  assert.throws(() => {
    checkShrink([], undefined, true);
  }, /there are no solutions/);
  checkShrink(names.slice(0, 8), published, false);
  assert.throws(
    () => {
      checkShrink(names.slice(0, 7), published, false);
    },
    {
      name: 'RefusedError',
      message:
        'Refused to publish: 7 solutions would replace the 10 that are published, so 30 % would go: S7, S8, S9. ' +
        'If that is meant, build with --allow-shrink.',
    },
  );
  checkShrink(names.slice(0, 1), published, true);
  checkShrink(['S1'], undefined, false);
});

test('--allow-shrink', async (t) => {
  const files = Object.fromEntries(
    ['beta', 'gamma', 'delta'].map((name) => [`solutions/${name}.yaml`, solutionYaml(name)]),
  );
  const out = temporaryFolder(t);
  await build(makeCatalogue(t, files), out);
  const before = bytesOf(out);
  const folder = makeCatalogue(t);
  const { code, err } = await build(folder, out);
  assert.equal(code, 3);
  assert.match(err, /1 solution would replace the 4 that are published/);
  assert.deepEqual(bytesOf(out), before);
  assert.equal((await build(folder, out, '--allow-shrink')).code, 0);
});

test('a published document that cannot be read is replaced', async (t) => {
  const out = temporaryFolder(t);
  writeFiles(out, { [DOCUMENT]: '{"half":', '.published.json': JSON.stringify([DOCUMENT]) });
  assert.equal((await build(makeCatalogue(t), out)).code, 0);
  assert.ok(existsSync(join(out, `${DOCUMENT}.br`)));
});

test('the same bytes in every locale and time zone', (t) => {
  const folder = makeCatalogue(t, {
    'solutions/umlaut.yaml': solutionYaml('Ärger'),
    'solutions/i.yaml': solutionYaml('İstanbul'),
    'solutions/capital.yaml': solutionYaml('ILIAS'),
  });
  const environments = [
    { LC_ALL: 'C', TZ: 'UTC' },
    { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' },
    { LC_ALL: 'sv_SE.UTF-8', LANG: 'sv_SE.UTF-8', TZ: 'America/St_Johns' },
  ];
  const outs = environments.map((env) => {
    const out = temporaryFolder(t);
    const { status, stderr } = spawnBuild(folder, out, { env, argv: [] });
    assert.equal(status, 0, stderr);
    return bytesOf(out);
  });
  assert.deepEqual(outs[1], outs[0]);
  assert.deepEqual(outs[2], outs[0]);
});
