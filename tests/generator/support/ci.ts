import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { promisify } from 'node:util';
import { version } from '../../../generator/package.js';
import { startServer } from '../../../generator/serve/server.js';
import { temporaryFolder, writeFiles } from './catalogues.js';
import { CodeHosts } from './code-hosts.js';
import { BUILT_CLI, runCli } from './io.js';

/** A GitLab on this machine that tells what it was asked, and a way to run the lines of a script against it. */
export async function listening(t: TestContext, cwd: string, env: Readonly<Record<string, string>>) {
  const seen: string[] = [];
  let found: readonly object[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const sent = Object.entries(Object.fromEntries(new URLSearchParams(body)));
      seen.push(
        `${request.method} ${request.url} ${String(request.headers['private-token'])} ${sent.join(' ')}`,
      );
      response.end(JSON.stringify(found));
    });
  }).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const CI_API_V4_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v4`;
  const run = async (script: readonly string[], list: readonly object[]) => {
    found = list;
    await promisify(execFile)('bash', ['-eo', 'pipefail', '-c', script.join('\n')], {
      cwd,
      env: { ...process.env, ...env, CI_API_V4_URL },
    });
  };
  return { seen, run, url: CI_API_V4_URL };
}

/**
 * A repository with the CI that init writes, cloned anew, whose site is live and whose code host is on this machine. Only
 * the address of the site is another one; `npx` runs the commands as they are shipped, and only by name and version.
 */
export async function cloned(t: TestContext) {
  const upstream = temporaryFolder(t);
  await runCli(['init', upstream, '--yes']);
  const built = temporaryFolder(t);
  const live = await startServer({ root: built, port: 0 });
  t.after(() => live.close());
  for (const path of ['.github/workflows/catalogue.yml', '.gitlab-ci.yml']) {
    const text = readFileSync(join(upstream, path), 'utf8');
    writeFiles(upstream, { [path]: text.replaceAll("'https://catalogue.example/'", `'${live.url}'`) });
  }
  const bin = temporaryFolder(t);
  writeFiles(bin, {
    npx: `#!/bin/sh\n[ "$1 $2" = "--yes solution-catalogue@${version}" ] || exit 99\nshift 2\nexec '${process.execPath}' '${BUILT_CLI}' "$@"\n`,
    // Says what it was called with.
    gh: '#!/bin/sh\necho "gh $*" >> "$GH_LOG"\n',
  });
  for (const name of ['npx', 'gh']) chmodSync(join(bin, name), 0o755);
  const hosts = await CodeHosts.start(t, { 'nextcloud/server': { stars: 30 }, 'zulip/zulip': { stars: 20 } });
  const clone = temporaryFolder(t);
  const base = { ...process.env, ...hosts.env(), PATH: `${bin}:${process.env.PATH}` };
  const identity = ['GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL'];
  const git = (cwd: string, ...argv: readonly string[]) =>
    promisify(execFile)('git', argv, {
      cwd,
      env: { ...base, ...Object.fromEntries(identity.map((name) => [name, 'a@b.example'])) },
    });
  await git(upstream, 'init', '-q', '-b', 'main');
  await git(upstream, 'add', '--all');
  await git(upstream, 'commit', '-q', '-m', 'Begin');
  await git(clone, 'clone', '-q', upstream, '.');
  const shell = async (script: string, env: Readonly<Record<string, string>>, flags = ['-e']) => {
    const options = { cwd: clone, env: { ...base, ...env }, maxBuffer: 1e8 };
    const { stdout, stderr } = await promisify(execFile)('bash', [...flags, '-c', script], options);
    return stdout + stderr;
  };
  const publish = async () => void (await shell(`cp -R public/. '${built}'`, {}));
  const addOne = () => {
    const text = readFileSync(join(clone, 'solutions/zulip.yaml'), 'utf8');
    writeFiles(clone, {
      'solutions/another.yaml': text
        .replace(/^name:.*/m, 'name: Another')
        .replace(/^github:.*/m, 'github: https://github.com/example/another'),
    });
  };
  return { clone, shell, publish, addOne, hosts };
}
