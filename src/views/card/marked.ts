import { html } from 'lit';
import type { Range } from '../../search/index.js';

/** A text with the matched stretches marked. */
export function marked(text: string, ranges: readonly Range[]): unknown {
  if (ranges.length === 0) return text;
  const pieces: unknown[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    pieces.push(text.slice(at, start), html`<mark>${text.slice(start, end)}</mark>`);
    at = end;
  }
  return [...pieces, text.slice(at)];
}
