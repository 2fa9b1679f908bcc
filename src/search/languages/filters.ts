/**
 * Words that stand for licences, platforms, audiences, orders and places, in four languages. Written by hand: names of
 * licences from the SPDX list, systems as their makers write them, demonyms from CLDR's and Wikipedia's lists of
 * countries, the rest is everyday speech. Names of countries are none of these: the browser knows them
 * (`Intl.DisplayNames`, from CLDR). A star stands for an ending of inflection.
 */
import type { SortName } from '../sort.js';

/**
 * Licence families by the beginnings of their SPDX identifiers. The identifiers themselves, with and without a version
 * ("agplv3", "GPL 2"), are made from those of the catalogue.
 */
export const LICENSE_FAMILIES: readonly (readonly [words: string, family: RegExp])[] = [
  ['copyleft', /^([AL]?GPL|EUPL|MPL|EPL|OSL)/],
  ['permissive, permissiv*', /^(MIT|BSD|Apache|ISC|Zlib|PostgreSQL|0BSD|Unlicense)/],
  ['gnu affero, affero', /^AGPL/],
  ['mozilla public license', /^MPL/],
  ['eclipse public license', /^EPL/],
  ['european union public licence, european union public license', /^EUPL/],
];

/** What says that a licence is meant where its name is also a word ("mit", "Apache"). */
export const LICENSE_WORDS =
  'license, licence, licenses, licences, licensed, lizenz, lizenzen, lizenziert, licenza, licenze';

/** Platforms by the tags and deployments that stand for them. */
export const PLATFORMS: readonly (readonly [words: string, tags: string])[] = [
  ['windows', 'platform-windows'],
  ['mac, macos, osx, macbook', 'platform-macos'],
  ['linux, ubuntu, debian, fedora', 'linux platform-linux'],
  ['android', 'platform-android'],
  ['ios, iphone, ipad', 'platform-ios'],
  ['smartphone, smartphones, handy, handys, telefonino, cellulare', 'platform-android platform-ios'],
  ['docker, dockerized, docker compose, podman', 'docker'],
  ['kubernetes, k8s, helm', 'kubernetes'],
  ['in the browser, im browser, dans le navigateur, nel browser', 'platform-web'],
  [
    'browser extension, browser erweiterung, extension de navigateur, estensione del browser',
    'platform-browser',
  ],
  [
    'hosted by a provider, managed hosting, saas, gehostet*, fertig gehostet*, heberge, hebergee, hebergees, heberges, ' +
      'heberge* par un prestataire, ospitat*',
    'hosted-offer',
  ],
  [
    'without a server, without server, without own server, no server, ohne server, ohne eigenen server, ' +
      'sans serveur, sans propre serveur, senza server, senza un server',
    'no-server',
  ],
];

/** Who uses something. Only with "for": "private" alone has other meanings. */
export const AUDIENCES: readonly (readonly [words: string, value: string])[] = [
  [
    'for companies, for business, for businesses, for enterprise, for enterprises, business use, ' +
      'fur unternehmen, fuer unternehmen, fur firmen, fur kmu, ' +
      'pour entreprises, pour les entreprises, pour pme, ' +
      'per aziende, per le aziende, per imprese, per pmi',
    'business',
  ],
  [
    'for personal use, for private use, for private users, for home use, ' +
      'fur private, fur privat, fur den privaten gebrauch, fur zuhause, ' +
      'pour particuliers, pour les particuliers, usage prive, pour la maison, ' +
      'per privati, uso privato, uso personale, per casa',
    'private',
  ],
];

/** In which order answers are wanted. */
export const ORDERS: readonly (readonly [words: string, order: SortName])[] = [
  [
    'easiest, simplest, easiest to use, easiest to set up, easiest to install, einfachst*, am einfachsten, plus simple*, ' +
      'le plus facile*, plus facile a installer, plus facile*, piu semplice, piu semplici, piu facile, piu facili',
    'complexity',
  ],
  [
    'lightweight, light weight, lightest, leichtgewichtig*, ressourcenschonend*, ressourcensparend*, leger, legere, legers, ' +
      'legeres, plus leger, plus legere, legger*, piu legger*',
    'resource-usage',
  ],
  [
    'most stars, most starred, most popular, meiste sterne, meisten sterne, meisten sternen, beliebteste*, bekannteste*, ' +
      'plus d etoiles, plus populaire*, piu stelle, piu popolare, piu popolari',
    'stars',
  ],
  ['newest, neueste*, neuste*, plus recent*, piu recente, piu recenti', 'newest'],
  [
    'most mature, most stable, ausgereifteste*, ausgereift*, stabilste*, plus mature*, plus mur, plus mure, plus stable*, ' +
      'piu matur*, piu stabil*',
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
  AT: 'austrian, osterreichisch*, oesterreichisch*, autrichien*, austriac*, austria, osterreich',
  BE: 'belgian, belgisch*, belge*, belg*',
  CA: 'canadian, kanadisch*, canadien*, canades*',
  CH: 'swiss, schweizer*, schweizerisch*, suisse*, helvetique*, svizzer*',
  CZ: 'czech, tschechisch*, tcheque*, cec*, ceca, ceche, czechia',
  DE: 'german, deutsch*, allemand*, tedesc*',
  DK: 'danish, danisch*, danois*, danes*',
  ES: 'spanish, spanisch*, espagnol*, spagnol*',
  FI: 'finnish, finnisch*, finlandais*, finlandes*',
  FR: 'french, franzosisch*, franzoesisch*, francais*, frances*',
  GB: 'british, english, england, uk, britisch*, englisch*, britannique*, anglais*, britannic*, ingles*, grossbritannien',
  IT: 'italian, italienisch*, italien*, italian*',
  NL: 'dutch, holland, niederlandisch*, niederlaendisch*, hollandisch*, neerlandais*, hollandais*, olandes*, olanda',
  NO: 'norwegian, norwegisch*, norvegien*, norveges*',
  PL: 'polish, polnisch*, polonais*, polacc*',
  SE: 'swedish, schwedisch*, suedois*, svedes*',
  US: 'american, us, usa, america, united states, amerika, us amerikanisch*, amerikanisch*, american*, americain*, amerique, etats unis, stati uniti, statunitens*',
};

/** Countries of the European Union, and those of Europe that are in no union. */
const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
const NOT_EU = 'CH GB NO IS LI UA MK RS BA ME AL MD MC AD SM';

/** Regions with their countries, and what they are called. */
export const REGIONS: readonly (readonly [words: string, countries: string])[] = [
  ['eu, european union, europaische union, ue, union europeenne, unione europea', EU],
  ['europe, european, europa, europaisch*, europaeisch*, europeen*, europe*', `${EU} ${NOT_EU}`],
  ['dach', 'DE AT CH'],
  [
    'scandinavia, scandinavian, nordic, skandinavien, skandinavisch*, scandinave*, scandinavie, scandinav*',
    'SE NO DK FI IS',
  ],
];

/** After these words the name of a language means the language ("auf Deutsch"), not where something is from. */
export const BEFORE_LANGUAGES = 'auf in en';
