// Small projects that install the packed package from a registry, as users do: they are type-checked, built, and run in
// Chromium against a real document.
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { aCatalogue, aSolution } from '../../support/catalogue.js';
import { launchChromium } from '../../e2e/support.js';
import type {} from '../../../src/element/solution-catalogue.js'; // what document.querySelector gives
import { PROJECTS, PACKAGES } from './projects.js';
import { installProjects, pack, run, write } from '../tarball.js';

const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', json: 'application/json' };
const document = JSON.stringify(aCatalogue([aSolution('Alpha'), aSolution('Beta')]));

describe('projects that install the package', { timeout: 360_000 }, () => {
  let packed: ReturnType<typeof pack>;
  let browser: Browser;
  let server: Server;
  let origin: string;

  before(async () => {
    packed = pack();
    installProjects(packed, PACKAGES, PROJECTS);
    browser = await launchChromium();
    server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
      if (path.endsWith('/solutions.json'))
        return response.writeHead(200, { 'content-type': 'application/json' }).end(document);
      try {
        const body = readFileSync(join(packed.folder, path.endsWith('/') ? `${path}index.html` : path));
        const type = TYPES[path.split('.').pop() ?? ''] ?? 'text/html';
        return response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
      } catch {
        return response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  after(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
    packed.remove();
  });

  const at = (project: string) => join(packed.folder, project);

  for (const [name, { check, wrong, build }] of Object.entries(PROJECTS)) {
    if (check)
      it(`${name}: type-checks, and finds the mistake that it is given`, () => {
        const [command = '', ...args] = check;
        run(at(name), command, ...args);
        assert.ok(wrong, 'a mistake to find');
        const [path, from, to] = wrong;
        const text = readFileSync(join(at(name), path), 'utf8');
        assert.ok(text.includes(from));
        write(at(name), { [path]: text.replace(from, to) });
        assert.throws(() => run(at(name), command, ...args), /error/i);
        write(at(name), { [path]: text });
      });
    if (build)
      it(`${name}: builds, and shows the catalogue in a browser`, async () => {
        const [command = '', ...args] = build;
        run(at(name), command, ...args);
        const page = await browser.newPage();
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(String(error)));
        await page.goto(`${origin}/${name}/dist/`);
        await page.waitForFunction(() => globalThis.document.body.dataset.loaded !== undefined);
        const seen = await page.evaluate(() => ({
          loaded: globalThis.document.body.dataset.loaded,
          names: globalThis.document.querySelector('solution-catalogue')?.results.map((each) => each.name),
        }));
        assert.deepEqual(seen, { loaded: '2', names: ['Alpha'] });
        assert.deepEqual(errors, []);
        await page.close();
      });
  }

  it('renders on a server: the tag, its attributes and its fallback', () => {
    write(packed.folder, {
      'ssr/server.mjs': `
        import 'solution-catalogue/define';
        import { html } from 'lit';
        import { render } from '@lit-labs/ssr';
        import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
        const page = html\`<solution-catalogue src=\${'/api'} lang="de"><a href="/">Alle</a></solution-catalogue>\`;
        console.log(await collectResult(render(page)));`,
    });
    const html = run(at('ssr'), process.execPath, 'server.mjs');
    assert.match(html, /<solution-catalogue[^>]* src="\/api"[^>]*>/);
    assert.match(html, /<a href="\/">Alle<\/a>/);
  });
});
