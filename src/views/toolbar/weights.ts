import { html, type TemplateResult } from 'lit';
import { SCORES, type ScoreName } from '../../catalogue/schema.js';
import { sortOf } from '../card/facts.js';
import { slider } from '../facets/filter-panel.js';
import type { ViewContext } from '../view.js';

/**
 * What matters to the reader: a slider for each score, with its meaning in words.
 * @param weights from 0 (does not matter) to 3
 */
export function weightSliders(
  weights: Readonly<Record<ScoreName, number>>,
  { language: { messages }, dispatch }: ViewContext,
): TemplateResult {
  const words = messages.fit.weights;
  return html`<fieldset class="fit" part="fit">
    <legend>${messages.fit.title}</legend>
    ${SCORES.map((score) => {
      const value = weights[score];
      return slider({
        label: messages.sort.by[sortOf(score)],
        min: 0,
        max: words.length - 1,
        value,
        word: words[value] ?? '',
        onInput: (weight) => {
          dispatch({ type: 'weight-set', score, weight });
        },
      });
    })}
  </fieldset>`;
}
