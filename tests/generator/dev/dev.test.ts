import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import vm from 'node:vm';
import {
  devHandler,
  LIVE_SCRIPT,
  LiveEvents,
  previewPage,
  withLiveReload,
} from '../../../generator/dev/dev-handler.js';
import { oneAtATime } from '../../../generator/dev/watch-sources.js';
import { startServer } from '../../../generator/serve/server.js';
import { makeCatalogue, solutionYaml, temporaryFolder, writeFiles } from '../support/catalogues.js';
import { runCli, startCli, until } from '../support/io.js';

interface State {
  build: string;
  problems: string;
}

const documentOf = async (url: string) =>
  (await (await fetch(new URL('api/v1/solutions.json', url))).json()) as { count: number };

/** Listens to the events of a page, and keeps them. */
async function listen(t: TestContext, url: string): Promise<State[]> {
  const abort = new AbortController();
  t.after(() => {
    abort.abort();
  });
  const response = await fetch(new URL('_dev/events', url), { signal: abort.signal });
  assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
  const states: State[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk as Uint8Array).toString();
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data !== undefined) states.push(JSON.parse(data) as State);
      }
    }
  };
  read().catch(() => undefined);
  return states;
}

async function startDev(t: TestContext, folder: string, ...more: string[]) {
  const dev = await startCli(['dev', folder, '--port', '0', ...more], { cwd: folder, now: () => new Date() });
  t.after(() => dev.stop());
  return dev;
}

test('a change is built and told to the page, a mistake is shown there, its correction reloads', async (t) => {
  const folder = makeCatalogue(t);
  const { url, io } = await startDev(t, folder);
  assert.equal((await documentOf(url)).count, 1);
  const states = await listen(t, url);
  const first = await until(() => states[0]);
  assert.equal(first.problems, '');

  writeFiles(folder, { 'solutions/beta.yaml': solutionYaml('Beta') });
  const second = await until(() => states[1]);
  assert.notEqual(second.build, first.build);
  assert.equal((await documentOf(url)).count, 2);

  writeFiles(folder, { 'solutions/beta.yaml': solutionYaml('Beta', { license: 'AGPL3' }) });
  const third = await until(() => states[2]);
  assert.equal(third.build, second.build, 'nothing new to load');
  assert.match(third.problems, /^solutions\/beta\.yaml:5:10: error: license: "AGPL3" is no SPDX identifier/);
  assert.ok(io.err().includes(third.problems), 'the same on stderr');
  assert.equal((await documentOf(url)).count, 2, 'what was built before stays');

  rmSync(join(folder, 'solutions/beta.yaml'));
  const fourth = await until(() => states[3]);
  assert.equal(fourth.problems, '');
  assert.notEqual(fourth.build, third.build);
  assert.equal((await documentOf(url)).count, 1);
});

test('a change that changes nothing takes problems away without loading anew', async (t) => {
  const folder = makeCatalogue(t);
  const { url } = await startCliWithEpoch(t, folder);
  const states = await listen(t, url);
  const { build } = await until(() => states[0]);
  const file = join(folder, 'solutions/alpha.yaml');
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, 'name: [');
  assert.notEqual((await until(() => states[1])).problems, '');
  writeFileSync(file, good);
  assert.deepEqual(await until(() => states[2]), { build, problems: '' });
});

async function startCliWithEpoch(t: TestContext, folder: string) {
  const dev = await startCli(['dev', folder, '--port', '0'], {
    cwd: folder,
    env: { SOURCE_DATE_EPOCH: '1742000000' },
  });
  t.after(() => dev.stop());
  return dev;
}

test('dev starts with problems as well, and shows them to a page that is opened later', async (t) => {
  const folder = makeCatalogue(t, { 'solutions/alpha.yaml': 'name: [' });
  const { url } = await startDev(t, folder);
  const states = await listen(t, url);
  assert.match(
    (await until(() => states[0])).problems,
    /^solutions\/alpha\.yaml:1:\d+: error: a list begins here/,
  );
});

test('what cannot be published is shown, and dev goes on', async (t) => {
  const folder = makeCatalogue(t);
  const out = temporaryFolder(t);
  writeFiles(out, { reference: 'a file where a folder should be' });
  const { url, io } = await startDev(t, folder, '--out', out);
  const states = await listen(t, url);
  assert.match((await until(() => states[0])).problems, /^Nothing was published in /);
  assert.match(io.err(), /^error: Nothing was published in /m);
});

test('nothing is kept by browsers, the document neither', async (t) => {
  const folder = makeCatalogue(t);
  const { url } = await startDev(t, folder);
  for (const path of ['', 'api/v1/solutions.json', '_dev/live-reload.js', '_dev/preview.css'])
    assert.equal((await fetch(new URL(path, url))).headers.get('cache-control'), 'no-cache', path);
});

test('the preview page embeds the element without anything inline, under a strict policy', async (t) => {
  const folder = makeCatalogue(t);
  const { url } = await startDev(t, folder);
  const response = await fetch(url);
  const policy = response.headers.get('content-security-policy') ?? '';
  assert.match(policy, /^default-src 'none'; script-src 'self';/);
  assert.ok(!policy.includes('unsafe'));
  const html = await response.text();
  assert.match(html, /<solution-catalogue src="\/api\/v1\/solutions\.json"/);
  assert.doesNotMatch(html, /<script(?![^>]*src=)|<style|style="|\son\w+=/);
  for (const [, path = ''] of html.matchAll(/(?:src|href)="(\/_dev\/[^"]+)"/g))
    assert.equal((await fetch(new URL(path, url))).status, 200, path);
  assert.equal((await fetch(new URL('nowhere', url))).status, 404);
});

test('a page of the output folder is shown instead, with live reload in it', async (t) => {
  const folder = makeCatalogue(t);
  writeFiles(folder, { 'built/index.html': '<!doctype html><head><title>Mine</title></head><p>Mine</p>' });
  const { url } = await startDev(t, folder, '--out', 'built');
  const html = await (await fetch(url)).text();
  assert.match(
    html,
    /<title>Mine<\/title><script type="module" src="\/_dev\/live-reload\.js"><\/script><\/head>/,
  );
  assert.equal(withLiveReload('<p>bare</p>').match(/live-reload/g)?.length, 1);
});

test('the element is served where it is built, and said to be missing where not', async (t) => {
  const folder = temporaryFolder(t);
  writeFiles(folder, { 'element.js': 'export {};' });
  const ask = async (element: string, path: string) => {
    const events = new LiveEvents({ build: '0', problems: '' });
    const server = await startServer({
      root: folder,
      port: 0,
      fallback: devHandler(events, join(folder, element)),
    });
    const response = await fetch(new URL(path, server.url));
    const text = await response.text();
    await server.close();
    return { status: response.status, type: response.headers.get('content-type'), text };
  };
  const script = 'assets/solution-catalogue.js';
  assert.deepEqual(await ask('element.js', script), {
    status: 200,
    type: 'text/javascript; charset=utf-8',
    text: 'export {};',
  });
  assert.deepEqual(await ask('none.js', script), {
    status: 404,
    type: 'text/plain; charset=utf-8',
    text: 'The element is not built yet. Run "npm run build".\n',
  });
  assert.match((await ask('none.js', '')).text, /Run <code>npm run build<\/code>/);
  assert.doesNotMatch(previewPage(true), /npm run build/);
});

test('the temporary folder is gone afterwards, an output folder stays', async (t) => {
  const folder = makeCatalogue(t);
  const out = join(folder, 'built');
  const { stop } = await startDev(t, folder, '--out', out);
  assert.equal(await stop(), 0);
  assert.ok(existsSync(join(out, 'api/v1/solutions.json')));

  const before = process.env.TMPDIR;
  const temporary = temporaryFolder(t);
  process.env.TMPDIR = temporary;
  const other = await startDev(t, folder);
  process.env.TMPDIR = before;
  if (before === undefined) delete process.env.TMPDIR;
  assert.equal(readdirSync(temporary).length, 1);
  await other.stop();
  assert.deepEqual(readdirSync(temporary), []);
});

test('a folder that is none, and a port in use, end dev', async (t) => {
  const folder = makeCatalogue(t);
  const missing = await runCli(['dev', join(folder, 'none')]);
  assert.equal(missing.code, 2);
  assert.match(missing.err, /none is no folder/);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  t.after(() => other.close());
  const { port } = other.address() as AddressInfo;
  const busy = await runCli(['dev', folder, '--port', String(port)], { cwd: folder });
  assert.equal(busy.code, 2);
  assert.match(busy.err, /error: Port \d+ is in use/);
});

test('never two builds at once; changes during a build cause one more', async () => {
  let running = 0;
  let most = 0;
  let calls = 0;
  let end = (): void => undefined;
  const trigger = oneAtATime(async () => {
    calls += 1;
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => (end = resolve));
    running -= 1;
  });
  trigger();
  trigger();
  await until(() => (calls === 1 ? true : undefined));
  trigger();
  await new Promise((resolve) => setTimeout(resolve, 80));
  trigger();
  await new Promise((resolve) => setTimeout(resolve, 80));
  end();
  await until(() => (calls === 2 ? true : undefined));
  end();
  await until(() => (running === 0 ? true : undefined));
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.deepEqual([calls, most], [2, 1]);
  trigger();
  trigger.cancel();
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(calls, 2);
});

test('the page’s script shows problems, takes them away, and asks for the document or loads anew', () => {
  const listeners: ((event: { data: string }) => void)[] = [];
  const page = { reloads: 0, panel: undefined as unknown, text: '', refreshes: 0 };
  let elements: unknown[] = [];
  const panel = {
    style: {},
    setAttribute: () => undefined,
    remove: () => (page.panel = undefined),
    set textContent(text: string) {
      page.text = text;
    },
  };
  vm.runInNewContext(LIVE_SCRIPT, {
    document: {
      createElement: () => panel,
      querySelectorAll: () => elements,
      body: { append: (node: unknown) => (page.panel = node) },
    },
    location: { reload: () => (page.reloads += 1) },
    EventSource: class {
      addEventListener(_type: string, listener: (event: { data: string }) => void) {
        listeners.push(listener);
      }
    },
  });
  const tell = (state: State) => {
    listeners.forEach((listener) => {
      listener({ data: JSON.stringify(state) });
    });
  };
  tell({ build: '1', problems: '' });
  assert.deepEqual([page.panel, page.reloads], [undefined, 0]);
  tell({ build: '1', problems: 'a mistake' });
  assert.deepEqual([page.panel, page.text, page.reloads], [panel, 'a mistake', 0]);
  tell({ build: '1', problems: '' });
  assert.deepEqual([page.panel, page.reloads], [undefined, 0]);
  tell({ build: '2', problems: '' });
  assert.deepEqual([page.reloads, page.refreshes], [1, 0]);

  elements = [{ refresh: () => (page.refreshes += 1) }];
  tell({ build: '3', problems: '' });
  tell({ build: '3', problems: 'a mistake' });
  assert.deepEqual([page.reloads, page.refreshes], [1, 1]);
});

test('the preview answers no page of somebody else whose name leads here (DNS rebinding)', async (t) => {
  const { url } = await startDev(t, makeCatalogue(t), '--allow-host', 'preview.example');
  const { port } = new URL(url);
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: '/api/v1/solutions.json', headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
  const own = [
    'localhost',
    'LOCALHOST',
    `localhost:${port}`,
    'my.localhost',
    '127.0.0.1',
    '[::1]:80',
    '192.168.1.2',
  ];
  for (const host of [...own, 'preview.example', `preview.example:${port}`])
    assert.equal(await statusFor(host), 200, host);
  const others = ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example'];
  for (const host of [...others, 'notlocalhost', 'x.preview.example', 'a b', 'evil.example@localhost:1x'])
    assert.notEqual(await statusFor(host), 200, host);
});
