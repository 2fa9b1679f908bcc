// What a site calls categories, tags and products, as the element has it.
import { nothing } from 'lit';
import type { CategoryLabels as Labels } from '../../src/i18n/localize.js';
import type { Locale } from '../../src/i18n/locales.js';

/** Names by what they name, then by languages. */
type Labelled = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;

/** The labels that have something to say in a language; in any when none is given. */
export const labelsIn = (all: Labels, locale?: Locale): Labels =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, labels]) => {
      const asked = locale === undefined ? labels : { [locale]: labels[locale] };
      return Object.values(asked).some(Boolean) ? [[name, asked]] : [];
    }),
  );

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

/** Those of what can be seen on a page, all of them when that is not given; undefined when there are none. */
export function shownOf<Names extends object>(all: Names, shown?: ReadonlySet<string>): Names | undefined {
  const names = Object.entries(all).filter(([name]) => !shown || shown.has(name));
  return names.length > 0 ? (Object.fromEntries(names) as Names) : undefined;
}

/** A value as an attribute in JSON; no attribute where it is undefined. */
export const jsonAttribute = (value: unknown): unknown =>
  value === undefined ? nothing : JSON.stringify(value);
