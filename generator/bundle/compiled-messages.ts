import { deepStrictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { MESSAGES } from '../../src/i18n/languages.js';
import type { Locale } from '../../src/i18n/locales.js';
import { messageReader, ORDER } from './message-reader.js';

const READER = fileURLToPath(new URL('./message-reader.ts', import.meta.url));

const SEPARATOR = '@';

type Message = string | ((...parts: unknown[]) => string);
type Tree = Message | { readonly [name: string]: Tree };

const isMessage = (tree: Tree): tree is Message => typeof tree !== 'object';

/** All messages, in the order of their tree. */
const messagesOf = (tree: Tree): Message[] =>
  isMessage(tree) ? [tree] : Object.values(tree).flatMap(messagesOf);

/** A tree with something in place of its messages, as code. */
function codeOf(tree: Tree, message: string): string {
  if (isMessage(tree)) return message;
  if (Array.isArray(tree)) return `[${tree.map((inner: Tree) => codeOf(inner, message)).join()}]`;
  const members = Object.entries(tree).map(([name, inner]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    return `${key}: ${codeOf(inner, message)}`;
  });
  return `{ ${members.join(', ')} }`;
}

const places = (message: (...parts: unknown[]) => string): unknown[] =>
  Array.from({ length: message.length }, (_, at) => `{${at}}`);

/** The place of the number that chooses the form of a message; -1 when it has only one. */
function countOf(message: (...parts: unknown[]) => string): number {
  const parts = places(message);
  return parts.findIndex(
    (place, at) => message(...parts.with(at, 1)) !== message(...parts).replaceAll(String(place), '1'),
  );
}

/** A message as text, with the places of its parts. */
function textOf(message: Message): string {
  if (typeof message === 'string') return message;
  const parts = places(message);
  const at = countOf(message);
  const forms = at < 0 ? [parts] : [parts.with(at, 1), parts];
  return forms.map((form) => message(...form)).join('|');
}

/** The rest of src/i18n/languages.ts: its imports, and the tables that are no messages. */
const otherTables = (): string =>
  readFileSync(new URL('../../src/i18n/languages.ts', import.meta.url), 'utf8').replace(
    /export const MESSAGES[^;]*;/,
    '',
  );

/** The module that stands for src/i18n/languages.ts in the CDN files. */
export function compiledMessages(): string {
  const trees = ORDER.map((locale) => MESSAGES[locale] as unknown as Tree);
  const [first] = trees;
  if (!first) throw new Error('There is no language.');
  const columns = trees.map((tree) => messagesOf(tree));
  const texts = (columns[0] ?? []).flatMap((_, at) => columns.map((column) => textOf(column[at] ?? '')));
  if (texts.some((text) => text.includes(SEPARATOR))) throw new Error(`A message has a ${SEPARATOR}.`);
  trees.forEach((tree, at) => {
    const locale = ORDER[at] ?? 'en';
    deepStrictEqual(codeOf(tree, ''), codeOf(first, ''), `${locale} has its messages in another order`);
    assertSame(columns[at] ?? [], texts, locale);
  });
  return `
import { messageReader } from ${JSON.stringify(READER)};
const texts = ${JSON.stringify(texts.join(SEPARATOR))}.split("${SEPARATOR}");
const messages = (locale) => {
  const next = messageReader(texts, locale);
  return ${codeOf(first, 'next()')};
};
export const MESSAGES = { ${ORDER.map((locale) => `${locale}: messages("${locale}")`).join(', ')} };
${otherTables()}`;
}

/** Fails when a message reads otherwise than it was written. */
function assertSame(messages: readonly Message[], texts: readonly string[], locale: Locale): void {
  const next = messageReader(texts, locale);
  for (const message of messages) {
    const read = next();
    if (typeof message === 'string') deepStrictEqual(read, message);
    else {
      if (typeof read === 'string') throw new Error(`${locale}: "${read}" has no parts.`);
      const at = countOf(message);
      for (const n of at < 0 ? [] : [0, 1, 2, 5, 1_000_000]) {
        const parts: (string | number)[] = Array.from({ length: message.length }, (_, place) =>
          place === at ? n : 'a word',
        );
        deepStrictEqual(read(...parts), message(...parts), locale);
      }
    }
  }
}

/** Writes the messages of all languages beside each other: what is alike is short when it is packed. */
export function packedMessages(): Plugin {
  return {
    name: 'compiled-messages',
    load: {
      filter: { id: /\/src\/i18n\/languages\.ts$/ },
      handler: () => ({ code: compiledMessages(), moduleSideEffects: false }),
    },
  };
}
