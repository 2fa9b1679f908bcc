// Logos of solutions as strangers may send them: `build` refuses them, or publishes pictures that run and load nothing,
// also where they are opened by themselves from a host that sends no headers.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import test from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { cleanSvg } from '../../../generator/site/assets.js';
import { loadSources } from '../../../generator/sources/load.js';
import { makeCatalogue, solutionYaml } from '../../generator/support/catalogues.js';
import { XSS } from '../../support/xss.js';
import { launchChromium } from '../support.js';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inner}</svg>`;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const html = (element: string, attributes = '') =>
  `<h:${element} xmlns:h="http://www.w3.org/1999/xhtml" ${attributes}/>`;

/** What is particular to SVG and XML. Each calls `ran()` or asks for a path with `stray` in it, where it is alive. */
const OF_SVG = [
  svg('<s:script xmlns:s="http://www.w3.org/2000/svg">ran()</s:script>'),
  svg('<s:script xmlns:s="http://www.w3.org/2000/svg"><![CDATA[ran()]]></s:script>'),
  svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">ran()</h:script>'),
  svg('<g xmlns="http://www.w3.org/1999/xhtml"><script>ran()</script></g>'),
  svg(html('img', 'src="/stray/a.png"')),
  svg(html('img', 'src="x:" onerror="ran()"')),
  svg(html('iframe', 'src="/stray/b"')),
  svg(html('iframe', 'srcdoc="&lt;script>parent.ran()&lt;/script>"')),
  svg(html('object', 'data="/stray/c"')),
  svg(html('meta', 'http-equiv="refresh" content="0;url=/stray/d"')),
  svg(html('link', 'rel="stylesheet" href="/stray/e.css"')),
  svg('<image xlink:href="/stray/f.png" width="9" height="9"/>'),
  svg('<image href="&#x2f;stray/g.png" width="9" height="9"/>'),
  svg('<image href="#"><set attributeName="href" to="/stray/h.png"/></image>'),
  svg('<image width="9" height="9"><animate attributeName="href" values="/stray/i.png" dur="1s"/></image>'),
  svg('<use href="/stray/j.svg#a"/>'),
  svg('<feImage href="/stray/k.png"/>'),
  svg('<style>@import "/stray/l.css";</style>'),
  svg('<style>@\\69mport "/stray/m.css";</style>'),
  svg('<style><![CDATA[@imp]]><!-- -->ort "/stray/n.css";</style>'),
  svg('<style>svg { background: u\\72l(/stray/o.png) }</style>'),
  svg('<style>svg { background: image-set("/stray/p.png" 1x) }</style>'),
  svg('<rect width="9" height="9" mask="url(/stray/q.svg#a)"/>'),
  svg('<rect width="9" height="9" mask="u\\72l(/stray/r.svg#a)"/>'),
  svg('<rect width="9" height="9" mask="\\75\\72\\6c(&quot;/stray/r2.svg#a&quot;)"/>'),
  svg('<rect width="9" height="9" mask="image-set(&quot;/stray/r3.png&quot; 1x)"/>'),
  svg('<rect width="9" height="9" mask="u&#x72;l(/stray/s.svg#a)"/>'),
  svg('<rect width="9" height="9" clip-path="url(&#47;stray/t.svg#a)" style="fill:url(/stray/u.svg#a)"/>'),
  svg('', 'onload="ran()"'),
  svg('', 'onl&#111;ad="ran()"'),
  svg('', 'style="background:url(/stray/v.png)"'),
  svg('<set attributeName="onmouseover" to="ran()"/>'),
  svg('<animate attributeName="x" dur="1ms" onbegin="ran()"/>'),
  svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="ran()"/></foreignObject>'),
  svg('<s:foreignObject xmlns:s="http://www.w3.org/2000/svg"/>'),
  svg('<?xml-stylesheet href="/stray/w.css"?>'),
  `<?xml-stylesheet href="/stray/x.css"?>${svg('')}`,
  `<?xml version="1.0" encoding="UTF-7"?>${svg('+ADw-script+AD4-ran()+ADw-/script+AD4-')}`,
  `<!DOCTYPE svg [<!ENTITY a "<script xmlns='http://www.w3.org/2000/svg'>ran()</script>">]>${svg('&a;')}`,
  `<!DOCTYPE svg SYSTEM "/stray/y.dtd">${svg('')}`,
  `<!-- --><svg xmlns="http://www.w3.org/1999/xhtml"><title>x</title><path onclick="ran()"/></svg>`,
  svg('<?x <!-- ?><desc><![CDATA[--> ?><script>ran()</script><!-- ]]></desc><desc>--></desc>'),
  svg('<desc><![CDATA[<!--]]></desc><desc>--></desc><desc><![CDATA[<script>ran()</script>]]></desc>'),
  svg('<title><![CDATA[</title><script>ran()</script>]]></title>'),
  svg('<text>&lt;script>ran()&lt;/script></text>'),
];

/** Where a hostile text may stand in a picture that draws something. */
const PLACES = [
  (text: string) => svg(text),
  (text: string) => svg(`<title>${escaped(text)}</title>`),
  (text: string) => svg(`<desc><![CDATA[${text}]]></desc>`),
  (text: string) => svg(`<!-- ${text} --><path d="M0 0"/>`),
  (text: string) => svg(`<path d="${escaped(text)}" fill="${escaped(text)}" id="${escaped(text)}"/>`),
  (text: string) => svg(`<rect width="9" height="9" mask="${escaped(text)}" fill="${text}"/>`),
];

test('logos that strangers send are refused, or run and load nothing by themselves', async (t) => {
  const texts = process.env.LONG ? XSS : XSS.filter((_, index) => index % 12 === 0);
  const inputs = [...OF_SVG, ...texts.map((text, index) => PLACES[index % PLACES.length]!(text))];
  const folder = makeCatalogue(t, {
    ...Object.fromEntries(inputs.map((_, at) => [`solutions/l${at}.yaml`, solutionYaml(`L${at}`)])),
    ...Object.fromEntries(inputs.map((text, at) => [`logos/l${at}.svg`, text])),
  });
  const { logos, issues } = loadSources(folder, new Date('2026-11-21'));
  const refused = issues.filter(({ file }) => file.startsWith('logos/'));
  assert.ok(refused.every(({ line, column }) => line > 0 && column > 0));
  assert.ok(logos.size > 20 && refused.length > 20, `${logos.size} are taken, ${refused.length} refused`);

  // Each as it was sent, and as it would be published.
  const shown = new Map<string, string>();
  for (const [at, text] of inputs.entries()) {
    shown.set(`/sent/${at}.svg`, text);
    shown.set(`/published/${at}.svg`, cleanSvg(text));
  }
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const text = shown.get(url);
    if (text !== undefined) response.setHeader('content-type', 'image/svg+xml').end(text);
    else {
      if (url.includes('stray')) asked.push(url);
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launchChromium();
  t.after(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });
  /** What the pictures of a folder did. A script may run, or a page lead elsewhere, when the next one is open. */
  const doneBy = async (folder: string): Promise<string[]> => {
    const page = await browser.newPage();
    const ran: string[] = [];
    await page.exposeFunction('ran', () => ran.push(`${page.url()} or the one before ran a script`));
    asked.length = 0;
    for (const path of [...shown.keys()].filter((each) => each.startsWith(folder))) {
      await page.goto(origin + path);
      await setTimeout(10);
    }
    await setTimeout(500);
    await page.close();
    return [...ran, ...asked];
  };
  const sent = await doneBy('/sent/');
  assert.ok(new Set(sent).size > 15, `as they were sent, some are alive: ${sent.join(' ')}`);
  assert.deepEqual(await doneBy('/published/'), []);
  t.diagnostic(`${inputs.length} logos, ${logos.size} taken`);
});
