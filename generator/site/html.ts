import { html, render, type RenderInfo } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { DEFAULT_LOCALE, type Locale } from '../../src/i18n/locales.js';
import type { Texts } from '../sources/texts.js';

/** Templates of pages: every value in them is escaped. */
export { html };

/**
 * Inserts a text that is HTML already. Lit's own `unsafeHTML` parses it at every use, which took most of the time
 * of large sites. Here a number stands for it, between comments that no escaped value can contain.
 */
export const raw = (text: string | Uint8Array): unknown =>
  html`<!--raw-->${new Piece(typeof text === 'string' ? Buffer.from(text) : text)}<!--/raw-->`;

const RAW = /<!--raw-->(\d+)<!--\/raw-->/;

/** The raw parts of the template that is being rendered, by their numbers. */
let pieces: Uint8Array[] = [];

class Piece {
  constructor(readonly bytes: Uint8Array) {}

  /** The renderer writes the number of the part in its place. */
  toString(): string {
    return String(pieces.push(this.bytes) - 1);
  }
}

/** Lit's markers for hydration. The pages do not need them: they are static, and the element replaces its own part. */
const MARKERS = /<!--\/?lit-(?:part|node)[^>]*-->|<\?>/g;

/**
 * Renders a template in which nothing is raw, the page's own or one of the element's, to a text.
 * @param renderers for custom elements that are to be rendered with their shadow trees
 */
export const toText = (value: unknown, renderers?: RenderInfo['elementRenderers']): string =>
  collectResultSync(render(value, renderers && { elementRenderers: renderers })).replace(MARKERS, '');

/**
 * Renders a template to bytes. Large pages consist of many pieces, which are never put together as a text: texts of
 * that size would fill memory faster than it is cleaned.
 * @param clean what is done with the texts between what is raw
 */
export function toBytes(value: unknown, clean: (text: string) => string): Buffer {
  pieces = [];
  // Because of the group in the pattern every second part is a number.
  const parts = toText(value).split(RAW);
  return Buffer.concat(
    parts.map((part, index) =>
      index % 2 === 0 ? Buffer.from(clean(part)) : (pieces[Number(part)] ?? Buffer.of()),
    ),
  );
}

/** Structured content for search engines. No value can end the script element it stands in. */
export const jsonLd = (value: unknown): unknown =>
  raw(
    `<script type="application/ld+json">${JSON.stringify(value)
      .replaceAll('<', '\\u003c')
      .replaceAll('\u2028', '\\u2028')
      .replaceAll('\u2029', '\\u2029')}</script>`,
  );

/** The language in which readers of another one get a text: their own, else English, else German. */
export const nearest = (texts: Texts, locale: Locale): Locale =>
  [locale, DEFAULT_LOCALE].find((each) => texts[each] !== undefined) ?? 'de';

/** A text for readers of a language, without a mark where it is in another one. */
export const plainTextIn = (texts: Texts, locale: Locale): string =>
  texts[nearest(texts, locale)] ?? texts.de;

/** A text for readers of a language, marked where it is in another one. */
export function textIn(texts: Texts, locale: Locale): unknown {
  const language = nearest(texts, locale);
  const text = plainTextIn(texts, locale);
  return language === locale ? text : html`<span lang=${language}>${text}</span>`;
}

/** A piece of XML that needs no escaping any more. */
export interface Xml {
  readonly xml: string;
}

/** Characters that XML does not allow, not even as references. */
const FORBIDDEN = /[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]|\p{Cs}/gu;

/** What may stand in XML. */
type Value = string | number | Xml | readonly Xml[];

/** XML with values in it: texts are escaped, pieces of XML stay. */
export const xml = (strings: TemplateStringsArray, ...values: readonly Value[]): Xml => ({
  xml: strings.map((text, index) => text + toXml(values[index] ?? '')).join(''),
});

function toXml(value: Value): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string')
    return value
      .replace(FORBIDDEN, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
  return 'xml' in value ? value.xml : value.map(({ xml: text }) => text).join('');
}
