import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { version } from '../../../generator/package.js';
import { temporaryFolder, writeFiles } from '../support/catalogues.js';
import { readFiles } from '../support/goldens.js';
import { listening } from '../support/ci.js';
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
  assert.deepEqual(commands.slice(0, 2), [
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
  writeFiles(folder, { 'audit.md': '## Audit\n\nEverything is still true.\n' });
  const env = { CI_PROJECT_ID: '7', AUDIT_TOKEN: 'token' };
  const { seen, run } = await listening(t, folder, env);
  await run(script.slice(1), []);
  assert.equal(seen.splice(0).length, 1, 'no issue where there is nothing to look at');
  writeFiles(folder, { 'audit.md': '## Audit: 1 to look at & more\n- [ ] one\n' });
  await run(script.slice(1), []);
  await run(script.slice(1), [{ iid: 3 }]);
  const list = 'GET /api/v4/projects/7/issues?state=opened&labels=audit token ';
  const body = 'description,## Audit: 1 to look at & more\n- [ ] one\n';
  assert.deepEqual(seen, [
    list,
    `POST /api/v4/projects/7/issues token title,Audit of the catalogue labels,audit ${body}`,
    list,
    `PUT /api/v4/projects/7/issues/3 token ${body}`,
  ]);
});

test('the CI that init writes says in one comment what a pull request changes, and leads to the site', async (t) => {
  const folder = temporaryFolder(t);
  await runCli(['init', folder]);
  const files = readFiles(folder);
  writeFiles(folder, { 'changes.md': 'What & how\n' });
  const workflow = parse(files['.github/workflows/catalogue.yml'] ?? '') as {
    jobs: {
      catalogue: { permissions: object; steps: { id?: string; if?: string; run?: string; env?: object }[] };
    };
  };
  const { permissions, steps } = workflow.jobs.catalogue;
  assert.deepEqual(permissions, { contents: 'read', 'pull-requests': 'write' });
  const [tell, comment] = steps.filter((step) => step.if?.startsWith("github.event_name == 'pull_request'"));
  assert.deepEqual(tell?.env, { SITE: '${{ steps.site.outputs.artifact-url }}' });
  assert.equal(steps.filter(({ id }) => id === 'site').length, 1);
  const diff = `npx --yes solution-catalogue@${version} diff 'https://catalogue.example/' public --format review`;
  assert.ok(tell.run?.includes(`${diff} >> changes.md`));
  assert.match(comment?.if ?? '', /head\.repo\.full_name == github\.repository$/);
  // A stand-in for GitHub's own command, which says what it was called with.
  writeFiles(folder, {
    'bin/gh': '#!/bin/sh\nif [ "$2" = --paginate ]; then printf %s "$FOUND"; else echo "$@"; fi\n',
  });
  chmodSync(join(folder, 'bin/gh'), 0o755);
  const said = (FOUND: string) =>
    spawnSync('bash', ['-ec', comment?.run ?? ''], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
        GH_REPO: 'a/b',
        NUMBER: '7',
        FOUND,
      },
    }).stdout;
  assert.equal(said(''), 'pr comment 7 --body-file changes.md\n');
  assert.equal(
    said('12\n13\n'),
    'api --silent --method PATCH repos/a/b/issues/comments/12 --field body=@changes.md\n',
  );

  const { preview } = parse(files['.gitlab-ci.yml'] ?? '') as {
    preview: { script: string[]; artifacts: { expose_as: string; paths: string[] }; rules: { if: string }[] };
  };
  assert.deepEqual(preview.artifacts.paths, ['public/']);
  assert.deepEqual(preview.rules, [{ if: '$CI_PIPELINE_SOURCE == "merge_request_event"' }]);
  assert.equal(preview.script[2], `${diff} | tee -a changes.md`);
  const mark = preview.script[1] ?? '';
  const env = { CI_PROJECT_ID: '7', CI_MERGE_REQUEST_IID: '5', AUDIT_TOKEN: 'token' };
  const { seen, run } = await listening(t, folder, env);
  const marked = spawnSync('sh', ['-c', `${mark}; cat changes.md`], { cwd: folder, encoding: 'utf8' }).stdout;
  await run(preview.script.slice(3), [{ id: 1, body: 'Nice.' }]);
  await run(preview.script.slice(3), [
    { id: 1, body: 'Nice.' },
    { id: 2, body: `${marked}before` },
  ]);
  const list = 'GET /api/v4/projects/7/merge_requests/5/notes?per_page=100 token ';
  assert.deepEqual(seen, [
    list,
    `POST /api/v4/projects/7/merge_requests/5/notes token body,${marked}`,
    list,
    `PUT /api/v4/projects/7/merge_requests/5/notes/2 token body,${marked}`,
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
