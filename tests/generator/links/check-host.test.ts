import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import test, { type TestContext } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Finding } from '../../../generator/links/host-answer.js';
import { makeSite } from '../support/site.js';
import { runCli } from '../support/io.js';

const DOCUMENT = JSON.stringify(makeSite().catalogue);

/** What a host sends below the folder of slices: nothing, unless a test says so. */
const isSlice = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/embed/data/');

/** What a host sends that does everything right, but for compression, which it leaves out. */
const RIGHT = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=3600, s-maxage=86400',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  'X-Content-Type-Options': 'nosniff',
  ETag: '"one"',
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const answerWith =
  (headers: Readonly<Record<string, string>>, body = DOCUMENT, status = 200): Answer =>
  (request, response) => {
    if (isSlice(request)) {
      response.writeHead(404).end();
      return;
    }
    const isKnown = headers.ETag !== undefined && request.headers['if-none-match'] === headers.ETag;
    response.writeHead(isKnown ? 304 : status, headers).end(isKnown ? undefined : body);
  };

/** A host on this machine; its address. */
async function startHost(t: TestContext, answer: Answer): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Asks a host that answers in a certain way: the exit code, and what falls short, by name. */
async function ask(t: TestContext, answer: Answer) {
  const url = await startHost(t, answer);
  const { code, out, err } = await runCli(['check-host', url, '--json']);
  const { findings } = JSON.parse(out) as { findings: Finding[] };
  const missed = findings.filter(({ isMet }) => !isMet);
  return {
    code,
    err,
    missed,
    short: missed.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

test('a host that keeps the contract is told so; what would be better is no failure', async (t) => {
  const { code, short, missed, err } = await ask(t, answerWith(RIGHT));
  assert.deepEqual({ code, short }, { code: 0, short: [] });
  assert.match(err, /keeps the contract/);
  assert.ok(missed.some(({ name }) => name.startsWith('Content-Encoding')));
});

const without = (name: string) =>
  Object.fromEntries(Object.entries(RIGHT).filter(([each]) => each !== name)) as Record<string, string>;

const CASES: readonly [fault: string, answer: Answer, short: string[]][] = [
  ['a page instead of the document', answerWith(RIGHT, '<!doctype html>'), ['document']],
  ['a document with a broken solution', answerWith(RIGHT, DOCUMENT.replace('"MIT",', '7,')), ['document']],
  ['no document', answerWith(RIGHT, DOCUMENT, 404), ['status']],
  ['no type', answerWith(without('Content-Type')), ['Content-Type']],
  ['a type of text', answerWith({ ...RIGHT, 'Content-Type': 'text/plain; charset=utf-8' }), ['Content-Type']],
  [
    'another charset',
    answerWith({ ...RIGHT, 'Content-Type': 'application/json; charset=iso-8859-1' }),
    ['Content-Type'],
  ],
  ['no caching', answerWith({ ...RIGHT, 'Cache-Control': 'no-store' }), ['Cache-Control']],
  [
    'ten minutes, as GitHub Pages',
    answerWith({ ...RIGHT, 'Cache-Control': 'max-age=600' }),
    ['Cache-Control'],
  ],
  [
    'other origins shut out',
    answerWith({ ...RIGHT, 'Access-Control-Allow-Origin': 'https://catalogue.example' }),
    ['Access-Control-Allow-Origin'],
  ],
  ['a cookie', answerWith({ ...RIGHT, 'Set-Cookie': 'a=b' }), ['Set-Cookie']],
  [
    'compressed answers that caches take for all readers',
    (request, response) => {
      if (request.headers['accept-encoding'] !== 'br') answerWith(RIGHT)(request, response);
      else response.writeHead(200, { ...RIGHT, 'Content-Encoding': 'br' }).end(brotliCompressSync(DOCUMENT));
    },
    ['Vary for br'],
  ],
  [
    'several at once',
    answerWith({ ETag: '"x"' }),
    ['Content-Type', 'Cache-Control', 'Access-Control-Allow-Origin'],
  ],
];

for (const [fault, answer, expected] of CASES)
  test(`falls short, by name and with what to do: ${fault}`, async (t) => {
    const { code, short, missed, err } = await ask(t, answer);
    assert.deepEqual(short, expected);
    assert.equal(code, 1);
    for (const name of expected) assert.ok(err.includes(name), err);
    assert.ok(missed.every(({ advice }) => advice !== ''));
  });

/** A host that does everything right, with one slice. */
const withSlice =
  (body: string, headers: Readonly<Record<string, string>> = RIGHT): Answer =>
  (request, response) => {
    if (isSlice(request)) response.writeHead(200, headers).end(body);
    else answerWith(RIGHT)(request, response);
  };

const { solutions, ...envelope } = makeSite().catalogue;
const SLICE = { ...envelope, count: 1, solutions: solutions.slice(0, 1) };

test('asks for a slice: embeds elsewhere read it as they read the document', async (t) => {
  const path = 'embed/data/solutions/alpha.json';
  // What has stayed the same keeps the time of the build that made it.
  const right = await ask(t, withSlice(JSON.stringify({ ...SLICE, generatedAt: '2020-01-01T00:00:00Z' })));
  assert.equal(right.code, 0);
  assert.ok(!right.missed.some(({ name }) => name === path));

  const faults: [said: RegExp, answer: Answer][] = [
    [/no document with Alpha alone/, withSlice(DOCUMENT)],
    [/no document with Alpha alone/, withSlice('<!doctype html>')],
    [
      /unlike the document/,
      withSlice(JSON.stringify({ ...SLICE, solutions: [{ ...solutions[0], stars: 1 }] })),
    ],
    [
      /Access-Control-Allow-Origin: missing/,
      withSlice(JSON.stringify(SLICE), without('Access-Control-Allow-Origin')),
    ],
  ];
  for (const [said, answer] of faults) {
    const { code, missed } = await ask(t, answer);
    assert.equal(code, 1, String(said));
    assert.match(missed.find(({ name }) => name === path)?.found ?? '', said);
  }
});

test('a site without slices is told what that means, and keeps the contract', async (t) => {
  const { code, missed } = await ask(t, answerWith(RIGHT));
  assert.equal(code, 0);
  assert.match(missed.find(({ name }) => name.startsWith('embed/data/'))?.advice ?? '', /whole document/);
});

test('what is only better is named, too: revalidation, exposed headers, nosniff', async (t) => {
  const { code, missed } = await ask(t, (request, response) => {
    delete request.headers['if-none-match'];
    answerWith({
      ...without('X-Content-Type-Options'),
      'Access-Control-Expose-Headers': 'ETag',
    })(request, response);
  });
  assert.equal(code, 0);
  const names = missed.map(({ name }) => name);
  for (const name of ['ETag', 'Access-Control-Expose-Headers', 'X-Content-Type-Options'])
    assert.ok(names.includes(name), name);
});

test('Vercel’s way with s-maxage is recognized', async (t) => {
  const { missed } = await ask(t, answerWith({ ...RIGHT, 'Cache-Control': 'public, max-age=3600' }));
  assert.match(missed.find(({ name }) => name === 'Cache-Control')?.advice ?? '', /Vercel/);
});

for (const [how, begin] of [
  ['the first byte never comes', () => undefined],
  ['the body never ends', (response: ServerResponse) => response.writeHead(200, RIGHT)],
] as const)
  test(`a host that drips is left after the time that it was given: ${how}`, async (t) => {
    const url = await startHost(t, (_request, response) => {
      begin(response);
      const drip = setInterval(() => {
        if (response.headersSent) response.write(' ');
        // A lost timer is lost to the garbage collector.
        globalThis.gc?.();
      }, 20);
      response.on('close', () => {
        clearInterval(drip);
      });
    });
    const { code, err } = await runCli(['check-host', url, '--timeout', '0.3']);
    assert.equal(code, 2);
    assert.match(err, /did not send all of an answer within 0\.3 seconds\. Give it more with --timeout/);
  });

test('a body that unpacks to more than a document may have is not read to its end', async (t) => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
  const before = process.memoryUsage().arrayBuffers;
  const { code, missed } = await ask(t, (request, response) => {
    const isWhole = request.headers['accept-encoding'] === 'identity' && !request.headers['if-none-match'];
    if (isWhole) response.writeHead(200, { ...RIGHT, 'Content-Encoding': 'gzip' }).end(bomb);
    else answerWith(RIGHT)(request, response);
  });
  assert.equal(code, 1);
  assert.match(missed.find(({ name }) => name === 'document')?.found ?? '', /more than 26214400 bytes/);
  assert.ok(process.memoryUsage().arrayBuffers - before < 64 * 1024 * 1024);
});

test('no host, and no address: wrong usage', async () => {
  const silent = await runCli(['check-host', 'http://127.0.0.1:9/']);
  assert.equal(silent.code, 2);
  assert.match(silent.err, /does not answer/);
  assert.equal((await runCli(['check-host', 'catalogue.example'])).code, 2);
});
