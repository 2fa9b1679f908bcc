import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { loadSources } from '../../../generator/sources/load.js';
import {
  CATALOGUE_YAML,
  makeCatalogue,
  solution,
  solutionYaml,
  temporaryFolder,
  writeFiles,
} from '../support/catalogues.js';
import { NOW, runCli } from '../support/io.js';

const EDITORIAL = {
  why: { de: 'Ein Container genügt.', en: 'One container will do.', fr: 'Un conteneur suffit.' },
  reservations: [
    {
      kind: 'open-core',
      text: { de: 'SAML kostet.', it: 'SAML si paga.' },
      source: 'https://alpha.example/pricing',
      date: '2026-11-20',
    },
  ],
  reviewedAt: '2026-11-21',
  owner: 'Fachstelle # 3',
  'x-cost-centre': 4711,
  'x-contacts': [{ name: 'Kim' }],
};

const CATALOGUE = `${CATALOGUE_YAML}tags:
  chat: Talk with others
tagLabels:
  chat: { de: [Chat, plaudern], en: Chat, fr: Messagerie, it: Chat }
  platform-windows: { de: Windows }
removed:
  atom:
    name: Atom
    date: 2026-11-20
    reason: { de: Das Projekt wurde eingestellt. }
    successor: alpha
site:
  title: { de: Werkzeugkasten, en: Toolbox }
  lead: { de: Was es gibt. }
  publisher: { name: Stadt Beispiel, url: https://stadt.example/ }
  logo: logo.svg
  colours: { accent: "light-dark(#0a5c36, #7fd6a8)", surface: "light-dark(#fff, #111)" }
  imprint: https://stadt.example/impressum
  privacy: { de: https://stadt.example/datenschutz, fr: https://stadt.example/confidentialite }
  accessibility: https://stadt.example/barrierefreiheit
  contact: mailto:open@stadt.example
  report: https://git.example/x/-/issues/new?title={name}&lang={lang}
  pages:
    - slug: method
      title: { de: So bewerten wir }
      file: pages/method.{lang}.md
  languages: [de, fr]
  formats: { de: de-AT }
  staging: true
  baseUrl: https://katalog.stadt.example/
`;

const PRODUCTS = `slack:
  name: Slack
  maker: Salesforce
  country: US
  nicknames: [Slack Chat]
  description: { de: Chat für Teams., en: Chat for teams. }
`;

const MIGRATION = `product: slack
exports:
  - what: { de: Nachrichten }
    format: JSON in ZIP
    how: { de: In der Verwaltung }
    missing: { de: Private Kanäle }
    source: https://slack.example/help
    checkedAt: 2026-11-21
alternatives:
  alpha:
    import: tool
    lost: { de: Reaktionen }
    effort: day
    source: https://alpha.example/import
    checkedAt: 2026-11-21
  beta:
    import: none-known
    checkedAt: 2026-11-21
advice: { de: Zuerst sichern. Dann umziehen. }
`;

const FILES = {
  'catalogue.yaml': CATALOGUE,
  'products.yaml': PRODUCTS,
  'migrations/slack.yaml': MIGRATION,
  'logo.svg': '<svg/>',
  'logos/alpha.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0" fill="url(#a)"/></svg>',
  'pages/method.de.md': '# So',
  'solutions/alpha.yaml': solutionYaml('Alpha', {
    tags: ['slack-alternative', 'chat', 'platform-windows', 'no-server'],
    ...EDITORIAL,
  }),
  'solutions/beta.yaml': solutionYaml('Beta'),
};

test('every field of sources is read, and none of them gets into the document', async (t) => {
  const folder = makeCatalogue(t, FILES);
  const { issues, entries, catalogueFile, products, migrations } = loadSources(folder, NOW);
  assert.deepEqual(issues, []);
  const { 'x-cost-centre': costCentre, 'x-contacts': contacts, ...editorial } = EDITORIAL;
  assert.deepEqual(entries[0]?.editorial, {
    ...editorial,
    own: { 'x-cost-centre': costCentre, 'x-contacts': contacts },
  });
  assert.equal(products.get('slack')?.maker, 'Salesforce');
  assert.equal(migrations.get('slack')?.alternatives.Alpha?.effort, 'day');
  assert.equal(catalogueFile?.tagLabels.chat?.fr, 'Messagerie');
  assert.deepEqual(catalogueFile.tagLabels.chat.de, ['Chat', 'plaudern']);
  assert.equal(catalogueFile.removed.atom?.successor, 'alpha');
  assert.deepEqual(catalogueFile.site.languages, ['de', 'fr']);

  const out = temporaryFolder(t);
  const build = await runCli(['build', folder, '--out', out, '--no-stars', '--no-pages'], { cwd: folder });
  assert.equal(build.code, 0, build.err);
  const document = JSON.parse(readFileSync(join(out, 'api/v1/solutions.json'), 'utf8')) as {
    solutions: Record<string, unknown>[];
  };
  assert.deepEqual(
    Object.keys(document.solutions[0] ?? {}).toSorted(),
    [...Object.keys(solution('Alpha')), 'stars'].toSorted(),
  );
});

test('what was read is the same when it comes from the cache', async (t) => {
  const folder = makeCatalogue(t, FILES);
  const env = { SOLUTION_CATALOGUE_CACHE: join(folder, '.cache') };
  for (const run of ['first', 'second']) {
    const { code, out, err } = await runCli(['validate', folder], { cwd: folder, env });
    assert.deepEqual([code, out], [0, ''], `${run}: ${err}`);
  }
});

/** A mistake: the file, the text that is replaced, by what, and what is said of it. */
const MISTAKES: readonly (readonly [file: keyof typeof FILES, from: string, to: string, says: RegExp])[] = [
  [
    'solutions/alpha.yaml',
    'Ein Container genügt.',
    '""',
    /^solutions\/alpha\.yaml:25:7: error: why\.de: is empty/,
  ],
  ['solutions/alpha.yaml', '  de: Ein', '  dde: Ein', /:25:3: error: why\.de: is missing\. Add "de: …"/],
  [
    'solutions/alpha.yaml',
    'kind: open-core',
    'kind: opencore',
    /:29:11: error: reservations\.kind: "opencore" is not one of .* Did you mean "open-core"\?/,
  ],
  [
    'solutions/alpha.yaml',
    'source: https',
    'source: http',
    /:33:13: error: reservations\.source: "http:\/\/alpha\.example\/pricing" must begin with https:/,
  ],
  [
    'solutions/alpha.yaml',
    '    date: 2026-11-20\n',
    '',
    /:29:5: error: reservations\.date: is missing\. Add "date: …" \(The day of the statement/,
  ],
  [
    'solutions/alpha.yaml',
    'reviewedAt: 2026-11-21',
    'reviewedAt: 2027-11-21',
    /:35:13: error: reviewedAt: 2027-11-21 is in the future/,
  ],
  [
    'solutions/alpha.yaml',
    'reviewedAt: 2026-11-21',
    'reviewdAt: 2026-11-21',
    /:35:1: error: "reviewdAt" is no known field\. Did you mean "reviewedAt"\?/,
  ],
  [
    'solutions/alpha.yaml',
    '"Fachstelle # 3"',
    'Fachstelle # 3',
    /:36:19: error: owner: what stands behind "#" is taken for a comment/,
  ],
  ['solutions/alpha.yaml', 'x-cost-centre', 'x-Cost', /"x-Cost" is no known field/],
  [
    'solutions/alpha.yaml',
    'platform-windows',
    'platform-window',
    /: tags: "platform-window" is no platform\. Did you mean "platform-windows"\?/,
  ],
  ['solutions/alpha.yaml', 'platform-windows', 'platform-mac', /Did you mean "platform-macos"\?/],
  [
    'solutions/alpha.yaml',
    'platform-windows',
    'platform-amiga-500',
    /is no platform\. There are: platform-windows, /,
  ],
  [
    'catalogue.yaml',
    '[Chat, plaudern]',
    '[]',
    /^catalogue\.yaml:8:15: error: tagLabels\.chat\.de: is empty\. Write something\./,
  ],
  [
    'catalogue.yaml',
    '[Chat, plaudern]',
    '[Chat, 7]',
    /^catalogue\.yaml:8:15: error: tagLabels\.chat\.de: must be a name, or/,
  ],
  [
    'catalogue.yaml',
    '  chat: { de',
    '  chatt: { de',
    /^catalogue\.yaml:8:10: error: tagLabels\.chatt: is not in the vocabulary\. Did you mean "chat"\?/,
  ],
  [
    'catalogue.yaml',
    'date: 2026-11-20',
    'date: 2027-01-01',
    /^catalogue\.yaml:13:11: error: removed\.atom\.date: 2027-01-01 is in the future/,
  ],
  [
    'logos/alpha.svg',
    '<path',
    '<script',
    /^logos\/alpha\.svg:1:\d+: error: has a script in it\. Save it as a plain SVG without that\./,
  ],
  ['logos/alpha.svg', 'fill="url(#a)"', 'fill="url(//a)"', /error: loads another file/],
  ['logos/alpha.svg', 'd="', 'href="//a" d="', /error: refers to another file/],
  ['logos/alpha.svg', '<svg', '<html><svg', /^logos\/alpha\.svg:1:1: error: is no SVG/],
  ['logos/alpha.svg', '9 9"', `9 9" id="${'x'.repeat(20_000)}"`, /error: is larger than 20 kB/],
  ['catalogue.yaml', 'logo: logo.svg', 'logo: logo.gif', /site\.logo: there is no "logo\.gif"/],
  [
    'catalogue.yaml',
    'pages/method.{lang}.md',
    'pages/methods.{lang}.md',
    /site\.pages\.file: there is no "pages\/methods\.de\.md"/,
  ],
  [
    'catalogue.yaml',
    '"light-dark(#0a5c36, #7fd6a8)"',
    'url(x)',
    /site\.colours\.accent: "url\(x\)" is no colour of CSS/,
  ],
  ['catalogue.yaml', 'accent:', 'akzent:', /"akzent" is no known field\. (Did you mean "accent"|Known are)/],
  [
    'catalogue.yaml',
    'imprint: https:',
    'imprint: http:',
    /site\.imprint: "http:\/\/stadt\.example\/impressum" must begin with https:\/\//,
  ],
  [
    'catalogue.yaml',
    'mailto:open@',
    'mailto:open',
    /site\.contact: "mailto:openstadt\.example" is no address for mail/,
  ],
  [
    'catalogue.yaml',
    'languages: [de, fr]',
    'languages: [de, rm]',
    /site\.languages: "rm" is not one of de, en, fr, it/,
  ],
  [
    'catalogue.yaml',
    'de-AT',
    'at',
    /site\.formats\.de: "at" is no format of this language\. Write it as de-CH/,
  ],
  [
    'products.yaml',
    'country: US',
    'country: UK',
    /^products\.yaml:4:12: error: slack: country: "UK" is no country of ISO 3166-1\. Write GB/,
  ],
  [
    'products.yaml',
    '[Slack Chat]',
    '[Slack]',
    /^products\.yaml:5:15: error: slack: nicknames: "Slack" is the name already/,
  ],
  [
    'products.yaml',
    '  name: Slack\n',
    '',
    /^products\.yaml:2:3: error: slack: name: is missing\. Add "name: …" \(The name as its makers write it\)/,
  ],
  [
    'products.yaml',
    'Chat für Teams.',
    'x'.repeat(161),
    /slack: description\.de: has 161 characters; at most 160 fit\. Shorten it by 1/,
  ],
  ['products.yaml', 'slack:', 'Slack:', /^products\.yaml:1:1: error: "Slack" is no slug\. Write "slack"/],
  [
    'products.yaml',
    'slack:',
    'slak:',
    /^solutions\/alpha\.yaml:\d+:\d+: warning: tags: "slack" is not in products\.yaml\. Did you mean "slak"\?/m,
  ],
  [
    'migrations/slack.yaml',
    'product: slack',
    'product: slaack',
    /^migrations\/slack\.yaml:1:10: error: product: "slaack" is not the file’s name/m,
  ],
  [
    'migrations/slack.yaml',
    '    effort: day\n',
    '',
    /alternatives\.alpha: effort: is missing\. A way that is known needs it/,
  ],
  [
    'migrations/slack.yaml',
    'effort: day',
    'effort: days',
    /alternatives\.alpha\.effort: "days" is not one of hour, day, project\. Did you mean "day"\?/,
  ],
  [
    'migrations/slack.yaml',
    '  beta:',
    '  betta:',
    /alternatives\.betta: there is no solution of that slug\. Did you mean "beta"\?/,
  ],
  [
    'migrations/slack.yaml',
    '  beta:\n    import: none-known\n    checkedAt: 2026-11-21\n',
    '',
    /^migrations\/slack\.yaml:10:3: warning: alternatives: nothing is said of beta/m,
  ],
  [
    'migrations/slack.yaml',
    'what: { de: Nachrichten }',
    'what: { de: TODO }',
    /exports\.what\.de: is still to be written/,
  ],
];

test('every mistake is told with its place and what to do', async (t) => {
  const folder = makeCatalogue(t, FILES);
  for (const [file, from, to, says] of MISTAKES) {
    const text: string = FILES[file];
    assert.ok(text.includes(from), `${file} has no ${from}`);
    writeFiles(folder, { [file]: text.replace(from, to) });
    const { out } = await runCli(['validate', folder], { cwd: folder });
    assert.match(out, says);
    assert.ok(out.trim().split('\n').length <= 3, `one mistake, many words: ${out}`);
    writeFiles(folder, { [file]: text });
  }
});

test('the schemas for editors take what is right, and mark most of what is wrong', async (t) => {
  const folder = makeCatalogue(t, FILES);
  const kinds = {
    solution: 'solutions/alpha.yaml',
    catalogue: 'catalogue.yaml',
    products: 'products.yaml',
    migration: 'migrations/slack.yaml',
  } as const;
  let marked = 0;
  for (const [kind, file] of Object.entries(kinds)) {
    const { out } = await runCli(['validate', folder, '--schema', kind]);
    const ajv = new Ajv({ strict: false });
    (addFormats as unknown as (ajv: Ajv) => void)(ajv);
    const check = ajv.compile(JSON.parse(out) as object);
    assert.ok(check(parse(FILES[file])), `${kind}: ${JSON.stringify(check.errors)}`);
    for (const [mistaken, from, to] of MISTAKES)
      if (mistaken === file && !check(parse(FILES[file].replace(from, to)))) marked += 1;
  }
  assert.ok(marked >= 15, `${marked} of ${MISTAKES.length}`);
});

test('a logo that is too large for every page is refused, not read', async (t) => {
  const folder = makeCatalogue(t, { ...FILES, 'logo.svg': 'x'.repeat(1024 * 1024 + 1) });
  const { code, out } = await runCli(['validate', folder], { cwd: folder });
  assert.equal(code, 1);
  assert.match(out, /^catalogue\.yaml:20:9: error: site\.logo: is larger than 1 MiB/);
});

test('a logo of the site that is no plain picture is refused, with the place of what it does', async (t) => {
  for (const [svg, says] of [
    [
      '<svg xmlns="http://www.w3.org/2000/svg">\n<script>alert(1)</script></svg>',
      /^logo\.svg:2:1: error: .*script/,
    ],
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', /^logo\.svg:1:40: error: .*script/],
    [
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://a.example/"/></svg>',
      /^logo\.svg:1:48: error: /,
    ],
    ['<p>no picture</p>', /^logo\.svg:1:1: error: is no SVG/],
  ] as const) {
    const folder = makeCatalogue(t, { ...FILES, 'logo.svg': svg });
    const { code, out } = await runCli(['validate', folder], { cwd: folder });
    assert.equal(code, 1);
    assert.match(out, says);
  }
});

test('a colour of texts that is hard to read on light or on dark pages is a warning', async (t) => {
  const told = async (colours: string) => {
    const folder = makeCatalogue(t, {
      'catalogue.yaml': `homepage: https://catalogue.example/
repositoryHosts: [github.com, gitlab.com]
categories: [{ name: Kommunikation }]
site:
  colours: { ${colours} }
`,
    });
    const { code, out } = await runCli(['validate', '.'], { cwd: folder });
    assert.equal(code, 0);
    return out;
  };
  assert.match(
    await told("accent: '#0a5c36'"),
    /:5:\d+: warning: site\.colours\.accent: "#0a5c36" has a contrast of 2\.2 on dark pages, and texts need 4\.5\. Write one/,
  );
  assert.match(await told("accent: '#9cf'"), /a contrast of 1\.\d on light pages/);
  for (const good of [
    "accent: 'light-dark(#0a5c36, #7fd6a8)'",
    "accent: '#0a5c36', page: white",
    "line: '#eee'",
  ])
    assert.equal(await told(good), '', good);
});
