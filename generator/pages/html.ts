import { html, render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import type { ElementRenderer, RenderInfo } from '@lit-labs/ssr';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

/** Templates of pages: every value in them is escaped. */
export { html };

/** Places for hydration, which the pages do not use: what is rendered here is replaced as a whole, or stays. */
const MARKERS = /<!--\/?lit-(?:part|node)[^>]*-->|<\?>/g;

/**
 * Renders a template, the page's own or one of the element's, to a text.
 * @param renderers for custom elements that are to be rendered with their shadow trees
 */
export function toText(value: unknown, renderers?: RenderInfo['elementRenderers']): string {
  return collectResultSync(render(value, renderers && { elementRenderers: renderers })).replace(MARKERS, '');
}

/** Structured content for search engines. No value can end the script element it stands in. */
export const jsonLd = (value: unknown): unknown =>
  unsafeHTML(
    `<script type="application/ld+json">${JSON.stringify(value)
      .replaceAll('<', '\\u003c')
      .replaceAll('\u2028', '\\u2028')
      .replaceAll('\u2029', '\\u2029')}</script>`,
  );

export type { ElementRenderer };
