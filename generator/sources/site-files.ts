// Checks and reads the files that a site names: its logo, its own pages, the logos of solutions.
import { parse } from 'node:path';
import { slug } from '../../src/catalogue/addresses.js';
import { LOCALES } from '../../src/i18n/locales.js';
import { Folder } from '../disk/folder.js';
import { didYouMean } from '../../src/catalogue/did-you-mean.js';
import type { Entry } from './entry.js';
import { fileIssue, listFolder, readSource } from './files.js';
import { compareText, type Issue, type Located, nodeAt, Source } from './source.js';
import type { SiteSettings } from './site-settings.js';
import type { Texts } from './schema-fields.js';

/** The longest text of a page of one's own, in bytes: 256 KiB. */
const MAX_PAGE_BYTES = 256 * 1024;

/** Folders of a language that the site has itself. */
const TAKEN = ['alternatives', 'categories', 'changes', 'reference', 'solutions'];

/** Every page loads the logo, so it must not be large: 1 MiB. */
const MAX_LOGO_BYTES = 1024 * 1024;

const isTooLarge = (root: Folder, file: string): boolean => (root.stat(file)?.size ?? 0) > MAX_LOGO_BYTES;

/**
 * Checks that the files are there that `site:` names.
 * @param folder the catalogue's folder
 */
export function checkSiteFiles(
  folder: string,
  source: Source,
  root: Located,
  { logo, pages = [], languages = [...LOCALES] }: SiteSettings,
): Issue[] {
  const problem = (file: string, path: readonly PropertyKey[]): Issue[] => {
    if (new Folder(folder).hasFile(file)) return [];
    const message = `site.${path.filter((step) => typeof step === 'string').join('.')}: there is no "${file}" in the catalogue’s folder.`;
    return [source.issue(nodeAt(root, ['site', ...path]).start, 'missing-file', message)];
  };
  const issues = logo === undefined ? [] : problem(logo, ['logo']);
  const report = (message: string) =>
    issues.push(source.issue(nodeAt(root, ['site', 'logo']).start, 'logo', `site.logo: ${message}`));
  if (logo !== undefined && !/\.(svg|png|webp)$/.test(logo)) report('must end in .svg, .png or .webp.');
  if (logo !== undefined && issues.length === 0 && isTooLarge(new Folder(folder), logo))
    report('is larger than 1 MiB, and every page loads it. Make it smaller.');
  if (logo?.endsWith('.svg') === true && issues.length === 0) {
    const svg = readSvg(folder, logo, MAX_LOGO_BYTES);
    if (typeof svg !== 'string') issues.push(svg);
  }
  for (const [index, { slug, file, title }] of pages.entries()) {
    const at = (field: string, rule: string, message: string) =>
      issues.push(
        source.issue(
          nodeAt(root, ['site', 'pages', index, field]).start,
          rule,
          `site.pages.${field}: ${message}`,
        ),
      );
    if (TAKEN.includes(slug)) at('slug', 'unique', `"${slug}" is a folder of the site itself. Name another.`);
    if (pages.findIndex((other) => other.slug === slug) < index)
      at('slug', 'unique', `"${slug}" stands in the list twice.`);
    for (const locale of languages) {
      if (title[locale] === undefined) continue;
      const name = file.replaceAll('{lang}', locale);
      const missing = problem(name, ['pages', index, 'file']);
      const text = missing.length > 0 ? undefined : readSource(folder, name, MAX_PAGE_BYTES);
      issues.push(...missing);
      if (text && !(text instanceof Source)) at('file', text.rule, `"${name}" ${text.message}`);
    }
  }
  return issues;
}

/** A picture that stands beside the name of the site. */
export interface Logo {
  /** What its file is called, in a name that is safe in addresses. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads the logo; undefined where there is none, or none that can be read: {@link checkSiteFiles} says so. */
export function readLogo(folder: string, { logo }: SiteSettings): Logo | undefined {
  const root = new Folder(folder);
  if (logo === undefined || !root.hasFile(logo) || isTooLarge(root, logo)) return undefined;
  return { name: `logo.${logo.split('.').at(-1) ?? ''}`, bytes: root.read(logo, MAX_LOGO_BYTES) };
}

/** A page in the operator's own words. */
export interface OwnPage {
  readonly slug: string;
  readonly title: Texts;
  /** In Markdown, in the languages in which there is a title. */
  readonly text: Texts;
}

/** Reads the pages of one's own, as far as they can be read: {@link checkSiteFiles} says which cannot. */
export const readPages = (folder: string, { pages = [] }: SiteSettings): OwnPage[] =>
  pages.map(({ slug, title, file }) => {
    const texts = LOCALES.flatMap((locale) => {
      if (title[locale] === undefined) return [];
      const source = readSource(folder, file.replaceAll('{lang}', locale), MAX_PAGE_BYTES);
      return source instanceof Source ? [[locale, source.text] as const] : [];
    });
    return { slug, title, text: { de: '', ...Object.fromEntries(texts) } };
  });

/** The folder of the logos of solutions, below the catalogue's. */
const LOGOS_FOLDER = 'logos';

/** The largest logo, in bytes: 20 kB. */
const MAX_BYTES = 20_000;

/** What makes of a picture a program, or loads something else. References within the picture begin with a number sign. */
const DANGERS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<(?:[\w.-]+:)?script\b/i, 'has a script in it'],
  [/\son\w+\s*=/i, 'has a script in an attribute'],
  [/<(?:[\w.-]+:)?(?:foreignObject|iframe|object|embed)\b/i, 'has another document in it'],
  [/<!(DOCTYPE|ENTITY)\b/i, 'has a document type'],
  [/\bhref\s*=\s*["']?\s*(?!["'#\s])/i, 'refers to another file'],
  [/(url\(\s*["']?\s*(?!["'#\s])|image-set\(|cross-fade\(|@import\b)/i, 'loads another file'],
];

/**
 * Reads and checks the logos of solutions, where they are there.
 * @param issues receives what is wrong
 * @returns SVG by the slugs of the names of solutions
 */
export function loadLogos(folder: string, entries: readonly Entry[], issues: Issue[]): Map<string, string> {
  const logos = new Map<string, string>();
  const listed = listFolder(folder, LOGOS_FOLDER, issues) ?? [];
  if (listed.length === 0) return logos;
  const slugs = entries.map(({ solution }) => slug(solution.name));
  const known = new Set(slugs);
  for (const name of listed.map((entry) => entry.name).toSorted(compareText)) {
    if (name.startsWith('.')) continue;
    const file = `${LOGOS_FOLDER}/${name}`;
    const of = parse(name).name;
    if (!name.endsWith('.svg'))
      issues.push(fileIssue(file, 'not-read', 'is not read: its name does not end in .svg.', 'warning'));
    else if (!known.has(of))
      issues.push(
        fileIssue(file, 'logo', `no solution has the slug "${of}".${didYouMean(of, slugs)}`, 'warning'),
      );
    else {
      const svg = readSvg(folder, file, MAX_BYTES);
      if (typeof svg === 'string') logos.set(of, svg);
      else if (svg.rule === 'too-large')
        issues.push(
          fileIssue(file, 'logo', 'is larger than 20 kB. Save it simpler, without what does not draw.'),
        );
      else issues.push(svg);
    }
  }
  return logos;
}

/** Reads a drawing; what is wrong with it, if it is no safe SVG or cannot be read. */
function readSvg(folder: string, file: string, maxBytes: number): string | Issue {
  const source = readSource(folder, file, maxBytes);
  if (!(source instanceof Source)) return source;
  const { text } = source;
  if (!/^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[^]*?-->\s*)*<svg[\s/>]/.test(text))
    return source.issue(0, 'logo', 'is no SVG: it does not begin with <svg>.');
  for (const [pattern, what] of DANGERS) {
    const found = text.search(pattern);
    if (found !== -1) return source.issue(found, 'logo', `${what}. Save it as a plain SVG without that.`);
  }
  return text;
}
