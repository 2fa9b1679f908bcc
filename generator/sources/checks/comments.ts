import type { Issue } from '../issue.js';
import { labelOf, nodeAt, type Located } from '../located.js';
import type { Source } from '../source.js';

/** A text without quotes ends where a blank and a number sign follow: YAML takes the rest of the line for a comment. */
const COMMENT = /^[ \t]+(#.*)/;

/**
 * Finds comments behind texts that stand without quotes, as in `name: C # Editor`, which YAML reads as "C". Whether the
 * author meant a comment cannot be told, and what was lost would be published without a word, so they are asked to
 * decide: quotes around the text, or a line of its own for the comment.
 *
 * @param paths the texts to look at. Only those belong here in which a number sign may stand: behind a score, a date, a
 *   licence or a tag, a comment can be nothing else.
 */
export function commentsBehindTexts(
  source: Source,
  root: Located,
  paths: Iterable<readonly PropertyKey[]>,
): Issue[] {
  return Array.from(paths).flatMap((path) => {
    const node = nodeAt(root, path);
    // What still says TODO is told already, and `import` writes what it knows behind it.
    if (node.kind !== 'scalar' || typeof node.value !== 'string' || node.value === 'TODO') return [];
    if (/["'|>]/.test(source.text.charAt(node.start))) return [];
    const lineEnd = source.text.indexOf('\n', node.end);
    const behind = source.text.slice(node.end, lineEnd === -1 ? undefined : lineEnd).trimEnd();
    const [match, comment] = COMMENT.exec(behind) ?? [];
    if (match === undefined || comment === undefined) return [];
    const whole = JSON.stringify(`${node.value} ${comment}`);
    const message =
      `${labelOf(path)}: what stands behind "#" is taken for a comment and lost. Put the text in quotes: ${whole}; ` +
      'or write the comment on a line of its own.';
    return [source.issue(node.end + match.length - comment.length, 'comment', message)];
  });
}
