/**
 * Places as people type them, in four languages. Names of countries are none of these: the browser knows them
 * (`Intl.DisplayNames`, from CLDR). Written by hand from the demonyms in CLDR's and Wikipedia's lists of countries. A
 * star stands for an ending of inflection.
 */

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
