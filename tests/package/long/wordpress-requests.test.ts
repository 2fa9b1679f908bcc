// What WordPress asks the catalogue for, and what it makes of hostile answers: readers of a post never wait for them, never
// see more than a link, and nothing of them becomes markup.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import { elementsOf } from '../../generator/support/site.js';
import { aCatalogue, aSolution } from '../../support/catalogue.js';
import { INHERITED, XSS } from '../../support/xss.js';
import { json, serveCatalogue, type CatalogueServer } from './wordpress/catalogue-server.js';
import { missingParts, startWordPress, type WordPress } from './wordpress/site.js';

/** The texts that everything else is tried with. PHP reads no JSON with halves of surrogate pairs. */
const TEXTS = [...INHERITED, ...XSS, ...naughty].filter(
  (text) => text.trim() !== '' && !/\p{Surrogate}/u.test(text),
);

const missing = missingParts();
const skip = missing.length > 0 && `WordPress is not installed: ${missing.join(', ')}`;
const catalogue = aCatalogue([aSolution('Zulip', { website: 'https://zulip.example/' })]);
const good = JSON.stringify(catalogue);
const withSolution = (changes: object) =>
  JSON.stringify({ ...catalogue, solutions: [{ ...catalogue.solutions[0], ...changes }] });

describe('WordPress’ request for the catalogue', { skip, timeout: 240_000 }, () => {
  let wordpress: WordPress;
  let server: CatalogueServer;
  let post: string;

  before(async () => {
    server = await serveCatalogue(json(good));
    wordpress = await startWordPress({});
    wordpress.php(`require_once ABSPATH . 'wp-admin/includes/plugin.php';
      activate_plugin('solution-catalogue/solution-catalogue.php');
      update_option('solution_catalogue', array('src' => '${server.url}', 'pages' => ''));`);
    post = wordpress.publish('[solution-catalogue]');
  });
  after(async () => {
    await wordpress.stop();
    await server.stop();
  });
  beforeEach(() => {
    server.asked.length = 0;
    forget();
  });

  const keys = () => `solution_catalogue_keys('${server.url}')`;
  const forget = () =>
    wordpress.php(`foreach (${keys()} as $key) delete_transient($key);
      wp_clear_scheduled_hook('solution_catalogue_refresh');`);
  /** Has WP-Cron ask, and gives how it went. */
  async function refresh(): Promise<string> {
    wordpress.php(`wp_schedule_single_event(time(), 'solution_catalogue_refresh');`);
    await fetch(`${wordpress.origin}/wp-cron.php?doing_wp_cron`);
    return wordpress.php('echo solution_catalogue_state();');
  }
  const due = () =>
    wordpress.php(`echo wp_next_scheduled('solution_catalogue_refresh') ? 'due' : 'not due';`);
  /** What a reader without scripts finds in the tag. */
  async function read(): Promise<string> {
    const html = await (await fetch(post)).text();
    return /<solution-catalogue[^>]*>([^]*?)<\/solution-catalogue>/.exec(html)?.[1] ?? '';
  }
  /** How often the document was asked for. WordPress itself also looks at each link of a new post. */
  const asked = () => server.asked.filter((path) => path === '/api/v1/solutions.json').length;
  const link = (address = catalogue.homepage) =>
    `<p><a href="${address}">Catalogue of open-source solutions</a></p>`;
  const list = `${link()}<ul><li><a href="https://zulip.example/">Zulip</a></li></ul>`;

  it('no reader waits for it: it is asked once in an hour, by the timetable', async () => {
    for (let visit = 0; visit < 3; visit++) assert.equal(await read(), link(server.url));
    assert.deepEqual([server.asked, due()], [[], 'due']);
    await fetch(`${wordpress.origin}/wp-cron.php?doing_wp_cron`);
    for (let visit = 0; visit < 3; visit++) assert.equal(await read(), list);
    // The document, and whether there are slices of it.
    assert.deepEqual(
      [server.asked, due()],
      [['/api/v1/solutions.json', '/embed/data/index.json'], 'not due'],
    );
    const hours = wordpress.php(`foreach (${keys()} as $key)
      echo round((get_option("_transient_timeout_$key") - time()) / 3600), ' ';`);
    assert.equal(hours, '24 1 ');
  });

  it('what was read stays when the catalogue fails, and failures are kept too', async () => {
    assert.equal(await refresh(), 'ok');
    server.answer = (response) => response.writeHead(500).end();
    wordpress.php(`delete_transient(${keys()}['state']);`);
    assert.equal(await refresh(), 'status');
    for (let visit = 0; visit < 3; visit++) assert.equal(await read(), list);
    assert.deepEqual([asked(), due()], [2, 'not due']);
  });

  it('whatever a site says of its slices becomes an address below it, a name, or nothing', async () => {
    const hostile = {
      products: Object.fromEntries([
        ...TEXTS.map((text): [string, object] => [text, { slug: text, label: text }]),
        ['slack', { slug: '../../x', label: 'Slack' }],
        ['teams', { slug: 'teams', label: '<b>' }],
      ] satisfies [string, object][]),
      categories: Object.fromEntries(
        TEXTS.map((text): [string, object] => [text, { slug: 'x', labels: { en: text, de: [text] } }]),
      ),
    };
    const answers = [JSON.stringify(hostile), '[]', 'null', '{"products":7,"categories":"x"}', '{', good];
    for (const answer of answers) {
      server.answer = (response) => {
        json(response.req.url?.includes('index.json') ? answer : good)(response);
      };
      forget();
      assert.equal(await refresh(), 'ok');
      assert.equal(await read(), list);
      const isHostile = answer === answers[0];
      const products = ['Slack', 'Teams', ...(isHostile ? TEXTS : [])];
      const told = JSON.parse(
        wordpress.php(`$told = array();
          foreach (json_decode(base64_decode('${Buffer.from(JSON.stringify(products)).toString('base64')}'), true) as $product) {
            $told[] = solution_catalogue_tag(array('controls' => 'none', 'alternative-to' => $product));
          }
          echo wp_json_encode($told, JSON_INVALID_UTF8_SUBSTITUTE);`),
      ) as string[];
      const sources = told.map((html) => {
        const list = elementsOf(html).find(({ tagName }) => tagName === 'solution-list');
        return list?.attrs.find(({ name }) => name === 'src')?.value ?? '';
      });
      assert.equal(sources.length, products.length);
      assert.equal(sources[0], server.url);
      assert.equal(sources[1], isHostile ? `${server.url}embed/data/alternatives/teams.json` : server.url);
      for (const src of sources)
        assert.match(src, new RegExp(`^${server.url}(embed/data/alternatives/[a-z0-9-]+\\.json)?$`));
      const whole = wordpress.php(`echo solution_catalogue_tag(array());`);
      const { attrs } = elementsOf(whole).find(({ tagName }) => tagName === 'solution-catalogue')!;
      const labels = attrs.find(({ name }) => name === 'category-labels')?.value ?? '{}';
      assert.equal(typeof JSON.parse(labels), 'object');
      assert.deepEqual(
        attrs.map(({ name }) => name).filter((name) => !['src', 'category-labels'].includes(name)),
        [],
      );
    }
  });

  it('a block or shortcode cannot make the server ask another address', async () => {
    const other = `${server.url}private`;
    const html = await (
      await fetch(wordpress.publish(`[solution-catalogue src="${other}"]`, 'author'))
    ).text();
    assert.ok(html.includes(`<solution-catalogue src="${other}">${link(other)}</solution-catalogue>`));
    assert.deepEqual([server.asked, due()], [[], 'not due']);
  });

  it('addresses of the server’s own network are not asked', () => {
    for (const address of [
      'http://10.0.0.1/',
      'http://192.168.1.1/',
      'http://172.16.0.1/',
      'http://0.0.0.0/',
      'http://[::1]/',
      'http://user:x@10.0.0.1/',
    ])
      assert.equal(wordpress.php(`echo solution_catalogue_request('${address}');`), 'unreachable', address);
  });

  const answers: Record<string, [state: string, answer: CatalogueServer['answer']]> = {
    'a redirect to a local address': [
      'redirect',
      (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
    ],
    'a redirect to a file': [
      'redirect',
      (response) => response.writeHead(301, { Location: 'file:///etc/passwd' }).end(),
    ],
    'an error': ['status', (response) => response.writeHead(503).end(good)],
    'not found': ['status', (response) => response.writeHead(404).end()],
    // Without curl PHP reads on until its time is over.
    'a body without end': ['too-large|unreachable', endless],
    'a packed bomb': [
      'no-catalogue',
      (response) =>
        response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(300_000_000, '['))),
    ],
    'many small parts': ['too-large', json(`{"version":1,"solutions":[${'[0],'.repeat(900_000)}0]}`)],
    'a deep document': ['no-catalogue', json('['.repeat(50_000))],
    'no JSON': ['no-catalogue', json('<!doctype html><script>alert(1)</script>')],
    'an empty body': ['no-catalogue', json('')],
    'wrong types': [
      'no-catalogue',
      json(JSON.stringify({ version: 1, solutions: [null, 1, 'x', [], {}, { name: 7 }, { name: ' ' }] })),
    ],
    'solutions that are no list': ['no-catalogue', json(JSON.stringify({ version: 1, solutions: 'x' }))],
    'another version': ['no-catalogue', json(JSON.stringify({ ...catalogue, version: 2 }))],
    'a connection that breaks': ['unreachable', (response) => response.socket?.destroy()],
    silence: ['unreachable', () => undefined],
    'a drip': ['unreachable', drip],
  };
  for (const [what, [state, answer]] of Object.entries(answers))
    it(`${what}: a link for readers, and it is not asked again at once`, async () => {
      server.answer = answer;
      assert.match(await refresh(), new RegExp(`^(${state})$`));
      assert.equal(await read(), link(server.url));
      assert.deepEqual([asked(), due()], [1, 'not due']);
    });

  it('hostile names and addresses become text, or nothing', async () => {
    const evil = `"><script>alert(1)</script>' onload='x`;
    for (const [changes, shown] of [
      [
        { name: evil },
        'href="https://zulip.example/">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#039; onload=&#039;x</a>',
      ],
      [{ name: 'a\u202Eb\u0000c\nd' }, '>a b c d</a>'],
      [{ name: '[solution-catalogue] [gallery]' }, '>[solution-catalogue] [gallery]</a>'],
      [{ website: 'javascript:alert(1)' }, '<li>Zulip</li>'],
      [{ website: 'https://a.example/"onclick="x' }, 'href="https://a.example/onclick=x">Zulip</a>'],
      [
        { website: ['https://a.example/'], tags: 'x', license: {}, stars: 'many', deployment: [[[]]] },
        '<li>Zulip</li>',
      ],
    ] as const) {
      server.answer = json(withSolution(changes));
      forget();
      assert.equal(await refresh(), 'ok');
      const html = await read();
      assert.ok(html.includes(shown), html);
      assert.doesNotMatch(html, /<script|<[^>]* on\w+=/);
    }
    server.answer = json(JSON.stringify({ ...catalogue, homepage: 'javascript:alert(1)', generatedAt: {} }));
    forget();
    assert.equal(await refresh(), 'ok');
    assert.ok((await read()).startsWith(link(server.url)));
  });

  /** The elements of a piece of HTML, as browsers read it. */
  const elementsIn = (html: string) =>
    elementsOf(html).filter(({ tagName }) => !['html', 'head', 'body'].includes(tagName));
  const isLink = (address: string | undefined) => /^https?:\/\//.test(address ?? '');

  it('a document of the hostile texts of all other tests becomes a list of names and links', async () => {
    const page = wordpress.publish('[solution-catalogue limit="100" sort="name"]');
    let links = 0;
    for (let from = 0; from < TEXTS.length; from += 100) {
      const solutions = TEXTS.slice(from, from + 100).map((text, at) => ({
        ...catalogue.solutions[0],
        // Longer names than those of the contract make no solution.
        ...{
          name: `${at} ${Array.from(text).slice(0, 60).join('')}`,
          category: text,
          license: text,
          origin: text,
          tags: [text, { text }],
        },
        ...{ website: text, github: text, addedAt: text, deployment: [text], audience: text },
      }));
      const [homepage = ''] = TEXTS.slice(from);
      server.answer = json(JSON.stringify({ ...catalogue, homepage, count: solutions.length, solutions }));
      forget();
      assert.equal(await refresh(), 'ok');
      const html = await (await fetch(page)).text();
      const inside = /<solution-catalogue[^>]*>([^]*?)<\/solution-catalogue>/.exec(html)?.[1] ?? '';
      const elements = elementsIn(inside);
      const names = elements.filter(({ tagName }) => tagName === 'li');
      assert.equal(names.length, solutions.length);
      for (const { tagName, attrs } of elements) {
        assert.match(tagName, /^(?:p|a|ul|li)$/);
        assert.deepEqual(
          attrs.filter(({ name, value }) => name !== 'href' || !isLink(value)),
          [],
        );
        links += attrs.length;
      }
    }
    assert.ok(links > 10, `${links} links`);
  });

  it('whatever authors and the settings say stays the value of its attribute, or is no address', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'texts-'));
    t.after(() => {
      rmSync(folder, { recursive: true });
    });
    const file = join(folder, 'texts.json');
    writeFileSync(file, JSON.stringify(TEXTS));
    wordpress.php(`require_once ABSPATH . 'wp-admin/includes/template.php';
      $told = array();
      foreach (json_decode(file_get_contents('${file}'), true) as $text) {
        $attributes = array_fill_keys(array_keys(solution_catalogue_options()), $text);
        $settings = solution_catalogue_sanitize(array('src' => $text, 'pages' => $text));
        $told[] = array(
          'all' => solution_catalogue_tag(array('name' => '') + $attributes),
          'own' => solution_catalogue_tag(array('src' => '', 'name' => '') + $attributes),
          'card' => solution_catalogue_shortcode(array('name' => $text, 'lang' => $text)),
          'src' => $settings['src'],
        );
      }
      file_put_contents('${file}', json_encode($told, JSON_INVALID_UTF8_SUBSTITUTE));`);
    const answers = JSON.parse(readFileSync(file, 'utf8')) as Record<
      'all' | 'own' | 'card' | 'src',
      string
    >[];
    assert.equal(answers.length, TEXTS.length);
    for (const [at, { all, own, card, src }] of answers.entries()) {
      assert.ok(isLink(src), `${TEXTS[at]}: ${src}`);
      for (const [html, tag] of [
        [all, 'solution-catalogue'],
        [own, 'solution-catalogue'],
        [card, 'solution-card'],
      ] as const) {
        if (html === '') continue;
        const elements = elementsIn(html);
        assert.ok(
          elements.every(({ tagName }) => ['div', tag, 'p', 'a', 'ul', 'li'].includes(tagName)),
          html,
        );
        const element = elements.find(({ tagName }) => tagName === tag);
        if (!element) continue;
        for (const { name, value } of element.attrs) {
          assert.match(name, /^[a-z-]+$/, html);
          assert.doesNotMatch(name, /^on|style/, html);
          if (name === 'src') assert.ok(isLink(value), html);
        }
      }
      assert.ok(own.includes('<solution-catalogue '), `${TEXTS[at]}: ${own}`);
      assert.ok(card.includes('<solution-c'), `${TEXTS[at]}: ${card}`);
    }
  });

  it('nothing of all this made PHP or WordPress complain', () => {
    assert.deepEqual(wordpress.log(), []);
  });
});

function endless(response: ServerResponse): void {
  const part = Buffer.alloc(1 << 16, ' ');
  const more = () => {
    while (!response.destroyed && response.write(part));
  };
  response.writeHead(200).on('drain', more);
  more();
}

/** A byte now and then, so that no pause is long. */
function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 300);
  response.on('close', () => {
    clearInterval(timer);
  });
}
