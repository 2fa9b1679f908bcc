// The command `diff`: two documents, or the sources and what is published, compared as text, Markdown or JSON.
import { resolve } from 'node:path';
import { type Catalogue, SCORES, type Solution } from '../../src/catalogue/schema.js';
import { DESCRIPTION_FIELDS } from '../../src/catalogue/values.js';
import type { Context } from '../context.js';
import { compareCatalogues, type CatalogueDiff, type DiffFormat, formatDiff } from '../diff/compare.js';
import { fetchEarlier, isAddress, readDocument } from '../document/published.js';
import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { counted, markdownText, shortenedMarkdown } from '../terminal.js';

/** The ways in which `diff` tells: those of a difference, and the Markdown of one with whole solutions behind it. */
export type DiffCommandFormat = DiffFormat | 'review';

export interface DiffCommandOptions {
  readonly format: DiffCommandFormat;
}

/** `diff <old> <new>`: a difference is a result, so the exit code is the same with and without one. */
export async function diffCommand(
  before: string,
  after: string,
  { format }: DiffCommandOptions,
  context: Context,
): Promise<ExitCode> {
  const now = await readOrThrow(after, context);
  const old = await readOrThrow(before, context, now);
  const diff = compareCatalogues(old, now);
  context.stdout.write(
    format === 'review' ? reviewOf(diff, now) : formatDiff(diff, format, context.stdout.hasColors),
  );
  return EXIT.done;
}

/**
 * Reads a document, from the disk or from a published site.
 * @param like what is around the solutions of a site that has published nothing yet, which then counts as empty
 */
async function readOrThrow(where: string, context: Context, like?: Catalogue): Promise<Catalogue> {
  if (isAddress(where)) {
    const answer = await fetchEarlier(where, context);
    if ('document' in answer) return answer.document.catalogue;
    if ('failure' in answer || !like)
      throw new UsageError(`${'failure' in answer ? answer.failure : answer.absent}.`);
    context.stderr.write(`${answer.absent}: everything counts as added.\n`);
    return { ...like, count: 0, solutions: [] };
  }
  const read = readDocument(resolve(context.cwd, where));
  if (typeof read === 'string') throw new UsageError(read);
  const { catalogue, dropped } = read;
  if (dropped.length > 0)
    context.stderr.write(
      `${where}: left out ${counted(dropped.length, 'unusable entry', 'unusable entries')}, the first at ` +
        `position ${(dropped[0]?.index ?? 0) + 1}: ${dropped[0]?.reason ?? ''}\n`,
    );
  return catalogue;
}

/** The difference for a pull request, and how what was added or changed reads: at most what a comment takes. */
function reviewOf(diff: CatalogueDiff, { solutions }: Catalogue): string {
  const names = new Set(
    [...diff.added, ...diff.moved, ...diff.changed]
      .map(({ name }) => name)
      .concat(diff.renamed.map(({ after }) => after)),
  );
  const read = solutions.filter(({ name }) => names.has(name));
  const cards = read.length === 0 ? '' : `\n### As readers will see it\n${read.map(card).join('')}`;
  return shortenedMarkdown(formatDiff(diff, 'markdown', false) + cards, (rest) => {
    const left = rest.match(/^#### /gm)?.length ?? 0;
    return left > 0 ? `… and ${counted(left, 'more solution')}.` : '… and more, which the built site shows.';
  });
}

/** A solution as a card in Markdown. */
function card(solution: Solution): string {
  const { name, icon, category, license, deployment, audience, origin, tags, website, github } = solution;
  const facts = [category, license, deployment.join(', '), audience.join(', '), origin].map(markdownText);
  const texts = Object.entries(DESCRIPTION_FIELDS).flatMap(([language, field]) => {
    const text = solution[field];
    return text === undefined ? [] : [`> **${language}** ${markdownText(text)}`];
  });
  return [
    `\n#### ${markdownText(icon)} ${markdownText(name)}`,
    facts.join(' · '),
    texts.join('\n>\n'),
    [
      `| ${SCORES.join(' | ')} |`,
      `| ${SCORES.map(() => '---').join(' | ')} |`,
      `| ${SCORES.map((score) => solution[score]).join(' | ')} |`,
    ].join('\n'),
    [tags.join(', '), website, github].map(markdownText).join(' · '),
  ]
    .map((part) => `${part}\n`)
    .join('\n');
}
