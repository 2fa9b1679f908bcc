// What a site calls categories, tags and products, as the element's attributes have it: as JSON.
import type { CategoryLabels as Labels } from '../../src/i18n/localize.js';
import type { Locale } from '../../src/i18n/locales.js';

/** Names by what they name, then by languages. */
type Labelled = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;

/**
 * Labels by languages in JSON; undefined when there are none.
 * @param locale the only language that is asked for; all of them when not given
 * @param shown what can be seen on the page; everything when not given
 */
export function labelsAttribute(
  all: Labels,
  locale?: Locale,
  shown?: ReadonlySet<string>,
): string | undefined {
  return toJson(
    shownOf(all, shown).flatMap(([name, labels]) => {
      const asked = locale === undefined ? labels : { [locale]: labels[locale] };
      return Object.values(asked).some(Boolean) ? [[name, asked] as const] : [];
    }),
  );
}

/** Names without the words by which readers may search for something instead. */
export const namesOnly = (all: Labels): Labelled =>
  Object.fromEntries(
    Object.entries(all).map(([name, labels]) => [
      name,
      Object.fromEntries(
        Object.entries(labels).flatMap(([locale, label]) => {
          const [first] = [label].flat();
          return first === undefined || first === name ? [] : [[locale, first]];
        }),
      ),
    ]),
  );

/** The names of what is shown; all of them when that is not given. */
const shownOf = <Names>(
  all: Readonly<Record<string, Names>>,
  shown?: ReadonlySet<string>,
): [string, Names][] => Object.entries(all).filter(([name]) => !shown || shown.has(name));

const toJson = (names: readonly (readonly [string, unknown])[]): string | undefined =>
  names.length > 0 ? JSON.stringify(Object.fromEntries(names)) : undefined;

/** Names in JSON; undefined when there are none. */
export const namesAttribute = (
  names: Readonly<Record<string, string>>,
  shown?: ReadonlySet<string>,
): string | undefined => toJson(shownOf(names, shown));
