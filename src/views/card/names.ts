import { html, nothing, type TemplateResult } from 'lit';
import type { FacetName } from '../../search/index.js';
import type { CardModel } from '../../state/view-models.js';
import type { ViewContext } from '../view.js';

/** A text with what the query matched marked. */
export function marked(text: string, { highlights }: CardModel): unknown {
  const ranges = highlights?.(text) ?? [];
  if (ranges.length === 0) return text;
  const parts: unknown[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    parts.push(text.slice(at, start), html`<mark>${text.slice(start, end)}</mark>`);
    at = end;
  }
  return [...parts, text.slice(at)];
}

/** A name that shows everything of that name, where the reader may filter by it. */
export function filterButton(
  facet: FacetName,
  values: readonly string[],
  content: unknown,
  { filter }: CardModel,
  { dispatch }: ViewContext,
): unknown {
  if (!filter) return content;
  return html`<button
    type="button"
    class="name"
    @click=${() => {
      dispatch(filter(facet, values));
    }}
  >
    ${content}
  </button>`;
}

/** What a solution has of a facet, by name; undefined where it has nothing. */
export function names(
  facet: FacetName,
  values: readonly string[],
  nameOf: (value: string) => string,
  model: CardModel,
  context: ViewContext,
): TemplateResult[] | undefined {
  if (values.length === 0) return undefined;
  return values.map(
    (value, at) =>
      html`${at > 0 ? ', ' : nothing}${filterButton(facet, [value], marked(nameOf(value), model), model, context)}`,
  );
}
