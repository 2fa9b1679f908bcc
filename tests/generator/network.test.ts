import assert from 'node:assert/strict';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import test, { type TestContext } from 'node:test';
import { outcomeOfError } from '../../generator/links/outcome.js';
import { networkFetch, proxiesOf } from '../../generator/network.js';
import { makeCatalogueWithoutForms, solutionYaml, temporaryFolder } from './support/catalogues.js';
import { run } from '../../generator/run.js';
import { runCli, testIo } from './support/io.js';

async function listen(t: TestContext, server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A proxy to a site on this machine, whatever the name that is asked for; notes how it was asked. */
async function startProxy(t: TestContext) {
  const site = await listen(
    t,
    createServer((asked, response) => response.end(`${asked.headers.host} ${asked.url}`)),
  );
  const asked: string[] = [];
  const proxy = createServer((question, response) => {
    asked.push(`${question.method} ${question.url} ${question.headers['proxy-authorization'] ?? ''}`.trim());
    const { pathname, host } = new URL(question.url ?? '');
    const onward = { port: site, path: pathname, method: question.method, headers: { host } };
    request(onward, (answer) => answer.pipe(response)).end();
  });
  proxy.on('connect', ({ url }, socket) => {
    asked.push(`CONNECT ${url}`);
    const onward = connect(site, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    socket.on('error', () => onward.destroy());
    onward.on('error', () => socket.destroy());
  });
  const port = await listen(t, proxy);
  return { port, site, asked };
}

test('requests go through the proxy of the environment; to this machine and what NO_PROXY names they do not', async (t) => {
  const { port, site, asked } = await startProxy(t);
  const get = async (env: Record<string, string>, url: string) => await (await networkFetch(env)(url)).text();
  const env = { HTTP_PROXY: `http://me:secret@127.0.0.1:${port}` };
  assert.equal(await get(env, 'http://catalogue.test/x'), 'catalogue.test /x');
  assert.deepEqual(asked.splice(0), ['GET http://catalogue.test/x Basic bWU6c2VjcmV0']);

  assert.equal(await get(env, `http://127.0.0.1:${site}/`), `127.0.0.1:${site} /`);
  await assert.rejects(get({ ...env, no_proxy: '.test' }, 'http://catalogue.test/x'));
  await assert.rejects(get({ ...env, NO_PROXY: '*' }, 'http://catalogue.test/x'));
  assert.deepEqual(asked, []);

  // The site behind it speaks no TLS, which is as it should be: the proxy does not get to read the request.
  await assert.rejects(get({ https_proxy: `127.0.0.1:${port}` }, 'https://catalogue.test/x'));
  assert.deepEqual(asked, ['CONNECT catalogue.test:443']);
});

test('check-links asks through the proxy, which looks names up', async (t) => {
  const { port, asked } = await startProxy(t);
  const folder = makeCatalogueWithoutForms(t, {
    'solutions/alpha.yaml': solutionYaml('Alpha', { website: 'http://alpha.test/' }),
  });
  const { code, err } = await runCli(['check-links', folder, '--no-repositories', '--delay', '0'], {
    env: { http_proxy: `http://127.0.0.1:${port}` },
    lookup: () => assert.fail('no name is looked up here'),
  });
  assert.equal(code, 0, err);
  assert.match(err, /1 link: 1 ok/);
  assert.deepEqual(asked, ['HEAD http://alpha.test/']);
});

test('a proxy that cannot be meant is wrong usage, and not repeated', async (t) => {
  assert.equal(proxiesOf({ NO_PROXY: 'x', HTTPS_PROXY: ' ' }), undefined);
  const folder = makeCatalogueWithoutForms(t);
  const malformed = [
    ...['ftp://me:secret@proxy', 'http://me:secret@', 'http:/secret:3128', 'http//secret:3128'],
    ...[
      'http://http://secret:3128',
      'http://secret:3128/path',
      'http://secret,other:80',
      'http://secret:99999',
    ],
  ];
  for (const value of malformed)
    for (const argv of [
      ['build', folder, '--out', temporaryFolder(t)],
      ['check-links', folder],
    ]) {
      const { code, err } = await runCli(argv, { env: { HTTPS_PROXY: value } });
      assert.equal(code, 2);
      assert.match(err, /HTTPS_PROXY is no address of a proxy\. Write http:\/\/<host>:<port>\./);
      assert.ok(!err.includes('secret'));
    }
});

test('a proxy that nobody knows is named, and no link is dead for it', async (t) => {
  // As Node says it; the resolver of the machine that runs the tests may take its time.
  const failure = new TypeError('fetch failed', {
    cause: Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND', hostname: 'no-such-proxy.invalid' }),
  });
  const io = testIo();
  const context = { ...io, fetch: () => Promise.reject(failure) };
  const argv = ['build', makeCatalogueWithoutForms(t), '--no-pages', '--out', temporaryFolder(t)];
  assert.equal(await run(argv, context), 0, io.err());
  assert.match(io.err(), /the proxy "no-such-proxy\.invalid" is not known\. Correct HTTPS_PROXY/);
  const { state, reason } = outcomeOfError(failure, new URL('https://alpha.example/'));
  assert.equal(state, 'unsure');
  assert.match(reason, /the proxy "no-such-proxy\.invalid"/);
  assert.equal(outcomeOfError(failure, new URL('https://no-such-proxy.invalid/')).state, 'dead');
});
