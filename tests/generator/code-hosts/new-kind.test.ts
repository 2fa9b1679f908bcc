import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { promisify } from 'node:util';
import { solutionYaml, temporaryFolder, writeFiles } from '../support/catalogues.js';

const ROOT = resolve(import.meta.dirname, '../../..');

/** A kind of code host that there is none of here: what somebody would write who adds one. */
const SOURCEHUT = `import * as z from 'zod/mini';
import { REPOSITORY_NAME, restApi, type CodeHostKind, type Description } from './api.js';

const schema = z.pipe(
  z.object({ fullName: z.string(), watchers: z.number() }),
  z.transform(({ fullName, watchers }): Description => ({
    stars: watchers,
    path: fullName,
    isArchived: false,
    isPrivate: false,
    facts: {},
  })),
);

export const sourcehut: CodeHostKind = {
  label: 'SourceHut',
  publicHost: 'git.sr.ht',
  apiPath: '/api',
  graphqlOf: () => undefined,
  variablePrefix: 'SOURCEHUT',
  ownerPattern: /^~[a-z0-9_-]+$/,
  maxOwnerDepth: 1,
  isOftenSelfHosted: false,
  apis: ({ rest }) => [
    restApi({ url: ({ owner, name }) => \`\${rest}/\${owner}/repos/\${name}\`, headers: {}, schema }),
  ],
};
`;

test('a code host takes one file and a line: addresses, variables, help and stars follow', async (t) => {
  const copy = temporaryFolder(t);
  for (const path of ['generator', 'src', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const table = join(copy, 'generator/code-hosts/kinds.ts');
  const before = readFileSync(table, 'utf8');
  const after = before
    .replace("from './gitlab.js';\n", "$&import { sourcehut } from './sourcehut.js';\n")
    .replace('{ github, gitlab, forgejo }', '{ github, gitlab, forgejo, sourcehut }');
  assert.equal(
    after.length - before.length,
    "import { sourcehut } from './sourcehut.js';\n, sourcehut".length,
  );
  writeFileSync(table, after);
  writeFiles(copy, {
    'generator/code-hosts/sourcehut.ts': SOURCEHUT,
    'catalogue/catalogue.yaml':
      'homepage: https://catalogue.example/\nrepositoryHosts: [git.sr.ht]\ncategories: [{ name: Kommunikation }]\n',
    'catalogue/solutions/alpha.yaml': solutionYaml('Alpha', { github: 'https://git.sr.ht/~owner/alpha' }),
  });

  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(JSON.stringify({ fullName: '~owner/alpha', watchers: 42 }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const run = (...argv: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'generator/cli.ts', ...argv], {
      cwd: copy,
      env: { ...process.env, SOURCEHUT_API_URL: `http://127.0.0.1:${port}` },
    });

  await run('build', 'catalogue', '--out', 'public', '--no-pages');
  const { solutions } = JSON.parse(readFileSync(join(copy, 'public/api/v1/solutions.json'), 'utf8')) as {
    solutions: { stars: number }[];
  };
  assert.deepEqual(
    solutions.map(({ stars }) => stars),
    [42],
  );
  assert.deepEqual(asked, ['/api/~owner/repos/alpha']);
  const { stdout } = await run('build', '--help');
  assert.match(stdout, /GitHub, GitLab, Forgejo and SourceHut/);
  assert.match(stdout, /SOURCEHUT_TOKEN/);
});
