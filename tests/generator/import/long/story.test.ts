// The story of docs/publishing.md, with the commands that stand there.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { docsExample } from '../../../support/readme.js';
import { temporaryFolder, writeFiles } from '../../support/catalogues.js';
import { CodeHosts } from '../../support/code-hosts.js';
import { readFiles } from '../../support/goldens.js';
import { runCli } from '../../support/io.js';

/** A table of as many rows: those of an example, and further ones after the last of them. */
function grown(example: string, rows: number, change: (row: string, number: number) => string): string {
  const [head = '', ...given] = example.trimEnd().split('\n');
  const more = Array.from({ length: rows - given.length }, (_, index) =>
    change(given.at(-1) ?? '', given.length + index + 1),
  );
  return [head, ...given, ...more, ''].join('\n');
}

test('from a spreadsheet of 300 rows to a site that is imported and built again: the commands of the documentation', async (t) => {
  const folder = temporaryFolder(t);
  const list = grown(docsExample('storyList'), 300, (row, number) =>
    row.replace(/^2/, `${number}`).replaceAll(/DokuWiki/gi, (name) => `${name}-${number}`),
  );
  const ready = grown(docsExample('storyReady'), 2, (row) => row.replace('Mattermost', 'DokuWiki-9'));
  writeFiles(folder, { 'list.csv': list, 'list.yaml': docsExample('storyMap'), 'ready.csv': ready });
  const pushedAt = '2026-11-01T00:00:00Z';
  const hosts = await CodeHosts.start(t, {
    'mattermost/mattermost': { stars: 30_000, pushedAt, licence: 'MIT' },
    'dokuwiki-9/dokuwiki-9': { stars: 4000, pushedAt, licence: 'GPL-2.0' },
  });
  /** Runs the commands of an example; what serves would never end. */
  const runAll = async (name: 'storyFirst' | 'storyPublish' | 'storyLater') => {
    let said = '';
    for (const line of docsExample(name).trimEnd().split('\n')) {
      const [npx, program, ...argv] = line.split(/\s+/);
      assert.deepEqual([npx, program], ['npx', 'solution-catalogue'], line);
      if (argv[0] === 'serve') continue;
      const { code, out, err } = await runCli(argv, { cwd: folder, env: hosts.env({ GITHUB_TOKEN: 'x' }) });
      // Before anything is ready there is nothing to publish, and validate says so.
      assert.equal(code, name === 'storyFirst' && argv[0] === 'validate' ? 1 : 0, `${line}\n${out}${err}`);
      said += out + err;
    }
    return said;
  };

  const first = await runAll('storyFirst');
  assert.match(first, /^300 added, 0 updated/m);
  const [, progress = ''] =
    /"(0 of 300 ready; [^"]+)"/.exec(
      readFileSync(new URL('../../../../docs/publishing.md', import.meta.url), 'utf8').replaceAll('\n', ' '),
    ) ?? [];
  assert.ok(progress !== '' && first.includes(`${progress}.`), first.slice(-2000));
  const written = Object.keys(readFiles(join(folder, 'my-catalogue')));
  for (const path of ['.github/workflows/catalogue.yml', 'solution.schema.json', 'catalogue.schema.json'])
    assert.ok(written.includes(path), path);

  const published = await runAll('storyPublish');
  assert.match(published, /^2 of 300 ready;/m);
  assert.match(published, /^Published 2 solutions in 2 categories to /m);
  const page = readFileSync(join(folder, 'my-catalogue/public/en/solutions/mattermost/index.html'), 'utf8');
  assert.ok(page.includes('Conversations in channels'));

  // What editors write, and what the list says of other things meanwhile.
  const source = join(folder, 'my-catalogue/solutions/mattermost.yaml');
  const edited = readFileSync(source, 'utf8').replace('maturity: 9', 'maturity: 10 # read again');
  writeFileSync(source, edited);
  const changed = list
    .replace('mit Suche, Dateien und Anrufen', 'mit Suche, Dateien und Videoanrufen')
    .concat(list.trimEnd().split('\n').at(-1)?.replaceAll('300', '301') ?? '', '\n');
  writeFiles(folder, { 'list.csv': changed });
  const later = await runAll('storyLater');
  assert.match(later, /^1 added, 1 updated in 1 field, 299 unchanged, 0 conflicts\.$/m);
  assert.match(later, /^Published 2 solutions/m);
  assert.match(later, /one-alternative|has no other alternative/);
  assert.match(readFileSync(source, 'utf8'), /Videoanrufen[^]*^maturity: 10 # read again$/m);
});
