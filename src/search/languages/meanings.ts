/**
 * Words that stand for licences, platforms, audiences, orders, places and products, in four languages. Written by hand:
 * names of licences from the SPDX list, systems as their makers write them, demonyms from CLDR's and Wikipedia's lists
 * of countries, the rest is everyday speech. Names of countries are none of these: the browser knows them
 * (`Intl.DisplayNames`, from CLDR). Accents and umlauts are written, and folded by the search; a blank stands for every
 * sign, and a star at the end for up to four letters more.
 */
import type { SortName } from '../sort.js';

/**
 * Names of licences by the beginnings of their SPDX identifiers. The identifiers themselves, with and without a version
 * ("agplv3", "GPL 2"), are made from those of the catalogue.
 */
export const LICENSE_NAMES: readonly (readonly [words: string, beginning: string])[] = [
  ['gnu affero, affero', 'AGPL'],
  ['mozilla public licen*', 'MPL'],
  ['eclipse public licen*', 'EPL'],
  ['european union public licen*', 'EUPL'],
];

/** What says that a licence is meant where its name is also a word ("mit", "Apache"): "licensed", "Lizenz", "licenza". */
export const LICENSE_WORD = /^li[cz]en[csz]/;

/** Platforms by the tags and deployments that stand for them. */
export const PLATFORMS: readonly (readonly [words: string, tags: string])[] = [
  ['windows', 'platform-windows'],
  ['mac, macos, osx, macbook', 'platform-macos'],
  ['linux, ubuntu, debian', 'linux platform-linux'],
  ['android', 'platform-android'],
  ['ios, iphone, ipad', 'platform-ios'],
  ['smartphone*, handy*, telefonino, cellulare', 'platform-android platform-ios'],
  ['docker, docker compose, podman', 'docker'],
  ['kubernetes, k8s, helm', 'kubernetes'],
  ['in the browser, im browser, dans le navigateur, nel browser', 'platform-web'],
  [
    'browser extension, browser erweiterung, extension de navigateur, estensione del browser',
    'platform-browser',
  ],
  ['hosted by a provider, managed hosting, saas, gehostet*, hébergé*, ' + 'ospitat*', 'hosted-offer'],
  [
    'without a server, without server, without own server, no server, ohne server, ohne eigenen server, ' +
      'sans serveur, sans propre serveur, senza server, senza un server',
    'no-server',
  ],
];

/** Who uses something. Only with "for": "private" alone has other meanings. */
export const AUDIENCES: readonly (readonly [words: string, value: string])[] = [
  [
    'for companies, for business*, for enterprise*, business use, für unternehmen, für firmen, für kmu, ' +
      'pour entreprises, pour les entreprises, pour pme, per aziende, per le aziende, per imprese, per pmi',
    'business',
  ],
  [
    'for personal use, for private use*, for home use, für privat*, für den privaten gebrauch, für zuhause, ' +
      'pour particuliers, pour les particuliers, usage privé, pour la maison, ' +
      'per privati, uso privato, uso personale, per casa',
    'private',
  ],
];

/** In which order answers are wanted. */
export const ORDERS: readonly (readonly [words: string, order: SortName])[] = [
  [
    'easiest, simplest, easiest to set up, easiest to install, einfachst*, plus simple*, plus facile*, ' +
      'plus facile à installer, più semplic*, più facil*',
    'complexity',
  ],
  [
    'lightweight, light weight, lightest, leichtgewichtig*, ressourcenschonend*, ressourcensparend*, léger*, ' +
      'legger*',
    'resource-usage',
  ],
  [
    'most stars, most starred, most popular, meiste sterne, meisten sterne*, beliebteste*, bekannteste*, ' +
      'plus d étoiles, plus populaire*, più stelle, più popolar*',
    'stars',
  ],
  ['newest, neueste*, neuste*, plus récent*, più recent*', 'newest'],
  [
    'most mature, most stable, ausgereift*, ausgereifteste*, stabilste*, plus mature*, plus mûr*, plus stable*, ' +
      'più matur*, più stabil*',
    'maturity',
  ],
  [
    'low maintenance, least maintenance, wartungsarm*, wenig wartung, peu d entretien, peu de maintenance, ' +
      'poca manutenzione',
    'maintenance',
  ],
];

/** Demonyms and short names by country (ISO 3166-1), of the countries that are asked for most. */
export const DEMONYMS: Readonly<Record<string, string>> = {
  AT: 'österreichisch*, autrichien*, austria*',
  BE: 'belgisch*, belg*',
  CA: 'kanadisch*, canadien*, canad*',
  CH: 'swiss, schweizer*, schweizerisch*, suisse*, helvétique*, svizzer*',
  CZ: 'czech, tschechisch*, tchèque*, cec*',
  DE: 'german, deutsch*, allemand*, tedesc*',
  DK: 'danish, dänisch*, danois*, danes*',
  ES: 'spanish, spanisch*, espagnol*, spagnol*',
  FI: 'finnish, finnisch*, finlandais*, finlandes*',
  FR: 'french, französisch*, français*, frances*',
  GB: 'british, english, england, uk, britisch*, englisch*, britannique*, anglais*, britannic*, ingles*, grossbritannien',
  IT: 'italienisch*, italien*, italian*',
  NL: 'dutch, holland, niederländisch*, holländisch*, néerlandais*, hollandais*, olandes*, olanda',
  NO: 'norwegian, norwegisch*, norvégien*, norveges*',
  PL: 'polish, polnisch*, polonais*, polacc*',
  SE: 'swedish, schwedisch*, suédois*, svedes*',
  US: 'us, usa, america*, amerika, us amerikanisch*, amerikanisch*, américain*, amérique, statunitens*',
};

/** Countries of the European Union, and those of Europe that are in no union. */
const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
const NOT_EU = 'CH GB NO IS LI UA MK RS BA ME AL MD MC AD SM';

/** Regions with their countries, and what they are called. */
export const REGIONS: readonly (readonly [words: string, countries: string])[] = [
  ['eu, european union, europäische union, ue, union européenne, unione europea', EU],
  ['europe*, europa, europäisch*', `${EU} ${NOT_EU}`],
  ['dach', 'DE AT CH'],
  ['scandinav*, skandinavien, skandinavisch*', 'SE NO DK FI IS'],
];

/**
 * Everyday short forms of products, by the slug that a catalogue has for the product. Written by hand from what people
 * say; forms that are the initials of a name ("gdocs", "ms teams") are made by rule, see products.ts.
 */
export const SHORT_FORMS: Readonly<Record<string, string>> = {
  davinci: 'davinci-resolve',
  fb: 'facebook',
  ga: 'google-analytics',
  gcal: 'google-calendar',
  gpt: 'chatgpt',
  gsuite: 'google-workspace',
  insta: 'instagram',
  m365: 'microsoft-365',
  o365: 'microsoft-365',
  ppt: 'microsoft-powerpoint',
  premiere: 'adobe-premiere-pro',
  ps: 'adobe-photoshop',
  vmware: 'vmware-vsphere',
  vscode: 'visual-studio-code',
  wapp: 'whatsapp',
  yt: 'youtube',
};

/** Words of product names that are not written with one capital at the start, but like this. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  (
    '1Password 3D AI AnyDesk ArcGIS AutoCAD AWS BI BigQuery BigCommerce ChatGPT CI CircleCI ClickUp CMS ' +
    'CorelDRAW CRM DeepL ERP FreshBooks GitHub GitLab HubSpot IBM iCloud ID IFTTT ' +
    'iLovePDF iMovie InDesign iTunes JumpCloud LastPass LinkedIn MOVEit MySQL NetSuite ' +
    'NordVPN NotebookLM OneDrive OneNote OpenAI OTRS PagerDuty PayPal PDF PowerPoint PRTG ' +
    'QuickBooks RSS SAP SendGrid ServiceNow SharePoint SketchUp SmartThings SolarWinds ' +
    'SoundCloud SPSS SQL SugarCRM SurveyMonkey TeamViewer TikTok TV UptimeRobot ' +
    'VMware VPN WeChat WeTransfer WhatsApp WordPress XD YNAB YouTube'
  )
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);
