// Checks of characters in texts, of comments lost behind them, of icons, origins and addresses.
import { webUrl } from '../../../src/catalogue/addresses.js';
import { type Issue, labelOf, type Located, type LocatedScalar, nodeAt, type Source } from '../source.js';

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

// Built from strings: `\p{RGI_Emoji}` needs the flag `v`, which TypeScript allows in literals of a later target only.
const EMOJI = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');
const FLAG = new RegExp(String.raw`^(?:\p{RGI_Emoji_Flag_Sequence}|\p{RGI_Emoji_Tag_Sequence})$`, 'v');
/** Used instead of a flag for projects that belong to no country. */
const GLOBES = ['🌍', '🌎', '🌏', '🌐'];
/** Matches pictographs that a Unicode newer than this Node's may have made an emoji. */
const PICTURE = /^\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*$/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const graphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** What is wrong with an icon: it has to be exactly one emoji. */
export const checkIcon = remembered(iconProblem);

function iconProblem(icon: string): { message: string; severity: 'error' | 'warning' } | undefined {
  if (EMOJI.test(icon)) return undefined;
  const parts = graphemes(icon);
  if (parts.length > 1)
    return { severity: 'error', message: `"${icon}" has ${parts.length} characters. Use exactly one emoji.` };
  if (!PICTURE.test(icon))
    return { severity: 'error', message: `"${icon}" is no emoji. Use exactly one emoji.` };
  if (EMOJI.test(`${icon}\uFE0F`))
    return {
      severity: 'warning',
      message: `"${icon}" is often shown as text. Write "${icon}\uFE0F" (with U+FE0F).`,
    };
  return undefined;
}

/**
 * What is wrong with an origin: it has to be the emoji of a flag, a blank, and a place; a globe stands for all of
 * them.
 */
export const checkOrigin = remembered(originProblem);

function originProblem(origin: string): string | undefined {
  const [flag = '', ...rest] = graphemes(origin);
  if (!FLAG.test(flag) && !GLOBES.includes(flag))
    return `"${origin}" does not start with the emoji of a flag. Write it as "🇨🇭 Schweiz" or "🌍 International".`;
  if (!/^ \p{L}/u.test(rest.join('')))
    return `"${origin}" needs one blank and a place after the flag. Write it as "🇨🇭 Schweiz".`;
  return undefined;
}

/** The most results that are kept. */
const MOST = 1000;

/** Memoizes a check. The solutions of a catalogue share most of their icons and origins. */
function remembered<Answer>(check: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as Answer;
    const answer = check(text);
    if (answers.size >= MOST) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}

/**
 * What is wrong with an address of a website.
 * @returns a sentence; undefined when it is an http(s) URL that visitors can be sent to
 */
export function checkUrl(address: string): string | undefined {
  if (/\s/.test(address)) return `"${address}" contains blanks. Write the whole address without them.`;
  if (!/^https?:\/\/[^/]/i.test(address) || webUrl(address) === undefined)
    return `"${address}" is no http or https address. Write it as https://example.org/.`;
  const { hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return 'contains a user name or password. Remove it.';
  if (!/\.[a-z][a-z0-9-]*\.?$/i.test(hostname))
    return `"${hostname}" is no public host name. Write it as https://example.org/.`;
  return undefined;
}
