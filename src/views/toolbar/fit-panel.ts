import { html, type TemplateResult } from 'lit';
import { SCORES, type ScoreName, type Solution } from '../../catalogue/schema.js';
import type { Language } from '../../i18n/localize.js';
import { fit, type FitReason, type FitWeights } from '../../search/index.js';
import { sortOf } from '../card/score-meter.js';
import { slider } from '../facets/slider.js';

export interface FitPanelProperties extends Language {
  /** From 0 (does not matter) to 3. */
  weights: Readonly<Record<ScoreName, number>>;
  onWeigh: (score: ScoreName, weight: number) => void;
}

/** What matters to the reader: a slider for each score, with its meaning in words. */
export function fitPanel({ weights, messages, onWeigh }: FitPanelProperties): TemplateResult {
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
          onWeigh(score, weight);
        },
      });
    })}
  </fieldset>`;
}

/** Why a solution fits what the reader weighs, and what speaks against it. */
export function fitReasons(
  solution: Solution,
  weights: FitWeights,
  { messages, format }: Language,
): TemplateResult {
  const { reasons } = fit(solution, weights);
  const say = (wanted: (strength: FitReason['strength']) => boolean) =>
    format.list(
      reasons
        .filter(({ strength }) => wanted(strength))
        .map(({ score, strength }) => messages.fit.reasons[score][strength]),
    );
  const lines = [
    [messages.fit.for, say((strength) => strength !== 'hardly')],
    [messages.fit.against, say((strength) => strength === 'hardly')],
  ].filter(([, text]) => text !== '');
  return html`${lines.map(
    ([term, text]) => html`<p class="reasons" part="reasons"><span class="term">${term}</span> ${text}</p>`,
  )}`;
}
