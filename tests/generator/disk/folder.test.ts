import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { Folder, liesIn, LinkError, namedFile } from '../../../generator/disk/folder.js';
import { makeCatalogue, solutionYaml, temporaryFolder, writeFiles } from '../support/catalogues.js';
import { readFiles } from '../support/goldens.js';
import { runCli, startCli } from '../support/io.js';

/** A folder with links in it that lead out, and what is outside. */
function makeLinked(t: TestContext) {
  const base = temporaryFolder(t);
  writeFiles(base, {
    'outside/secret.txt': 'secret',
    'outside/deep/secret.txt': 'secret',
    'inside/own.txt': 'own',
    'inside/sub/own.txt': 'own',
    'inside-but-not/secret.txt': 'secret',
  });
  const inside = join(base, 'inside');
  const links = {
    file: '../outside/secret.txt',
    absolute: join(base, 'outside/secret.txt'),
    folder: '../outside',
    twice: 'folder/deep',
    root: '/',
    parent: '..',
    beside: '../inside-but-not',
    dangling: '../outside/new.txt',
    loop: 'loop',
    'sub/up': '../../outside',
    'own-link': 'own.txt',
    'own-folder': 'sub',
  };
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(inside, name));
  return { base, folder: new Folder(inside), outside: () => readFiles(join(base, 'outside')) };
}

const OUTSIDE = [
  ...[
    'file',
    'absolute',
    'dangling',
    'loop',
    'folder/secret.txt',
    'folder/new.txt',
    'folder/deep/secret.txt',
  ],
  ...[
    'twice/secret.txt',
    'root/etc/hosts',
    'parent/outside/secret.txt',
    'beside/secret.txt',
    'sub/up/secret.txt',
  ],
  ...['../outside/secret.txt', 'sub/../../outside/secret.txt', 'a/../b', 'nul\0byte'],
];

test('no link that leads out is followed: neither to read, nor to write, rename or delete', (t) => {
  const { folder, outside } = makeLinked(t);
  const before = outside();
  for (const path of OUTSIDE) {
    for (const [what, touch] of Object.entries({
      read: () => folder.read(path),
      stat: () => folder.stat(path),
      write: () => folder.write(path, 'overwritten'),
      makeFolder: () => {
        folder.makeFolder(path);
      },
    }))
      assert.throws(touch, LinkError, `${what} ${path}`);
    assert.equal(folder.hasFile(path), false);
    // A link itself may be renamed and deleted; what lies behind one may not.
    if (['file', 'absolute', 'dangling', 'loop'].includes(path)) continue;
    for (const touch of [
      () => {
        folder.remove(path);
      },
      () => {
        folder.rename('own.txt', path);
      },
      () => {
        folder.rename(path, 'taken.txt');
      },
    ])
      assert.throws(touch, LinkError, path);
  }
  for (const path of ['folder', 'root', 'parent']) assert.throws(() => folder.list(path), LinkError);
  folder.rename('file', 'renamed');
  folder.remove('renamed');
  folder.remove('dangling');
  assert.deepEqual(outside(), before);
  assert.equal(folder.read('own.txt').toString(), 'own');
});

test('links that stay in the folder are followed; writing leaves the link', (t) => {
  const { folder } = makeLinked(t);
  assert.equal(folder.read('own-link').toString(), 'own');
  assert.equal(folder.read('own-folder/own.txt').toString(), 'own');
  assert.equal(folder.write('own-link', 'new'), true);
  assert.equal(folder.write('own-folder/new/deep.txt', 'new'), true);
  assert.ok(lstatSync(join(folder.path, 'own-link')).isSymbolicLink());
  assert.equal(folder.read('own.txt').toString(), 'new');
  assert.equal(folder.read('sub/new/deep.txt').toString(), 'new');
});

test('the folder itself may be a link, and what it leads to is its root', (t) => {
  const { base, folder } = makeLinked(t);
  symlinkSync(folder.path, join(base, 'link'));
  const linked = new Folder(join(base, 'link'));
  assert.equal(linked.read('own.txt').toString(), 'own');
  assert.throws(() => linked.read('file'), LinkError);
  assert.ok(liesIn(folder.path, join(base, 'link/sub/new')));
  assert.ok(!liesIn(folder.path, join(base, 'inside-but-not')));
  assert.ok(!liesIn(join(base, 'nowhere'), join(base, 'nowhere/new')));
});

test('a pipe keeps nobody waiting, and a folder is no file', (t) => {
  const { folder } = makeLinked(t);
  execFileSync('mkfifo', [join(folder.path, 'pipe')]);
  for (const path of ['pipe', 'sub']) assert.throws(() => folder.read(path), { code: 'EISDIR' });
  assert.throws(() => folder.read('nothing'), { code: 'ENOENT' });
  assert.throws(() => folder.read('own.txt', 2), { name: 'FileTooLargeError', bytes: 3 });
});

test('a temporary file of that name that leads out is not written through', (t) => {
  const { base, folder, outside } = makeLinked(t);
  symlinkSync(join(base, 'outside/secret.txt'), join(folder.path, `.own.txt.${process.pid}.tmp`));
  folder.write('own.txt', 'new');
  assert.equal(folder.read('own.txt').toString(), 'new');
  assert.equal(outside()['secret.txt'], 'secret');
});

/** What a hostile pull request may leave in a catalogue, and what lies outside. */
function makeHostile(t: TestContext, links: Readonly<Record<string, string>>) {
  const outside = temporaryFolder(t);
  writeFiles(outside, {
    'victim.yaml': solutionYaml('Victim'),
    'victim.json': '{}',
    'folder/victim.txt': 'victim',
  });
  const folder = makeCatalogue(t);
  for (const [path, target] of Object.entries(links)) {
    execFileSync('rm', ['-rf', join(folder, path)]);
    symlinkSync(join(outside, target), join(folder, path));
  }
  const before = readFiles(outside);
  return {
    folder,
    outside,
    isUntouched: () => {
      assert.deepEqual(readFiles(outside), before);
    },
  };
}

for (const [argv, links] of [
  [['validate', '--fix'], { 'solution.schema.json': 'victim.json' }],
  [['validate', '--fix'], { 'solutions/alpha.yaml': 'victim.yaml' }],
  [['validate', '--fix'], { 'catalogue.yaml': 'victim.yaml' }],
  [
    ['check-links', '--no-repositories', '--retries', '0', '--timeout', '1'],
    { '.links.json': 'victim.json' },
  ],
  [['check-links', '--no-repositories', '--retries', '0', '--timeout', '1'], { '.links.json': 'new.json' }],
  [['new', 'Beta', '--yes'], { solutions: 'folder' }],
  [['init', '--yes'], { 'catalogue.yaml': 'nothing.yaml', solutions: 'folder', '.vscode': 'folder' }],
] as const)
  test(`${argv.join(' ')} touches nothing behind ${Object.keys(links).join(', ')}`, async (t) => {
    const { folder, isUntouched } = makeHostile(t, links);
    const [command, ...options] = argv;
    const name = command === 'new' ? [options.shift() ?? ''] : [];
    const { code, err, out } = await runCli([command, ...name, folder, ...options], {
      lookup: (_name, _options, callback) => {
        callback(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
      },
    });
    assert.notEqual(code, 0);
    assert.notEqual(code, 70, err);
    assert.match(err + out, /link that leads out|has a catalogue\.yaml already/);
    isUntouched();
  });

test('import writes through no link, with --overwrite neither', async (t) => {
  const { folder, outside, isUntouched } = makeHostile(t, { 'solutions/alpha.yaml': 'victim.yaml' });
  const document = join(folder, 'document.json');
  writeFiles(folder, { 'document.json': JSON.stringify({ solutions: [{ name: 'Alpha' }] }) });
  for (const more of [[], ['--overwrite']]) {
    const { code } = await runCli(['import', 'json', document, '--out', folder, ...more]);
    assert.notEqual(code, 0);
    isUntouched();
  }
  // Nor does it read what a link in somebody's checkout leads to.
  mkdirSync(join(folder, 'checkout/software'), { recursive: true });
  symlinkSync(join(outside, 'victim.yaml'), join(folder, 'checkout/software/victim.yml'));
  const read = await runCli([
    'import',
    'awesome-selfhosted',
    join(folder, 'checkout'),
    '--out',
    join(folder, 'new'),
  ]);
  assert.notEqual(read.code, 0);
  assert.ok(!existsSync(join(folder, 'new')));
});

test('build writes and deletes nothing behind a link in --out, whatever its list of files says', async (t) => {
  const { folder, outside, isUntouched } = makeHostile(t, {});
  const build = (out: string) =>
    runCli([
      'build',
      folder,
      '--no-stars',
      '--no-pages',
      '--out',
      out,
      '--allow-removal',
      '--allow-overwrite',
    ]);
  for (const [path, target] of [
    ['api', ''],
    ['api/v1', 'folder'],
    ['api/v1/solutions.json', 'victim.json'],
    ['reference', 'new'],
    ['.published.json', 'victim.json'],
  ] as const) {
    const out = temporaryFolder(t);
    mkdirSync(join(out, path, '..'), { recursive: true });
    symlinkSync(join(outside, target), join(out, path));
    const { code, err } = await build(out);
    assert.equal(code, 3, err);
    assert.match(err, /link that leads out/);
    isUntouched();
  }
  const out = temporaryFolder(t);
  symlinkSync(outside, join(out, 'assets'));
  writeFiles(out, {
    '.published.json': JSON.stringify(['assets/victim.json', 'assets/folder/victim.txt', '../x', 'assets']),
  });
  const { code, err } = await build(out);
  assert.equal(code, 0, err);
  isUntouched();
});

test('serve gives nothing from behind a link, and --state is not written through one', async (t) => {
  const { folder, outside, isUntouched } = makeHostile(t, { 'state.json': 'victim.json' });
  symlinkSync(outside, join(folder, 'linked'));
  const { url, stop } = await startCli(['serve', folder, '--port', '0']);
  for (const path of ['linked/victim.json', 'state.json'])
    assert.equal((await fetch(url + path)).status, 404);
  await stop();
  const { code } = await runCli([
    'check-links',
    folder,
    '--state',
    join(folder, 'state.json'),
    '--no-repositories',
  ]);
  assert.equal(code, 3);
  isUntouched();
  const [place, name] = namedFile(join(folder, 'state.json'));
  assert.throws(() => place.write(name, ''), LinkError);
  assert.equal(readFileSync(join(outside, 'victim.json'), 'utf8'), '{}');
});
