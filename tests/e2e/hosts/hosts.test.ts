import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headerRules, HOST_FILES } from '../../../generator/hosting/header-rules.js';
import { checkHost } from '../../../generator/links/check-host.js';
import { zstdDecompress } from '../../../generator/publish/compress.js';
import { ELEMENT_STYLE_HASH } from '../../../generator/site/render-element.js';
import { runCli } from '../../generator/support/io.js';
import { freePort, HOSTS, readable } from './servers.js';

const DOCUMENT = '/api/v1/solutions.json';
const UNPACK = { br: brotliDecompressSync, zstd: zstdDecompress, gzip: gunzipSync };
const SOURCES = resolve(import.meta.dirname, '../../goldens/build/sources');

/** Servers that must be there: `HOSTS=nginx,apache2,caddy`. Others are left out where they are not installed. */
const wanted = (process.env.HOSTS ?? '').split(',');

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request as it is written; `fetch` would unpack the body and hide its headers. */
const ask = (port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });

const rules = headerRules(ELEMENT_STYLE_HASH);
const ruleOf = (name: string) => rules.find((rule) => rule.name === name)?.headers ?? {};

let folder = '';
let site = '';

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-test-'));
  site = readable(folder, 'site');
  const { code, err } = await runCli(['build', SOURCES, '--out', site, '--no-stars']);
  assert.equal(code, 0, err);
});

after(() => {
  rmSync(folder, { recursive: true, force: true });
});

for (const host of HOSTS) {
  const skip = !host.isThere && !wanted.includes(host.name) && `${host.name} is not installed`;
  describe(host.name, { skip }, () => {
    let port = 0;
    let running: { stop: () => Promise<void> } | undefined;

    before(async () => {
      port = await freePort();
      running = await host.start(site, readable(folder, host.name.replace(/\W/g, '-')), port);
    });

    after(async () => {
      await running?.stop();
    });

    /** Every header of a rule, letter by letter; a repeated `Vary` says the same once more. */
    const assertHeaders = (answer: Answer, rule: Readonly<Record<string, string>>, path: string) => {
      for (const [name, value] of Object.entries(rule)) {
        const given = answer.headers[name.toLowerCase()];
        const once = name === 'Vary' ? [...new Set(String(given).split(', '))].join(', ') : given;
        assert.equal(once, value, `${path}: ${name}`);
      }
    };

    it('sends the document with exactly the headers of the contract, in every form', async () => {
      const plain = readFileSync(join(site, DOCUMENT));
      for (const accept of [
        undefined,
        'identity',
        'gzip',
        'br',
        'zstd',
        'gzip, deflate, br, zstd',
        'br;q=0, gzip;q=0.5',
        'br;q=0',
      ]) {
        const answer = await ask(port, DOCUMENT, accept === undefined ? {} : { 'Accept-Encoding': accept });
        const note = `${DOCUMENT} as ${accept ?? 'anything'}`;
        assert.equal(answer.status, 200, note);
        assertHeaders(answer, ruleOf('document'), note);
        assert.equal(answer.headers['set-cookie'], undefined, note);
        const encoding = answer.headers['content-encoding'] as keyof typeof UNPACK | undefined;
        const expected = /^(gzip|br|zstd)$/.exec(accept ?? '')?.[0];
        if (expected) assert.equal(encoding, expected, note);
        if (accept?.startsWith('br;q=0')) assert.notEqual(encoding, 'br', note);
        if (accept === undefined || accept === 'identity') assert.equal(encoding, undefined, note);
        assert.deepEqual(encoding ? UNPACK[encoding](answer.body) : answer.body, plain, note);
        if (encoding)
          assert.deepEqual(
            answer.body,
            readFileSync(join(site, `${DOCUMENT}.${{ br: 'br', zstd: 'zst', gzip: 'gz' }[encoding]}`)),
            `${note}: the sidecar itself`,
          );
      }
    });

    it('answers 304 to who has it, in that form', async () => {
      for (const accept of ['identity', 'br', 'gzip']) {
        const headers = { 'Accept-Encoding': accept, Origin: 'https://embedding.example' };
        const { etag = '' } = (await ask(port, DOCUMENT, headers)).headers;
        assert.match(etag, /^(W\/)?"[^"]+"$/, accept);
        const again = await ask(port, DOCUMENT, { ...headers, 'If-None-Match': etag });
        assert.equal(again.status, 304, accept);
        assert.equal(again.body.byteLength, 0);
        assert.equal(again.headers['cache-control'], ruleOf('document')['Cache-Control']);
        assert.equal((await ask(port, DOCUMENT, { ...headers, 'If-None-Match': '"other"' })).status, 200);
      }
    });

    it('keeps the contract in the eyes of check-host', async () => {
      const findings = await checkHost(`http://127.0.0.1:${port}${DOCUMENT}`, {
        fetch,
        signal: AbortSignal.timeout(10_000),
        timeout: 10_000,
      });
      assert.deepEqual(
        findings.filter(({ isMet }) => !isMet),
        [],
      );
    });

    it('sends pages with their security policy, also compressed', async () => {
      const pages = {
        pages: ['/', '/de/', '/en/reference/', '/it/alternatives/slack/'],
        configurator: ['/embed/', '/embed/fr/'],
        frame: ['/embed/frame.html'],
      };
      for (const [name, paths] of Object.entries(pages))
        for (const path of paths)
          for (const accept of ['identity', 'gzip', 'br, gzip', 'zstd, br, gzip']) {
            const answer = await ask(port, path, { 'Accept-Encoding': accept });
            assert.equal(answer.status, 200, path);
            assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8', path);
            assertHeaders(answer, ruleOf(name), path);
            const encoding = answer.headers['content-encoding'] as keyof typeof UNPACK | undefined;
            assert.ok(encoding === undefined || accept.includes(encoding), `${path}: ${encoding ?? ''}`);
            const text = (encoding ? UNPACK[encoding](answer.body) : answer.body).toString();
            assert.match(text, /^<!doctype html>/i, path);
            if (path === '/de/' && accept !== 'identity') assert.ok(encoding, `${path} is not compressed`);
          }
    });

    it('sends scripts, styles and descriptions with theirs', async () => {
      const home = (await ask(port, '/de/')).body.toString();
      const style = /href="\.\.\/(assets\/v\/site-[^"]+)"/.exec(home)?.[1] ?? '';
      const answer = await ask(port, `/${style}`, { 'Accept-Encoding': 'gzip' });
      assert.equal(answer.status, 200);
      assertHeaders(answer, ruleOf('versioned'), style);
      assert.equal(answer.headers['content-type'], 'text/css; charset=utf-8');
      const icon = /href="\.\.\/(assets\/pictures\/icon-[^"]+\.svg)"/.exec(home)?.[1] ?? '';
      const picture = await ask(port, `/${icon}`, { 'Accept-Encoding': 'gzip' });
      assert.equal(picture.status, 200, icon);
      assert.match(picture.headers['content-type'] ?? '', /^image\/svg\+xml/);
      assertHeaders(picture, ruleOf('pictures'), icon);
      for (const path of ['/reference/openapi.json', '/reference/solutions.schema.json'])
        for (const accept of ['identity', 'br', 'gzip']) {
          const json = await ask(port, path, { 'Accept-Encoding': accept });
          assert.equal(json.status, 200);
          assertHeaders(json, ruleOf('schemas'), path);
        }
      const licences = await ask(port, '/assets/licenses.txt');
      assert.equal(licences.status, 200);
      assert.equal(licences.headers['content-type'], 'text/plain; charset=utf-8');
      assertHeaders(licences, ruleOf('assets'), 'licenses.txt');
      assert.match(licences.body.toString(), /^solution-catalogue .*MIT[^]*^fuse\.js .*Apache-2\.0/m);
      assert.match(
        (await ask(port, '/de/feed.xml')).headers['content-type'] ?? '',
        /^(application|text)\/xml; charset=utf-8$/,
      );
    });

    it('sends slices with the headers of the document', async () => {
      const path = '/embed/data/alternatives/slack.json';
      for (const accept of ['identity', 'gzip', 'br']) {
        const answer = await ask(port, path, { 'Accept-Encoding': accept });
        assert.equal(answer.status, 200, accept);
        assertHeaders(answer, ruleOf('slices'), path);
        const encoding = answer.headers['content-encoding'] as keyof typeof UNPACK | undefined;
        const text = (encoding ? UNPACK[encoding](answer.body) : answer.body).toString();
        assert.match(text, /^\{"version":1,/);
      }
    });

    it('has one endpoint, and shows nothing that is for hosts', async () => {
      const paths = [
        '/api/',
        '/api/v1/',
        ...HOST_FILES.map((name) => `/${name}`),
        '/nothing',
        '/.git/config',
      ];
      const sidecars = ['.br', '.gz', '.zst'].map((ending) => DOCUMENT + ending);
      for (const path of [...paths, ...sidecars]) {
        const { status } = await ask(port, path, { 'Accept-Encoding': 'br' });
        assert.ok(status === 404 || status === 403, `${path}: ${status}`);
      }
    });

    it('sends the page for what is not there, wherever that was looked for, with status 404', async () => {
      const page = readFileSync(join(site, '404.html'), 'utf8');
      for (const path of ['/nothing', '/de/alternatives/nothing/', '/embed/nothing/at/all/', '/assets/no.js'])
        for (const accept of ['identity', 'br, gzip']) {
          const answer = await ask(port, path, { 'Accept-Encoding': accept });
          assert.equal(answer.status, 404, path);
          assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8', path);
          assertHeaders(answer, ruleOf('pages'), path);
          const encoding = answer.headers['content-encoding'] as keyof typeof UNPACK | undefined;
          assert.equal((encoding ? UNPACK[encoding](answer.body) : answer.body).toString(), page, path);
        }
    });
  });
}
