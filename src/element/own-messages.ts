import type { Locale } from '../i18n/locales.js';
import type { Messages } from '../i18n/messages.js';

/** Some of the texts of a kind: texts and functions as they are, groups of them in part. */
type Some<Texts> = Texts extends object
  ? Texts extends (...values: never[]) => unknown
    ? Texts
    : { readonly [Name in keyof Texts]?: Some<Texts[Name]> | undefined }
  : Texts;

/** Texts of a page in place of built-in ones, by languages. */
export type OwnMessages = Readonly<Partial<Record<Locale, Some<Messages>>>>;

/**
 * Texts with some of them replaced: a text by a text, a function by a function. Whatever else a page has put in there
 * is ignored, and so is a function that fails or makes no text.
 */
export function replaceTexts<Texts>(texts: Texts, own: unknown): Texts {
  if (typeof own !== typeof texts || own === null) return texts;
  if (typeof texts === 'function')
    return ((...values: unknown[]) => {
      try {
        const text: unknown = (own as (...values: unknown[]) => unknown)(...values);
        if (typeof text === 'string') return text;
      } catch (error) {
        console.error(error);
      }
      return (texts as (...values: unknown[]) => unknown)(...values);
    }) as Texts;
  if (typeof texts !== 'object') return own as Texts;
  const replaced = Object.entries(texts as Record<string, unknown>).map(
    ([name, text]) => [name, replaceTexts(text, (own as Record<string, unknown>)[name])] as const,
  );
  return (Array.isArray(texts) ? replaced.map(([, text]) => text) : Object.fromEntries(replaced)) as Texts;
}
