import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readHeadersFile } from '../../../generator/hosting/headers-file.js';
import { writeHosting } from '../../../generator/hosting/write-hosting.js';
import { HOSTS, parseWith, readable } from './servers.js';

/** Paths that a homepage may have and that mean something to one server or the other. */
const PATHS = [
  '/a;b',
  '/a;return 200 x;#',
  "/it's",
  '/a"b',
  '/a$b/${c}',
  '/{a}/}',
  '/(a|b)+*?[c]^',
  '/a b\nc',
  '/~x/@y/!z,=&:8080',
  '/%0a/%22/%5c/%7d',
  '/<If>/%{HTTP_HOST}',
  '/ä/日本',
];

/** Servers that must be there: `HOSTS=nginx,apache2,caddy`. Others are left out where they are not installed. */
const wanted = (process.env.HOSTS ?? '').split(',');

let folder = '';
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-test-'));
});
after(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The files for hosts of a site at an address, in a folder of their own. */
function write(name: string, address: string): string {
  const site = readable(folder, name);
  mkdirSync(join(site, 'work'), { recursive: true });
  for (const { path, bytes } of writeHosting(new URL(address).href, 'sha256-x'))
    writeFileSync(join(site, path), bytes);
  return site;
}

describe('hosts parse what is generated for hostile addresses', () => {
  for (const { name, isThere } of HOSTS.filter((host) => Object.hasOwn(parseWith, host.name)))
    it(name, { skip: !isThere && !wanted.includes(name) && `${name} is not installed` }, () => {
      const parse = (site: string) => {
        const [command = '', ...argv] = parseWith[name]?.(site, join(site, 'work')) ?? [];
        return execFileSync(command, argv, { stdio: 'pipe' });
      };
      for (const [index, path] of PATHS.entries()) {
        const site = write(`${name}-${index}`, `https://catalogue.example${path}/`);
        assert.doesNotThrow(() => parse(site), path);
      }
      // A file that is broken would be noticed.
      const broken = write(`${name}-broken`, 'https://catalogue.example/');
      for (const file of ['nginx.conf', '.htaccess', 'Caddyfile'])
        writeFileSync(join(broken, file), 'nonsense {');
      assert.throws(() => parse(broken));
    });

  // Netlify, Cloudflare and Vercel parse theirs only on their own machines.
  it('and the files of those that cannot be installed say the same as for any address', () => {
    const headersOf = (path: string) => {
      const base = new URL(`https://catalogue.example${path}/`);
      const files = new Map(
        writeHosting(base.href, 'sha256-x').map((file) => [file.path, String(file.bytes)]),
      );
      const lines = (files.get('_headers') ?? '').split('\n').filter((line) => line !== '');
      for (const line of lines) assert.match(line, /^(#|\/\S*$| {2}[\w-]+: \S)/, path);
      const read = readHeadersFile(files.get('_headers') ?? '');
      const { headers } = JSON.parse(files.get('vercel.json') ?? '') as {
        headers: { source: string; headers: object }[];
      };
      const root = base.pathname.replace(/\/$/, '');
      return {
        ofFiles: ['api/v1/solutions.json', 'index.html', 'de/index.html', 'assets/v/a.js', 'none'].map(read),
        // Without the escapes, and without the path that the site lies below.
        ofVercel: headers.map((rule) => {
          const source = rule.source.replace(/\\(.)/g, '$1');
          assert.ok(source.startsWith(`${root}/`), source);
          return { ...rule, source: source.slice(root.length) };
        }),
      };
    };
    const expected = headersOf('');
    assert.ok(expected.ofVercel.length > 8, `${expected.ofVercel.length} rules`);
    for (const path of PATHS) assert.deepEqual(headersOf(path), expected, path);
  });
});
