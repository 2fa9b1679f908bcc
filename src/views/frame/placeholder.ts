import { html, nothing, type TemplateResult } from 'lit';
import type { LayoutName } from '../../state/layouts.js';
import { skeletonList } from '../results/results.js';

/**
 * The fallback, over the room that search, facets and results will take.
 * @param count how many results will be shown
 */
export function placeholder(
  hasSearch: boolean,
  hasFacets: boolean,
  layout: LayoutName,
  count: number,
): TemplateResult {
  return html`<div class="loading">
    <div class="app ${hasFacets ? 'with-facets' : ''}" aria-hidden="true">
      ${hasSearch ? html`<div class="held-search"></div>` : nothing}
      ${hasFacets ? html`<div class="held-facets"></div>` : nothing}
      <div class="main">
        <div class="toolbar"></div>
        ${skeletonList(layout, count)}
      </div>
    </div>
    <div><slot></slot></div>
  </div>`;
}
