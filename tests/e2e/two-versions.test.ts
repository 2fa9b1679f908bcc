// Two versions of the script on one page: the first one stays, and one warning says so.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { browserNames, drive, type Driven } from './browsers.js';
import { SOLUTIONS, strictServers, type StrictServers } from './strict-server.js';

/** A script made by another build: with zod and Lit as they are, nothing minified, and a mark on its classes. */
async function otherVersion(): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: 'src/define.ts', formats: ['es'], fileName: 'other' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const code = output?.output[0].code ?? '';
  return code.replace(
    /(for \(const \[name, element\] of Object\.entries\(ELEMENTS\)\))/,
    'for (const element of Object.values(ELEMENTS)) element.version = "other";\n$1',
  );
}

describe('two versions on one page', { timeout: 90_000 }, () => {
  let browser: Driven;
  let servers: StrictServers;

  before(async () => {
    const other = await otherVersion();
    assert.match(other, /element\.version = "other"/);
    servers = await strictServers({
      '/one.js': readFileSync(new URL('../../dist/cdn/solution-catalogue.js', import.meta.url)),
      '/classic.js': readFileSync(new URL('../../dist/cdn/solution-catalogue.iife.js', import.meta.url)),
      '/other.js': other,
    });
    browser = await drive(browserNames()[0] ?? 'chromium');
  });

  after(async () => {
    await browser.stop();
    servers.stop();
  });

  for (const [first, second] of [
    ['one.js', 'other.js'],
    ['other.js', 'one.js'],
    ['classic.js', 'one.js'],
  ] as const)
    it(`${first}, then ${second}: the first one stays`, async () => {
      servers.begin();
      const script = (file: string) =>
        `<script src="/${file}" ${file === 'classic.js' ? '' : 'type="module"'}></script>`;
      servers.show({
        policy: `script-src ${servers.page}`,
        body: `<body>${script(first)}${script(second)}
          <solution-catalogue src="${servers.data}"></solution-catalogue>
          <solution-card src="${servers.data}" name="Beta"></solution-card>`,
      });
      await browser.open(`${servers.page}/`);
      const seen = await browser.run(`
        const catalogue = document.querySelector('solution-catalogue');
        const card = document.querySelector('solution-card');
        for (let tries = 0; tries < 200; tries++) {
          if (catalogue.loadState === 'ready' && card.shadowRoot?.textContent.includes('Beta')) break;
          await new Promise((resolve) => setTimeout(resolve, 25));
        }
        return {
          names: catalogue.results.map(({ name }) => name),
          isCardThere: card.shadowRoot.textContent.includes('Beta'),
          versions: [catalogue, card].map((element) => element.constructor.version ?? 'ours'),
        };`);
      const version = first === 'other.js' ? 'other' : 'ours';
      assert.deepEqual(seen, {
        names: SOLUTIONS.map(({ name }) => name),
        isCardThere: true,
        versions: [version, version],
      });
      const warnings = browser.complaints.filter((complaint) => !/favicon|404/.test(complaint));
      assert.equal(warnings.length, 1, warnings.join('\n'));
      assert.match(warnings[0] ?? '', /already defined on this page/);
    });
});
