import { html, type TemplateResult } from 'lit';

/** Levels that a card's heading can have: level 1 belongs to the page. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** The level that is asked for, within what is possible. */
export function headingLevel(level: number | undefined): HeadingLevel {
  return Math.min(6, Math.max(2, Math.round(level ?? 3))) as HeadingLevel;
}

/** A heading of a level that is known at run time only. Templates have fixed tags, hence one for each. */
export function heading(level: HeadingLevel, content: unknown): TemplateResult {
  switch (level) {
    case 2:
      return html`<h2 part="card-title" class="title">${content}</h2>`;
    case 3:
      return html`<h3 part="card-title" class="title">${content}</h3>`;
    case 4:
      return html`<h4 part="card-title" class="title">${content}</h4>`;
    case 5:
      return html`<h5 part="card-title" class="title">${content}</h5>`;
    case 6:
      return html`<h6 part="card-title" class="title">${content}</h6>`;
  }
}
