// The steps of the CI that init writes, carried out in order.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { parse } from 'yaml';
import { temporaryFolder, writeFiles } from '../../support/catalogues.js';
import { cloned, listening } from '../../support/ci.js';

test('every step of the workflow for GitHub runs in a fresh clone: daily, for a pull request, and once a month', async (t) => {
  const { clone, shell, publish, addOne } = await cloned(t);
  const { jobs } = parse(readFileSync(join(clone, '.github/workflows/catalogue.yml'), 'utf8')) as {
    jobs: Record<
      string,
      { steps: { if?: string; uses?: string; run?: string; env?: Record<string, string> }[] }
    >;
  };
  // What GitHub would put in the place of expressions, and which conditions hold. Others than these are a fault.
  const values = new Map([
    ['${{ secrets.GITHUB_TOKEN }}', ''],
    ['${{ secrets.GITLAB_TOKEN }}', ''],
    ['${{ steps.site.outputs.artifact-url }}', 'https://artifact.example/1'],
    ['${{ github.repository }}', 'a/b'],
    ['${{ github.event.pull_request.number }}', '7'],
  ]);
  const forPullRequests = new Map([
    ["github.event_name == 'pull_request'", true],
    [
      "github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository",
      true,
    ],
  ]);
  const logs = temporaryFolder(t);
  const log = (name: string) => readFileSync(join(logs, name), 'utf8');
  writeFiles(logs, { summary: '', gh: '' });
  const runJob = async (name: string, isPullRequest: boolean) => {
    const said: string[] = [];
    for (const step of jobs[name]?.steps ?? []) {
      const holds = step.if === undefined || (forPullRequests.get(step.if) ?? assert.fail(step.if));
      if (step.run === undefined || !holds || (step.if !== undefined && !isPullRequest)) continue;
      const env = Object.entries(step.env ?? {}).map(([key, value]) => [
        key,
        values.get(value) ?? assert.fail(value),
      ]);
      const own = { GITHUB_STEP_SUMMARY: join(logs, 'summary'), GH_LOG: join(logs, 'gh') };
      said.push(await shell(step.run, { ...own, ...(Object.fromEntries(env) as Record<string, string>) }));
    }
    return said;
  };

  const [checked = '', built = ''] = await runJob('catalogue', false);
  assert.match(checked, /2 solutions, no errors/);
  assert.match(built, /nothing is published there yet[^]*Published 2 solutions/);
  await publish();
  assert.match(
    (await runJob('catalogue', false)).at(-1) ?? '',
    /Stars: 2 counted[^]*\(4 of \d+ files changed\)/,
  );

  addOne();
  const told = await runJob('catalogue', true);
  assert.equal(told.length, 4);
  assert.match(log('summary'), /Added \(1\)[^]*Another[^]*\(https:\/\/artifact\.example\/1\)/);
  assert.match(
    log('gh'),
    /^gh api --paginate repos\/a\/b\/issues\/7\/comments .*\ngh pr comment 7 --body-file changes\.md\n$/,
  );

  writeFiles(logs, { gh: '' });
  await runJob('audit', false);
  assert.match(readFileSync(join(clone, 'audit.md'), 'utf8'), /^## Audit: \d+ to look at/);
  assert.match(
    log('gh'),
    /^gh issue list .*\ngh label create .*\ngh issue create .*--body-file audit\.md\n$/,
  );
});

test('every job of the pipeline for GitLab runs in a fresh clone: at a change, for a merge request, daily and once a month', async (t) => {
  const { clone, shell, publish, addOne } = await cloned(t);
  const jobs = parse(readFileSync(join(clone, '.gitlab-ci.yml'), 'utf8')) as Record<
    string,
    { script: string[] }
  >;
  const { seen, url } = await listening(t, clone, {});
  const env = { CI_API_V4_URL: url, CI_PROJECT_ID: '7', CI_MERGE_REQUEST_IID: '5', AUDIT_TOKEN: 'token' };
  const runJob = (name: string) => shell((jobs[name]?.script ?? []).join('\n'), env, ['-eo', 'pipefail']);
  assert.deepEqual(
    Object.keys(jobs).filter((name) => jobs[name]?.script),
    ['validate', 'preview', 'pages', 'audit'],
  );
  assert.match(await runJob('validate'), /2 solutions, no errors/);
  assert.match(await runJob('pages'), /Published 2 solutions/);
  await publish();
  addOne();
  assert.match(await runJob('preview'), /Added \(1\)[^]*Another/);
  await runJob('audit');
  assert.deepEqual(
    seen.map((each) => each.split(' ').slice(0, 2).join(' ')),
    [
      'GET /api/v4/projects/7/merge_requests/5/notes?per_page=100',
      'POST /api/v4/projects/7/merge_requests/5/notes',
      'GET /api/v4/projects/7/issues?state=opened&labels=audit',
      'POST /api/v4/projects/7/issues',
    ],
  );
});
