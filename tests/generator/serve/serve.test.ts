import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import test, { after, before, type TestContext } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { zstdDecompress } from '../../../generator/publish/compress.js';
import { startServer, type ServerOptions } from '../../../generator/serve/server.js';
import {
  makeCatalogue,
  makeCatalogueWithoutForms,
  temporaryFolder,
  writeFiles,
} from '../support/catalogues.js';
import { runCli, startCli } from '../support/io.js';

const DOCUMENT = '/api/v1/solutions.json';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends one request, exactly as it is written: `fetch` would tidy the path, add headers and unpack the body. */
function ask(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

const built = temporaryFolder({ after });
before(async () => {
  const { code, err } = await runCli(['build', makeCatalogue({ after }), '--no-stars', '--out', built]);
  assert.equal(code, 0, err);
});

/** A server of a built catalogue, which belongs to the test. */
async function serveBuilt(t: TestContext, options: Partial<ServerOptions> = {}) {
  const root = temporaryFolder(t);
  cpSync(built, root, { recursive: true });
  const server = await startServer({ root, port: 0, ...options });
  t.after(() => server.close());
  return { root, url: server.url };
}

test('the document comes with exactly the headers of the contract', async (t) => {
  const { url } = await serveBuilt(t);
  const { status, headers, body } = await ask(url, DOCUMENT);
  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'application/json; charset=utf-8');
  assert.equal(headers['access-control-allow-origin'], '*');
  assert.equal(headers['cache-control'], 'public, max-age=3600, s-maxage=86400');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers.vary, 'Accept-Encoding');
  assert.equal(headers['content-encoding'], undefined);
  assert.equal(headers['content-length'], String(body.byteLength));
  assert.match(headers.etag ?? '', /^"[\w-]{22}"$/);
  assert.equal(headers['set-cookie'], undefined);
  assert.equal((JSON.parse(body.toString()) as { count: number }).count, 1);
});

test('sidecars are sent to those who accept them, each with an ETag of its own', async (t) => {
  const { url } = await serveBuilt(t);
  const plain = await ask(url, DOCUMENT);
  const cases: [string, 'br' | 'gzip' | 'zstd' | undefined][] = [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity, br;q=0.5', undefined],
    ['deflate, zstd', 'zstd'],
    ['zstd, br;q=0.9', 'zstd'],
    ['deflate, compress', undefined],
    ['gzip;q=nonsense', undefined],
    ['', undefined],
  ];
  for (const [accept, encoding] of cases) {
    const { headers, body } = await ask(url, DOCUMENT, { 'Accept-Encoding': accept });
    assert.equal(headers['content-encoding'], encoding, accept);
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
    assert.equal(headers['content-length'], String(body.byteLength));
    assert.equal(headers.vary, 'Accept-Encoding');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompress };
    const unpacked = encoding ? unpack[encoding](body) : body;
    assert.deepEqual(unpacked, plain.body);
    assert.equal(headers.etag === plain.headers.etag, encoding === undefined, 'an ETag per encoding');
  }
});

test('304 for what the client has, weak or strong, alone or in a list', async (t) => {
  const { url } = await serveBuilt(t);
  const etag = (await ask(url, DOCUMENT)).headers.etag ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag}`, '*']) {
    const { status, headers, body } = await ask(url, DOCUMENT, { 'If-None-Match': known });
    assert.equal(status, 304, known);
    assert.equal(body.byteLength, 0);
    assert.equal(headers.etag, etag);
    assert.equal(headers['cache-control'], 'public, max-age=3600, s-maxage=86400');
    assert.equal(headers['access-control-allow-origin'], '*');
    assert.equal(headers.vary, 'Accept-Encoding');
  }
  for (const other of ['"other"', 'nonsense', `${etag.slice(0, -1)}-br"`])
    assert.equal((await ask(url, DOCUMENT, { 'If-None-Match': other })).status, 200, other);
  const br = { 'Accept-Encoding': 'br' };
  const brTag = (await ask(url, DOCUMENT, br)).headers.etag ?? '';
  assert.equal((await ask(url, DOCUMENT, { ...br, 'If-None-Match': brTag })).status, 304);
});

test('the ETag belongs to the content: the same on another server, another after a change', async (t) => {
  const first = await serveBuilt(t);
  const second = await serveBuilt(t);
  const etag = async (url: string) => (await ask(url, DOCUMENT)).headers.etag;
  assert.equal(await etag(first.url), await etag(second.url));
  const before = await etag(first.url);
  await runCli(['build', makeCatalogue(t), '--no-stars', '--out', first.root], {
    now: () => new Date('2027-01-01'),
  });
  assert.notEqual(await etag(first.url), before, 'a build is served without a restart');
});

test('HEAD answers as GET does, without the body', async (t) => {
  const { url } = await serveBuilt(t);
  const get = await ask(url, DOCUMENT);
  const head = await ask(url, DOCUMENT, {}, 'HEAD');
  assert.equal(head.status, 200);
  assert.equal(head.body.byteLength, 0);
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control'] as const)
    assert.equal(head.headers[name], get.headers[name]);
});

test('a sidecar that holds something else is not sent', async (t) => {
  const { root, url } = await serveBuilt(t);
  writeFileSync(join(root, `${DOCUMENT}.br`), brotliCompressSync('{"old": true}'));
  writeFileSync(join(root, `${DOCUMENT}.gz`), 'no gzip at all');
  const { headers } = await ask(url, DOCUMENT, { 'Accept-Encoding': 'br, gzip' });
  assert.equal(headers['content-encoding'], undefined);
});

test('other methods are refused with 405', async (t) => {
  const { url } = await serveBuilt(t);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const { status, headers } = await ask(url, DOCUMENT, {}, method);
    assert.equal(status, 405, method);
    assert.equal(headers.allow, 'GET, HEAD');
  }
});

test('what is not there is 404, and no folder is listed', async (t) => {
  const { url } = await serveBuilt(t);
  for (const path of [
    '/de/solutions/',
    '/_headers',
    '/.htaccess',
    '/api/v1/solutions.json.br',
    '/api/',
    '/api',
    '/api/v1/',
    '/api/v1/solutions.json/',
    '/api/v1/Solutions.json',
    '/x',
  ]) {
    const { status, headers, body } = await ask(url, path);
    assert.equal(status, 404, path);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['cache-control'], 'no-cache');
    assert.match(String(headers['content-security-policy']), /default-src 'none'/);
    assert.match(body.toString(), /<h1>There is no such page<\/h1>/);
  }
});

test('a folder without a page for what is not there says so in two words', async (t) => {
  const root = temporaryFolder(t);
  const server = await startServer({ root, port: 0 });
  t.after(() => server.close());
  const { status, headers, body } = await ask(server.url, '/x');
  assert.equal(status, 404);
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
  assert.equal(body.toString(), 'Not found\n');
});

test('what a site that lies below a path says of itself leads to the same files here', async (t) => {
  const sources = makeCatalogueWithoutForms(t);
  const file = join(sources, 'catalogue.yaml');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^homepage:.*$/m, 'homepage: https://a.example/deep/er'),
  );
  const root = temporaryFolder(t);
  assert.equal((await runCli(['build', sources, '--no-stars', '--out', root])).code, 0);
  const server = await startServer({ root, port: 0 });
  t.after(() => server.close());
  const page = (await ask(server.url, '/x')).body.toString();
  const links = [...page.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map(([, link = '']) => link);
  assert.ok(links.length > 10, `${links.length} links`);
  for (const link of links) {
    assert.match(link, /^\/deep\/er\//);
    const { status, headers } = await ask(server.url, link);
    assert.equal(status, 302, link);
    assert.equal((await ask(server.url, headers.location ?? '')).status, 200, link);
  }
});

test('nothing outside the folder and nothing hidden can be had', async (t) => {
  const { root, url } = await serveBuilt(t);
  const outside = temporaryFolder(t);
  writeFiles(outside, { secret: 'secret', 'folder/index.html': 'secret' });
  symlinkSync(join(outside, 'secret'), join(root, 'link'));
  symlinkSync(join(outside, 'folder'), join(root, 'linked'));
  writeFiles(root, { '.env': 'secret', '.publish-x/0': 'secret', 'a/.git/config': 'secret' });
  const name = root.split('/').at(-1) ?? '';
  const paths = [
    '/link',
    '/linked/',
    '/linked',
    '/.env',
    '/.publish-x/0',
    '/a/.git/config',
    '/../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/..%5csecret',
    '/api/../../secret',
    `/../${name}/.env`,
    '//etc/passwd',
    '/etc/passwd%00.json',
    '/%',
    '/%c0%ae%c0%ae/secret',
    'http://other.example/secret',
    '*',
  ];
  for (const path of paths) {
    const { status, body } = await ask(url, path);
    assert.ok(status === 404 || status === 400, `${path}: ${status}`);
    assert.ok(!body.toString().includes('secret'), path);
  }
});

test('pages, scripts, styles and pictures come with their types, and are asked for every time', async (t) => {
  const { root, url } = await serveBuilt(t);
  const types: Record<string, string> = {
    'index.html': 'text/html; charset=utf-8',
    'a.js': 'text/javascript; charset=utf-8',
    'a.css': 'text/css; charset=utf-8',
    'a.svg': 'image/svg+xml; charset=utf-8',
    'a.PNG': 'image/png',
    'feed.xml': 'application/xml; charset=utf-8',
    'a.json': 'application/json; charset=utf-8',
    'a.unknown': 'application/octet-stream',
    'with blank & ü.txt': 'text/plain; charset=utf-8',
  };
  for (const [path, type] of Object.entries(types)) {
    writeFileSync(join(root, path), path);
    const { status, headers, body } = await ask(url, `/${encodeURIComponent(path)}?query=1`);
    assert.equal(status, 200, path);
    assert.equal(headers['content-type'], type);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers.vary, undefined);
    assert.equal(body.toString(), path);
  }
});

test('a folder’s page is found, and its address gets its slash without leading elsewhere', async (t) => {
  const { root, url } = await serveBuilt(t);
  writeFiles(root, { 'index.html': 'home', 'de/index.html': 'deutsch', 'evil.example/index.html': 'x' });
  assert.equal((await ask(url, '/')).body.toString(), 'home');
  assert.equal((await ask(url, '/de/')).body.toString(), 'deutsch');
  const { status, headers } = await ask(url, '/de?a=b');
  assert.equal(status, 301);
  assert.equal(headers.location, '/de/?a=b');
  assert.equal((await ask(url, '//evil.example')).headers.location, '/evil.example/');
});

test('a file that vanishes is 404, and the server goes on', async (t) => {
  const { root, url } = await serveBuilt(t);
  assert.equal((await ask(url, DOCUMENT)).status, 200);
  rmSync(join(root, 'api'), { recursive: true });
  assert.equal((await ask(url, DOCUMENT)).status, 404);
  mkdirSync(join(root, 'api'));
  assert.equal((await ask(url, DOCUMENT)).status, 404);
});

test('what goes wrong inside is 500 for one request, not the end of the server', async (t) => {
  const { root, url } = await serveBuilt(t, {
    transformHtml: () => {
      throw new Error('a fault');
    },
  });
  writeFiles(root, { 'index.html': 'x' });
  const { status, body } = await ask(url, '/');
  assert.equal(status, 500);
  assert.equal(body.toString(), 'Internal error\n');
  assert.equal((await ask(url, DOCUMENT)).status, 200);
});

test('serve prints its address, listens on this machine only, and ends when it is told', async (t) => {
  const root = temporaryFolder(t);
  await runCli(['build', makeCatalogueWithoutForms(t), '--no-stars', '--out', root]);
  const { url, stop, io } = await startCli(['serve', root, '--port', '0']);
  assert.match(io.out(), /^http:\/\/127\.0\.0\.1:\d+\/\n$/);
  assert.equal(io.err(), '');
  assert.equal((await fetch(new URL(DOCUMENT, url))).status, 200);
  // A connection that stays open must not keep the server from ending.
  const idle = connect(Number(new URL(url).port), '127.0.0.1');
  idle.on('error', () => undefined);
  await new Promise((resolve) => idle.once('connect', resolve));
  assert.equal(await stop(), 0);
  await assert.rejects(fetch(new URL(DOCUMENT, url)));
});

test('a port in use is said to be in use', async (t) => {
  const { url } = await serveBuilt(t);
  const { port } = new URL(url);
  const root = temporaryFolder(t);
  const { code, err } = await runCli(['serve', root, '--port', port]);
  assert.equal(code, 2);
  assert.match(err, new RegExp(`^error: Port ${port} is in use\\. Choose another with --port`, 'm'));
});

test('an address that is none is said to be none', async (t) => {
  const { code, err } = await runCli(['serve', temporaryFolder(t), '--port', '0', '--host', '203.0.113.1']);
  assert.equal(code, 2);
  assert.match(err, /error: Cannot listen on 203\.0\.113\.1:0 \(EADDRNOTAVAIL\)/);
});

test('a folder that is not built: without one there is nothing, without a document a warning', async (t) => {
  const folder = temporaryFolder(t);
  const none = await runCli(['serve', join(folder, 'none')]);
  assert.equal(none.code, 2);
  assert.match(none.err, /is no folder\. Build one first: solution-catalogue build --out /);
  const { stop, io } = await startCli(['serve', folder, '--port', '0', '--host', '::1']);
  assert.match(io.err(), /has no api\/v1\/solutions\.json\. Build it/);
  assert.match(io.out(), /^http:\/\/\[::1\]:\d+\/\n$/);
  await stop();
});
