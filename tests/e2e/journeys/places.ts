import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { stringify } from 'yaml';
import { aSolution } from '../../support/solution.mjs';
import { serveSite, type SiteServer } from '../site-support.js';
import { launchChromium, serveDemo, type Demo } from '../support.js';
import { startStage, type Stage } from '../stage.js';

/** What the catalogue of the journeys has: who replaces what, and where they differ. */
const NAMED: [name: string, change: object][] = [
  [
    'Mattermost',
    { tags: ['slack-alternative', 'microsoft-teams-alternative', 'chat'], complexity: 5, maturity: 9 },
  ],
  ['Rocket.Chat', { tags: ['slack-alternative', 'chat'], license: 'MIT', complexity: 5, maturity: 9 }],
  ['Zulip', { tags: ['slack-alternative', 'chat'], license: 'Apache-2.0', complexity: 3 }],
  ['Nextcloud', { category: 'Datei-Management', tags: ['dropbox-alternative', 'files'], complexity: 7 }],
  [
    'Seafile',
    {
      category: 'Datei-Management',
      tags: ['dropbox-alternative', 'files'],
      license: 'Apache-2.0',
      complexity: 5,
    },
  ],
];

/** More than one page of results: "show more" and printing have something to do. */
const NOTEBOOKS = Array.from({ length: 25 }, (_, at) => `Notebook ${String(at + 1).padStart(2, '0')}`);

export const CHATS = ['Mattermost', 'Rocket.Chat', 'Zulip'];
export const FILES = ['Nextcloud', 'Seafile'];
/** In the recommended order: the best of each category come before the next best ones. */
export const ALL = [
  ...['Mattermost', 'Notebook 01', 'Rocket.Chat', 'Seafile'],
  ...['Notebook 02', 'Zulip', 'Notebook 03', 'Nextcloud'],
  ...NOTEBOOKS.slice(3),
];
/** What is shown until "show more" is clicked. */
export const FIRST = ALL.slice(0, 24);

const SETTINGS = {
  homepage: 'https://catalogue.example/',
  repositoryHosts: ['github.com'],
  categories: [
    { name: 'Kommunikation', labels: { de: 'Kommunikation', en: 'Chat', fr: 'Messagerie', it: 'Chat' } },
    { name: 'Datei-Management', labels: { de: 'Dateien', en: 'Files', fr: 'Fichiers', it: 'File' } },
    { name: 'Notizen', labels: { de: 'Notizen', en: 'Notes', fr: 'Notes', it: 'Note' } },
  ],
};

/** What people also call a product, and what it is. */
const PRODUCTS = {
  dropbox: {
    name: 'Dropbox',
    nicknames: ['Blue Box'],
    description: { de: 'Hält Ferienbilder gleich.', en: 'Keeps holiday pictures in step.' },
  },
};

function writeSources(folder: string): void {
  mkdirSync(join(folder, 'solutions'), { recursive: true });
  writeFileSync(join(folder, 'catalogue.yaml'), stringify(SETTINGS));
  writeFileSync(join(folder, 'products.yaml'), stringify(PRODUCTS));
  const notebooks = NOTEBOOKS.map((name): [string, object] => [
    name,
    { category: 'Notizen', tags: ['evernote-alternative', 'notes'], license: 'GPL-3.0-only' },
  ]);
  for (const [name, change] of [...NAMED, ...notebooks]) {
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const github = `https://github.com/example/${slug}`;
    const solution = aSolution(name, {
      github,
      website: `https://${slug}.example/`,
      ...change,
    });
    writeFileSync(join(folder, 'solutions', `${slug}.yaml`), stringify({ ...solution, stars: undefined }));
  }
}

/** Where journeys take place: a catalogue that is published, and somebody else's page with the built file of the CDN. */
export interface Places {
  browser: Browser;
  /** What `npm start` serves. */
  demo: Demo;
  /** The home page of the published site, in English. */
  published: string;
  /** A page of another origin, in English, with the element in it. */
  embedded: string;
  site: SiteServer;
  stage: Stage;
  /** A page of the other origin with any body; its documents can be changed while it is open. */
  pageWith(body: string, lang?: string): string;
  documents: Record<string, unknown>;
}

/** Where a journey goes that is the same in both places: to one of them in every test run, to both with LONG=1. */
export const placesFrom = (first: 'embedded' | 'published') =>
  process.env.LONG ? (['embedded', 'published'] as const) : ([first] as const);

/** A journey that every test run takes is an `it`: they are eleven. The others are taken with LONG=1. */
export const long = process.env.LONG ? it : it.skip;

/** What the journey is called that is under way. */
export const current = { name: '' };

beforeEach((context) => {
  current.name = context.name;
});

/** The places of all journeys of a process: they are opened before the first one, and closed after the last. */
export const places = {} as Places;

before(async () => {
  const documents: Record<string, unknown> = {};
  const [browser, demo, site] = await Promise.all([
    launchChromium(),
    serveDemo(),
    serveSite({ writeSources }),
  ]);
  const stage = await startStage(browser, documents);
  const pageWith = (body: string, lang = 'en') =>
    `${stage.address}/?${new URLSearchParams({ lang, body }).toString()}`;
  const embedded = pageWith(
    `<solution-catalogue src="${site.url}" heading-level="2" url-state="k"></solution-catalogue>`,
  );
  Object.assign(places, {
    ...{ browser, demo, site, stage, documents, pageWith, embedded },
    published: `${site.url}en/`,
  });
});

after(async () => {
  places.demo.stop();
  places.stage.stop();
  await places.browser.close();
  await places.site.stop();
});
