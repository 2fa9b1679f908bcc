// What is left in a page after the element was put in and taken out many times.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { aDocument } from '../../support/model-of-use-documents.mjs';
import { launchChromium } from '../support.js';

const SCRIPT = readFileSync(new URL('../../../dist/cdn/solution-catalogue.js', import.meta.url));

it('500 elements that came and went leave no node and no listener', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/element.js') response.setHeader('content-type', 'text/javascript').end(SCRIPT);
    else if (url === '/a.json')
      response.setHeader('content-type', 'application/json').end(JSON.stringify(aDocument('Anna', 20)));
    else
      response
        .setHeader('content-type', 'text/html')
        .end(
          '<!doctype html><html lang="en"><title>Page</title><script type="module" src="/element.js"></script>',
        );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const devtools = await page.createCDPSession();
  await devtools.send('Performance.enable');
  const mount = (times: number) =>
    page.evaluate(`(async () => {
      for (let time = 0; time < ${times}; time++) {
        document.body.innerHTML = '<solution-catalogue src="/a.json" lang="en" compare url-state="m"></solution-catalogue>';
        const element = document.body.firstChild;
        while (element.loadState !== 'ready') await new Promise((resolve) => setTimeout(resolve));
        await element.updateComplete;
        if (time % 5 === 0) element.query = 'zirkonium';
        await element.updateComplete;
      }
      document.body.innerHTML = '';
      await new Promise((resolve) => setTimeout(resolve, 500));
    })()`);
  const left = async () => {
    for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
    return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
  };
  await mount(20);
  const before = await left();
  await mount(500);
  const after = await left();
  // One element has more than a thousand nodes and dozens of listeners.
  assert.ok(after.nodes - before.nodes < 500, `${after.nodes - before.nodes} nodes are left`);
  assert.ok(
    after.listeners - before.listeners < 50,
    `${after.listeners - before.listeners} listeners are left`,
  );
  await browser.close();
  server.closeAllConnections();
  server.close();
});
