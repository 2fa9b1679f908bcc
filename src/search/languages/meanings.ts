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

/** What says that software is looked for ("app", "Programme", "outils"), or programming: either is about this catalogue. */
export const SOFTWARE_WORD = /^(software|anwendung|apps?$|appli|program|tool|logiciel|outil|strument)/;

/** What stands between a word that asks for a replacement and the product: "alternative to X", "weg von X", "al posto di X". */
export const BEFORE_PRODUCT = /^(to|from|of|zu[mr]?|von|a[ul]?|d[aei]|al.*)$/;

/** Platforms by the tags and deployments that stand for them. */
export const PLATFORMS: readonly (readonly [words: string, tags: string])[] = [
  ['windows', 'platform-windows'],
  ['osx, macos, mac, macbook', 'platform-macos'],
  ['debian, linux, ubuntu', 'linux platform-linux'],
  ['android', 'platform-android'],
  ['ios, ipad, iphone', 'platform-ios'],
  ['handy*, smartphone*, telefonino, cellulare', 'platform-android platform-ios'],
  ['docker compose, docker, podman', 'docker'],
  ['kubernetes, helm, k8s', 'kubernetes'],
  ['dans le navigateur, in the browser, im browser, nel browser', 'platform-web'],
  [
    'browser extension, browser erweiterung, extension de navigateur, estensione del browser',
    'platform-browser',
  ],
  ['hosted by a provider, managed hosting, saas, hébergé*, ospitat*', 'hosted-offer'],
  [
    'without server, without a server, no server, ohne server, senza server, ohne eigenen server, senza un server, sans serveur',
    'no-server',
  ],
];

/** What every solution of a catalogue is, though its words mean a platform by themselves. */
export const SELF_HOSTED = 'gehostet*, selbstgehostet*, auto hébergé*, autohébergé*, auto ospitat*';

/** Who uses something. Only with "for": "private" alone has other meanings. */
export const AUDIENCES: readonly (readonly [words: string, value: string])[] = [
  [
    'for companies, for business*, for enterprise*, für unternehmen, für firmen, für kmu, ' +
      'pour entreprises, pour les entreprises, pour pme, per aziende, per le aziende, per imprese, per pmi',
    'business',
  ],
  [
    'for personal use, for private use*, für privat*, for home use, für den privaten gebrauch, für zuhause, ' +
      'pour particuliers, pour les particuliers, usage privé, pour la maison, per privati, uso privato, ' +
      'uso personale, per casa',
    'private',
  ],
];

/** In which order answers are wanted. */
export const ORDERS: readonly (readonly [words: string, order: SortName])[] = [
  [
    'easiest, simplest, easiest to set up, easiest to install, einfachst*, plus facile*, plus simple*, più semplic*, più facil*',
    'complexity',
  ],
  [
    'lightweight, leichtgewichtig*, ressourcensparend*, lightest, ressourcenschonend*, léger*, legger*',
    'resource-usage',
  ],
  [
    'most stars, most starred, most popular, meisten sterne*, meiste sterne, beliebteste*, bekannteste*, ' +
      'plus d étoiles, plus populaire*, più stelle, più popolar*',
    'stars',
  ],
  ['newest, neueste*, neuste*, plus récent*, più recent*', 'newest'],
  [
    'most mature, most stable, ausgereift*, stabilste*, plus mûr*, plus mature*, plus stable*, più matur*, ' +
      'più stabil*',
    'maturity',
  ],
  [
    'low maintenance, least maintenance, wartungsarm*, wenig wartung, peu de maintenance, peu d entretien, poca manutenzione',
    'maintenance',
  ],
];

/**
 * Demonyms and short names by country (ISO 3166-1) of those that are not called after their language, or not only: the
 * browser knows what languages are called (`Intl.DisplayNames`).
 */
export const DEMONYMS: Readonly<Record<string, string>> = {
  AT: 'österreichisch*, austria*, autrichien*',
  BE: 'belgisch*, belg*',
  BR: 'brazilian, brésilien*, brasilian*, brasilianisch*',
  CA: 'kanadisch*, canad*',
  CH: 'schweizer*, swiss, schweizerisch*, suisse*, svizzer*',
  FI: 'finnish, finlandais*, finnisch*, finlandes*',
  GB: 'british, england, english, uk, britisch*, englisch*, britanni*, ingles*, anglais*, grossbritannien',
  IN: 'indisch*, indien*, indian',
  NL: 'dutch, holland, niederländisch*, holländisch*, néerlandais*, hollandais*, olandes*, olanda',
  PT: 'portugiesisch*, portuguese, portugais*, portoghes*',
  US: 'us, america*, usa, amerika, amerikanisch*, américain*, amérique, statunitens*',
};

/** What stands before the name of a language: "in German", "auf Deutsch", "en allemand", "in tedesco". */
export const BEFORE_LANGUAGE = /^(in|into|to|auf|en)$/;

/** Countries of the European Union, and those of Europe that are in no union. */
const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
const NOT_EU = 'CH GB NO IS LI UA MK RS BA ME AL MD MC AD SM';

/** Regions with their countries, and what they are called. */
export const REGIONS: readonly (readonly [words: string, countries: string])[] = [
  ['eu, european union, europäische union, unione europea, ue, union européenne', EU],
  ['europe*, europa, europäisch*', `${EU} ${NOT_EU}`],
  ['dach', 'DE AT CH'],
  ['scandinav*, skandinavisch*, skandinavien', 'SE NO DK FI IS'],
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

/**
 * Words of product names that are not written with one capital at the start, but like this: abbreviations, and the names that
 * most readers know. How others are written a page says itself (`product-labels`).
 */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  (
    'AI AutoCAD AWS BI ChatGPT CI CRM ERP GitHub GitLab iCloud ID InDesign ' +
    'LinkedIn MySQL OneDrive OneNote OpenAI PayPal PDF PowerPoint QuickBooks SAP SharePoint SQL TeamViewer ' +
    'TikTok TV VMware VPN WeTransfer WhatsApp WordPress YouTube'
  )
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);
