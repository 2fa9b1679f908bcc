import type { Issue } from '../issue.js';
import { labelOf, type Located, type LocatedScalar, nodeAt, type Source } from '../source.js';

/**
 * Characters that no text of a catalogue needs, and that could hide or reorder what readers see: C0 and C1 controls,
 * line and paragraph separators, marks of direction, zero-width blanks, byte order marks, half surrogate pairs and
 * what Unicode will never assign. Line breaks and tabs are dealt with where a text is read.
 */
const BAD =
  /(?![\t\n\r])\p{Cc}|[\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\uFFFD]|\p{Surrogate}|\p{Noncharacter_Code_Point}/u;

/** A text in quotes that YAML does not know for quotes, as word processors write them. */
export const QUOTED = /^[„“”«»‹›‚‘’]([^„“”«»‹›‚‘’]+)[“”«»‹›‘’]$/;

/** Letters that cannot be seen. Flags such as Scotland’s are made with them: a black flag stands before. */
const HIDDEN_LETTERS = /(?<!🏴[\u{E0020}-\u{E007F}]*)[\u{E0000}-\u{E007F}]/u;

/** Finds such characters in every text at and below `node`. */
export function badCharacters(source: Source, node: Located): Issue[] {
  // Most sources contain neither such a character nor an escape that could produce one. Only the solution's own part is
  // looked at: a file may list thousands of them.
  const text = source.text.slice(node.start, node.end);
  return text.includes('\\') || BAD.test(text) || HIDDEN_LETTERS.test(text) ? findAt(source, node, []) : [];
}

function findAt(source: Source, node: Located, path: readonly PropertyKey[]): Issue[] {
  switch (node.kind) {
    case 'scalar':
      return badCharactersOf(source, node, path);
    case 'list':
      return node.items.flatMap((item, index) => findAt(source, item, [...path, index]));
    case 'map':
      return Array.from(node.fields.values()).flatMap(({ name, value }) =>
        findAt(source, value, [...path, name]),
      );
  }
}

function badCharactersOf(
  source: Source,
  { value, start, end }: LocatedScalar,
  path: readonly PropertyKey[],
): Issue[] {
  if (typeof value !== 'string') return [];
  const found = BAD.exec(value)?.[0] ?? HIDDEN_LETTERS.exec(value)?.[0];
  if (found === undefined) return [];
  // A character written as an escape is not found in the source; then the start of the text is reported.
  const at = source.text.slice(start, end).indexOf(found);
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const message = `${labelOf(path)}: contains an invisible or control character (U+${code}). Remove it.`;
  return [source.issue(start + Math.max(at, 0), 'character', message)];
}

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
    // TODO is reported already, and `import` itself writes comments behind it.
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
