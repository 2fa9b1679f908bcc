import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../../demo/check-facts.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'facts-'));
after(() => {
  rmSync(folder, { recursive: true });
});

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A source with what the check reads. */
function source(name: string, host: string, fields = ''): void {
  write(
    `catalogue/solutions/${name}.yaml`,
    `name: ${name}\nlicense: MIT\ndeployment: [docker]\ntags: [platform-web]\ngithub: https://${host}/maker/${name}\n` +
      `website: https://${name}.example/\n${fields}`,
  );
}

async function clone(name: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) write(`clones/maker/${name}/${path}`, text);
  const git = (...args: string[]) => run('git', ['-C', join(folder, 'clones/maker', name), ...args]);
  await git('init', '--quiet');
  await git('add', '.');
  await git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'A');
}

/** Runs the check; what it prints, by lines, and its exit code. */
async function check(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ lines: string[]; summary: string; code: number }> {
  const clean = { ...process.env, GITHUB_TOKEN: '', GITLAB_TOKEN: '', ...env };
  const { stdout, stderr, code } = await run(process.execPath, [script, ...args], { env: clean }).then(
    (result) => ({ ...result, code: 0 }),
    (error: unknown) => error as { stdout: string; stderr: string; code: number },
  );
  return { lines: stdout.split('\n').filter(Boolean), summary: stderr.trim(), code };
}

const MIT = 'MIT License\n\nPermission is hereby granted, free of charge, to any person obtaining a copy';
const GPL =
  'GNU GENERAL PUBLIC LICENSE\n   Version 3, 29 June 2007\n\nuse the GNU Lesser General Public License instead';

describe('check-facts', () => {
  it('finds in clones what differs from the sources, and nothing where all is as they say', async () => {
    source('right', 'github.com');
    await clone('right', { LICENSE: MIT, Dockerfile: '', 'README.md': 'See https://right.example/docs' });
    source('wrong', 'gitlab.com');
    await clone('wrong', {
      COPYING: GPL,
      'README.md': 'This project is no longer maintained.',
      'app/AndroidManifest.xml': '',
      'tests/Dockerfile': '',
      'charts/wrong/Chart.yaml': '',
      'Chart.yaml': '',
    });
    source('elsewhere', 'github.com');
    const { lines, summary, code } = await check([
      '--clones',
      join(folder, 'clones'),
      join(folder, 'catalogue'),
    ]);
    assert.deepEqual(lines, [
      'wrong.yaml: license: MIT, but the repository has GPL-3',
      'wrong.yaml: the repository says that it is archived or no longer maintained',
      'wrong.yaml: deployment: docker, but no file of the repository shows it',
      'wrong.yaml: deployment: not kubernetes, but there is Chart.yaml',
      'wrong.yaml: tags: not platform-android, but there is app/AndroidManifest.xml',
      'wrong.yaml: website: the README does not name wrong.example',
    ]);
    assert.equal(summary, '2 of 3 solutions checked, 1 not; 1 differ.');
    assert.equal(code, 1);
  });

  it('asks the code hosts for what has no clone, with their tokens', async () => {
    const answers: Record<string, unknown> = {
      '/repos/maker/elsewhere': {
        archived: true,
        license: { spdx_id: 'AGPL-3.0' },
        homepage: 'https://www.new.example',
      },
      '/repos/maker/elsewhere/git/trees/HEAD?recursive=1': { tree: [{ path: 'compose.yaml' }] },
      '/projects/maker%2Fwrong?license=true': { archived: false, license: { key: 'mit' } },
      '/projects/maker%2Fwrong/repository/tree?recursive=true&per_page=100&page=1': [
        { path: 'docker/Dockerfile' },
      ],
    };
    const tokens = new Set<string | string[] | undefined>();
    const server = createServer((request, response) => {
      tokens.add(request.headers.authorization ?? request.headers['private-token']);
      const answer = answers[request.url ?? ''];
      response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const { lines, code } = await check([join(folder, 'catalogue')], {
      GITHUB_TOKEN: 'one',
      GITLAB_TOKEN: 'two',
      GITHUB_API_URL: url,
      GITLAB_API_URL: url,
    });
    server.close();
    assert.deepEqual(lines, [
      'elsewhere.yaml: license: MIT, but the repository has AGPL',
      'elsewhere.yaml: the repository says that it is archived or no longer maintained',
      'elsewhere.yaml: website: elsewhere.example, but the repository says https://www.new.example',
      `right.yaml: could not be checked: ${url}/repos/maker/right answers 404`,
    ]);
    assert.deepEqual([...tokens].sort(), ['Bearer one', 'two']);
    assert.equal(code, 1);
  });

  it('says what it needs when it has neither clones nor a token', async () => {
    const { summary, code } = await check([join(folder, 'catalogue')]);
    assert.match(summary, /--clones.*GITHUB_TOKEN/);
    assert.equal(code, 2);
  });
});
