// The script of `npm run build` on the strictest page that a site can have: one script by hash, one address for
// data, no styles, no images, Trusted Types, Integrity-Policy, and isolation from other origins.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import type {} from '../../src/solution-catalogue.js';
import { aCatalogue, aSolution } from '../support/catalogue.js';
import { launchChromium, open } from './support.js';

const script = (file: string) => readFileSync(new URL(`../../dist/cdn/${file}`, import.meta.url));

async function listen(answer: (path: string) => { headers: Record<string, string>; body: string | Buffer }) {
  const server: Server = createServer((request, response) => {
    const { headers, body } = answer(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('on the strictest page', () => {
  let browser: Browser;
  let data: Awaited<ReturnType<typeof listen>>;
  const servers: Server[] = [];

  before(async () => {
    browser = await launchChromium();
    data = await listen(() => ({
      headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
      body: JSON.stringify(
        aCatalogue([aSolution('Alpha'), aSolution('Beta', { tags: ['zoom-alternative'] })]),
      ),
    }));
    servers.push(data.server);
  });

  after(async () => {
    await browser.close();
    for (const server of servers) server.close();
  });

  for (const [file, type] of [
    ['solution-catalogue.js', 'module'],
    ['solution-catalogue.iife.js', 'text/javascript'],
  ] as const)
    it(`${file} works and violates nothing`, async () => {
      const code = script(file);
      const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
      const { server, origin } = await listen((path) => {
        if (path === `/${file}`)
          return {
            headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' },
            body: code,
          };
        if (path !== '/') return { headers: {}, body: '' };
        const policy = [
          "default-src 'none'",
          `script-src ${origin}/${file}`,
          `connect-src ${data.origin}/api/v1/solutions.json`,
          "base-uri 'none'",
          "form-action 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types lit-html',
        ].join('; ');
        return {
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': policy,
            'integrity-policy': 'blocked-destinations=(script)',
            'cross-origin-embedder-policy': 'require-corp',
          },
          body: `<!doctype html><html lang="en"><title>Strict</title>
            <solution-catalogue src="${data.origin}">All solutions</solution-catalogue>
            <script type="${type}" src="/${file}" integrity="${integrity}" crossorigin></script>`,
        };
      });
      servers.push(server);

      const { page, complaints, requests } = await open(browser, `${origin}/`, 1280, 900, 'light', [
        data.origin,
      ]);
      await page.focus('>>> [part="search-input"]');
      await page.keyboard.type('zoom alternative');
      await page.click('>>> [part="reset"]');
      await page.keyboard.type('alternatives to slack');
      const seen = await page.evaluate(async () => {
        const element = document.querySelector('solution-catalogue')!;
        await element.updateComplete;
        const card = element.shadowRoot?.querySelector('[part="card"]');
        return {
          names: element.results.map(({ name }) => name),
          border: card ? getComputedStyle(card).borderTopStyle : '',
        };
      });
      assert.deepEqual(seen, { names: ['Alpha'], border: 'solid' });
      assert.deepEqual(
        complaints.filter((complaint) => !complaint.includes('favicon')),
        [],
      );
      assert.equal(requests.filter((url) => url.startsWith(data.origin)).length, 1);
      await page.close();
    });
});
