import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parseAllHeaders } from '@netlify/headers-parser';
import { getTransformedRoutes, type Header } from '@vercel/routing-utils';
import { headerRules, readHeadersFile } from '../../../generator/hosting/header-rules.js';
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
  '/:a/*/:b*c/:file/:path*',
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

  /** What is asked for below the site, and the rule that it falls under. */
  const FILES = {
    'api/v1/solutions.json': 'document',
    'reference/openapi.json': 'schemas',
    'facts/latest.json': 'facts',
    'assets/v/a.js': 'versioned',
    'assets/pictures/logo.svg': 'pictures',
    'assets/v/folder/a.js': 'versioned',
    'assets/v0/solution-catalogue.js': 'assets',
    'assets/solution-catalogue.js': 'assets',
    'index.html': 'pages',
    'de/index.html': 'pages',
    'de/reference/index.html': 'pages',
    'embed/index.html': 'configurator',
    'embed/fr/': 'configurator',
    'embed/fr/index.html': 'configurator',
    'embed/frame.html': 'frame',
    'oembed/de/solutions/a.json': 'oembed',
    'oembed/it/alternatives/slack.html': 'oembed',
    'embed/data/alternatives/slack.json': 'slices',
    'embed/data/none.json': undefined,
    'none.html': undefined,
  };
  const rules = headerRules('sha256-x');

  /** What hosts send with each file, as a function of the parsed configuration says. */
  const assertHeaders = (path: string, headersOf: (pathname: string) => object | undefined) => {
    const base = new URL(`https://catalogue.example${path}/`).pathname.replace(/\/*$/, '/');
    for (const [file, name] of Object.entries(FILES)) {
      const rule = rules.find((each) => each.name === name);
      assert.deepEqual(headersOf(base + file), rule?.headers, `${base}${file}`);
    }
  };

  it('Netlify', async () => {
    for (const [index, path] of PATHS.entries()) {
      const file = join(write(`netlify-${index}`, `https://catalogue.example${path}/`), '_headers');
      const { headers, errors } = await parseAllHeaders({
        headersFiles: [file],
        netlifyConfigPath: undefined,
        configHeaders: undefined,
        minimal: false,
      });
      assert.deepEqual(errors, [], path);
      assertHeaders(path, (pathname) => {
        const found = headers.filter((each) => 'forRegExp' in each && each.forRegExp.test(pathname));
        assert.ok(found.length < 2, `two rules for ${pathname}`);
        return found[0]?.values;
      });
    }
  });

  it('Vercel', () => {
    for (const path of PATHS) {
      const file = writeHosting(new URL(`https://catalogue.example${path}/`).href, 'sha256-x').find(
        (each) => each.path === 'vercel.json',
      );
      const { headers } = JSON.parse(String(file?.bytes)) as { headers: Header[] };
      const { routes, error } = getTransformedRoutes({ headers });
      assert.equal(error, null, path);
      assert.equal(routes?.length, headers.length);
      assertHeaders(path, (pathname) => {
        const found = routes.find((route) => 'src' in route && new RegExp(route.src).test(pathname));
        return found && 'headers' in found ? found.headers : undefined;
      });
    }
  });

  // The parser of Cloudflare runs in its workers only; these are the rules of its documentation.
  it('Cloudflare, by what it documents, and the command serve', () => {
    for (const path of PATHS) {
      const base = new URL(`https://catalogue.example${path}/`);
      const file = writeHosting(base.href, 'sha256-x').find((each) => each.path === '_headers');
      const paths = String(file?.bytes)
        .split('\n')
        .filter((line) => line.startsWith('/'));
      assert.ok(paths.length > 8 && paths.length <= 100, `${paths.length} rules`);
      for (const each of paths) {
        assert.doesNotMatch(each, /\s|\*.*\*/, 'one splat');
        const placeholders = each.match(/:[a-z]\w*/gi) ?? [];
        assert.equal(new Set(placeholders).size, placeholders.length, 'each placeholder once');
        assert.doesNotMatch(each, /[^/]:|:[^/]*[^\w/]/, 'a placeholder is a segment');
      }
      const read = readHeadersFile(String(file?.bytes));
      assertHeaders(path, (pathname) => {
        const headers = read(pathname.slice(base.pathname.replace(/\/*$/, '/').length));
        return Object.keys(headers).length > 0 ? headers : undefined;
      });
    }
  });
});
