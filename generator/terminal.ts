// What is printed and asked at a terminal: safe texts, numbers with plurals, Markdown for issues, questions.
import type { Readable, Writable } from 'node:stream';

/**
 * Escapes characters that could move a terminal's cursor, change its title or reorder its letters. Line breaks stay,
 * and so do the invisible letters that turn a black flag into Scotland's.
 */
export const printable = (text: string): string =>
  text.replace(
    /(?!\n)\p{Cc}|[\u061C\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]|(?<!🏴[\u{E0020}-\u{E007F}]*)[\u{E0000}-\u{E007F}]|\p{Surrogate}/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  );

/** The same for what has to stay in its line, such as the name of a file, in which a line break may be. */
export const printableLine = (text: string): string => printable(text).replaceAll('\n', '\\n');

/** A number with what it counts: "1 solution", "3 categories". */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** A text in its line of Markdown that code hosts take for nothing else: no mention, no link, no HTML. */
export const markdownText = (text: string): string =>
  printable(text)
    .replaceAll('\n', ' ')
    .replace(/[\\`*_[\]<>~|#&]/g, '\\$&')
    // Code hosts make links of these after they have taken the backslashes away, and tell the people named. A joiner
    // of no width keeps the text as it reads and makes it inert.
    .replace(/@(?=\w)|[#!](?=\d)|\bGH-(?=\d)/gi, '$&\u2060');

/** An issue or a comment of GitHub has at most 65,536 characters. */
const MAX_MARKDOWN = 60_000;

/**
 * Markdown that is no longer than an issue or a comment may be.
 * @param told what to say of the rest, which is left out
 */
export function shortenedMarkdown(text: string, told: (rest: string) => string): string {
  if (text.length <= MAX_MARKDOWN) return text;
  const end = text.lastIndexOf('\n', MAX_MARKDOWN) + 1;
  return `${text.slice(0, end)}\n${told(text.slice(end))}\n`;
}

/** A question to the person at the terminal. */
export interface TextQuestion {
  readonly message: string;
  readonly initial?: string | undefined;
  /** Returns what is wrong with an answer, or undefined when it is accepted. */
  readonly check?: (answer: string) => string | undefined;
}

export interface ChoiceQuestion {
  readonly message: string;
  readonly choices: readonly { readonly value: string; readonly label?: string }[];
}

/** Asks the person at the terminal. An answer is undefined when they cancel (Ctrl+C). */
export interface Ask {
  text(question: TextQuestion): Promise<string | undefined>;
  /** One of several. */
  one(question: ChoiceQuestion): Promise<string | undefined>;
  /** Any number of several. */
  some(question: ChoiceQuestion): Promise<string[] | undefined>;
}

/** Asks at a terminal. Questions go to stderr like all messages, so that the results on stdout can be piped. */
export function terminalAsk(input: Readable, output: Writable): Ask {
  const streams = { input, output };
  // Loaded on demand: most commands never ask.
  const load = () => import('@clack/prompts');
  return {
    text: async ({ message, initial, check }) => {
      const { isCancel, text } = await load();
      const answer = await text({
        message,
        ...(initial !== undefined && { initialValue: initial }),
        validate: (value) => check?.((value ?? '').trim()),
        ...streams,
      });
      return isCancel(answer) ? undefined : answer.trim();
    },
    one: async ({ message, choices }) => {
      const { isCancel, select } = await load();
      const answer = await select({ message, options: [...choices], ...streams });
      return isCancel(answer) ? undefined : answer;
    },
    some: async ({ message, choices }) => {
      const { isCancel, multiselect } = await load();
      const answer = await multiselect({ message, options: [...choices], required: false, ...streams });
      return isCancel(answer) ? undefined : answer;
    },
  };
}
