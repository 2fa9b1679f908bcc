import { html, render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import type { RenderInfo } from '@lit-labs/ssr';

/** Templates of pages: every value in them is escaped. */
export { html };

/**
 * A text that is HTML already. Lit's own `unsafeHTML` parses it at every place where it stands, which took most of the
 * time of large sites. In base64 it passes for a value; around it stands what no value can be, as values are escaped.
 */
export const raw = (text: string): unknown =>
  html`<!--raw-->${Buffer.from(text).toString('base64')}<!--/raw-->`;

const RAW = /<!--raw-->([^<]*)<!--\/raw-->/g;

/** Places for hydration, which the pages do not use: what is rendered here is replaced as a whole, or stays. */
const MARKERS = /<!--\/?lit-(?:part|node)[^>]*-->|<\?>/g;

/**
 * Renders a template, the page's own or one of the element's, to a text.
 * @param renderers for custom elements that are to be rendered with their shadow trees
 */
export function toText(value: unknown, renderers?: RenderInfo['elementRenderers']): string {
  return collectResultSync(render(value, renderers && { elementRenderers: renderers }))
    .replace(MARKERS, '')
    .replace(RAW, (_, text: string) => Buffer.from(text, 'base64').toString());
}

/** Structured content for search engines. No value can end the script element it stands in. */
export const jsonLd = (value: unknown): unknown =>
  raw(
    `<script type="application/ld+json">${JSON.stringify(value)
      .replaceAll('<', '\\u003c')
      .replaceAll('\u2028', '\\u2028')
      .replaceAll('\u2029', '\\u2029')}</script>`,
  );
