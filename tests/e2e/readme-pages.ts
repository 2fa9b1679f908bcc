// Opens what the README and docs/ show in a page of a host of its own; the host of the examples, catalogue.example, is
// answered here.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import type {} from '../../src/element/solution-catalogue.js'; // what document.querySelector gives
import { aCatalogue, aSolution } from '../support/catalogue.js';
import { docsExample } from '../support/readme.js';
import { untilPainted } from './support.js';

export const SCRIPT = 'https://catalogue.example/assets/v0/solution-catalogue.js';
export const CARD_SCRIPT = 'https://catalogue.example/assets/v0/solution-card.js';
export const DATA = 'https://catalogue.example/api/v1/solutions.json';
export const SLICE = 'https://catalogue.example/embed/data/alternatives/slack.json';
export const PAGE = 'https://page.example/';
const catalogue = aCatalogue([
  aSolution('Zulip', { tags: ['slack-alternative', 'chat'], license: 'Apache-2.0', complexity: 4 }),
  aSolution('Mattermost', { tags: ['slack-alternative', 'chat'], license: 'MIT', complexity: 8 }),
  aSolution('Element', { tags: ['chat'], license: 'AGPL-3.0-only', complexity: 3 }),
  aSolution('Nextcloud', { tags: ['dropbox-alternative'], license: 'MIT', complexity: 4 }),
]);

export const embed = docsExample('embed');
export const [scriptTag = ''] = /<script.*<\/script>/.exec(embed) ?? [];

export interface Shown {
  page: Page;
  requests: string[];
  complaints: string[];
}

/** Opens a page of this body; `hasScript` is whether the script can be had. */
export async function show(
  browser: Browser,
  body: string,
  { path = '', policy = '', hasScript = true, script = SCRIPT } = {},
): Promise<Shown> {
  const page = await browser.newPage();
  const shown: Shown = { page, requests: [], complaints: [] };
  const answers: Record<string, [type: string, body: string | Buffer]> = {
    [PAGE + path]: [
      'text/html; charset=utf-8',
      `<!doctype html><html lang="en"><title>Page</title><body>${body}`,
    ],
    [DATA]: ['application/json', JSON.stringify(catalogue)],
    [SLICE]: ['application/json', JSON.stringify(aCatalogue(catalogue.solutions.slice(0, 2)))],
    ...(hasScript && {
      [script]: [
        'text/javascript',
        readFileSync(new URL(`../../dist/cdn/${basename(script)}`, import.meta.url)),
      ],
    }),
  };
  const answer = async (request: HTTPRequest) => {
    const [type = '', text] = answers[request.url()] ?? [];
    const isIcon = request.url().endsWith('/favicon.ico');
    if (!isIcon) shown.requests.push(request.url());
    const headers: Record<string, string> = { 'access-control-allow-origin': '*' };
    if (policy && request.url().startsWith(PAGE)) headers['content-security-policy'] = policy;
    if (text === undefined) await request.respond({ status: isIcon ? 204 : 404 });
    else await request.respond({ status: 200, contentType: type, headers, body: text });
  };
  page.on('request', (request) => void answer(request));
  page.on('pageerror', (error) => shown.complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) shown.complaints.push(message.text());
  });
  await page.setRequestInterception(true);
  await page.goto(PAGE + path);
  return shown;
}

/** Waits until the catalogues are there; the names that they show. */
export async function namesOn({ page }: Shown): Promise<string[][]> {
  await untilPainted(page);
  return await page.$$eval('solution-catalogue, solution-card, solution-list', (elements) =>
    elements.map((element) =>
      [...(element.shadowRoot?.querySelectorAll('[part~="card-title"]') ?? [])].map((title) =>
        title.textContent.trim(),
      ),
    ),
  );
}
