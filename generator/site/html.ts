// Templates of pages: escaping of HTML, XML and JSON-LD, HTML of others, texts in the nearest language, fields of forms.
import { createRequire } from 'node:module';
import { html, render, type RenderInfo } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { nothing } from 'lit';
import { DEFAULT_LOCALE, type Locale } from '../../src/i18n/locales.js';
import type sanitizeHtml from 'sanitize-html';
import type { Texts } from '../sources/schema-fields.js';

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

/** Takes out of HTML or SVG what is not allowed. The library is loaded at the first use: most builds need none of it. */
export const sanitize = (text: string, allowed: sanitizeHtml.IOptions): string =>
  (createRequire(import.meta.url)('sanitize-html') as typeof sanitizeHtml)(text, allowed);

/** Stands for the way to the site's root in the element's templates, which take no relative addresses. */
export const ROOT = 'https://root.invalid/';

/** A script element that holds data. No value can end the element. */
const dataScript = (attributes: string, value: unknown): unknown =>
  raw(
    `<script ${attributes}>${JSON.stringify(value)
      .replaceAll('<', '\\u003c')
      .replaceAll('\u2028', '\\u2028')
      .replaceAll('\u2029', '\\u2029')}</script>`,
  );

/** Structured content for search engines. */
export const jsonLd = (value: unknown): unknown => dataScript('type="application/ld+json"', value);

/** Data for the page's own scripts. */
export const dataBlock = (id: string, value: unknown): unknown =>
  dataScript(`type="application/json" id="${id}"`, value);

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

/** A choice of a menu. */
export type Option = readonly [value: string, label: string];

/** Settings of a form, under a title. */
export const group = (legend: string, fields: readonly unknown[]): unknown =>
  html`<fieldset>
    <legend>${legend}</legend>
    ${fields}
  </fieldset>`;

/** Settings that few need. */
export const folded = (title: string, fields: readonly unknown[]): unknown =>
  html`<details>
    <summary>${title}</summary>
    ${fields}
  </details>`;

/** @param isHidden whether the script shows it only for some of what can be embedded */
export const field = (
  id: string,
  label: string,
  control: unknown,
  hint?: string,
  isHidden = false,
): unknown =>
  html`<p ?hidden=${isHidden}>
    <label for=${id}>${label}</label> ${control}
    ${hint ? html`<span id="${id}-hint" class="hint">${hint}</span>` : nothing}
  </p>`;

export const menu = (name: string, label: string, options: readonly Option[], hint?: string): unknown =>
  field(
    name,
    label,
    html`<select id=${name} name=${name} aria-describedby=${hint ? `${name}-hint` : nothing}>
      ${options.map(([value, text]) => option(value, text))}
    </select>`,
    hint,
  );

/** Several values. The first one is what the element does without the attribute, and so needs none. */
export const choices = <T extends string>(
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
): Option[] => values.map((value, position) => [position === 0 ? '' : value, labels[value]]);

export const option = (value: string, label: string): unknown =>
  html`<option value=${value}>${label}</option>`;

/**
 * A field for a text.
 * @param more.list the list of values that the script fills from the catalogue
 */
export const text = (
  name: string,
  label: string,
  {
    type,
    value,
    list,
    hint,
    isHidden,
  }: Partial<Record<'type' | 'value' | 'list' | 'hint', string>> & { isHidden?: boolean } = {},
): unknown =>
  field(
    name,
    label,
    html`<input
        id=${name}
        name=${name}
        type=${type ?? nothing}
        value=${value ?? nothing}
        list=${list ?? nothing}
        aria-describedby=${hint ? `${name}-hint` : nothing}
        autocomplete="off"
      />
      ${list ? html`<datalist id=${list}></datalist>` : nothing}`,
    hint,
    isHidden,
  );

export const number = (name: string, label: string, max?: number, usual = ''): unknown =>
  field(
    name,
    label,
    html`<input id=${name} name=${name} type="number" min="1" max=${max ?? nothing} placeholder=${usual} />`,
  );

/** What is there unless the owner wants it not. */
export const checkbox = (name: string, label: string): unknown =>
  html`<p>
    <label><input type="checkbox" name=${name} value="on" checked /> ${label}</label>
  </p>`;

export const radio = (name: string, value: string, label: string, isChecked: boolean): unknown =>
  html`<label><input type="radio" name=${name} value=${value} ?checked=${isChecked} /> ${label}</label>`;
