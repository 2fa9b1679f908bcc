import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { build } from 'vite';
import { makeCatalogue, solutionYaml, temporaryFolder } from '../support/catalogues.js';
import { DocumentReader } from '../support/document-reader.js';
import { readFiles } from '../support/goldens.js';
import { runCli, until } from '../support/io.js';

const KILLS = process.env.LONG ? 50 : 5;
/** The most milliseconds from a lock to the kill: some publishings long, or a part of one on a slow machine. */
const LATEST = 250;
const SCRIPT = join(import.meta.dirname, '../support/publish-forever.ts');
const DOCUMENT = 'api/v1/solutions.json';

/** A built catalogue. */
async function makeBuilt(t: TestContext, name: string): Promise<{ sources: string; out: string }> {
  const sources = makeCatalogue(t, { 'solutions/other.yaml': solutionYaml(name) });
  const out = temporaryFolder(t);
  assert.equal((await runCli(['build', sources, '--no-stars', '--no-pages', '--out', out])).code, 0);
  return { sources, out };
}

/** The script in one file for Node: fifty processes that translate it first would take a minute. */
async function bundle(t: TestContext): Promise<string> {
  const outDir = temporaryFolder(t);
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { ssr: SCRIPT, outDir, rolldownOptions: { output: { entryFileNames: 'publish.mjs' } } },
  });
  return join(outDir, 'publish.mjs');
}

test('the reader of the next test notices what is torn and what does not match', async (t) => {
  const { out } = await makeBuilt(t, 'One');
  const text = readFileSync(join(out, DOCUMENT), 'utf8');
  const look = (documents: string[]) => {
    const reader = new DocumentReader(out, documents);
    reader.look();
    return [...reader.wrong];
  };
  assert.deepEqual(look([text]), []);
  writeFileSync(join(out, DOCUMENT), text.slice(0, -9));
  assert.deepEqual(look([text, text.slice(0, -9)]), [
    '.gz is of another document',
    '.br is of another document',
    '.zst is of another document',
  ]);
  assert.ok(look([text]).includes('the document is torn'));
});

test(`killed at ${KILLS} moments, with readers beside: the old or the new, never a part, sidecars its own`, async (t) => {
  const [first, second] = [await makeBuilt(t, 'One'), await makeBuilt(t, 'Two')];
  const out = temporaryFolder(t);
  // The document and something beside it.
  const paths = Object.keys(readFiles(first.out)).filter((path) => /^(api|reference)\//.test(path));
  const reader = new DocumentReader(
    out,
    [first, second].map((built) => readFileSync(join(built.out, DOCUMENT), 'utf8')),
  );
  reader.start();
  const script = await bundle(t);
  let leftovers = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = spawn(process.execPath, [script, first.out, second.out, out, ...paths], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = once(child, 'exit');
    let error = '';
    child.stderr.on('data', (text: Buffer) => (error += text.toString()));
    let locks = 0;
    child.stdout.on('data', (text: Buffer) => (locks += text.toString().split('\n').length - 1));
    // Every second one has published once by then, the first one as well; the others have what a kill has left.
    const wanted = kill % 2 === 0 ? 2 : 1;
    await until(() => (locks >= wanted || child.exitCode !== null ? true : undefined));
    assert.equal(
      child.exitCode,
      null,
      `what was left of a killed build kept the next from its work: ${error}`,
    );
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LATEST));
    child.kill('SIGKILL');
    await exited;
    assert.equal(error, '');
    reader.look();
    if (readdirSync(out).some((name) => name.startsWith('.publish-'))) leftovers += 1;
  }
  reader.stop();
  assert.deepEqual([...reader.wrong], []);
  assert.ok(reader.reads.document >= KILLS && reader.reads.sidecar >= KILLS, JSON.stringify(reader.reads));
  assert.ok(leftovers > 0, 'no kill fell into a publishing: that proves nothing');

  // A build at last, by the command line.
  const { code, err } = await runCli(['build', first.sources, '--no-stars', '--no-pages', '--out', out]);
  assert.equal(code, 0, err);
  assert.ok(readFileSync(join(out, DOCUMENT), 'utf8') === reader.documents[0]);
  assert.deepEqual(
    readdirSync(out).filter((name) => name.startsWith('.publish-')),
    [],
  );
});
