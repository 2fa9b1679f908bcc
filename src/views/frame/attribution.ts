import { html, type TemplateResult } from 'lit';
import type { Catalogue } from '../../catalogue/schema.js';
import { webUrl } from '../../catalogue/web-url.js';
import type { Language } from '../../i18n/localize.js';
import { interleave } from '../../i18n/messages.js';

/** Where the data comes from, under which licence, and of which day. */
export function attribution(
  { homepage, license, generatedAt }: Catalogue,
  { messages, format }: Language,
): TemplateResult {
  const url = webUrl(homepage);
  const source = url ? html`<a href=${url} rel="noopener">${new URL(url).host}</a>` : homepage;
  const date = html`<time datetime=${generatedAt}>${format.date(generatedAt)}</time>`;
  return html`<p class="attribution" part="attribution">
    ${interleave<unknown>(messages.attribution, { homepage: source, license, date })}
  </p>`;
}
