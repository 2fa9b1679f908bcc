// A release from the first changeset to what npm and GitHub are given: the steps of the workflow as they stand there,
// in a clone, with an `npm publish` that sends nothing and a `gh` that only says what it was asked.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parse } from 'yaml';
import { root, run, write } from '../tarball.js';

interface Workflow {
  jobs: Record<string, { steps?: { name?: string; run?: string; uses?: string }[] }>;
}

const DIGEST = /^[0-9a-f]{96} {2}\.\/(.*)$/;

describe('a release', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const clone = join(folder, 'clone');
  const artifact = join(clone, 'release');
  const { jobs } = parse(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')) as Workflow;
  const env = {
    ...process.env,
    PATH: `${folder}/bin:${process.env.PATH ?? ''}`,
    RUNNER_TEMP: folder,
    GITHUB_SERVER_URL: 'https://code.example',
    GITHUB_REPOSITORY: 'somebody/solution-catalogue',
    GITHUB_REF_NAME: 'v0.2.0',
    ...{ GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@site.example' },
    ...{ GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@site.example' },
  };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, env, encoding: 'utf8' });

  /** Runs steps as the workflow's shell does; the code and output of the first one that fails. */
  function steps(commands: readonly string[], cwd: string, more: Record<string, string> = {}) {
    let output = '';
    for (const command of commands) {
      const done = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', command], {
        cwd,
        env: { ...env, ...more },
        encoding: 'utf8',
      });
      output += done.stdout + done.stderr;
      if (done.status !== 0) return { code: done.status, output: `${command}\n${output}` };
    }
    return { code: 0, output };
  }

  /** The commands of a job; what it installs is here already. */
  const commandsOf = (job: string) =>
    (jobs[job]?.steps ?? []).flatMap(({ run: command }) =>
      command && command !== 'npm ci' ? [command] : [],
    );
  const check = () => commandsOf('build').slice(0, 1);

  before(() => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const file of files.split('\0'))
      if (file && existsSync(join(root, file))) {
        mkdirSync(dirname(join(clone, file)), { recursive: true });
        cpSync(join(root, file), join(clone, file));
      }
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
    git('init', '--quiet', '--initial-branch=main');
    git('add', '.');
    git('reset', '--quiet', 'node_modules'); // a link here, which .gitignore takes for no folder
    git('commit', '--quiet', '--message=Before');
    run(folder, 'git', 'init', '--quiet', '--bare', 'origin');
    git('remote', 'add', 'origin', join(folder, 'origin'));
    write(clone, {
      '.changeset/more.md': `---\n'solution-catalogue': minor\n---\n\nElement: it does more.\n`,
      '.changeset/mended.md': `---\n'solution-catalogue': patch\n---\n\nCommand line: it breaks less.\n`,
    });
    git('add', '.changeset');
    git('commit', '--quiet', '--message=What is new');
    const npm = execFileSync('which', ['npm'], { encoding: 'utf8' }).trim();
    write(join(folder, 'bin'), {
      npm: `#!/bin/sh\n[ "$1" = publish ] && set -- "$@" --dry-run\nexec '${npm}' "$@"\n`,
      gh: `#!/bin/sh\nprintf '%s\\n' "$@"\n`,
    });
    for (const name of ['npm', 'gh']) chmodSync(join(folder, 'bin', name), 0o755);
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('changesets become a version, with what is new above what was', () => {
    assert.notEqual(steps(check(), clone).code, 0, 'a change is left over');
    const [, commands = ''] =
      /^## A release\n[^]*?```sh\n([^]*?)```/m.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ??
      [];
    const { code, output } = steps([commands], clone);
    assert.equal(code, 0, output);
    assert.equal(git('ls-remote', 'origin').match(/refs\/(heads\/main|tags\/v0\.2\.0)$/gm)?.length, 2);
    assert.equal(git('status', '--porcelain').replace('?? node_modules\n', ''), '');
    const version = (JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')) as { version: string })
      .version;
    assert.equal(version, '0.2.0');
    const plugin = join(clone, 'demo/examples/wordpress/solution-catalogue');
    assert.match(readFileSync(join(plugin, 'solution-catalogue.php'), 'utf8'), /^ \* Version: +0\.2\.0$/m);
    assert.match(readFileSync(join(plugin, 'readme.txt'), 'utf8'), /^Stable tag: 0\.2\.0$/m);
    const changelog = readFileSync(join(clone, 'CHANGELOG.md'), 'utf8');
    assert.match(
      changelog,
      // Beside what is waiting for a release anyway.
      /^# Changelog\n\n## 0\.2\.0\n\n### Minor Changes\n\n[^]*- .*Element: it does more\.\n[^]*\n### Patch Changes\n\n[^]*- .*Command line: it breaks less\.\n[^]*\n## 0\.1\.0\n/,
    );
  });

  it('a tag that is not the version publishes nothing', () => {
    for (const tag of ['v0.1.0', 'v0.2', '0.2.0'])
      assert.notEqual(steps(check(), clone, { GITHUB_REF_NAME: tag }).code, 0, tag);
    const { code, output } = steps(check(), clone);
    assert.equal(code, 0, output);
  });

  it('is built, twice the same, and packed with digests and notes', () => {
    const { code, output } = steps(commandsOf('build'), clone);
    assert.equal(code, 0, output);
    const sums = readFileSync(join(artifact, 'SHA384SUMS'), 'utf8').trim().split('\n');
    assert.deepEqual(
      sums.map((line) => DIGEST.exec(line)?.[1]),
      [
        'solution-card.iife.js',
        'solution-card.js',
        'solution-catalogue.iife.js',
        'solution-catalogue.js',
        'solution-catalogue-0.2.0.tgz',
        'solution-catalogue-wordpress.zip',
      ],
    );
    const integrity = JSON.parse(readFileSync(join(artifact, 'integrity.json'), 'utf8')) as Record<
      string,
      string
    >;
    for (const line of sums.slice(0, 4)) {
      const [hex = '', file = ''] = line.split('  ./');
      assert.equal(integrity[file], `sha384-${Buffer.from(hex, 'hex').toString('base64')}`);
    }
    const plugin = readFileSync(join(artifact, 'solution-catalogue-wordpress.zip'));
    for (const file of [
      ...readdirSync(join(root, 'demo/examples/wordpress/solution-catalogue')),
      'solution-catalogue.iife.js',
      'solution-card.iife.js',
      'licenses.txt',
    ])
      assert.ok(plugin.includes(`solution-catalogue/${file}`), file);
    const notes = readFileSync(join(artifact, 'notes.md'), 'utf8');
    assert.match(notes, /it does more[^]*it breaks less/);
    assert.ok(!notes.includes('0.1.0'));
  });

  it('npm is given the package of that repository, and nobody a file that was changed on the way', () => {
    const packed = join(folder, 'packed');
    mkdirSync(packed);
    run(artifact, 'tar', '-xzf', 'solution-catalogue-0.2.0.tgz', '-C', packed);
    const manifest = JSON.parse(readFileSync(join(packed, 'package/package.json'), 'utf8')) as object;
    assert.deepEqual('repository' in manifest && manifest.repository, {
      type: 'git',
      url: 'git+https://code.example/somebody/solution-catalogue.git',
    });
    const { code, output } = steps(commandsOf('publish'), artifact);
    assert.equal(code, 0, output);
    assert.match(output, /solution-catalogue@0\.2\.0/);

    const script = join(artifact, 'solution-catalogue.js');
    const text = readFileSync(script);
    writeFileSync(script, `${text.toString()};`);
    assert.notEqual(steps(commandsOf('publish').slice(0, 1), artifact).code, 0);
    writeFileSync(script, text);
  });

  it('GitHub is given the files, their digests and what is new', () => {
    const { code, output } = steps(commandsOf('release'), artifact);
    assert.equal(code, 0, output);
    const asked = output.trim().split('\n');
    assert.deepEqual(asked.slice(0, 3), ['release', 'create', 'v0.2.0']);
    for (const file of asked.filter((argument) => /\.(js|tgz|zip|json|md|txt)$|SUMS$/.test(argument)))
      assert.ok(existsSync(join(artifact, file)), file);
    for (const file of [
      './solution-card.js',
      './solution-catalogue.js',
      './solution-catalogue.iife.js',
      './solution-catalogue-wordpress.zip',
      'integrity.json',
      'licenses.txt',
      'SHA384SUMS',
    ])
      assert.ok(asked.includes(file), file);
  });
});
