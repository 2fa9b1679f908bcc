// Every way in which `build` refuses: with file, line and column where a source is at fault, else with the option, the
// variable or the path that it is about.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { makeCatalogue, solutionYaml, writeFiles } from './support/catalogues.js';
import { runCli } from './support/io.js';

interface Refusal {
  /** What the catalogue has besides a good solution. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** What is done to the folder, in which a first build has published. */
  readonly before?: (folder: string) => void;
  readonly argv?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly code: number;
  readonly says: RegExp;
}

const LIST = (count: number) => Array.from({ length: count }, (_, at) => solutionYaml(`S ${at}`));
const many = (count: number) =>
  Object.fromEntries(LIST(count).map((text, at) => [`solutions/s-${at}.yaml`, text]));
const PLACE = String.raw`:\d+:\d+: error: `;
const at = (file: string, message: string) =>
  new RegExp(`^${file.replace('.', '\\.')}${PLACE}.*${message}`, 'm');

const REFUSALS: Readonly<Record<string, Refusal>> = {
  // Sources.
  'a solution that is not sound': {
    files: { 'solutions/beta.yaml': solutionYaml('Beta', { maturity: 11 }) },
    code: 1,
    says: at('solutions/beta.yaml', 'maturity'),
  },
  'a source that is no YAML': {
    files: { 'solutions/beta.yaml': 'name: [' },
    code: 1,
    says: at('solutions/beta.yaml', ''),
  },
  'a name that is there twice': {
    files: { 'solutions/beta.yaml': solutionYaml('alpha', { github: 'https://github.com/a/b' }) },
    code: 1,
    says: at('solutions/beta.yaml', 'already in solutions/alpha.yaml:1'),
  },
  'a text that the element would cut': {
    files: { 'solutions/beta.yaml': solutionYaml('N'.repeat(201)) },
    code: 1,
    says: at('solutions/beta.yaml', 'more than the element shows'),
  },
  'a homepage that the element would cut': {
    files: {
      'catalogue.yaml': `homepage: https://a.example/${'x'.repeat(2000)}\nrepositoryHosts: [github.com]\ncategories: [{ name: Kommunikation }]\n`,
    },
    code: 1,
    says: at('catalogue.yaml', 'at most 2000 fit'),
  },
  'a catalogue.yaml that is not sound': {
    files: { 'catalogue.yaml': 'homepage: here\n' },
    code: 1,
    says: at('catalogue.yaml', 'is missing'),
  },
  'site settings that are not sound': {
    files: {
      'catalogue.yaml':
        'homepage: https://a.example/\nrepositoryHosts: [github.com]\ncategories: [{ name: Kommunikation }]\nsite: { logo: no.svg }\n',
    },
    code: 1,
    says: at('catalogue.yaml', 'there is no "no.svg"'),
  },
  'products that are not sound': {
    files: { 'products.yaml': 'slack: { name: "" }\n' },
    code: 1,
    says: at('products.yaml', 'name'),
  },
  'a dossier that is not sound': {
    files: { 'migrations/slack.yaml': 'product: teams\nexports: []\nalternatives: {}\n' },
    code: 1,
    says: at('migrations/slack.yaml', 'teams'),
  },
  'a source that is too large': {
    files: { 'solutions/beta.yaml': 'x'.repeat(1024 * 1024 + 1) },
    code: 1,
    says: at('solutions/beta.yaml', 'bytes'),
  },
  'a source that is a link out of the folder': {
    before: (folder) => {
      symlinkSync('/etc/hostname', join(folder, 'solutions/beta.yaml'));
    },
    code: 1,
    says: at('solutions/beta.yaml', 'link'),
  },
  'no sources': {
    before: (folder) => {
      mkdirSync(join(folder, 'empty/solutions'), { recursive: true });
      writeFiles(folder, { 'empty/catalogue.yaml': readFileSync(join(folder, 'catalogue.yaml')) });
    },
    argv: ['empty'],
    code: 1,
    says: at('empty/solutions', 'no solution'),
  },
  'drafts alone': {
    files: { 'solutions/alpha.yaml': solutionYaml('Alpha', { status: 'draft' }) },
    code: 1,
    says: at('solutions', 'the only one is a draft'),
  },
  // What is published, and code hosts.
  'a catalogue that shrinks': {
    files: many(9),
    before: (folder) => {
      for (const name of readdirSync(join(folder, 'solutions')))
        if (name.startsWith('s-')) writeFiles(folder, { [`solutions/${name}`]: draftOf(folder, name) });
    },
    code: 3,
    says: /^error: Refused to publish: 1 solution would replace .*--allow-shrink/m,
  },
  'a code host that fails, with --require-stars': {
    argv: ['--stars', '--require-stars', '--stars-timeout', '0.1'],
    env: { GITHUB_API_URL: 'http://127.0.0.1:1' },
    code: 3,
    says: /^solutions\/alpha\.yaml:\d+:\d+: warning: github: no star count[^]*^error: Refused to publish, as --require-stars asks/m,
  },
  // Options and variables.
  '--base-url': { argv: ['--base-url', 'here'], code: 2, says: /^error: --base-url: "here"/m },
  '--stars-from': {
    argv: ['--stars-from', 'none.json'],
    code: 2,
    says: /^error: --stars-from: .*none\.json does not exist/m,
  },
  '--require-stars and --no-stars': {
    argv: ['--require-stars'],
    code: 2,
    says: /^error: --require-stars and/m,
  },
  '--out among the sources': {
    argv: ['--out', 'solutions'],
    code: 2,
    says: /^error: --out: .*solutions lies in the catalogue’s folder/m,
  },
  'no such folder': { argv: ['nowhere'], code: 2, says: /^error: .*nowhere is no folder/m },
  SOURCE_DATE_EPOCH: { env: { SOURCE_DATE_EPOCH: 'x' }, code: 2, says: /^error: SOURCE_DATE_EPOCH is "x"/m },
  GITHUB_API_URL: {
    argv: ['--stars'],
    env: { GITHUB_API_URL: 'here' },
    code: 2,
    says: /^error: GITHUB_API_URL is no base address/m,
  },
  GITHUB_TOKEN: {
    argv: ['--stars'],
    env: { GITHUB_TOKEN: 'a b' },
    code: 2,
    says: /^error: GITHUB_TOKEN contains blanks/m,
  },
  HTTPS_PROXY: {
    argv: ['--stars'],
    env: { HTTPS_PROXY: 'http://[' },
    code: 2,
    says: /^error: HTTPS_PROXY is no address of a proxy/m,
  },
  // The folder of --out.
  'a file of somebody else': {
    before: (folder) => {
      writeFiles(folder, { 'foreign/api/v1/solutions.json': '{}' });
    },
    argv: ['--out', 'foreign'],
    code: 3,
    says: /^error: Nothing was published in .*foreign: api\/v1\/solutions\.json is there.*--allow-overwrite/m,
  },
  'a folder where a file should be': {
    before: (folder) => {
      mkdirSync(join(folder, 'foreign/api/v1/solutions.json'), { recursive: true });
    },
    argv: ['--out', 'foreign'],
    code: 3,
    says: /^error: Nothing was published in .*foreign: api\/v1\/solutions\.json is a folder there/m,
  },
  'a folder that cannot be made': {
    argv: ['--out', 'catalogue.yaml'],
    code: 3,
    says: /^error: Nothing was published in .*catalogue\.yaml: /m,
  },
  'a link that leads out': {
    before: (folder) => {
      mkdirSync(join(folder, 'linked'));
      symlinkSync('/tmp', join(folder, 'linked/api'));
    },
    argv: ['--out', 'linked'],
    code: 3,
    says: /^error: api\/v1\S* is, or lies behind, a link that leads out of .*linked/m,
  },
  'another build': {
    before: (folder) => {
      writeFiles(folder, {
        'out/.publish-lock/owner.json': JSON.stringify({ pid: 1, host: 'elsewhere' }),
      });
    },
    code: 3,
    says: /^error: Nothing was published in .*out: another build is at work there/m,
  },
};

const draftOf = (folder: string, name: string): string =>
  `${readFileSync(join(folder, 'solutions', name), 'utf8')}status: draft\n`;

for (const [what, { files = {}, before, argv = [], env = {}, code, says }] of Object.entries(REFUSALS))
  test(`build says where: ${what}`, async (t) => {
    const folder = makeCatalogue(t, files);
    const first = ['build', '.', '--no-stars', '--no-pages', '--out', 'out'];
    await runCli(first, { cwd: folder });
    before?.(folder);
    // The first argument may name a folder; options that are not given are those of the first build.
    const [directory, ...options] = argv[0]?.startsWith('-') === false ? argv : ['.', ...argv];
    const rest = [
      ...options.filter((each) => each !== '--stars'),
      ...(options.includes('--stars') ? [] : ['--no-stars']),
      ...(options.includes('--out') ? [] : ['--out', 'out']),
    ];
    const result = await runCli(['build', directory!, '--no-pages', ...rest], { cwd: folder, env });
    assert.match(result.err, says);
    assert.equal(result.code, code, result.err);
  });
