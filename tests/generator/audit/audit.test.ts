import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { makeCatalogue, solutionYaml } from '../support/catalogues.js';
import { CodeHosts } from '../support/code-hosts.js';
import { runCli } from '../support/io.js';

test('an audit finds what has stopped being true, and tells it in four forms', async (t) => {
  const source = (name: string, change: Record<string, unknown>) =>
    solutionYaml(name, { reviewedAt: '2026-11-01', tags: ['chat'], ...change });
  const folder = makeCatalogue(t, {
    'solutions/alpha.yaml': source('Alpha', { tags: ['slack-alternative', 'chat'] }),
    'solutions/beta.yaml': source('Beta', { license: 'AGPL-3.0-or-later', tags: ['slack-alternative'] }),
    'solutions/gamma.yaml': source('Gamma', { maturity: 5, tags: ['zoom-alternative'] }),
    'solutions/delta.yaml': source('Delta', {
      reviewedAt: '2025-01-31',
      license: 'GPL-2.0-only',
      tags: ['lone'],
    }),
    'solutions/epsilon.yaml': source('Epsilon', { complexity: 9 }),
    'solutions/zeta.yaml': source('Zeta', { maturity: 8, category: 'Video', owner: 'Team Video' }),
    'catalogue.yaml': `homepage: https://catalogue.example/
repositoryHosts: [github.com, gitlab.com]
categories: [{ name: Kommunikation }, { name: Video }]
`,
    '.links.json': JSON.stringify({
      version: 1,
      links: {
        'https://alpha.example/': { state: 'dead', reason: 'status 410', since: '2026-11-01T00:00:00.000Z' },
      },
    }),
  });
  const pushedAt = '2026-11-01T00:00:00Z';
  const hosts = await CodeHosts.start(t, {
    'example/alpha': { stars: 1, pushedAt, licence: 'MIT' },
    'example/beta': { stars: 1, pushedAt, licence: 'AGPL-3.0', isArchived: true },
    'example/delta': { stars: 1, pushedAt, movedTo: 'new/delta' },
    'new/delta': { stars: 1, pushedAt, licence: 'BUSL-1.1' },
    'example/epsilon': { stars: 1, pushedAt, licence: 'NOASSERTION' },
    'example/zeta': { stars: 1, pushedAt: '2025-01-01T00:00:00Z', releasedAt: '2024-06-01T00:00:00Z' },
  });
  const audited = (...argv: string[]) =>
    runCli(['audit', '.', ...argv], { cwd: folder, env: hosts.env({ GITHUB_TOKEN: 'x' }) });
  const { code, out, err } = await audited('--format', 'json');
  assert.equal(code, 0, err);
  assert.match(err, /^10 to look at in 6 solutions; 1 request\.$/m);
  const { issues } = JSON.parse(out) as { issues: { file: string; rule: string }[] };
  assert.deepEqual(issues.map(({ file, rule }) => `${file} ${rule}`).toSorted(), [
    'solutions/alpha.yaml dead-link',
    'solutions/beta.yaml repository-archived',
    'solutions/delta.yaml licence-changed',
    'solutions/delta.yaml lonely-tag',
    'solutions/delta.yaml not-reviewed',
    'solutions/delta.yaml repository-moved',
    'solutions/epsilon.yaml far-score',
    'solutions/gamma.yaml one-alternative',
    'solutions/gamma.yaml repository-gone',
    'solutions/zeta.yaml dormant',
  ]);
  const text = await audited();
  assert.match(
    text.out,
    /solutions\/zeta\.yaml:\d+:\d+: warning: maturity: is 8, and the last release or push was on 2025-01-01\./,
  );
  const markdown = await audited('--format', 'markdown');
  assert.match(
    markdown.out,
    /^### Team Video\n\n#### Mature, and nothing has happened for 18 months \(1\)\n\n- \[ \] solutions\/zeta\.yaml:\d+ maturity: is 8/m,
  );
  const sarif = await audited('--format', 'sarif', '--no-hosts');
  assert.match(sarif.out, /"ruleId": "far-score"/);
  assert.match(sarif.err, /^5 to look at in 6 solutions; 0 requests\.$/m);
});

test('a host that knows none of several repositories is told once, and none of them is called gone', async (t) => {
  const names = ['beta', 'gamma', 'delta'];
  const folder = makeCatalogue(
    t,
    Object.fromEntries(names.map((name) => [`solutions/${name}.yaml`, solutionYaml(name)])),
  );
  const hosts = await CodeHosts.start(t, {});
  const { code, out, err } = await runCli(['audit', folder], { env: hosts.env({ GITHUB_TOKEN: 'x' }) });
  assert.equal(code, 0, err);
  assert.doesNotMatch(out, /no public repository/);
  assert.match(
    err,
    /^github\.com gave no star counts of 4 of 4 repositories .* nothing is said of these repositories\.$/m,
  );
});

test('git tells which German texts were changed after their translations, and whose the rest is', async (t) => {
  const source = (name: string) => solutionYaml(name, { reviewedAt: '2026-11-01', tags: ['chat'] });
  const folder = makeCatalogue(t, {
    'solutions/alpha.yaml': source('Alpha'),
    'solutions/beta.yaml': source('Beta'),
    'solutions/gamma.yaml': source('Gamma'),
    // As an import from a list in English leaves it: what is written later is no change.
    'solutions/delta.yaml': source('Delta').replace(/^description: .*$/m, 'description: TODO'),
  });
  const git = (author: string, date: string, ...argv: string[]) =>
    execFileSync('git', argv, {
      cwd: folder,
      stdio: 'pipe',
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        ...{ GIT_AUTHOR_NAME: author, GIT_AUTHOR_EMAIL: 'a@a.example', GIT_AUTHOR_DATE: date },
        ...{ GIT_COMMITTER_NAME: author, GIT_COMMITTER_EMAIL: 'a@a.example', GIT_COMMITTER_DATE: date },
      },
    });
  const audited = (...argv: string[]) => runCli(['audit', '.', '--no-hosts', ...argv], { cwd: folder });
  const without = await audited();
  assert.match(without.err, /^There is no git history here/m);
  assert.equal(without.out, '');

  const commit = (author: string, date: string) => {
    git(author, date, 'add', '-A');
    git(author, date, 'commit', '-q', '-m', 'x');
  };
  git('Ada', '2026-01-01T12:00:00Z', 'init', '-q');
  commit('Ada', '2026-01-01T12:00:00Z');
  const change = (file: string, ...fields: string[]) => {
    const path = join(folder, file);
    let text = readFileSync(path, 'utf8');
    for (const field of fields) text = text.replace(new RegExp(`^(${field}: .*)[.]?$`, 'm'), '$1 Neu.');
    writeFileSync(path, text);
  };
  change('solutions/alpha.yaml', 'description');
  change('solutions/beta.yaml', 'description', 'descriptionEn');
  writeFileSync(join(folder, 'solutions/delta.yaml'), source('Delta'));
  change('solutions/gamma.yaml', 'descriptionEn');
  commit('Ben @ben', '2026-03-05T12:00:00Z');
  const { out, err, code } = await audited('--format', 'markdown');
  assert.equal(code, 0, err);
  assert.equal(
    out,
    `## Audit: 1 to look at

### Ada

#### German text changed, translations not (1)

- [ ] solutions/alpha.yaml:3 description: was changed on 2026-03-05, and descriptionEn not since.
`,
  );

  const shallow = join(folder, 'shallow');
  git('Ada', '', 'clone', '-q', '--depth', '1', `file://${folder}`, shallow);
  const cloned = await runCli(['audit', shallow, '--no-hosts'], { cwd: folder });
  assert.match(cloned.err, /^The clone is shallow/m);
  assert.equal(cloned.out, '');
});

test('of one kind an owner is told some, so that a thousand entries without a review hide nothing else', async (t) => {
  const many = Array.from({ length: 40 }, (_, index) => [
    `solutions/s${index}.yaml`,
    solutionYaml(`S ${index}`, { tags: ['chat', ...(index === 39 ? ['lone'] : [])], owner: 'Team' }),
  ]);
  const folder = makeCatalogue(t, Object.fromEntries(many) as Record<string, string>);
  const { out } = await runCli(['audit', '.', '--no-hosts', '--format', 'markdown'], { cwd: folder });
  assert.match(out, /^#### Not reviewed for a year \(40\)\n\n(- \[ \] .*\n){25}- and 15 more, which/m);
  assert.match(out, /^#### Tags used once \(1\)$/m);
});

test('an audit for an issue is no longer than an issue may be, and notifies nobody', async (t) => {
  const many = Array.from({ length: 900 }, (_, index) => [
    `solutions/s${index}.yaml`,
    solutionYaml(`S ${index}`, { tags: ['chat'], owner: `@someone #${index % 60}` }),
  ]);
  const folder = makeCatalogue(t, Object.fromEntries(many) as Record<string, string>);
  const { out } = await runCli(['audit', '.', '--no-hosts', '--format', 'markdown'], { cwd: folder });
  assert.ok(out.length > 50_000 && out.length < 65_536, `${out.length} characters`);
  const shown = out.match(/^- \[ \]/gm)?.length ?? 0;
  assert.match(out, new RegExp(`… and ${902 - shown} more`));
  assert.doesNotMatch(out, /@(?=\w)|#(?=\d)/);
});
