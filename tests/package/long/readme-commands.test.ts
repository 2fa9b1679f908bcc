// What the README and docs/ show as commands and as JavaScript, letter by letter, in a project that has installed the packed
// package. Code hosts are this machine, and a proxy keeps everything else from leaving it.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build } from 'vite';
import { freePort } from '../../e2e/hosts/servers.js';
import { addressOf, launchChromium } from '../../e2e/support.js';
import { CodeHosts } from '../../generator/support/code-hosts.js';
import { aCatalogue, aSolution } from '../../support/catalogue.js';
import { docsExample, documentation } from '../../support/readme.js';
import { pack, root, run, unpackInto, write } from '../tarball.js';

const catalogue = JSON.stringify(
  aCatalogue([
    aSolution('Zulip', { tags: ['slack-alternative'], website: 'https://zulip.example/' }),
    aSolution('Nextcloud', { tags: ['dropbox-alternative'] }),
  ]),
);
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** What each command of the pages ends with and says; `dev` and `serve` run until they are stopped. */
const EXPECTED: Record<string, [code: number, says: RegExp]> = {
  init: [0, /my-catalogue\/catalogue\.yaml[^]*my-catalogue\/\.github\/workflows/],
  new: [0, /my-catalogue\/solutions\/(?:etherpad|jitsi-meet)\.yaml[^]*TODO stands there/],
  validate: [0, /2 of 4 ready; missing: .*\n.*no errors/],
  'check-links': [0, /4 links: /],
  import: [0, /my-catalogue\/solutions\/mattermost\.yaml/],
  build: [0, /public/],
  diff: [0, /Nextcloud/],
};

describe('the README and docs/ in a project', { timeout: 180_000 }, () => {
  let packed: ReturnType<typeof pack>;
  let proxy: Server;
  let env: NodeJS.ProcessEnv;

  before(async () => {
    packed = pack();
    const installed = unpackInto(packed.folder, packed.tarball);
    const bin = join(packed.folder, 'node_modules/.bin');
    mkdirSync(bin);
    const cli = join(installed, 'dist/generator/cli.js');
    // As npm does with what `bin` names.
    chmodSync(cli, 0o755);
    symlinkSync(cli, join(bin, 'solution-catalogue'));
    write(packed.folder, {
      'package.json': '{ "type": "module", "private": true }',
      'list.csv': 'Title;Code\nMattermost;https://github.com/mattermost/mattermost\n',
      'map.yaml': 'fields:\n  name: Title\n  github: Code\n',
    });
    proxy = createServer((_, response) => response.writeHead(403).end());
    proxy.on('connect', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    env = {
      ...process.env,
      HTTPS_PROXY: address,
      HTTP_PROXY: address,
      NO_PROXY: '127.0.0.1',
      npm_config_offline: 'true',
      SOLUTION_CATALOGUE_CACHE: join(packed.folder, 'cache'),
    };
  });
  after(() => {
    proxy.closeAllConnections();
    proxy.close();
    packed.remove();
  });

  const commandOf = (line: string) => /^npx solution-catalogue ([\w-]+)/.exec(line)?.[1] ?? '';

  /** Runs a line to its end. */
  function execute(line: string): Promise<{ code: number | null; output: string }> {
    return new Promise((resolve) => {
      const child = spawn('sh', ['-c', line], { cwd: packed.folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.on('close', (code) => {
        resolve({ code, output });
      });
    });
  }

  /** Runs a line until it has said its address and `use` has used it. */
  async function serve(line: string, use: (address: string) => Promise<void>): Promise<void> {
    const child = spawn('sh', ['-c', line], {
      cwd: packed.folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a group of its own, to end the shell and all below it
    });
    try {
      await use(await addressOf(child));
    } finally {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    }
  }

  it('the commands, one after the other, from nothing to a site', async (t) => {
    const repository = { stars: 1 };
    const hosts = await CodeHosts.start(t, {
      'nextcloud/server': repository,
      'zulip/zulip': repository,
      'jitsi/jitsi-meet': repository,
    });
    Object.assign(env, hosts.env());
    // Another one may listen there while tests run.
    const port = await freePort();
    const lines = linesOf(docsExample('commands')).map((line) =>
      line.replace('--port 8080', `--port ${port}`),
    );
    assert.ok(lines.some((line) => line.includes(`--port ${port}`)));
    for (const line of lines) {
      const command = commandOf(line);
      if (command === 'dev')
        await serve(line, async (address) => {
          assert.match(await (await fetch(address)).text(), /<solution-catalogue/);
        });
      else if (command === 'serve')
        await serve(line, async (address) => {
          assert.equal((await fetch(`${address}/api/v1/solutions.json`)).status, 200);
          const [check = ''] = linesOf(docsExample('checkHost'));
          const { code, output } = await execute(check.replace('https://catalogue.example', address));
          assert.equal(code, 0, output);
        });
      else {
        const [expected, says] = EXPECTED[command] ?? assert.fail(`Nothing is expected of ${line}`);
        const { code, output } = await execute(line);
        assert.equal(code, expected, `${line}\n${output}`);
        assert.match(output, says, line);
        // Their fields are the curator's to write.
        if (command === 'validate')
          for (const name of ['etherpad', 'jitsi-meet'])
            rmSync(join(packed.folder, `my-catalogue/solutions/${name}.yaml`));
      }
    }
    assert.ok(hosts.requests.length > 0, 'stars were counted');
  });

  it('the commands within the text', async () => {
    write(packed.folder, {
      'old.json': JSON.stringify(aCatalogue([aSolution('Zulip')])),
      'new.json': catalogue,
    });
    const lines = [...documentation.matchAll(/`(solution-catalogue [^`]+)`/g)].map(
      ([, line = '']) => `npx ${line}`,
    );
    assert.ok(lines.length > 0);
    for (const line of lines) {
      const [expected, says] = EXPECTED[commandOf(line)] ?? assert.fail(`Nothing is expected of ${line}`);
      const { code, output } = await execute(line);
      assert.equal(code, expected, output);
      assert.match(output, says);
    }
  });

  it('`npm start` and `npm test` are scripts of this repository', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const commands = linesOf(docsExample('start')).map((line) => line.replace(/\s*#.*/, ''));
    assert.deepEqual(commands, ['npm start', 'npm test']);
    assert.equal(scripts.start, 'node demo/start.mjs', 'which tests/e2e/demo.test.ts runs');
    const { status, stderr } = spawnSync('sh', ['-c', 'npm test -- nothing'], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.equal(status, 2);
    assert.match(stderr, /The steps: .*generator/);
  });

  it('`import` with a bundler registers the elements', async () => {
    write(packed.folder, { 'define.js': docsExample('define') });
    run(packed.folder, process.execPath, 'define.js');
    const built = await build({
      root: packed.folder,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { write: false, lib: { entry: 'define.js', formats: ['iife'], name: 'Page' } },
    });
    const [output] = [built].flat() as { output: { code?: string }[] }[];
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: output?.output[0]?.code ?? '' });
      const isThere =
        'customElements.get("solution-catalogue") !== undefined && "loadState" in document.createElement("solution-card")';
      assert.equal(await page.evaluate(isThere), true);
    } finally {
      await browser.close();
    }
  });

  it('fetching and searching type-checks, and finds what it says', () => {
    write(packed.folder, {
      'client.js': docsExample('client'),
      'hosts.js': `globalThis.fetch = async (url) => {
        if (String(url) !== 'https://catalogue.example/api/v1/solutions.json') throw new Error('asks ' + url);
        return new Response(${JSON.stringify(catalogue)}, { headers: { 'content-type': 'application/json' } });
      };`,
    });
    run(
      packed.folder,
      process.execPath,
      'node_modules/typescript/bin/tsc',
      ...'--noEmit --allowJs --checkJs --strict --target es2022 --module nodenext --types node client.js'.split(
        ' ',
      ),
    );
    const output = run(packed.folder, process.execPath, '--import', './hosts.js', 'client.js');
    assert.equal(output, 'Zulip https://zulip.example/\n');
  });
});
