import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { publish } from '../../../generator/publish/publish.js';
import { startServer } from '../../../generator/serve/server.js';
import { writeSite } from '../../../generator/site/write-site.js';
import { makeCatalogue, temporaryFolder } from '../../generator/support/catalogues.js';
import { runCli } from '../../generator/support/io.js';
import { makeSite } from '../../generator/support/site.js';
import { launchChromium } from '../support.js';

const element = readFileSync(new URL('../../../dist/cdn/solution-catalogue.js', import.meta.url));

/** The element as an earlier version might have it: other bytes, and so another name. */
const EARLIER = {
  script: Buffer.concat([element, Buffer.from('\n// earlier\n')]),
  cardScript: Buffer.from('// cards'),
  licences: Buffer.from(''),
};

const sha384 = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

type List = Record<string, string>;
const listOf = (folder: string): List =>
  JSON.parse(readFileSync(join(folder, 'assets/integrity.json'), 'utf8')) as List;

/** A site that an earlier version has published, on a live server. */
async function publishEarlier(t: TestContext) {
  const folder = temporaryFolder(t);
  await publish(folder, [...writeSite(makeSite(undefined, { version: '0.0.9', element: EARLIER }))]);
  const server = await startServer({ root: folder, port: 0 });
  t.after(() => server.close());
  const pinned = Object.keys(listOf(folder)).find((name) =>
    /^v\/solution-catalogue-0\.0\.9-\w{10}\.js$/.test(name),
  );
  assert.ok(pinned);
  return { folder, url: server.url, pinned: `assets/${pinned}` };
}

const build = (t: TestContext, folder: string, ...more: readonly string[]) => {
  const out = temporaryFolder(t);
  return runCli(['build', folder, '--out', out, '--no-stars', ...more]).then((run) => ({ ...run, out }));
};

describe('pages that name a script of an earlier build', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchChromium();
  });
  after(() => browser.close());

  it('go on showing cards after a build into a fresh folder', async (t) => {
    const earlier = await publishEarlier(t);
    const { out, code, err } = await build(t, makeCatalogue(t), '--keep-from', earlier.url);
    assert.equal(code, 0, err);
    const server = await startServer({ root: out, port: 0 });
    t.after(() => server.close());

    // The page of somebody else: another origin.
    const page = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(
        `<!doctype html><html lang="en"><title>A blog</title>
        <script type="module" crossorigin src="${server.url}${earlier.pinned}" integrity="${sha384(EARLIER.script)}"></script>
        <solution-catalogue src="${server.url}"></solution-catalogue>`,
      );
    });
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
    t.after(() => page.close());
    const tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${(page.address() as AddressInfo).port}/`);
    const heading = await tab.waitForSelector('::-p-aria([name="Alpha"][role="heading"])');
    assert.ok(heading);
    await tab.close();

    // The host is asked for the earlier script, for its own one, and for the current one of this major version.
    const { code: kept, out: findings } = await runCli(['check-host', server.url, '--json']);
    assert.equal(kept, 0, findings);
    for (const name of [earlier.pinned, 'assets/v0/solution-catalogue.js'])
      assert.ok(findings.includes(`"${name}"`), name);
    rmSync(join(out, earlier.pinned));
    const { code: lost, err: says } = await runCli(['check-host', server.url]);
    assert.equal(lost, 1);
    assert.ok(says.includes(earlier.pinned), says);
  });

  it('without an address the build says what may be lost', async (t) => {
    const folder = makeCatalogue(t);
    const { err, out } = await build(t, folder);
    assert.match(err, /--keep-from <its address>/);
    const { err: again } = await runCli(['build', folder, '--out', out, '--no-stars']);
    assert.doesNotMatch(again, /--keep-from/);
  });
});

describe('scripts of a live site', () => {
  it('stay in the list of a build that is followed by another one', async (t) => {
    const { url, pinned, folder } = await publishEarlier(t);
    const { out } = await build(t, makeCatalogue(t), '--keep-from', url);
    const list = listOf(out);
    assert.equal(list[pinned.replace('assets/', '')], sha384(EARLIER.script));
    assert.equal(list['v0/solution-catalogue.js'], sha384(element), 'the current one is of this build');
    // The next build in the same folder needs no address.
    const { code } = await runCli(['build', makeCatalogue(t), '--out', out, '--no-stars', '--allow-shrink']);
    assert.equal(code, 0);
    assert.deepEqual(listOf(out), list);
    assert.ok(existsSync(join(folder, pinned)));
  });

  it('are left out where they are not what the list says, and never leave the folder of the scripts', async (t) => {
    const { folder, url, pinned } = await publishEarlier(t);
    appendFileSync(join(folder, pinned), 'alert(1)');
    const forged = {
      ...listOf(folder),
      '../../evil-0123456789.js': sha384(Buffer.from('')),
      'v/x.js': 'sha384-x',
    };
    writeFileSync(join(folder, 'assets/integrity.json'), JSON.stringify(forged));
    const { out, code } = await build(t, makeCatalogue(t), '--keep-from', url);
    assert.equal(code, 0);
    assert.ok(!existsSync(join(out, pinned)));
    const names = Object.keys(listOf(out));
    assert.ok(!names.includes(pinned.replace('assets/', '')));
    assert.deepEqual(
      names.filter((name) => /evil|x\.js/.test(name)),
      [],
    );
  });

  it('are not given up because a site does not answer', async (t) => {
    const server = createServer((_request, response) => response.writeHead(503).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    t.after(() => server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const { code, err } = await build(t, makeCatalogue(t), '--keep-from', url);
    assert.equal(code, 3);
    assert.match(err, /answers with status 503.*--keep-from/s);
  });
});
