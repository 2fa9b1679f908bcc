import type { Solution } from '../catalogue/schema.js';
import { categoryLabel, type CategoryLabels } from './categories.js';
import type { CountryStyle, Format } from './format.js';
import { LOCALES, type Locale } from './locales.js';

/** A solution as readers of one language see it. */
export interface SolutionView {
  solution: Solution;
  description: string;
  /** The language of `description`: the reader's, or the one that stands in for it. */
  descriptionLang: Locale;
  category: string;
  origin: Place;
  /** Whether it has entered the catalogue a short while ago; undefined where no clock is at hand. */
  isNew?: boolean;
}

/** An origin label, taken apart. */
export interface Place {
  /** The flag emoji; empty when the label has none. */
  flag: string;
  name: string;
}

/** Which description is shown, by locale: a missing one is replaced by English, then German. */
const DESCRIPTIONS = {
  de: [['de', 'description']],
  en: [
    ['en', 'descriptionEn'],
    ['de', 'description'],
  ],
  fr: [
    ['fr', 'descriptionFr'],
    ['en', 'descriptionEn'],
    ['de', 'description'],
  ],
  it: [
    ['it', 'descriptionIt'],
    ['en', 'descriptionEn'],
    ['de', 'description'],
  ],
} as const satisfies Record<Locale, readonly (readonly [Locale, keyof Solution])[]>;

/**
 * Chooses the texts of a solution for a locale.
 * @param own names of categories that come before the known ones
 */
export function localize(
  solution: Solution,
  locale: Locale,
  format: Format,
  own?: CategoryLabels | null,
): SolutionView {
  const [descriptionLang, description] = describe(solution, locale);
  return {
    solution,
    description,
    descriptionLang,
    category: categoryLabel(solution.category, locale, own),
    origin: localizePlace(solution.origin, format),
  };
}

function describe(solution: Solution, locale: Locale): readonly [Locale, string] {
  for (const [lang, field] of DESCRIPTIONS[locale]) {
    const text = solution[field]?.trim();
    if (text) return [lang, text];
  }
  return ['de', solution.description];
}

/**
 * Takes an origin label apart and names the country in the reader's language, in short where it is
 * written in short. A place that is no country (a town, a region) stays as it is written, but for `International`.
 */
export function localizePlace(origin: string, format: Format): Place {
  const [, flag = '', place = origin] =
    /^(\p{RI}\p{RI}|\p{Extended_Pictographic}\uFE0F?)\s*(.*)$/u.exec(origin) ?? [];
  const code = regionCode(flag);
  const style = code && countryNames(code).get(place);
  const named = place === 'International' ? format.international : style && format.country(code, style);
  return { flag, name: named ?? place };
}

const A = 0x1f1e6; // 🇦, the first of the regional indicators that flags are made of

function regionCode(flag: string): string | undefined {
  if (!/^\p{RI}\p{RI}$/u.test(flag)) return undefined;
  let code = '';
  for (const letter of flag) code += String.fromCharCode((letter.codePointAt(0) ?? A) - A + 65);
  return code;
}

const known = new Map<string, ReadonlyMap<string, CountryStyle>>();
/** Made once: each costs as much as a card. */
let displays: readonly (readonly [Intl.DisplayNames, CountryStyle])[] | undefined;

/** What a country is called in our languages, in short and at length: origin labels are written in one of them. */
function countryNames(code: string): ReadonlyMap<string, CountryStyle> {
  // where both styles are the same, it counts as the long one
  displays ??= (['short', 'long'] as const).flatMap((style) =>
    LOCALES.map((locale) => [new Intl.DisplayNames(locale, { type: 'region', style }), style] as const),
  );
  let names = known.get(code);
  if (!names) {
    names = new Map(displays.map(([display, style]) => [display.of(code) ?? code, style]));
    known.set(code, names);
  }
  return names;
}

/** All that the country of an origin label is called in our languages; nothing for what is no country. */
export function originNames(origin: string): string {
  const code = regionCode(origin.slice(0, 4)); // two letters of two units each
  return code ? [...countryNames(code).keys()].join(' ') : '';
}
