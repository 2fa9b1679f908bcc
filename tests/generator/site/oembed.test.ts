import assert from 'node:assert/strict';
import test from 'node:test';
import { extract } from '@extractus/oembed-extractor';
import { HtmlValidate } from 'html-validate';
import { unfurl } from 'unfurl.js';
import { publish } from '../../../generator/publish/publish.js';
import { startServer } from '../../../generator/serve/server.js';
import { writeSite } from '../../../generator/site/write-site.js';
import { LOCALES } from '../../../src/i18n/locales.js';
import { temporaryFolder } from '../support/catalogues.js';
import { attribute, elementsOf, filesOf, innerText, makeSite, textOf } from '../support/site.js';

/** What is told to who pastes an address. */
interface Answer {
  readonly version: string;
  readonly type: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

const HOSTILE = '"></iframe><script>alert(1)</script>&amp;\u2028';

const SOLUTIONS = [
  { name: 'Alpha', tags: ['slack-alternative'], descriptionEn: 'Team chat.' },
  { name: HOSTILE, category: HOSTILE, descriptionEn: HOSTILE, description: HOSTILE, license: HOSTILE },
  ...Array.from({ length: 11 }, (_, index) => ({ name: `Chat ${index}`, tags: ['zoom-alternative'] })),
];

const isOembed = (path: string): boolean => path.startsWith('oembed/');

/** The answer that a page leads to. */
function answerOf(files: ReturnType<typeof filesOf>, page: string): Answer {
  const [link, ...more] = elementsOf(textOf(files, page)).filter(
    (element) => attribute(element, 'type') === 'application/json+oembed',
  );
  assert.ok(link && more.length === 0, page);
  assert.equal(attribute(link, 'rel'), 'alternate');
  const href = attribute(link, 'href') ?? '';
  assert.ok(href.startsWith('https://catalogue.example/oembed/'), href);
  return JSON.parse(textOf(files, href.slice('https://catalogue.example/'.length))) as Answer;
}

/** The frame of an answer, as browsers read it, and the path of its page. */
function frameOf({ html }: Answer) {
  const elements = elementsOf(html).filter(({ tagName }) => !['html', 'head', 'body'].includes(tagName));
  assert.deepEqual(
    elements.map(({ tagName }) => tagName),
    ['blockquote', 'a', 'iframe'],
  );
  const [quotation, link, frame] = elements;
  assert.equal(attribute(quotation!, 'hidden'), '');
  assert.match(attribute(link!, 'href') ?? '', /^https:\/\/catalogue\.example\/\w\w\//);
  const path = (attribute(frame!, 'src') ?? '').slice('https://catalogue.example/'.length);
  return { frame: frame!, path };
}

test('every page of a solution or product leads to an answer with a frame whose height is known', () => {
  const files = filesOf(makeSite(SOLUTIONS, { level: 'full' }));
  const pages = [...files.keys()].filter((path) => /^\w\w\/(?:solutions|alternatives)\/.+\//.test(path));
  assert.equal(pages.length, LOCALES.length * (SOLUTIONS.length + 2));
  assert.equal([...files.keys()].filter(isOembed).length, 2 * pages.length);
  for (const page of pages) {
    const answer = answerOf(files, page);
    assert.equal(answer.version, '1.0');
    assert.equal(answer.type, 'rich');
    assert.ok(answer.width > 0 && answer.height > 100);
    const { frame, path } = frameOf(answer);
    assert.equal(attribute(frame, 'height'), String(answer.height));
    assert.equal(attribute(frame, 'title'), answer.title);
    // The frame is of the page's language, and leads back to the page.
    const elements = elementsOf(textOf(files, path));
    const canonical = elements.find((element) => attribute(element, 'rel') === 'canonical');
    assert.equal(
      attribute(canonical!, 'href'),
      `https://catalogue.example/${page.replace('index.html', '')}`,
    );
    assert.equal(
      attribute(
        elements.find(({ tagName }) => tagName === 'html')!,
        'lang',
      ),
      page.slice(0, 2),
    );
    const heading = elements.find(({ tagName }) => tagName === 'h1');
    assert.ok(innerText(heading!).includes(answer.title), path);
  }
  assert.ok(![...filesOf(makeSite()).keys()].some(isOembed), 'only with all pages');
});

test('a frame lists ten solutions at most, and says how many more there are', () => {
  const files = filesOf(makeSite(SOLUTIONS, { level: 'full' }));
  const { path } = frameOf(answerOf(files, 'fr/alternatives/zoom/index.html'));
  const elements = elementsOf(textOf(files, path));
  assert.equal(elements.filter(({ tagName }) => tagName === 'li').length, 10);
  assert.ok(elements.some((element) => element.tagName === 'a' && innerText(element) === '+ 1'));
  assert.match(textOf(files, path), /<h1>\s*<a href="\.\.\/\.\.\/\.\.\/fr\/alternatives\/zoom\/">/);
});

test('frames are valid HTML with one script of the site, whatever stands in the catalogue', async () => {
  const files = filesOf(makeSite(SOLUTIONS, { level: 'full' }));
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:document'],
    // The site's own files need no hashes.
    rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
  });
  const frames = [...files.keys()].filter((path) => isOembed(path) && path.endsWith('.html'));
  assert.equal(frames.length, LOCALES.length * (SOLUTIONS.length + 2));
  for (const path of frames) {
    const text = textOf(files, path);
    const { results } = await validator.validateString(text, path);
    assert.deepEqual(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${path} ${ruleId}: ${message}`),
      ),
      [],
    );
    const scripts = elementsOf(text).filter(({ tagName }) => tagName === 'script');
    assert.equal(scripts.length, 1, path);
    assert.match(attribute(scripts[0]!, 'src') ?? '', /^\.\.\/\.\.\/\.\.\/assets\/v\/oembed-\w{10}\.js$/);
  }
});

test('two consumers find the frame for a pasted address', async (t) => {
  const folder = temporaryFolder(t);
  const server = await startServer({ root: folder, port: 0 });
  t.after(() => server.close());
  await publish(folder, [...writeSite(makeSite(SOLUTIONS, { level: 'full', baseUrl: server.url }))]);
  for (const [page, title] of [
    ['en/solutions/alpha/', 'Alpha'],
    ['de/alternatives/slack/', 'Open-Source-Alternativen zu Slack'],
  ] as const) {
    const address = server.url + page;
    const found: Partial<Answer>[] = [{ ...(await extract(address)) }, { ...(await unfurl(address)).oEmbed }];
    for (const { type, title: name, html } of found) {
      assert.equal(type, 'rich');
      assert.equal(name, title);
      const src = /src="([^"]+)"/.exec(html ?? '')?.[1] ?? '';
      const response = await fetch(src);
      assert.equal(response.status, 200, src);
      assert.match(await response.text(), new RegExp(`<title>${title}</title>`));
      assert.match(response.headers.get('content-security-policy') ?? '', /frame-ancestors \*/);
    }
  }
});
