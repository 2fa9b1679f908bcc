import { parse } from 'node:path';
import { slug } from '../../src/catalogue/slug.js';
import { didYouMean } from './did-you-mean.js';
import type { Entry } from './entry.js';
import { fileIssue, listFolder, readSource } from './files.js';
import { compareText, type Issue } from './issue.js';
import { Source } from './source.js';

/** The folder of the logos of solutions, below the catalogue's. */
const LOGOS_FOLDER = 'logos';

/** The largest logo, in bytes: 20 kB. */
const MAX_BYTES = 20_000;

/** What makes of a picture a program, or loads something else. References within the picture begin with a number sign. */
const DANGERS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<script\b/i, 'has a script in it'],
  [/\son\w+\s*=/i, 'has a script in an attribute'],
  [/<foreignObject\b/i, 'has another document in it'],
  [/<!(DOCTYPE|ENTITY)\b/i, 'has a document type'],
  [/\bhref\s*=\s*["']?\s*(?!["'#\s])/i, 'refers to another file'],
  [/(url\(\s*["']?\s*(?!["'#\s])|@import\b)/i, 'loads another file'],
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
      const source = readSource(folder, file, MAX_BYTES);
      const problem = source instanceof Source ? problemOf(source) : source;
      if (problem?.rule === 'too-large')
        issues.push(
          fileIssue(file, 'logo', 'is larger than 20 kB. Save it simpler, without what does not draw.'),
        );
      else if (problem) issues.push(problem);
      else if (source instanceof Source) logos.set(of, source.text);
    }
  }
  return logos;
}

function problemOf(source: Source): Issue | undefined {
  const { text } = source;
  if (!/^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[^]*?-->\s*)*<svg[\s>]/.test(text))
    return source.issue(0, 'logo', 'is no SVG: it does not begin with <svg>.');
  for (const [pattern, what] of DANGERS) {
    const found = text.search(pattern);
    if (found !== -1) return source.issue(found, 'logo', `${what}. Save it as a plain SVG without that.`);
  }
  return undefined;
}
