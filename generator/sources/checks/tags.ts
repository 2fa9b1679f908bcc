// Checks tags: slugs, platforms, and `…-alternative` of a product.
import { hyphenated } from '../../../src/catalogue/addresses.js';
import type { Platform } from '../../../src/catalogue/values.js';
import { didYouMean } from '../../../src/catalogue/did-you-mean.js';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The tags that every catalogue knows: where a solution runs, and who runs it. Their meanings are what editors show. */
export const PLATFORM_TAGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'platform-windows': 'Installed on Windows',
    'platform-macos': 'Installed on macOS',
    'platform-linux': 'Installed on the desktop of Linux',
    'platform-android': 'An app for Android',
    'platform-ios': 'An app for iPhone and iPad',
    'platform-web': 'Used in the browser, from a server',
    'platform-browser': 'An extension of the browser',
    'hosted-offer': 'Somebody offers it as a service',
    'no-server': 'Works without a server of one’s own',
  } satisfies Record<Platform, string>),
);

/**
 * What is wrong with a tag.
 * @param vocabulary the tags there are, when they are not free; markers of the form `<product>-alternative` are not
 *   among them
 */
export function checkTag(
  tag: string,
  vocabulary: ReadonlyMap<string, string> | undefined,
): string | undefined {
  const wrong = checkSlug(tag);
  if (wrong !== undefined || PLATFORM_TAGS.has(tag)) return wrong;
  // Where a solution runs is a filter of its own, so that a tag of that kind must be one of those that are known.
  if (tag.startsWith('platform-')) return checkPlatform(tag);
  if (/(^|-)alternatives?(-to-|-for-|-zu-|$)/.test(tag)) return checkMarker(tag);
  if (!vocabulary || vocabulary.has(tag)) return undefined;
  const meant = didYouMean(tag, [...vocabulary.keys(), ...PLATFORM_TAGS.keys()]);
  return `"${tag}" is not in the vocabulary.${meant || ' Add it with its meaning to "tags" in catalogue.yaml.'}`;
}

/** The ending of the tags that name a product. */
const MARKER = '-alternative';

/** The slug of the product that a tag names; undefined where it names none. */
export const productOf = (tag: string): string | undefined =>
  tag.endsWith(MARKER) ? tag.slice(0, -MARKER.length) : undefined;

/** A marker names the product that people replace: `slack-alternative`. */
function checkMarker(tag: string): string | undefined {
  if (/^[a-z0-9-]+-alternative$/.test(tag)) return undefined;
  const product = tag.replace(/^alternatives?(-to|-for|-zu)?-?|-alternatives?(-to.*)?$/g, '');
  const example = product === '' ? 'slack' : product;
  return `"${tag}" names no product. Write "<product>-alternative", for example "${example}-alternative".`;
}

/** Other words for platforms, which are too far from the right one to be taken for a slip. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  'platform-mac': 'platform-macos',
  'platform-osx': 'platform-macos',
  'platform-win': 'platform-windows',
  'platform-iphone': 'platform-ios',
  'platform-ipad': 'platform-ios',
  'platform-extension': 'platform-browser',
};

function checkPlatform(tag: string): string {
  const platforms = [...PLATFORM_TAGS.keys()].filter((known) => known.startsWith('platform-'));
  const other = OTHER_WORDS[tag];
  const meant = other === undefined ? didYouMean(tag, platforms) : ` Did you mean "${other}"?`;
  return `"${tag}" is no platform.${meant || ` There are: ${platforms.join(', ')}.`}`;
}

/** What is wrong with a slug: it has a–z, 0–9 and single hyphens. */
export const checkSlug = (text: string): string | undefined =>
  SLUG.test(text) ? undefined : `"${text}" is no slug. Write ${slugHint(text)}.`;

/** As in addresses of the site. */
const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function slugHint(tag: string): string {
  const slug = toSlug(tag.toLowerCase().replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter));
  return slug === '' ? 'it with a–z, 0–9 and single hyphens' : `"${slug}"`;
}

/**
 * A text as a slug: a–z, 0–9 and single hyphens; empty when nothing of it is left. Names of files are made so: signs such as
 * ™ are no letters in them, and an import must find the files that it has written before.
 */
export const toSlug = (text: string): string =>
  hyphenated(text.normalize('NFD').toLowerCase()).replace(/^-|-$/g, '');

/**
 * What is wrong with the name of a solution's file.
 * @param stem the name without its ending
 */
export function checkFileSlug(stem: string): string | undefined {
  if (SLUG.test(stem)) return undefined;
  const slug = toSlug(stem);
  const rename = slug === '' ? '' : ` Rename it to "${slug}".`;
  return `the file’s name must be a slug: a–z, 0–9 and single hyphens.${rename}`;
}
