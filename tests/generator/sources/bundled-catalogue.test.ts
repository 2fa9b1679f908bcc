import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { PLATFORM_TAGS } from '../../../generator/sources/checks/tags.js';
import type { Migration } from '../../../generator/sources/product-files.js';
import { SCORES, type Solution } from '../../../src/catalogue/schema.js';
import { knownLabels } from '../../../generator/document/category-names.js';
import { LOCALES } from '../../../src/i18n/locales.js';

const folder = new URL('../../../demo/catalogue/', import.meta.url);
const read = (path: string): unknown => parse(readFileSync(new URL(path, folder), 'utf8'));

const settings = read('catalogue.yaml') as {
  categories: { name: string; labels: Record<'de' | 'en' | 'fr' | 'it', string[]> }[];
  tags: Record<string, string>;
  tagLabels: Record<string, Record<string, string | string[]>>;
};
const solutions = readdirSync(new URL('solutions/', folder)).map((file) => ({
  file,
  ...(read(`solutions/${file}`) as Omit<Solution, 'stars'>),
}));

const DESCRIPTIONS = ['description', 'descriptionEn', 'descriptionFr', 'descriptionIt'] as const;
const products = new Map<string, number>();
for (const { tags } of solutions)
  for (const tag of tags)
    if (tag.endsWith('-alternative'))
      products.set(tag.slice(0, -12), (products.get(tag.slice(0, -12)) ?? 0) + 1);

const productNames = read('products.yaml') as Record<
  string,
  {
    name: string;
    maker?: string;
    country?: string;
    nicknames?: string[];
    description: Record<string, string>;
  }
>;

/** The products that people ask for most: each has three or more alternatives. */
const BEST_KNOWN = (
  'slack microsoft-teams discord whatsapp zoom google-meet gmail microsoft-outlook microsoft-exchange ' +
  'google-calendar dropbox google-drive onedrive google-docs google-sheets microsoft-365 microsoft-office ' +
  'notion evernote onenote confluence 1password lastpass okta auth0 jira trello asana monday todoist github ' +
  'heroku datadog splunk google-analytics salesforce hubspot sap quickbooks mailchimp google-forms typeform ' +
  'surveymonkey docusign google-classroom google-photos spotify youtube google-home teamviewer nordvpn ' +
  'wordpress-com wix squarespace medium shopify google-maps twitter facebook chatgpt google-translate airtable ' +
  'power-bi zapier figma adobe-photoshop miro microsoft-visio microsoft-sharepoint zendesk google-workspace ' +
  'google-slides google-keep google-contacts google-chrome microsoft-edge safari microsoft-word ' +
  'microsoft-excel microsoft-powerpoint microsoft-access microsoft-project microsoft-planner microsoft-to-do ' +
  'microsoft-forms microsoft-whiteboard microsoft-entra-id microsoft-dynamics microsoft-copilot ' +
  'microsoft-remote-desktop skype facetime facebook-messenger threema telegram webex icloud icloud-photos ' +
  'airdrop apple-notes apple-music imovie garageband time-machine apple-homekit amazon-alexa amazon-photos ' +
  'philips-hue smartthings plex windows-media-player flickr reddit adobe-acrobat adobe-lightroom ' +
  'adobe-premiere-pro adobe-xd paint-net autocad midjourney dall-e claude postman visual-studio-code ' +
  'docker-desktop vmware-vsphere vmware-workstation hyper-v unity github-actions bitbucket vercel netlify ' +
  'firebase redis elasticsearch sentry new-relic prtg nagios-xi uptimerobot statuspage pingdom ' +
  'cloudflare-tunnel ngrok tailscale cisco-anyconnect expressvpn anydesk logmein backblaze crashplan ' +
  'nextdns opendns fortinet-fortigate sophos-firewall calendly doodle eventbrite box wetransfer obsidian ' +
  'roam-research google-authenticator authy microsoft-authenticator dashlane clickup basecamp linear toggl ' +
  'clockify harvest pipedrive zoho-crm netsuite bexio sage xero personio bamboohr workday brevo ' +
  'constant-contact substack intercom freshdesk servicenow tableau looker mixpanel blackboard itslearning make ' +
  'ifttt power-automate power-apps retool lucidchart mural jotform smallpdf ilovepdf pocket feedly kindle ' +
  'bring ynab quicken ancestry spss utorrent algolia lokalise docuware winrar winzip deepl'
).split(' ');

describe('the bundled catalogue', () => {
  it('is large and wide: 380 solutions, 50 categories, 190 products with three alternatives or more', () => {
    assert.ok(solutions.length >= 380, `${solutions.length} solutions`);
    assert.ok(new Set(solutions.map(({ category }) => category)).size >= 50);
    const replaced = [...products.values()].filter((alternatives) => alternatives >= 3).length;
    assert.ok(replaced >= 190, `${replaced} products`);
  });

  it('offers three or more alternatives to each of the best-known products', () => {
    const few = BEST_KNOWN.filter((product) => (products.get(product) ?? 0) < 3);
    assert.deepEqual(few, []);
    assert.ok(BEST_KNOWN.length >= 150);
  });

  it('describes every solution in four languages, 120 to 320 characters each, never twice the same', () => {
    const seen = new Map<string, string>();
    for (const solution of solutions)
      for (const field of DESCRIPTIONS) {
        const text = solution[field] ?? '';
        const where = `${solution.file}: ${field}`;
        assert.ok(text.length >= 120 && text.length <= 320, `${where} has ${text.length} characters`);
        assert.doesNotMatch(text, /ß|[–—]|\s{2}|\n| '|' /, where);
        assert.match(text, /[.!?]$/, where);
        assert.equal(seen.get(text), undefined, where);
        seen.set(text, where);
      }
    assert.ok(seen.size >= 4 * 250, `${seen.size} descriptions`);
  });

  it('opens no two descriptions of a language with the same six words', () => {
    for (const field of DESCRIPTIONS) {
      const openings = new Map<string, string>();
      for (const { file, [field]: text = '' } of solutions) {
        const opening = text.split(' ', 6).join(' ').toLowerCase();
        assert.equal(
          openings.get(opening),
          undefined,
          `${file} and ${openings.get(opening)}: "${opening}" (${field})`,
        );
        openings.set(opening, file);
      }
      assert.ok(openings.size >= 250, `${openings.size} descriptions (${field})`);
    }
  });

  it('gives every solution one to six tags of its vocabulary, and each tag to more than one', () => {
    const used = new Map<string, number>();
    for (const { file, tags } of solutions) {
      const own = tags.filter((each) => !each.endsWith('-alternative') && !PLATFORM_TAGS.has(each));
      assert.ok(own.length >= 1 && own.length <= 6, `${file}: ${own.length} tags of the vocabulary`);
      for (const tag of own) {
        assert.ok(Object.hasOwn(settings.tags, tag), `${file}: ${tag}`);
        used.set(tag, (used.get(tag) ?? 0) + 1);
      }
    }
    assert.deepEqual(
      Object.keys(settings.tags).filter((tag) => (used.get(tag) ?? 0) < 2),
      [],
    );
  });

  it('says of every product what it is called, whose it is and what it is, in four languages', () => {
    assert.deepEqual(
      [...products.keys()].filter((slug) => !Object.hasOwn(productNames, slug)),
      [],
      'products without an entry',
    );
    assert.deepEqual(
      Object.keys(productNames).filter((slug) => !products.has(slug)),
      [],
      'entries that no tag names',
    );
    for (const [slug, { name, maker, description }] of Object.entries(productNames)) {
      assert.ok(maker, slug);
      assert.ok(name !== slug || /^[a-z]/.test(name), slug);
      assert.deepEqual(Object.keys(description).sort(), [...LOCALES].sort(), slug);
      for (const text of Object.values(description)) assert.match(text, /^[^ß–—]{8,}[^.]\.$/, slug);
    }
    const names = Object.values(productNames).map(({ name }) => name);
    assert.equal(new Set(names).size, names.length);
  });

  it('labels every tag of its vocabulary in four languages, no two alike', () => {
    assert.deepEqual(
      Object.keys(settings.tags).filter((tag) => !Object.hasOwn(settings.tagLabels, tag)),
      [],
    );
    for (const locale of LOCALES) {
      const labels = Object.entries(settings.tagLabels).map(([tag, by]) => {
        const [label] = [by[locale] ?? []].flat();
        assert.ok(label, `${tag} (${locale})`);
        return label;
      });
      assert.equal(new Set(labels).size, labels.length, locale);
    }
  });

  it('has words to search for that are short, and none twice', () => {
    const all = [...settings.categories.map(({ labels }) => labels), ...Object.values(settings.tagLabels)];
    const lists = all.flatMap((labels) => Object.values(labels)).filter((each) => Array.isArray(each));
    assert.ok(lists.length > 700, `${lists.length} lists`);
    const twice = lists.filter(
      (words) => new Set(words.map((word) => word.toLowerCase())).size < words.length,
    );
    assert.deepEqual(twice, []);
    assert.deepEqual(
      lists.flat().filter((word) => !/^[^ß]{2,60}$/.test(word)),
      [],
    );
  });

  it('tells of 30 products how to leave them: every alternative, every text in four languages, every source', () => {
    const folderOf = new URL('migrations/', folder);
    const dossiers = readdirSync(folderOf).map((file) => ({
      file,
      ...(parse(readFileSync(new URL(file, folderOf), 'utf8')) as Migration),
    }));
    assert.ok(dossiers.length >= 30, `${dossiers.length} dossiers`);
    for (const { file, product, exports, alternatives, advice } of dossiers) {
      const marked = solutions.filter(({ tags }) => tags.includes(`${product}-alternative`));
      assert.deepEqual(
        Object.keys(alternatives).sort(),
        marked.map((solution) => solution.file.replace('.yaml', '')).sort(),
        file,
      );
      const found = Object.values(alternatives).filter((each) => each.import !== 'none-known');
      for (const texts of [
        advice,
        ...exports.flatMap(({ what, how, missing }) => [what, how, missing ?? what]),
        ...found.map(({ lost }) => lost),
      ])
        assert.deepEqual(Object.keys(texts ?? {}).sort(), [...LOCALES].sort(), file);
      for (const { source, checkedAt } of [...exports, ...found]) assert.ok(source && checkedAt, file);
    }
  });

  it('has no name and no repository twice', () => {
    for (const key of [
      ({ name }: { name: string }) => name.toLowerCase(),
      ({ github }: { github: string }) => github.toLowerCase(),
    ])
      assert.equal(new Set(solutions.map(key)).size, solutions.length);
  });

  it('gives no score to most', () => {
    for (const score of SCORES) {
      const counts = new Map<number, number>();
      for (const solution of solutions) counts.set(solution[score], (counts.get(solution[score]) ?? 0) + 1);
      const most = Math.max(...counts.values());
      assert.ok(most < solutions.length / 2, `${score}: ${most} times the same`);
      assert.ok(counts.size >= 6, `${score}: only ${counts.size} different values`);
    }
  });

  it('calls its categories as new catalogues and imports do, each in every language differently', () => {
    const { categories } = settings;
    assert.ok(categories.length >= 50);
    for (const { name, labels } of categories)
      assert.deepEqual(
        Object.fromEntries(Object.entries(labels).map(([locale, [label]]) => [locale, label])),
        knownLabels(name),
      );
    for (const locale of ['de', 'en', 'fr', 'it'] as const)
      assert.equal(new Set(categories.map(({ labels }) => labels[locale][0])).size, categories.length);
  });

  it('says of every logo where it is from, and on the site of those under another licence than most', () => {
    const text = (path: string) => readFileSync(new URL(path, folder), 'utf8');
    const rows = [...text('LOGOS.md').matchAll(/^\| (\S+\.svg) \| (.+?) \| (\S+) \| (https:\S+) \|$/gm)];
    assert.deepEqual(
      rows.map(([, file = '']) => file).toSorted(),
      readdirSync(new URL('logos/', folder)).toSorted(),
    );
    const others = rows.filter(([, , , licence]) => licence !== 'CC0-1.0');
    assert.ok(others.length > 0 && others.length < rows.length);
    for (const locale of LOCALES) {
      const page = text(`pages/logos.${locale}.md`);
      const named = [...page.matchAll(/^\| (.+?) \| \[(\S+)\]\(https:\S+\) \| \[\S+\]\((https:\S+)\) \|$/gm)];
      assert.deepEqual(
        named.map(([, ...cells]) => cells),
        others.map(([, , ...cells]) => cells),
        locale,
      );
      assert.match(page, /\[Simple Icons\]\(https:\/\/simpleicons\.org\/\)/);
    }
  });
});
