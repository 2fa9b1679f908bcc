import { didYouMean } from '../did-you-mean.js';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * What is wrong with a tag.
 * @param vocabulary the tags there are, when they are not free; markers of the form `<product>-alternative` are not
 *   among them
 */
export function checkTag(
  tag: string,
  vocabulary: ReadonlyMap<string, string> | undefined,
): string | undefined {
  if (!SLUG.test(tag)) return `"${tag}" is no slug. Write ${slugHint(tag)}.`;
  if (/(^|-)alternatives?(-to-|-for-|-zu-|$)/.test(tag)) return checkMarker(tag);
  if (!vocabulary || vocabulary.has(tag)) return undefined;
  const meant = didYouMean(tag, vocabulary.keys());
  return `"${tag}" is not in the vocabulary.${meant || ' Add it with its meaning to "tags" in catalogue.yaml.'}`;
}

/** A marker names the product that people replace: `slack-alternative`. */
function checkMarker(tag: string): string | undefined {
  if (/^[a-z0-9-]+-alternative$/.test(tag)) return undefined;
  const product = tag.replace(/^alternatives?(-to|-for|-zu)?-?|-alternatives?(-to.*)?$/g, '');
  const example = product === '' ? 'slack' : product;
  return `"${tag}" names no product. Write "<product>-alternative", for example "${example}-alternative".`;
}

function slugHint(tag: string): string {
  const slug = toSlug(tag);
  return slug === '' ? 'it with a–z, 0–9 and single hyphens' : `"${slug}"`;
}

/** A text as a slug: a–z, 0–9 and single hyphens; empty when nothing of it is left. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

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
