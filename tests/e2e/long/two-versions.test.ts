// Two versions of the script on one page: the first one stays, and one warning says so.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { trustedTypesPolicy } from '../../../generator/bundle/script.js';
import { UNTIL, drive, type Driven } from '../browsers.js';
import { browserNames } from '../../support/find-browsers.mjs';
import { SOLUTIONS, strictServers, type StrictServers } from '../strict-server.js';

/** A script made by another build: with zod as it is, nothing minified, and a mark on its classes. */
async function otherVersion(): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    logLevel: 'error',
    plugins: [trustedTypesPolicy()],
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
    /(for \(const \[name, element\] of Object\.entries\(elements\)\))/,
    'for (const element of Object.values(elements)) element.version = "other";\n$1',
  );
}

/** The policies of the pages: none to speak of, and one that allows a single copy of the script its policy. */
const POLICIES = {
  'a lenient page': '',
  'a strict page': "; require-trusted-types-for 'script'; trusted-types solution-catalogue",
};

/** Keeps what is warned of: WebKitGTK does not tell while it is driven. */
const WATCH = `
globalThis.warnings = [];
for (const kind of ['warn', 'error']) console[kind] = (...words) => warnings.push(words.join(' '));
addEventListener('error', ({ message }) => warnings.push(message));`;

const other = otherVersion();

for (const name of browserNames())
  describe(`two versions on one page, in ${name}`, { timeout: 90_000 }, () => {
    let browser: Driven;
    let servers: StrictServers;

    before(async () => {
      assert.match(await other, /element\.version = "other"/);
      servers = await strictServers({
        '/one.js': readFileSync(new URL('../../../dist/cdn/solution-catalogue.js', import.meta.url)),
        '/classic.js': readFileSync(new URL('../../../dist/cdn/solution-catalogue.iife.js', import.meta.url)),
        '/other.js': await other,
        '/watch.js': WATCH,
      });
      browser = await drive(name);
    });

    after(async () => {
      await browser.stop();
      servers.stop();
    });

    for (const [page, policy] of Object.entries(POLICIES))
      for (const [first, second] of [
        ['one.js', 'other.js'],
        ['other.js', 'one.js'],
        ['classic.js', 'one.js'],
      ] as const)
        it(`${first}, then ${second} on ${page}: the first one stays`, async () => {
          servers.begin();
          const script = (file: string) =>
            `<script src="/${file}" ${file === 'classic.js' ? '' : 'type="module"'}></script>`;
          servers.show({
            policy: `script-src ${servers.page}${policy}`,
            body: `<body><script src="/watch.js"></script>${script(first)}${script(second)}
          <solution-catalogue src="${servers.data}"></solution-catalogue>
          <solution-card src="${servers.data}" name="Beta"></solution-card>`,
          });
          await browser.open(`${servers.page}/`);
          const seen = await browser.run(`
        const catalogue = document.querySelector('solution-catalogue');
        const card = document.querySelector('solution-card');
        ${UNTIL}
        await until(
          'both are there',
          () => catalogue.loadState === 'ready' && card.shadowRoot?.textContent.includes('Beta'),
        );
        return {
          names: catalogue.results.map((solution) => solution.name).sort(),
          isCardThere: card.shadowRoot.textContent.includes('Beta'),
          versions: [catalogue, card].map((element) => element.constructor.version ?? 'ours'),
          warnings,
        };`);
          const version = first === 'other.js' ? 'other' : 'ours';
          const { warnings, ...rest } = seen as { warnings: string[] };
          assert.deepEqual(rest, {
            names: SOLUTIONS.map((solution) => solution.name),
            isCardThere: true,
            versions: [version, version],
          });
          assert.equal(warnings.length, 1, warnings.join('\n'));
          assert.match(warnings[0] ?? '', /is already defined: this copy/);
        });
  });
