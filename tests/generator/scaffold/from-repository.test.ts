import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import { parse } from 'yaml';
import type { Ask } from '../../../generator/terminal.js';
import { INHERITED, XSS } from '../../support/xss.js';
import { makeCatalogue } from '../support/catalogues.js';
import { CodeHosts, type HostedRepository } from '../support/code-hosts.js';
import { runCli } from '../support/io.js';

const CATALOGUE = (hosts: string) => `homepage: https://catalogue.example/
repositoryHosts: [${hosts}]
categories: [{ name: Kommunikation }]
`;

const GADGET: HostedRepository = {
  stars: 5,
  licence: 'AGPL-3.0-only',
  description: 'Chat for teams',
  website: 'https://gadget.example/',
  topics: ['chat', 'Not A Slug', 'android', 'platform-nonsense'],
  files: { 'README.md': '', Dockerfile: '', charts: '', debian: '' },
};

const PUBLICCODE = `publiccodeYmlVersion: "0.4"
name: Gadget Pro
url: https://github.com/example/gadget
landingURL: https://pro.example/
platforms: [web, windows]
categories: [communications]
developmentStatus: stable
legal: { license: AGPL-3.0-or-later }
description: { de: { shortDescription: Chat für Teams }, en: { shortDescription: Chat } }
`;

const read = (folder: string, slug: string) =>
  parse(readFileSync(join(folder, `solutions/${slug}.yaml`), 'utf8')) as Record<string, unknown>;

for (const host of ['github.com', 'gitlab.com', 'codeberg.org'])
  test(`new takes the address of a repository at ${host}, and asks its host`, async (t) => {
    const hosts = await CodeHosts.start(t, { 'example/gadget': GADGET });
    const folder = makeCatalogue(t, { 'catalogue.yaml': CATALOGUE(host), 'solutions/alpha.yaml': '' });
    const address = `https://${host}/example/gadget`;
    const { code, out, err } = await runCli(['new', `${address}.git`, folder], { env: hosts.env() });
    assert.equal(code, 0, err);
    assert.match(out, /solutions\/gadget\.yaml$/m);
    const source = read(folder, 'gadget');
    assert.deepEqual(
      [source.name, source.descriptionEn, source.github, source.deployment, source.tags],
      [
        'gadget',
        'Chat for teams',
        address,
        ['docker', 'kubernetes', 'linux'],
        ['chat', 'not-a-slug', 'platform-android'],
      ],
    );
    // Forgejo says no licence, GitLab no website.
    assert.equal(source.license, host === 'codeberg.org' ? 'TODO' : 'AGPL-3.0-only');
    assert.equal(source.website, host === 'gitlab.com' ? 'TODO' : 'https://gadget.example/');
    assert.deepEqual([source.category, source.description, source.maturity], ['TODO', 'TODO', 'TODO']);
    assert.equal(hosts.requests.length, 2);
  });

test('a publiccode.yml counts more than what the host says', async (t) => {
  const files = { ...GADGET.files, 'publiccode.yml': PUBLICCODE };
  const hosts = await CodeHosts.start(t, { 'example/gadget': { ...GADGET, files } });
  const folder = makeCatalogue(t, { 'catalogue.yaml': CATALOGUE('github.com') });
  const { code, err } = await runCli(['new', 'https://github.com/example/gadget/', folder], {
    env: hosts.env(),
  });
  assert.equal(code, 0, err);
  const source = read(folder, 'gadget-pro');
  assert.deepEqual(
    [source.license, source.website, source.description, source.descriptionEn, source.tags],
    [
      'AGPL-3.0-or-later',
      'https://pro.example/',
      'Chat für Teams',
      'Chat',
      ['communications', 'chat', 'not-a-slug', 'platform-web', 'platform-windows', 'platform-android'],
    ],
  );
  const text = readFileSync(join(folder, 'solutions/gadget-pro.yaml'), 'utf8');
  assert.match(text, /^maturity: TODO # developmentStatus: stable$/m);
});

test('who stops in the middle keeps what was said and found', async (t) => {
  const hosts = await CodeHosts.start(t, { 'example/gadget': GADGET });
  const folder = makeCatalogue(t, { 'catalogue.yaml': CATALOGUE('github.com') });
  const asked: string[] = [];
  const answers: Record<string, string> = { category: 'Kommunikation', description: 'Chat für Teams.' };
  const answer = ({ message }: { message: string }) => {
    const [field = ''] = message.split(':');
    asked.push(field);
    return Promise.resolve(answers[field]);
  };
  const ask: Ask = { text: answer, one: answer, some: () => Promise.resolve(undefined) };
  const { code, err } = await runCli(['new', 'https://github.com/example/gadget', folder], {
    ask,
    env: hosts.env(),
  });
  assert.equal(code, 0, err);
  assert.match(err, /^Stopped\. What was said so far is kept\.$/m);
  const source = read(folder, 'gadget');
  assert.deepEqual(
    [source.category, source.description, source.license, source.audience],
    ['Kommunikation', 'Chat für Teams.', 'AGPL-3.0-only', 'TODO'],
  );
  assert.ok(!asked.includes('license') && !asked.includes('website'), asked.join());
});

test('a repository that cannot be described is told, and nothing is written', async (t) => {
  const hosts = await CodeHosts.start(t, { 'example/secret': { stars: 1, isPrivate: true } });
  const folder = makeCatalogue(t, { 'catalogue.yaml': CATALOGUE('github.com') });
  const add = (address: string) => runCli(['new', address, folder], { env: hosts.env() });
  for (const [address, says] of [
    ['https://github.com/example/none', /github\.com knows no public repository example\/none/],
    ['https://github.com/example/secret', /knows no public repository/],
    ['https://elsewhere.example/a/b', /none of the catalogue’s code hosts/],
    ['https://github.com/example', /must name one owner and one repository/],
  ] as const) {
    const { code, err } = await add(address);
    assert.equal(code, 2, address);
    assert.match(err, says);
  }
  hosts.fault = () => ({ status: 503 });
  assert.match((await add('https://github.com/example/gadget')).err, /status 503/);
  hosts.fault = () => ({ isReset: true });
  assert.match((await add('https://github.com/example/gadget')).err, /could not be reached/);
  hosts.fault = () => ({ body: '<html>' });
  assert.match((await add('https://github.com/example/gadget')).err, /not with a description/);
  assert.ok(!existsSync(join(folder, 'solutions/gadget.yaml')));
});

test('whatever a host and a publiccode.yml say, validate takes what is written, in one file', async (t) => {
  const hosts = await CodeHosts.start(t, {});
  const folder = makeCatalogue(t, { 'catalogue.yaml': CATALOGUE('github.com') });
  const texts = [...XSS, ...INHERITED, ...naughty].filter((_, index) => index % 30 === 0);
  let written = 0;
  for (const [index, text] of texts.entries()) {
    const publiccode = `name: ${JSON.stringify(`N${index} ${text}`)}\nlandingURL: ${JSON.stringify(text)}\ncategories: [${JSON.stringify(text)}]\n`;
    hosts.repositories[`example/r${index}`] = {
      stars: 1,
      description: text,
      website: text,
      licence: text,
      topics: [text, 'constructor', '__proto__'],
      files: { [text]: '', ...(index % 2 === 0 && { 'publiccode.yml': publiccode }) },
    };
    const { code, err } = await runCli(['new', `https://github.com/example/r${index}`, folder], {
      env: hosts.env(),
    });
    assert.doesNotMatch(err, /(?!\n)\p{Cc}/u);
    if (code === 0) written += 1;
    else assert.equal(code, 2, `${text}: ${err}`);
  }
  assert.ok(written > 15, `${written} of ${texts.length}`);
  const names = readdirSync(join(folder, 'solutions'));
  assert.equal(names.length, written + 1);
  for (const name of names) assert.match(name, /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/);
  const { code, err, out } = await runCli(['validate', folder]);
  assert.equal(code, 0, out + err);
});
