// What editors show of a catalogue: the language server for YAML, in a folder as init writes it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { temporaryFolder } from '../support/catalogues.js';
import { LanguageServer } from '../support/language-server.js';
import { runCli } from '../support/io.js';

test('an editor explains the fields of a catalogue with the scale of the scores, and offers its values', async (t) => {
  const folder = temporaryFolder(t);
  await runCli(['init', folder, '--yes']);
  const server = await LanguageServer.start(t, folder);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const placeIn = (path: string, text: string) => {
    const lines = read(path).split('\n');
    const line = lines.findIndex((each) => each.includes(text));
    return [line, (lines[line] ?? '').indexOf(text)] as const;
  };

  const path = 'solutions/nextcloud.yaml';
  assert.deepEqual(await server.open(path, read(path)), [], 'nothing is underlined');
  const hover = async (field: string) => (await server.at(path, ...placeIn(path, `${field}:`))).hover;
  assert.match(
    await hover('complexity'),
    /Setup and deployment effort; lower means simpler\. 1 to 10\. 2: one container .*5: several services.*8: specialist/,
  );
  assert.match(
    await hover('maturity'),
    /higher means more mature\. 1 to 10\. 2: first releases.*8: a decade/,
  );
  assert.match(await hover('resourceUsage'), /1 to 10\. 2: up to a quarter of a GB/);
  assert.match(await hover('maintenance'), /1 to 10\. 2: updates now and then/);
  // Where a value stands, the catalogue's own are offered; where a field may begin, those that are not there yet.
  const [line, column] = placeIn(path, 'category:');
  const { offers } = await server.at(path, line, column + 'category: '.length);
  assert.deepEqual([...offers.keys()], ['Datei-Management', 'Kommunikation']);
  const fields = (await server.at(path, line, column)).offers;
  assert.match(fields.get('reviewedAt') ?? '', /^The day on which a person last read every field/);
  assert.match(fields.get('status') ?? '', /draft/);

  const whole = 'catalogue.yaml';
  assert.deepEqual(await server.open(whole, read(whole)), []);
  const shown = await server.at(whole, ...placeIn(whole, 'homepage:'));
  assert.match(shown.hover, /the address of the catalogue’s own page/);
  assert.match(shown.offers.get('site') ?? '', /^The site around the catalogue/);
  assert.match(shown.offers.get('facts') ?? '', /^What is learned of repositories besides stars/);
});

test('an editor underlines what validate refuses, with words that help', async (t) => {
  const folder = temporaryFolder(t);
  await runCli(['init', folder, '--yes']);
  const server = await LanguageServer.start(t, folder);
  const path = 'solutions/nextcloud.yaml';
  const text = readFileSync(join(folder, path), 'utf8')
    .replace(/^complexity: .*/m, 'complexity: 12')
    .replace(/^category: .*/m, 'category: Garten')
    .replace(/^maturity:/m, 'maturty:');
  const said = (await server.open(path, text)).join('\n');
  assert.match(said, /"?Datei-Management"?, "?Kommunikation"?/);
  assert.match(said, /less than or equal to 10|maximum of 10/i);
  assert.match(said, /maturty/);
  assert.match(said, /Missing property "maturity"/);
});
