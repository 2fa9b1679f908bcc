import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import test from 'node:test';
import { promisify } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import { version } from '../../../generator/package.js';
import { temporaryFolder, writeFiles } from '../support/catalogues.js';
import { readFiles } from '../support/goldens.js';
import { runCli } from '../support/io.js';

test('the CI that init writes runs every day, takes tokens from secrets, and names no host and no token', async (t) => {
  const folder = temporaryFolder(t);
  await runCli(['init', folder]);
  const files = readFiles(folder);
  const [github = '', gitlab = ''] = [files['.github/workflows/catalogue.yml'], files['.gitlab-ci.yml']];
  const workflow = parse(github) as {
    on: { schedule: { cron: string }[] };
    jobs: { catalogue: { steps: { run?: string; env?: Record<string, string> }[] } };
  };
  assert.match(workflow.on.schedule[0]?.cron ?? '', /^\d+ \d+ \* \* \*$/);
  const commands = workflow.jobs.catalogue.steps.flatMap(({ run }) => run ?? []);
  assert.deepEqual(commands, [
    `npx --yes solution-catalogue@${version} validate --format github`,
    `npx --yes solution-catalogue@${version} build --out public --keep-from 'https://catalogue.example/'`,
  ]);
  const env = workflow.jobs.catalogue.steps.find((step) => step.env)?.env ?? {};
  const values = Object.values(env);
  assert.ok(values.length > 0);
  assert.ok(values.every((value) => value.startsWith('${{ secrets.')));
  assert.deepEqual(
    parseAllDocuments(gitlab).flatMap(({ errors }: { errors: unknown[] }) => errors),
    [],
  );
  assert.match(gitlab, /17 4 \* \* \*[^]*== "schedule"/);
  assert.ok(gitlab.includes(`solution-catalogue@${version} build --out public`));
  for (const content of [github, gitlab])
    assert.match(
      content,
      new RegExp(`# "solution-catalogue@${version}" .* name and version that it is published under`),
    );
  const withoutHomepage = (github + gitlab).replaceAll("'https://catalogue.example/'", '');
  assert.doesNotMatch(withoutHomepage, /https?:|registry|gh[ps]_|glpat-/);
});

test('the CI that init writes audits once a month, and keeps one issue up to date', async (t) => {
  const folder = temporaryFolder(t);
  await runCli(['init', folder]);
  const files = readFiles(folder);
  const workflow = parse(files['.github/workflows/catalogue.yml'] ?? '') as {
    on: { schedule: { cron: string }[] };
    jobs: Record<string, { if: string; permissions?: object; steps: { run?: string; with?: object }[] }>;
  };
  const cron = workflow.on.schedule[1]?.cron ?? '';
  assert.match(cron, /^\d+ \d+ 1 \* \*$/);
  const { catalogue, audit } = workflow.jobs;
  assert.equal(catalogue?.if, `github.event.schedule != '${cron}'`);
  assert.equal(audit?.if, `github.event.schedule == '${cron}'`);
  assert.deepEqual(audit.permissions, { contents: 'read', issues: 'write' });
  const command = `npx --yes solution-catalogue@${version} audit --format markdown > audit.md`;
  assert.equal(audit.steps.find(({ run }) => run)?.run, command);

  const { script } = (parse(files['.gitlab-ci.yml'] ?? '') as { audit: { script: string[] } }).audit;
  assert.equal(script[0], command);
  writeFiles(folder, { 'audit.md': '## Audit: 1 to look at & more\n' });
  const seen: string[] = [];
  let open: object[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const sent = Object.entries(Object.fromEntries(new URLSearchParams(body)));
      seen.push(
        `${request.method} ${request.url} ${String(request.headers['private-token'])} ${sent.join(' ')}`,
      );
      response.end(JSON.stringify(open));
    });
  }).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const env = { CI_API_V4_URL: `http://127.0.0.1:${port}/api/v4`, CI_PROJECT_ID: '7', AUDIT_TOKEN: 'token' };
  for (open of [[], [{ iid: 3 }]])
    await promisify(execFile)('bash', ['-eo', 'pipefail', '-c', script.slice(1).join('\n')], {
      cwd: folder,
      env: { ...process.env, ...env },
    });
  const list = 'GET /api/v4/projects/7/issues?state=opened&labels=audit token ';
  const body = 'description,## Audit: 1 to look at & more\n';
  assert.deepEqual(seen, [
    list,
    `POST /api/v4/projects/7/issues token title,Audit of the catalogue labels,audit ${body}`,
    list,
    `PUT /api/v4/projects/7/issues/3 token ${body}`,
  ]);
});

test('the address in the CI that init writes is one word to a shell, whatever is in it', async (t) => {
  const folder = temporaryFolder(t);
  const hostile = "https://catalogue.example/a;id/$(id)/`id`/'/${{github.token}}/?x=1#y";
  const { code, err } = await runCli(['init', folder, '--homepage', hostile, '--yes']);
  assert.equal(code, 0, err);
  for (const [path, content] of Object.entries(readFiles(folder)))
    if (path.endsWith('.yml')) {
      const [, words = ''] = /--keep-from (.*)/.exec(content) ?? [];
      const echoed = spawnSync('sh', ['-c', `printf %s ${words}`], { encoding: 'utf8' }).stdout;
      assert.equal(echoed, 'https://catalogue.example/a;id/$(id)/%60id%60/%27/$%7B%7Bgithub.token%7D%7D/');
    }
});
